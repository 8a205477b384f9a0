"""When the database fails: what of it can be told to whoever was writing, and passes again."""

import errno
import sqlite3
from enum import StrEnum

from django.db import InterfaceError, OperationalError
from psycopg.errors import DiskFull

_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT})


class Failure(StrEnum):
    """Why nothing can be read or written just now."""

    AWAY = "away"  # the database doesn't answer, or is busy for longer than anybody waits
    FULL = "full"  # there is no room on the disc


def failure(error: BaseException | None) -> Failure | None:
    """Say whether an error is one of the database or the disc, and which; None for a fault of ours.

    The transaction is rolled back by then: what was being written isn't there.
    """
    if isinstance(error, OSError):
        return Failure.FULL if error.errno in _NO_ROOM else None
    if not isinstance(error, OperationalError | InterfaceError):
        return None
    cause = error.__cause__
    if isinstance(cause, sqlite3.Error):
        full = getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    else:
        full = isinstance(cause, DiskFull)
    return Failure.FULL if full else Failure.AWAY
