"""What holds for any sequence of commands, sensible or not."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.engine.codec import decode_ledger, encode_ledger
from misto.engine.commands import CancelDeal
from misto.engine.decide import decide
from misto.engine.events import HOST, Event
from misto.engine.evolve import evolve, fold
from misto.engine.game import Game
from misto.engine.invariants import Flaw, check
from misto.engine.night import resolve
from misto.engine.refusals import Refusal
from misto.engine.report import letter, report
from misto.engine.stepping import step
from misto.engine.views import Host, Person, Reader, Seat, Viewer, view_for, visible
from tests.engine import fuzz, wild

WALKS = st.randoms(use_true_random=False)


@pytest.mark.slow
@given(WALKS)
def test_nothing_raises_and_every_game_is_sound(rng: random.Random):
    for asked in wild.walk(rng, 40):
        assert check(asked.after) is Flaw.NONE, (asked.command, check(asked.after))
        again = decide(asked.before, asked.command, asked.at, wild.dice)
        assert again == asked.decision
        resolve(asked.after)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60))
def test_nothing_raises_on_long_walks(seed):
    asked = list(wild.walk(random.Random(seed), 300))
    assert {check(one.after) for one in asked} == {Flaw.NONE}
    ledger = wild.ledger_of(asked)
    game = asked[-1].after
    _saving_and_loading_is_identity(ledger, game)
    _everybody_can_look(ledger, game)


def _saving_and_loading_is_identity(ledger: list[Event], game: Game) -> None:
    loaded = decode_ledger(encode_ledger(ledger))
    assert list(loaded) == ledger
    assert encode_ledger(loaded) == encode_ledger(ledger)
    assert fold(loaded) == game


def _everybody_can_look(ledger: list[Event], game: Game) -> None:
    persons = [*game.persons, *game.former, *wild.PERSONS[:2], "", HOST]
    seats = [Seat(seat) for seat in [0, *game.seats, 99]]
    viewers: list[Viewer] = [Host(), Reader(), *seats, *map(Person, persons)]
    for viewer in viewers:
        view = view_for(ledger, viewer)
        for turn in range(game.turn + 2):
            assert {line.turn for line in report(view, turn) if hasattr(line, "turn")} <= {turn}
            letter(view, turn)


@pytest.mark.slow
@given(WALKS)
def test_a_ledger_is_what_is_kept_of_a_game(rng: random.Random):
    asked = list(wild.walk(rng, 60))
    ledger = wild.ledger_of(asked)
    _saving_and_loading_is_identity(ledger, asked[-1].after)
    _everybody_can_look(ledger, asked[-1].after)


@pytest.mark.slow
@given(WALKS)
def test_time_never_runs_backwards_and_refusals_leave_no_trace(rng: random.Random):
    asked = list(wild.walk(rng, 60))
    instants = [event.at for event in wild.ledger_of(asked)]
    assert instants == sorted(instants)
    for one in asked:
        if isinstance(one.decision, Refusal):
            assert one.after is one.before


@pytest.mark.slow
@given(WALKS)
def test_a_step_settles_what_fell_due_and_raises_for_nothing(rng: random.Random):
    game = Game()
    for asked in wild.walk(rng, 60):
        at = max(asked.at, game.last_at or asked.at)
        command = asked.command if rng.random() < 0.9 else None
        stepped = step(game, command, at, wild.dice, {1: 0} if rng.random() < 0.2 else None)
        assert stepped.game == fold(stepped.events, game)
        assert check(stepped.game) is Flaw.NONE
        game = stepped.game


@given(WALKS)
@settings(max_examples=20)
def test_a_viewer_sees_at_first_what_was_to_be_seen_at_first(rng: random.Random):
    """What a viewer may see only grows; a cancelled deal alone takes a person's seat away."""
    asked = list(wild.walk(rng, 60))
    ledger = wild.ledger_of([one for one in asked if not isinstance(one.command, CancelDeal)])
    for viewer in (Reader(), Seat(1), Seat(2), Person(wild.PERSONS[0])):
        seen: list[Event] = []
        for end in range(0, len(ledger), 9):
            now = list(visible(ledger[:end], viewer))
            still = iter(now)
            assert all(event in still for event in seen)
            seen = now


def test_every_command_is_accepted_and_every_refusal_met():
    met = fuzz.meet(300)
    assert met.missing == []


def test_the_same_game_in_two_pieces():
    """Folding the rest of a ledger on the game so far is folding the whole of it."""
    ledger = wild.ledger_of(list(wild.walk(random.Random(5), 300)))
    game = Game()
    for place, event in enumerate(ledger):
        game = evolve(game, event)
        if place % 7 == 0:
            assert fold(ledger[: place + 1]) == game
