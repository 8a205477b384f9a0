"""A room's page: its posts, the form to write in, and what stands beside them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Count
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.safestring import SafeString

from misto.store import clock
from misto.store.models import Complaint, Membership, Post, Reading
from misto.web import markup
from misto.web.access import Visit
from misto.web.pages import game_page
from misto.web.saying import as_said, say
from misto.web.seating import Seating
from misto.web.thread import paging, showing, speaking
from misto.web.thread.cursor import Cursor
from misto.web.thread.paging import Leaf, Wish
from misto.web.thread.places import Place, Speaker
from misto.web.thread.speaking import Refused, Said

DONE = frozenset({"post", "edit", "hide", "show", "complaint", "settle", "looks"})
"""What a page may say that it has just done."""


@dataclass(frozen=True)
class Composer:
    """The form to write in; or why there is none."""

    key: str = ""
    text: str = ""
    mark: str = ""
    marks: bool = False
    who: str = ""
    face: object = None
    preview: str = ""
    why_not: str = ""
    error: str = ""


def show(request: HttpRequest, place: Place) -> HttpResponse:
    """Show the page of a room that is wished for, and move the reader's bookmark on."""
    wish = Wish.of(request.GET)
    bookmark = place.bookmark
    unread = _unread(place, bookmark)
    if there := paging.begin(place, wish, unread):
        return HttpResponseRedirect(there)
    leaf = paging.leaf(place, wish, unread)
    said = Said(_quoted(place, wish), wish.mark)
    response = _page(request, place, wish, leaf, said=said, unread=unread)
    if request.method == "GET" and not leaf.seats:
        move(place, bookmark, leaf.last)
    return response


def again(
    request: HttpRequest, place: Place, said: Said, refused: Refused | None = None
) -> HttpResponse:
    """Show the room once more with what was typed: to look at it, or to mend it."""
    wish = Wish()
    leaf = paging.leaf(place, wish, None)
    preview = refused is None
    return _page(request, place, wish, leaf, said=said, refused=refused, preview=preview)


def made(place: Place, said: Said) -> SafeString:
    """Make the post that would come of a text."""
    html = speaking.rendered(place, said.text).html
    return showing.here(place, as_said(html))


def frame(place: Place) -> dict[str, Any]:
    """Give what every page of a room needs: under which self's frame it stands."""
    return {
        "place": place,
        "base": "thread/as.html" if place.persona else "game.html",
        "is_talk": place.room is Post.Room.TALK,
    }


def _page(
    request: HttpRequest,
    place: Place,
    wish: Wish,
    leaf: Leaf,
    *,
    said: Said,
    unread: int | None = None,
    refused: Refused | None = None,
    preview: bool = False,
) -> HttpResponse:
    visit = place.visit
    seats = Seating(visit)
    context = {
        **frame(place),
        "seats": seats,
        "card": seats.card(place.base) if visit.public.personas else "",
        "leaf": leaf,
        "chosen": [seats.seat(seat) for seat in leaf.seats if seat in visit.public.seats],
        "items": list(shown(place, seats, leaf.posts).items(leaf.posts, unread)),
        "cursor": Cursor.on_page(place, leaf),
        "unread": unread,
        "reports": any(turn.published for turn in visit.public.turns),
        "composer": _composer(place, seats, said, refused, preview=preview),
        "done": wish.done if wish.done in DONE else "",
    }
    status = refused.status if refused else 200
    tab = "game" if place.room is Post.Room.THREAD else "talk"
    return game_page(request, visit, "thread/room.html", context, tab=tab, status=status)


def shown(place: Place, seats: Seating, posts: Sequence[Post]) -> showing.Shown:
    """Prepare to show these posts to who stands in a place."""
    found = showing.Shown(place, seats, clock.now())
    if place.room is Post.Room.TALK:
        found.with_hosts(_hosts(place.visit))
    if place.moderates:
        found.with_complaints(_complaints(place, posts))
    return found


def _composer(
    place: Place, seats: Seating, said: Said, refused: Refused | None, *, preview: bool
) -> Composer:
    speaker = place.speaker
    error = refused.sentence if refused else ""
    why_not = speaking.mute_sentence(place)
    if speaker is None or why_not:
        return Composer(text=said.text if refused else "", why_not=error or why_not)
    who, face = _self(speaker, seats)
    wrong = speaking.unfit(said.text) if preview else None
    return Composer(
        key=speaker.key,
        text=said.text,
        mark=said.kind,
        marks=speaker.seat is not None,
        who=who,
        face=face,
        preview=made(place, said) if preview and wrong is None else "",
        error=error or (wrong.sentence if wrong else ""),
    )


def _self(speaker: Speaker, seats: Seating) -> tuple[str, object]:
    if speaker.seat is not None:
        seat = seats.seat(speaker.seat)
        return seat.name, seat.face
    if speaker.account is not None:
        name = speaker.account.username
        return name, showing.account_face(name)
    return say("thread-host"), showing.Lamp()


def _quoted(place: Place, wish: Wish) -> str:
    """Write the quote that the button asks for where there are no scripts."""
    if wish.quote is None or place.speaker is None:
        return ""
    post = paging.find(place, wish.quote)
    if post is None or post.hidden_at is not None or not post.source:
        return ""
    return markup.quote(showing.name_of(place, post), post.number, post.source)


def _unread(place: Place, bookmark: int | None) -> int | None:
    return bookmark + 1 if bookmark is not None and bookmark < place.last else None


def move(place: Place, bookmark: int | None, last: int) -> None:
    """Move the bookmark on; it never goes back, whoever else moves it meanwhile."""
    account, row = place.visit.account, place.visit.row
    if account is None or last <= (bookmark or 0):
        return
    if bookmark is None:
        new = Reading(account=account, game=row, room=place.room, number=last)
        Reading.objects.bulk_create([new], ignore_conflicts=True)
        return
    here = Reading.objects.filter(account=account, game=row, room=place.room, number__lt=last)
    here.update(number=last)


def _hosts(visit: Visit) -> frozenset[int]:
    found = Membership.objects.filter(game=visit.row, part__in=Membership.HOSTS)
    return frozenset(found.values_list("account_id", flat=True))


def _complaints(place: Place, posts: Sequence[Post]) -> dict[int, int]:
    """Count the complaints that wait, for who may settle them."""
    if not posts:
        return {}
    waiting = Complaint.objects.filter(
        post__game=place.visit.row,
        post__room=place.room,
        post__number__range=(posts[0].number, posts[-1].number),
        settled_at=None,
    )
    counted = waiting.values("post__number").annotate(number=Count("pk"))
    return dict(counted.values_list("post__number", "number"))
