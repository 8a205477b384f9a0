"""The home page: my games first, then those that enrol, run, have ended."""

from typing import Any

from django.contrib.auth.views import redirect_to_login
from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from misto.store import clock
from misto.store.models import Account, Game, Membership
from misto.web import strangers
from misto.web.lobby import cards

SHOWN = {"enrolling": 12, "running": 12, "ended": 6}
"""So many games of a kind stand on the home page."""

MINE, MINE_ENDED = 40, 3
PAGE = 24

MOST_LIVE = 20
"""So many of my games are listened to; a stream takes no more."""

_PHASES = {"enrolling": cards.ENROLLING, "running": cards.RUNNING, "ended": cards.ENDED}
_ENDED = [phase.value for phase in cards.ENDED]


def home(request: HttpRequest) -> HttpResponse:
    """Show my games, and some of all others; strangers are given the page that is kept."""
    page = strangers.Page()
    version = page.version() if strangers.is_stranger(request) else None
    if version is None:
        return _home(request)
    return strangers.answer(request, page, version, lambda: _home(request))


def _home(request: HttpRequest) -> HttpResponse:
    members = _mine(request)
    own = [member.game_id for member in members]
    lists: dict[str, list[Game]] = {}
    for kind, shown in SHOWN.items():
        lists[kind] = list(_games(kind).exclude(pk__in=own)[: shown + 1])
    every = {
        card.row.pk: card
        for card in cards.of_games([row for kind in lists.values() for row in kind])
    }
    context: dict[str, Any] = {
        "now": clock.now(),
        "mine": _own_cards(request, members),
        "sections": [
            (kind, [every[row.pk] for row in rows[: SHOWN[kind]]], len(rows) > SHOWN[kind])
            for kind, rows in lists.items()
        ],
    }
    going = [card.row.code for card in context["mine"] if card.state != "ended"]
    context["live"] = " ".join(going[:MOST_LIVE])
    context["is_empty"] = not context["mine"] and not any(lists.values())
    return render(request, "lobby/home.html", context)


def games(request: HttpRequest, kind: str) -> HttpResponse:
    """Show all games of a kind, page by page; `mine` are those of who has signed in."""
    pages: Paginator[Any]
    if kind == "mine":
        if not isinstance(request.user, Account):
            return redirect_to_login(request.path)
        pages = Paginator(_memberships(request.user).order_by("-since", "-pk"), PAGE)
        page = pages.get_page(request.GET.get("page"))
        shown = cards.of_account(request.user, list(page.object_list))
    else:
        pages = Paginator(_games(kind), PAGE)
        page = pages.get_page(request.GET.get("page"))
        shown = cards.of_games(list(page.object_list))
    context = {"kind": kind, "cards": shown, "page": page, "now": clock.now()}
    return render(request, "lobby/games.html", context)


def _games(kind: str) -> QuerySet[Game]:
    rows = Game.objects.filter(phase__in=[phase.value for phase in _PHASES[kind]])
    return rows.order_by("-ended_at" if kind == "ended" else "-made_at", "-pk")


def _memberships(account: Account) -> QuerySet[Membership]:
    own = Membership.objects.filter(account=account).exclude(part=Membership.Part.REPLACED)
    return own.select_related("game")


def _mine(request: HttpRequest) -> list[Membership]:
    """Take all of my games that go on, and the last that have ended."""
    if not isinstance(request.user, Account):
        return []
    own = _memberships(request.user)
    going = own.exclude(game__phase__in=_ENDED).order_by("-since", "-pk")
    ended = own.filter(game__phase__in=_ENDED).order_by("-game__ended_at", "-pk")
    return [*going[:MINE], *ended[:MINE_ENDED]]


def _own_cards(request: HttpRequest, members: list[Membership]) -> list[cards.Card]:
    return cards.of_account(request.user, members) if isinstance(request.user, Account) else []
