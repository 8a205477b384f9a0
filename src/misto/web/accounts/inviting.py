"""Invitations: links by which one account each may be made; a link to a seat is one, too."""

from datetime import timedelta

from django.conf import settings
from django.db.models import QuerySet
from django.http import HttpRequest

from misto.engine import Phase
from misto.store import clock
from misto.store.models import Account, Invitation, Membership, Offer

LASTS = timedelta(days=14)
MOST = 50
"""How many open invitations one account may have out."""

_KEY, _SEAT = "invitation", "seat"
_RUNNING = (Phase.OPEN.value, Phase.CLOSED.value)


def may_invite(account: Account) -> bool:
    """Say who may invite: the operator's staff, and whoever hosts a game that isn't opened yet."""
    if settings.SIGN_UP != "invitation":
        return False
    hosted = Membership.objects.filter(account=account, part__in=Membership.HOSTS)
    return account.is_staff or hosted.exclude(game__phase=Phase.OPENED.value).exists()


def find(token: str) -> Invitation | None:
    """Return an invitation that can still be used."""
    if settings.SIGN_UP != "invitation" or not token:
        return None
    return Invitation.objects.filter(token=token, used_at=None, expires_at__gt=clock.now()).first()


def accept(request: HttpRequest, invitation: Invitation) -> None:
    """Let this browser make an account; the invitation is spent when it has made one."""
    request.session[_KEY] = invitation.token


def accept_seat(request: HttpRequest, token: str) -> bool:
    """Let who was sent a link to a seat make an account, if none was made by it yet (HOST-6)."""
    if settings.SIGN_UP != "invitation" or not _admitting(token).exists():
        return False
    request.session[_SEAT] = token
    return True


def is_invited(request: HttpRequest) -> bool:
    """Say whether this browser came with a link by which an account can still be made."""
    if find(str(request.session.get(_KEY, ""))) is not None:
        return True
    seat = str(request.session.get(_SEAT, ""))
    return settings.SIGN_UP == "invitation" and bool(seat) and _admitting(seat).exists()


def spend(request: HttpRequest) -> bool:
    """Spend the link of this browser; of two that try at once, one alone succeeds."""
    token, seat = (str(request.session.pop(key, "")) for key in (_KEY, _SEAT))
    now = clock.now()
    usable = Invitation.objects.filter(token=token, used_at=None, expires_at__gt=now)
    return usable.update(used_at=now) == 1 or _admitting(seat).update(admitted_at=now) == 1


def offers() -> QuerySet[Offer]:
    """Return the links to seats that still work: not used, not too old, and of a running game."""
    young = Offer.objects.filter(used_at=None, made_at__gt=clock.now() - LASTS)
    return young.filter(game__phase__in=_RUNNING)


def _admitting(token: str) -> QuerySet[Offer]:
    return offers().filter(token=token, admitted_at=None)


def open_of(account: Account) -> list[Invitation]:
    """Return the invitations of an account that nobody has used yet."""
    mine = Invitation.objects.filter(by=account, used_at=None, expires_at__gt=clock.now())
    return list(mine.order_by("made_at", "pk"))


def make(account: Account, note: str) -> Invitation | None:
    """Make an invitation; None where too many are out."""
    if len(open_of(account)) >= MOST:
        return None
    now = clock.now()
    return Invitation.objects.create(by=account, note=note, made_at=now, expires_at=now + LASTS)


def withdraw(account: Account, token: str) -> bool:
    """Withdraw an invitation of one's own that nobody has used."""
    gone, _ = Invitation.objects.filter(by=account, token=token, used_at=None).delete()
    return gone > 0
