"""The same games played in two ways: what a difference in the set-up does to each side's chance."""

from math import sqrt

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from misto.engine import Winner
from misto.sim.outcomes import WINNERS, Z

_ENDS = len(WINNERS)


class Effect(Struct, frozen=True):
    """By how much a chance differs, and the bounds between which it does in 95 cases of 100."""

    change: float
    low: float
    high: float

    @property
    def visible(self) -> bool:
        """Whether nought lies outside the bounds."""
        return self.low > 0 or self.high < 0


class Pairs(Struct, frozen=True):
    """How games ended in pairs: `table[a][b]` ended a with the base and b with the other.

    The numbers are places in `WINNERS`.
    """

    table: tuple[tuple[int, ...], ...] = ((0,) * _ENDS,) * _ENDS

    def __add__(self, other: "Pairs") -> "Pairs":
        return Pairs(
            tuple(
                tuple(a + b for a, b in zip(mine, its, strict=True))
                for mine, its in zip(self.table, other.table, strict=True)
            )
        )

    @property
    def games(self) -> int:
        """How many pairs there are."""
        return sum(map(sum, self.table))

    def won(self, winner: Winner) -> tuple[int, int]:
        """How many games a side won: with the base, and with the other."""
        place = WINNERS.index(winner)
        return sum(self.table[place]), sum(row[place] for row in self.table)

    def effect(self, winner: Winner) -> Effect:
        """How much likelier a side wins with the other than with the base.

        The interval is that of a difference between paired proportions (Wald's, with Agresti's and
        Min's half a pair in each of the four cells, 2005), so that it has a width even where no
        pair differs.
        """
        place = WINNERS.index(winner)
        base, other = self.won(winner)
        both = self.table[place][place]
        lost, gained, games = base - both + 0.5, other - both + 0.5, self.games + 2
        middle = (gained - lost) / games
        reach = Z * sqrt(gained + lost - (gained - lost) ** 2 / games) / games
        return Effect((other - base) / max(1, self.games), middle - reach, middle + reach)


def paired(base: NDArray[np.uint8], other: NDArray[np.uint8]) -> Pairs:
    """Count the winners of the same games, in the same order, played in two ways."""
    places = np.bincount(base.astype(np.intp) * _ENDS + other, minlength=_ENDS * _ENDS)
    return Pairs(tuple(tuple(map(int, row)) for row in places.reshape(_ENDS, _ENDS)))
