"""`misto backup` and `misto restore`: the whole site as one file.

The file is a tar archive: a page about itself, the database, the uploaded images; the site's secret
key only where that was asked for, since whoever has it can sign in as anybody.
"""

import io
import json
import os
import re
import shutil
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from typing import IO

from django.conf import settings
from django.db import connection, connections

from misto.cli.screen import Screen
from misto.cli.server import postgresql, sqlite
from misto.cli.server.site import stopped, trouble, words
from misto.store import clock, database, personas
from misto.store.models import Account, Game, Persona
from misto.store.verifying import Verified, verify

FORMAT = 1
ABOUT, DATABASE, MEDIA, KEY = "misto.json", "database", "media", "secret-key"
_MEDIA = re.compile(r"media/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\.[a-z0-9]{1,5}")


@dataclass(frozen=True)
class Unpacked:
    """What was in a backup, in a folder of its own."""

    folder: Path
    vendor: str

    @property
    def database(self) -> Path:
        """The database as it was saved."""
        return self.folder / DATABASE

    @property
    def media(self) -> Path:
        """The uploaded images."""
        return self.folder / MEDIA


def backup(screen: Screen, file: Path, *, with_secret_key: bool) -> None:
    """Write a backup beside its place and move it there when it is whole."""
    if file.exists():
        trouble("ops-file-exists", path=str(file))
    if database.missing_migrations():
        trouble("ops-unmigrated", count=database.missing_migrations())
    try:
        with tempfile.TemporaryDirectory(dir=settings.DATA, prefix=".backup-") as folder:
            saved = Path(folder) / DATABASE
            (postgresql if connection.vendor == "postgresql" else sqlite).save(saved)
            _write(file, saved, with_secret_key=with_secret_key)
    except OSError as error:
        trouble("ops-not-written", path=str(file), why=error.strerror or str(error))
    size = max(1, round(file.stat().st_size / 1024))
    screen.print(words("ops-backed-up", path=str(file), size=size))
    if not with_secret_key:
        screen.print(words("ops-key-apart"))


def _write(file: Path, saved: Path, *, with_secret_key: bool) -> None:
    beside = file.with_name(f".{file.name}.partial")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with tarfile.open(fileobj=raw, mode="w:gz") as archive:
                _add_text(archive, ABOUT, json.dumps(_about(), indent=1))
                archive.add(saved, DATABASE)
                if with_secret_key:
                    _add_text(archive, KEY, settings.SECRET_KEY)
                _add_media(archive)
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _about() -> dict[str, object]:
    made = clock.now().isoformat(timespec="seconds")
    return {
        "format": FORMAT,
        "misto": version("misto"),
        "made": made,
        "database": connection.vendor,
    }


def _add_text(archive: tarfile.TarFile, name: str, text: str) -> None:
    page = tarfile.TarInfo(name)
    body = text.encode()
    page.size, page.mode = len(body), 0o600
    archive.addfile(page, io.BytesIO(body))


def _add_media(archive: tarfile.TarFile) -> None:
    """Add the images; one that is replaced meanwhile is no longer named by the database either."""
    root: Path = settings.MEDIA_ROOT
    for path in sorted(root.rglob("*")) if root.is_dir() else ():
        if path.is_file():
            with suppress(FileNotFoundError):
                archive.add(path, f"{MEDIA}/{path.relative_to(root).as_posix()}")


def restore(screen: Screen, file: Path, *, sure: bool) -> None:
    """Put a backup in the place of what is there, once it has shown itself to be sound."""
    with stopped(), _unpacked(file) as found:
        if found.vendor != connection.vendor:
            trouble("ops-other-database", backup=found.vendor, site=connection.vendor)
        if not sure and not _is_empty():
            trouble("ops-not-empty")
        if connection.vendor == "postgresql":
            connections.close_all()
            postgresql.put_back(found.database)
            database.migrate()
            verified = verify()
        else:
            verified = sqlite.put_back(found.database)
        _put_media_back(found.media)
        _report(screen, verified)


def _is_empty() -> bool:
    if "store_game" not in connection.introspection.table_names():
        return True
    return not Account.objects.exists() and not Game.objects.exists()


@contextmanager
def _unpacked(file: Path) -> Iterator[Unpacked]:
    """Unpack a backup; what doesn't belong into one is left in it."""
    with tempfile.TemporaryDirectory(dir=settings.DATA, prefix=".restore-") as name:
        folder = Path(name)
        try:
            with tarfile.open(file) as archive:
                for member in archive:
                    if member.isfile() and _belongs(member.name):
                        _unpack(archive.extractfile(member), folder / PurePosixPath(member.name))
            about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
            vendor = str(about["database"])
            known = about["format"] == FORMAT and (folder / DATABASE).is_file()
        except FileNotFoundError as error:
            missing = Path(error.filename or "") == file
            trouble("ops-no-file" if missing else "ops-no-backup", path=str(file))
        except (tarfile.TarError, EOFError, OSError, ValueError, KeyError, TypeError):
            trouble("ops-no-backup", path=str(file))
        if not known:
            trouble("ops-no-backup", path=str(file))
        yield Unpacked(folder, vendor)


def _belongs(name: str) -> bool:
    return name in {ABOUT, DATABASE} or _MEDIA.fullmatch(name) is not None


def _unpack(source: IO[bytes] | None, target: Path) -> None:
    if source is not None:
        target.parent.mkdir(parents=True, exist_ok=True)
        with source, target.open("wb") as file:
            shutil.copyfileobj(source, file)


def _put_media_back(media: Path) -> None:
    """Put the images in their place; the old ones go when the new ones are there."""
    place: Path = settings.MEDIA_ROOT
    old = place.with_name(f"{place.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    if media.exists():
        media.rename(place)
    else:
        place.mkdir()
    shutil.rmtree(old, ignore_errors=True)


def _report(screen: Screen, verified: Verified) -> None:
    counts = (verified.accounts, verified.games, verified.events)
    screen.print(words("ops-restored", accounts=counts[0], games=counts[1], events=counts[2]))
    if verified.flawed:
        trouble("ops-flawed", games=", ".join(verified.flawed))
    screen.print(words("ops-ledgers-whole"))
    first = Persona.objects.exclude(password_hash="").order_by("pk").first()
    if first and not personas.fits(first, personas.password(first)):
        screen.complain(words("ops-other-key"))
