"""Whence a process hears what has changed: PostgreSQL tells it, on SQLite it looks."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import psycopg
from django.db import close_old_connections, connection

from misto.store import database, topics
from misto.store.models import Topic

if TYPE_CHECKING:
    from misto.web.live.hub import Hub

PAUSE = 0.2
"""Seconds between two looks at SQLite; a look that finds nothing new costs microseconds."""

LONGEST = 10.0
"""Seconds between two attempts to reach PostgreSQL again, at most."""

_KEPT_ALIVE = {
    "keepalives": 1,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
_log = logging.getLogger(__name__)
_P = ParamSpec("_P")
_T = TypeVar("_T")


def fresh(ask: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
    """Ask the database, on a connection that still works."""
    close_old_connections()
    try:
        return ask(*args, **kwargs)
    finally:
        close_old_connections()


async def follow(hub: "Hub") -> None:
    """Tell a hub what changes, for as long as the process runs."""
    if connection.vendor == "postgresql":
        await _listen(hub)
    else:
        await _look(hub)


async def _listen(hub: "Hub") -> None:
    """Hear PostgreSQL; after a break everything may have changed."""
    pause = PAUSE
    while True:
        try:
            where = _KEPT_ALIVE | database.parameters()
            async with await psycopg.AsyncConnection.connect(autocommit=True, **where) as own:
                await own.execute(f"LISTEN {topics.CHANNEL}")
                hub.missed()
                pause = PAUSE
                async for note in own.notifies():
                    game, _, name = note.payload.partition(" ")
                    hub.heard(int(game), name)
        except psycopg.OperationalError as error:
            _log.warning("PostgreSQL can't be heard, trying again: %s", type(error).__name__)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST)


async def _look(hub: "Hub") -> None:
    """Look at SQLite: has anybody written, and if so, which topics of the games have changed?"""
    loop = asyncio.get_running_loop()
    watcher = _Watcher()
    with ThreadPoolExecutor(1, "look") as thread:
        while True:
            await hub.wait()
            try:
                games = hub.watched()
                for game, name in await loop.run_in_executor(thread, watcher.look, games):
                    hub.heard(game, name)
            except Exception:  # noqa: BLE001  # written down, and tried again
                _log.exception("the database can't be looked at, trying again")
            await asyncio.sleep(PAUSE)


class _Watcher:
    """What was seen the last time, by the one thread that looks."""

    def __init__(self) -> None:
        self._data = -1
        self._games: frozenset[int] = frozenset()
        self._versions: dict[tuple[int, str], int] = {}

    def look(self, games: frozenset[int]) -> list[tuple[int, str]]:
        """Return the topics that changed since; those of a game that is new here are only noted."""
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA data_version")
            data = cursor.fetchone()[0]
        if data == self._data and games == self._games:
            return []
        rows = Topic.objects.filter(game__in=games).values_list("game", "name", "version")
        found = {(game, name): version for game, name, version in rows}
        changed = [
            key
            for key, version in found.items()
            if key[0] in self._games and self._versions.get(key) != version
        ]
        self._data, self._games, self._versions = data, games, found
        return changed
