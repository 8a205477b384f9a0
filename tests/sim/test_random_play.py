"""Model R and its kin: against the known figures, the vanilla game, and every single choice."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from misto.engine import Winner
from misto.sim.exact import random_play, vanilla
from misto.sim.exact.random_play import DOCTOR, MAFIA, MANIAC, PLAIN, Company
from misto.sim.exact.vanilla import First


def test_model_r_day_first():
    odds = random_play.chances(mafia=3, maniac=1, doctor=1, plain=6)
    assert {won.value: f"{float(chance):.12f}" for won, chance in odds.items()} == {
        "town": "0.138103292079",
        "mafia": "0.668251388173",
        "maniac": "0.145921263480",
        "draw": "0.047724056268",
    }


@pytest.mark.parametrize("first", First)
def test_without_maniac_and_doctor_it_is_the_vanilla_game_at_parity(first):
    for mafia, plain in product(range(5), range(9)):
        if mafia + plain:
            odds = random_play.chances(mafia=mafia, plain=plain, first=first)
            plainer = vanilla.chances(mafia + plain, mafia, first=first)
            assert {won: odds[won] for won in plainer} == plainer


def chosen_one_by_one(company):
    """A night seat by seat: every aim of mafia, maniac and doctor, each as likely."""
    seats = [kind for kind in range(4) for _ in range(company[kind])]
    by_mafia = [s for s, kind in enumerate(seats) if kind != MAFIA] if company.mafia else [None]
    by_maniac = [s for s, kind in enumerate(seats) if kind != MANIAC] if company.maniac else [None]
    guarded = range(len(seats)) if company.doctor else [None]
    left: Counter[Company] = Counter()
    for aims in product(by_mafia, by_maniac, guarded):
        dead = {aims[0], aims[1]} - {None, aims[2]}
        alive = Counter(kind for seat, kind in enumerate(seats) if seat not in dead)
        left[Company(*(alive[kind] for kind in (MAFIA, MANIAC, DOCTOR, PLAIN)))] += 1
    return {company: Fraction(ways, left.total()) for company, ways in left.items()}


@pytest.mark.parametrize(
    "company", [Company(*one) for one in product((0, 1, 3), (0, 1), (0, 1), (0, 1, 2, 4))]
)
def test_a_night_counts_every_choice_of_every_seat(company):
    if random_play.winner(company) is None:
        ways = random_play._night(company)
        found = {left: Fraction(weight, ways.total()) for left, weight in ways.items()}
        assert found == chosen_one_by_one(company)


@pytest.mark.parametrize(
    ("alive", "won"),
    [
        (Company(0, 0, 0, 0), Winner.DRAW),
        (Company(0, 0, 1, 0), Winner.TOWN),
        (Company(2, 0, 1, 1), Winner.MAFIA),
        (Company(2, 0, 1, 2), None),
        (Company(2, 1, 0, 0), None),
        (Company(0, 1, 0, 0), Winner.MANIAC),
        (Company(0, 1, 1, 0), Winner.MANIAC),
        (Company(0, 1, 1, 1), None),
    ],
)
def test_who_has_won(alive, won):
    assert random_play.winner(alive) is won


@pytest.mark.parametrize("first", First)
def test_the_chances_make_one(first):
    odds = random_play.chances(mafia=2, maniac=1, doctor=1, plain=4, first=first)
    assert sum(odds.values()) == 1
    assert set(odds) == set(Winner)


def test_a_doctor_helps_at_even_numbers_and_hurts_at_odd_ones():
    """A night on which nobody dies turns odd days into even ones, where parity is nearer."""
    for seats, helps in ((11, False), (12, True), (13, False), (14, True)):
        with_one = random_play.chances(mafia=3, doctor=1, plain=seats - 4)
        without = random_play.chances(mafia=3, plain=seats - 3)
        assert (with_one[Winner.TOWN] > without[Winner.TOWN]) is helps


@pytest.mark.parametrize(
    "numbers",
    [{"mafia": -1, "plain": 3}, {"mafia": 1, "plain": 3, "maniac": 2}, {"mafia": 1, "plain": -3}],
)
def test_numbers_that_make_no_company_are_refused(numbers):
    with pytest.raises(ValueError, match="no such company"):
        random_play.chances(**numbers)
