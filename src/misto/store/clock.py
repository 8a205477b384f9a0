"""The one clock of the site.

Tests set it, in the process (`set_to`) or for whole servers (a file with an offset in seconds,
named by `MISTO_CLOCK_FILE`). Outside test settings neither is possible; `misto check` refuses both.
"""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from django.conf import settings
from django.db import connection

_frozen: list[datetime] = []


def now() -> datetime:
    """Return what time it is, in UTC."""
    if _frozen:
        return _frozen[-1]
    return datetime.now(UTC) + _offset()


def arrival(not_before: datetime | None) -> datetime:
    """Return the instant at which something arrives, taken inside the writing transaction.

    On PostgreSQL it is the database's clock, so that many machines have one order; never before
    `not_before`, the game's last instant.
    """
    at = _database_now() if connection.vendor == "postgresql" and not _frozen else now()
    return max(at, not_before) if not_before else at


def set_to(at: datetime | None) -> None:
    """Stop the clock at an instant, or let it go again; for tests alone."""
    if not settings.MISTO_TESTING:
        raise RuntimeError("the clock can be set in tests only")
    _frozen[:] = [at] if at else []


def _database_now() -> datetime:
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        at: datetime = cursor.fetchone()[0]
    return at.astimezone(UTC) + _offset()


def _offset() -> timedelta:
    """How far the clock of a whole test is moved: nothing outside test settings."""
    if not settings.MISTO_TESTING or not settings.MISTO_CLOCK_FILE:
        return timedelta()
    try:
        return timedelta(seconds=float(Path(settings.MISTO_CLOCK_FILE).read_text(encoding="ascii")))
    except (OSError, ValueError):
        return timedelta()
