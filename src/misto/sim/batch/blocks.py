"""Blocks of games: from a line-up and keys to what came of them."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from misto.engine import Role
from misto.engine.roles import MAFIA
from misto.sim.batch import POLICIES
from misto.sim.batch.codes import ROLES
from misto.sim.batch.compiling import at_hand, entry, look, record
from misto.sim.batch.game import play_games
from misto.sim.batch.state import Counts, Night, options
from misto.sim.draws import Keys, threshold
from misto.sim.outcomes import Court, Lives, Outcomes
from misto.sim.tables import Setup

PLAIN, MACHINE = play_games, entry(play_games)

FEW = 20_000
"""So many games are played sooner by plain Python than it takes to compile."""


class Blocks:
    """Plays block after block; how many it has played so far changes nothing but the speed.

    Nothing is compiled for few games; machine code that an earlier process has left is used.
    """

    def __init__(self) -> None:
        self.plainly = 0

    def play(self, setup: Setup, keys: Keys) -> tuple[Outcomes, NDArray[np.uint8]]:
        """Play the games of these keys: see `misto.sim.batch.play_block`."""
        if self.plainly + len(keys) > FEW or at_hand(MACHINE):
            return play_block(setup, keys, MACHINE)
        self.plainly += len(keys)
        return play_block(setup, keys, PLAIN)


BLOCKS = Blocks()


def play_block(
    setup: Setup, keys: Keys, play_games: Callable[..., None]
) -> tuple[Outcomes, NDArray[np.uint8]]:
    """Play the games of these keys in one form or the other."""
    games: Any = keys
    workspaces: list[Any] = [dealt(setup.lineup), dealt(setup.lineup), Counts()]
    rules: Any = options(setup.rules)
    if play_games is PLAIN:
        games = keys.tolist()
    else:
        workspaces, rules = [record(made) for made in workspaces], record(rules)
    night, deal, counts = workspaces
    policy, winners = POLICIES.index(setup.policy), np.zeros(len(keys), np.uint8)
    play_games(night, deal, rules, policy, threshold(setup.hunt), games, winners, counts)
    return _outcomes(setup.lineup, len(keys), counts), winners


def dealt(lineup: tuple[Role, ...]) -> Night:
    """Return the workspace of a game before its first turn: seat n has the n-th role."""
    night = Night(seats=len(lineup), living=(1 << len(lineup)) - 1)
    for seat, role in enumerate(lineup):
        night.role[seat] = ROLES.index(role)
        night.of_role[ROLES.index(role)] |= 1 << seat
        night.mafia |= (role in MAFIA) << seat
    return night


def _outcomes(lineup: tuple[Role, ...], games: int, counts: object) -> Outcomes:
    lived, survived = look(counts, "lived"), look(counts, "survived")
    lives: dict[Role, Lives] = {}
    for seat, role in enumerate(lineup):
        its = Lives(games, lived[seat], survived[seat])
        lives[role] = lives.get(role, Lives()) + its
    lengths = look(counts, "lengths")
    while lengths and not lengths[-1]:
        del lengths[-1]
    return Outcomes(
        games,
        tuple(look(counts, "won")),
        tuple(lengths),
        {role: lives[role] for role in Role if role in lives},
        Court(*(look(counts, name) for name in ("right", "wrong", "nobody"))),
    )
