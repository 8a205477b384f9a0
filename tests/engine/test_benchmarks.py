"""What the benchmarks measure still runs (`make bench` measures it)."""

import pytest

from benchmarks import games
from misto.engine.views import Host, view_for


def test_a_full_turn_is_full():
    commands = games.twenty()
    assert len(commands) == 20
    assert games.turn(games.eleven(), commands).turn == 2


@pytest.mark.slow
def test_a_long_ledger_is_long():
    ledger = games.long_ledger()
    assert len(ledger) == 5_000
    assert view_for(ledger, Host()).turn > 20
