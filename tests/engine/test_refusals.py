"""Every refusal, reached by a command that somebody might send (ORDER-6, law 3)."""

from collections.abc import Callable
from datetime import timedelta

import msgspec
import pytest

from misto.engine import commands as c
from misto.engine.clauses import Clause
from misto.engine.events import Fact, Persona
from misto.engine.lineup import suggest
from misto.engine.refusals import Code, Refusal
from misto.engine.rules import Rules
from misto.engine.terms import Kind
from tests.engine.build import (
    HOUR,
    NO_GAME,
    Table,
    dealt,
    enrol,
    lobby,
    nonce,
    note,
    order,
    roles_of,
    seat_table,
)

WHY = "as the host sees it"


def of_rules(**options: object) -> Table:
    """A small table under other rules."""
    return Table(rules=Rules(**options))  # type: ignore[arg-type]  # any option


def two() -> Table:
    """A small table on turn two."""
    return Table().turn_two()


def after(*commands: c.Command, table: Table | None = None) -> Table:
    """A table after commands."""
    table = table or two()
    for command in commands:
        table.do(command)
    return table


def dead(seat: int, table: Table | None = None) -> Table:
    """A table on which a seat has died."""
    table = after(c.ChangeFact(fact=Fact(seat, alive=False), why=WHY), table=table or Table())
    table.night()
    return table


def closed() -> Table:
    """A table between the close and the report."""
    table = two()
    table.close()
    return table


def line_up(roles: str) -> Refusal:
    """What is said of a line-up when seven have enrolled."""
    return lobby(7).refused(c.CloseEnrolment(lineup=roles_of(roles)))


def two_persons(**changes: object) -> c.SeatTable:
    """A small table to be seated, with changes."""
    return msgspec.structs.replace(seat_table("boss mafioso" + " civilian" * 5), **changes)


