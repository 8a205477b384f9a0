"""Playing while somebody watches: a bar on the terminal, and Ctrl-C that keeps what there is."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import contextmanager
from typing import TypeVar

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from misto.cli.balance.asking import Asked
from misto.cli.host.dress import Trouble
from misto.sim.running import ClusterLost, NoCluster, Pool, cluster, cores, everywhere
from misto.text.catalogue import say

T = TypeVar("T")

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


@contextmanager
def pool_of(asked: Asked, *, small: bool = False) -> Iterator[Pool]:
    """Give the workers that were asked for; else all cores, or for a small matter this process."""
    if asked.dask:
        with _cluster(asked) as pool:
            yield pool
        return
    try:
        with cores(asked.workers or (1 if small else everywhere())) as pool:
            yield pool
    except BrokenExecutor:
        raise Trouble(say(asked.language, "balance-worker-lost")) from None


@contextmanager
def _cluster(asked: Asked) -> Iterator[Pool]:
    try:
        with cluster(asked.dask) as pool:
            _hush()
            yield pool
    except NoCluster:
        message = "balance-no-cluster"
    except (ClusterLost, CancelledError, OSError):
        message = "balance-cluster-lost"
    except ModuleNotFoundError as error:
        if error.name not in {"distributed", "misto"}:
            raise
        here = error.name == "distributed"
        message = "balance-needs-cluster" if here else "balance-cluster-without-misto"
    else:
        return
    raise Trouble(say(asked.language, message, address=asked.dask))


def _hush() -> None:
    """Let Dask keep its tracebacks to itself: what they come to is said in a sentence."""
    for name in logging.root.manager.loggerDict:
        if name.startswith(("distributed", "tornado")):
            logging.getLogger(name).setLevel(logging.CRITICAL)


class Progressed(Struct, frozen=True):
    """How far something is: so much of a whole, if that is known, and what the bar says."""

    done: int
    whole: int | None
    told: str


def watch(
    found: Iterator[T], begins: str, progress: Callable[[T], Progressed]
) -> tuple[T | None, bool]:
    """Take what comes to its end, or to Ctrl-C; return what came last, and whether it was stopped.

    On a terminal there is a bar meanwhile, on the error stream; at first it says that it `begins`.
    """
    last: T | None = None
    console = Console(stderr=True)
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    try:
        with Progress(
            *columns, console=console, transient=True, disable=not console.is_terminal
        ) as bar:
            task = bar.add_task(begins, total=None)
            for last in found:
                now = progress(last)
                bar.update(task, completed=now.done, total=now.whole, description=now.told)
    except KeyboardInterrupt:
        return last, True
    return last, False
