"""What is counted adds up, and its intervals are Wilson's."""

import pytest

from misto.engine import Role, Winner
from misto.sim.outcomes import WINNERS, Court, Lives, Outcomes, wilson

ONE = Outcomes(
    games=3,
    won=(2, 1, 0, 0, 0),
    lengths=(0, 0, 1, 2),
    lives={Role.BOSS: Lives(3, 8, 1)},
    court=Court(2, 3, 1),
)
OTHER = Outcomes(
    games=2,
    won=(0, 0, 1, 0, 1),
    lengths=(0, 0, 0, 0, 2),
    lives={Role.DOCTOR: Lives(2, 6, 2), Role.BOSS: Lives(2, 3, 0)},
    court=Court(0, 2, 5),
)


@pytest.mark.parametrize(
    ("successes", "of", "low", "high"),
    # Newcombe (1998), table I, method 3.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_intervals_are_those_of_the_literature(successes, of, low, high):
    found = wilson(successes, of)
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


def test_of_no_games_nothing_is_known():
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)
    assert Outcomes().chance(Winner.TOWN).width == 1
    assert (Outcomes().mean_length, Lives().mean, Outcomes().length_at(0.5)) == (0, 0, 0)


def test_counts_add_up_in_any_order():
    both = ONE + OTHER
    assert both == OTHER + ONE == Outcomes() + both
    assert both.won == (2, 1, 1, 0, 1)
    assert both.lengths == (0, 0, 1, 2, 2)
    assert both.lives == {Role.DOCTOR: Lives(2, 6, 2), Role.BOSS: Lives(5, 11, 1)}
    assert both.court == Court(2, 5, 6)


def test_figures_are_of_what_was_counted():
    both = ONE + OTHER
    assert both.chance(Winner.TOWN).share == 2 / 5
    assert both.chance(None).share == 1 / 5
    assert both.width == pytest.approx(wilson(2, 5).width)
    assert both.mean_length == (2 + 3 + 3 + 4 + 4) / 5
    assert [both.length_at(share) for share in (0.2, 0.5, 0.9)] == [2, 3, 4]
    assert both.lives[Role.BOSS].mean == 11 / 5


def test_a_game_ends_in_one_of_five_ways():
    assert WINNERS == (Winner.TOWN, Winner.MAFIA, Winner.MANIAC, Winner.DRAW, None)
