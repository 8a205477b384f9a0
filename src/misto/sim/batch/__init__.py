"""The batch: games by the thousand under the full rules, on whole numbers.

It plays what the engine plays, stage by stage, and nothing else: `make differential` holds the two
against each other, turn by turn. With the extra `fast` it is compiled, which takes some seconds
where no earlier process has left its code; without it, and until it pays, the same source runs as
it stands.
"""

import numpy as np
from numpy.typing import NDArray

from misto.sim.draws import Keys
from misto.sim.outcomes import Outcomes
from misto.sim.tables import Setup

MOST_SEATS = 62
"""So many seats have room in a mask."""

POLICIES = ("random", "plain")
"""The policies that have a batch form."""


def fits(setup: Setup) -> bool:
    """Say whether the batch can play this: it knows the policy, and has room for the seats."""
    return setup.policy in POLICIES and len(setup.lineup) <= MOST_SEATS


def play_block(setup: Setup, keys: Keys) -> tuple[Outcomes, NDArray[np.uint8]]:
    """Play the games of these keys, as `playing.play_block` does; see `fits`.

    Beside the counts stands the winner of each game, as its place in `WINNERS`.
    """
    from misto.sim.batch import blocks  # noqa: PLC0415  # Numba takes long to load

    return blocks.BLOCKS.play(setup, keys)


__all__ = ["fits", "play_block"]
