"""The timekeeper's work: what falls due is settled at its instant, once, by whoever is there."""

import logging
from datetime import datetime, timedelta

from django.db import Error

from misto.engine import MoveClose, Phase
from misto.store import beating, clock
from misto.store.executing import execute
from misto.store.models import Game, PersonaSession
from misto.store.sessions import SessionStore

_log = logging.getLogger(__name__)

GAP = timedelta(minutes=2)
"""A longer silence than this may have been an outage; each game's rules say from when on."""


def settle_due() -> int:
    """Settle every game in which something has fallen due; return how many there were."""
    codes = list(
        Game.objects.filter(due_at__lte=clock.now())
        .order_by("due_at", "pk")
        .values_list("code", flat=True)
    )
    for code in codes:
        _settle(code, None)
    return len(codes)


def _settle(code: str, command: MoveClose | None) -> None:
    """Settle one game; what is wrong with it doesn't hold up the others."""
    try:
        execute(code, command)
    except Error:
        raise
    except Exception:  # noqa: BLE001  # written down, and tried again the next second
        _log.exception("game %s can't be settled", code)


def wake() -> None:
    """Beat; after an outage first move the closes that it has hit (TIME-8)."""
    since, now = beating.last(), clock.now()
    if since is not None and now - since > GAP:
        after_outage(since, now)
    beating.beat()


def after_outage(since: datetime, until: datetime) -> None:
    """Tell every running game that the site was down; those it was too short for refuse."""
    running = Game.objects.filter(phase=Phase.OPEN.value).values_list("code", flat=True)
    for code in list(running):
        _settle(code, MoveClose(since=since, until=until))


def tidy() -> None:
    """Drop the sessions that have run out, of accounts and of personas."""
    SessionStore.clear_expired()
    PersonaSession.objects.filter(expires_at__lte=clock.now()).delete()
