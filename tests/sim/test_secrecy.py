"""A policy can't cheat: what its seat can't know changes nothing that it says or does."""

from collections import Counter
from collections.abc import Callable

import pytest

from misto.engine import CLASSIC, GiveOrder, Host, Kind, Phase, Role, Seat, View, Viewer, view_for
from misto.sim.draws import chunk_key, game_keys
from misto.sim.playing import wishes
from misto.sim.policies import POLICIES, Board, Chair, Chance, Policy
from misto.sim.tables import Ledger, Setup

LINEUP = (
    *(Role.CIVILIAN, Role.CIVILIAN, Role.CIVILIAN, Role.COMMISSIONER, Role.SERGEANT),
    *(Role.DOCTOR, Role.COURTESAN, Role.FOUNDLING, Role.MAFIOSO, Role.BOSS, Role.FRAMER),
    Role.MANIAC,
)
TURNS = 3
SWAPS = ((1, 12), (4, 5), (6, 7), (2, 8), (3, 9), (10, 11), (7, 12), (5, 6))


def swapped(one: int, other: int) -> tuple[Role, ...]:
    roles = list(LINEUP)
    roles[one - 1], roles[other - 1] = roles[other - 1], roles[one - 1]
    return tuple(roles)


def compare(
    policy: Policy, viewer: Callable[[int], Viewer] = Seat
) -> tuple[Counter[int], Counter[int]]:
    """Play games in pairs that differ in two hidden roles, as long as a seat can't tell them apart.

    Return how often a seat was asked in both, and how often it answered differently, by turn.
    `viewer` is whose view the seat is shown.
    """
    asked: Counter[int] = Counter()
    differ: Counter[int] = Counter()
    for key in map(int, game_keys(chunk_key(3, 0), 6)):
        for swap in SWAPS:
            setups = [Setup(CLASSIC, roles, "plain") for roles in (LINEUP, swapped(*swap))]
            tables = [Ledger(CLASSIC, setup.lineup) for setup in setups]
            boards: list[Board] = [(), ()]
            while all(table.game.phase is Phase.OPEN for table in tables):
                turn = tables[0].game.turn
                living = tables[0].game.living & tables[1].game.living
                for seat in living - set(swap) if boards[0] == boards[1] else ():
                    saw, sees = (view_for(table.ledger, Seat(seat)) for table in tables)
                    if saw != sees:
                        continue
                    one, other = (
                        answer(policy, seat, view_for(table.ledger, viewer(seat)), boards[0], key)
                        for table in tables
                    )
                    asked[turn] += 1
                    differ[turn] += one != other
                if turn == TURNS:
                    break
                for place, table in enumerate(tables):
                    orders, boards[place] = wishes(setups[place], table, boards[place], key)
                    table.take(orders)
                    table.close()
    return asked, differ


def answer(policy: Policy, seat: int, view: View, board: Board, key: int) -> list[object]:
    """What a seat says and sends."""
    chair = Chair(seat, view, board, Chance(key, view.turn, seat), hunt=0.5)
    return [*policy.speak(chair), *policy.act(chair)]


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_who_can_not_tell_two_games_apart_plays_them_alike(policy):
    asked, differ = compare(policy)
    assert not differ.total()
    assert asked[1] > 300
    assert asked[2] > 100
    assert asked[3] > 10


@pytest.mark.slow
def test_a_player_who_peeks_is_found_out_where_there_is_anything_to_see():
    """The test above can fail: here is one whose votes go by the roles that he knows."""

    def peek(chair: Chair) -> list[GiveOrder]:
        roles = chair.view.roles
        return [chair.order(Kind.VOTE, seat) for seat in sorted(roles, key=roles.__getitem__)]

    peeker = Policy("peeker", peek)
    assert not compare(peeker)[1].total()
    _, differ = compare(peeker, lambda _: Host())
    assert all(differ[turn] for turn in range(1, TURNS))
