"""Streams of a world: the site's own, in this process, told at once of what changes.

The application, its hub and its streams are the real ones. Only how a process hears of a change is
another: from `topics.bump` itself, after each command.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from http import HTTPStatus
from typing import Any

import pytest

from misto.store import clock, topics
from misto.store.models import Game
from misto.web.live import Live, hub, sources
from misto.web.live.hub import Hub
from tests.secrecy.browser import Browser

_TURNS = 12
"""How often the loop goes round until everything that was woken has been done."""


@dataclass
class Ear:
    """One open stream: what came, and when in the game."""

    browser: Browser
    path: str
    heard: list[tuple[datetime, str]] = field(default_factory=list)
    task: "asyncio.Task[None] | None" = None
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    refused: bool = False  # it isn't asked for again

    async def send(self, message: Any) -> None:
        """Take what the site sends."""
        if message["type"] == "http.response.start":
            self.refused = message["status"] != HTTPStatus.OK
            headers = sorted((name.decode(), value.decode()) for name, value in message["headers"])
            self.heard.append((clock.now(), f"{message['status']} {headers}"))
            return
        self.heard.append((clock.now(), message["body"].decode()))
        if not message.get("more_body"):
            self.heard.append((clock.now(), "the end"))
            self.gone.set()

    async def receive(self) -> dict[str, str]:
        """Stay, until the stream has ended."""
        await self.gone.wait()
        return {"type": "http.disconnect"}


class _Here(Executor):
    """Asks the database in this very thread, within the world's transaction."""

    def submit(self, ask: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)  # what asks is no part of the loop, as in a thread
        try:
            done.set_result(ask(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  # handed on, as an executor does
            done.set_exception(error)
        finally:
            asyncio._set_running_loop(loop)
        return done


class Ears:
    """All streams of a world; `listen` opens one, `hear` lets everything be told."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self._runner = runner
        self._news: list[tuple[int, str]] = []
        self.live = Live()
        self.all: list[Ear] = []

    def bumped(self, row: Game, names: Iterable[str]) -> None:
        """Note what has changed."""
        self._news += [(row.pk, name) for name in sorted(set(names))]

    def listen(self, browser: Browser, path: str) -> Ear:
        """Open a stream as a browser."""
        ear = Ear(browser, path)
        self.all.append(ear)
        self._runner.run(self._open(ear))
        return ear

    def hear(self) -> None:
        """Tell all streams what has changed; whose stream has ended opens another."""
        news, self._news = self._news, []
        self._runner.run(self._told(news))

    async def _told(self, news: list[tuple[int, str]]) -> None:
        if self.live._hub is not None:
            for game, name in news:
                self.live._hub.heard(game, name)
        await _round()
        for ear in self.all:
            if ear.gone.is_set() and not ear.refused:
                ear.gone.clear()
                await self._open(ear)

    async def _open(self, ear: Ear) -> None:
        path, _, query = ear.path.partition("?")
        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "query_string": query.encode(),
            "headers": [(b"cookie", ear.browser.cookie(path).encode())],
        }
        ear.task = asyncio.get_running_loop().create_task(self.live(scope, ear.receive, ear.send))
        await _round()

    def close(self) -> None:
        """End everything."""

        async def end() -> None:
            await self.live.close()
            for ear in self.all:
                ear.gone.set()
            await _round()
            for ear in self.all:
                if ear.task is not None:
                    ear.task.cancel()
                    with suppress(asyncio.CancelledError):
                        await ear.task

        self._runner.run(end())


async def _round() -> None:
    for _ in range(_TURNS):
        await asyncio.sleep(0)


async def _nothing(_: Hub) -> None:
    await asyncio.Event().wait()


@contextmanager
def ears() -> Iterator[Ears]:
    """Let streams be heard within one thread and one transaction."""
    real = topics.bump
    made = Hub.__init__

    def begun(new: Hub) -> None:
        made(new)
        new.asking = _Here()  # type: ignore[assignment]  # it asks, too

    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        found = Ears(runner)

        def bump(row: Game, names: Iterable[str]) -> None:
            names = list(names)
            real(row, names)
            found.bumped(row, names)

        patch.setattr(topics, "bump", bump)
        patch.setattr(sources, "follow", _nothing)
        patch.setattr(sources, "close_old_connections", lambda: None)  # the world's own stays
        patch.setattr(Hub, "__init__", begun)
        patch.setattr(hub, "HEARTBEAT", 1e6)  # it beats for all alike, by the clock on the wall
        try:
            yield found
        finally:
            found.close()
