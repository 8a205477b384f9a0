"""The game file: one game, whole, in JSON lines; the last state is there whatever happens.

The first line says what it is, how many lines follow, and their hash; then come the ledger's events
as `misto.engine.codec` writes them, then what is no part of the ledger, told apart by `own`. A file
is written beside itself, synced, and renamed; a file that isn't whole is refused and never written
over. Only the user who made it may read it: it holds every secret of the game.
"""

import errno
import hashlib
import os
from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from misto.engine import codec
from misto.engine.events import Event
from misto.engine.terms import Gender

VERSION = 1
LARGEST = 256 * 1024 * 1024
"""A larger file is refused before it is read."""


class Posts(Struct, frozen=True, tag="posts", tag_field="own"):
    """How many posts seats have written in the game thread in a turn, as the host counted."""

    turn: int
    posts: dict[int, int]


class Named(Struct, frozen=True, tag="named", tag_field="own"):
    """The character that a player invented after the deal."""

    seat: int
    name: str
    gender: Gender


class Sent(Struct, frozen=True, tag="sent", tag_field="own"):
    """When the order of an event (counted from 0) was sent, where that isn't its instant."""

    event: int
    at: datetime


class Drawn(Struct, frozen=True, tag="drawn", tag_field="own"):
    """The value of the beacon, as the host has it."""

    beacon: str


Own = Posts | Named | Sent | Drawn


class Saved(Struct, frozen=True):
    """What a game file holds; `digest` is the hash of it, to see whether it has changed since."""

    ledger: tuple[Event, ...] = ()
    own: tuple[Own, ...] = ()
    digest: str = ""


class Trouble(StrEnum):
    """Why a file can't be taken for a game."""

    MISSING = "missing"
    THERE_ALREADY = "there_already"
    NOT_A_FILE = "not_a_file"
    TOO_LARGE = "too_large"
    FOREIGN = "foreign"  # no game of misto
    NEWER = "newer"  # of a later version
    DAMAGED = "damaged"  # cut short, or changed by something else
    UNREADABLE = "unreadable"  # the system says no
    UNWRITABLE = "unwritable"
    BUSY = "busy"  # another terminal works on it
    CHANGED = "changed"  # another terminal has changed it meanwhile


class FileTrouble(Exception):  # noqa: N818  # the word of this module
    """A game file can't be read or written; nothing was changed."""

    def __init__(self, trouble: Trouble, path: Path, detail: str = "") -> None:
        super().__init__(trouble, path, detail)
        self.trouble = trouble
        self.path = path
        self.detail = detail


class _Head(Struct, frozen=True, kw_only=True):
    misto: Literal["game"]
    version: int
    lines: int
    sha256: str


class _Kind(Struct):
    own: str | None = None


_OWN = msgspec.json.Decoder(Own)
_KIND = msgspec.json.Decoder(_Kind)
_HEAD = msgspec.json.Decoder(_Head)


def load(path: Path) -> Saved:
    """Read a game file; raise `FileTrouble` for anything that isn't one, whole."""
    raw = _read(path)
    first, _, body = raw.partition(b"\n")
    head = _head(path, first)
    if head.version > VERSION:
        raise FileTrouble(Trouble.NEWER, path, str(head.version))
    digest = hashlib.sha256(body).hexdigest()
    if head.sha256 != digest or body.count(b"\n") != head.lines:
        raise FileTrouble(Trouble.DAMAGED, path)
    ledger: list[Event] = []
    own: list[Own] = []
    for number, line in enumerate(body.split(b"\n")[:-1], 2):
        try:
            if _KIND.decode(line).own is None:
                ledger.append(codec.decode(line))
            else:
                own.append(_OWN.decode(line))
        except msgspec.MsgspecError as error:
            raise FileTrouble(Trouble.DAMAGED, path, f"{number}: {error}") from error
    return Saved(tuple(ledger), tuple(own), digest)


def _head(path: Path, line: bytes) -> _Head:
    try:
        return _HEAD.decode(line)
    except msgspec.MsgspecError as error:
        cut = line.startswith(b'{"misto":"game"')
        raise FileTrouble(Trouble.DAMAGED if cut else Trouble.FOREIGN, path) from error


def _read(path: Path) -> bytes:
    try:
        if not path.exists():
            raise FileTrouble(Trouble.MISSING, path)
        if not path.is_file():
            raise FileTrouble(Trouble.NOT_A_FILE, path)
        if path.stat().st_size > LARGEST:
            raise FileTrouble(Trouble.TOO_LARGE, path)
        return path.read_bytes()
    except OSError as error:
        raise FileTrouble(Trouble.UNREADABLE, path, error.strerror or str(error)) from error
    except (RuntimeError, ValueError) as error:
        raise FileTrouble(Trouble.UNREADABLE, path) from error


def save(path: Path, ledger: Sequence[Event], own: Sequence[Own]) -> Saved:
    """Write a game file so that at every moment either the old or the new state is there, whole.

    The caller holds the lock of the file (`misto.cli.host.lock`).
    """
    lines = [codec.encode(event) for event in ledger] + [msgspec.json.encode(one) for one in own]
    body = b"".join(line + b"\n" for line in lines)
    digest = hashlib.sha256(body).hexdigest()
    head = _Head(misto="game", version=VERSION, lines=len(lines), sha256=digest)
    try:
        write_whole(path, msgspec.json.encode(head) + b"\n" + body)
    except OSError as error:
        raise FileTrouble(Trouble.UNWRITABLE, path, error.strerror or str(error)) from error
    return Saved(tuple(ledger), tuple(own), digest)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside itself, sync it, and put it in its place; sync the folder too.

    What stands beside it under that name, left by a crash or put there as a link, is removed first.
    """
    path = resolved(path)  # a link stays a link
    beside = new_beside(path)
    beside.unlink(missing_ok=True)
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK | _BINARY, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def resolved(path: Path) -> Path:
    """Follow the links of a path; raise `OSError` for one that can't be."""
    try:
        return path.resolve()
    except (RuntimeError, ValueError) as error:  # links in a circle; a character that none has
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error


def new_beside(path: Path) -> Path:
    """Return where a file is written before it is put in its place."""
    return path.with_name(f".{path.name}.new")


def lock_beside(path: Path) -> Path:
    """Return the hidden file that the lock of a game is on."""
    return path.with_name(f".{path.name}.lock")


def _sync_folder(folder: Path) -> None:
    """Make a rename last; where a folder can't be opened (Windows), the rename itself must do."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


_BINARY: int = getattr(os, "O_BINARY", 0)
_NO_LINK: int = getattr(os, "O_NOFOLLOW", 0)
