"""A turn: its orders, how it stands, the posts, the close, the report's publication."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from misto.cli.host import mail, paste, session
from misto.cli.host.app import Why, Yes
from misto.cli.host.board import Board
from misto.cli.host.clock import DICE
from misto.cli.host.editor import edited
from misto.cli.host.events import tell_events
from misto.cli.host.gamefile import Posts
from misto.cli.host.outlook import tell_outcome
from misto.cli.host.session import Session
from misto.cli.host.standing import tell_posts, tell_standing
from misto.cli.host.tables import tell_outcomes
from misto.engine import CloseTurn, Code, Event, Host, Phase, PublishReport
from misto.text.reports import report

Weapons = dict[int, str]


def order(
    context: typer.Context,
    *,
    lines: Annotated[
        list[str] | None, typer.Argument(metavar="LINE", help="help-order-lines")
    ] = None,
    by: Annotated[
        str | None, typer.Option("--by", "-b", metavar="WHO", help="help-order-by")
    ] = None,
    at: Annotated[
        str | None, typer.Option("--at", "-a", metavar="TIME", help="help-order-at")
    ] = None,
    in_time: Annotated[bool, typer.Option("--in-time", help="help-order-in-time")] = False,
    file: Annotated[
        Path | None, typer.Option("--paste", "-p", metavar="FILE", help="help-order-paste")
    ] = None,
) -> None:
    """Take orders, as players write them: lines as arguments, piped, or pasted."""
    here = session.of(context)
    if in_time and at is not None:
        raise here.trouble("order-at-and-in-time")
    text = "\n".join(lines) if lines else here.text(file, "host-paste-orders")
    with here.changing() as draft:
        if not draft.board.game.roles:
            raise here.trouble("letters-not-dealt")
        _publish_if_overdue(here, draft)
        desk = here.desk(draft.board, by=by, at=at, untimed=in_time)
        readings = paste.read(text, desk)
        draft.board, outcomes = mail.take(draft.board, readings, here.now, DICE)
    if not outcomes:
        raise here.trouble("order-no-lines")
    tell_outcomes(here, draft.board, outcomes)
    if any(o.refusal is not None and o.refusal.code is Code.ORDERS_CLOSED for o in outcomes):
        here.tell("order-late-hint")
    done = [outcome.taken for outcome in outcomes if not outcome.skipped]
    if not (done and all(done)):
        raise typer.Exit(1)


def _publish_if_overdue(here: Session, draft: session.Draft) -> None:
    """Let a report go out whose time has passed (HOST-2): orders are for the turn that it opens."""
    if draft.board.game.phase is Phase.CLOSED:
        overdue = here.decide(draft.board, None).events
        draft.board = draft.board.add(overdue) if overdue else draft.board
        tell_events(here, draft.board, overdue)


def status(
    context: typer.Context,
    *,
    explain: Annotated[bool, typer.Option("--explain/--brief", help="help-status-explain")] = True,
) -> None:
    """Show how the turn stands: who has voted, what would happen if it closed now."""
    here = session.of(context)
    board = here.load()
    tell_standing(here, board)
    if board.game.phase in {Phase.OPEN, Phase.CLOSED}:
        title = "outlook-open" if board.game.phase is Phase.OPEN else "outlook-closed"
        here.screen.heading(here.say(title))
        tell_outcome(here, board, explain=explain)


def posts(
    context: typer.Context,
    *,
    counts: Annotated[
        list[str] | None, typer.Argument(metavar="SEAT=COUNT", help="help-posts-counts")
    ] = None,
) -> None:
    """Write down who wrote how many posts, and show who wrote too little."""
    here = session.of(context)
    board = here.load()
    if board.game.phase is not Phase.OPEN:
        raise here.trouble("posts-no-turn")
    if counts:
        with here.changing() as draft:
            board = draft.board
            changed = board.posts | dict(_count(here, board, text) for text in counts)
            known = {seat: count for seat, count in changed.items() if count is not None}
            draft.board = board.add(own=(Posts(board.game.turn, known),))
        board = draft.board
    tell_posts(here, board)


def _count(here: Session, board: Board, text: str) -> tuple[int, int | None]:
    """Read «3=0»; «3=» forgets the count again."""
    seat, equals, count = text.rpartition("=")
    if not equals or not (count.strip().isdecimal() or not count.strip()):
        raise here.trouble("posts-unfit", text=text)
    return here.seat(seat.strip(), board), int(count) if count.strip() else None


def close(context: typer.Context, *, why: Why = "", yes: Yes = False) -> None:
    """Close the turn: at its hour, or before by hand, with a reason."""
    here = session.of(context)
    board = here.load()
    game = board.game
    due = game.phase is Phase.OPEN and game.closes is not None and game.closes <= here.now
    wish = None if due and not game.paused else CloseTurn(posts=board.posts, why=why or None)

    def show(after: Board, events: Sequence[Event]) -> None:
        tell_posts(here, board)
        tell_events(here, after, events)
        if after.game.phase is Phase.CLOSED:
            tell_outcome(here, after)

    after = here.act(board, wish, yes=yes, show=show)
    here.tell("host-publish-next" if after.game.phase is Phase.CLOSED else "host-done")


def publish(
    context: typer.Context,
    *,
    story: Annotated[
        Path | None, typer.Option("--story", "-s", metavar="FILE", help="help-publish-story")
    ] = None,
    edit: Annotated[bool, typer.Option("--edit", "-e", help="help-publish-edit")] = False,
    weapon: Annotated[
        list[str] | None,
        typer.Option("--weapon", metavar="SEAT=TEXT", help="help-publish-weapon"),
    ] = None,
    yes: Yes = False,
) -> None:
    """Publish the report, with your story; the next turn opens."""
    here = session.of(context)
    board = here.load()
    if board.game.phase is Phase.OPEN:
        raise here.trouble("host-close-first")
    text = here.text(story, "host-paste-story") if story is not None else ""
    if edit:
        text = edited(here, text)
    weapons = dict(_weapon(here, board, one) for one in weapon or [])
    wish = PublishReport(story=text.strip(), weapons=weapons)
    turn = board.game.turn

    def show(after: Board, _: Sequence[Event]) -> None:
        here.screen.raw(report(here.language, after.view(Host()), turn))
        here.screen.line()

    after = here.act(board, wish, yes=yes, show=show)
    here.tell("host-published", turn=turn)
    if after.game.winner is None and after.game.closes is not None:
        closes = here.when(after.game.closes, after)
        here.tell("host-turn-open", turn=after.game.turn, when=closes)
    else:
        here.tell("host-end-next")


def _weapon(here: Session, board: Board, text: str) -> tuple[int, str]:
    seat, equals, weapon = text.partition("=")
    if not equals or not weapon.strip():
        raise here.trouble("weapon-unfit", text=text)
    return here.seat(seat.strip(), board), weapon.strip()
