"""Which posts make a page: by their numbers, or of some seats alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import QuerySet
from django.http import QueryDict

from misto.engine import View
from misto.store.models import Post
from misto.web.numbers import whole
from misto.web.thread.places import Place

SIZE = 20
"""How many posts a page has."""

LEAST = 10
"""How many the last page has at least: the end of the page before stands on it once more."""

MOST_SEATS = 12


@dataclass(frozen=True)
class Wish:
    """What an address asks for; what can't be read in it isn't asked for."""

    page: int | None = None
    post: int | None = None
    quote: int | None = None
    turn: int | None = None
    seats: tuple[int, ...] = ()
    after: int | None = None
    before: int | None = None
    begin: str = ""  # report, unread
    seen: int | None = None
    mark: str = ""
    done: str = ""

    @classmethod
    def of(cls, asked: QueryDict) -> "Wish":
        """Read an address's query."""
        seats = (whole(text) for text in asked.getlist("seat")[: 4 * MOST_SEATS])
        numbers = {
            name: whole(asked.get(name, ""))
            for name in ("page", "post", "quote", "turn", "after", "before", "seen")
        }
        return cls(
            **numbers,
            seats=tuple(sorted({seat for seat in seats if seat}))[:MOST_SEATS],
            begin=asked.get("from", ""),
            mark=asked.get("mark", ""),
            done=asked.get("done", ""),
        )


@dataclass(frozen=True)
class Leaf:
    """One page of a room: its posts, and the way to the pages beside it."""

    posts: Sequence[Post]
    page: int = 0
    pages: int = 0
    seats: tuple[int, ...] = ()
    older: str = ""
    newer: str = ""

    @property
    def last(self) -> int:
        """The number of its last post."""
        return self.posts[-1].number if self.posts else 0

    @property
    def steps(self) -> tuple[int, ...]:
        """The pages that a pager names; a gap is a 0."""
        near = {1, self.pages, *range(self.page - 1, self.page + 2)}
        named = sorted(page for page in near if 1 <= page <= self.pages)
        steps: list[int] = []
        for page in named:
            if steps and page > steps[-1] + 1:
                steps.append(page - 1 if page == steps[-1] + 2 else 0)
            steps.append(page)
        return tuple(steps)


def leaf(place: Place, wish: Wish, unread: int | None) -> Leaf:
    """Find the page that is wished for; else that of the first unread post, or the last one."""
    if wish.seats and place.room is Post.Room.THREAD:
        return _of_seats(place, wish)
    pages = max(1, page_of(place.last))
    wished = page_of(wish.post or wish.quote or unread or place.last)
    page = min(max(1, wished if wish.page is None else wish.page), pages)
    after = (page - 1) * SIZE
    if page == pages:
        after = max(0, min(after, place.last - LEAST))
    posts = every(place, number__gt=after, number__lte=page * SIZE)
    return Leaf(
        list(posts.order_by("number")),
        page,
        pages,
        older=f"{place.base}?page={page - 1}" if page > 1 else "",
        newer=f"{place.base}?page={page + 1}" if page < pages else "",
    )


def page_of(number: int) -> int:
    """Return the page on which a number stands."""
    return (number - 1) // SIZE + 1


def begin(place: Place, wish: Wish, unread: int | None) -> str | None:
    """Return the address for who wants to read from somewhere on; None where it's here."""
    if wish.begin == "unread":
        return f"{place.base}?page={page_of(unread)}#unread" if unread else f"{place.base}#reply"
    number = None
    if wish.begin == "report":
        number = _told(place, _last_report(place.visit.public), Post.Voice.REPORT)
    elif wish.turn is not None:
        number = _told(place, _opened(place.visit.public, wish.turn), Post.Voice.TURN)
    else:
        return None
    return f"{place.base}?post={number}#p{number}" if number else place.base


def find(place: Place, number: int) -> Post | None:
    """Find a post of a room by its number."""
    posts = Post.objects.select_related("account")
    return posts.filter(game=place.visit.row, room=place.room, number=number).first()


def every(place: Place, **which: object) -> QuerySet[Post]:
    """Return the posts of a room, all or some, with what a page needs of them."""
    posts = Post.objects.filter(game=place.visit.row, room=place.room, **which).defer("source")
    return posts.select_related("account") if place.room is Post.Room.TALK else posts


def _of_seats(place: Place, wish: Wish) -> Leaf:
    """The newest posts of some seats, or those before or after a number; never by counting."""
    posts = every(place).filter(voice=Post.Voice.SEAT, seat__in=wish.seats)
    if wish.after is not None:
        found = list(posts.filter(number__gt=wish.after).order_by("number")[: SIZE + 1])
        here, more = found[:SIZE], len(found) > SIZE
        older, newer = bool(here), more
    else:
        if wish.before is not None:
            posts = posts.filter(number__lt=wish.before)
        found = list(posts.order_by("-number")[: SIZE + 1])
        here, more = found[:SIZE][::-1], len(found) > SIZE
        older, newer = more, wish.before is not None and bool(here)
    query = "&".join(f"seat={seat}" for seat in wish.seats)
    return Leaf(
        here,
        seats=wish.seats,
        older=f"{place.base}?{query}&before={here[0].number}" if older else "",
        newer=f"{place.base}?{query}&after={here[-1].number}" if newer else "",
    )


def _told(place: Place, at: datetime | None, voice: Post.Voice) -> int | None:
    """The number of the divider or the report that was put into the thread at an instant."""
    if at is None:
        return None
    posts = Post.objects.filter(game=place.visit.row, room=Post.Room.THREAD, at=at, voice=voice)
    return posts.values_list("number", flat=True).order_by("-number").first()


def _last_report(view: View) -> datetime | None:
    published = [turn.published.at for turn in view.turns if turn.published]
    return published[-1] if published else None


def _opened(view: View, turn: int) -> datetime | None:
    return next((one.opened.at for one in view.turns if one.turn == turn), None)