CASES: dict[Code, Callable[[], Refusal]] = {
    # Set-up.
    Code.RULES_CONTRADICT: lambda: Table(rules=NO_GAME).refused(
        c.CreateGame(game="g", title="t", rules=Rules(tie=("keeper",)))
    ),
    Code.WRONG_PHASE: lambda: Table().refused(c.Deal()),
    Code.TITLE_UNFIT: lambda: Table(rules=NO_GAME).refused(
        c.CreateGame(game="g", title=" ", rules=Rules())
    ),
    Code.ALREADY_ENROLLED: lambda: lobby(3).refused(enrol("Ada")),
    Code.NOT_ENROLLED: lambda: lobby(3).refused(c.WithdrawEnrolment(person="Zoe")),
    Code.NAME_UNFIT: lambda: lobby(0).refused(enrol("Аda")),
    Code.NAME_TAKEN: lambda: Table("").refused(
        two_persons(personas=(*seat_table("boss").personas * 2, *two_persons().personas[2:]))
    ),
    Code.NONCE_UNFIT: lambda: lobby(0).refused(c.Enrol(person="Ada", nonce="1234")),
    Code.NONCE_TAKEN: lambda: lobby(1).refused(c.Enrol(person="Ben", nonce=nonce("Ada"))),
    Code.HOST_HAS_NO_SEAT: lambda: after(
        c.OpenEnrolment(), table=Table("", hosts=("Ada",))
    ).refused(enrol("Ada")),
    Code.ENROLMENT_FULL: lambda: lobby(7, Rules(seats_max=7)).refused(enrol("Hal")),
    Code.TOO_FEW_SEATS: lambda: lobby(6).refused(c.CloseEnrolment(lineup=suggest(7)[:6])),
    Code.LINEUP_WRONG_SIZE: lambda: lobby(7).refused(c.CloseEnrolment(lineup=suggest(8))),
    Code.LINEUP_TOO_FEW_MAFIA: lambda: line_up("boss" + " civilian" * 6),
    Code.LINEUP_TWO_OF_A_ROLE: lambda: line_up("boss boss" + " civilian" * 5),
    Code.LINEUP_NEEDS_ROLE: lambda: line_up("mafioso mafioso foundling" + " civilian" * 4),
    Code.LINEUP_NO_TOWN: lambda: line_up("boss framer maniac" + " mafioso" * 4),
    Code.LINEUP_ALREADY_WON: lambda: line_up("boss" + " mafioso" * 3 + " civilian" * 3),
    Code.BEACON_MISSING: lambda: after(
        c.CloseEnrolment(lineup=suggest(7)), table=lobby(7, beacon_name="lottery")
    ).refused(c.Deal()),
    Code.BEACON_NOT_NAMED: lambda: after(
        c.CloseEnrolment(lineup=suggest(7)), table=lobby(7)
    ).refused(c.Deal(beacon="4 8 15")),
    # Orders.
    Code.NO_SUCH_SEAT: lambda: two().refused(order(5, "vote", 8)),
    Code.OUT_OF_GAME: lambda: after(c.Exclude(seat=5, why=WHY)).refused(order(5, "vote", 1)),
    Code.SENDER_DEAD: lambda: dead(5).refused(order(5, "vote", 1)),
    Code.TARGET_DEAD: lambda: dead(5).refused(order(6, "vote", 5)),
    Code.NOT_YOUR_ORDER: lambda: two().refused(order(5, "heal", 6)),
    Code.ON_ONESELF: lambda: two().refused(order(4, "check", 4)),
    Code.ON_A_MATE: lambda: two().refused(order(1, "kill", 2)),
    Code.TOO_MANY_TARGETS: lambda: two().refused(order(1, "kill", 4, 5)),
    Code.NO_TARGET: lambda: two().refused(order(5, "vote")),
    Code.NO_COURT: lambda: Table().refused(order(5, "vote", 1)),
    Code.NO_HUNT: lambda: Table().refused(order(5, "hunt", 1)),
    Code.HUNT_NOT_OPEN: lambda: two().refused(order(5, "hunt", 1)),
    Code.ORDERS_CLOSED: lambda: closed().refused(order(5, "vote", 1)),
    Code.VOTE_BARRED: lambda: after(c.BarVote(seats=(5,), why=WHY)).refused(order(5, "vote", 1)),
    Code.NOTHING_TO_WITHDRAW: lambda: two().refused(c.WithdrawOrder(seat=5, order=Kind.VOTE)),
    Code.NOTE_GIVEN: lambda: after(note(5, 6)).refused(note(5, 7)),
    Code.NOTE_CANT_BE_WITHDRAWN: lambda: after(note(5, 6)).refused(
        c.WithdrawOrder(seat=5, order=Kind.NOTE)
    ),
    Code.TEXT_UNFIT: lambda: two().refused(note(5, 6, "  ")),
    # The host's acts.
    Code.REASON_MISSING: lambda: two().refused(c.Exclude(seat=5, why="")),
    Code.NO_SUCH_ORDER: lambda: two().refused(c.VoidOrder(seat=5, order=Kind.VOTE, why=WHY)),
    Code.NOTHING_TO_UNDO: lambda: Table().refused(c.Undo(why=WHY)),
    Code.NOT_PUBLISHED: lambda: Table().refused(c.TellStory(turn=1, story=WHY)),
    Code.TOO_FAR: lambda: two().refused(c.Extend(closes=two().now + timedelta(days=367), why=WHY)),
    Code.ALREADY_SO: lambda: after(c.Pause(why=WHY)).refused(c.Pause(why=WHY)),
    Code.NOT_LATER: lambda: two().refused(c.Extend(closes=two().now, why=WHY)),
    Code.BAR_ONLY_A_COMING_TURN: lambda: (
        of_rules(ballots="live").turn_two().refused(c.BarVote(seats=(5,), why=WHY))
    ),
    Code.NOT_A_GHOST_OF_THE_MAFIA: lambda: two().refused(c.Silence(seat=1, why=WHY)),
    Code.TURN_PAUSED: lambda: after(c.Pause(why=WHY)).refused(c.CloseTurn()),
    Code.PERSON_HAS_PLAYED: lambda: two().refused(c.Replace(seat=5, person="Ada", why=WHY)),
    Code.NOT_PAUSED: lambda: two().refused(c.Resume(why=WHY)),
    Code.SHORT_OUTAGE: lambda: two().refused(
        c.MoveClose(since=two().now, until=two().now + timedelta(minutes=59))
    ),
    # After the end.
    Code.NOT_A_CANDIDATE: lambda: (
        two().end().refused(c.VoteAward(voter="Ada", award="townsperson", seat=1))
    ),
    Code.NO_RIGHT_TO_AWARD: lambda: (
        two().end().refused(c.VoteAward(voter="Zoe", award="player", seat=1))
    ),
}


