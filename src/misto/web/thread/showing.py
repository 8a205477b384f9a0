"""Posts as a page shows them: each is made once for all who see it alike, and kept."""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import lru_cache

from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import SafeString, mark_safe

from misto.store.models import Post
from misto.web import seating, sheets
from misto.web.faces import HUES, Face, face_for
from misto.web.saying import as_said, language, say
from misto.web.seating import Seating
from misto.web.thread.places import Place, Speaker

EDIT_FOR = timedelta(minutes=5)
"""How long a post may be edited by who wrote it."""

_KEPT = 4000


@dataclass(frozen=True)
class Lamp:
    """The host's face, which no seat can have."""

    host: bool = True
    label: str = ""


@dataclass(frozen=True)
class Article:
    """What anybody sees of a post: everything that its HTML is made of."""

    number: int
    at: datetime
    dated: bool  # the day stands beside the hour
    html: str
    mark: str
    edited_at: datetime | None
    who: str
    small: str
    face: Face | Lamp
    banner: str | None
    signature: str
    base: str


@dataclass(frozen=True)
class Acts:
    """What a visitor may do with a post: everything that its links are made of."""

    there: str
    number: int
    base: str
    quote: str | None = None  # whom the quote names
    edit: bool = False
    complain: bool = False
    hide: bool = False
    show: bool = False
    waiting: int = 0  # complaints
    past: bool = False


@dataclass(frozen=True)
class Item:
    """One thing in the column: a post, a hidden one, a turn's divider, a report."""

    kind: str
    number: int
    turn: int = 0
    html: str = ""
    unread: bool = False


class Shown:
    """Makes the items of a page, for one place."""

    def __init__(self, place: Place, seats: Seating, now: datetime) -> None:
        self._place = place
        self._seats = seats
        self._now = now
        self._hosts = frozenset[int]()
        self._complaints: dict[int, int] = {}
        self._day: date | None = None  # of the post before

    def with_hosts(self, hosts: frozenset[int]) -> "Shown":
        """Mark the accounts of those who lead the game."""
        self._hosts = hosts
        return self

    def with_complaints(self, complaints: dict[int, int]) -> "Shown":
        """Show the host how many complaints wait about which post."""
        self._complaints = complaints
        return self

    def items(self, posts: Sequence[Post], unread: int | None) -> Iterator[Item]:
        """Make the items of a page."""
        for post in posts:
            yield self._item(post, unread=post.number == unread)
            its = post.voice != Post.Voice.TURN  # after a divider the day is told anew
            self._day = timezone.localdate(post.at) if its else None

    def article(self, post: Post) -> SafeString:
        """Make the inside of a post, without what only some may do with it."""
        return render_to_string("thread/article.html", {"post": self._article(post)})

    def _item(self, post: Post, *, unread: bool) -> Item:
        number = post.number
        if post.voice == Post.Voice.TURN:
            return Item("turn", number, post.turn, unread=unread)
        if post.voice == Post.Voice.REPORT:
            visit = self._place.visit
            made = sheets.written(visit.public, post.at, visit.roots)
            return Item("report", number, post.turn, here(self._place, made), unread=unread)
        whole = self._whole(post)
        return Item("post", number, post.turn, whole, unread=unread)

    def _whole(self, post: Post) -> SafeString:
        hidden = post.hidden_at is not None
        return _post(
            None if hidden else self._article(post),
            self._classes(post),
            self._acts(post),
            language(),
            timezone.get_current_timezone_name(),
        )

    def _classes(self, post: Post) -> str:
        speaker = self._place.speaker
        names = {
            "ghost": post.ghost,
            "host": post.voice == Post.Voice.HOST or post.account_id in self._hosts,
            "mine": speaker is not None and speaker.wrote(post),
            "argues": post.mark == Post.Mark.ARGUMENT,
        }
        return "".join(f" {name}" for name, its in names.items() if its)

    def _article(self, post: Post) -> Article:
        who, small, face, looks = self._author(post)
        made = as_said(post.html)
        return Article(
            post.number,
            post.at,
            timezone.localdate(post.at) != self._day,
            here(self._place, made),
            post.mark,
            post.edited_at,
            who,
            small,
            face,
            looks.banner,
            looks.signature,
            self._place.base,
        )

    def _author(self, post: Post) -> tuple[str, str, Face | Lamp, seating.Looks]:
        nothing = seating.Looks()
        if post.voice == Post.Voice.SEAT and post.seat is not None:
            seat = self._seats.seat(post.seat, ghost=post.ghost)
            small = say("thread-ghost", nick=seat.nick) if post.ghost else seat.nick
            looks = self._seats.looks.get(post.seat, nothing)
            return seat.name, "" if small == seat.name else small, seat.face, looks
        if post.voice == Post.Voice.HOST:
            return say("thread-host"), "", Lamp(), nothing
        name = post.account.username if post.account else say("thread-nobody")
        face = account_face(name)
        small = say("thread-leads") if post.account_id in self._hosts else ""
        return name, small, face, nothing

    def _acts(self, post: Post) -> Acts:
        place, speaker = self._place, self._place.speaker
        shown, moderates = post.hidden_at is None, place.moderates
        speaks = shown and speaker is not None and place.mute is None
        waiting = self._complaints.get(post.number, 0) if moderates else 0
        return Acts(
            f"{place.base}{post.number}/",
            post.number,
            place.base,
            quote=self._author(post)[0] if speaks else None,
            edit=speaks and speaker is not None and may_edit(speaker, post, self._now),
            complain=shown,
            hide=moderates and shown,
            show=moderates and not shown,
            waiting=waiting,
            past=moderates and not waiting and bool(post.edited_at or post.hidden_at),
        )


def here(place: Place, html: str) -> SafeString:
    """Lead the links of a post's HTML through the pages of the self that reads (SEAT-3)."""
    if place.persona is not None:
        html = html.replace(f'href="/g/{place.code}/?', f'href="/as/{place.code}/?')
    # It comes from the sanitiser, or from a template.
    return mark_safe(html)  # noqa: S308


def name_of(place: Place, post: Post) -> str:
    """Name who wrote a post, as a quote of it does."""
    if post.voice == Post.Voice.SEAT and post.seat is not None:
        return seating.called(place.visit.public, post.seat)
    if post.voice == Post.Voice.ACCOUNT:
        return post.account.username if post.account else say("thread-nobody")
    return say("thread-host")


def account_face(name: str) -> Face:
    """Make the face of a main account; its colour follows from its name."""
    return replace(face_for(zlib.crc32(name.encode()) % HUES, name), label="")


def may_edit(speaker: Speaker, post: Post, now: datetime) -> bool:
    """Say whether a post may still be edited by a self."""
    return post.hidden_at is None and speaker.wrote(post) and now - post.at < EDIT_FOR


@lru_cache(maxsize=_KEPT)
def _post(article: Article | None, classes: str, acts: Acts, words: str, zone: str) -> SafeString:
    """Make a post as some visitors see it; all that it is made of stands in the key."""
    del words, zone
    context = {"post": article, "classes": classes, "acts": acts}
    return render_to_string("thread/post.html", context)
