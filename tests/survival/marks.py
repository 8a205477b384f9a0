"""What each thread of a server is doing just now, in a file that outlives the server.

The file is mapped into memory: what a process wrote there stays when the process is killed.
"""

import mmap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SLOTS, WIDTH = 64, 32
WISH = SLOTS - 1
"""The line in which the server is told where it is to die."""


class Marks:
    """A line for each thread: empty, or what the writing transaction it is in has written."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(SLOTS * WIDTH))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), SLOTS * WIDTH)

    def put(self, slot: int, text: str) -> None:
        start = slot % WISH * WIDTH
        self._map[start : start + WIDTH] = text.encode()[:WIDTH].ljust(WIDTH, b"\0")

    def seen(self) -> list[str]:
        """What the threads are in that are inside a writing transaction."""
        return [text for slot in range(WISH) if (text := self._line(slot))]

    def _line(self, slot: int) -> str:
        return self._map[slot * WIDTH : (slot + 1) * WIDTH].rstrip(b"\0").decode()

    def wish(self, where: str, delay: float) -> None:
        """Let the server die so many seconds after a transaction has written this."""
        start = WISH * WIDTH
        self._map[start : start + WIDTH] = f"{where} {delay:.6f}".encode().ljust(WIDTH, b"\0")

    def wished(self, text: str) -> float | None:
        """How many seconds after this the server is to die."""
        where, _, delay = self._line(WISH).partition(" ")
        return float(delay) if where and where in text else None

    def clear(self) -> None:
        self._map[:] = bytes(SLOTS * WIDTH)


@contextmanager
def marks(path: Path) -> Iterator[Marks]:
    one = Marks(path)
    yield one
    one._map.close()
