"""Pairs of games: what a difference does, and how sure one may be of it."""

import numpy as np
import pytest

from misto.engine import Winner
from misto.sim.pairs import Pairs, paired

BASE = np.array([0] * 50 + [1] * 50, np.uint8)
OTHER = np.array([0] * 45 + [1] * 5 + [0] * 25 + [1] * 25, np.uint8)


def test_winners_are_counted_in_pairs():
    pairs = paired(BASE, OTHER)
    assert pairs.games == 100
    assert pairs.won(Winner.TOWN) == (50, 70)
    assert pairs.won(Winner.MAFIA) == (50, 30)
    assert pairs + Pairs() == pairs
    assert (pairs + pairs).games == 200


def test_an_effect_has_its_interval():
    """Agresti and Min (2005): (b - c) / (n + 2) and its standard error, from b = 25.5, c = 5.5."""
    effect = paired(BASE, OTHER).effect(Winner.TOWN)
    assert effect.change == 0.2
    assert (effect.low + effect.high) / 2 == pytest.approx(20 / 102)
    assert (effect.high - effect.low) / 2 == pytest.approx(1.959964 * (31 - 400 / 102) ** 0.5 / 102)
    assert effect.visible


def test_what_lies_inside_the_interval_is_not_visible():
    few = paired(BASE[48:52], OTHER[48:52])
    assert not few.effect(Winner.TOWN).visible
    same = paired(BASE, BASE).effect(Winner.TOWN)
    assert same.change == 0
    assert same.low < 0 < same.high


def test_of_no_games_there_is_no_effect():
    assert Pairs().effect(Winner.TOWN).change == 0
    assert not Pairs().effect(Winner.TOWN).visible
