"""Live topics: who listens is told that a part has changed, and nothing else (law 2).

A topic is bumped only when something has changed that its audience can see.
"""

from collections.abc import Iterable, Sequence

from django.db import connection
from django.db.models import F

from misto.engine import Event
from misto.engine.events import ALL, HOST, SEALED
from misto.store.models import Game, Membership, Topic

CHANNEL = "misto"
"""The channel on which PostgreSQL tells of a changed topic."""

THREAD, TALK, MAFIA, HOSTS = "thread", "talk", "mafia", "host"


def seat(number: int) -> str:
    """Name the topic of a seat."""
    return f"seat:{number}"


def of_events(row: Game, events: Sequence[Event]) -> set[str]:
    """Return the topics whose audience sees any of these events."""
    found: set[str] = set()
    for event in events:
        if event.audience == SEALED:
            continue
        found.add(HOSTS)
        if event.audience == ALL:
            found.add(THREAD)
        elif event.audience != HOST:
            found |= {seat(one) for one in event.audience if isinstance(one, int)}
            persons = [one for one in event.audience if isinstance(one, str)]
            found |= {seat(number) for number in _seats(row, persons)}
    return found


def _seats(row: Game, persons: list[str]) -> Iterable[int]:
    if not persons:
        return ()
    members = Membership.objects.filter(
        game=row, account__code__in=persons, seat__isnull=False
    ).values_list("seat", flat=True)
    return [number for number in members if number is not None]


def bump(row: Game, names: Iterable[str]) -> None:
    """Tell the listeners of topics that something has changed, when the transaction is through."""
    at, wanted = row.last_at or row.made_at, sorted(set(names))
    if not wanted:
        return
    known = Topic.objects.filter(game=row, name__in=wanted)
    if known.update(version=F("version") + 1, changed_at=at) < len(wanted):
        there = set(known.values_list("name", flat=True))
        Topic.objects.bulk_create(
            Topic(game=row, name=name, changed_at=at) for name in wanted if name not in there
        )
    if connection.vendor == "postgresql":
        told = [f"{row.pk} {name}" for name in wanted]
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT pg_notify(%s, one) FROM unnest(%s::text[]) AS one", [CHANNEL, told]
            )
