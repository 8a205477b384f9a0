"""What a player still owes this turn: a vote, a post, an argument, a role order."""

from dataclasses import dataclass
from enum import StrEnum

from misto.engine import Kind, Phase, View
from misto.engine.orders import SLOT
from misto.engine.roles import MAY
from misto.engine.terms import ROLE_ORDERS
from misto.store.duties import owes_argument, owes_vote
from misto.store.models import Post
from misto.store.posting import counted_since
from misto.web.access import Visit

_NIGHT = ROLE_ORDERS | {Kind.KILL}


class Duty(StrEnum):
    """What may be owed."""

    LETTER = "letter"  # the role letter, to be confirmed
    VOTE = "vote"
    POST = "post"
    INTRODUCTION = "introduction"  # SEAT-5
    ARGUMENT = "argument"  # COURT-8
    ORDER = "order"


@dataclass(frozen=True)
class Owed:
    """One row of the list: done, due, or neither where nothing has to be done."""

    duty: Duty
    done: bool
    due: bool


def owed(visit: Visit) -> tuple[Owed, ...]:
    """Return what who visits owes and has done this turn; nothing for who doesn't play in it."""
    seat, view = visit.seat, visit.view
    if seat is None or not visit.is_player or view.phase is not Phase.OPEN:
        return ()
    if seat in view.dead or seat in view.excluded or seat in view.left:
        return ()
    posts, marks = _posts(visit, seat)
    rows = [_row(Duty.VOTE, _voted(view, seat))] if owes_vote(view, seat) else []
    if view.rules.min_posts:
        rows.append(_row(Duty.POST, posts >= view.rules.min_posts))
    if view.turn == 1:
        rows.append(_row(Duty.INTRODUCTION, Post.Mark.INTRODUCTION in marks))
    if owes_argument(view, seat):
        rows.append(_row(Duty.ARGUMENT, Post.Mark.ARGUMENT in marks))
    if visit.member is not None and visit.member.letter_read_at is None:
        rows.insert(0, _row(Duty.LETTER, done=False))
    return (*rows, _order(view, seat))


def _row(duty: Duty, done: bool) -> Owed:  # noqa: FBT001  # a row is done or due
    return Owed(duty, done, due=not done)


def _voted(view: View, seat: int) -> bool:
    return (seat, Kind.VOTE) in view.orders


def _order(view: View, seat: int) -> Owed:
    """The role order; who has none to send owes none, in a row that looks the same."""
    role = view.roles.get(seat)
    kinds = _NIGHT & frozenset(MAY[role]) if role else frozenset()
    done = any((seat, SLOT[kind]) in view.orders for kind in kinds)
    return Owed(Duty.ORDER, done, due=bool(kinds) and not done)


def _posts(visit: Visit, seat: int) -> tuple[int, set[str]]:
    """Count a seat's posts since the last close, and what they are marked as."""
    posts = Post.objects.filter(game=visit.row, room=Post.Room.THREAD, seat=seat)
    if since := counted_since(visit.folded):
        posts = posts.filter(at__gte=since)
    marks = list(posts.values_list("mark", flat=True))
    return len(marks), set(marks)
