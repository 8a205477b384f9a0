"""After the last report: everything is opened, the awards are voted and given."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from misto.cli.host import names, session
from misto.cli.host.app import Yes
from misto.cli.host.board import Board
from misto.cli.host.commands.papers import (
    MarkupName,
    markup_of,
    record_text,
    refuse_own,
    write_or_print,
)
from misto.cli.host.lines import fold
from misto.cli.host.session import Session
from misto.engine import Event, GiveAwards, OpenGame, Phase, Reader, VoteAward
from misto.engine.events import HOST, Award
from misto.text.lines import awards
from misto.text.reports import ending
from misto.text.writer import Writer

AWARDS: dict[Award, tuple[str, ...]] = {
    "townsperson": ("townsperson", "town", "мирний", "мирна", "мирный"),
    "mafioso": ("mafioso", "mafia", "мафіозі", "мафия", "мафія"),
    "player": ("player", "гравець", "гравчиня", "игрок"),
    "character": ("character", "persona", "персонаж"),
}


def end(
    context: typer.Context,
    *,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="help-end-record")
    ] = None,
    markup: MarkupName = "plain",
    yes: Yes = False,
) -> None:
    """Open everything, now that the game has ended: roles, people, awards."""
    here = session.of(context)
    board = here.load()
    chosen = markup_of(here, markup)
    if record is not None:
        refuse_own(here, record)
    if board.game.phase is not Phase.OPENED:

        def show(_: Board, __: Sequence[Event]) -> None:
            here.aside("end-about")

        board = here.act(board, OpenGame(), yes=yes, show=show)
    here.screen.raw(ending(here.language, board.view(Reader()), chosen))
    if record is not None:
        write_or_print(here, record_text(here, board), record, yes=yes)
    if not board.view(Reader()).awards:
        here.aside("end-awards-next")


def award(
    context: typer.Context,
    *,
    votes: Annotated[
        list[str] | None, typer.Argument(metavar="AWARD=SEAT", help="help-award-votes")
    ] = None,
    by: Annotated[str, typer.Option("--by", "-b", metavar="WHO", help="help-award-by")] = HOST,
    announce: Annotated[bool, typer.Option("--announce", help="help-award-announce")] = False,
) -> None:
    """Take votes for the awards; announce them."""
    here = session.of(context)
    if not votes and not announce:
        raise here.trouble("award-nothing")
    with here.changing() as draft:
        for vote in votes or []:
            wish = _vote(here, draft.board, by, vote)
            draft.board = draft.board.add(here.decide(draft.board, wish).events)
        if announce:
            draft.board = draft.board.add(here.decide(draft.board, GiveAwards()).events)
    board = draft.board
    if not announce:
        here.tell("award-taken", count=len(votes or []))
        return
    view = board.view(Reader())
    for text in awards(Writer.of(here.language, view), view.awards):
        here.screen.line(text)


def _vote(here: Session, board: Board, by: str, text: str) -> VoteAward:
    name, equals, seat = text.partition("=")
    found = next((award for award, words in AWARDS.items() if fold(name) in words), None)
    if found is None or not equals:
        raise here.trouble("award-unfit", text=text)
    return VoteAward(voter=_voter(board, by), award=found, seat=here.seat(seat.strip(), board))


def _voter(board: Board, by: str) -> str | None:
    """Find the person who votes: who sits on a seat, or who has left, or a reader."""
    if by == HOST and by not in board.game.persons:
        return None
    if by in board.game.former:
        return by
    found = names.sender(by, board.faces)
    if isinstance(found, names.Found) and board.game.persons:
        return board.game.persons[found.seat - 1]
    return by
