"""Persons by name: a ledger has an account's code, a page the name it bears today."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from misto.engine import Event, View
from misto.store.models import Account
from misto.web.saying import say

E = TypeVar("E", bound=Event)

_FIELDS = ("person", "old", "new", "voter")


def names(codes: Iterable[str]) -> dict[str, str]:
    """Return the name of each person; of an account that is gone, a word that says so."""
    wanted = set(codes)
    if not wanted:
        return {}
    known = dict(Account.objects.filter(code__in=wanted).values_list("code", "username"))
    return {code: known.get(code) or say("site-person-gone") for code in wanted}


def of_events(events: Iterable[Event]) -> set[str]:
    """Return the codes of the persons whom events name."""
    found = (getattr(event, field, None) for event in events for field in _FIELDS)
    return {code for code in found if code}


def named(event: E, names: Mapping[str, str]) -> E:
    """Return an event with its persons' names where their codes stand, to be put into words."""
    changes = {
        field: names.get(code, code)
        for field in _FIELDS
        if (code := getattr(event, field, None)) is not None
    }
    return replace(event, **changes) if changes else event


def named_view(view: View) -> View:
    """Return a view with its persons' names where their codes stand."""
    known = names(view.persons.values())
    return replace(view, persons={seat: known[code] for seat, code in view.persons.items()})
