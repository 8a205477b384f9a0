"""How far somebody has read the mafia's chat, and how much of it is new to them."""

from collections.abc import Sequence

from django.db.models import Q, QuerySet, Subquery
from django.db.models.functions import Coalesce

from misto.engine.roles import MAFIA
from misto.store.models import Post, Reading
from misto.web.access import Visit, folded_of
from misto.web.table import chat


def read_until(found: Visit) -> int:
    """Return the number of the last line of the chat that who visits has read."""
    return max(_numbers(found), default=0)


def _numbers(found: Visit) -> QuerySet[Reading, int]:
    readings = Reading.objects.filter(account=found.account, game=found.row)
    return readings.filter(room=Post.Room.MAFIA).values_list("number", flat=True)


def remember(found: Visit, known: int, posts: Sequence[Post]) -> None:
    """Remember that these lines were read."""
    last = max((post.number for post in posts), default=0)
    if last > known and found.account is not None:
        Reading.objects.update_or_create(
            {"number": last}, account=found.account, game=found.row, room=Post.Room.MAFIA
        )


def unread(found: Visit, seat: int) -> int:
    """Count the lines of the chat that are new to a seat.

    As much is asked of the database for who isn't in it: what a page costs tells no role.
    """
    inside = found.view.roles.get(seat) in MAFIA
    spans = chat.spans(folded_of(found).ledger, seat) if inside else ()
    mine = chat.within(spans) if spans else Q(number=0)
    known = Coalesce(Subquery(_numbers(found)), 0)
    posts = Post.objects.filter(game=found.row, room=Post.Room.MAFIA, number__gt=known)
    return posts.filter(mine).exclude(seat=seat).count()
