"""The game thread and the discussion thread."""

from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse

from misto.store.models import Game, Post
from misto.web import strangers
from misto.web.pages import game_page
from misto.web.thread import following, places
from misto.web.thread.places import Place

THREAD = Post.Room.THREAD.value
TALK = Post.Room.TALK.value


def game(request: HttpRequest, code: str) -> HttpResponse:
    """Show a page of the game thread, in which personas speak."""
    return _room(request, code, THREAD)


def talk(request: HttpRequest, code: str) -> HttpResponse:
    """Show a page of the discussion, in which main accounts speak."""
    return _room(request, code, TALK)


def frame(request: HttpRequest, code: str) -> HttpResponse:
    """Give what stands around any page of a game, to a page that is open."""
    if strangers.is_stranger(request):
        return _to_stranger(request, code, THREAD, _frame)
    return _frame(request, places.place(request, code, THREAD))


def _frame(request: HttpRequest, place: Place) -> HttpResponse:
    return game_page(request, place.visit, "parts/frame.html")


def _room(request: HttpRequest, code: str, room: str) -> HttpResponse:
    if strangers.is_stranger(request):
        return _to_stranger(request, code, room, following.show)
    return following.show(request, places.place(request, code, room))


def _to_stranger(
    request: HttpRequest,
    code: str,
    room: str,
    make: Callable[[HttpRequest, Place], HttpResponse],
) -> HttpResponse:
    row = Game.objects.filter(code=code).first()
    if row is None:
        raise Http404
    version, page = (row.public_version,), strangers.Page(code, room)
    return strangers.answer(
        request, page, version, lambda: make(request, places.for_stranger(row, room))
    )
