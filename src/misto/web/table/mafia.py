"""The mafia's chat: for its members while they are members, and for the host (MAFIA-1, FOUND-3).

Once everything is opened, all may read it, and nobody writes (END-1).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from django.contrib import messages
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from misto.engine import Phase
from misto.store import clock, posting
from misto.store.executing import write
from misto.store.models import Game, Membership, Post
from misto.store.writing import writing
from misto.web.access import Visit, folded_of, visit
from misto.web.pages import game_page
from misto.web.saying import as_said, say
from misto.web.seating import Seat, Seating
from misto.web.table import chat, reading
from misto.web.table.writing import (
    A_PAGE,
    Line,
    Unfit,
    beyond,
    let_pause,
    new_lines,
    page,
    rendered,
    written,
)


@dataclass(frozen=True)
class Room:
    """The chat as it is for who visits."""

    visit: Visit

    @cached_property
    def spans(self) -> tuple[chat.Span, ...]:
        """When who visits was in the chat; nothing for who never was."""
        if not self.visit.is_player or self.visit.seat is None:
            return ()
        return chat.spans(folded_of(self.visit).ledger, self.visit.seat)

    @property
    def is_opened(self) -> bool:
        """Whether it is a secret no more."""
        return self.visit.public.phase is Phase.OPENED

    @property
    def may_read(self) -> bool:
        """Whether there is such a room at all, for who visits."""
        return self.is_opened or self.visit.is_host or bool(self.spans)

    @property
    def may_write(self) -> bool:
        """The host, and the living mafia; nobody once everything is opened."""
        if self.is_opened:
            return False
        return self.visit.is_host or (bool(self.spans) and not self.spans[-1].is_over)

    @property
    def posts(self) -> QuerySet[Post]:
        """What who visits may read, by number."""
        posts = Post.objects.filter(game=self.visit.row, room=Post.Room.MAFIA).order_by("number")
        whole = self.is_opened or self.visit.is_host
        return posts if whole else posts.filter(chat.within(self.spans))


def mafia(request: HttpRequest, code: str) -> HttpResponse:
    """Show what of the chat who visits may read, or say something in it."""
    room = _room(request, code)
    source, error = written(request.POST.get("text", "")), ""
    if request.method == "POST":
        try:
            return _said(request, room.visit, source)
        except Unfit as unfit:
            error = str(unfit)
            room = _room(request, code)
    known = beyond(request)
    if known is not None:
        return _new(request, room, known)
    return _page(request, room, source, error)


def _room(request: HttpRequest, code: str) -> Room:
    room = Room(visit(request, code))
    if not room.may_read:
        raise Http404
    return room


def _said(request: HttpRequest, found: Visit, source: str) -> HttpResponse:
    """Say something, unless what fell due meanwhile has changed who may (MAFIA-1)."""
    html = rendered(found.view, found.row.code, source)
    with writing(found.row.code) as row:
        now = _settled(found, row)
        taken = Room(now).may_write
        if taken:
            if not now.is_host:
                let_pause(
                    Post.objects.filter(game=row, room=Post.Room.MAFIA, seat=now.seat),
                    clock.arrival(row.last_at),
                )
            posting.add(
                row,
                Post.Room.MAFIA,
                Post.Voice.HOST if now.is_host else Post.Voice.SEAT,
                at=clock.arrival(row.last_at),
                source=source,
                html=html,
                seat=None if now.is_host else now.seat,
            )
    if not taken:
        raise Unfit(say("table-chat-closed"))
    messages.success(request, say("table-chat-said"))
    return HttpResponseRedirect(reverse("table:mafia", args=[row.code]) + "#write", status=303)


def _settled(found: Visit, row: Game) -> Visit:
    """Return the visit as it is once the game is held and what fell due is settled."""
    done = write(row, None)
    member = Membership.objects.filter(game=row, account=found.account).first()
    return Visit(row, done.folded, found.account, member)


def _first_new(posts: Iterable[Post], known: int, found: Visit) -> int | None:
    """Return the number of the first line that is new, and somebody else's."""
    new = (post.number for post in posts if post.number > known and not _is_mine(post, found))
    return next(new, None)


def _is_mine(post: Post, found: Visit) -> bool:
    return found.is_host if post.voice == Post.Voice.HOST else post.seat == found.seat


def _line(post: Post, found: Visit, table: Mapping[int, Seat], *, first_new: bool) -> Line:
    host = post.voice == Post.Voice.HOST
    seat = table.get(post.seat or 0)
    return Line(
        who=seat.name if seat and not host else say("table-letter-host"),
        mine=_is_mine(post, found),
        html=as_said(post.html),
        at=post.at,
        host=host,
        seat=seat,
        first_new=first_new,
    )


def _new(request: HttpRequest, room: Room, known: int) -> HttpResponse:
    """Answer with the lines that are new to a page that is open."""
    found = room.visit
    table = Seating(found).by_number
    posts = list(room.posts[known : known + A_PAGE])
    reading.remember(found, reading.read_until(found), posts)
    lines = [_line(post, found, table, first_new=False) for post in posts]
    return new_lines(request, found, lines, known, chat=True)


def _page(request: HttpRequest, room: Room, source: str, error: str) -> HttpResponse:
    found = room.visit
    table = Seating(found).by_number
    shown_page = page(room.posts, request.GET.get("page", ""))
    known = reading.read_until(found)
    fresh = None if room.is_opened else _first_new(shown_page, known, found)
    lines = [_line(post, found, table, first_new=post.number == fresh) for post in shown_page]
    reading.remember(found, known, list(shown_page))
    context = {
        "letters": lines,
        "pages": shown_page,
        "shown": shown_page.end_index(),
        "may_write": room.may_write,
        "is_opened": room.is_opened,
        "own": table.get(found.seat or 0),
        "source": source,
        "error": error,
        "zone": found.public.rules.timezone,
        "draft": f"mafia/{found.row.code}/{'host' if found.is_host else found.seat}",
    }
    status = 422 if error else 200
    return game_page(request, found, "table/mafia.html", context, tab="mafia", status=status)
