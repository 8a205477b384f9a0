"""Model R: mafia, a maniac, a doctor and plain town, all of whom choose at random.

A day lynches one of the living, each as likely. At night, all at once: the mafia aims at one of
those outside it, the maniac at anybody else, the doctor guards anybody living; a guarded seat
survives everything. The end is tested after the lynch and after the night. It is not the game of
the rulebook (there poison works a turn later, and the court sits with the night): for that there is
`misto.sim.exact.small`.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from misto.engine.terms import Winner
from misto.sim.exact.vanilla import First

Odds = dict[Winner, Fraction]


class Company(NamedTuple):
    """How many of each are alive; of maniac and doctor, one at the most."""

    mafia: int
    maniac: int
    doctor: int
    plain: int


MAFIA, MANIAC, DOCTOR, PLAIN = range(4)
_KINDS = (MAFIA, MANIAC, DOCTOR, PLAIN)


def chances(
    *, mafia: int, maniac: int = 0, doctor: int = 0, plain: int, first: First = First.DAY
) -> Odds:
    """Return each outcome's chance; raise ValueError for numbers that make no game.

    >>> round(float(chances(mafia=3, maniac=1, doctor=1, plain=6)[Winner.TOWN]), 12)
    0.138103292079
    """
    whole = Company(mafia, maniac, doctor, plain)
    if min(whole) < 0 or max(maniac, doctor) > 1:
        raise ValueError(f"no such company: {whole}")
    days: dict[Company, Odds] = {}
    nights: dict[Company, Odds] = {}
    below = product(*(range(number + 1) for number in whole))
    for company in sorted(map(Company._make, below), key=sum):
        won = winner(company)
        if won:
            days[company] = nights[company] = {won: Fraction(1)}
            continue
        days[company] = _mixed(_lynched(company), nights)
        nights[company] = _mixed(_night(company), days)
    found = (days if first is First.DAY else nights)[whole]
    return {one: found.get(one, Fraction(0)) for one in Winner}


def winner(company: Company) -> Winner | None:
    """Say who has won with these alive; None: the game goes on."""
    mafia, maniac, doctor, plain = company
    if not sum(company):
        return Winner.DRAW
    if not mafia and not maniac:
        return Winner.TOWN
    if not maniac and mafia >= doctor + plain:
        return Winner.MAFIA
    if not mafia and sum(company) <= 2:  # noqa: PLR2004 (the maniac and one other)
        return Winner.MANIAC
    return None


def _mixed(ways: Counter[Company], odds: dict[Company, Odds]) -> Odds:
    """Weigh what comes of each company by the number of ways that lead to it."""
    mixed: Odds = {}
    total = ways.total()
    for company, weight in ways.items():
        for won, chance in odds[company].items():
            mixed[won] = mixed.get(won, Fraction(0)) + weight * chance
    return {won: chance / total for won, chance in mixed.items()}


def _lynched(company: Company) -> Counter[Company]:
    return Counter({_without(company, kind): company[kind] for kind in _KINDS if company[kind]})


def _night(company: Company) -> Counter[Company]:
    """Count the ways of a night by whom they leave alive."""
    ways: Counter[Company] = Counter()
    for victims, weight in _aims(company):
        if not company.doctor:
            ways[_without(company, *victims)] += weight
            continue
        for guarded in range(len(victims)):
            left = victims[:guarded] + victims[guarded + 1 :]
            ways[_without(company, *left)] += weight
        ways[_without(company, *victims)] += weight * (sum(company) - len(victims))
    return ways


def _aims(company: Company) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield whom mafia and maniac aim at, seat by seat, with the number of such choices."""
    by_mafia = _targets(company, MAFIA)
    by_maniac = _targets(company, MANIAC)
    for one, other in product(by_mafia, by_maniac):
        if one is not None and one == other:
            yield (one,), company[one]
            if company[one] > 1:
                yield (one, other), company[one] * (company[one] - 1)
        else:
            victims = tuple(kind for kind in (one, other) if kind is not None)
            yield victims, by_mafia[one] * by_maniac[other]


def _targets(company: Company, killer: int) -> dict[int | None, int]:
    if not company[killer]:
        return {None: 1}
    return {kind: company[kind] for kind in _KINDS if kind != killer and company[kind]}


def _without(company: Company, *kinds: int) -> Company:
    dead = Counter(kinds)
    return Company._make(number - dead[kind] for kind, number in enumerate(company))