SAID: dict[Code, str] = {
    Code.RULES_CONTRADICT: "GAME-7: contradictions tie_without_keeper",
    Code.WRONG_PHASE: "GAME-2: phase open",
    Code.TITLE_UNFIT: "GAME-1: name ' '",
    Code.ALREADY_ENROLLED: "GAME-1: name Ada",
    Code.NOT_ENROLLED: "GAME-1: name Zoe",
    Code.NAME_UNFIT: "GAME-1: name Аda",
    Code.NAME_TAKEN: "ORDER-6: name Persona 1",
    Code.NONCE_UNFIT: "GAME-2: -",
    Code.NONCE_TAKEN: "GAME-2: -",
    Code.HOST_HAS_NO_SEAT: "GAME-6: name Ada",
    Code.ENROLMENT_FULL: "GAME-1: limit 7",
    Code.TOO_FEW_SEATS: "GAME-1: count 6, limit 7",
    Code.LINEUP_WRONG_SIZE: "GAME-4: count 8, limit 7",
    Code.LINEUP_TOO_FEW_MAFIA: "GAME-3: count 1, limit 2",
    Code.LINEUP_TWO_OF_A_ROLE: "GAME-4: role boss, count 2",
    Code.LINEUP_NEEDS_ROLE: "GAME-4: role boss",
    Code.LINEUP_NO_TOWN: "GAME-4: -",
    Code.LINEUP_ALREADY_WON: "GAME-4: -",
    Code.BEACON_MISSING: "GAME-2: name lottery",
    Code.BEACON_NOT_NAMED: "GAME-2: -",
    Code.NO_SUCH_SEAT: "ORDER-6: seat 8",
    Code.OUT_OF_GAME: "HOST-4: seat 5",
    Code.SENDER_DEAD: "DEATH-4: seat 5",
    Code.TARGET_DEAD: "ORDER-6: seat 5, kind vote",
    Code.NOT_YOUR_ORDER: "ORDER-6: kind heal",
    Code.ON_ONESELF: "ORDER-6: kind check",
    Code.ON_A_MATE: "MAFIA-1: seat 2, kind kill",
    Code.TOO_MANY_TARGETS: "MAFIA-3: kind kill",
    Code.NO_TARGET: "COURT-1: kind vote",
    Code.NO_COURT: "TIME-5: turn 1",
    Code.NO_HUNT: "TIME-5: turn 1",
    Code.HUNT_NOT_OPEN: "TIME-2: hour 12:00",
    Code.ORDERS_CLOSED: "TIME-1: turn 2",
    Code.VOTE_BARRED: "HOST-3: turn 2",
    Code.NOTHING_TO_WITHDRAW: "ORDER-2: kind vote",
    Code.NOTE_GIVEN: "NOTE-1: seat 7, kind note",
    Code.NOTE_CANT_BE_WITHDRAWN: "NOTE-1: kind note",
    Code.TEXT_UNFIT: "NOTE-1: seat 6, kind note",
    Code.REASON_MISSING: "HOST-1: -",
    Code.NO_SUCH_ORDER: "HOST-1: seat 5, kind vote",
    Code.NOTHING_TO_UNDO: "TIME-4: -",
    Code.NOT_PUBLISHED: "HOST-2: turn 1",
    Code.TOO_FAR: "TIME-4: turn 2",
    Code.ALREADY_SO: "TIME-4: turn 2",
    Code.NOT_LATER: "TIME-4: turn 2",
    Code.BAR_ONLY_A_COMING_TURN: "GAME-7: turn 2",
    Code.NOT_A_GHOST_OF_THE_MAFIA: "GHOST-2: seat 1",
    Code.TURN_PAUSED: "TIME-4: turn 2",
    Code.PERSON_HAS_PLAYED: "HOST-6: name Ada",
    Code.NOT_PAUSED: "TIME-4: turn 2",
    Code.SHORT_OUTAGE: "TIME-8: -",
    Code.NOT_A_CANDIDATE: "AWARD-1: seat 1",
    Code.NO_RIGHT_TO_AWARD: "AWARD-1: name Zoe",
}
"""The clause that each of these cases rests on, and all that its sentence is given."""


