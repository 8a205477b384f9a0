"""A ledger's record replays to the same end, whatever the host did."""

from datetime import timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from misto.engine.commands import CreateGame
from misto.engine.decide import decide
from misto.engine.events import ALL, DealCancelled, OrderGiven
from misto.engine.game import Game
from misto.engine.refusals import Refusal
from misto.engine.rules import CLASSIC
from misto.engine.terms import Phase
from misto.records import dumps, from_ledger, loads, replay
from misto.records.model import Moment
from tests.records.games import START, ledger
from tests.records.samples import RIGHT

LASTING = ("roles", "living", "winner", "poisoned", "framed", "keeper", "healed", "injected")


@settings(max_examples=200)
@given(st.integers(0, 2**32))
@example(53)  # excluded, brought back by a fact, excluded again
@example(103557)  # a note from a turn that was undone, voided later
@example(103559)  # a miss cleared, and its turn undone
def test_it_replays_to_the_same_end(seed: int):
    events, game = ledger(seed)
    record = from_ledger(events)
    assert loads(dumps(record).encode()).record == record
    played = replay(record)
    assert not played.differences
    if record.turns and game.phase in {Phase.OPEN, Phase.OVER}:
        for name in LASTING:
            assert getattr(played.game, name) == getattr(game, name), name


def test_a_replayed_record_is_exported_as_it_was():
    """Once exported, a record is its own export: hours, rulings, expectations."""
    for seed in range(20):
        record = from_ledger(ledger(seed)[0])
        again = from_ledger(replay(record).ledger)
        assert [turn.rulings for turn in again.turns] == [turn.rulings for turn in record.turns]
        assert [turn.expect for turn in again.turns] == [turn.expect for turn in record.turns]


def test_an_hour_that_comes_twice_a_year_is_left_out():
    """In the night of 25 October 2026 the clocks of Kyiv show 03:30 at 00:30 and at 01:30 UTC."""
    first = "  - closes: 2026-10-25 12:00\n    orders"
    text = RIGHT.replace("  - orders", first).replace("kill: 5}", "kill: 5, at: 03:30}")
    events = replay(loads(text.encode()).record).ledger
    moved = [
        replace(event, at=event.at + timedelta(hours=1))
        if isinstance(event, OrderGiven) and event.order.seat == 2
        else event
        for event in events
    ]
    exported = from_ledger(moved)
    assert [line.at for line in exported.turns[0].orders] == [Moment("03:30"), None]
    assert not replay(exported).differences


def test_a_cancelled_deal_leaves_no_turns():
    events, _ = ledger(1)
    cancelled = DealCancelled(at=events[-1].at, audience=ALL, key="", why="a slip")
    with pytest.raises(ValueError, match="never dealt"):
        from_ledger([*events, cancelled])


def test_a_game_that_was_never_dealt_has_no_record():
    created = decide(Game(), CreateGame(game="g", title="G", rules=CLASSIC), START, bytes)
    assert not isinstance(created, Refusal)
    with pytest.raises(ValueError, match="never dealt"):
        from_ledger(created)
