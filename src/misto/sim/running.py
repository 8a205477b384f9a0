"""Many games: shared out over cores or a cluster, and added up in one order.

Games are numbered in chunks, each with a key of its own from the seed; they are played in pieces,
which are added up as they are numbered. So the same seed gives the same result on one core, on many
and on a cluster, also where a run ends as soon as its intervals are narrow enough.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import count, islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import Any, TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from misto.sim import batch, playing
from misto.sim.draws import Keys, keys_of
from misto.sim.outcomes import Outcomes
from misto.sim.pairs import Pairs, paired
from misto.sim.policies import POLICIES
from misto.sim.tables import Setup

S = TypeVar("S")
T = TypeVar("T")

CHUNK = 4_000
"""Games of a chunk; whether intervals are narrow enough is asked at the end of each."""

AHEAD = 3
"""How many pieces wait, or are being played, for each worker."""

PATIENCE = 1.0
"""After how many seconds without an answer it is asked whether the workers are still there."""


class Pool(Struct, frozen=True):
    """Where games are played: by an executor with so many workers, or, without one, here.

    `lives` says whether the executor can still be hoped for.
    """

    executor: Executor | None = None
    workers: int = 1
    lives: Callable[[], bool] = lambda: True


HERE = Pool()


class Piece(Struct, frozen=True):
    """Some games of a chunk, by their numbers in it; `closes`: they are its last."""

    seed: int
    chunk: int
    start: int
    stop: int
    closes: bool


def run(
    setup: Setup, seed: int, games: int | None, pool: Pool = HERE, until: float = 0.0
) -> Generator[Outcomes, None, None]:
    """Play games, and yield what came of them so far, piece after piece.

    At most `games`, or without end; with `until`, no more after the chunk in which the widest
    interval of the winners' chances has become so narrow.
    """
    so_far = Outcomes()
    for piece, found in _in_order(pool, _play, setup, pieces(setup, seed, games)):
        so_far += found
        yield so_far
        if piece.closes and so_far.width <= until:
            return


def compare(
    base: Setup, others: tuple[Setup, ...], seed: int, games: int | None, pool: Pool = HERE
) -> Iterator[tuple[Pairs, ...]]:
    """Play the same games with each of the others as with the base, and yield the pairs so far."""
    so_far = (Pairs(),) * len(others)
    for _, found in _in_order(pool, _compare, (base, *others), pieces(base, seed, games)):
        so_far = tuple(old + new for old, new in zip(so_far, found, strict=True))
        yield so_far


def pieces(setup: Setup, seed: int, games: int | None) -> Iterator[Piece]:
    """Cut games into pieces, in the order of their numbers."""
    size = CHUNK if _compiled(setup) else POLICIES[setup.policy].piece
    for chunk in count():
        last = CHUNK if games is None else min(CHUNK, games - chunk * CHUNK)
        for start in range(0, last, size):
            stop = min(start + size, last)
            yield Piece(seed, chunk, start, stop, stop == last)
        if last < CHUNK:
            return


def _play(setup: Setup, piece: Piece) -> Outcomes:
    found, _ = _block(setup, _keys(piece))
    return found


def _compare(setups: tuple[Setup, ...], piece: Piece) -> tuple[Pairs, ...]:
    keys = _keys(piece)
    base, *others = (_block(setup, keys)[1] for setup in setups)
    return tuple(paired(base, other) for other in others)


def _block(setup: Setup, keys: Keys) -> tuple[Outcomes, NDArray[np.uint8]]:
    """Play games in the batch, or by the engine where that doesn't fit; they come out alike."""
    way = batch.play_block if batch.fits(setup) else playing.play_block
    return way(setup, keys)


def _keys(piece: Piece) -> Keys:
    return keys_of(piece.seed, piece.chunk, piece.start, piece.stop)


def _in_order(
    pool: Pool, play: Callable[[S, Piece], T], setup: S, todo: Iterator[Piece]
) -> Iterator[tuple[Piece, T]]:
    """Play pieces, a few ahead, and yield what came of each in the order of their numbers."""
    if pool.executor is None:
        for piece in todo:
            yield piece, play(setup, piece)
        return
    waiting: deque[tuple[Piece, Future[T]]] = deque()
    try:
        while True:
            for piece in islice(todo, AHEAD * pool.workers - len(waiting)):
                waiting.append((piece, pool.executor.submit(play, setup, piece)))
            if not waiting:
                return
            piece, future = waiting[0]
            while not wait((future,), PATIENCE).done:
                if not pool.lives():
                    raise ClusterLost
            found = future.result()
            waiting.popleft()
            yield piece, found
    finally:
        for _, future in waiting:
            future.cancel()


def everywhere() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _compiled(setup: Setup) -> bool:
    """Say whether games are played by machine code: a chunk of them takes but a moment."""
    return batch.fits(setup) and find_spec("numba") is not None


def small(setup: Setup, games: int | None) -> bool:
    """Say whether games are played sooner here than other processes have started."""
    moment = 1_000_000 if _compiled(setup) else 10 * POLICIES[setup.policy].piece
    return games is not None and games <= moment


@contextmanager
def cores(workers: int) -> Iterator[Pool]:
    """Give a pool of so many processes on this machine; one plays here, in this process."""
    if workers == 1:
        yield HERE
        return
    executor = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        with _deaf_to_ctrl_c():
            for _ in range(workers):
                executor.submit(int)  # which starts a process
        yield Pool(executor, workers)
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Let processes that are started now never hear of Ctrl-C: their parent sees to it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)


class ClusterLost(Exception):  # noqa: N818  # what it says
    """The cluster stopped answering while games were played."""


class NoCluster(Exception):  # noqa: N818  # what it says
    """Nobody answers at the address of the cluster, or it has no workers."""


@contextmanager
def cluster(address: str, patience: float = 10.0) -> Iterator[Pool]:
    """Give the workers of a Dask cluster, by the address of its scheduler.

    Raise ImportError where the extra `cluster` isn't installed, `NoCluster` where nobody answers
    within so many seconds.
    """
    distributed: Any = import_module("distributed")  # an extra
    try:
        client = distributed.Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(address) from error
    try:
        workers = sum(client.nthreads().values())
        if not workers:
            raise NoCluster(address)
        executor = client.get_executor(pure=False)
        yield Pool(executor, workers, lambda: client.status == "running")
    finally:
        client.close()
