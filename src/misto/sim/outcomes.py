"""What is counted of games that were played, and how sure one may be of it.

Counts are whole numbers and add up, so that the order in which games are played, and by how many
machines, changes nothing.
"""

from collections.abc import Mapping
from math import sqrt
from types import MappingProxyType

from msgspec import Struct

from misto.engine import Role, Winner

WINNERS: tuple[Winner | None, ...] = (*Winner, None)
"""How a game may end, by the number that stands for it; None: it didn't, in `MOST_TURNS` turns."""

MOST_TURNS = 255
"""After so many turns a game is given up: there are line-ups and rules under which none ends."""

Z = 1.959963984540054
"""The normal quantile of an interval of 95 %."""


class Interval(Struct, frozen=True):
    """A share, and the bounds between which it lies in 95 cases of 100; from 0 to 1."""

    share: float
    low: float
    high: float

    @property
    def width(self) -> float:
        """How far the bounds are apart."""
        return self.high - self.low


def wilson(successes: int, of: int) -> Interval:
    """Return a share with its interval (Wilson 1927); of nothing, from 0 to 1.

    >>> found = wilson(50, 100)
    >>> f"{found.low:.4f} {found.high:.4f}"
    '0.4038 0.5962'
    """
    if not of:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = successes / of, Z * Z
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    reach = Z / (1 + z2 / of) * sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    low = middle - reach if successes else 0.0
    high = middle + reach if successes < of else 1.0
    return Interval(share, low, high)


class Lives(Struct, frozen=True):
    """How long the seats of one role lived, by the role that they were dealt.

    `turns` is the sum over `seats` of the turn in which each died, or in which its game ended.
    """

    seats: int = 0
    turns: int = 0
    survived: int = 0  # alive at the end

    def __add__(self, other: "Lives") -> "Lives":
        return Lives(
            self.seats + other.seats,
            self.turns + other.turns,
            self.survived + other.survived,
        )

    @property
    def mean(self) -> float:
        """The mean number of turns."""
        return self.turns / self.seats if self.seats else 0.0


class Court(Struct, frozen=True):
    """What the courts did, elections apart: sentences on mafia and maniac, on town; and none."""

    right: int = 0
    wrong: int = 0
    nobody: int = 0

    def __add__(self, other: "Court") -> "Court":
        return Court(self.right + other.right, self.wrong + other.wrong, self.nobody + other.nobody)

    @property
    def sentences(self) -> int:
        """How many there were."""
        return self.right + self.wrong

    @property
    def sense(self) -> Interval:
        """How often a sentence falls on mafia or the maniac."""
        return wilson(self.right, self.sentences)


class Outcomes(Struct, frozen=True):
    """What came of a number of games.

    `won` counts games by the place of their winner in `WINNERS`, `lengths` by their turns (from
    0 on, as far as there are any).
    """

    games: int = 0
    won: tuple[int, ...] = (0,) * len(WINNERS)
    lengths: tuple[int, ...] = ()
    lives: Mapping[Role, Lives] = MappingProxyType({})
    court: Court = Court()

    def __add__(self, other: "Outcomes") -> "Outcomes":
        roles = self.lives.keys() | other.lives.keys()
        return Outcomes(
            self.games + other.games,
            _sums(self.won, other.won),
            _sums(self.lengths, other.lengths),
            {
                role: self.lives.get(role, Lives()) + other.lives.get(role, Lives())
                for role in Role
                if role in roles
            },
            self.court + other.court,
        )

    def chance(self, winner: Winner | None) -> Interval:
        """How likely it is that a game ends so."""
        return wilson(self.won[WINNERS.index(winner)], self.games)

    @property
    def endings(self) -> list[Winner | None]:
        """How games may end: the sides that are in the line-up, and what has come about."""
        always = {Winner.TOWN, Winner.MAFIA}
        if Role.MANIAC in self.lives:
            always.add(Winner.MANIAC)
        return [one for one, won in zip(WINNERS, self.won, strict=True) if won or one in always]

    @property
    def width(self) -> float:
        """The width of the widest interval among the winners' chances."""
        return max(wilson(won, self.games).width for won in self.won)

    @property
    def mean_length(self) -> float:
        """The mean number of turns of a game."""
        turns = sum(length * games for length, games in enumerate(self.lengths))
        return turns / self.games if self.games else 0.0

    def length_at(self, share: float) -> int:
        """Return the number of turns within which a share of the games has ended."""
        seen = 0
        for length, games in enumerate(self.lengths):
            seen += games
            if seen >= share * self.games:
                return length
        return len(self.lengths)


def _sums(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    added = (a + b for a, b in zip(longer, shorter, strict=False))
    return (*added, *longer[len(shorter) :])
