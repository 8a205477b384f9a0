"""The engine is pure: no state of its own, and the same for all who call it (law 4)."""

import importlib
import pkgutil

import pytest

import misto.engine
from misto.engine import commands as c
from misto.engine.decide import decide
from misto.engine.events import Event
from misto.engine.game import Game
from misto.engine.refusals import Refusal
from misto.engine.rules import Rules
from tests.engine.build import OPENS, Table, lobby, seeded

MODULES = sorted(
    module.name for module in pkgutil.walk_packages(misto.engine.__path__, "misto.engine.")
)


@pytest.mark.parametrize("name", MODULES)
def test_no_module_has_state(name):
    module = importlib.import_module(name)
    mutable = [
        place
        for place, value in vars(module).items()
        if isinstance(value, dict | list | set | bytearray) and not place.startswith("__")
    ]
    assert mutable == []


def test_chance_is_asked_for_where_a_key_is_drawn_and_nowhere_else():
    thrown: list[int] = []

    def dice(count: int) -> bytes:
        thrown.append(count)
        return bytes(count)

    created = Table("").game
    decide(created, c.OpenEnrolment(), OPENS, dice)
    assert thrown == [32]
    table = Table(dice=dice)
    table.give(4, "check", 1)
    table.end()
    assert thrown == [32]


def test_the_dice_decide_the_key():
    keys = {lobby(0, seed=seed).game.key for seed in ("one", "two", "two")}
    assert len(keys) == 2
    assert lobby(0, seed="one").game.key == seeded("one")(32).hex()


def test_a_decision_is_events_or_a_refusal_and_the_game_is_asked_only():
    game = Table().game
    for command in (c.GiveOrder(seat=4, order="check", targets=(1,)), c.Deal()):  # type: ignore[arg-type]
        decision = decide(game, command, OPENS, bytes)
        assert isinstance(decision, Refusal) or all(isinstance(one, Event) for one in decision)
        assert decide(game, command, OPENS, bytes) == decision


def test_what_the_package_shows_is_there_and_in_order():
    names = misto.engine.__all__
    assert len(names) == len(set(names))
    assert all(hasattr(misto.engine, name) for name in names)


def test_the_game_of_the_first_example():
    events = misto.engine.decide(
        Game(), c.CreateGame(game="demo", title="Ринок", rules=Rules()), OPENS, bytes
    )
    assert not isinstance(events, Refusal)
    assert misto.engine.fold(events).title == "Ринок"
