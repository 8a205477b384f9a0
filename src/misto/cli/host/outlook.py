"""What a turn comes to: as it was resolved, or as it would be if it closed now."""

from collections.abc import Iterator

from msgspec.structs import replace

from misto.cli.host.board import Board
from misto.cli.host.session import Session
from misto.engine import Cause, Host, Phase, Resolution, resolve
from misto.engine.resolution import Court, Death
from misto.text import words
from misto.text.lines import fate
from misto.text.verdicts import stages
from misto.text.writer import Writer

_GONE = frozenset({Cause.MISSING, Cause.EXCLUDED, Cause.LEFT})
"""Causes that are no death in the story."""


def resolution(board: Board) -> Resolution | None:
    """Return the resolution that waits for publication, or what a close now would bring."""
    if board.game.phase is Phase.CLOSED:
        return board.game.pending
    if board.game.phase is not Phase.OPEN:
        return None
    return resolve(replace(board.game, posts=board.posts))


def tell_outcome(here: Session, board: Board, *, explain: bool = False) -> None:
    """Write what the turn comes to; with every step and its clause, if that is wanted."""
    found = resolution(board)
    if found is None:
        return
    for line in _summary(here, board, found):
        here.screen.line(line)
    if explain:
        for stage in stages(here.language, found.steps, board.personas):
            here.screen.heading(stage.stage)
            for line in stage.lines:
                here.screen.line(f"  {line}")


def _summary(here: Session, board: Board, found: Resolution) -> Iterator[str]:
    writer = Writer.of(here.language, board.view(Host()))
    if not found.deaths:
        yield here.say("outlook-nobody-dies")
    for death in found.deaths:
        gone = _GONE.issuperset(death.causes)
        yield here.say("outlook-goes" if gone else "outlook-dies", fate=_fate(writer, death))
    for seat in found.revived:
        yield here.say("outlook-revived", label=writer.label(seat))
    if found.court is not None:
        yield _court(here, writer, found.court)
    for seat, role in found.roles:
        yield here.say("outlook-role", label=writer.label(seat), role=writer.role(role, seat))
    for seat in found.poisoned:
        yield here.say("outlook-poisoned", label=writer.label(seat))
    if found.winner is not None:
        yield here.say("outlook-winner", winner=words.winner(here.language, found.winner))


def _fate(writer: Writer, death: Death) -> str:
    gender = writer.gender(death.seat)
    causes = [words.cause(writer.language, cause, gender) for cause in death.causes]
    return fate(writer, writer.label(death.seat), writer.role(death.role, death.seat), causes)


def _court(here: Session, writer: Writer, court: Court) -> str:
    tally = ", ".join(
        f"{writer.name(seat)} — {votes}"
        for seat, votes in sorted(court.tally, key=lambda row: (-row[1], row[0]))
    )
    names = ", ".join(writer.label(seat) for seat in court.sentenced)
    message = "outlook-election" if court.election else "outlook-court"
    return here.say(
        message,
        has_names="yes" if names else "no",
        names=names or "–",
        has_tally="yes" if tally else "no",
        tally=tally or "–",
    )
