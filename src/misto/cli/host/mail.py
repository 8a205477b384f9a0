"""Taking the orders of a paste: in order of time, each line for itself, nothing by halves.

A line's own hour decides whether it was in time, and the order among lines. In the ledger it stands
at that hour too, unless something else is recorded there later already: then at that later instant,
and the file keeps the hour at which it was sent. Behind an order that was sent later it is not
taken: the order of arrival decides hunts and ties, and can't be changed behind the players' backs.
Taking orders never closes a turn: a host who opens the letters after the closing hour can still
take those that were sent before it.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from misto.cli.host.board import Board
from misto.cli.host.gamefile import Sent
from misto.cli.host.paste import Fault, Flaw, Reading, Wish
from misto.engine import Dice, Event, Phase, Refusal, decide, step
from misto.engine import events as e

_JUST_BEFORE = timedelta(microseconds=1)


class Outcome(Struct, frozen=True):
    """What became of a line: taken with these events (none: it said nothing new), or why not."""

    reading: Reading
    at: datetime | None = None
    events: tuple[Event, ...] = ()
    flaw: Flaw | None = None
    refusal: Refusal | None = None
    later: datetime | None = None  # an order sent at this later hour is in the ledger already

    @property
    def taken(self) -> bool:
        """Say whether the line is in the ledger now."""
        return self.flaw is None and self.refusal is None and self.later is None

    @property
    def skipped(self) -> bool:
        """Say whether the line is only a quotation, which is never an order."""
        return self.flaw is not None and self.flaw.fault is Fault.QUOTED


def take(
    board: Board,
    readings: Iterable[Reading],
    now: datetime,
    dice: Dice,
) -> tuple[Board, tuple[Outcome, ...]]:
    """Take what can be taken, in order of time; outcomes stand in the order of the paste."""
    outcomes: list[Outcome] = []
    for reading in sorted(readings, key=lambda reading: reading.at or now):
        board, outcome = _take(board, reading, now, dice)
        outcomes.append(outcome)
    return board, tuple(sorted(outcomes, key=lambda outcome: outcome.reading.line))


def _take(board: Board, reading: Reading, now: datetime, dice: Dice) -> tuple[Board, Outcome]:
    wish = reading.wish
    if wish is None:
        return board, Outcome(reading, flaw=reading.flaw)
    sent = reading.at or (_untimed(board, now) if wish.untimed else now)
    last = board.last_sent()
    if last is not None and reading.at is not None and sent < last:
        return board, Outcome(reading, sent, later=last)
    if (refusal := _too_late_or_early(board, wish, sent, dice)) is not None:
        return board, Outcome(reading, sent, refusal=refusal)
    at = board.not_before(sent)
    stepped = step(board.game, wish, at, dice, board.posts)
    if stepped.refusal is not None:
        return board, Outcome(reading, sent, refusal=stepped.refusal)
    first = len(board.ledger)
    own = tuple(
        Sent(first + place, sent)
        for place, event in enumerate(stepped.events)
        if sent != at and isinstance(event, e.OrderGiven | e.OrderWithdrawn | e.NoteGiven)
    )
    return board.add(stepped.events, own), Outcome(reading, sent, stepped.events)


def _untimed(board: Board, now: datetime) -> datetime:
    """An order whose hour isn't known counts as in time: at the latest just before the close."""
    closes = board.game.closes
    return now if closes is None or board.game.paused else min(now, closes - _JUST_BEFORE)


def _too_late_or_early(board: Board, wish: Wish, sent: datetime, dice: Dice) -> Refusal | None:
    """Let the rules look at the hour at which it was sent, wherever it will stand in the ledger."""
    game = board.game
    if game.phase is not Phase.OPEN:
        return None
    decision = decide(replace(game, last_at=None), wish, sent, dice)
    return decision if isinstance(decision, Refusal) else None