def said(refusal: Refusal) -> str:
    """Tell all of a refusal: «target_dead ORDER-6: seat 5, kind vote»; a dash where it is all."""
    fields = {name: getattr(refusal, name) for name in refusal.__struct_fields__[2:]}
    filled = ", ".join(f"{n} {_text(value)}" for n, value in fields.items() if _is_filled(value))
    return f"{refusal.code} {refusal.clause}: {filled or '-'}"


def _is_filled(value: object) -> bool:
    return value is not None and value != ()


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(value)
    return repr(str(value)) if not str(value).strip() else str(value)


@pytest.mark.parametrize("code", list(Code))
def test_every_code_is_reached_by_a_natural_command(code):
    """A code without a case fails here."""
    refusal = CASES[code]()
    assert refusal.clause in Clause
    assert said(refusal) == f"{code} {SAID[code]}"


def test_no_case_is_left_over():
    assert set(CASES) == set(Code)


# One code for several reasons: each of them, with its clause and what its sentence needs.


REASONS = [
    # ORDER-6 and its kin
    (lambda: two().refused(order(0, "vote", 1)), "no_such_seat ORDER-6: seat 0"),
    (lambda: two().refused(order(8, "vote", 1)), "no_such_seat ORDER-6: seat 8"),
    (lambda: two().refused(order(5, "vote", -1)), "no_such_seat ORDER-6: seat -1"),
    (lambda: two().refused(note(5, 9)), "no_such_seat ORDER-6: seat 9"),
    (
        lambda: two().refused(c.WithdrawOrder(seat=9, order=Kind.VOTE)),
        "no_such_seat ORDER-6: seat 9",
    ),
    (
        lambda: two().refused(c.EnterOrder(seat=5, order=Kind.VOTE, targets=(9,), why=WHY)),
        "no_such_seat ORDER-6: seat 9",
    ),
    (
        lambda: two().refused(c.Exclude(seat=9, why=WHY)),
        "no_such_seat HOST-4: seat 9",
    ),
    (lambda: two().refused(c.Leave(seat=9)), "no_such_seat HOST-6: seat 9"),
    (lambda: two().refused(order(3, "note", 4)), "not_your_order ORDER-6: kind note"),
    (lambda: two().refused(order(1, "hunt", 4)), "not_your_order ORDER-6: kind hunt"),
    (lambda: two().refused(order(5, "kill", 4)), "not_your_order ORDER-6: kind kill"),
    (lambda: two().refused(order(3, "shoot", 4)), "not_your_order ORDER-6: kind shoot"),
    (lambda: two().refused(order(2, "check", 4)), "not_your_order ORDER-6: kind check"),
    (
        lambda: of_rules(self_vote=False).turn_two().refused(order(5, "vote", 5)),
        "on_oneself COURT-1: kind vote",
    ),
    (lambda: two().refused(order(4, "shoot", 4)), "on_oneself ORDER-6: kind shoot"),
    (lambda: two().refused(order(1, "kill", 1)), "on_oneself ORDER-6: kind kill"),
    (lambda: two().refused(note(5, 5)), "on_oneself NOTE-1: seat 5, kind note"),
    (
        lambda: Table("boss framer civilian civilian civilian civilian").refused(
            order(2, "frame", 1)
        ),
        "on_a_mate NIGHT-3: seat 1, kind frame",
    ),
    (
        lambda: two().refused(order(1, "kill", 2)),
        "on_a_mate MAFIA-1: seat 2, kind kill",
    ),
    (
        lambda: two().refused(order(4, "check", 5, 6)),
        "too_many_targets ORDER-6: kind check",
    ),
    (
        lambda: two().refused(order(1, "kill", 4, 5)),
        "too_many_targets MAFIA-3: kind kill",
    ),
    (
        lambda: after(c.GrantDoubleKill(why=WHY)).refused(order(1, "kill", 4, 5, 6)),
        "too_many_targets MAFIA-3: kind kill",
    ),
    (lambda: two().refused(order(5, "vote")), "no_target COURT-1: kind vote"),
    (lambda: two().refused(order(1, "kill")), "no_target ORDER-6: kind kill"),
    (lambda: dead(5).refused(note(6, 5)), "target_dead NOTE-1: seat 5, kind note"),
    (lambda: dead(5).refused(note(5, 6)), "sender_dead NOTE-1: seat 6, kind note"),
    (lambda: dead(5).refused(c.Leave(seat=5)), "sender_dead HOST-6: seat 5"),
    (
        lambda: after(c.Leave(seat=5)).refused(order(5, "vote", 1)),
        "out_of_game HOST-6: seat 5",
    ),
    (
        lambda: after(c.Exclude(seat=5, why=WHY)).refused(note(5, 1)),
        "out_of_game HOST-4: seat 5",
    ),
    (
        lambda: after(c.Exclude(seat=5, why=WHY)).refused(c.WithdrawOrder(seat=5, order=Kind.VOTE)),
        "out_of_game HOST-4: seat 5",
    ),
    (
        lambda: after(order(3, "heal", 5)).refused(c.WithdrawOrder(seat=3, order=Kind.INJECT)),
        "nothing_to_withdraw ORDER-2: kind inject",
    ),
    (
        lambda: two().refused(c.WithdrawOrder(seat=4, order=Kind.SHOOT)),
        "nothing_to_withdraw ORDER-2: kind shoot",
    ),
    # the host's acts
    (lambda: dead(5).refused(c.BarVote(seats=(5,), why=WHY)), "target_dead HOST-3: seat 5"),
    (
        lambda: two().refused(c.BarVote(seats=(5,), turn=1, why=WHY)),
        "not_later HOST-3: turn 1",
    ),
    (
        lambda: closed().refused(c.BarVote(seats=(5,), turn=2, why=WHY)),
        "not_later HOST-3: turn 2",
    ),
    (
        lambda: after(c.BarVote(seats=(5,), why=WHY)).refused(c.BarVote(seats=(6, 5), why=WHY)),
        "already_so HOST-3: seat 5",
    ),
    (
        lambda: after(c.GrantDoubleKill(why=WHY)).refused(c.GrantDoubleKill(why=WHY)),
        "already_so GHOST-2: turn 2",
    ),
    (
        lambda: after(c.Exclude(seat=5, why=WHY)).refused(c.Exclude(seat=5, why=WHY)),
        "already_so HOST-4: seat 5",
    ),
    (
        lambda: after(c.Leave(seat=5)).refused(c.Leave(seat=5)),
        "already_so HOST-6: seat 5",
    ),
    (
        lambda: after(c.Exclude(seat=5, why=WHY)).refused(c.Leave(seat=5)),
        "already_so HOST-6: seat 5",
    ),
    (
        lambda: after(c.Silence(seat=1, why=WHY), table=dead(1)).refused(
            c.Silence(seat=1, why=WHY)
        ),
        "already_so GHOST-2: seat 1",
    ),
    (
        lambda: dead(5).refused(c.Silence(seat=5, why=WHY)),
        "not_a_ghost_of_the_mafia GHOST-2: seat 5",
    ),
    (
        lambda: after(order(5, "vote", 1), c.VoidOrder(seat=5, order=Kind.VOTE, why=WHY)).refused(
            c.VoidOrder(seat=5, order=Kind.VOTE, why=WHY)
        ),
        "already_so HOST-1: seat 5, kind vote",
    ),
    (
        lambda: after(note(5, 6), c.VoidOrder(seat=5, order=Kind.NOTE, why=WHY)).refused(
            c.VoidOrder(seat=5, order=Kind.NOTE, why=WHY)
        ),
        "already_so HOST-1: seat 5, kind note",
    ),
    (
        lambda: after(order(3, "heal", 5)).refused(c.VoidOrder(seat=3, order=Kind.INJECT, why=WHY)),
        "no_such_order HOST-1: seat 3, kind inject",
    ),
    (
        lambda: two().refused(c.VoidOrder(seat=4, order=Kind.SHOOT, why=WHY)),
        "no_such_order HOST-1: seat 4, kind shoot",
    ),
    (
        lambda: two().refused(c.Replace(seat=5, person="Аda", why=WHY)),
        "name_unfit HOST-6: name Аda",
    ),
    (
        lambda: after(c.Replace(seat=5, person="Zoe", why=WHY)).refused(
            c.Replace(seat=6, person="Eva", why=WHY)
        ),
        "person_has_played HOST-6: name Eva",
    ),
    (
        lambda: after(c.Exclude(seat=5, why=WHY)).refused(c.Replace(seat=5, person="Zoe", why=WHY)),
        "out_of_game HOST-6: seat 5",
    ),
    (
        lambda: dead(5).refused(c.Replace(seat=5, person="Zoe", why=WHY)),
        "out_of_game HOST-6: seat 5",
    ),
    # set-up
    (
        lambda: Table("").refused(two_persons(personas=seat_table("boss").personas)),
        "lineup_wrong_size GAME-4: count 7, limit 1",
    ),
    (
        lambda: Table("").refused(two_persons(persons=("Ada",))),
        "lineup_wrong_size GAME-4: count 7, limit 1",
    ),
    (
        lambda: Table("").refused(two_persons(persons=("Ada",) * 7)),
        "name_taken GAME-1: name Ada",
    ),
    (
        lambda: Table("").refused(two_persons(persons=("Ada", "", *"cdefg"))),
        "name_unfit GAME-1: name ''",
    ),
    (lambda: Table().refused(seat_table("boss")), "wrong_phase GAME-1: phase open"),
    (
        lambda: Table().refused(c.CloseEnrolment(lineup=suggest(7))),
        "wrong_phase GAME-1: phase open",
    ),
    (
        lambda: dealt().refused(c.OpenEnrolment()),
        "wrong_phase GAME-1: phase open",
    ),
    # orders under a grant, and on oneself
    (
        lambda: after(c.GrantDoubleKill(why=WHY)).refused(order(4, "check", 5, 6)),
        "too_many_targets ORDER-6: kind check",
    ),
    (
        lambda: Table("framer boss civilian civilian civilian civilian").refused(
            order(1, "frame", 1)
        ),
        "on_oneself ORDER-6: kind frame",
    ),
    # on the turn
    (lambda: two().refused(c.Undo(why=" ")), "reason_missing HOST-1: -"),
    (
        lambda: after(c.Pause(why=WHY)).refused(c.Resume(why=" ")),
        "reason_missing HOST-1: -",
    ),
    (lambda: two().refused(c.CloseTurn()), "reason_missing TIME-4: turn 2"),
    (
        lambda: two().refused(c.TellStory(turn=1, story="\0")),
        "text_unfit HOST-2: -",
    ),
    (
        lambda: two().refused(c.TellStory(turn=1, story="x" * 19_999 + "\0")),
        "text_unfit HOST-2: -",
    ),
    (
        lambda: two().refused(c.TellStory(turn=1, story="x" * 20_001)),
        "text_unfit HOST-2: limit 20000",
    ),
    (lambda: closed().refused(c.PublishReport(story="\0")), "text_unfit HOST-2: -"),
    (
        lambda: two().refused(c.Leave(seat=5, why="\0")),
        "text_unfit HOST-6: -",
    ),
    (
        lambda: after(order(5, "vote", 1)).refused(c.CloseTurn(turn=1)),
        "orders_closed TIME-1: turn 1",
    ),
    (
        lambda: two().refused(c.GiveOrder(seat=5, order=Kind.VOTE, targets=(1,), turn=1)),
        "orders_closed TIME-1: turn 1",
    ),
    # hosts, names and seats
    (
        lambda: Table("", hosts=("Zoe",)).refused(two_persons(persons=("Zoe", *"abcdef"))),
        "host_has_no_seat GAME-6: name Zoe",
    ),
    (
        lambda: Table("").refused(
            two_persons(personas=(Persona("Аda", "Ada"), *two_persons().personas[1:]))
        ),
        "name_unfit SEAT-1: name Аda",
    ),
    (
        lambda: Table(hosts=("Zoe",)).refused(c.Replace(seat=5, person="Zoe", why=WHY)),
        "host_has_no_seat GAME-6: name Zoe",
    ),
    (
        lambda: lobby(0).refused(c.Enrol(person="Ada", nonce=nonce("Ada"), name="Аda")),
        "name_unfit GAME-1: name Аda",
    ),
    (
        lambda: Table("", Rules(seats_min=9, seats_max=8)).refused(c.OpenEnrolment()),
        "rules_contradict GAME-1: contradictions seats_out_of_order",
    ),
    (
        lambda: after(
            c.CloseEnrolment(lineup=suggest(7)), table=lobby(7, beacon_name="lottery")
        ).refused(c.Deal(beacon="\0")),
        "text_unfit GAME-2: -",
    ),
    # after the end
    (
        lambda: two().end().refused(c.VoteAward(voter="Ada", award="mafioso", seat=4)),
        "not_a_candidate AWARD-1: seat 4",
    ),
    (
        lambda: two().end().refused(c.VoteAward(voter="Ada", award="player", seat=9)),
        "no_such_seat AWARD-1: seat 9",
    ),
]


