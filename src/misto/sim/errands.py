"""A process of its own that works out odds for others: `python -m misto.sim.errands`.

It reads one order a line, in JSON, and writes what it knows so far, about once a second; what it is
asked at the same time it does in turn. It plays at once, by the batch in its plain form; after its
first answer it takes the lowest priority, and plays compiled as soon as that is ready. It ends with
its input, or when it has been idle.
"""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter  # noqa: TID251  # how often to report, and how long to wait
from typing import BinaryIO

import msgspec
from msgspec import Struct

from misto.engine import CLASSIC
from misto.engine.lineup import SMALLEST, suggest
from misto.sim.draws import chunk_key, game_keys
from misto.sim.narrowing import Narrowing, Odds, Play, Question
from misto.sim.tables import Setup

LINGERS = 120.0
"""Seconds that it waits for more when there is nothing to do: time to have compiled, too."""

EVERY = 1.0
"""Seconds between two reports on one question."""

SOON = 0.2
"""Seconds after which the first report comes, if all have played by then."""


class Ask(Struct, frozen=True, tag="ask"):
    """An order to work a question out, on from what is known."""

    name: str
    question: Question
    so_far: Odds | None = None


class Drop(Struct, frozen=True, tag="drop"):
    """An order to leave a question alone."""

    name: str


Errand = Ask | Drop


class Told(Struct, frozen=True):
    """What is known of a question by now."""

    name: str
    odds: Odds


class Errands:
    """The questions that are being worked out, each in its turn."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[Narrowing, float]] = {}

    @property
    def idle(self) -> bool:
        """There is nothing to do."""
        return not self._open

    def take(self, errand: Errand) -> None:
        """Take an order."""
        if isinstance(errand, Drop):
            self._open.pop(errand.name, None)
        elif errand.name not in self._open:
            due = perf_counter() + SOON
            self._open[errand.name] = Narrowing(errand.question, errand.so_far), due

    def go(self, play: Play) -> Iterator[Told]:
        """Go on a moment with each; tell what is due to be told."""
        for name, (work, due) in list(self._open.items()):
            work.go(play)
            odds = work.odds
            if odds.done:
                del self._open[name]
                yield Told(name, odds)
            elif odds.begun and perf_counter() >= due:
                self._open[name] = work, perf_counter() + EVERY
                yield Told(name, odds)


class Ways:
    """How games are played: by the batch in its plain form, and once it is compiled, by that."""

    def __init__(self) -> None:
        from misto.sim.batch import blocks  # noqa: PLC0415  # pages needn't load Numba

        self.best: Play = partial(blocks.play_block, play_games=blocks.PLAIN)
        self._compiled: Play = partial(blocks.play_block, play_games=blocks.MACHINE)
        self._begun = False

    def compile(self) -> None:
        """Begin to compile, beside all else, unless that was begun.

        It takes half a minute where no earlier process has left its code, and a second elsewhere.
        """
        if not self._begun:
            self._begun = True
            Thread(target=self._compile, daemon=True).start()

    def _compile(self) -> None:
        self._compiled(Setup(CLASSIC, suggest(SMALLEST)), game_keys(chunk_key(0, 0), 1))
        self.best = self._compiled


def run(read: BinaryIO, write: BinaryIO) -> None:
    """Take orders until there are no more, or none for a long time."""
    orders: SimpleQueue[Errand | None] = SimpleQueue()
    Thread(target=_listen, args=[read, orders], daemon=True).start()
    errands, ways = Errands(), Ways()
    encode = msgspec.json.Encoder().encode
    while True:
        try:
            order = orders.get(errands.idle, LINGERS)
        except Empty:
            if errands.idle:
                return
            for told in errands.go(ways.best):
                write.write(encode(told) + b"\n")
                write.flush()
                _yield_to_all()
                ways.compile()
            continue
        if order is None:
            return
        errands.take(order)


def _yield_to_all() -> None:
    """Take the lowest priority: the first answer is there, the rest has time."""
    if hasattr(os, "nice"):
        os.nice(19)


def _listen(read: BinaryIO, orders: "SimpleQueue[Errand | None]") -> None:
    decode = msgspec.json.Decoder(Errand).decode
    for line in read:
        orders.put(decode(line))
    orders.put(None)


def main() -> None:
    """Be such a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who gave the orders ends it
    run(sys.stdin.buffer, sys.stdout.buffer)
    sys.stdout.flush()
    os._exit(0)  # whatever is being compiled


if __name__ == "__main__":
    main()
