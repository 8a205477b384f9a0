"""`misto check`: may the site be shown to the world? Each answer says what to do."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from django.conf import settings
from django.core.checks import ERROR, run_checks
from django.core.mail import get_connection
from django.db import Error, connection

from misto.cli.screen import Screen
from misto.cli.server.site import words
from misto.store import database
from misto.store.sealing import public_key
from misto.text.catalogue import Value


class Weight(StrEnum):
    """How much a finding weighs: with an error the site must not be shown."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True)
class Finding:
    """What was found, by the name of its sentence."""

    weight: Weight
    name: str
    values: dict[str, Value] = field(default_factory=dict)


_STYLES = {Weight.ERROR: "red", Weight.WARNING: "yellow"}
_LOCAL = ("localhost", "127.0.0.1", "::1")
_SAID = frozenset({"W004", "W009", "W012", "W016", "W018", "W020", "W022"})
"""What Django's own checks say beside ours: it follows from the address, the key, DEBUG."""

_FULL = 2
"""SQLite's number for `synchronous=FULL`."""

_SECRET = ("secret-key", "misto.sqlite3", "misto.sqlite3-wal")
"""Files of the data folder that others must not read."""

_LONG = 40
"""Letters that a secret key has at least."""


def report(screen: Screen) -> bool:
    """Tell what was found, and return whether there was no error."""
    found = [*findings()]
    for one in sorted(found, key=lambda one: one.weight):
        mark = words(f"ops-check-{one.weight}")
        text = words(f"ops-check-{one.name}", **one.values)
        screen.print(f"{mark}: {text}", _STYLES[one.weight])
    errors = sum(one.weight is Weight.ERROR for one in found)
    last = words("ops-check-bad", count=errors) if errors else words("ops-check-good")
    screen.print(last, "" if errors else "green")
    screen.print(words("ops-check-key", key=public_key()))
    return not errors


def findings() -> Iterator[Finding]:
    """Yield all that is wrong, or might be."""
    yield from _of_tests()
    yield from _of_the_address()
    yield from _of_files()
    yield from _of_the_database()
    yield from _of_mail()
    yield from _of_zones()
    yield from _of_django()


def _of_tests() -> Iterator[Finding]:
    if settings.MISTO_TESTING:
        yield Finding(Weight.ERROR, "testing")
    if settings.MISTO_CLOCK_FILE:
        yield Finding(Weight.ERROR, "clock")
    if settings.DEBUG:
        yield Finding(Weight.ERROR, "debug")


def _of_the_address() -> Iterator[Finding]:
    if "MISTO_URL" not in os.environ:
        yield Finding(Weight.ERROR, "no-url", {"url": settings.SITE_URL})
    elif not settings.SECURE:
        yield Finding(Weight.ERROR, "insecure", {"url": settings.SITE_URL})
    elif any(name in settings.SITE_URL for name in _LOCAL):
        yield Finding(Weight.WARNING, "local", {"url": settings.SITE_URL})


def _of_files() -> Iterator[Finding]:
    if len(settings.SECRET_KEY) < _LONG:
        yield Finding(Weight.ERROR, "short-key")
    for path in (settings.DATA / name for name in _SECRET if os.name == "posix"):
        with suppress(FileNotFoundError):
            if path.stat().st_mode & 0o077:
                yield Finding(Weight.ERROR, "open-file", {"path": str(path)})
    try:
        with tempfile.TemporaryFile(dir=settings.DATA):
            pass
    except OSError as error:
        values: dict[str, Value] = {"folder": str(settings.DATA), "why": error.strerror or ""}
        yield Finding(Weight.ERROR, "data", values)


def _of_the_database() -> Iterator[Finding]:
    try:
        waiting = database.missing_migrations()
        if connection.vendor == "sqlite":
            yield from _of_sqlite()
    except Error as error:
        why = str(error).strip().splitlines() or [type(error).__name__]
        yield Finding(Weight.ERROR, "database", {"why": why[-1]})
        return
    if waiting:
        yield Finding(Weight.ERROR, "unmigrated", {"count": waiting})


def _of_sqlite() -> Iterator[Finding]:
    with connection.cursor() as cursor:
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", _FULL)):
            cursor.execute(f"PRAGMA {pragma}")
            found = cursor.fetchone()[0]
            if found != wanted:
                yield Finding(Weight.ERROR, "pragma", {"name": pragma, "found": str(found)})


def _of_mail() -> Iterator[Finding]:
    if not settings.MAIL_IS_SET_UP:
        yield Finding(Weight.WARNING, "no-mail")
        return
    try:
        with get_connection():
            pass
    except OSError as error:  # smtplib's own are among them
        why = str(error) or type(error).__name__
        yield Finding(Weight.ERROR, "mail", {"host": settings.EMAIL_HOST, "why": why})


def _of_zones() -> Iterator[Finding]:
    for name in dict.fromkeys(("Europe/Kyiv", settings.TIME_ZONE)):
        try:
            ZoneInfo(name)
        except (ZoneInfoNotFoundError, ValueError):
            yield Finding(Weight.ERROR, "zone", {"name": name})


def _of_django() -> Iterator[Finding]:
    for message in run_checks(include_deployment_checks=True):
        if message.is_silenced() or (message.id or "").removeprefix("security.") in _SAID:
            continue
        weight = Weight.ERROR if message.level >= ERROR else Weight.WARNING
        text = " ".join(str(message.msg).split())
        yield Finding(weight, "django", {"id": message.id or "", "text": text})
