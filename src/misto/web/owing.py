"""What a player still owes this turn: a vote, a post, an argument, a role order."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from django.core.cache import caches
from django.db.models import Count

from misto.engine import Kind, Phase, View
from misto.engine.orders import SLOT
from misto.engine.roles import MAY
from misto.engine.terms import ROLE_ORDERS
from misto.store.duties import owes_argument, owes_vote
from misto.store.models import Game, Post
from misto.store.posting import of_turns
from misto.web.access import Visit, folded_of

_NIGHT = ROLE_ORDERS | {Kind.KILL}
_COUNTED = ("game_id", "seat", "mark")
_Marks = dict[int, Counter[str]]


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
    return all_owed([visit])[0]


def all_owed(visits: Sequence[Visit]) -> list[tuple[Owed, ...]]:
    """Return the same for visits to several games; their posts take one query for all."""
    marks = _marks([visit for visit in visits if _plays(visit)])
    return [_rows(visit, marks[visit.row.pk]) if _plays(visit) else () for visit in visits]


def _plays(visit: Visit) -> bool:
    seat, view = visit.seat, visit.view
    out = view.dead.keys() | view.excluded | view.left
    return visit.is_player and view.phase is Phase.OPEN and seat is not None and seat not in out


def _rows(visit: Visit, marks: Counter[str]) -> tuple[Owed, ...]:
    """List what is owed and done; `marks` counts the seat's posts since the last close."""
    seat, view = visit.seat or 0, visit.view
    rows = [_row(Duty.VOTE, _voted(view, seat))] if owes_vote(view, seat) else []
    if view.rules.min_posts:
        rows.append(_row(Duty.POST, marks.total() >= view.rules.min_posts))
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


def _marks(visits: Sequence[Visit]) -> defaultdict[int, Counter[str]]:
    """Return, by game, how many posts of a seat since the last close are marked as what.

    All seats of a game are counted at once, and kept for as long as its thread stands as it does.
    """
    rows = {_key(visit.row): visit for visit in visits}
    known: dict[str, _Marks] = caches["pages"].get_many(rows)
    if new := [visit for key, visit in rows.items() if key not in known]:
        counted = _counted(new)
        fresh = {_key(visit.row): counted[visit.row.pk] for visit in new}
        caches["pages"].set_many(fresh)
        known |= fresh
    found: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for key, visit in rows.items():
        found[visit.row.pk] = known[key].get(visit.seat or 0, Counter())
    return found


def _key(row: Game) -> str:
    return f"marks:{row.code}:{row.public_version}"


def _counted(visits: Sequence[Visit]) -> defaultdict[int, _Marks]:
    """Count the posts of several games by seat and mark, in one query."""
    found: defaultdict[int, _Marks] = defaultdict(dict)
    posts = of_turns((visit.row, folded_of(visit)) for visit in visits)
    counts = posts.values(*_COUNTED).annotate(number=Count("pk"))
    for key, seat, mark, number in counts.values_list(*_COUNTED, "number"):
        found[key].setdefault(seat or 0, Counter())[mark] = number
    return found
