"""The vanilla game: mafia and plain town, a lynch a day and a kill a night, all at random.

A day lynches one of the living, each as likely; a night kills one of the town, each as likely. The
town has won when no mafia lives; when the mafia has, an `End` says. Both are tested before each day
and each night. Which model a figure is of, `docs/balance.md` says, with the derivation.
"""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction

from misto.engine.terms import Winner

MOST_SEATS = 200
"""What a table of odds is asked for; the programme itself has no limit."""


class First(StrEnum):
    """Whether the game begins with a day or with a night."""

    DAY = "day"
    NIGHT = "night"


class End(StrEnum):
    """When the mafia has won: as many as the town, more than the town, or no town left."""

    PARITY = "parity"
    MAJORITY = "majority"
    WIPEOUT = "wipeout"


def chances(
    seats: int, mafia: int, *, first: First = First.DAY, end: End = End.PARITY
) -> dict[Winner, Fraction]:
    """Return each side's chance with so many seats, so many of them mafia.

    Raises ValueError for numbers that make no game.

    >>> chances(11, 3)[Winner.TOWN]
    Fraction(38, 231)
    """
    _require(seats, mafia)
    if first is First.NIGHT and mafia and not _ended(end, mafia, seats - mafia):
        seats -= 1  # the night takes one of the town, whoever it is
    town = Fraction(0)
    for n, whole, row in _days(seats % 2, seats, mafia, end):
        if n == seats and mafia < len(row):
            town = Fraction(row[mafia], whole)
    return {Winner.TOWN: town, Winner.MAFIA: 1 - town}


def table(
    seats: int, mafia: int, *, first: First = First.DAY, end: End = End.PARITY
) -> dict[tuple[int, int], Fraction]:
    """Return the town's chance for every number of seats from 1, and of mafia from 0, up to these.

    >>> table(9, 2)[9, 2]
    Fraction(94, 315)
    """
    _require(seats, min(seats, mafia))
    days = {
        (n, m): Fraction(share, whole)
        for odd in (0, 1)
        for n, whole, row in _days(odd, seats, mafia, end)
        for m, share in enumerate(row)
    }
    nights = first is First.NIGHT
    return {
        (n, m): days[n - (nights and m > 0 and not _ended(end, m, n - m)), m]
        for n, m in sorted(days)
        if n
    }


def _require(seats: int, mafia: int) -> None:
    if seats < 1 or not 0 <= mafia <= seats:
        raise ValueError(f"{mafia} of {seats} seats can't be mafia")


def _ended(end: End, mafia: int, town: int) -> bool:
    """Say whether the mafia, of which one lives, has won."""
    match end:
        case End.PARITY:
            return mafia >= town
        case End.MAJORITY:
            return mafia > town
        case End.WIPEOUT:
            return town == 0


def _days(odd: int, seats: int, mafia: int, end: End) -> Iterator[tuple[int, int, list[int]]]:
    """Yield, for every second number n of the living, n!! and the town's shares of it by mafia.

    A day and a night cost two seats and n ways of lynching, so that n!! is a common denominator
    and all is reckoned in integers.
    """
    whole, below = 1, [1]
    for n in range(odd, seats + 1, 2):
        before, whole = whole, whole * max(n, 1)
        row = [whole]
        for m in range(1, min(n, mafia) + 1):
            town = n - m
            share = 0
            if not _ended(end, m, town):
                share = m * _night(end, below, before, m - 1, town)
                share += town * _night(end, below, before, m, town - 1)
            row.append(share)
        yield n, whole, row
        below = row


def _night(end: End, below: list[int], whole: int, mafia: int, town: int) -> int:
    """Return the town's share, of `whole`, as night falls; `below` are the days two seats lower."""
    if not mafia:
        return whole
    return 0 if _ended(end, mafia, town) else below[mafia]
