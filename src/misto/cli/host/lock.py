"""The lock on a game file: two terminals take turns, and one that dies lets go."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from misto.cli.host.gamefile import FileTrouble, Trouble, lock_beside, resolved

PATIENCE = 10.0
"""Seconds to wait for another terminal."""

_PAUSE = 0.05
_NO_LINK: int = getattr(os, "O_NOFOLLOW", 0)


@contextmanager
def locked(path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Hold the lock of a game file; raise `FileTrouble` if another program keeps it.

    The lock is on a hidden file beside the game: the game's own file is replaced at each writing.
    The system takes the lock from a program that ends, however it ends.
    """
    try:
        path = resolved(path)
        handle = os.open(lock_beside(path), os.O_RDWR | os.O_CREAT | _NO_LINK, 0o600)
    except (OSError, ValueError) as error:  # a path without a name has none beside it
        raise FileTrouble(
            Trouble.UNWRITABLE, path, getattr(error, "strerror", None) or str(error)
        ) from error
    try:
        _wait(handle, path, patience)
        yield
    finally:
        os.close(handle)


def _wait(handle: int, path: Path, patience: float) -> None:
    waited = 0.0
    while not _take(handle):
        if waited >= patience:
            raise FileTrouble(Trouble.BUSY, path)
        time.sleep(_PAUSE)
        waited += _PAUSE


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _take(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
