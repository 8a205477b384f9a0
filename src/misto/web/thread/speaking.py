"""Speaking in a room: posts, edits, what is hidden, and complaints.

All of it is written while the game is held, after what fell due has been settled: a post that
comes at the close or later counts for the next turn (TIME-7).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from misto import engine
from misto.store import clock, executing, notices, posting
from misto.store.models import (
    Complaint,
    Edit,
    Game,
    Hiding,
    Notice,
    Post,
)
from misto.store.writing import writing
from misto.web import limits, markup
from misto.web.access import Visit
from misto.web.markup import Rendered
from misto.web.saying import say
from misto.web.thread import showing
from misto.web.thread.places import Place, Speaker, seat_mute, still_speaks

AGAIN = timedelta(seconds=60)
"""The same text by the same self within this time is the same post, sent twice."""


@dataclass(frozen=True)
class Refused:
    """Why something wasn't written, as a sentence that says what to do; and the answer's status."""

    sentence: str
    status: int = 422


@dataclass(frozen=True)
class Said:
    """What somebody typed: the text, and what they call it."""

    text: str = ""
    mark: str = ""

    @property
    def kind(self) -> str:
        """The mark, if it is one that there is."""
        return self.mark if self.mark in Post.Mark.values else ""


class Own(NamedTuple):
    """What a self has posted itself."""

    at: datetime
    game: int
    room: str
    number: int
    source: str


def post(place: Place, said: Said) -> int | Refused:
    """Post in a room as the self that speaks there; return the post's number."""
    speaker = place.speaker
    if speaker is None:
        return Refused(say(f"thread-no-voice-{place.room.value}"), 403)
    if wrong := unfit(said.text):
        return wrong
    with writing(place.code) as row:
        at = clock.arrival(row.last_at)
        done = executing.write(row, None, at=at)
        if muted := _muted(place, row, done):
            return muted
        lately = _lately(row, place, speaker, at)
        if twice := _twice(row, place, lately, said.text, at):
            return twice
        if speaker.voice != Post.Voice.HOST and (
            minutes := limits.pause([one.at for one in lately], at)
        ):
            return Refused(say("site-too-often", minutes=minutes), 429)
        made = rendered(place, said.text)
        new = posting.add(
            row,
            place.room,
            speaker.voice,
            at=at,
            source=markup.clean(said.text),
            html=made.html,
            seat=speaker.seat,
            account=speaker.account,
            ghost=_is_ghost(done.folded.game, speaker),
            mark=_mark(speaker, said),
        )
        _tell_mentioned(row, speaker, made.mentions, at)
    return new.number


def edit(place: Place, number: int, said: Said) -> Post | Refused:
    """Edit a post of one's own, for five minutes; what it said before is kept for the host."""
    speaker = place.speaker
    if speaker is None:
        return Refused(say(f"thread-no-voice-{place.room.value}"), 403)
    if wrong := unfit(said.text):
        return wrong
    with writing(place.code) as row:
        at = clock.arrival(row.last_at)
        done = executing.write(row, None, at=at)
        if muted := _muted(place, row, done):
            return muted
        old = Post.objects.filter(game=row, room=place.room, number=number).first()
        if old is None or not speaker.wrote(old):
            return Refused(say("thread-not-yours"), 403)
        if not showing.may_edit(speaker, old, at):
            return Refused(say("thread-too-late"), 409)
        edits = Edit.objects.filter(post=old).values_list("at", flat=True)
        if minutes := limits.pause(limits.lately(edits, at), at):
            return Refused(say("site-too-often", minutes=minutes), 429)
        source, mark = markup.clean(said.text), _mark(speaker, said)
        if (old.source, old.mark) != (source, mark):
            _change(row, place, speaker, old, source=source, mark=mark, at=at)
    return old


def hide(place: Place, number: int, *, hidden: bool, why: str) -> None:
    """Hide a post behind a placeholder, or show it again; the reason is for the host's log."""
    with writing(place.code) as row:
        found = Post.objects.filter(game=row, room=place.room, number=number).first()
        if found is None or (found.hidden_at is not None) is hidden:
            return
        at = clock.arrival(row.last_at)
        found.hidden_at = at if hidden else None
        found.save(update_fields=["hidden_at"])
        Hiding.objects.create(post=found, at=at, hidden=hidden, why=markup.clean(why))
        Complaint.objects.filter(post=found, settled_at=None).update(settled_at=at)
        posting.changed(row, place.room)


