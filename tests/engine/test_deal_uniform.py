"""Whether all deals are equally likely, and whether these tests would see it if they were not.

Every test here is a chi-square test of counts that are multinomial if all deals are equally likely.
There are 38 for a shuffle; each must have a tail above 1e-8, so that a fair shuffle fails by chance
with a probability below 38e-8 < 1e-6, whatever the tests have in common. The keys are fixed: what
passes once passes always.
"""

import itertools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from misto.engine import deal as module
from misto.engine.deal import KEY_BYTES, Frozen, canonical_lineup, deal

THRESHOLD = 1e-8
PERSONS = tuple(f"nonce of person {n}" for n in range(8))
ROLE_SET = canonical_lineup(["civilian"] * 3 + ["mafioso"] * 2 + ["commissioner", "doctor", "boss"])
Table = dict[Hashable, float]


def tail(statistic: float, df: int) -> float:
    """Give the chance that chi-square with df degrees of freedom exceeds this statistic, exactly.

    Q(x; 1) = erfc(sqrt(x/2)), Q(x; 2) = exp(-x/2), and
    Q(x; k+2) = Q(x; k) + (x/2)^(k/2) exp(-x/2) / Gamma(k/2 + 1)   (Abramowitz & Stegun, 26.4).
    """
    half, start = statistic / 2, 2 - df % 2
    if half in (0, math.inf):
        return float(half == 0)
    first = math.exp(-half) if start == 2 else math.erfc(math.sqrt(half))
    return first + sum(
        math.exp(k / 2 * math.log(half) - half - math.lgamma(k / 2 + 1))
        for k in range(start, df, 2)
    )


@pytest.mark.parametrize(
    ("statistic", "df", "chance"),
    [
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (16.918978, 9, 0.05),
        (18.307038, 10, 0.05),
        (37.69730, 15, 0.001),
        (124.3421, 100, 0.05),
        (0, 4, 1),
        (math.inf, 4, 0),
    ],
)
def test_tail_against_the_printed_tables(statistic: float, df: int, chance: float) -> None:
    assert tail(statistic, df) == pytest.approx(chance, rel=1e-4)


def chance_of(counts: Mapping[Any, int], expected: Table) -> float:
    """Give the chance of counts at least as uneven as these where `expected` gives the shares."""
    if counts.keys() - expected.keys():
        return 0
    total = sum(counts.values())
    statistic = sum(
        (counts.get(kind, 0) - total * share) ** 2 / (total * share)
        for kind, share in expected.items()
    )
    return tail(statistic, len(expected) - 1)


def shares(items: Sequence[str]) -> Table:
    return {kind: n / len(items) for kind, n in Counter(items).items()}


def pair_shares(items: Sequence[str]) -> Table:
    both = Counter(itertools.permutations(items, 2))
    return {kind: n / both.total() for kind, n in both.items()}


def chances(number: int) -> dict[str, list[float]]:
    """Deal that many times and give the chance of what came out, test by test."""
    frozen = Frozen("uniformity", "{}", PERSONS, ROLE_SET)
    dealt = [deal(n.to_bytes(KEY_BYTES), frozen) for n in range(number)]
    persons = list(zip(*([seated.nonce for seated in seats] for seats in dealt), strict=True))
    roles = list(zip(*([seated.role for seated in seats] for seats in dealt), strict=True))
    both = Counter(itertools.chain(*map(zip, persons, roles)))
    of_person = [{role: both[who, role] for role in ROLE_SET} for who in PERSONS]
    return {
        "roles at a seat": [chance_of(Counter(seat), shares(ROLE_SET)) for seat in roles],
        "persons at a seat": [chance_of(Counter(seat), shares(PERSONS)) for seat in persons],
        "roles of a person": [chance_of(counts, shares(ROLE_SET)) for counts in of_person],
        "roles side by side": [
            chance_of(Counter(zip(*two, strict=True)), pair_shares(ROLE_SET))
            for two in itertools.pairwise(roles)
        ],
        "persons side by side": [
            chance_of(Counter(zip(*two, strict=True)), pair_shares(PERSONS))
            for two in itertools.pairwise(persons)
        ],
    }


@pytest.mark.slow
def test_all_deals_are_equally_likely() -> None:
    found = chances(100_000)
    assert sum(map(len, found.values())) == 38
    assert {name: min(tests) for name, tests in found.items() if min(tests) < THRESHOLD} == {}


def draw(limit: int, words: Iterator[int]) -> int:
    return next(words) % limit


def swap_with_any(items: Sequence[str], words: Iterator[int]) -> list[str]:
    """Swap every place with any place: the commonest slip."""
    order = list(items)
    for place in range(len(order)):
        other = draw(len(order), words)
        order[place], order[other] = order[other], order[place]
    return order


def never_stay(items: Sequence[str], words: Iterator[int]) -> list[str]:
    """Leave out the place itself (Sattolo's algorithm): nobody keeps their place."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = draw(last, words)
        order[last], order[other] = order[other], order[last]
    return order


def turn_round(items: Sequence[str], words: Iterator[int]) -> list[str]:
    """Turn the row by a chance number: fair at every seat, but neighbours stay neighbours."""
    start = draw(len(items), words)
    return [*items[start:], *items[:start]]


AT_SEATS = {"roles at a seat", "persons at a seat"}
SIDE_BY_SIDE = {"roles side by side", "persons side by side"}


@pytest.mark.parametrize(
    ("rigged", "caught"),
    [
        (swap_with_any, AT_SEATS | SIDE_BY_SIDE),
        (never_stay, AT_SEATS | SIDE_BY_SIDE | {"roles of a person"}),
        (turn_round, SIDE_BY_SIDE),
    ],
)
def test_a_rigged_shuffle_is_caught(
    rigged: Callable[[Sequence[str], Iterator[int]], list[str]],
    caught: set[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_shuffled", rigged)
    found = chances(20_000)
    assert {name for name, tests in found.items() if min(tests) < THRESHOLD} == caught
