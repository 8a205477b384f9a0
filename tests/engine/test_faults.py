"""Faults that other programs had, and that a record can't show.

Those that a record can show are in `faults/`; others have their place beside what they are about:
printed numbers and names, withdrawn votes in the history (test_views), votes, offices and marks of
a player who is replaced (test_replacement), a list that was seen before the turn was undone
(test_undo), orders after the close, hours when the clocks change, hosts asleep (test_time).
"""

from itertools import pairwise

import msgspec
import pytest

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.codec import decode_ledger, encode_ledger
from misto.engine.commands import Command
from misto.engine.evolve import fold
from misto.engine.game import Game
from misto.engine.refusals import Code, Refusal
from misto.engine.report import NobodyDied, report
from misto.engine.rules import Rules
from misto.engine.stepping import step
from misto.engine.terms import Kind, Phase, Role
from misto.engine.views import Reader, Seat
from tests.engine.build import DAY, FULL, HOUR, SECOND, SMALL, Table, note, order, seat_table

WHY = "as the host has it"


# Votes and orders.


FORGED = [
    order(5, "vote", 1),
    order(5, "vote", 5),
    order(5, "hunt", 1),
    note(5, 6),
    c.Leave(seat=5),
]


@pytest.mark.parametrize("command", FORGED)
def test_the_dead_send_nothing_by_a_forged_request(command):
    table = Table()
    table.do(c.ChangeFact(fact=e.Fact(5, alive=False), why=WHY))
    table.night()
    assert table.refused(command, table.hunt_opens).code is Code.SENDER_DEAD


def test_withdrawing_and_sending_again_never_ends_a_turn():
    """Not when all have voted, nor when the last one votes for the second time."""
    table = Table().turn_two()
    table.all_vote(5)
    table.withdraw(7, "vote")
    table.give(7, "vote", 5)
    assert table.game.phase is Phase.OPEN
    table.give(3, "heal", 5)
    assert table.send(None, table.closes - SECOND).events == ()


def test_a_withdrawn_vote_was_neither_a_vote_nor_a_post():
    table = Table().turn_two()
    table.vote({5: 1, 6: 1})
    table.withdraw(5, "vote")
    found = table.close({5: 0, 6: 0})
    assert dict(found.misses)[5] == 1
    assert 6 not in dict(found.misses)
    assert {death.seat for death in found.deaths} == {5, 6}  # who wrote nothing is missing


def test_names_are_of_no_account_to_what_happens():
    """Orders are on seats: a boss who changes his name, two names alike, a player called No."""
    plays = []
    for names in (
        ("One", "Two", "Three", "Four", "Five", "Six", "Seven"),
        ("No", "Nobody", "Ada", "Adam", "A", "all", "host"),
    ):
        table = Table("")
        seats = seat_table(SMALL)
        personas = tuple(
            msgspec.structs.replace(persona, name=name)
            for persona, name in zip(seats.personas, names, strict=True)
        )
        table.do(msgspec.structs.replace(seats, personas=personas, persons=names))
        table.turn_two()
        table.give(1, "kill", 5)
        table.all_vote(2)
        plays.append(table.close())
    assert plays[0] == plays[1]


# The night.


def test_a_night_without_a_common_name_says_so_and_shows_no_gap():
    table = Table("mafioso boss mafioso" + " civilian" * 8)
    table.give(1, "kill", 4)
    table.give(2, "kill", 5)
    table.night()
    assert report(table.view(Reader()), 1) == (NobodyDied(1),)
    assert report(table.view(Seat(1)), 1) == (NobodyDied(1),)


def test_when_two_die_each_is_shown_with_its_own_role():
    table = Table(FULL)
    table.give(1, "shoot", 12)
    table.give(9, "kill", 1)
    table.give(3, "inject", 4)
    table.night()
    shown = {died.seat: died.shown for died in table.events(e.SeatDied)}
    assert shown == {1: "commissioner", 4: "courtesan", 12: "maniac"}


