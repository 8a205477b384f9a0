"""The game thread."""

from django.http import HttpRequest, HttpResponse

from misto.store.models import Post
from misto.web.access import visit
from misto.web.pages import game_page


def game(request: HttpRequest, code: str) -> HttpResponse:
    """Show a page of the game thread."""
    found = visit(request, code)
    posts = Post.objects.filter(game=found.row, room=Post.Room.THREAD).order_by("number")[:20]
    return game_page(request, found, "thread/game.html", {"posts": posts}, tab="game")
