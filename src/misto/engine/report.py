"""The report of a turn as typed lines, which `misto.text` puts into sentences (HOST-2)."""

from msgspec import Struct

from misto.engine import events as e
from misto.engine.events import ALL, Event
from misto.engine.views import TurnView, View


class NobodyDied(Struct, frozen=True):
    """The line of a report on a turn without a death."""

    turn: int


Line = Event | NobodyDied

ORDER: tuple[type[Event], ...] = (
    e.SeatDied,
    e.SeatRevived,
    e.FactCorrected,
    e.CourtHeld,
    e.KeeperNamed,
    e.PersonRevealed,
    e.CheckAnswered,
    e.CheckUnanswered,
    e.NoteHanded,
    e.RoleTold,
    e.MateTold,
    e.GameWon,
)
"""What a publication may tell, in the order in which a report or a letter has it."""


def report(view: View, turn: int) -> tuple[Line, ...]:
    """Return the lines of a turn's report, which all may see; empty while it isn't published.

    >>> report(View(), 1)
    ()
    """
    its = _published(view, turn)
    if its is None:
        return ()
    lines = _lines(its, public=True)
    died = any(isinstance(line, e.SeatDied) for line in lines)
    return lines if died else (NobodyDied(turn), *lines)


def letter(view: View, turn: int) -> tuple[Line, ...]:
    """Return what the publication of a turn told this viewer alone: answers, notes, a new role."""
    its = _published(view, turn)
    return _lines(its, public=False) if its else ()


def _published(view: View, turn: int) -> TurnView | None:
    return next((one for one in view.turns if one.turn == turn and one.published), None)


def _lines(its: TurnView, *, public: bool) -> tuple[Line, ...]:
    return tuple(
        fact
        for kind in ORDER
        for fact in its.facts
        if isinstance(fact, kind) and (fact.audience == ALL) is public
    )
