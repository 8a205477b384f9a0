"""Pages for strangers, made once for all: nothing with a cookie or a form's token is kept.

They are keyed by all that they are made of: the room, the game's public version, the language, the
time zone, the look, and what the address asks for. They say how much time is left, so they are
kept for a minute at the most.
"""

import hashlib
from collections.abc import Callable
from http import HTTPStatus

from django.conf import settings
from django.core.cache import caches
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.cache import get_conditional_response, patch_vary_headers

from misto.store.models import Game
from misto.web.saying import language
from misto.web.thread import places
from misto.web.thread.places import Place

KEPT = 60
_LONGEST = 200
_THEMES = frozenset({"day", "night"})

Answer = Callable[[HttpRequest, Place], HttpResponse]


def is_stranger(request: HttpRequest) -> bool:
    """Say whether a request comes with no cookie by which anybody could be known."""
    return request.method in {"GET", "HEAD"} and settings.SESSION_COOKIE_NAME not in request.COOKIES


def answer(request: HttpRequest, code: str, room: str, make: Answer) -> HttpResponse:
    """Answer a stranger, with the page as it was made for the one before where it's the same."""
    row = Game.objects.filter(code=code).first()
    if row is None:
        raise Http404
    key = _key(request, row, room)
    kept: tuple[str, bytes] | None = caches["pages"].get(key)
    if kept is None:
        made = make(request, places.for_stranger(row, room))
        if not _is_for_all(request, made):
            return made
        kept = f'"{hashlib.sha256(made.content).hexdigest()[:32]}"', made.content
        caches["pages"].set(key, kept, KEPT)
    etag, body = kept
    response = HttpResponse(body, headers={"ETag": etag, "Cache-Control": "no-cache"})
    patch_vary_headers(response, ["Cookie", "Accept-Language", "HX-Request"])
    found = get_conditional_response(request, etag=etag, response=response)
    return found if isinstance(found, HttpResponse) else response


def _key(request: HttpRequest, row: Game, room: str) -> str:
    theme = request.COOKIES.get("misto_theme", "")
    parts = (
        row.code,
        room,
        row.public_version,
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
