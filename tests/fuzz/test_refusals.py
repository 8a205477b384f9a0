"""Every refusal of the engine that somebody can come to by the site, come to by a form of it.

A fuzzer finds most of them in the long run; here each has the shortest way, and is told as a
sentence: no answer is a fault, whoever sends what.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from misto.engine import (
    BarVote,
    ChangeFact,
    CloseEnrolment,
    CloseTurn,
    Code,
    Enrol,
    Exclude,
    Fact,
    OpenEnrolment,
    OpenGame,
    Role,
    Rules,
)
from misto.engine.awards import AWARDS
from misto.engine.lineup import suggest
from misto.store.models import Membership
from tests import cast
from tests.fuzz.fuzzing import watched

pytestmark = pytest.mark.django_db

WHY = "Так склалося."
NONCE = "фраза, якої ніхто не вгадає"

BY_NO_FORM = {
    Code.RULES_CONTRADICT: "the form of a new game says so itself, before a command is made",
    Code.TITLE_UNFIT: "likewise",
    Code.ALREADY_ENROLLED: "who enrols again changes the enrolment: it is withdrawn first",
    Code.SHORT_OUTAGE: "only the timekeeper moves a close, and only after an outage",
    Code.NO_RIGHT_TO_AWARD: "the pages ask first who may vote (`web.awards.may_vote`)",
    Code.PERSON_HAS_PLAYED: "the pages offer a seat to nobody who has played",
    Code.NAME_TAKEN: "a name may be enrolled twice: that it was, would tell who has enrolled",
    Code.TURN_PAUSED: "whoever closes a turn by hand gives a reason; the timekeeper closes none",
}
"""What no form leads to, and why; the engine refuses it all the same."""


def send(table, who, path, **form):
    """Send a form of a game as somebody; return the page that answers."""
    answer = table.client(who).post(f"/g/{table.code}/{path}", form, follow=True)
    assert answer.status_code in {200, 403, 404, 409, 422}, answer.status_code
    return answer


def rule(table, what, **form):
    seen = f"{table.view.turn} {table.view.phase}"
    form = {"why": WHY, "do": "confirm", "turn_seen": seen} | form
    return send(table, table.host, f"desk/rulings/{what}/", **form)


def order(table, seat, kind, *targets, path="seat/order/"):
    form = {"kind": kind, "turn": table.view.turn, "target": targets}
    return send(table, table.player(seat), path, **form)


def note(table, seat, to, text="Прощавайте."):
    return send(table, table.player(seat), "seat/note/", target=to, turn=table.view.turn, text=text)


def enrol(table, who, **changes):
    form = {"name": "Олексій", "gender": "m", "nonce": NONCE}
    return send(table, who, "enrol/", **(form | changes))


def open_to(rules=None):
    table = cast.created(rules)
    table.run(OpenEnrolment())
    return table


def line_up(table, *roles):
    form = {f"role-{role}": str(roles.count(role)) for role in Role}
    return send(table, table.host, "desk/enrolment/", do="close", **form)


def seven():
    return cast.enrolling(Rules(), 7)


def others(table, *seats):
    return next(seat for seat in table.view.living if seat not in seats)


CIVILIAN, MAFIOSO = Role.CIVILIAN, Role.MAFIOSO
Way = Callable[[], object]
WAYS: dict[Code, Way] = {}


def way(code: Code) -> Callable[[Way], Way]:
    def keep(one: Way) -> Way:
        WAYS[code] = one
        return one

    return keep


# ---------------------------------------------------------------------------------------------
# Before the deal

WAYS |= {
    Code.WRONG_PHASE: lambda: enrol(cast.created(), cast.account("new")),
    Code.NOT_ENROLLED: lambda: send(open_to(), cast.account("new"), "enrol/withdraw/"),
    Code.NAME_UNFIT: lambda: enrol(open_to(), cast.account("new"), name="а" * 200),
    Code.NONCE_UNFIT: lambda: enrol(open_to(), cast.account("new"), nonce="мало"),
    Code.NONCE_TAKEN: lambda: enrol(
        seven(), cast.account("new"), name="Ніхтось", nonce="nonce of player 002"
    ),
    Code.HOST_HAS_NO_SEAT: lambda: enrol(open_to(), cast.account("host")),
    Code.TOO_FEW_SEATS: lambda: line_up(open_to()),
    Code.LINEUP_WRONG_SIZE: lambda: line_up(seven(), CIVILIAN),
    Code.LINEUP_TOO_FEW_MAFIA: lambda: line_up(seven(), *[CIVILIAN] * 6, MAFIOSO),
    Code.LINEUP_TWO_OF_A_ROLE: lambda: line_up(
        seven(), *[CIVILIAN] * 3, Role.COMMISSIONER, Role.COMMISSIONER, MAFIOSO, MAFIOSO
    ),
    Code.LINEUP_NEEDS_ROLE: lambda: line_up(
        seven(), *[CIVILIAN] * 4, Role.SERGEANT, MAFIOSO, MAFIOSO
    ),
    Code.LINEUP_NO_TOWN: lambda: line_up(seven(), *[MAFIOSO] * 7),
    Code.LINEUP_ALREADY_WON: lambda: line_up(seven(), *[CIVILIAN] * 3, *[MAFIOSO] * 4),
}


@way(Code.ENROLMENT_FULL)
def _full():
    table = cast.enrolling(Rules(seats_min=7, seats_max=7), 7)
    enrol(table, cast.account("new"), name="Ніхтось")


def frozen(beacon):
    table = cast.created(Rules())
    table.run(OpenEnrolment(beacon_name=beacon))
    for number, player in enumerate(table.players[:7]):
        name, nonce = cast.NAMES[number], f"nonce of player {number:03}"
        table.run(Enrol(person=player.code, nonce=nonce, name=name))
    table.run(CloseEnrolment(lineup=tuple(suggest(7, Rules()))))
    return table


@way(Code.BEACON_MISSING)
def _no_beacon():
    send(frozen("Лотерея"), cast.account("host"), "desk/enrolment/", do="deal", beacon="")


@way(Code.BEACON_NOT_NAMED)
def _beacon():
    send(frozen(None), cast.account("host"), "desk/enrolment/", do="deal", beacon="7 12 40")


# ---------------------------------------------------------------------------------------------
# Orders


def playing(*dead):
    """A game in its second turn; some have died in the first."""
    table = cast.begun()
    for role in dead:
        table.run(ChangeFact(fact=Fact(table.seat_of(role), alive=False), why=WHY))
    table.play_turn()
    return table


@way(Code.NO_SUCH_SEAT)
def _no_seat():
    order(cast.begun(), 3, "vote", 99)


@way(Code.OUT_OF_GAME)
def _excluded():
    table = playing()
    table.run(Exclude(seat=3, why=WHY))
    order(table, 3, "vote", 4)


@way(Code.SENDER_DEAD)
def _ghost():
    table = playing(Role.CIVILIAN)
    order(table, min(table.view.dead), "vote", others(table))


@way(Code.TARGET_DEAD)
def _on_the_dead():
    table = playing(Role.CIVILIAN)
    order(table, others(table), "vote", min(table.view.dead))


@way(Code.NOT_YOUR_ORDER)
def _not_mine():
    table = cast.begun()
    order(table, table.seat_of(Role.CIVILIAN), "kill", table.seat_of(Role.DOCTOR))


@way(Code.ON_ONESELF)
def _oneself():
    order(cast.begun(Rules(keeper=True, self_vote=False)), 3, "vote", 3)


@way(Code.ON_A_MATE)
def _mate():
    table = cast.begun()
    order(table, table.seat_of(Role.BOSS), "kill", table.seat_of(Role.MAFIOSO))


@way(Code.TOO_MANY_TARGETS)
def _two():
    order(playing(), 3, "vote", 4, 5)


@way(Code.NO_TARGET)
def _nobody():
    order(playing(), 3, "vote", "nobody")


@way(Code.NO_COURT)
def _no_court():
    order(cast.begun(Rules()), 3, "vote", 4)


@way(Code.NO_HUNT)
def _no_hunt():
    table = cast.begun(Rules())
    civilian = table.seat_of(Role.CIVILIAN)
    order(table, civilian, "hunt", others(table, civilian))


@way(Code.HUNT_NOT_OPEN)
def _hunt():
    table = cast.begun(Rules(hunt_from_turn=1))
    civilian = table.seat_of(Role.CIVILIAN)
    order(table, civilian, "hunt", others(table, civilian))


@way(Code.ORDERS_CLOSED)
def _closed():
    table = playing()
    table.run(CloseTurn(why=WHY))
    order(table, 3, "vote", 4)


@way(Code.VOTE_BARRED)
def _barred():
    table = cast.begun()
    table.run(BarVote(seats=(3,), turn=2, why=WHY))
    table.play_turn()
    order(table, 3, "vote", 4)


@way(Code.NOTHING_TO_WITHDRAW)
def _nothing():
    order(playing(), 3, "vote", path="seat/withdraw/")


@way(Code.NOTE_GIVEN)
def _again():
    table = playing()
    note(table, 3, 4)
    note(table, 3, 5)


@way(Code.NOTE_CANT_BE_WITHDRAWN)
def _take_back():
    table = playing()
    note(table, 3, 4)
    order(table, 3, "note", path="seat/withdraw/")


@way(Code.TEXT_UNFIT)
def _too_long():
    note(playing(), 3, 4, "я" * 30_000)


# ---------------------------------------------------------------------------------------------
# The host's acts

WAYS |= {
    Code.REASON_MISSING: lambda: rule(playing(), "exclude", seat=3, why=""),
    Code.NO_SUCH_ORDER: lambda: rule(playing(), "void", order="3-vote"),
    Code.NOTHING_TO_UNDO: lambda: rule(cast.begun(), "undo"),
    Code.NOT_LATER: lambda: rule(playing(), "extend", closes="2026-11-01T12:00"),
    Code.TOO_FAR: lambda: rule(playing(), "extend", closes="2036-11-01T12:00"),
    Code.NOT_A_GHOST_OF_THE_MAFIA: lambda: rule(playing(), "silence", seat=3),
    Code.NOT_PAUSED: lambda: rule(playing(), "resume"),
    Code.NOT_PUBLISHED: lambda: send(
        cast.begun(), cast.account("host"), "desk/story/1/", story="Ніч минула."
    ),
}


@way(Code.ALREADY_SO)
def _already():
    table = playing()
    table.run(Exclude(seat=3, why=WHY))
    rule(table, "exclude", seat=3)


@way(Code.BAR_ONLY_A_COMING_TURN)
def _too_late():
    table = cast.begun(Rules(keeper=True, ballots="live"))
    rule(table, "bar", seats=["3"], turn=1)


@way(Code.NOT_A_CANDIDATE)
def _candidate():
    table = cast.ended()
    table.run(OpenGame())
    for seat in table.view.seats:
        for award in AWARDS:
            send(table, table.host, "desk/end/", do="vote")
            send(table, table.player(1), "awards/", award=award, seat=seat)


@pytest.mark.parametrize("code", sorted(WAYS))
def test_it_is_refused_in_a_sentence(code):
    met = Counter[str]()
    with watched(met):
        WAYS[code]()
    assert met[code.value], met


def test_every_code_has_a_way_or_a_reason():
    assert set(WAYS) | set(BY_NO_FORM) == set(Code)
    assert not set(WAYS) & set(BY_NO_FORM)
    assert Membership.objects.count() == 0
