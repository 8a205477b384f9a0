"""Games that nobody plays: who wins follows from the key, and a doctor gives the town a tenth."""

import numpy as np
from numpy.typing import NDArray

from misto.engine import Role, Winner
from misto.sim.draws import Keys
from misto.sim.outcomes import WINNERS, Court, Lives, Outcomes
from misto.sim.tables import Setup

TOWN, MAFIA = WINNERS.index(Winner.TOWN), WINNERS.index(Winner.MAFIA)


def play(setup: Setup, keys: Keys) -> tuple[Outcomes, NDArray[np.uint8]]:
    """Stand for `play_block`: six games of ten are the town's, of four turns each."""
    tenths = 6 if Role.DOCTOR in setup.lineup else 5
    winners = np.where(keys % np.uint64(10) < tenths, TOWN, MAFIA).astype(np.uint8)
    games = len(keys)
    won = tuple(int((winners == place).sum()) for place in range(len(WINNERS)))
    lives = {role: Lives(games, 3 * games, games // 2) for role in Role if role in setup.lineup}
    return Outcomes(games, won, (0, 0, 0, 0, games), lives, Court(games, games, 0)), winners