def test_an_office_is_handed_on_once_and_told_once():
    table = Table(FULL, Rules(status_needs_vote=False)).turn_two()
    table.give(9, "kill", 1)
    table.give(3, "inject", 1)
    table.all_vote(1)
    events = table.night()
    assert [event.seat for event in events if isinstance(event, e.RoleTold)] == [2]
    assert [event.seat for event in events if isinstance(event, e.SeatDied)] == [1]


@pytest.mark.parametrize("role", ["commissioner", "doctor", "boss", "maniac", "foundling"])
@pytest.mark.parametrize("go", [c.Leave(seat=1), c.Exclude(seat=1, why=WHY)])
def test_the_game_goes_on_when_the_holder_of_a_role_goes_in_the_night(role, go):
    table = Table(FULL)
    seat = table.game.roles.index(Role(role)) + 1
    table.close()
    table.do(msgspec.structs.replace(go, seat=seat))
    table.publish()
    assert (table.game.phase, table.game.turn) == (Phase.OPEN, 2)
    assert seat not in table.game.living


# Time.


def plays() -> list[tuple[Command, int]]:
    """A turn and a half, each command with its second."""
    return [
        (order(4, "check", 1), 10),
        (order(1, "kill", 5), 20),
        (order(3, "heal", 5), 30),
        (c.WithdrawOrder(seat=3, order=Kind.HEAL), 40),
        (note(5, 6), 50),
        (order(6, "vote", 2), 90_000),  # after the close, and after the report
        (c.Replace(seat=7, person="Zoe", why=WHY), 90_010),
        (order(7, "vote", 2), 90_020),
    ]


def test_a_restart_at_any_moment_loses_nothing():
    """Saved, loaded and folded before every command, a game goes as if it had never stopped."""
    through, stopped = Table(), Table()
    for command, second in plays():
        at = through.ledger[0].at + second * SECOND
        through.send(command, at)
        stopped.ledger = list(decode_ledger(encode_ledger(stopped.ledger)))
        stopped.game = fold(stopped.ledger)
        stopped.send(command, at)
    assert stopped.ledger == through.ledger
    assert stopped.game == through.game
    assert through.game.turn == 2


def test_two_workers_who_wake_up_at_once_resolve_a_turn_once():
    """Whoever comes second under the lock finds nothing to do."""
    table = Table()
    table.give(1, "kill", 5)
    hour = table.closes
    first = step(table.game, None, hour, bytes)
    late = step(table.game, None, hour + 5 * SECOND, bytes)  # without the lock: the same events
    assert first.events == late.events
    second = step(first.game, None, hour, bytes)
    assert (second.events, second.game) == ((), first.game)


def test_a_worker_that_sleeps_changes_only_the_hour_of_the_report():
    games = []
    for wakes in ([12 * HOUR], [SECOND, HOUR, 12 * HOUR], [0 * HOUR, 11 * HOUR, 12 * HOUR]):
        table = Table()
        hour = table.closes
        for wake in wakes:
            table.send(None, hour + wake)
        games.append(table.ledger)
    assert games[0] == games[1] == games[2]


@pytest.mark.parametrize("late", [0 * SECOND, 7 * SECOND])
def test_the_host_is_asleep_and_the_game_goes_on_day_by_day(late):
    """The report goes out by itself in the morning, and the evening closes the next turn."""
    table = Table(rules=Rules(missed_votes=0))
    at = table.now
    for _ in range(8 * 24):
        at += HOUR
        table.send(None, at + late)
    closed = [event.at for event in table.events(e.TurnClosed)]
    assert len(closed) == 8
    assert {later - earlier for earlier, later in pairwise(closed)} == {DAY}


def test_between_the_hour_and_the_report_nothing_comes_in_by_any_door():
    table = Table().turn_two()
    table.close()
    for command in (order(5, "vote", 1), note(5, 6), c.WithdrawOrder(seat=5, order=Kind.VOTE)):
        for at in (table.closes, table.closes + HOUR, table.closes + 11 * HOUR):
            decision = table.decided(command, at)
            assert isinstance(decision, Refusal)
            assert decision.code is Code.ORDERS_CLOSED


def test_a_game_knows_nothing_of_another():
    """One table's close and end leave the other's turn as it is."""
    one, other = Table(), Table(FULL)
    before = other.game
    one.end()
    assert other.game == before
    assert Game() == fold([])
