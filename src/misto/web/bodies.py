"""What a request brings with it: taken whole, within bounds, before a page's thread is asked.

Threads are few. A client that sends, or reads, a byte a second has a place in the event loop's
list and no thread.
"""

import asyncio
import io
import tempfile
from collections.abc import Callable, Iterable
from typing import IO, Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from misto.web import errors, images
from misto.web.live.stream import Receive, Scope

MOST = 2 * images.MOST_BYTES + settings.DATA_UPLOAD_MAX_MEMORY_SIZE
"""Bytes of the largest form: an avatar, a banner, and as much text as Django reads."""

MOST_IGNORED = 8 * MOST
"""Bytes read and forgotten of what is larger, so that its sender gets to read the answer."""

IN_MEMORY = 256 * 1024
"""Bytes that are kept in memory; what is longer goes into a file."""

MOST_FILES = 32
"""How many such files there are at once; who comes then, waits until one is done."""

WITHIN = 300.0
"""Seconds that a body may take."""

_BODY, _WHY = "misto.body", "misto.unread"

Wsgi = Callable[[dict[str, Any], Any], Iterable[bytes]]
Answer = Callable[[HttpRequest], HttpResponse]


class Unread(Exception):  # noqa: N818  # what became of it
    """A body wasn't taken; the reason is the name of an error page."""


class Gone(Exception):  # noqa: N818  # what became of it
    """The client has gone before it had sent all: half a post would be taken for a whole one."""


class Bodies:
    """Takes the bodies of requests."""

    def __init__(self) -> None:
        self._files = asyncio.Semaphore(MOST_FILES)

    async def take(self, scope: Scope, receive: Receive) -> None:
        """Put the body of a request into its scope, or the reason why it isn't there.

        Raises:
            Gone: There is nobody to answer.
        """
        kept: IO[bytes] = io.BytesIO()
        try:
            async with asyncio.timeout(WITHIN):
                kept = await self._whole(scope, receive)
        except TimeoutError:
            scope[_WHY] = "too-slow"
        except Unread as unread:
            scope[_WHY] = str(unread)
        length = kept.seek(0, io.SEEK_END)
        kept.seek(0)
        scope[_BODY] = kept
        scope["headers"] = [
            *(one for one in scope["headers"] if one[0] not in _LENGTHS),
            *([(b"content-length", str(length).encode())] if _is_announced(scope) else ()),
        ]

    async def _whole(self, scope: Scope, receive: Receive) -> IO[bytes]:
        small = io.BytesIO()
        if not _is_announced(scope):
            return small
        while small.tell() <= IN_MEMORY:
            if not await _more(receive, small):
                return small
        async with self._files:
            large = tempfile.TemporaryFile()  # noqa: SIM115  # it is closed when it was read
            large.write(small.getvalue())
            try:
                while await _more(receive, large):
                    await _bounded(receive, large)
            except BaseException:
                large.close()
                raise
            return large


def closing(pages: Wsgi) -> Wsgi:
    """Give an application the body that was taken, and let go of it afterwards."""

    def answer(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:  # noqa: ANN401  # WSGI's own
        scope = environ["asgi.scope"]
        environ["wsgi.input"] = scope[_BODY]
        environ[_WHY] = scope.get(_WHY, "")
        with scope[_BODY]:
            return pages(environ, start_response)

    return answer


def unread(answer: Answer) -> Answer:
    """Answer a form that wasn't taken whole with a sentence: nothing of it was looked at."""

    def respond(request: HttpRequest) -> HttpResponse:
        why = str(request.META.get(_WHY, ""))
        return errors.unread(request, why) if why else answer(request)

    return respond


_LENGTHS = (b"content-length", b"transfer-encoding")


def _is_announced(scope: Scope) -> bool:
    return any(name in _LENGTHS for name, _ in scope["headers"])


async def _more(receive: Receive, kept: IO[bytes]) -> bool:
    """Take the next piece; say whether there are more."""
    message = await receive()
    if message["type"] == "http.disconnect":
        raise Gone
    kept.write(message.get("body", b""))
    return bool(message.get("more_body", False))


async def _bounded(receive: Receive, kept: IO[bytes]) -> None:
    """Give up what is too large, once its sender is done: till then nobody looks for an answer."""
    if kept.tell() <= MOST:
        return
    ignored = 0
    while ignored < MOST_IGNORED:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        ignored += len(message.get("body", b""))
        if not message.get("more_body", False):
            break
    raise Unread("too-large")
