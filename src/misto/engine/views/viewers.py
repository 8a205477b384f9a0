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
    names, since, lost = _names(ledger, viewer)
    opened = _opened(ledger)
    for place, event in enumerate(ledger):
        mine = names if since <= place <= lost else names[:1]
        if _addressed(event.audience, viewer, mine) or isinstance(event, opened):
            yield event


def _addressed(audience: Audience, viewer: Viewer, names: tuple[int | str, ...]) -> bool:
    if audience == ALL:
        return True
    if isinstance(viewer, Host):
        return audience != SEALED
    return isinstance(audience, tuple) and any(name in audience for name in names)


_PERSONAL = (
    e.Enrolled,
    e.EnrolmentWithdrawn,
    e.RosterChanged,
    e.PersonSeated,
    e.PlayerReplaced,
    e.AwardVoted,
)
"""The events that name persons: closed for ever where `reveal_person` is `never`."""


def _opened(ledger: Sequence[Event]) -> tuple[type[Event], ...]:
    """The kinds of events that all may see: none of the hidden ones before the end (END-1)."""
    if not any(isinstance(event, e.GameOpened) for event in ledger):
        return ()
    created = next(event for event in ledger if isinstance(event, e.GameCreated))
    if created.rules.reveal_person != "never":
        return (Event,)
    return tuple(kind for kind in Event.__subclasses__() if kind not in _PERSONAL)


def _names(
    ledger: Sequence[Event],
    viewer: Viewer,
) -> tuple[tuple[int | str, ...], int, int]:
    """The names a viewer has in audiences; where in the ledger the seat begins and is lost."""
    since, lost = 0, len(ledger)
    if isinstance(viewer, Seat):
        return (viewer.number,), since, lost
    if not isinstance(viewer, Person):
        return (), since, lost
    names: tuple[int | str, ...] = (viewer.name,)
    for place, event in enumerate(ledger):
        if isinstance(event, e.PersonSeated | e.PlayerReplaced):
            arrives = event.person if isinstance(event, e.PersonSeated) else event.new
            if arrives == viewer.name:
                names = viewer.name, event.seat
            elif isinstance(event, e.PlayerReplaced) and event.old == viewer.name:
                lost = place
        elif isinstance(event, e.DealCancelled):  # its seats are nobody's any more
            names, since, lost = names[:1], place, len(ledger)
    return names, since, lost
