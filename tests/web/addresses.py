"""Every address of the site, from the URL configuration, so that a new page can't be forgotten.

`addresses(table)` fills the places of each pattern with what a game of the cast has. A pattern for
which there is no example fails the tests that walk.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from django.urls import URLPattern, URLResolver, get_resolver

from tests.cast import Table

ACTS = re.compile(
    r"(order|withdraw|note|about|read|post|preview|switch|remind|publish|undo|clear|renew)/$"
)
"""Addresses that are written to, and have no page of their own."""


@dataclass(frozen=True)
class Address:
    """A pattern, and an example of it."""

    route: str
    path: str


def routes() -> list[str]:
    """Return all patterns, the admin's but for its first page left out."""
    found = list(_routes(get_resolver().url_patterns, ""))
    return [route for route in found if not route.startswith("operator/") or route == "operator/"]


def _routes(patterns: list[URLPattern | URLResolver], prefix: str) -> Iterator[str]:
    for pattern in patterns:
        route = prefix + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from _routes(pattern.url_patterns, route)
        else:
            yield route


def addresses(table: Table) -> list[Address]:
    """Return an example of every pattern, for a game; raise ValueError where there is none."""
    return [Address(route, _example(route, table)) for route in routes()]


def _example(route: str, table: Table) -> str:
    values = {
        "slug:code": table.code,
        "int:number": "3",
        "slug:page": "play",
        "slug:name": "nothing",
        "int:pk": "1",
        "str:name": table.reader.username,
        "slug:token": "no-such-token",
        "str:token": "no-such-token",
        "slug:what": "exclude",
        "str:what": "exclude",
        "int:turn": "1",
        "int:seat": "1",
        "slug:setup": "nothing",
        "slug:person": table.players[0].code,
    }
    path = re.sub(r"<([^>]+)>", lambda place: values.get(place[1], place[0]), route)
    path = re.sub(r"\(\?P<(\w+)>[^)]*\)", "abc", path).replace("^", "").replace("$", "")
    if "<" in path:
        raise ValueError(f"there is no example for {route}: tests/web/addresses.py")
    return "/" + path