@pytest.mark.parametrize(
    ("refused", "expected"),
    [pytest.param(*one, id=f"{number} {one[1]}") for number, one in enumerate(REASONS, 1)],
)
def test_a_refusal_says_what_its_sentence_needs(refused, expected):
    assert said(refused()) == expected


# An act on a seat that there isn't.


@pytest.mark.parametrize(
    ("act", "clause"),
    [
        (order(9, "vote", 1), "ORDER-6"),
        (c.EnterOrder(seat=9, order=Kind.VOTE, targets=(5,), why=WHY), "ORDER-6"),
        (note(9, 5), "ORDER-6"),
        (c.WithdrawOrder(seat=9, order=Kind.VOTE), "ORDER-6"),
        (c.VoidOrder(seat=9, order=Kind.VOTE, why=WHY), "HOST-1"),
        (c.ChangeFact(fact=Fact(9, alive=False), why=WHY), "HOST-1"),
        (c.BarVote(seats=(5, 9), why=WHY), "HOST-3"),
        (c.Exclude(seat=9, why=WHY), "HOST-4"),
        (c.Leave(seat=9), "HOST-6"),
        (c.Replace(seat=9, person="Zoe", why=WHY), "HOST-6"),
        (c.Silence(seat=9, why=WHY), "GHOST-2"),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, c.Command) else one,
)
def test_ORDER_6_there_is_no_such_seat(act, clause):
    assert said(two().refused(act)) == f"no_such_seat {clause}: seat 9"


