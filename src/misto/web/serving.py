"""`misto serve`: pages, streams and the timekeeper in one process, on one port.

Streams are bare ASGI; all else is Django under WSGI, in a bounded number of threads.
"""

import gc
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import uvicorn
from a2wsgi import WSGIMiddleware
from django.core.wsgi import get_wsgi_application

from misto.web.bodies import Bodies, Gone, closing
from misto.web.live import Live
from misto.web.live.application import answers
from misto.web.live.stream import Receive, Scope, Send
from misto.web.timekeeping import Timekeeper

THREADS = 3
"""How many pages are made at once; each thread has its own connection to the database.

They share one interpreter: eight threads made each page a seventh dearer than two.
"""

PATIENCE = 3
"""Seconds that a page has to be finished when the server is told to end."""

SIGNALS = (signal.SIGTERM, signal.SIGINT)
_BACKLOG = 2048


@dataclass(frozen=True)
class Parts:
    """What a process does: on one machine all of it, on several each its part."""

    pages: bool = True
    streams: bool = True
    timekeeper: bool = True


class Site:
    """The site as one ASGI application."""

    def __init__(self, parts: Parts) -> None:
        pages: Any = closing(get_wsgi_application())  # a2wsgi has types of its own for all of this
        self.live = Live()
        self._parts = parts
        self._bodies = Bodies()
        # A thread waits neither for what a slow client sends nor, with a queue that has no end, for
        # what it reads.
        self._pages: Any = WSGIMiddleware(pages, THREADS, 0) if parts.pages else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "http" and self._pages and not answers(scope):
            scope["headers"] = [one for one in scope["headers"] if b"_" not in one[0]]
            with suppress(Gone):
                await self._bodies.take(scope, receive)
                await self._pages(scope, receive, send)
        elif self._parts.streams or scope["type"] == "lifespan":
            await self.live(scope, receive, send)
        else:
            await send({"type": "http.response.start", "status": 404, "headers": []})
            await send({"type": "http.response.body", "body": b""})


class Server(uvicorn.Server):
    """uvicorn, which ends the streams before it waits for what is open."""

    def __init__(self, config: uvicorn.Config, live: Live) -> None:
        super().__init__(config)
        self._live = live

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End gracefully."""
        await self._live.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """Take the port; raise OSError where it can't be had."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    own = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        own.bind(address)
        own.listen(_BACKLOG)
    except OSError:
        own.close()
        raise
    own.set_inheritable(False)
    return own


def serve(own: socket.socket, parts: Parts, ready: Callable[[], None]) -> None:
    """Serve until the process is told to end, by SIGTERM or SIGINT; say when it can be told."""
    _many_files()
    site = Site(parts)
    _seldom_collected()
    config = uvicorn.Config(
        site,
        lifespan="off",
        access_log=False,  # addresses hold tokens
        log_config=None,
        server_header=False,
        ws="none",
        timeout_graceful_shutdown=PATIENCE,
        backlog=_BACKLOG,
    )
    server = Server(config, site.live)
    for number in SIGNALS:
        # uvicorn has its own while it runs, and raises the signal again when it has ended.
        signal.signal(number, server.handle_exit)
    timekeeper = Timekeeper(whole=parts.timekeeper)
    timekeeper.start()
    ready()
    try:
        server.run(sockets=[own])
    finally:
        timekeeper.stop()


def _seldom_collected() -> None:
    """Look for cycles more seldom: hardly anything that a page makes waits for that.

    As often as Python does it by default, it takes 3 % of a page's time.
    """
    gc.freeze()
    gc.set_threshold(5_000, 20, 50)


def keep_time(ready: Callable[[], None]) -> None:
    """Keep time until the process is told to end: `misto worker`."""
    timekeeper = Timekeeper()
    for number in SIGNALS:
        signal.signal(number, lambda *_: timekeeper.end())
    timekeeper.start()
    ready()
    timekeeper.wait()
    timekeeper.stop()


def _many_files() -> None:
    """Let the process have as many streams open as the system allows it."""
    try:
        import resource  # noqa: PLC0415  # Windows has none
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
