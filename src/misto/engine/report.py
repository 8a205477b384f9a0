"""The report of a turn as typed lines, which `misto.text` puts into sentences (HOST-2)."""

from msgspec import Struct

from misto.engine import events as e
from misto.engine.events import Event
from misto.engine.views import View


class NobodyDied(Struct, frozen=True):
    """The line of a report on a turn without a death."""

    turn: int


Line = Event | NobodyDied

PUBLIC: tuple[type[Event], ...] = (
    e.SeatDied,
    e.SeatRevived,
    e.CourtHeld,
    e.KeeperNamed,
    e.PersonRevealed,
    e.GameWon,
)
"""The lines that stand in every report, in this order."""

PRIVATE: tuple[type[Event], ...] = (
    e.CheckAnswered,
    e.CheckUnanswered,
    e.NoteHanded,
    e.RoleTold,
    e.MateTold,
)
"""The lines that only their own audience gets, in this order."""


def report(view: View, turn: int) -> tuple[Line, ...]:
    """Return the public lines of a turn's report; empty while it isn't published.

    >>> report(View(), 1)
    ()
    """
    return _lines(view, turn, PUBLIC)


def letter(view: View, turn: int) -> tuple[Line, ...]:
    """Return what the publication of a turn told this viewer alone: answers, notes, a new role."""
    return _lines(view, turn, PRIVATE)


def _lines(view: View, turn: int, kinds: tuple[type[Event], ...]) -> tuple[Line, ...]:
    its = next((one for one in view.turns if one.turn == turn), None)
    if its is None or its.published is None:
        return ()
    lines: list[Line] = [fact for kind in kinds for fact in its.facts if isinstance(fact, kind)]
    if kinds is PUBLIC and not any(isinstance(line, e.SeatDied) for line in lines):
        lines.insert(0, NobodyDied(turn))
    return tuple(lines)
