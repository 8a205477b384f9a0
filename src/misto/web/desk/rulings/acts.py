"""The rulings, a declaration each: when it can be made, its fields, and the command that it is."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from misto.engine import (
    BarVote,
    CancelDeal,
    ChangeFact,
    CloseTurn,
    Command,
    EnterOrder,
    Exclude,
    Extend,
    Fact,
    Game,
    GrantDoubleKill,
    Kind,
    Leave,
    Pause,
    Phase,
    Resume,
    Role,
    Side,
    Silence,
    Undo,
    VoidOrder,
)
from misto.web.desk.rulings import fields
from misto.web.desk.rulings.fields import Field, Typed, Unfit
from misto.web.numbers import whole
from misto.web.saying import say

OPEN, CLOSED = Phase.OPEN, Phase.CLOSED
RUNNING = (OPEN, CLOSED)


@dataclass(frozen=True)
class Act:
    """One kind of ruling."""

    what: str
    clause: str
    may: Callable[[Game], bool]
    fields: Callable[[Typed], tuple[Field, ...]]
    command: Callable[[Typed], Command]
    grave: bool = False


def _in_play(game: Game) -> frozenset[int]:
    return game.living - game.excluded - game.left


def _ghosts_of_the_mafia(game: Game) -> list[int]:
    return [s for s in game.seats if s not in game.living and game.side(s) is Side.MAFIA]


def _bar_fields(typed: Typed) -> tuple[Field, ...]:
    game = typed.game
    later = game.phase is CLOSED or game.rules.ballots == "live"
    return (
        fields.many_seats(typed, "seats", _in_play(game)),
        fields.number(typed, "turn", game.turn + later),
    )


def _one_seat(among: Callable[[Game], object]) -> Callable[[Typed], tuple[Field, ...]]:
    def made(typed: Typed) -> tuple[Field, ...]:
        seats = among(typed.game)
        return (fields.seats(typed, "seat", seats),)  # type: ignore[arg-type]  # seats, in any form

    return made


def _nothing(typed: Typed) -> tuple[Field, ...]:  # noqa: ARG001  # a ruling without a choice
    return ()


def _enter_fields(typed: Typed) -> tuple[Field, ...]:
    living = typed.game.living
    return (
        fields.seats(typed, "seat", living),
        fields.kinds(typed),
        fields.seats(typed, "target", living),
        *(
            [fields.seats(typed, "second", living)]
            if typed.game.turn in typed.game.double_kills
            else []
        ),
    )


def _fact_fields(typed: Typed) -> tuple[Field, ...]:
    return (
        fields.seats(typed, "seat", typed.game.seats),
        fields.yes_or_no(typed, "alive"),
        fields.roles(typed),
        fields.yes_or_no(typed, "poisoned"),
    )


def _enter(typed: Typed) -> Command:
    kind = typed.text("kind")
    if kind not in set(Kind):
        raise Unfit("kind", say("desk-choose-kind"))
    return EnterOrder(
        seat=typed.number("seat"),
        order=Kind(kind),
        targets=tuple(_targets(typed)),
        why=typed.text("why"),
    )


def _targets(typed: Typed) -> Iterator[int]:
    """The seats that an order is on; blank is nobody, and what is no seat isn't taken for blank."""
    for name in ("target", "second"):
        seat = whole(typed.text(name))
        if seat is not None:
            yield seat
        elif typed.text(name):
            raise Unfit(name, say("desk-choose-seat"))


def _void(typed: Typed) -> Command:
    number, _, kind = typed.text("order").partition("-")
    seat = whole(number)
    if seat is None or kind not in set(Kind):
        raise Unfit("order", say("desk-choose-order"))
    return VoidOrder(seat=seat, order=Kind(kind), why=typed.text("why"))


