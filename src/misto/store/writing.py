"""The writing transaction: one at a time for each game, one at a time at all on SQLite."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from django.db import connection, transaction

from misto.store.models import Game

_SQLITE = threading.RLock()
"""SQLite has one writer: the threads of a process queue here, not at its lock."""


class NoSuchGame(Exception):  # noqa: N818  # what there isn't, in the words of this module
    """There is no game of that code."""


@contextmanager
def writing(code: str) -> Iterator[Game]:
    """Hold a game to write in it: within, nobody else changes the game or its rooms.

    Raise NoSuchGame where there is none. What is written is there when the block has ended.
    """
    with _SQLITE if connection.vendor == "sqlite" else nullcontext(), transaction.atomic():
        row = Game.objects.select_for_update().filter(code=code).first()
        if row is None:
            raise NoSuchGame(code)
        row.held = True
        yield row
