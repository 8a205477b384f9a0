"""What is true of every sound game: each flaw has its broken game, a sound one has none."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from misto.engine import commands as c
from misto.engine.events import Fact
from misto.engine.evolve import fold
from misto.engine.game import Game
from misto.engine.invariants import Flaw, check
from misto.engine.orders import Order
from misto.engine.resolution import Death
from misto.engine.terms import Cause, Kind, Phase, Role, Winner
from tests.engine.build import FULL, Table, dealt, lobby
from tests.engine.frozen import market, table_game

COMMISSIONER, SERGEANT, DOCTOR, COURTESAN, FOUNDLING, CIVILIAN, OTHER, FRIEND = range(1, 9)
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)


@pytest.fixture
def game() -> Game:
    """A sound game: turn two, a seat dead, a vote and a shot given."""
    table = Table(FULL)
    table.give(MAFIOSO, "kill", FRIEND)
    table.night()
    table.give(CIVILIAN, "vote", BOSS)
    table.give(COMMISSIONER, "shoot", BOSS)
    assert check(table.game) is Flaw.NONE
    return table.game


def with_order(game: Game, given: Order, key: tuple[int, Kind] | None = None) -> Game:
    """Let an order stand that was never accepted."""
    return replace(game, orders={**game.orders, key or given.key: given})


def with_roles(game: Game, **roles: Role) -> Game:
    """Change roles behind the rules' back: `seat_3=...`."""
    changed = list(game.roles)
    for seat, role in roles.items():
        changed[int(seat.removeprefix("seat_")) - 1] = role
    return replace(game, roles=tuple(changed))


BROKEN: dict[Flaw, Callable[[Game], Game]] = {
    Flaw.COUNTS_DIFFER: lambda game: replace(game, persons=game.persons[1:]),
    Flaw.LIVING_UNKNOWN: lambda game: replace(game, living=game.living | {99}),
    Flaw.DEAD_AND_ALIVE: lambda game: replace(game, living=game.living | {FRIEND}),
    Flaw.DIED_TWICE: lambda game: replace(game, deaths=game.deaths * 2),
    Flaw.ROLE_TWICE: lambda game: with_roles(game, seat_3=Role.COMMISSIONER),
    Flaw.DEAD_SENDER: lambda game: with_order(game, Order(FRIEND, Kind.VOTE, (BOSS,), 0)),
    Flaw.DEAD_TARGET: lambda game: with_order(game, Order(DOCTOR, Kind.HEAL, (FRIEND,), 0)),
    Flaw.ORDER_NOT_OF_ROLE: lambda game: with_order(game, Order(DOCTOR, Kind.CHECK, (BOSS,), 0)),
    Flaw.WRONG_SLOT: lambda game: with_order(
        game, Order(DOCTOR, Kind.INJECT, (BOSS,), 0), (DOCTOR, Kind.INJECT)
    ),
    Flaw.TWO_TARGETS: lambda game: with_order(
        game, Order(MAFIOSO, Kind.KILL, (DOCTOR, CIVILIAN), 1)
    ),
    Flaw.UNCOUNTED_RECEIPT: lambda game: with_order(game, Order(DOCTOR, Kind.HEAL, (BOSS,), 1)),
    Flaw.VOTE_OF_THE_BARRED: lambda game: replace(game, bars=frozenset({(2, CIVILIAN)})),
    Flaw.DEAD_CARRIES_POISON: lambda game: replace(game, poisoned=frozenset({FRIEND})),
    Flaw.SHOT_WITHOUT_PISTOL: lambda game: replace(
        game, shots={DOCTOR: Order(DOCTOR, Kind.SHOOT, (BOSS,), 0)}
    ),
    Flaw.PENDING_OUT_OF_PLACE: lambda game: replace(game, phase=Phase.CLOSED),
    Flaw.WON_AND_GOES_ON: lambda game: replace(
        game,
        living=frozenset({MAFIOSO, CIVILIAN}),
        deaths=tuple(
            Death(seat, game.role(seat), (Cause.LEFT,))
            for seat in game.seats
            if seat not in {MAFIOSO, CIVILIAN}
        ),
        shots={},
        orders={},
    ),
    Flaw.NO_INSTANTS: lambda game: replace(game, closes=None),
    Flaw.HEIR_PASSED_OVER: lambda game: replace(
        game,
        living=game.living - {BOSS},
        deaths=(*game.deaths, Death(BOSS, Role.BOSS, (Cause.COURT,))),
        orders={},
    ),
}


@pytest.mark.parametrize("flaw", [flaw for flaw in Flaw if flaw is not Flaw.NONE])
def test_each_flaw_has_its_broken_game(game, flaw):
    """A flaw without a broken game fails here."""
    assert flaw in check(BROKEN[flaw](game))


@pytest.mark.parametrize("flaw", BROKEN)
def test_a_broken_game_has_that_flaw_and_what_comes_with_it(game, flaw):
    together = {Flaw.SHOT_WITHOUT_PISTOL: Flaw.ORDER_NOT_OF_ROLE}
    assert check(BROKEN[flaw](game)) == flaw | together.get(flaw, Flaw.NONE)


