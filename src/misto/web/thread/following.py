"""What is new in a room, for a page of it that is open: the same room, by the same rights.

Posts are added at the end of the page that was the last one; on any other a link says how many
there are. Posts that were changed or hidden take their own places.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from django.db.models import Exists, OuterRef, Q
from django.http import HttpRequest, HttpResponse

from misto.store.models import Hiding, Post
from misto.web import unread
from misto.web.pages import game_page, is_for_parts
from misto.web.seating import Seating
from misto.web.thread import cursor as cursors
from misto.web.thread import paging, rooms
from misto.web.thread.cursor import Cursor
from misto.web.thread.paging import SIZE, Wish
from misto.web.thread.places import Place

_MOST = 2**31 - 1
_MOST_POSTS = 2 * SIZE


def show(request: HttpRequest, place: Place) -> HttpResponse:
    """Show a room's page; or what is new in it, to a page that is open."""
    if not is_for_parts(request):
        return rooms.show(request, place)
    wish = Wish.of(request.GET)
    if wish.seen is not None:
        return _seen(request, place, wish.seen)
    cursor = Cursor.of(request.GET, wish.seats)
    return _news(request, place, cursor) if cursor else rooms.show(request, place)


def _seen(request: HttpRequest, place: Place, number: int) -> HttpResponse:
    """Remember that what came by itself has been seen: the bookmark moves, the bell knows."""
    rooms.move(place, place.bookmark, min(number, place.last))
    unread.read(request, place.visit.row)
    return game_page(request, place.visit, "thread/seen.html", rooms.frame(place))


def _news(request: HttpRequest, place: Place, cursor: Cursor) -> HttpResponse:
    posts = _posts(place, cursor)
    changed = [post for post in posts if post.number <= cursor.last]
    added = [post for post in posts if post.number > cursor.last][:SIZE]
    seats = Seating(place.visit)
    shown = rooms.shown(place, seats, posts)
    then = _then(place, cursor, added)
    tab = "game" if place.room is Post.Room.THREAD else "talk"
    context: dict[str, Any] = {
        **rooms.frame(place),
        "cursor": then,
        "changed": list(shown.items(changed, None)),
        "added": list(shown.items(added, None)),
        "is_first": bool(added) and not cursor.last,
        "is_old": bool(cursor.voice) and cursor.voice != cursors.voice(place),
        "news": _beyond(place, then),
        "card": seats.card(place.base) if then.stands != cursor.stands else "",
    }
    return game_page(request, place.visit, "thread/following.html", context, tab=tab)


def _posts(place: Place, cursor: Cursor) -> Sequence[Post]:
    """Find what was changed on the page, and what belongs at its end, in one query."""
    since = datetime.fromtimestamp(min(cursor.at, _MOST), UTC)
    first, last = min(cursor.first, _MOST), min(cursor.last, _MOST)
    posts = paging.every(place).filter(number__gte=first)
    if cursor.seats and place.room is Post.Room.THREAD:
        posts = posts.filter(voice=Post.Voice.SEAT, seat__in=cursor.seats)
    hidings = Hiding.objects.filter(post=OuterRef("pk"), at__gte=since)
    wanted = Q(edited_at__gte=since) | Q(hidden_at__gte=since) | Q(Exists(hidings))
    if cursor.follows:
        wanted = Q(number__gt=last) | wanted
    else:
        posts = posts.filter(number__lte=last)
    return list(posts.filter(wanted).order_by("number")[:_MOST_POSTS])


def _then(place: Place, cursor: Cursor, added: Sequence[Post]) -> Cursor:
    """Move the page's cursor on; that one could write when it was made stays."""
    last = added[-1].number if added else cursor.last
    known = last if cursor.follows else cursor.known
    stands = cursors.stands(place)
    return replace(cursor, last=last, known=known, at=cursors.now(), stands=stands)


def _beyond(place: Place, cursor: Cursor) -> dict[str, Any] | None:
    """Say how many posts are new beyond the page, and where the first of them is."""
    count = place.last - cursor.known
    if count <= 0 or cursor.seats:
        return None
    first = cursor.known + 1
    return {"count": count, "there": f"{place.base}?post={first}#p{first}"}
