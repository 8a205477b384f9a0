"""The host's acts beside the rules, each with its reason: shown before they are done, and asked."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated

import typer

from misto.cli.host import lineups, paste, session, when
from misto.cli.host.app import SeatText, Why, Yes
from misto.cli.host.board import Board
from misto.cli.host.events import tell_events
from misto.cli.host.letters import addressee
from misto.cli.host.lines import kind_of
from misto.cli.host.outlook import tell_outcome
from misto.cli.host.session import Session
from misto.cli.host.tables import flaw_text
from misto.engine import (
    BarVote,
    ChangeFact,
    Command,
    EnterOrder,
    Event,
    Exclude,
    Extend,
    Fact,
    GiveOrder,
    GrantDoubleKill,
    Kind,
    Leave,
    Pause,
    Phase,
    Replace,
    Resume,
    Role,
    Seat,
    Silence,
    Undo,
    VoidOrder,
)
from misto.engine import events as e
from misto.text.letters import farewell, welcome


def _act(here: Session, board: Board, wish: Command, *, yes: bool) -> Board:
    """Show what an act brings, ask, do it."""

    def show(after: Board, events: Sequence[Event]) -> None:
        tell_events(here, after, events)
        resolved = any(isinstance(event, e.TurnResolved) for event in events)
        if resolved and after.game.phase is Phase.CLOSED:
            tell_outcome(here, after)

    after = here.act(board, wish, yes=yes, show=show)
    here.tell("host-done")
    return after


def undo(context: typer.Context, *, why: Why = "", yes: Yes = False) -> None:
    """Undo the last published report."""
    here = session.of(context)
    _act(here, here.load(), Undo(why=why), yes=yes)
    here.tell("host-undone-next")


def void(
    context: typer.Context,
    *,
    seat: SeatText,
    order: Annotated[str, typer.Argument(metavar="KIND", help="help-kind-argument")],
    why: Why = "",
    yes: Yes = False,
) -> None:
    """Void an order of this turn."""
    here = session.of(context)
    board = here.load()
    wish = VoidOrder(seat=here.seat(seat, board), order=_kind(here, order), why=why)
    _act(here, board, wish, yes=yes)


def _kind(here: Session, text: str) -> Kind:
    kind = kind_of(text)
    if kind is None:
        raise here.trouble("host-no-such-kind", kind=text)
    return kind


def enter(
    context: typer.Context,
    *,
    seat: SeatText,
    line: Annotated[str, typer.Argument(metavar="ORDER", help="help-enter-order")],
    why: Why = "",
    yes: Yes = False,
) -> None:
    """Enter an order for a seat, until the report is published."""
    here = session.of(context)
    board = here.load()
    number = here.seat(seat, board)
    readings = paste.read(line, here.desk(board, by=str(number)))
    if len(readings) != 1:
        raise here.trouble("host-one-order")
    reading = readings[0]
    if reading.flaw is not None:
        raise here.trouble("host-plain", text=flaw_text(here, board, reading.flaw))
    if not isinstance(reading.wish, GiveOrder):
        raise here.trouble("host-enter-orders-only")
    given = reading.wish
    wish = EnterOrder(seat=number, order=given.order, targets=given.targets, why=why)
    _act(here, board, wish, yes=yes)


def fact(
    context: typer.Context,
    *,
    seat: SeatText,
    alive: Annotated[bool | None, typer.Option("--alive/--dead", help="help-fact-alive")] = None,
    role: Annotated[str, typer.Option("--role", help="help-fact-role")] = "",
    poisoned: Annotated[
        bool | None, typer.Option("--poisoned/--not-poisoned", help="help-fact-poisoned")
    ] = None,
    why: Why = "",
    yes: Yes = False,
) -> None:
    """Change a settled fact: who lives, what they are, whether they carry poison."""
    here = session.of(context)
    board = here.load()
    if alive is None and not role and poisoned is None:
        raise here.trouble("host-no-fact")
    fact = Fact(here.seat(seat, board), alive, _role(here, role) if role else None, poisoned)
    _act(here, board, ChangeFact(fact=fact, why=why), yes=yes)


def _role(here: Session, text: str) -> Role:
    role = lineups.role_of(text)
    if role is None:
        raise here.trouble("host-lineup-unknown", part=text)
    return role


def bar(
    context: typer.Context,
    *,
    seats: Annotated[list[str], typer.Argument(metavar="SEAT", help="help-seats-argument")],
    turn: Annotated[int | None, typer.Option("--turn", "-t", min=1, help="help-bar-turn")] = None,
    why: Why = "",
    yes: Yes = False,
) -> None:
    """Take the right to vote, for this turn or a coming one."""
    here = session.of(context)
    board = here.load()
    barred = tuple(here.seat(seat, board) for seat in seats)
    _act(here, board, BarVote(seats=barred, why=why, turn=turn), yes=yes)


def exclude(context: typer.Context, *, seat: SeatText, why: Why = "", yes: Yes = False) -> None:
    """Exclude a player."""
    here = session.of(context)
    board = here.load()
    _act(here, board, Exclude(seat=here.seat(seat, board), why=why), yes=yes)


def leave(context: typer.Context, *, seat: SeatText, why: Why = "", yes: Yes = False) -> None:
    """Write down that a player leaves of their own will."""
    here = session.of(context)
    board = here.load()
    _act(here, board, Leave(seat=here.seat(seat, board), why=why), yes=yes)


def silence(context: typer.Context, *, seat: SeatText, why: Why = "", yes: Yes = False) -> None:
    """Silence a ghost of the mafia who hints."""
    here = session.of(context)
    board = here.load()
    _act(here, board, Silence(seat=here.seat(seat, board), why=why), yes=yes)


def double_kill(context: typer.Context, *, why: Why = "", yes: Yes = False) -> None:
    """Grant the mafia a double kill in this turn."""
    here = session.of(context)
    _act(here, here.load(), GrantDoubleKill(why=why), yes=yes)


def extend(
    context: typer.Context,
    *,
    to: Annotated[str, typer.Option("--to", metavar="TIME", help="help-extend-to")],
    why: Why = "",
    yes: Yes = False,
) -> None:
    """Let the turn close later; before publication it takes orders again."""
    here = session.of(context)
    board = here.load()
    _act(here, board, Extend(closes=_coming(here, board, to), why=why), yes=yes)


def _coming(here: Session, board: Board, text: str) -> datetime:
    found = when.coming(text, here.now, board.game.rules.timezone)
    if found is None:
        raise here.trouble("time-not-a-time", time=text)
    return found


def pause(context: typer.Context, *, why: Why = "", yes: Yes = False) -> None:
    """Let nothing close until further word."""
    here = session.of(context)
    _act(here, here.load(), Pause(why=why), yes=yes)


def resume(context: typer.Context, *, why: Why = "", yes: Yes = False) -> None:
    """Go on after a pause."""
    here = session.of(context)
    _act(here, here.load(), Resume(why=why), yes=yes)


def replace(
    context: typer.Context,
    *,
    seat: SeatText,
    nick: Annotated[str, typer.Argument(metavar="NICK", help="help-replace-nick")],
    clear_misses: Annotated[
        bool, typer.Option("--clear-misses", help="help-replace-clear")
    ] = False,
    why: Why = "",
    yes: Yes = False,
) -> None:
    """Give a seat to a new player, and write the letters to the two."""
    here = session.of(context)
    board = here.load()
    number = here.seat(seat, board)
    wish = Replace(seat=number, person=nick, why=why, clear_misses=clear_misses)
    after = _act(here, board, wish, yes=yes)
    view = after.view(Seat(number))
    for event in after.ledger[len(board.ledger) :]:
        if isinstance(event, e.SeatTaken):
            here.screen.heading(f"=== {addressee(after, number)} ===")
            here.screen.raw(welcome(here.language, view, event))
        elif isinstance(event, e.SeatLost):
            here.screen.heading(f"=== {event.person} ===")
            here.screen.raw(farewell(here.language, view, event))