def complain(place: Place, number: int, why: str) -> None:
    """Report a post; who did isn't kept."""
    with writing(place.code) as row:
        found = Post.objects.filter(game=row, room=place.room, number=number).first()
        if found is not None:
            at = clock.arrival(row.last_at)
            Complaint.objects.create(post=found, at=at, why=markup.clean(why))


def settle(place: Place, number: int) -> None:
    """Put the complaints about a post aside."""
    waiting = Complaint.objects.filter(
        post__game=place.visit.row,
        post__room=place.room,
        post__number=number,
        settled_at=None,
    )
    waiting.update(settled_at=clock.now())


def rendered(place: Place, text: str) -> Rendered:
    """Make a post's HTML; quotes bear the names of who wrote what they quote."""
    numbers = markup.quoted(text)
    quoted = Post.objects.filter(
        game=place.visit.row, room=place.room, number__in=numbers, hidden_at=None
    ).select_related("account")
    authors = {one.number: showing.name_of(place, one) for one in quoted} if numbers else {}
    seats: tuple[tuple[int, str, str], ...] = ()
    if place.room is Post.Room.THREAD:
        seats = tuple(
            (seat, persona.nick, persona.name)
            for seat, persona in enumerate(place.visit.public.personas, 1)
        )
    address = f"/g/{place.code}/" if place.room is Post.Room.THREAD else place.base
    return markup.render(text, url=address, seats=seats, authors=authors)


def mute_sentence(place: Place) -> str:
    """Say why nobody, or this self not, may write here just now; empty where they may."""
    if place.speaker is None:
        return say(f"thread-no-voice-{place.room.value}")
    return say(f"thread-mute-{place.mute}") if place.mute else ""


def unfit(text: str) -> Refused | None:
    """Say why a text can't be a post, if it can't."""
    if not markup.clean(text).strip():
        return Refused(say("thread-empty"))
    try:
        markup.quoted(text)
    except markup.TooLong as long:
        return Refused(say("thread-too-long", count=long.length, most=markup.LONGEST))
    return None


def _muted(place: Place, row: Game, done: executing.Executed) -> Refused | None:
    now = Visit(row, done.folded, place.visit.account, place.visit.member)
    if not still_speaks(place, row):
        return Refused(say("thread-not-your-seat"), 403)
    why = seat_mute(place, now)
    return Refused(say(f"thread-mute-{why}"), 403) if why else None


def _lately(row: Game, place: Place, speaker: Speaker, at: datetime) -> list[Own]:
    """Find what a self has just posted: a main account in any discussion, another in its room."""
    own = Post.objects.filter(voice=speaker.voice, seat=speaker.seat, account=speaker.account)
    if speaker.account is None:
        own = own.filter(game=row, room=place.room)
    found = own.values_list("at", "game_id", "room", "number", "source")
    return [Own(*one) for one in limits.lately(found, at)]


def _twice(row: Game, place: Place, lately: Sequence[Own], text: str, at: datetime) -> int | None:
    """Return the number of the last post here, where it says the same and is that young."""
    for one in lately:
        if (one.game, one.room) == (row.pk, place.room):
            same = one.source == markup.clean(text) and at - one.at < AGAIN
            return one.number if same else None
    return None


def _is_ghost(game: engine.Game, speaker: Speaker) -> bool:
    return speaker.seat is not None and speaker.seat not in game.living


def _mark(speaker: Speaker, said: Said) -> str:
    return said.kind if speaker.seat is not None else ""


def _change(
    row: Game,
    place: Place,
    speaker: Speaker,
    old: Post,
    *,
    source: str,
    mark: str,
    at: datetime,
) -> None:
    made = rendered(place, source)
    mentioned = rendered(place, old.source).mentions
    Edit.objects.create(post=old, at=at, source=old.source)
    old.source, old.html, old.mark, old.edited_at = source, made.html, mark, at
    old.save(update_fields=["source", "html", "mark", "edited_at"])
    posting.changed(row, place.room)
    _tell_mentioned(row, speaker, made.mentions - mentioned, at)


def _tell_mentioned(row: Game, speaker: Speaker, seats: frozenset[int], at: datetime) -> None:
    """Tell who plays the seats that they were mentioned: once, until they have looked."""
    others = seats - {speaker.seat}
    if not others:
        return
    told = Notice.objects.filter(game=row, kind=Notice.Kind.MENTION, read_at=None)
    fresh = notices.players(row, others).exclude(pk__in=told.values("account"))
    notices.tell(fresh, Notice.Kind.MENTION, row, at=at, turn=row.turn)
