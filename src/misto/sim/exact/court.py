"""The court of random players, exactly: how likely it is that somebody, and who, is sentenced.

Each of the n living votes for one of the n - 1 others, each as likely, and the votes arrive in any
order, each as likely (COURT-1, COURT-3, COURT-4, KEEPER-1, KEEPER-2). Votings are not listed but
counted, by the number of votes that each seat gets. Of n voters who may name anybody,
n! / (d₁! … dₙ!) votings give the seats d₁, …, dₙ votes; those in which somebody names themselves
are taken out by inclusion and exclusion. So the votings in which each seat's number is allowed are
n! times the coefficient of xⁿ in a product of polynomials, one a seat, in which y marks a seat that
is made to name itself: the sum of xᵈ / d! - y xᵈ / (d - 1)! over the numbers d allowed to it, where
a term in yʲ counts (n - j)! in the place of n!.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from math import comb, factorial
from typing import NamedTuple

from misto.engine.rules import Rules


class Sentence(NamedTuple):
    """Whom a court sentences, or elects: the keeper of the keys or not, and how many others.

    Which others, chance alone says: each set of that many is as likely. Where no keeper lives, all
    are others.
    """

    keeper: bool
    others: int


NOBODY = Sentence(keeper=False, others=0)
ONE = Sentence(keeper=False, others=1)
THE_KEEPER = Sentence(keeper=True, others=0)

Polynomial = dict[tuple[int, int], Fraction]
"""A coefficient for each power of x and of y."""


class Top(NamedTuple):
    """How many have the most votes, and whether the keeper, and whom the keeper named, are there.

    Without a keeper, the two are False.
    """

    votes: int
    keeper: bool
    named: bool
    others: int


def sentences(
    rules: Rules, living: int, seats: int, *, keeper: bool = False, election: bool = False
) -> dict[Sentence, Fraction]:
    """Return the chance of each sentence, with so many living of so many seats.

    >>> sentences(Rules(), 3, 7)[NOBODY]
    Fraction(0, 1)
    """
    total = {"living": living, "seats": seats, "votes": living}[rules.quorum_of]
    numerator, denominator = rules.quorum_share.as_integer_ratio()
    found = {NOBODY: Fraction(0)}
    for top, chance in _tops(living, keeper=keeper):
        if not election and top.votes * denominator < numerator * total:
            found[NOBODY] += chance
            continue
        for sentence, share in _of_a_top(rules, top, keeper=keeper, election=election):
            found[sentence] = found.get(sentence, Fraction(0)) + chance * share
    return found


def _of_a_top(
    rules: Rules, top: Top, *, keeper: bool, election: bool
) -> Iterator[tuple[Sentence, Fraction]]:
    """Yield whom a court sentences when these have the most votes (COURT-4, KEEPER-2)."""
    tied = top.keeper + top.named + top.others
    everybody = Sentence(top.keeper, top.named + top.others)
    entries = rules.tie
    if keeper and not election and "keeper" not in entries:
        entries = ("keeper", *entries)
    if tied == 1:
        yield everybody, Fraction(1)
        return
    for entry in entries:
        if entry == "nobody" or (entry == "keeper" and election):
            break
        if entry == "keeper":
            if top.named:
                yield ONE, Fraction(1)
                return
        elif entry == "everybody":
            yield everybody, Fraction(1)
            return
        else:  # by arrival: one of those tied, each as likely
            if top.keeper:
                yield THE_KEEPER, Fraction(1, tied)
            yield ONE, Fraction(everybody.others, tied)
            return
    yield NOBODY, Fraction(1)


@cache
def _tops(living: int, *, keeper: bool) -> tuple[tuple[Top, Fraction], ...]:
    """Return how likely each top of a voting is."""
    return tuple(_tops_with_keeper(living) if keeper else _tops_of_all(living))


def _tops_of_all(living: int) -> Iterator[tuple[Top, Fraction]]:
    votings = (living - 1) ** living
    for votes in range(1, living):
        below = _powers(_seat(range(votes)), living, living)
        on_top = _powers(_seat([votes]), living, living)
        for tied in range(1, living // votes + 1):
            ways = _count([on_top[tied], below[living - tied]], living)
            yield Top(votes, False, False, tied), comb(living, tied) * ways / votings  # noqa: FBT003 (of a record)


def _tops_with_keeper(living: int) -> Iterator[tuple[Top, Fraction]]:
    """The keeper's own vote is on one seat, no matter which: the others' votes are counted."""
    voters, rest = living - 1, living - 2
    votings = voters**voters
    for votes in range(1, living):
        below = _powers(_seat(range(votes)), rest, voters)
        on_top = _powers(_seat([votes]), rest, voters)
        for keeper in (False, True):
            for named in (False, True):
                own = [votes] if keeper else range(votes)
                its = [votes] if named else range(votes)
                pair = [_seat(own, votes_itself=False), _seat(its, given=1)]
                for others in range(rest + 1):
                    ways = _count([*pair, on_top[others], below[rest - others]], voters)
                    if ways and keeper + named + others:
                        chance = comb(rest, others) * ways / votings
                        yield Top(votes, keeper, named, others), chance


def _seat(allowed: Iterable[int], *, votes_itself: bool = True, given: int = 0) -> Polynomial:
    """Return the polynomial of a seat that may have so many votes, some of them given already.

    `votes_itself`: it is among those whose votes are counted, so a vote for itself must be out.
    """
    found: Polynomial = {}
    for number in allowed:
        free = number - given
        if free >= 0:
            found[free, 0] = Fraction(1, factorial(free))
        if free >= 1 and votes_itself:
            found[free, 1] = Fraction(-1, factorial(free - 1))
    return found


def _powers(base: Polynomial, most: int, degree: int) -> list[Polynomial]:
    powers: list[Polynomial] = [{(0, 0): Fraction(1)}]
    for _ in range(most):
        powers.append(_times(powers[-1], base, degree))
    return powers


def _times(one: Polynomial, other: Polynomial, degree: int) -> Polynomial:
    found: Polynomial = {}
    for (x, y), a in one.items():
        for (more, marks), b in other.items():
            if x + more <= degree:
                place = x + more, y + marks
                found[place] = found.get(place, Fraction(0)) + a * b
    return found


def _count(factors: Iterable[Polynomial], voters: int) -> Fraction:
    """Return the number of votings of so many voters that a product of polynomials counts."""
    product: Polynomial = {(0, 0): Fraction(1)}
    for factor in factors:
        product = _times(product, factor, voters)
    return sum(
        (value * factorial(voters - y) for (x, y), value in product.items() if x == voters),
        Fraction(0),
    )