# Commands that come before their time, or after it.


@pytest.mark.parametrize(
    "command",
    [
        c.OpenEnrolment(),
        enrol("Ada"),
        order(1, "vote", 2),
        note(1, 2),
        c.CloseTurn(why=WHY),
        c.PublishReport(),
        c.Undo(why=WHY),
        c.Pause(why=WHY),
        c.Exclude(seat=1, why=WHY),
        c.OpenGame(),
    ],
)
def test_before_there_is_a_game_everything_is_refused(command):
    table = Table(rules=NO_GAME)
    assert said(table.refused(command)) == "wrong_phase GAME-1: phase created"
    assert table.ledger == []


def test_a_game_is_made_once():
    refusal = Table("").refused(c.CreateGame(game="g", title="t", rules=Rules()))
    assert said(refusal) == "wrong_phase GAME-1: phase created"


@pytest.mark.parametrize(
    ("command", "clause"),
    [
        (c.OpenEnrolment(), "GAME-1"),
        (enrol("Zoe"), "GAME-1"),
        (c.WithdrawEnrolment(person="Ada"), "GAME-1"),
        (c.CloseEnrolment(lineup=suggest(7)), "GAME-1"),
        (seat_table("boss"), "GAME-1"),
        (c.Deal(), "GAME-2"),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, c.Command) else one,
)
def test_GAME_1_and_2_what_comes_before_the_first_turn_comes_before_it(command, clause):
    assert said(dealt().refused(command)) == f"wrong_phase {clause}: phase open"


