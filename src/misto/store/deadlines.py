"""Who is told that a turn soon closes: those who still owe what all owe alike.

A vote, a post, an argument: a role's order is not asked after, since a notice about one would tell
whoever reads the mailbox that there is such a role. All are told at the same moment.
"""

from collections import defaultdict
from datetime import timedelta

from misto.engine import Host, Kind, Phase, View
from misto.store import clock, notices, posting
from misto.store.duties import owes_argument, owes_vote
from misto.store.folding import Folded, folded
from misto.store.models import Game, Notice, Post
from misto.store.writing import writing

BEFORE = timedelta(hours=3)
"""How long before the close; in a short turn, when a quarter of it is left."""


def remind() -> int:
    """Tell of the deadlines that are near; return in how many games."""
    now = clock.now()
    near = Game.objects.filter(
        phase=Phase.OPEN.value, paused=False, due_at__gt=now, due_at__lte=now + BEFORE
    )
    told = [_tell(row.code) for row in near.order_by("due_at", "pk") if _is_near(row)]
    return sum(told)


def _is_near(row: Game) -> bool:
    if row.reminded_turn == row.turn or row.closes is None or row.opened_at is None:
        return False
    before = min(BEFORE, (row.closes - row.opened_at) / 4)
    return row.closes - before <= clock.now() < row.closes


def _tell(code: str) -> bool:
    """Tell the players of a game, once a turn."""
    with writing(code) as row:
        if row.phase != Phase.OPEN.value or row.paused or not _is_near(row):
            return False
        row.reminded_turn = row.turn
        row.save(update_fields=["reminded_turn"])
        owing = owing_seats(row, folded(row))
        at = clock.arrival(row.last_at)
        notices.tell(notices.players(row, owing), Notice.Kind.DEADLINE, row, at=at, turn=row.turn)
        return True


def owing_seats(row: Game, known: Folded) -> list[int]:
    """Return the living seats that owe a vote, a post or an argument; who is out owes nothing."""
    view = known.view(Host())
    marks, out = _marks(row, known), view.excluded | view.left
    return [seat for seat in view.living if seat not in out and _owes(view, seat, marks[seat])]


def _owes(view: View, seat: int, marks: list[str]) -> bool:
    if owes_vote(view, seat) and (seat, Kind.VOTE) not in view.orders:
        return True
    if len(marks) < view.rules.min_posts:
        return True
    return owes_argument(view, seat) and Post.Mark.ARGUMENT not in marks


def _marks(row: Game, known: Folded) -> dict[int, list[str]]:
    """Return how each seat's posts since the last close are marked."""
    found: dict[int, list[str]] = defaultdict(list)
    for seat, mark in posting.of_turn(row, known).values_list("seat", "mark"):
        found[seat or 0].append(mark)
    return found
