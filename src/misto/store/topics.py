"""Live topics: who listens is told that a part has changed, and nothing else (law 2).

A topic is bumped only when something has changed that its audience can see.
"""

from collections.abc import Iterable, Sequence

from django.db import connection

from misto.engine import Event
from misto.engine.events import ALL, HOST, SEALED
from misto.store.models import Game, Membership

CHANNEL = "misto"
"""The channel on which PostgreSQL tells of a changed topic."""

_BUMPED = """
    INSERT INTO store_topic (game_id, name, version, changed_at) VALUES {}
    ON CONFLICT (game_id, name)
    DO UPDATE SET version = store_topic.version + 1, changed_at = excluded.changed_at
"""
_TOLD = """
    WITH bumped AS ({} RETURNING game_id, name)
    SELECT pg_notify(%s, game_id || ' ' || name) FROM bumped
"""

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
    wanted = sorted(set(names))
    if not wanted:
        return
    at = connection.ops.adapt_datetimefield_value(row.last_at or row.made_at)
    bumped = _BUMPED.format(", ".join(["(%s, %s, 1, %s)"] * len(wanted)))
    values = [value for name in wanted for value in (row.pk, name, at)]
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute(_TOLD.format(bumped), [*values, CHANNEL])
        else:
            cursor.execute(bumped, values)
