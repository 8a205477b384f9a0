"""Posts: who may write where, and how many a turn's close counts (TIME-7, GHOST-1, ABSENCE-1)."""

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum

from django.db.models import Count, Q, QuerySet

from misto import engine
from misto.engine import Phase
from misto.engine.events import TurnClosed
from misto.store import topics
from misto.store.folding import Folded
from misto.store.models import Account, Game, Post

_COUNTERS = {
    Post.Room.THREAD: "posts",
    Post.Room.TALK: "talk_posts",
    Post.Room.MAFIA: "mafia_posts",
}
_TOPICS = {
    Post.Room.THREAD: topics.THREAD,
    Post.Room.TALK: topics.TALK,
    Post.Room.MAFIA: topics.MAFIA,
}


class Mute(StrEnum):
    """Why a seat may not write: each is known to its player."""

    NOT_BEGUN = "not_begun"
    OUT_OF_GAME = "out_of_game"  # excluded, or left
    SILENCED = "silenced"  # GHOST-2
    GHOST = "ghost"  # `ghosts_talk` is off
    NIGHT = "night"  # `night_talk` is off


def mute(game: engine.Game, seat: int) -> Mute | None:
    """Say why a seat may not write in the game thread just now, or None."""
    if game.turn == 0:
        return Mute.NOT_BEGUN
    if game.phase in {Phase.OVER, Phase.OPENED}:
        return None
    if seat in game.excluded | game.left:
        return Mute.OUT_OF_GAME
    dead = seat not in game.living
    if seat in game.silenced:
        return Mute.SILENCED
    if dead and not game.rules.ghosts_talk:
        return Mute.GHOST
    if game.phase is Phase.CLOSED and not game.rules.night_talk:
        return Mute.NIGHT
    return None


def add(  # noqa: PLR0913  # what a post is made of
    row: Game,
    room: Post.Room,
    voice: Post.Voice,
    *,
    at: datetime,
    source: str,
    html: str,
    seat: int | None = None,
    account: Account | None = None,
    ghost: bool = False,
    mark: str = "",
) -> Post:
    """Add a post to a room of a game that is held for writing; its number is the room's next."""
    counter = _COUNTERS[room]
    number = getattr(row, counter) + 1
    setattr(row, counter, number)
    fields = [counter]
    if room is not Post.Room.MAFIA:
        row.public_version += 1
        fields.append("public_version")
    row.save(update_fields=fields)
    post = Post.objects.create(
        game=row,
        room=room,
        number=number,
        at=at,
        turn=row.turn,
        voice=voice,
        seat=seat,
        account=account,
        ghost=ghost,
        mark=mark,
        source=source,
        html=html,
    )
    topics.bump(row, [_TOPICS[room]])
    return post


def changed(row: Game, room: Post.Room) -> None:
    """Let it be known that what stands in a room, or how it looks, is no longer the same."""
    if room is not Post.Room.MAFIA:
        row.public_version += 1
        row.save(update_fields=["public_version"])
    topics.bump(row, [_TOPICS[room]])


def counts(row: Game, before: Folded, until: datetime | None) -> dict[int, int]:
    """Count the posts of each living seat that the running turn's close counts (TIME-7).

    Those between the last close and `until`; nothing where the turn doesn't close.
    """
    game = before.game
    if until is None or game.phase is not Phase.OPEN:
        return {}
    posts = of_turn(row, before).filter(at__lt=until)
    found = dict(
        posts.values_list("seat").annotate(number=Count("pk")).values_list("seat", "number")
    )
    return {seat: found.get(seat, 0) for seat in sorted(game.living)}


def of_turn(row: Game, known: Folded) -> QuerySet[Post]:
    """Return the seats' posts in the thread that count for the running turn so far (TIME-7)."""
    return of_turns([(row, known)])


def of_turns(games: Iterable[tuple[Game, Folded]]) -> QuerySet[Post]:
    """Return the same of several games."""
    counted = Q(pk__in=())
    for row, known in games:
        since = _counted_since(known)
        counted |= Q(game=row, at__gte=since) if since else Q(game=row)
    return Post.objects.filter(counted, room=Post.Room.THREAD, seat__isnull=False)


def _counted_since(before: Folded) -> datetime | None:
    """Return the close before the running turn, from which on posts count for it; None at first."""
    turn = before.game.turn
    closes = [
        event.at
        for event in before.ledger
        if isinstance(event, TurnClosed) and event.turn == turn - 1
    ]
    return closes[-1] if closes else None
