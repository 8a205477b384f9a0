"""What the batches find, against what is computed exactly."""

from fractions import Fraction
from itertools import product

import pytest

from misto.engine import Winner
from misto.sim.batch.vanilla import play_vanilla
from misto.sim.draws import chunk_key
from misto.sim.exact.vanilla import End, First, chances
from tests.sim.chance import outside

GAMES = 200_000


@pytest.mark.slow
@pytest.mark.parametrize("first", First)
@pytest.mark.parametrize("end", End)
def test_vanilla_games_are_won_as_often_as_they_should_be(first, end):
    found = {}
    for seats, mafia in product(range(3, 26), range(7)):
        if mafia < seats:
            chunk = chunk_key(2026, 7 * seats + mafia)
            won = play_vanilla(seats, mafia, first, end, chunk, GAMES).won[0]
            true = chances(seats, mafia, first=first, end=end)[Winner.TOWN]
            found[seats, mafia] = won, GAMES, float(true)
    assert outside(found) == []


def test_a_share_that_is_off_by_little_is_found():
    true = float(Fraction(38, 231))
    assert outside({"right": (round(GAMES * true), GAMES, true)}) == []
    assert outside({"wrong": (round(GAMES * (true + 0.006)), GAMES, true)}) == ["wrong"]
    assert outside({"never": (1, GAMES, 0.0)}) == ["never"]
