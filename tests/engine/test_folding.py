"""`evolve` and `fold`: a ledger makes one game, however it is folded; nothing changes in place."""

import copy
from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from misto.engine import events as e
from misto.engine.codec import KINDS, decode_ledger, encode_ledger
from misto.engine.commands import Command
from misto.engine.evolve import evolve, fold
from misto.engine.game import Game
from misto.engine.night import resolve
from misto.engine.rules import CLASSIC, Rules
from misto.engine.terms import Phase, Shown
from misto.engine.views import Host, Reader, Seat, view_for
from tests.engine.build import FULL, OPENS, Table
from tests.engine.frozen import market, table_game

PLAYED = {"market": market(), "table": table_game()}

each_game = pytest.mark.parametrize("name", PLAYED)


def parts(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from parts(key)
            yield from parts(one)
    elif isinstance(value, tuple | frozenset | list | set):
        for one in value:
            yield from parts(one)


@each_game
def test_stepping_and_folding_come_to_the_same_game(name):
    table = PLAYED[name]
    assert fold(table.ledger) == table.game


@each_game
@pytest.mark.parametrize("size", [1, 2, 7, 50])
def test_folding_in_pieces_is_folding_whole(name, size):
    ledger = PLAYED[name].ledger
    game = None
    for start in range(0, len(ledger), size):
        game = fold(ledger[start : start + size], game)
    assert game == fold(ledger)


@each_game
def test_folding_what_was_saved_and_loaded_is_folding(name):
    ledger = PLAYED[name].ledger
    assert fold(decode_ledger(encode_ledger(ledger))) == fold(ledger)


@each_game
def test_no_game_is_changed_in_place(name):
    """Each game on the way is what it was when all is over."""
    ledger = PLAYED[name].ledger
    games, kept = [Game()], [copy.deepcopy(Game())]
    for event in ledger:
        games.append(evolve(games[-1], event))
        kept.append(copy.deepcopy(games[-1]))
    assert games == kept


@each_game
def test_no_view_is_changed_in_place_either(name):
    ledger = PLAYED[name].ledger
    for viewer in (Host(), Reader(), Seat(2)):
        cut = len(ledger) // 2
        before = view_for(ledger[:cut], viewer)
        kept = copy.deepcopy(before)
        view_for(ledger, viewer)
        assert before == kept == view_for(ledger[:cut], viewer)


@each_game
def test_resolving_changes_nothing_and_comes_to_the_same_twice(name):
    games = [Game()]
    for event in PLAYED[name].ledger:
        games.append(evolve(games[-1], event))
    for before, event in zip(games, PLAYED[name].ledger, strict=False):
        if isinstance(event, e.TurnClosed):
            kept = copy.deepcopy(before)
            assert resolve(before) == resolve(before)
            assert before == kept


def test_an_empty_ledger_is_an_empty_game():
    assert fold([]) == Game()
    game = Table(FULL).game
    assert fold([], game) == game


def test_every_event_moves_the_clock_of_the_game():
    for table in PLAYED.values():
        game = Game()
        for event in table.ledger:
            game = evolve(game, event)
            assert game.last_at == event.at


@each_game
def test_no_event_is_before_the_one_that_came_before(name):
    assert all(one.at <= other.at for one, other in pairwise(PLAYED[name].ledger))


def test_an_event_that_tells_somebody_something_changes_nothing():
    game = Table(FULL).game
    told = e.CheckAnswered(at=OPENS, audience=(1,), turn=1, seat=2, shows=Shown.DOCTOR)
    assert evolve(game, told) == msgspec.structs.replace(game, last_at=OPENS)


# Frozen, all the way down.


@each_game
def test_what_a_game_is_made_of_is_frozen(name):
    game = PLAYED[name].game
    structs = {type(one) for one in parts(game) if isinstance(one, Struct)}
    assert Game in structs
    assert all(kind.__struct_config__.frozen for kind in structs)
    with pytest.raises(AttributeError):
        game.turn = 9  # type: ignore[misc]


def test_events_commands_and_rules_are_frozen():
    kinds: set[type[Struct]] = {*KINDS.values(), *Command.__subclasses__(), Rules}
    assert all(kind.__struct_config__.frozen for kind in kinds)


def test_the_defaults_of_a_game_are_not_shared():
    """A default that somebody filled would be in every game."""
    table = Table(FULL)
    table.give(1, "check", 2)
    assert Game().orders == {}
    assert Game().rules is CLASSIC


def test_a_ledger_can_be_folded_by_a_name_for_each_turn():
    """Folding on from any point asks for no more than the game at that point."""
    ledger = PLAYED["market"].ledger
    ends = [place for place, event in enumerate(ledger) if isinstance(event, e.TurnOpened)]
    for place in ends:
        assert fold(ledger[place:], fold(ledger[:place])) == PLAYED["market"].game


def test_time_between_events_does_not_matter_to_what_they_make():
    """The ledger's facts are facts: only `last_at` and the close's instant come from the hour."""
    table = Table(FULL)
    table.give(9, "kill", 6)
    table.close()
    later = [
        msgspec.structs.replace(event, at=event.at + timedelta(hours=3)) for event in table.ledger
    ]
    moved = fold(later)
    same = msgspec.structs.replace(
        moved, last_at=table.game.last_at, closed_at=table.game.closed_at
    )
    assert same == table.game


def test_a_turn_whose_report_is_out_is_closed_until_the_next_one_opens():
    table = Table().turn_two()
    place = table.ledger.index(table.last(e.TurnOpened))
    assert fold(table.ledger[:place]).phase is Phase.CLOSED
