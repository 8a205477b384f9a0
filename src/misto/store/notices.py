"""Notices: who is told that something happened, in the transaction in which it happens.

A notice tells the kind of thing and the game; who may read more, finds it on the site.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime

from django.db.models import QuerySet

from misto.engine import Event
from misto.engine import events as e
from misto.store.folding import Folded
from misto.store.models import Account, Game, Membership, Notice

_KINDS: dict[type[Event], Notice.Kind] = {
    e.ReportPublished: Notice.Kind.REPORT,
    e.TurnOpened: Notice.Kind.TURN_OPENED,
    e.GameWon: Notice.Kind.GAME_ENDED,
}


def of_events(row: Game, after: Folded, events: Sequence[Event]) -> None:
    """Tell all who play of what all may know, and the players of a deal of their letters."""
    at = after.game.last_at or row.made_at
    turn = after.game.turn
    if any(isinstance(event, e.Dealt) for event in events):
        tell(players(row), Notice.Kind.ROLE_LETTER, row, at=at)  # all with one time stamp
        return
    for taken in (event for event in events if isinstance(event, e.SeatTaken)):
        tell(Account.objects.filter(code=taken.person), Notice.Kind.ROLE_LETTER, row, at=at)
    for kind in dict.fromkeys(_KINDS[type(event)] for event in events if type(event) in _KINDS):
        tell(players(row), kind, row, at=at, turn=turn)


def players(row: Game, seats: Collection[int] | None = None) -> QuerySet[Account]:
    """Return the accounts that play, all or those on some seats, to be told."""
    on = {} if seats is None else {"memberships__seat__in": seats}
    return _to_be_told(memberships__game=row, memberships__part=Membership.Part.PLAYER, **on)


def hosts(row: Game) -> QuerySet[Account]:
    """Return the accounts of the host and the co-hosts, to be told."""
    return _to_be_told(memberships__game=row, memberships__part__in=Membership.HOSTS)


def _to_be_told(**which: object) -> QuerySet[Account]:
    """Find accounts in an order that tells nothing, with what it takes to tell them."""
    found = Account.objects.filter(**which).order_by("code")
    return found.only("code", "email", "silent_bell", "silent_mail")


def tell(
    accounts: Iterable[Account],
    kind: Notice.Kind,
    row: Game | None,
    *,
    at: datetime,
    turn: int | None = None,
) -> None:
    """Tell accounts something, each as they have it set: by the bell, by mail, or not at all."""
    Notice.objects.bulk_create(
        Notice(
            account=account,
            game=row,
            kind=kind,
            turn=turn,
            at=at,
            read_at=at if kind in account.silent_bell else None,
            mail_due_at=at if account.email and kind not in account.silent_mail else None,
        )
        for account in accounts
        if kind not in account.silent_bell or (account.email and kind not in account.silent_mail)
    )
