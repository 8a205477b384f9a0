"""The game thread and the discussion thread."""

from django.http import HttpRequest, HttpResponse

from misto.store.models import Post
from misto.web.pages import game_page
from misto.web.thread import following, places, strangers
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
        return strangers.answer(request, code, THREAD, _frame)
    return _frame(request, places.place(request, code, THREAD))


def _frame(request: HttpRequest, place: Place) -> HttpResponse:
    return game_page(request, place.visit, "parts/frame.html")


def _room(request: HttpRequest, code: str, room: str) -> HttpResponse:
    if strangers.is_stranger(request):
        return strangers.answer(request, code, room, following.show)
    return following.show(request, places.place(request, code, room))
