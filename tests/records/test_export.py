"""A ledger's record replays to the same end, whatever the host did."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.engine.commands import CreateGame
from misto.engine.decide import decide
from misto.engine.game import Game
from misto.engine.refusals import Refusal
from misto.engine.rules import CLASSIC
from misto.engine.terms import Phase
from misto.records import dumps, from_ledger, loads, replay
from tests.records.games import START, ledger

LASTING = ("roles", "living", "winner", "poisoned", "framed", "keeper", "healed", "injected")


@settings(max_examples=200)
@given(st.integers(0, 2**32))
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


def test_a_game_that_was_never_dealt_has_no_record():
    created = decide(Game(), CreateGame(game="g", title="G", rules=CLASSIC), START, bytes)
    assert not isinstance(created, Refusal)
    with pytest.raises(ValueError, match="never dealt"):
        from_ledger(created)
