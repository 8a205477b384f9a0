"""Who somebody is to others: a name, since when, and games that are open to all."""

from dataclasses import dataclass
from datetime import datetime
from typing import cast

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from misto.engine import Phase, codec
from misto.engine.events import PersonRevealed
from misto.store.models import Account, Entry, Game, Membership
from misto.store.naming import likeness


@dataclass(frozen=True)
class Played:
    """A game that has been opened, in which somebody is known to have taken part."""

    title: str
    code: str
    part: str
    ended: datetime


@require_safe
def person(request: HttpRequest, name: str) -> HttpResponse:
    """Show an account to others."""
    account = Account.objects.filter(likeness=likeness(name), is_active=True).first()
    if account is None:
        raise Http404
    if account.username != name:
        return redirect("accounts:person", account.username)
    context = {"person": account, "month": account.date_joined.month, "played": _played(account)}
    return render(request, "accounts/person.html", context)


def _played(account: Account) -> list[Played]:
    """Return the opened games of somebody: those hosted, and those whose ledger names them to all.

    Where `reveal_person` is `never`, no ledger does (SEAT-4).
    """
    opened = Game.objects.filter(phase=Phase.OPENED.value)
    hosted = opened.filter(memberships__account=account, memberships__part__in=Membership.HOSTS)
    games = dict.fromkeys(hosted, "host")
    entries = Entry.objects.filter(
        game__in=opened.filter(memberships__account=account),
        kind="person_revealed",
        body__contains=account.code,
    )
    for entry in entries.select_related("game"):
        event = cast("PersonRevealed", codec.decode(entry.body.encode()))
        if event.person == account.code:
            games.setdefault(entry.game, "player")
    found = [Played(g.title, g.code, part, g.ended_at or g.made_at) for g, part in games.items()]
    return sorted(found, key=lambda one: (one.ended, one.code), reverse=True)