def test_GAME_2_a_deal_is_cancelled_in_its_first_turn_or_before():
    assert said(Table("").refused(c.CancelDeal(why=WHY))) == "wrong_phase GAME-2: phase created"
    later = dealt().turn_two().refused(c.CancelDeal(why=WHY))
    assert said(later) == "wrong_phase GAME-2: phase open"


LATER = c.Extend(closes=two().now + 1_000 * HOUR, why=WHY)
IN_A_TURN: list[tuple[c.Command, str]] = [
    (order(5, "vote", 1), "TIME-6"),
    (note(5, 6), "TIME-6"),
    (c.WithdrawOrder(seat=5, order=Kind.VOTE), "TIME-6"),
    (c.EnterOrder(seat=5, order=Kind.VOTE, targets=(1,), why=WHY), "HOST-1"),
    (c.VoidOrder(seat=5, order=Kind.VOTE, why=WHY), "HOST-1"),
    (c.ChangeFact(fact=Fact(5), why=WHY), "HOST-1"),
    (c.BarVote(seats=(5,), why=WHY), "HOST-3"),
    (c.Exclude(seat=5, why=WHY), "HOST-4"),
    (c.Leave(seat=5), "HOST-6"),
    (c.Silence(seat=5, why=WHY), "GHOST-2"),
    (c.GrantDoubleKill(why=WHY), "GHOST-2"),
    (c.Replace(seat=5, person="Zoe", why=WHY), "HOST-6"),
    (c.CloseTurn(why=WHY), "TIME-1"),
    (c.PublishReport(), "HOST-2"),
    (LATER, "TIME-4"),
    (c.Pause(why=WHY), "TIME-4"),
    (c.Resume(why=WHY), "TIME-4"),
    (c.Undo(why=WHY), "TIME-4"),
    (c.MoveClose(since=two().now, until=two().now + 5 * HOUR), "TIME-8"),
]
"""What is done while a turn runs, and the clause by which it is refused at another time."""

