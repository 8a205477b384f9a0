"""The ASGI application of the streams: `/live?g=CODE&g=…`, and for personas `/as/CODE/live`."""

import asyncio
import re
from urllib.parse import parse_qs

from django.conf import settings
from django.db import Error
from django.http.cookie import parse_cookie

from misto.store.listening import Listener, Rights, listener, rights
from misto.web.live.hub import Hub
from misto.web.live.sources import fresh
from misto.web.live.stream import HELLO, Receive, Scope, Send, Stream

MAIN = "/live"
PERSONA = re.compile(r"/as/(?:(?P<code>[a-z0-9]{1,16})/)?live")
PERSONA_COOKIE = "misto_persona"

MOST_GAMES = 20
MOST_STREAMS = 10_000
LONGEST_QUERY = 1000

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]


class Live:
    """The streams of a process; `close` ends them all."""

    def __init__(self) -> None:
        self._hub: Hub | None = None
        self._open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a stream."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
            return
        if not answers(scope):
            await _answer(send, 404)
        elif scope["method"] != "GET":
            await _answer(send, 405)
        elif self._open >= MOST_STREAMS or (self._hub and self._hub.closing):
            await _answer(send, 503)
        else:
            self._open += 1
            try:
                await self._stream(scope, receive, send)
            finally:
                self._open -= 1

    async def close(self) -> None:
        """End all streams: the server goes."""
        if self._hub:
            await self._hub.close()

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        hub = self._hub = self._hub or Hub()
        loop = asyncio.get_running_loop()
        try:
            who, found = await loop.run_in_executor(hub.asking, fresh, _admit, *_asked(scope))
        except Error:  # the database is away: the browser asks again, ever more seldom
            await _answer(send, 503)
            return
        if not found:
            await _answer(send, 404)
            return
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        scope["headers"].clear()  # a browser's are a third of what a stream costs
        await send({"type": "http.response.body", "body": HELLO, "more_body": True})
        stream = Stream(send, who, {one.game: one.topics[who] for one in found})
        hub.add(stream, found)
        if hub.closing:
            stream.end()
        del scope, found, who
        try:
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            hub.remove(stream)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.shutdown":
                await self.close()
            await send({"type": f"{message['type']}.complete"})
            if message["type"] == "lifespan.shutdown":
                return


def answers(scope: Scope) -> bool:
    """Say whether a request is for a stream."""
    path = scope.get("path", "")
    return scope["type"] == "http" and (path == MAIN or PERSONA.fullmatch(path) is not None)


def _asked(scope: Scope) -> tuple[bool, str, list[str]]:
    """Return whether a persona asks, its cookie or the account's and never both, and the games."""
    persona = PERSONA.fullmatch(scope["path"])
    name = PERSONA_COOKIE if persona else settings.SESSION_COOKIE_NAME
    typed = b"; ".join(value for key, value in scope["headers"] if key == b"cookie")
    key = parse_cookie(typed.decode("latin-1")).get(name, "")
    codes = parse_qs(scope["query_string"][:LONGEST_QUERY].decode("latin-1")).get("g", [])
    if persona and persona["code"]:
        codes = [persona["code"]]
    return persona is not None, key, list(dict.fromkeys(codes))[:MOST_GAMES]


def _admit(persona: bool, key: str, codes: list[str]) -> tuple[Listener, list[Rights]]:  # noqa: FBT001  # one of two doors
    """Look who asks, and what they may hear of which games; games without a right are left out."""
    if persona:
        who = Listener(persona=key)
        codes = codes[:1] if key else []
    else:
        who = listener(key)
    found = [one for code in codes if (one := rights(code, [who])) and one.topics[who]]
    return who, found


async def _answer(send: Send, status: int) -> None:
    headers = [(b"content-length", b"0"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
