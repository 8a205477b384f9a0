"""In a server that is to be killed: the marks are set, from the lock of a game to its commit.

Nothing of the site is changed but that it tells where it is, and dies there if it is told to; and
that its players may post without a pause.
"""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from django.apps import AppConfig
from django.db import transaction

from misto.web import limits
from tests.survival.marks import Marks

HELD = "held"  # the game is locked, nothing is written yet
WRITTEN = {
    "report_published": "publish",
    "turn_closed": "close",
    "order_given": "order",
    "order_withdrawn": "order",
}


class Marking(AppConfig):
    """Comes before the site's own apps, so that what they import is marked already."""

    name = "tests.survival.marking"
    label = "marking"

    def ready(self) -> None:
        limits.MOST_WRITTEN = 1_000_000
        if path := os.environ.get("MISTO_MARKS"):
            mark(Marks(Path(path)))


def die(delay: float) -> None:
    """Kill this process, now or a moment later, whatever its threads do then."""

    def late() -> None:
        time.sleep(delay)
        os.kill(os.getpid(), signal.SIGKILL)

    threading.Thread(target=late, daemon=True).start() if delay else late()


class Own(threading.local):
    """What a thread is in."""

    slot = -1
    text = ""


class Teller:
    """Marks where each thread is."""

    def __init__(self, marks: Marks) -> None:
        self._marks, self._own, self._numbers = marks, Own(), count()

    def put(self, text: str) -> None:
        if self._own.slot < 0:
            self._own.slot = next(self._numbers)
        self._own.text = text
        self._marks.put(self._own.slot, text)
        if text and (delay := self._marks.wished(text)) is not None:
            die(delay)

    def more(self, text: str) -> None:
        known = self._own.text
        if known and text not in known:
            self.put(text if known == HELD else f"{known}+{text}")


def mark(marks: Marks) -> None:
    from misto.store import executing, posting, writing  # noqa: PLC0415  # tables are known by now

    teller = Teller(marks)
    loses, written = int(os.environ.get("MISTO_LOSES", "0")), count(1)  # a planted fault
    held, append, add = writing.writing, executing._append, posting.add

    @contextmanager
    def writing_marked(code: str) -> Iterator[Any]:
        try:
            with held(code) as row:
                teller.put(HELD)
                yield row
                if loses and not next(written) % loses:
                    transaction.set_rollback(True)
        finally:
            teller.put("")

    def append_marked(row: Any, before: Any, events: Any) -> Any:
        appended = append(row, before, events)
        kinds = {str(type(event).__struct_config__.tag) for event in events}
        for text in dict.fromkeys(its for kind, its in WRITTEN.items() if kind in kinds):
            teller.more(text)
        return appended

    def add_marked(*args: Any, **more: Any) -> Any:
        added = add(*args, **more)
        if more.get("seat"):
            teller.more("post")
        return added

    writing.writing = executing.writing = writing_marked  # type: ignore[attr-defined]  # by name
    executing._append = append_marked
    posting.add = add_marked
