"""Blocks of games: from a line-up and keys to what came of them."""

import numpy as np
from numpy.typing import NDArray

from misto.engine import Role
from misto.engine.roles import MAFIA
from misto.sim.batch import POLICIES
from misto.sim.batch.codes import ROLES
from misto.sim.batch.compiling import COMPILED, look, workspace
from misto.sim.batch.game import play_games
from misto.sim.batch.state import Counts, Night, options
from misto.sim.draws import Keys, threshold
from misto.sim.outcomes import Court, Lives, Outcomes
from misto.sim.tables import Setup


def play_block(setup: Setup, keys: Keys) -> tuple[Outcomes, NDArray[np.uint8]]:
    """Play the games of these keys, as `playing.play_block` does; see `fits`.

    Beside the counts stands the winner of each game, as its place in `WINNERS`.
    """
    deal = workspace(dealt(setup.lineup))
    night = workspace(dealt(setup.lineup))
    counts = workspace(Counts())
    winners = np.zeros(len(keys), np.uint8)
    rules, hunts = workspace(options(setup.rules)), threshold(setup.hunt)
    games = keys if COMPILED else keys.tolist()
    policy = POLICIES.index(setup.policy)
    play_games(night, deal, rules, policy, hunts, games, winners, counts)
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
