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

MOST = 200
"""So many are looked at: who has more, is told of these."""

_NEWS = "_misto_unread"


def count(request: HttpRequest) -> int:
    """Count what the account that has signed in hasn't read."""
    return len(_news(request))


def read(request: HttpRequest, row: Game) -> None:
    """Mark as read what this page of a game answers; written only where there is something."""
    place = request.resolver_match.view_name if request.resolver_match else ""
    kinds = _ANSWERED.get(place)
    if kinds is None:
        return
    news = _news(request)
    answered = [one for one in news if one[1] == row.pk and one[2] in kinds]
    if answered:
        Notice.objects.filter(pk__in=[one[0] for one in answered]).update(read_at=clock.now())
        setattr(request, _NEWS, [one for one in news if one not in answered])


def _news(request: HttpRequest) -> list[tuple[int, int | None, str]]:
    """Return the unread notices as key, game and kind: asked for once a page."""
    if not request.user.is_authenticated:
        return []
    known: list[tuple[int, int | None, str]] | None = getattr(request, _NEWS, None)
    if known is None:
        unread = Notice.objects.filter(account=request.user, read_at=None).order_by("-at", "-pk")
        known = list(unread.values_list("pk", "game_id", "kind")[:MOST])
        setattr(request, _NEWS, known)
    return known
