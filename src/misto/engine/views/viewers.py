"""Who looks at a game, and which events of its ledger each viewer may see (law 2)."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from misto.engine import events as e
from misto.engine.events import ALL, SEALED, Event


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


def visible(ledger: Sequence[Event], viewer: Viewer) -> Iterable[Event]:
    """Yield the events of a ledger that a viewer may see, in order."""
    opened = any(isinstance(event, e.GameOpened) for event in ledger)
    hidden = _PERSONAL if opened and not _persons_open(ledger) else ()
    keys, until = _keys(ledger, viewer)
    for place, event in enumerate(ledger):
        audience = event.audience
        if audience == ALL or (opened and not isinstance(event, hidden)):
            yield event
        elif isinstance(viewer, Host):
            if audience != SEALED:
                yield event
        elif isinstance(audience, tuple) and not keys.isdisjoint(audience):
            if place <= until or not _only_by_seat(audience, viewer):
                yield event


_PERSONAL = (
    e.Enrolled,
    e.EnrolmentWithdrawn,
    e.RosterChanged,
    e.PersonSeated,
    e.PlayerReplaced,
    e.AwardVoted,
)
"""The events that name persons: closed for ever where `reveal_person` is `never`."""


def _persons_open(ledger: Sequence[Event]) -> bool:
    created = next(event for event in ledger if isinstance(event, e.GameCreated))
    return created.rules.reveal_person != "never"


def _keys(ledger: Sequence[Event], viewer: Viewer) -> tuple[frozenset[int | str], int]:
    """The names under which a viewer stands in audiences, and the event after which a seat is lost."""
    until = len(ledger)
    if isinstance(viewer, Seat):
        return frozenset({viewer.number}), until
    if not isinstance(viewer, Person):
        return frozenset(), until
    keys: set[int | str] = {viewer.name}
    for place, event in enumerate(ledger):
        if isinstance(event, e.PersonSeated) and event.person == viewer.name:
            keys = {viewer.name, event.seat}
        elif isinstance(event, e.PlayerReplaced) and event.new == viewer.name:
            keys = {viewer.name, event.seat}
        elif isinstance(event, e.PlayerReplaced) and event.old == viewer.name:
            until = place
    return frozenset(keys), until


def _only_by_seat(audience: tuple[int | str, ...], viewer: Viewer) -> bool:
    return isinstance(viewer, Person) and viewer.name not in audience
