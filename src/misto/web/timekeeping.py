"""The timekeeper of a process: what falls due is settled, who wants to know is told.

However many run, each thing happens once: `execute` settles under the game's lock, a notice is
marked before it goes, a mail is claimed before it is sent.
"""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass

from django.db import Error, close_old_connections

from misto.store import deadlines, keeping
from misto.web import mailing

_log = logging.getLogger(__name__)

TICK = 1.0
BEAT = 10.0
"""Seconds between two heartbeats: each is a write, and an outage is counted in minutes."""

HOUR = 3600.0

PATIENCE = 2.0
"""Seconds that a thread has to finish what it does."""


@dataclass(frozen=True)
class Chore:
    """Something to be done again and again, by a thread of its own."""

    name: str
    every: float
    work: Callable[[], object]


CLOSES = Chore("closes", TICK, keeping.settle_due)
DEADLINES = Chore("deadlines", TICK, deadlines.remind)
MAILS = Chore("mails", TICK, mailing.send_due)
TIDY = Chore("tidy", HOUR, keeping.tidy)
BEATS = Chore("beats", BEAT, keeping.wake)


class Timekeeper:
    """The threads of a process that keep time; a process that only serves pages beats alone."""

    def __init__(self, *, whole: bool = True) -> None:
        self._ended = threading.Event()
        # Mails have a thread of their own, so that no mail server holds up a close.
        chores = [[BEATS, CLOSES, DEADLINES], [TIDY, MAILS]] if whole else [[BEATS]]
        self._threads = [
            threading.Thread(target=self._run, args=[some], name=some[-1].name, daemon=True)
            for some in chores
        ]

    def start(self) -> None:
        """Begin; the first thing done is to own up to an outage."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """End, when what is being done is done."""
        self._ended.set()
        for thread in self._threads:
            thread.join(PATIENCE)

    def wait(self) -> None:
        """Wait until somebody says that it is time to end."""
        self._ended.wait()

    def end(self) -> None:
        """Say so; may be called by a signal."""
        self._ended.set()

    def _run(self, chores: list[Chore]) -> None:
        passed = 0.0
        while not self._ended.is_set():
            for chore in chores:
                if passed % chore.every < TICK and not self._ended.is_set():
                    _once(chore)
            self._ended.wait(TICK)
            passed += TICK
        close_old_connections()


def _once(chore: Chore) -> None:
    """Do it; what goes wrong is written down, and tried again the next time."""
    close_old_connections()
    try:
        chore.work()
    except Error as error:
        _log.warning("%s: the database doesn't answer (%s)", chore.name, type(error).__name__)
    except Exception:  # noqa: BLE001  # a thread that ended would let every turn run on
        _log.exception("%s failed", chore.name)
