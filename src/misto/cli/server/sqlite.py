"""Saving and putting back a SQLite database, by SQLite's own online backup."""

import sqlite3
from contextlib import closing
from pathlib import Path

from django.conf import settings
from django.db import connections

from misto.cli.server.site import trouble
from misto.store import database
from misto.store.verifying import Verified, verify

_ALIAS = "restored"


def save(target: Path) -> None:
    """Copy the database as it is at one moment; whoever writes goes on writing."""
    with closing(_opened(_place())) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        _must_be_whole(copy)


def put_back(saved: Path) -> Verified:
    """Put a saved database in the place of the site's, after every ledger in it was folded."""
    with closing(sqlite3.connect(saved)) as copy:
        _must_be_whole(copy)
    default = connections.databases["default"]
    connections.databases[_ALIAS] = {**default, "NAME": saved, "OPTIONS": {"timeout": 30}}
    database.migrate(_ALIAS)
    verified = verify(_ALIAS)
    connections[_ALIAS].close()
    connections.close_all()
    with closing(sqlite3.connect(saved)) as copy, closing(_opened(_place())) as live:
        copy.backup(live)
        live.execute("PRAGMA journal_mode=WAL")
    return verified


def _place() -> Path:
    return Path(str(settings.DATABASES["default"]["NAME"]))


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=30)


def _must_be_whole(copy: sqlite3.Connection) -> None:
    try:
        said = copy.execute("PRAGMA integrity_check").fetchone()[0]
        broken = copy.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as error:
        said, broken = str(error), None
    if said != "ok" or broken:
        trouble("ops-damaged")