def _fact(typed: Typed) -> Command:
    role = typed.text("role")
    fact = Fact(
        seat=typed.number("seat"),
        alive=typed.maybe("alive"),
        role=Role(role) if role in set(Role) else None,
        poisoned=typed.maybe("poisoned"),
    )
    if fact.alive is None and fact.role is None and fact.poisoned is None:
        raise Unfit("alive", say("desk-choose-fact"))
    return ChangeFact(fact=fact, why=typed.text("why"))


def _bar(typed: Typed) -> Command:
    seats, turn = typed.numbers("seats"), typed.number("turn")
    return BarVote(seats=seats, turn=turn, why=typed.text("why"))


def _phase(*phases: Phase) -> Callable[[Game], bool]:
    return lambda game: game.phase in phases


def _may_cancel(game: Game) -> bool:
    dealt = game.phase is OPEN and game.turn == 1
    return bool(game.key) and (dealt or game.phase in {Phase.ENROLMENT, Phase.FROZEN})


_ALL = (
    Act(
        "extend",
        "TIME-4",
        _phase(*RUNNING),
        lambda typed: (fields.closing(typed),),
        lambda typed: Extend(closes=typed.moment("closes"), why=typed.text("why")),
    ),
    Act(
        "pause",
        "TIME-4",
        lambda game: game.phase is OPEN and not game.paused,
        _nothing,
        lambda typed: Pause(why=typed.text("why")),
    ),
    Act(
        "resume",
        "TIME-4",
        lambda game: game.phase is OPEN and game.paused,
        _nothing,
        lambda typed: Resume(why=typed.text("why")),
    ),
    Act(
        "close",
        "TIME-4",
        _phase(OPEN),
        _nothing,
        lambda typed: CloseTurn(why=typed.text("why"), turn=typed.game.turn),
    ),
    Act(
        "undo",
        "TIME-4",
        lambda game: game.phase in {*RUNNING, Phase.OVER} and bool(game.published),
        _nothing,
        lambda typed: Undo(why=typed.text("why")),
        grave=True,
    ),
    Act("void", "HOST-1", _phase(*RUNNING), lambda typed: (fields.orders(typed),), _void),
    Act("enter", "HOST-1", _phase(*RUNNING), _enter_fields, _enter),
    Act("fact", "HOST-1", _phase(*RUNNING), _fact_fields, _fact),
    Act("bar", "HOST-3", _phase(*RUNNING), _bar_fields, _bar),
    Act(
        "exclude",
        "HOST-4",
        _phase(*RUNNING),
        _one_seat(lambda game: [s for s in game.seats if s not in game.excluded]),
        lambda typed: Exclude(seat=typed.number("seat"), why=typed.text("why")),
        grave=True,
    ),
    Act(
        "double-kill",
        "GHOST-2",
        _phase(OPEN),
        _nothing,
        lambda typed: GrantDoubleKill(why=typed.text("why")),
    ),
    Act(
        "silence",
        "GHOST-2",
        lambda game: game.phase in RUNNING and bool(_ghosts_of_the_mafia(game)),
        _one_seat(_ghosts_of_the_mafia),
        lambda typed: Silence(seat=typed.number("seat"), why=typed.text("why")),
    ),
    Act(
        "leave",
        "HOST-6",
        _phase(*RUNNING),
        _one_seat(_in_play),
        lambda typed: Leave(seat=typed.number("seat"), why=typed.text("why")),
    ),
    Act(
        "cancel",
        "GAME-2",
        _may_cancel,
        _nothing,
        lambda typed: CancelDeal(why=typed.text("why")),
        grave=True,
    ),
)

ACTS: Mapping[str, Act] = MappingProxyType({act.what: act for act in _ALL})
"""The rulings by name, in the order in which the desk lists them."""

GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("time", ("extend", "pause", "resume", "close", "undo", "cancel")),
    ("night", ("void", "enter", "fact")),
    ("penalties", ("bar", "exclude", "silence", "double-kill")),
    ("people", ("leave",)),
)
"""The rulings as the page groups them."""
