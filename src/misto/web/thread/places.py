"""Places: a room of a game as one visitor stands in it, and the self that speaks there."""

from dataclasses import dataclass
from functools import cached_property

from django.http import Http404, HttpRequest

from misto.store import personas
from misto.store.folding import folded
from misto.store.models import Account, Game, Membership, Persona, Post
from misto.store.posting import Mute, mute
from misto.web import access
from misto.web.access import Visit, folded_of

COOKIE = "misto_persona"
"""The persona's own cookie: for the pages below `/as/` alone."""


@dataclass(frozen=True)
class Speaker:
    """The self that speaks in a room; `key` names game, room and self."""

    voice: Post.Voice
    key: str
    seat: int | None = None
    account: Account | None = None

    def wrote(self, post: Post) -> bool:
        """Say whether a post is this self's own."""
        if post.voice != self.voice:
            return False
        if self.voice is Post.Voice.ACCOUNT:
            return self.account is not None and post.account_id == self.account.pk
        return post.seat == self.seat


@dataclass(frozen=True)
class Place:
    """A room of a game, and who stands in it; `base` is the address that its own begin with.

    `persona` is there for who has entered with a nick and a password: the visit is a reader's
    then, and of the account behind it nobody asks (SEAT-3).
    """

    visit: Visit
    room: Post.Room
    base: str
    persona: Persona | None = None

    @property
    def code(self) -> str:
        """The game's code."""
        return self.visit.row.code

    @property
    def last(self) -> int:
        """The number of the room's last post."""
        row = self.visit.row
        return row.posts if self.room is Post.Room.THREAD else row.talk_posts

    @property
    def bookmark(self) -> int | None:
        """How far this visitor has read the room; it comes with the game's row."""
        return self.visit.row.bookmark

    @cached_property
    def speaker(self) -> Speaker | None:
        """Who speaks here; nobody, where this visitor only reads."""
        return _speaker(self)

    @cached_property
    def mute(self) -> Mute | None:
        """Why the speaker's seat may not write just now."""
        return seat_mute(self, self.visit)

    @property
    def moderates(self) -> bool:
        """Whether this visitor may hide a post: the host, or the site's operator."""
        account = self.visit.account
        return self.visit.is_host or (account is not None and account.is_staff)


def seat_mute(place: Place, visit: Visit) -> Mute | None:
    """Say why the seat that speaks in a place may not write, as the game stands in a visit."""
    speaker = place.speaker
    if speaker is None or speaker.seat is None:
        return None
    return mute(folded_of(visit).game, speaker.seat)


def _speaker(place: Place) -> Speaker | None:
    """In the thread the persona or the host speaks, in the discussion the main account."""
    visit, prefix = place.visit, f"{place.room.value}/{place.code}"
    if place.room is Post.Room.TALK:
        if visit.account is None:
            return None
        key = f"{prefix}/{visit.account.username}"
        return Speaker(Post.Voice.ACCOUNT, key, account=visit.account)
    seat = place.persona.seat if place.persona else visit.seat if visit.is_player else None
    if seat is not None:
        return Speaker(Post.Voice.SEAT, f"{prefix}/seat-{seat}", seat=seat)
    return Speaker(Post.Voice.HOST, f"{prefix}/host") if visit.is_host else None


def place(request: HttpRequest, code: str, room: str, *, bookmark: bool = True) -> Place:
    """Stand in a room as whoever has signed in; who does something there needs no bookmark."""
    return _of(access.visit(request, code, room if bookmark else ""), room)


def for_stranger(row: Game, room: str) -> Place:
    """Stand in a room as nobody in particular."""
    return _of(Visit(row, folded(row), None, None), room)


def _of(visit: Visit, room: str) -> Place:
    found = Post.Room(room)
    tail = "" if found is Post.Room.THREAD else "talk/"
    return Place(visit, found, f"/g/{visit.row.code}/{tail}")


def entered(request: HttpRequest, code: str) -> Place | None:
    """Stand in the thread as the persona as which this browser has entered, if it still may.

    The entry ends with the game, with a replacement, with leaving it, and with leaving the seat.
    """
    row = Game.objects.filter(code=code).first()
    if row is None:
        raise Http404
    key = request.COOKIES.get(COOKIE, "")
    persona = personas.entered(row, key) if key else None
    if persona is None:
        return None
    visit = Visit(row, folded(row), None, None)
    if persona.seat in folded_of(visit).game.left:
        return None
    return Place(visit, Post.Room.THREAD, f"/as/{code}/", persona)


def still_speaks(place: Place, row: Game) -> bool:
    """Look again, within a transaction that holds the game, whether the seat is still theirs.

    Who plays on a seat of a running game changes by events alone: without one, nobody else does.
    """
    if place.persona is not None:
        its = Persona.objects.filter(pk=place.persona.pk, epoch=place.persona.epoch)
        return its.exists()
    member = place.visit.member
    if place.room is Post.Room.TALK or member is None:
        return True
    if member.part == Membership.Part.PLAYER and row.seq == place.visit.row.seq:
        return True
    return Membership.objects.filter(pk=member.pk, part=member.part, seat=member.seat).exists()
