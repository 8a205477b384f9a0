"""Chains that can be reckoned by hand."""

from fractions import Fraction

from misto.sim.exact.chain import Chain

THIRD, HALF = Fraction(1, 3), Fraction(1, 2)


def chain(rows, first="a"):
    return Chain(first, lambda state: rows.get(state, {}))


def test_a_state_that_comes_of_itself():
    rows = {"a": {"a": HALF, "won": THIRD, "lost": Fraction(1, 6)}}
    assert chain(rows).ends() == {"won": Fraction(2, 3), "lost": THIRD}


def test_two_that_come_of_each_other():
    rows = {"a": {"b": HALF, "won": HALF}, "b": {"a": HALF, "lost": HALF}}
    assert chain(rows).ends() == {"won": Fraction(2, 3), "lost": THIRD}
    assert chain(rows, "b").ends() == {"won": THIRD, "lost": Fraction(2, 3)}


def test_what_goes_round_for_ever_is_missing():
    rows = {"a": {"b": HALF, "won": HALF}, "b": {"c": Fraction(1)}, "c": {"b": Fraction(1)}}
    assert chain(rows).ends() == {"won": HALF}


def test_an_end_at_once():
    assert chain({}).ends() == {"a": 1}


def test_step_by_step():
    rows = {"a": {"a": HALF, "won": HALF}}
    assert chain(rows).steps(3) == [{"won": HALF}, {"won": HALF**2}, {"won": HALF**3}]


def test_gambler_s_ruin():
    """From k of n at even odds, n is reached before 0 in k of n games."""
    n = 12
    rows = {k: {k - 1: HALF, k + 1: HALF} for k in range(1, n)}
    for k in range(1, n):
        assert Chain(k, lambda state: rows.get(state, {})).ends()[n] == Fraction(k, n)
