"""The vanilla game against published figures, its closed form, and what can be proved of it."""

from fractions import Fraction
from math import comb, sqrt

import pytest

from misto.engine import Winner
from misto.sim.exact import vanilla
from misto.sim.exact.vanilla import End, First

KNOWN = {
    (7, 2): "8/35",
    (9, 2): "94/315",
    (10, 2): "69/320",
    (11, 2): "244/693",
    (11, 3): "38/231",
    (12, 3): "27/256",
    (13, 2): "1186/3003",
    (13, 3): "16/77",
    (21, 2): "491870/969969",
    (25, 5): "22112/146965",
}
SMALL = [(n, m) for n in range(1, 26) for m in range(n + 1)]


def town(seats, mafia, first=First.DAY, end=End.PARITY):
    return vanilla.chances(seats, mafia, first=first, end=end)[Winner.TOWN]


def double_factorial(n):
    return 1 if n < 1 else n * double_factorial(n - 2)


def wipeout(n, m):
    """The town's chance at wipe-out, day first: the closed form that docs/balance.md derives."""
    if n % 2:
        weights = {2 * j: (-1) ** j * double_factorial(2 * j - 3) for j in range(1, m // 2 + 1)}
        weights[1] = 1
    else:
        weights = {2 * j + 1: (-1) ** j * double_factorial(2 * j - 1) for j in range((m + 1) // 2)}
    mafia = sum(
        Fraction(weight * comb(m, k) * double_factorial(n - k), double_factorial(n))
        for k, weight in weights.items()
    )
    return 1 - mafia if m else Fraction(1)


@pytest.mark.parametrize(("seats", "mafia"), KNOWN)
def test_the_known_chances_day_first_at_parity(seats, mafia):
    assert town(seats, mafia) == Fraction(KNOWN[seats, mafia])


def test_parity_and_wipeout_differ_a_great_deal_at_even_numbers():
    assert round(float(town(12, 2)), 3) == 0.264
    assert round(float(town(12, 2, end=End.WIPEOUT)), 3) == 0.549


def test_the_closed_form_of_wipeout_is_what_the_programme_finds():
    assert all(town(n, m, end=End.WIPEOUT) == wipeout(n, m) for n, m in SMALL)
    assert town(200, 14, end=End.WIPEOUT) == wipeout(200, 14)
    assert town(199, 60, end=End.WIPEOUT) == wipeout(199, 60)


@pytest.mark.parametrize("end", End)
def test_night_first_is_day_first_with_a_seat_less(end):
    for n, m in SMALL:
        if n > m:
            assert town(n, m, First.NIGHT, end) == (town(n - 1, m, end=end) if m else 1)


def test_the_three_ends_agree_at_odd_numbers_day_first():
    for n, m in SMALL:
        if n % 2:
            assert town(n, m) == town(n, m, end=End.MAJORITY) == town(n, m, end=End.WIPEOUT)


def test_majority_and_wipeout_agree_always():
    for first in First:
        for n, m in SMALL:
            assert town(n, m, first, End.MAJORITY) == town(n, m, first, End.WIPEOUT)


@pytest.mark.parametrize("first", First)
@pytest.mark.parametrize("end", End)
def test_each_chance_is_that_of_a_game_played_out_in_the_open(first, end):
    """The same recursion in its plainest form, with a fraction at each step."""

    def ended(m, c):
        return {End.PARITY: m >= c, End.MAJORITY: m > c, End.WIPEOUT: c == 0}[end]

    def day(m, c):
        if not m or ended(m, c):
            return Fraction(not m)
        ways = m * night(m - 1, c) + c * night(m, c - 1)
        return ways / (m + c)

    def night(m, c):
        return Fraction(not m) if not m or ended(m, c) else day(m, c - 1)

    start = day if first is First.DAY else night
    for n in range(1, 14):
        for m in range(n + 1):
            assert town(n, m, first, end) == start(m, n - m)


@pytest.mark.parametrize("first", First)
@pytest.mark.parametrize("end", End)
def test_a_table_holds_what_single_questions_are_answered(first, end):
    table = vanilla.table(25, 6, first=first, end=end)
    assert sorted(table) == [(n, m) for n, m in SMALL if m <= 6]
    assert all(table[n, m] == town(n, m, first, end) for n, m in table)


def test_both_chances_make_one():
    odds = vanilla.chances(25, 5)
    assert sum(odds.values()) == 1
    assert set(odds) == {Winner.TOWN, Winner.MAFIA}


def test_without_mafia_the_town_has_won_and_without_town_the_mafia():
    assert town(7, 0) == 1
    assert town(7, 7) == 0


def test_about_as_many_mafia_as_the_root_of_the_seats_is_an_even_game():
    """Braverman, Etesami and Mossel 2008: the town's chance passes a half at some root of n."""
    for seats in (49, 101, 151, 200):
        even = max(m for m in range(1, seats) if town(seats, m) >= Fraction(1, 2))
        assert 0.3 * sqrt(seats) < even + 1 < 1.2 * sqrt(seats)


@pytest.mark.parametrize(("seats", "mafia"), [(0, 0), (-1, 0), (7, -1), (7, 8)])
def test_numbers_that_make_no_game_are_refused(seats, mafia):
    with pytest.raises(ValueError, match="can't be mafia"):
        vanilla.chances(seats, mafia)
