"""Pages for strangers, made once for all: nothing with a cookie or a form's token is kept.

They are keyed by all that they are made of: the page, its public version, the language, the time
zone, the look, and what the address asks for. They say how much time is left, so they are kept for
a minute at the most.
"""

import hashlib
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus

from django.conf import settings
from django.core.cache import caches
from django.db.models import Count, Sum
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.cache import get_conditional_response, patch_vary_headers

from misto.store.models import Game, Post
from misto.web.saying import language

KEPT = 60
_LONGEST = 200
_THEMES = frozenset({"day", "night"})

Middleware = Callable[[HttpRequest], HttpResponse]
Make = Callable[[], HttpResponse]
Kept = tuple[str, bytes]
"""A page's tag, and the page."""

_making = threading.Lock()
"""When a page is no longer the same, many ask for it at once: one makes it for all."""

_ROOMS = {
    "": Post.Room.THREAD.value,
    "talk/": Post.Room.TALK.value,
    "frame/": Post.Room.THREAD.value,
}
_ADDRESS = re.compile(r"/g/([-\w]+)/(talk/|frame/)?", re.ASCII)


@dataclass(frozen=True)
class Page:
    """A page that strangers see: a room of a game, or without one the home page."""

    code: str = ""
    room: str = ""

    def version(self) -> tuple[object, ...] | None:
        """Return what grows with all that the page says, in one query; None: there is no page."""
        if not self.code:
            return tuple(Game.objects.aggregate(Count("pk"), Sum("public_version")).values())
        return Game.objects.filter(code=self.code).values_list("public_version").first()


def is_stranger(request: HttpRequest) -> bool:
    """Say whether a request comes with no cookie by which anybody could be known."""
    return request.method in {"GET", "HEAD"} and settings.SESSION_COOKIE_NAME not in request.COOKIES


def answered(answer: Middleware) -> Middleware:
    """Answer strangers with what is kept, before anything looks who they might be."""

    def respond(request: HttpRequest) -> HttpResponse:
        page = _page(request.path_info)
        if page is None or not is_stranger(request):
            return answer(request)
        request.get_host()  # a name that isn't the site's is refused here too
        version = page.version()
        kept = caches["pages"].get(_key(request, page, version)) if version else None
        return _as_answer(request, kept) if kept else answer(request)

    return respond


def _page(path: str) -> Page | None:
    if path == "/":
        return Page()
    found = _ADDRESS.fullmatch(path)
    if found is None:
        return None
    code, tail = found.groups("")
    return Page(code, _ROOMS[tail])


def answer(
    request: HttpRequest, page: Page, version: tuple[object, ...], make: Make
) -> HttpResponse:
    """Answer a stranger for whom nothing was kept, and keep the page for the next.

    `version`: one that was asked for before what the page is made of.
    """
    key = _key(request, page, version)
    with _making:
        kept: Kept | None = caches["pages"].get(key)
        if kept is None:
            made = make()
            if not _is_for_all(request, made):
                return made
            kept = f'"{hashlib.sha256(made.content).hexdigest()[:32]}"', made.content
            caches["pages"].set(key, kept, KEPT)
    return _as_answer(request, kept)


def _as_answer(request: HttpRequest, kept: Kept) -> HttpResponse:
    etag, body = kept
    headers = {"ETag": etag, "Cache-Control": "no-cache", "Content-Length": str(len(body))}
    response = HttpResponse(body, headers=headers)
    patch_vary_headers(response, ["Cookie", "Accept-Language", "HX-Request"])
    found = get_conditional_response(request, etag=etag, response=response)
    return found if isinstance(found, HttpResponse) else response


def _key(request: HttpRequest, page: Page, version: tuple[object, ...]) -> str:
    theme = request.COOKIES.get("misto_theme", "")
    parts = (
        page,
        version,
        language(),
        timezone.get_current_timezone_name(),
        theme if theme in _THEMES else "",
        request.headers.get("HX-Request", "") == "true",
        request.get_full_path(),
    )
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _is_for_all(request: HttpRequest, made: HttpResponse) -> bool:
    """A page that was asked for in an odd way, or that has somebody's token in it, isn't kept."""
    personal = made.cookies or request.META.get("CSRF_COOKIE_NEEDS_UPDATE")
    return (
        made.status_code == HTTPStatus.OK
        and not personal
        and len(request.get_full_path()) < _LONGEST
    )
