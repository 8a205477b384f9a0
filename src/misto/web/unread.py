"""Notices that aren't read yet: how many, and which of them a page of a game answers."""

from django.http import HttpRequest

from misto.store import clock
from misto.store.models import Game, Notice

_KIND = Notice.Kind
_ANSWERED = {
    "thread:game": {
        _KIND.TURN_OPENED, _KIND.REPORT, _KIND.MENTION, _KIND.GAME_ENDED, _KIND.DEADLINE,
        _KIND.REMINDER,
    },
    "thread:talk": {_KIND.MENTION},
    "table:seat": {_KIND.ROLE_LETTER, _KIND.TURN_OPENED, _KIND.DEADLINE, _KIND.REMINDER},
    "table:letters": {_KIND.LETTER},
    "desk:letters": {_KIND.LETTER},
    "desk:turn": {_KIND.DEADLINE, _KIND.REMINDER},
    "archive:reports": {_KIND.REPORT},
    "archive:seats": {_KIND.GAME_ENDED},
}  # fmt: skip
"""What is read by opening a page."""

_COUNT = "_misto_unread"


def count(request: HttpRequest) -> int:
    """Count what the account that has signed in hasn't read; asked for once a page."""
    if not request.user.is_authenticated:
        return 0
    known: int | None = getattr(request, _COUNT, None)
    if known is None:
        known = Notice.objects.filter(account=request.user, read_at=None).count()
        setattr(request, _COUNT, known)
    return known


def read(request: HttpRequest, row: Game) -> None:
    """Mark as read what this page of a game answers; where nothing is unread, nothing is asked."""
    place = request.resolver_match.view_name if request.resolver_match else ""
    if place not in _ANSWERED or not request.user.is_authenticated or not count(request):
        return
    answered = Notice.objects.filter(
        account=request.user, game=row, kind__in=_ANSWERED[place], read_at=None
    )
    setattr(request, _COUNT, count(request) - answered.update(read_at=clock.now()))
