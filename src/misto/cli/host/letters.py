"""Letters to single players, ready to be sent: on the screen, or a file for each seat."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from misto.cli.host.board import Board
from misto.cli.host.gamefile import write_whole
from misto.cli.host.session import Session
from misto.engine import Host, Seat
from misto.engine import events as e
from misto.text.letters import role_letter, turn_letter
from misto.text.markup import Markup


class Letter(Struct, frozen=True):
    """A letter to the player of a seat."""

    seat: int
    text: str
    about: str  # what it is about, for the name of a file


def role_letters(here: Session, board: Board, markup: Markup = "plain") -> list[Letter]:
    """Write the letters that the deal brings, one for each seat (GAME-5)."""
    view = board.view(Host())
    return [
        Letter(told.seat, role_letter(here.language, view, told, markup), "role")
        for told in _told_at_the_deal(board)
    ]


def _told_at_the_deal(board: Board) -> Iterator[e.RoleTold]:
    dealt = max(place for place, event in enumerate(board.ledger) if isinstance(event, e.Dealt))
    for event in board.ledger[dealt:]:
        if isinstance(event, e.TurnOpened):
            return
        if isinstance(event, e.RoleTold):
            yield event


def turn_letters(here: Session, board: Board, turn: int, markup: Markup = "plain") -> list[Letter]:
    """Write what the report of a turn brought single players; who got nothing has no letter."""
    letters = (
        Letter(
            seat, turn_letter(here.language, board.view(Seat(seat)), turn, markup), f"turn-{turn}"
        )
        for seat in board.game.seats
    )
    return [letter for letter in letters if letter.text]


def send(here: Session, board: Board, letters: Sequence[Letter], folder: Path | None) -> None:
    """Put letters on the screen, each under its addressee; or into files named by seat."""
    if folder is None:
        for letter in letters:
            here.screen.heading(f"=== {addressee(board, letter.seat)} ===")
            here.screen.raw(letter.text)
        here.screen.line()
        return
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for letter in letters:
            path = folder / f"{letter.about}-seat-{letter.seat:02}.txt"
            write_whole(path, (letter.text + "\n").encode())
    except OSError as error:
        raise here.trouble("host-cant-write", path=str(folder), detail=str(error)) from error
    here.tell("host-letters-written", count=len(letters), folder=str(folder))


def addressee(board: Board, seat: int) -> str:
    """Name a seat and who is behind it, for the host who sends the letter."""
    person = board.faces[seat - 1].person
    return f"{board.label(seat)} ({person})" if person else board.label(seat)