in_a_turn = pytest.mark.parametrize(
    ("command", "clause"),
    [pytest.param(*one, id=type(one[0]).__name__) for one in IN_A_TURN],
)


@in_a_turn
def test_after_the_end_the_acts_of_a_turn_are_refused(command, clause):
    assert said(two().end().refused(command)) == f"wrong_phase {clause}: phase opened"


@in_a_turn
def test_before_the_deal_the_acts_of_a_turn_are_refused(command, clause):
    """A player's order is on a seat, and there is none yet."""
    for table in (Table(""), lobby(7)):
        refusal = table.refused(command, table.now)
        assert (refusal.code, refusal.clause) in {
            (Code.WRONG_PHASE, clause),
            (Code.NO_SUCH_SEAT, "ORDER-6"),
        }


@pytest.mark.parametrize(
    "command", [c.VoteAward(voter="Ada", award="player", seat=1), c.GiveAwards()]
)
def test_AWARD_1_awards_come_after_everything_is_opened(command):
    assert said(two().refused(command)) == "wrong_phase AWARD-1: phase open"


def test_END_1_everything_is_opened_when_somebody_has_won_and_once():
    assert said(two().refused(c.OpenGame())) == "wrong_phase END-1: phase open"
    assert said(two().end().refused(c.OpenGame())) == "wrong_phase END-1: phase opened"
    assert said(two().end().refused(c.Undo(why=WHY))) == "wrong_phase TIME-4: phase opened"


# HOST-1: every act beside the rules has its reason.


ACTS = [
    c.Undo(why=""),
    c.VoidOrder(seat=5, order=Kind.VOTE, why=""),
    c.EnterOrder(seat=5, order=Kind.VOTE, targets=(4,), why=""),
    c.ChangeFact(fact=Fact(5, alive=False), why=""),
    c.BarVote(seats=(5,), why=""),
    c.Exclude(seat=5, why=""),
    c.Silence(seat=1, why=""),
    c.GrantDoubleKill(why=""),
    c.Extend(closes=LATER.closes, why=""),
    c.Pause(why=""),
    c.CloseTurn(why=""),
    c.Replace(seat=5, person="Zoe", why=""),
]


@pytest.mark.parametrize("why", ["", " \n", "\ud83d", "x" * 20_001])
@pytest.mark.parametrize("act", ACTS)
def test_HOST_1_an_act_of_the_host_has_its_reason(act, why):
    table = after(order(5, "vote", 2), table=dead(1))
    refusal = table.refused(msgspec.structs.replace(act, why=why))
    assert (refusal.code, refusal.clause) == (Code.REASON_MISSING, "HOST-1")
    table.do(msgspec.structs.replace(act, why=WHY))


def test_HOST_6_a_player_need_not_say_why_they_go():
    two().do(c.Leave(seat=5))
    assert two().refused(c.Leave(seat=5, why="\ud83d")).code is Code.TEXT_UNFIT
