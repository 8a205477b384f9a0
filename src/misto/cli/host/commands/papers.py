"""What a host takes away: reports, letters, the log, the record and the ledger."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from misto.cli.host import session
from misto.cli.host.board import Board
from misto.cli.host.gamefile import write_whole
from misto.cli.host.letters import Letter, role_letters, send, turn_letters
from misto.cli.host.session import Session
from misto.engine import Host, Reader, codec
from misto.engine import events as e
from misto.records import dumps, from_ledger
from misto.text.lines import line
from misto.text.markup import MARKUPS, Markup
from misto.text.reports import report as report_text

MarkupName = Annotated[
    str, typer.Option("--markup", "-m", metavar="markdown|bbcode|plain", help="help-markup")
]
Turn = Annotated[int | None, typer.Argument(metavar="TURN", min=1, help="help-turn-argument")]
Out = Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="help-out")]


def report(context: typer.Context, *, turn: Turn = None, markup: MarkupName = "plain") -> None:
    """Print the report of a turn, ready to be pasted."""
    here = session.of(context)
    board = here.load()
    number = turn or _last_published(here, board)
    text = report_text(here.language, board.view(Reader()), number, markup_of(here, markup))
    if not text:
        raise here.trouble("report-not-published", turn=number)
    here.screen.raw(text)


def _last_published(here: Session, board: Board) -> int:
    published = [turn.turn for turn in board.view(Host()).turns if turn.published is not None]
    if not published:
        raise here.trouble("report-none-yet")
    return published[-1]


def markup_of(here: Session, text: str) -> Markup:
    """Return the markup that a host names."""
    for markup in MARKUPS:
        if markup == text.casefold():
            return markup
    raise here.trouble("no-such-markup", markup=text, known=", ".join(MARKUPS))


def letters(
    context: typer.Context,
    *,
    turn: Turn = None,
    roles: Annotated[bool, typer.Option("--roles", help="help-letters-roles")] = False,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="help-letters-seat")] = "",
    markup: MarkupName = "plain",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FOLDER", help="help-letters-out")
    ] = None,
) -> None:
    """Print what the last report brought single players: answers, notes, new roles."""
    here = session.of(context)
    board = here.load()
    if not board.game.roles:
        raise here.trouble("letters-not-dealt")
    found = _letters(here, board, turn, markup_of(here, markup), roles=roles)
    if seat:
        number = here.seat(seat, board)
        found = [letter for letter in found if letter.seat == number]
    if not found:
        here.aside("letters-none")
        return
    send(here, board, found, out)


def _letters(
    here: Session, board: Board, turn: int | None, markup: Markup, *, roles: bool
) -> list[Letter]:
    if roles:
        return role_letters(here, board, markup)
    return turn_letters(here, board, turn or _last_published(here, board), markup)


def log(context: typer.Context) -> None:
    """Tell the whole ledger in words."""
    here = session.of(context)
    board = here.load()
    view = board.view(Host())
    for place, event in enumerate(board.ledger):
        if not isinstance(event, e.KeyDrawn):
            said = line(here.language, view, event)
            here.screen.line(f"{here.when(board.sent(place), board)}  {said}")


def export(
    context: typer.Context,
    *,
    what: Annotated[
        str, typer.Argument(metavar="record|ledger", help="help-export-what")
    ] = "record",
    out: Out = None,
) -> None:
    """Export the record of the game (YAML), or its ledger (JSON lines)."""
    here = session.of(context)
    board = here.load()
    match what.casefold():
        case "record":
            text = record_text(here, board)
        case "ledger":
            text = codec.encode_ledger(board.ledger).decode()
        case _:
            raise here.trouble("no-such-export", what=what)
    write_or_print(here, text, out)


def record_text(here: Session, board: Board) -> str:
    """Write the record of a game, with the characters that were invented after the deal."""
    if not board.game.roles:
        raise here.trouble("letters-not-dealt")
    record = from_ledger(board.ledger)
    seats = tuple(
        replace(seat, name=persona.name)
        for seat, persona in zip(record.seats, board.personas, strict=True)
    )
    return dumps(replace(record, seats=seats))


def write_or_print(here: Session, text: str, out: Path | None) -> None:
    """Put a text into a file, or on the screen where none is named."""
    if out is None:
        here.screen.exact(text.rstrip("\n"))
        return
    try:
        write_whole(out, text.encode())
    except OSError as error:
        raise here.trouble("host-cant-write", path=str(out), detail=str(error)) from error
    here.aside("host-written", path=str(out))
