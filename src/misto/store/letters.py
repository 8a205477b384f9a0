"""Letters: one conversation of each player with the host, and the host's word to all."""

from django.db.models import Max, QuerySet

from misto.store import clock, notices, topics
from misto.store.models import Account, Game, Letter, Membership, Notice


def conversation(row: Game, account: Account) -> QuerySet[Letter]:
    """Return the letters of a player, with those that the host wrote to all, by time."""
    own = Letter.objects.filter(game=row, account=account)
    return (own | Letter.objects.filter(game=row, account=None)).order_by("at", "pk")


def write(row: Game, account: Account | None, *, by_host: bool, source: str, html: str) -> Letter:
    """Write a letter in a game that is held for writing; without an account, to all players."""
    at = clock.arrival(row.last_at)
    last = Letter.objects.filter(game=row, account=account).aggregate(last=Max("number"))["last"]
    letter = Letter.objects.create(
        game=row,
        account=account,
        number=(last or 0) + 1,
        by_host=by_host,
        at=at,
        source=source,
        html=html,
    )
    told: QuerySet[Account] | list[Account]
    if not by_host:
        told = notices.hosts(row)
        topics.bump(row, [topics.HOSTS])
    else:
        told = [account] if account else notices.players(row)
        seats = Membership.objects.filter(game=row, account__in=told, seat__isnull=False)
        topics.bump(
            row, {topics.seat(seat) for seat in seats.values_list("seat", flat=True) if seat}
        )
    notices.tell(told, Notice.Kind.LETTER, row, at=at)
    return letter
