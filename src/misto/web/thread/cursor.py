"""How far a page of a room that is open has come: it says so when it asks for what is new."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.http import QueryDict

from misto.store import clock
from misto.web.numbers import whole
from misto.web.pages import Frame
from misto.web.thread import speaking
from misto.web.thread.paging import Leaf
from misto.web.thread.places import Place

SLACK = 10
"""Seconds by which a change may become visible after its own instant."""

_DIGITS = 12
_LONGEST = 40


@dataclass(frozen=True)
class Cursor:
    """The posts from `first` to `last` are shown, as they were at `at`; up to `known` there were.

    `stands` is how the game stood, `voice` whether one could write. Times are whole seconds, and
    the same for all who were given the same page: so strangers ask alike.
    """

    first: int
    last: int
    known: int
    at: int
    stands: str = ""
    voice: str = ""
    seats: tuple[int, ...] = ()

    @property
    def follows(self) -> bool:
        """All that there was is shown, so that what is new belongs at the end of the page."""
        return self.last >= self.known

    @property
    def fields(self) -> Iterator[tuple[str, str]]:
        """What a page sends along: names and values."""
        for name in ("first", "last", "known", "at"):
            yield name, str(getattr(self, name))
        yield "stands", self.stands
        yield "voice", self.voice
        for seat in self.seats:
            yield "seat", str(seat)

    @classmethod
    def of(cls, asked: QueryDict, seats: tuple[int, ...]) -> "Cursor | None":
        """Read what a page sent along; None where it makes no sense."""
        first, last, known, at = (
            whole(asked.get(name, ""), _DIGITS) for name in ("first", "last", "known", "at")
        )
        if first is None or last is None or known is None or at is None:
            return None
        stands, voice = asked.get("stands", "")[:_LONGEST], asked.get("voice", "")[:_LONGEST]
        return cls(first, last, known, at, stands, voice, seats)

    @classmethod
    def on_page(cls, place: Place, leaf: Leaf) -> "Cursor":
        """Begin with a page as it is made."""
        first = leaf.posts[0].number if leaf.posts else 1
        # Of some seats' posts only the order is known: the newest page has none after it.
        known = place.last if not leaf.seats else leaf.last + bool(leaf.newer)
        new = cls(first, leaf.last, known, now(), seats=leaf.seats)
        return replace(new, stands=stands(place), voice=voice(place))


def now() -> int:
    """Return the instant from which on changes are not seen yet."""
    return int(clock.now().timestamp()) - SLACK


def stands(place: Place) -> str:
    """Say how the game stands for who looks."""
    return Frame(place.visit, "").state


def voice(place: Place) -> str:
    """Say whether who looks can write here."""
    return "no" if speaking.mute_sentence(place) else "yes"
