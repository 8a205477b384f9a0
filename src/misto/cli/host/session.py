"""One call of `misto host`: which file, which language, what time it is; and the ways to change it.

Reading needs no lock: a game file is always whole. A change that the host is asked about is worked
out first, shown, and written only if nothing else has changed the file meanwhile.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import cast

import typer

from misto.cli.host import gamefile, lists, names
from misto.cli.host.board import Board, board_of
from misto.cli.host.clock import DICE
from misto.cli.host.dress import Trouble
from misto.cli.host.gamefile import FileTrouble, Own
from misto.cli.host.lock import locked
from misto.cli.host.paste import Desk
from misto.cli.host.screen import Screen
from misto.cli.host.when import Span
from misto.engine import Code, Event, Phase, Refusal, Stepped
from misto.engine.commands import Command
from misto.text import catalogue, words
from misto.text.catalogue import Language, Value
from misto.text.refusals import refusal as refusal_text

BAD_FILE = 2
"""The exit code where the file or the command line can't be read; a refusal has 1."""


@dataclass
class Session:
    """What every command starts from."""

    path: Path
    language: Language
    now: datetime
    screen: Screen = field(default_factory=Screen)

    def say(self, message: str, /, **values: Value) -> str:
        """Say a sentence of the catalogue."""
        return catalogue.say(self.language, message, **values)

    def tell(self, message: str, /, **values: Value) -> None:
        """Write a sentence of the catalogue."""
        self.screen.line(self.say(message, **values))

    def aside(self, message: str, /, **values: Value) -> None:
        """Say a sentence of the catalogue to the host alone, beside a text for others."""
        self.screen.aside(self.say(message, **values))

    def trouble(self, message: str, /, **values: Value) -> Trouble:
        """Make the trouble that a sentence of the catalogue tells."""
        return Trouble(self.say(message, **values))

    def when(self, at: datetime, board: Board) -> str:
        """Write an instant in the game's time zone."""
        return words.when(self.language, at, board.game.rules.timezone)

    def load(self) -> Board:
        """Read the game."""
        with self._file():
            return board_of(gamefile.load(self.path))

    def make(self, board: Board) -> None:
        """Write a game that isn't there yet."""
        with self._file(), locked(self.path):
            if self.path.exists():
                raise FileTrouble(gamefile.Trouble.THERE_ALREADY, self.path)
            gamefile.save(self.path, board.saved.ledger, board.saved.own)

    @contextmanager
    def changing(self) -> Iterator["Draft"]:
        """Change the game at once, under its lock; what is put into the draft is written."""
        with self._file(), locked(self.path):
            draft = Draft(board_of(gamefile.load(self.path)))
            before = draft.board
            yield draft
            if draft.board is not before:
                gamefile.save(self.path, draft.board.saved.ledger, draft.board.saved.own)

    def write(self, board: Board) -> None:
        """Write a change that was worked out on a game as it was read, if it is still so."""
        with self._file(), locked(self.path):
            if gamefile.load(self.path).digest != board.saved.digest:
                raise FileTrouble(gamefile.Trouble.CHANGED, self.path)
            gamefile.save(self.path, board.saved.ledger, board.saved.own)

    def decide(self, board: Board, command: Command | None) -> Stepped:
        """Work out what follows from a command now; a refusal ends the call."""
        stepped = board.step(command, self.now, DICE)
        if stepped.refusal is not None:
            raise Trouble(self.refusal(stepped.refusal, board))
        return stepped

    def act(
        self,
        board: Board,
        command: Command | None,
        *,
        yes: bool,
        show: Callable[[Board, Sequence[Event]], None],
        own: tuple[Own, ...] = (),
    ) -> Board:
        """Work out a command, show what follows, ask, and write it; return the game after it."""
        stepped = self.decide(board, command)
        after = board.add(stepped.events, own)
        if not stepped.events and not own:
            self.tell("host-nothing-new")
            return board
        self.aside("host-will-be")
        show(after, stepped.events)
        self.ask(yes=yes)
        self.write(after)
        return after

    def ask(self, *, yes: bool) -> None:
        """Ask before doing; end the call where the answer isn't yes, or nobody can give one."""
        if yes:
            return
        if sys.stdin is None:  # it was closed before we began
            raise Trouble(self.say("host-say-yes"), BAD_FILE)
        if not sys.stdin.isatty():
            raise self.trouble("host-say-yes")
        answer = typer.prompt(
            self.say("host-do-it"), default="", show_default=False, prompt_suffix=" ", err=True
        )
        if answer.strip().casefold() not in _YES:
            raise self.trouble("host-not-done")

    def refusal(self, refusal: Refusal, board: Board) -> str:
        """Say why the rules refuse something, and by which clause."""
        text = refusal_text(self.language, refusal, board.personas)
        if refusal.code is Code.REASON_MISSING:
            text += " " + self.say("host-why-missing")
        if refusal.code is Code.WRONG_PHASE and refusal.phase is Phase.OVER:
            text += " " + self.say("host-end-opens")
        return self.say("host-refused", text=text, clause=refusal.clause.value)

    def desk(
        self, board: Board, *, by: str | None = None, at: str | None = None, untimed: bool = False
    ) -> Desk:
        """Lay out what order lines are read against."""
        span = Span(board.opened or self.now, self.now, board.game.rules.timezone)
        return Desk(board.faces, board.game.turn, span, by, at, untimed)

    def text(self, source: Path | None, hint: str) -> str:
        """Read a file, or what is piped or typed in; `hint` tells who types that they may."""
        if (source is None or str(source) == "-") and sys.stdin is None:
            raise Trouble(self.say("text-no-input"), BAD_FILE)
        if source is None and sys.stdin.isatty():
            self.screen.line(self.say(hint), "dim")
        try:
            return lists.read_text(source)
        except lists.TextFault as fault:
            raise self.trouble(fault.why, path=str(source or "-")) from None

    def rows(self, source: Path | None, hint: str) -> list[lists.Row]:
        """Read the lines of a list, as `text` reads one."""
        try:
            return list(lists.rows(self.text(source, hint)))
        except lists.TextFault as fault:
            raise self.trouble(fault.why, path=str(source or "-")) from None

    def seat(self, text: str, board: Board) -> int:
        """Find the seat that a host names: by number, nick, character or main nick."""
        match names.sender(text, board.faces):
            case names.Found(seat):
                return seat
            case names.Unknown(near=near) if near:
                raise self.trouble("host-unknown-seat-near", name=text, near=", ".join(near))
            case names.Unknown():
                raise self.trouble("host-unknown-seat", name=text)
            case names.Several(seats=seats) | names.Disagree(seats=seats):
                labels = ", ".join(map(board.label, seats))
                raise self.trouble("host-several-seats", name=text, labels=labels)

    @contextmanager
    def _file(self) -> Iterator[None]:
        try:
            yield
        except FileTrouble as error:
            text = self.say(f"file-{error.trouble.replace('_', '-')}", path=str(error.path))
            more = f" ({error.detail})" if error.detail else ""
            raise Trouble(text + more, BAD_FILE) from error


@dataclass
class Draft:
    """A game that is being changed."""

    board: Board


def of(context: typer.Context) -> Session:
    """Return the session of a call."""
    return cast("Session", context.obj)


_YES = frozenset({"y", "yes", "т", "так", "д", "да"})
