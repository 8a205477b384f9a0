"""What of the mafia's chat a seat may read: from when to when it was one of the mafia (MAFIA-1).

Everything here follows from the events that the seat itself may see.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from django.db.models import Q

from misto.engine import Event, View
from misto.engine import Seat as SeatViewer
from misto.engine.events import SeatExcluded, SeatLeft
from misto.engine.roles import MAFIA
from misto.engine.views import visible
from misto.engine.views.seeing import see


class Span(NamedTuple):
    """A stretch of time in which a seat was in the chat; without `until` it still is."""

    since: datetime
    until: datetime | None = None

    @property
    def is_over(self) -> bool:
        """Nothing newer will be read, and nothing written."""
        return self.until is not None


def spans(ledger: Sequence[Event], seat: int) -> tuple[Span, ...]:
    """Return when a seat was in the chat; nothing for who never was.

    It begins when the seat is told that it is mafia (FOUND-3) and ends when its death, or another
    role, is published; an undone publication may open it again. Who has left or was excluded reads
    on no further than that, unless the seat is taken over: a newcomer has all that it saw (HOST-6).
    """
    view, found, gone = View(), list[Span](), dict[type[Event], datetime]()
    for event in visible(ledger, SeatViewer(seat)):
        view = see(view, event)
        if isinstance(event, SeatLeft | SeatExcluded) and event.seat == seat:
            gone[type(event)] = event.at
        found = _then(found, event.at, inside=_inside(view, seat))
    ends = [gone[kind] for kind, seats in _gone(view) if seat in seats and kind in gone]
    return _capped(found, min(ends)) if ends else tuple(found)


def window(ledger: Sequence[Event], seat: int) -> Span | None:
    """Return the last stretch in which a seat was in the chat, or None."""
    found = spans(ledger, seat)
    return found[-1] if found else None


def within(found: Sequence[Span]) -> Q:
    """Return the condition on posts that they were written in one of these stretches."""
    condition = Q(pk__in=())
    for since, until in found:
        condition |= Q(at__gte=since, at__lt=until) if until else Q(at__gte=since)
    return condition


def _inside(view: View, seat: int) -> bool:
    return view.roles.get(seat) in MAFIA and seat not in view.dead


def _then(found: list[Span], at: datetime, *, inside: bool) -> list[Span]:
    open_ = bool(found) and not found[-1].is_over
    if inside and not open_:
        return [*found, Span(at)]
    if open_ and not inside:
        return [*found[:-1], Span(found[-1].since, at)]
    return found


def _gone(view: View) -> tuple[tuple[type[Event], frozenset[int]], ...]:
    return (SeatLeft, view.left), (SeatExcluded, view.excluded)


def _capped(found: Sequence[Span], end: datetime) -> tuple[Span, ...]:
    """Let nothing be read that was written at an instant or later."""
    return tuple(
        Span(since, min(until, end) if until else end) for since, until in found if since < end
    )
