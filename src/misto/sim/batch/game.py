"""Games, one after another, and what is counted of them."""

import numpy as np
from numpy.typing import NDArray

from misto.sim.batch import POLICIES
from misto.sim.batch.bits import lowest, ones
from misto.sim.batch.codes import GOES_ON, ROLES
from misto.sim.batch.compiling import compiled
from misto.sim.batch.night import resolve
from misto.sim.batch.plain_play import forget, learn, plain_orders
from misto.sim.batch.random_play import random_orders
from misto.sim.batch.state import NOBODY, Counts, Night, Options
from misto.sim.batch.work import holds_election, wants_votes
from misto.sim.draws import Keys
from misto.sim.outcomes import MOST_TURNS, WINNERS

RANDOM, PLAIN = range(len(POLICIES))
NUMBER_OF_ROLES = len(ROLES)
GIVEN_UP = len(WINNERS) - 1


def play_games(  # noqa: PLR0913, PLR0917  # what is given, and what is filled
    night: Night,
    deal: Night,
    rules: Options,
    policy: int,
    hunts: int,
    keys: Keys,
    winners: NDArray[np.uint8],
    counts: Counts,
) -> None:
    """Play the games of these keys in one workspace, and count them."""
    for number in range(len(keys)):
        begin(night, deal, keys[number])
        winner = play(night, rules, policy, hunts, counts)
        winners[number] = winner - 1 if winner else GIVEN_UP
        count(night, winners[number], counts)


@compiled
def begin(night: Night, deal: Night, key: int) -> None:
    """Set up the first turn, as it was dealt."""
    night.key = key
    night.turn = 1
    night.living = deal.living
    night.mafia = deal.mafia
    for role in range(NUMBER_OF_ROLES):
        night.of_role[role] = deal.of_role[role]
    for seat in range(night.seats):
        night.role[seat] = deal.role[seat]
        night.patient[seat] = NOBODY
        night.misses[seat] = 0
    night.poisoned = night.framed = night.injected = night.armed = 0
    night.keeper = NOBODY


@compiled
def play(night: Night, rules: Options, policy: int, hunts: int, counts: Counts) -> int:
    """Play turn after turn; return who has won, or GOES_ON where the game is given up."""
    if policy == PLAIN:
        forget(night)
    while True:
        if policy == PLAIN:
            plain_orders(night, rules)
        else:
            random_orders(night, rules, hunts)
        winner = resolve(night, rules)
        if policy == PLAIN:
            learn(night, rules)
        count_turn(night, rules, counts)
        night.living = night.alive
        if winner != GOES_ON or night.turn == MOST_TURNS:
            return winner
        night.turn += 1


@compiled
def count_turn(night: Night, rules: Options, counts: Counts) -> None:
    """Count who died, and how right the court was."""
    died = night.living & ~night.alive
    while died:
        counts.lived[lowest(died)] += night.turn
        died &= died - 1
    if not wants_votes(night, rules) or holds_election(night, rules):
        return
    if not night.chosen:
        counts.nobody += 1
        return
    right = ones(night.chosen & night.guilty)
    counts.right += right
    counts.wrong += ones(night.chosen) - right


@compiled
def count(night: Night, winner: int, counts: Counts) -> None:
    """Count how a game ended, when, and who lived to see it."""
    counts.won[winner] += 1
    counts.lengths[night.turn] += 1
    living = night.living
    while living:
        seat = lowest(living)
        living &= living - 1
        counts.lived[seat] += night.turn
        counts.survived[seat] += 1