ALSO_BROKEN: dict[str, tuple[Callable[[Game], Game], Flaw]] = {
    "a receipt is missing": (
        lambda game: replace(game, receipts=game.receipts[:-1]),
        Flaw.COUNTS_DIFFER,
    ),
    "no personas": (lambda game: replace(game, personas=()), Flaw.COUNTS_DIFFER),
    "neither dead nor alive": (
        lambda game: replace(game, living=game.living - {DOCTOR}),
        Flaw.DEAD_AND_ALIVE,
    ),
    "no hour for hunts": (lambda game: replace(game, hunt_opens=None), Flaw.NO_INSTANTS),
    "a sergeant passed over": (
        lambda game: replace(
            game,
            living=game.living - {COMMISSIONER},
            deaths=(*game.deaths, Death(COMMISSIONER, Role.COMMISSIONER, ())),
            shots={},
        ),
        Flaw.HEIR_PASSED_OVER,
    ),
    "an order from nowhere": (
        lambda game: with_order(game, Order(99, Kind.VOTE, (BOSS,), 0)),
        Flaw.DEAD_SENDER,
    ),
    "a shot from nowhere": (
        lambda game: replace(game, shots={99: Order(99, Kind.SHOOT, (BOSS,), 0)}),
        Flaw.SHOT_WITHOUT_PISTOL | Flaw.DEAD_SENDER,
    ),
    "an order that was never counted": (
        lambda game: with_order(
            replace(game, receipts=game.receipts[:5]), Order(MANIAC, Kind.POISON, (OTHER,), 1)
        ),
        Flaw.COUNTS_DIFFER | Flaw.UNCOUNTED_RECEIPT,
    ),
    "the pistol of a commissioner who has died": (
        lambda game: replace(
            game,
            living=game.living - {COMMISSIONER, SERGEANT},
            deaths=(
                *game.deaths,
                Death(COMMISSIONER, Role.COMMISSIONER, ()),
                Death(SERGEANT, Role.SERGEANT, ()),
            ),
            shots={COMMISSIONER: Order(COMMISSIONER, Kind.SHOOT, (BOSS,), 0)},
        ),
        Flaw.SHOT_WITHOUT_PISTOL | Flaw.DEAD_SENDER,
    ),
    "a pistol in a dead hand": (
        lambda game: replace(game, shots={FRIEND: Order(FRIEND, Kind.SHOOT, (BOSS,), 0)}),
        Flaw.SHOT_WITHOUT_PISTOL | Flaw.DEAD_SENDER | Flaw.ORDER_NOT_OF_ROLE,
    ),
}


@pytest.mark.parametrize("name", ALSO_BROKEN)
def test_a_flaw_may_come_about_in_several_ways(game, name):
    broken, flaw = ALSO_BROKEN[name]
    assert check(broken(game)) == flaw


def test_two_names_are_sound_under_a_grant(game):
    pair = with_order(game, Order(MAFIOSO, Kind.KILL, (DOCTOR, CIVILIAN), 1))
    assert check(replace(pair, double_kills=frozenset({2}))) is Flaw.NONE
    three = with_order(game, Order(MAFIOSO, Kind.KILL, (DOCTOR, CIVILIAN, OTHER), 1))
    assert check(replace(three, double_kills=frozenset({2}))) is Flaw.TWO_TARGETS


def test_a_game_may_have_several_flaws():
    table = Table(FULL)
    broken = replace(table.game, closes=None, poisoned=frozenset({99}))
    assert check(broken) == Flaw.NO_INSTANTS | Flaw.DEAD_CARRIES_POISON


def test_after_the_win_a_game_is_sound_and_its_orders_are_of_no_interest(game):
    over = replace(game, phase=Phase.OVER, winner=Winner.TOWN, closes=None)
    assert check(over) is Flaw.NONE


def test_sound_games_have_no_flaw_before_the_deal_and_after_it():
    assert check(Game()) is Flaw.NONE
    assert check(lobby(7).game) is Flaw.NONE
    assert check(dealt().game) is Flaw.NONE
    assert check(Table(persons=False).game) is Flaw.NONE


@pytest.mark.parametrize("play", [market, table_game])
def test_whole_games_are_sound_after_every_command(play, monkeypatch):
    sound = []
    send = Table.send

    def checked(self, *arguments, **keywords):
        stepped = send(self, *arguments, **keywords)
        sound.append(check(stepped.game))
        return stepped

    monkeypatch.setattr(Table, "send", checked)
    table = play()
    assert set(sound) == {Flaw.NONE}
    assert check(fold(table.ledger)) is Flaw.NONE


def test_HOST_1_what_the_host_has_made_so_is_no_flaw():
    table = Table(FULL)
    for seat, role in ((CIVILIAN, Role.COMMISSIONER), (OTHER, Role.FOUNDLING)):
        table.do(c.ChangeFact(fact=Fact(seat, role=role), why="so it was dealt"))
    table.night()
    assert check(table.game) is Flaw.NONE
