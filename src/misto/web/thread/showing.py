"""Posts as a page shows them: what anybody sees of one is made once, and kept."""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import lru_cache

from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from misto.store.models import Post
from misto.web import markup, seating, sheets
from misto.web.faces import HUES, Face, face_for
from misto.web.saying import language, say
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
class Item:
    """One thing in the column: a post, a hidden one, a turn's divider, a report."""

    kind: str
    number: int
    turn: int = 0
    classes: str = ""
    inner: str = ""  # both are HTML
    acts: str = ""
    unread: bool = False


class Shown:
    """Makes the items of a page, for one place."""

    def __init__(self, place: Place, seats: Seating, now: datetime) -> None:
        self._place = place
        self._seats = seats
        self._now = now
        self._hosts = frozenset[int]()
        self._complaints: dict[int, int] = {}

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

    def article(self, post: Post) -> SafeString:
        """Make the inside of a post, without what only some may do with it."""
        return _inner(self._article(post), language(), timezone.get_current_timezone_name())

    def _item(self, post: Post, *, unread: bool) -> Item:
        number = post.number
        if post.voice == Post.Voice.TURN:
            return Item("turn", number, post.turn, unread=unread)
        if post.voice == Post.Voice.REPORT:
            made = sheets.written(self._place.visit.public, post.at)
            return Item("report", number, post.turn, inner=self._here(made), unread=unread)
        acts = self._acts(post)
        if post.hidden_at is not None:
            return Item("hidden", number, acts=acts, unread=unread)
        return Item(
            "post",
            number,
            post.turn,
            self._classes(post),
            self.article(post),
            acts,
            unread=unread,
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
        made = markup.with_words(post.html, say("thread-spoiler"))
        return Article(
            post.number,
            post.at,
            str(self._here(made)),
            post.mark,
            post.edited_at,
            who,
            small,
            face,
            looks.banner,
            looks.signature,
            self._place.base,
        )

    def _here(self, html: str) -> SafeString:
        """Lead the links of stored HTML through the pages of the self that reads (SEAT-3)."""
        if self._place.persona is not None:
            code = self._place.code
            html = html.replace(f'href="/g/{code}/?', f'href="/as/{code}/?')
        # It comes from the sanitiser, or from a template.
        return mark_safe(html)  # noqa: S308

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

    def _acts(self, post: Post) -> SafeString:
        place, speaker = self._place, self._place.speaker
        there = f"{place.base}{post.number}/"
        acts: list[SafeString] = []
        if post.hidden_at is None:
            if speaker is not None and place.mute is None:
                acts.append(self._quote(post))
                if may_edit(speaker, post, self._now):
                    acts.append(_link(f"{there}edit/", say("thread-edit")))
            acts.append(_link(f"{there}complain/", say("thread-complain")))
        if place.moderates:
            label = say("thread-hide" if post.hidden_at is None else "thread-show")
            acts.append(_link(f"{there}hide/", label))
            waiting = self._complaints.get(post.number, 0)
            if waiting:
                acts.append(_link(f"{there}past/", say("thread-complaints", count=waiting)))
            elif post.edited_at or post.hidden_at:
                acts.append(_link(f"{there}past/", say("thread-past")))
        return SafeString("".join(acts))

    def _quote(self, post: Post) -> SafeString:
        return format_html(
            '<a href="{}?quote={}#reply" data-quote="{}" data-who="{}">{}</a>',
            self._place.base,
            post.number,
            post.number,
            self._author(post)[0],
            say("thread-quote"),
        )


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


def _link(href: str, label: str) -> SafeString:
    return format_html('<a href="{}">{}</a>', href, label)


@lru_cache(maxsize=_KEPT)
def _inner(article: Article, words: str, zone: str) -> SafeString:
    """Make what anybody sees; all that it is made of stands in the key."""
    del words, zone
    return render_to_string("thread/article.html", {"post": article})
