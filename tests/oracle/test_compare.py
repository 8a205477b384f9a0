"""The engine agrees with the oracle, and the comparison sees a fault in any stage."""

import pytest

from misto.engine.terms import Stage
from tests.engine.planting import STAGES, Copy, Fault
from tests.oracle import compare

GAMES = 500
BOUND = 1_500
"""How many games, some 2.7 turns each, must be enough to see a fault."""


def test_a_few_games():
    assert compare.count(range(60)).wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(8))
def test_more_games(chunk):
    found = compare.count(range(1_000 + chunk * GAMES, 1_000 + (chunk + 1) * GAMES))
    assert found.wrong == []
    assert found.turns > 1_250  # 10,000 in all


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Copy:
    return Copy(tmp_path_factory.mktemp("planted"))


def test_every_stage_has_its_fault():
    assert [fault.name for fault in STAGES] == [stage.value for stage in Stage]


LOOK = f"from tests.oracle.compare import *; print(first_difference(range({BOUND})))"


@pytest.mark.slow
@pytest.mark.parametrize("fault", STAGES, ids=lambda fault: fault.name)
def test_a_planted_fault_is_seen(copy: Copy, fault: Fault):
    with copy.planted(fault):
        done = copy.python("-c", LOOK)
    assert done.returncode == 0, done.stderr
    assert "turn" in done.stdout, f"not seen in {BOUND} games: {done.stdout}"
