"""The process that works odds out for the pages of this one: at most one, and only while asked.

It is a process and no thread, so that no page waits for it: the batch without Numba, and Numba as
it compiles, hold the interpreter. What it finds out goes to the cache of all processes; one of them
at a time works on a question, as long as anybody asks for it.
"""

import logging
import subprocess
import sys
import threading
import time  # noqa: TID251  # patience; what is found out doesn't hang on it
from contextlib import suppress

import msgspec
from django.core.cache import cache
from django.db import Error, close_old_connections

from misto.sim.errands import Ask, Drop, Errand, Told
from misto.sim.narrowing import Odds, Question

_log = logging.getLogger(__name__)

KEPT = 30 * 24 * 3600
"""Seconds for which odds are kept."""

PATIENCE = 8
"""Seconds after which nobody asks any more; a page does every two."""

LEASE = 5
"""Seconds for which another process takes a question to be worked on."""

MOST = 4
"""How many questions are worked on in turn; one more, and the one asked longest ago is dropped."""

AGAIN = 60
"""Seconds in which no new process is begun after one that failed."""

_COMMAND = (sys.executable, "-m", "misto.sim.errands")

_encode = msgspec.json.Encoder().encode


class Worker:
    """The process, who asked it for what and when, and the thread that listens to it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._asked: dict[str, float] = {}
        self._failed = -float(AGAIN)

    def ask(self, name: str, question: Question, so_far: Odds | None) -> bool:
        """See to it that a question is being worked on; False: that can't be done now."""
        now = time.monotonic()
        with self._lock:
            if name in self._asked:
                self._asked[name] = now
                return True
            if now - self._failed < AGAIN:
                return False
        if not cache.add(_by(name), 1, LEASE):
            cache.set(_wanted(name), 1, PATIENCE)
            return True
        with self._lock:
            self._asked[name] = now
            told = self._tell(Ask(name, question, so_far))
        if not told:
            cache.delete(_by(name))
        return told

    def _tell(self, errand: Errand) -> bool:
        """Give an order to the process, and begin one where there is none."""
        try:
            if self._child is None:
                self._child = subprocess.Popen(  # noqa: S603  # ours
                    _COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
                threading.Thread(
                    target=self._listen, args=[self._child], name="odds", daemon=True
                ).start()
            assert self._child.stdin is not None  # noqa: S101  # a pipe, as above
            self._child.stdin.write(_encode(errand) + b"\n")
            self._child.stdin.flush()
        except OSError as error:
            _log.warning("odds: the process that works them out can't be told (%s)", error)
            self._failed = time.monotonic()
            self._asked.clear()
            return False
        return True

    def end(self) -> None:
        """Let the process end, and wait for it."""
        with self._lock:
            child = self._child
        if child and child.stdin:
            child.stdin.close()
            child.wait()

    def _listen(self, child: "subprocess.Popen[bytes]") -> None:
        """Keep what the process tells, until it ends."""
        decode = msgspec.json.Decoder(Told).decode
        assert child.stdout is not None  # noqa: S101  # a pipe
        with suppress(OSError), child:  # its pipes are closed, and it is waited for
            for line in child.stdout:
                close_old_connections()
                try:
                    self._keep(decode(line))
                except Error as error:
                    _log.warning("odds: the database doesn't answer (%s)", type(error).__name__)
        close_old_connections()
        with self._lock:
            if child.returncode:
                _log.warning("odds: the process that works them out failed (%s)", child.returncode)
                self._failed = time.monotonic()
            self._child = None
            self._asked.clear()

    def _keep(self, told: Told) -> None:
        keep(told.name, told.odds)
        if told.odds.done:
            cache.delete(_by(told.name))
            with self._lock:
                self._asked.pop(told.name, None)
        else:
            cache.set(_by(told.name), 1, LEASE)
        for name in self._left_alone():
            cache.delete(_by(name))
            with self._lock:
                if self._asked.pop(name, None) is not None:
                    self._tell(Drop(name))

    def _left_alone(self) -> list[str]:
        """Return what nobody asks for any more, here or elsewhere, and what is too much."""
        long_ago = time.monotonic() - PATIENCE
        with self._lock:
            newest_last = sorted(self._asked, key=lambda name: self._asked[name])
            stale = [name for name in newest_last if self._asked[name] < long_ago]
        unasked = [name for name in stale if not cache.get(_wanted(name))]
        return unasked or newest_last[:-MOST]


def keep(name: str, odds: Odds) -> None:
    """Keep what is known of a question."""
    cache.set(name, _encode(odds), KEPT)


def kept(name: str) -> Odds | None:
    """Return what is known of a question."""
    found = cache.get(name)
    return msgspec.json.decode(found, type=Odds) if found else None


def _by(name: str) -> str:
    return f"{name}:by"


def _wanted(name: str) -> str:
    return f"{name}:wanted"


WORKER = Worker()
"""The one of this process."""
