"""Who looks at a game, and which events of its ledger each viewer may see (law 2)."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from misto.engine import events as e
from misto.engine.events import ALL, SEALED, Audience, Event


class Host(Struct, frozen=True):
    """The host or a co-host."""


class Reader(Struct, frozen=True):
    """Anybody: a reader, a stranger."""


class Seat(Struct, frozen=True):
    """Who sits on a seat, alive or a ghost."""

    number: int


class Person(Struct, frozen=True):
    """A person, by the name the ledger has: enrolled, seated, or replaced."""

    name: str


Viewer = Host | Reader | Seat | Person


def visible(ledger: Sequence[Event], viewer: Viewer) -> Iterator[Event]:
    """Yield the events of a ledger that a viewer may see, in order."""
    name = viewer.name if isinstance(viewer, Person) else None
    seats = _seats(ledger, viewer)
    opened = _opened(ledger)
    for place, event in enumerate(ledger):
        names = (name, *(seat for seat, part in seats if place in part))
        if _addressed(event.audience, viewer, names) or isinstance(event, opened):
            yield event


def _addressed(audience: Audience, viewer: Viewer, names: tuple[int | str | None, ...]) -> bool:
    if audience == ALL:
        return True
    if isinstance(viewer, Host):
        return audience != SEALED
    return isinstance(audience, tuple) and any(name in audience for name in names)


_BALLOT = (e.AwardVoted,)
"""What only the host ever sees: who votes for whom after the end (AWARD-1)."""

_PERSONAL = (
    e.Enrolled,
    e.EnrolmentWithdrawn,
    e.RosterChanged,
    e.PersonSeated,
    e.PlayerReplaced,
    e.SeatTaken,
    e.SeatLost,
)
"""The events that name persons: closed for ever where `reveal_person` is `never`."""


def _opened(ledger: Sequence[Event]) -> tuple[type[Event], ...]:
    """The kinds of events that all may see: none of the hidden ones before the end (END-1)."""
    if not any(isinstance(event, e.GameOpened) for event in ledger):
        return ()
    created = next(event for event in ledger if isinstance(event, e.GameCreated))
    closed = _BALLOT + (_PERSONAL if created.rules.reveal_person == "never" else ())
    return tuple(kind for kind in Event.__subclasses__() if kind not in closed)


def _seats(ledger: Sequence[Event], viewer: Viewer) -> list[tuple[int, range]]:
    """The seats a viewer has or has had, each with the part of the ledger that it shows them.

    A newcomer is shown all that the seat was told before, who was replaced nothing that came after
    (HOST-6). With a deal that is cancelled its seats are nobody's any more.
    """
    end = len(ledger)
    if isinstance(viewer, Seat):
        return [(viewer.number, range(end))]
    if not isinstance(viewer, Person):
        return []
    found: list[tuple[int, range]] = []
    dealt = 0
    for place, event in enumerate(ledger):
        if isinstance(event, e.PersonSeated | e.SeatTaken) and event.person == viewer.name:
            found.append((event.seat, range(dealt, end)))
        elif isinstance(event, e.SeatLost) and event.person == viewer.name:
            found = _ended(found, place + 1)
        elif isinstance(event, e.DealCancelled):
            found = _ended(found, place)
            dealt = place
    return found


def _ended(seats: list[tuple[int, range]], end: int) -> list[tuple[int, range]]:
    return [(seat, range(part.start, min(part.stop, end))) for seat, part in seats]
