"""The site as the commands meet it: its settings, its database, and who else is running it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import django
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import Error, connection

from misto.cli import language as languages
from misto.cli.host.dress import Trouble
from misto.text.catalogue import Value, say

SETTINGS = "misto.web.settings"


def words(message: str, /, **values: Value) -> str:
    """Say something to the operator, in their language."""
    return say(languages.chosen(), message, **values)


def trouble(message: str, /, **values: Value) -> NoReturn:
    """Give up, saying why and what to do."""
    raise Trouble(words(message, **values))


def set_up() -> None:
    """Load the settings; say which of them won't do."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", SETTINGS)
    try:
        django.setup()
        settings.DATA.mkdir(parents=True, exist_ok=True)
    except (ImproperlyConfigured, ValueError) as error:
        trouble("ops-bad-setting", why=str(error))
    except OSError as error:
        where = os.environ.get("MISTO_DATA", "misto-data")
        trouble("ops-no-data", folder=where, why=error.strerror or str(error))


@contextmanager
def reaching() -> Iterator[None]:
    """Say it in a sentence where the database can't be reached."""
    try:
        yield
    except Error as error:
        why = str(error).strip().splitlines() or [type(error).__name__]
        trouble("ops-no-database", why=why[-1])


@contextmanager
def running() -> Iterator[None]:
    """Show, while a process runs the site, that it does."""
    handle = os.open(_lock(), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(handle, shared=True)
        yield
    finally:
        os.close(handle)


@contextmanager
def stopped() -> Iterator[None]:
    """Make sure that no process runs the site, and that none begins."""
    handle = os.open(_lock(), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _take(handle, shared=False) or _others():
            trouble("ops-running")
        yield
    finally:
        os.close(handle)


def _lock() -> Path:
    path: Path = settings.DATA / "running"
    return path


def _others() -> int:
    """Count who else is connected to PostgreSQL: the site can run on other machines too."""
    if connection.vendor != "postgresql":
        return 0
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
        found: int = cursor.fetchone()[0]
    return found


if sys.platform == "win32":

    def _take(handle: int, *, shared: bool) -> bool:
        """Files are in use or not, on Windows: there a running site can't be written over."""
        del handle, shared
        return True

else:
    import fcntl

    def _take(handle: int, *, shared: bool) -> bool:
        kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
        try:
            fcntl.flock(handle, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
