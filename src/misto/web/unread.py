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

_KEPT = "_misto_unread"


def count(request: HttpRequest) -> int:
    """Count what the account that has signed in hasn't read; asked for once a page."""
    return len(_unread(request))


def read(request: HttpRequest, row: Game) -> None:
    """Mark as read what this page of a game answers; where it answers nothing, nothing is written.

    A notice that comes in between stays new: the page may not have it yet.
    """
    place = request.resolver_match.view_name if request.resolver_match else ""
    kinds = _ANSWERED.get(place, set())
    if not kinds:
        return
    unread = _unread(request)
    answered = {key for key, (game, kind) in unread.items() if game == row.pk and kind in kinds}
    if answered:
        Notice.objects.filter(pk__in=answered).update(read_at=clock.now())
        left = {key: one for key, one in unread.items() if key not in answered}
        setattr(request, _KEPT, left)


def _unread(request: HttpRequest) -> dict[int, tuple[int | None, str]]:
    """Return the game and the kind of each unread notice."""
    if not request.user.is_authenticated:
        return {}
    known: dict[int, tuple[int | None, str]] | None = getattr(request, _KEPT, None)
    if known is None:
        rows = Notice.objects.filter(account=request.user, read_at=None)
        known = {
            key: (game, kind) for key, game, kind in rows.values_list("pk", "game_id", "kind")
        }
        setattr(request, _KEPT, known)
    return known
