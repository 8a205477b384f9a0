"""One open stream: who listens, what they may hear, and how they are told."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from functools import cache
from typing import Any

from misto.store.listening import Listener, Topics

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HELLO = b"retry: 5000\n\n"
BEAT = b":\n\n"
_NONE: frozenset[str] = frozenset()

_tasks: set[asyncio.Task[None]] = set()
"""What is just being sent: a task lives only while somebody holds it."""


class Stream:
    """A stream while it is open. It sleeps; whoever tells it something sends."""

    __slots__ = ("_busy", "_ended", "_names", "_send", "listener", "rights")

    def __init__(self, send: Send, listener: Listener, rights: dict[int, Topics]) -> None:
        self._send = send
        self._names = _NONE
        self._busy = False
        self._ended = False
        self.listener = listener
        self.rights = rights

    def tell(self, game: int, names: Collection[str]) -> None:
        """Say that parts of a game have changed, those of them that may be heard here."""
        if heard := self.rights.get(game, _NONE).intersection(names):
            self._names |= heard
            self._wake()

    def tell_all(self) -> None:
        """Say that anything may have changed."""
        for topics in self.rights.values():
            self._names |= topics
        self._wake()

    def beat(self) -> None:
        """Show that the stream is alive, to whatever stands between."""
        self._wake()

    def end(self) -> None:
        """End the stream, when what was to be told has been told."""
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        if not self._busy:
            self._busy = True
            task = asyncio.get_running_loop().create_task(self._flush())
            _tasks.add(task)
            task.add_done_callback(_tasks.discard)

    async def _flush(self) -> None:
        ended = False
        try:
            while not ended:
                names, self._names, ended = self._names, _NONE, self._ended
                body = events(names) if names else b"" if ended else BEAT
                await self._send(
                    {"type": "http.response.body", "body": body, "more_body": not ended}
                )
                if not self._names and not self._ended:
                    break
        finally:
            self._busy = ended  # nothing can be sent after the end


@cache
def events(names: frozenset[str]) -> bytes:
    r"""Write what has changed: the name of a part, without a number.

    >>> events(frozenset({"seat:7"}))
    b'event: seat\ndata: changed\n\n'
    """
    parts = sorted({name.partition(":")[0] for name in names})
    return b"".join(f"event: {part}\ndata: changed\n\n".encode() for part in parts)
