"""The site's heartbeat: it tells an outage of the site from a worker that was late (TIME-8).

Every process that serves or keeps time beats; a gap is an outage of all of them.
"""

from datetime import datetime, timedelta

from django.db.models import Q

from misto.engine import Game, MoveClose, Phase
from misto.store import clock
from misto.store.models import Beat

AHEAD = timedelta(minutes=2)
"""The clocks of several machines may differ by less than this."""


def last() -> datetime | None:
    """Return when the site was last seen alive."""
    found = Beat.objects.first()
    return found.at if found else None


def beat() -> None:
    """Say that the site is alive; take back what a clock has said that was far ahead."""
    now = clock.now()
    behind = Beat.objects.filter(Q(at__lt=now) | Q(at__gt=now + AHEAD))
    if not behind.update(at=now) and not Beat.objects.exists():
        Beat.objects.create(at=now)


def outage(game: Game, arrived: datetime) -> MoveClose | None:
    """Return what the site has to own up to before a close that is due is settled (TIME-8)."""
    if game.phase is not Phase.OPEN or game.closes is None or game.closes > arrived:
        return None
    since = last()
    if since is None or since >= game.closes or arrived - since <= game.rules.outage:
        return None
    return MoveClose(since=since, until=arrived)
