"""The vanilla game by the million: on counts, as `misto.sim.exact.vanilla` solves it.

A lynch a day, uniform over the living; a kill a night, of a townsperson; the end tested before
each.
"""

from typing import Any

from numpy import uint64

from misto.engine import Winner
from misto.sim.batch.bits import stream, upper
from misto.sim.batch.compiling import NUMBA, compiled, entry
from misto.sim.exact.vanilla import End, First
from misto.sim.outcomes import WINNERS, Outcomes

PARITY, MAJORITY, WIPEOUT = range(3)
MOST_DAYS = 256
"""More lynches than a game of so many seats can have; each has a draw of its own."""


def play_vanilla(  # noqa: PLR0913, PLR0917  # the game's four numbers, and which games
    seats: int, mafia: int, first: First, end: End, chunk: int, games: int
) -> Outcomes:
    """Play the first games of the chunk of this key, and count the winners alone."""
    key: Any = uint64(chunk) if NUMBA else chunk
    ends = (End.PARITY, End.MAJORITY, End.WIPEOUT).index(end)
    town = _TOWN_WINS(key, games, mafia, seats - mafia, ends, first is First.NIGHT)
    won = {Winner.TOWN: town, Winner.MAFIA: games - town}
    return Outcomes(games, tuple(won.get(winner, 0) if winner else 0 for winner in WINNERS))


def town_wins(  # noqa: PLR0913, PLR0917  # as above
    chunk: int, games: int, mafia: int, town: int, end: int, night_first: bool
) -> int:
    """Play games, and count those in which the town wins."""
    wins = 0
    for number in range(games):
        left = mafia
        right = town - 1 if night_first and not is_over(mafia, town, end) else town
        day = number * MOST_DAYS
        while not is_over(left, right, end):
            lynched = upper(stream(chunk, day)) * (left + right) >> 32
            day += 1
            if lynched < left:
                left -= 1
            else:
                right -= 1
            if not is_over(left, right, end):
                right -= 1
        wins += left == 0
    return wins


@compiled
def is_over(mafia: int, town: int, end: int) -> bool:
    """Say whether somebody has won."""
    if mafia == 0 or town == 0:
        return True
    return (end == PARITY and mafia >= town) or (end == MAJORITY and mafia > town)


_TOWN_WINS = entry(town_wins)
