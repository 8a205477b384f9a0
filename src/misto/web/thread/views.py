"""The game thread and the discussion thread."""

from django.http import HttpRequest, HttpResponse

from misto.store.models import Post
from misto.web.thread import places, rooms, strangers

THREAD = Post.Room.THREAD.value
TALK = Post.Room.TALK.value


def game(request: HttpRequest, code: str) -> HttpResponse:
    """Show a page of the game thread, in which personas speak."""
    return _room(request, code, THREAD)


def talk(request: HttpRequest, code: str) -> HttpResponse:
    """Show a page of the discussion, in which main accounts speak."""
    return _room(request, code, TALK)


def _room(request: HttpRequest, code: str, room: str) -> HttpResponse:
    if strangers.is_stranger(request):
        return strangers.answer(request, code, room, rooms.show)
    return rooms.show(request, places.place(request, code, room))
