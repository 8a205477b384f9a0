"""Rate limits: counted in the cache that all workers share, as the database holds it.

Whoever has come to an end of them is told when to try again, and keeps what was typed. A limit is
taken whether what it is about exists or not: it tells nobody which names, nicks or addresses do.
"""

import time  # noqa: TID251  # the cache's own clock: what is kept in it ends by no other
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Any, TypeVar

from django.core.cache import cache
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.crypto import salted_hmac

_MINUTE, _HOUR = 60, 3600
_ONE_NETWORK = 64
"""Bits of an address of IPv6 that one household has: it chooses the others as it likes."""


@dataclass(frozen=True)
class Limit:
    """So many of something for each whose it is, within so many seconds.

    A place is a key that one process alone can add, so those that try at once can't both have it.
    Whose it is can't be read from the key.
    """

    what: str
    most: int
    seconds: int

    def take(self, whose: str) -> str | None:
        """Take a place; None where none is free."""
        places = self._places(whose)
        taken = cache.get_many(places)
        until = time.time() + self.seconds
        free = (place for place in places if place not in taken)
        return next((place for place in free if cache.add(place, until, self.seconds)), None)

    def minutes(self, whose: str) -> int:
        """Return how many minutes it takes until a place is free."""
        first = min(cache.get_many(self._places(whose)).values(), default=0.0)
        return max(1, ceil((first - time.time()) / _MINUTE))

    def _places(self, whose: str) -> list[str]:
        name = salted_hmac(f"misto.limit.{self.what}", whose, algorithm="sha256").hexdigest()[:40]
        return [f"{self.what}:{name}:{place}" for place in range(self.most)]


SIGN_IN = Limit("sign-in", 60, 10 * _MINUTE)
SIGN_UP = Limit("sign-up", 30, _HOUR)
RESET = Limit("reset", 20, _HOUR)
RESET_OF = Limit("reset-of", 3, _HOUR)
RESET_TO = Limit("reset-to", 3, _HOUR)
ENTER = Limit("enter", 10, 15 * _MINUTE)
ENTER_FROM = Limit("enter-from", 10, 15 * _MINUTE)
ENROL = Limit("enrol", 30, _HOUR)
COMPLAIN = Limit("complaint", 10, _HOUR)


def give_back(places: Iterable[str | None]) -> None:
    """Give places back: what took them went well."""
    cache.delete_many([place for place in places if place])


def address(request: HttpRequest) -> str:
    """Return whence a request comes, as the server in front of us says it."""
    said = str(request.META.get("REMOTE_ADDR", ""))
    try:
        found = ip_address(said)
    except ValueError:
        return said
    if isinstance(found, IPv6Address) and not found.ipv4_mapped:
        return str(ip_network((found, _ONE_NETWORK), strict=False).network_address)
    return said


# ---------------------------------------------------------------------------------------------
# What is written is counted where it is kept

Row = TypeVar("Row")

MOST_WRITTEN = 30
WHILE = timedelta(minutes=10)


def lately(own: QuerySet[Any, Row], at: datetime) -> list[Row]:
    """Return the newest of what somebody has written lately, within the transaction that writes.

    `own` are the posts, or letters, of who writes.
    """
    return list(own.filter(at__gt=at - WHILE).order_by("-at", "-pk")[:MOST_WRITTEN])


def pause(times: Sequence[datetime], at: datetime) -> int:
    """Return for how many minutes somebody who writes too much must wait; 0 for everybody else.

    `times` are those of what they wrote `lately`.
    """
    if len(times) < MOST_WRITTEN:
        return 0
    return max(1, ceil((times[-1] + WHILE - at) / timedelta(minutes=1)))
