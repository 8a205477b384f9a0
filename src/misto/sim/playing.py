"""One game by the real engine: through `decide` and `evolve`, or with its orders placed directly.

Both ways play the same game: orders arrive and players choose by the draws of the game's key. The
players write their posts and miss no vote, and the host rules nothing.

Nobody is dealt to: seat n has the n-th role of the line-up. A policy knows the others by what it
sees and chooses among them by chance, never by their numbers, so that a shuffle would change
nothing; and line-ups that differ in one place then give games that differ in one seat, on which
pairs of runs rest.
"""

from collections.abc import Iterable

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from misto.engine import GiveOrder, Kind, Phase, Resolution, Role, Side, Winner
from misto.engine.roles import SIDE
from misto.sim.draws import Keys, Purpose, draw
from misto.sim.outcomes import MOST_TURNS, WINNERS, Court, Lives, Outcomes
from misto.sim.policies import POLICIES, Board, Chair, Chance
from misto.sim.tables import Ledger, Placed, Setup

_ARRIVES = {Kind.VOTE: Purpose.VOTE_ARRIVES, Kind.HUNT: Purpose.HUNT_ARRIVES}


class Outcome(Struct, frozen=True):
    """What came of one game; `died` has the turn in which each seat died, or 0."""

    winner: Winner | None
    turns: int
    died: tuple[int, ...]
    court: Court


def play(setup: Setup, key: int) -> Outcome:
    """Play a game through `decide` and `evolve`."""
    recalls = POLICIES[setup.policy].recalls
    return played(setup, key, Ledger(setup.rules, setup.lineup, recalls=recalls))


def play_directly(setup: Setup, key: int) -> Outcome:
    """Play a game with its orders placed in the engine's state; for policies without memory."""
    if POLICIES[setup.policy].recalls:
        raise ValueError(setup.policy)
    return played(setup, key, Placed(setup.rules, setup.lineup))


def played(setup: Setup, key: int, table: Ledger | Placed) -> Outcome:
    """Let all play at a table to the end of the game, and say what came of it."""
    died = [0] * len(setup.lineup)
    court = Court()
    board: Board = ()
    turn = 0
    while table.game.phase is Phase.OPEN and turn < MOST_TURNS:
        turn = table.game.turn
        sides = [SIDE[role] for role in table.game.roles]
        orders, board = wishes(setup, table, board, key)
        table.take(_in_order(orders, key, turn))
        found = table.close()
        for death in found.deaths:
            died[death.seat - 1] = turn
        court += _judged(found, sides)
    return Outcome(table.game.winner, turn, tuple(died), court)


def wishes(
    setup: Setup, table: Ledger | Placed, board: Board, key: int
) -> tuple[list[GiveOrder], Board]:
    """Let all who live speak, then let all act, who know now what was said; return both."""
    policy = POLICIES[setup.policy]
    turn = table.game.turn
    chairs = [
        Chair(seat, view, board, Chance(key, turn, seat), setup.hunt)
        for seat, view in table.views().items()
    ]
    if said := tuple(claim for chair in chairs for claim in policy.speak(chair)):
        board += said
        chairs = [Chair(c.seat, c.view, board, c.chance, c.hunt) for c in chairs]
    return [order for chair in chairs for order in policy.act(chair)], board


def _in_order(orders: Iterable[GiveOrder], key: int, turn: int) -> list[GiveOrder]:
    """Put orders in their order of arrival, which matters for votes and for hunts."""

    def arrival(order: GiveOrder) -> tuple[int, int]:
        purpose = _ARRIVES.get(order.order)
        bits = 0 if purpose is None else draw(key, turn, order.seat, purpose)
        return bits, order.seat

    return sorted(orders, key=arrival)


def _judged(found: Resolution, sides: list[Side]) -> Court:
    court = found.court
    if court is None or court.election:
        return Court()
    right = sum(sides[seat - 1] is not Side.TOWN for seat in court.sentenced)
    return Court(right, len(court.sentenced) - right, int(not court.sentenced))


def counted(
    lineup: tuple[Role, ...], outcomes: Iterable[Outcome]
) -> tuple[Outcomes, NDArray[np.uint8]]:
    """Count games, and give beside it the winner of each, as its place in `WINNERS`."""
    won = [0] * len(WINNERS)
    lengths = [0] * (MOST_TURNS + 1)
    lives = {role: [0, 0, 0] for role in Role}
    court = Court()
    winners = []
    for outcome in outcomes:
        place = WINNERS.index(outcome.winner)
        winners.append(place)
        won[place] += 1
        lengths[outcome.turns] += 1
        court += outcome.court
        for role, died in zip(lineup, outcome.died, strict=True):
            its = lives[role]
            its[0] += 1
            its[1] += died or outcome.turns
            its[2] += not died
    while lengths and not lengths[-1]:
        del lengths[-1]
    found = Outcomes(
        len(winners),
        tuple(won),
        tuple(lengths),
        {role: Lives(*its) for role, its in lives.items() if its[0]},
        court,
    )
    return found, np.array(winners, np.uint8)


def play_block(setup: Setup, keys: Keys) -> tuple[Outcomes, NDArray[np.uint8]]:
    """Play the games of these keys by the real engine, the faster way where the policy allows."""
    way = play if POLICIES[setup.policy].recalls else play_directly
    return counted(setup.lineup, (way(setup, int(key)) for key in keys))
