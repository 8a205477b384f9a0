"""The bell's page: what happened, the newest first, and where to read it."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth.decorators import login_required
from django.core.paginator import Page, Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from misto.store import clock
from misto.store.models import Account, Membership, Notice
from misto.web.accounts.answers import see, signed_in
from misto.web.saying import say

PAGE = 30

_PLACES = {
    Notice.Kind.ROLE_LETTER: "table:seat",
    Notice.Kind.TURN_OPENED: "thread:game",
    Notice.Kind.DEADLINE: "table:seat",
    Notice.Kind.REPORT: "archive:reports",
    Notice.Kind.LETTER: "table:letters",
    Notice.Kind.MENTION: "thread:game",
    Notice.Kind.GAME_ENDED: "archive:seats",
    Notice.Kind.REMINDER: "table:seat",
}
_PLACES_OF_HOSTS = {Notice.Kind.LETTER: "desk:letters"}


@dataclass(frozen=True)
class Line:
    """One line of the page."""

    words: str
    there: str
    at: datetime
    is_new: bool


@login_required
@require_safe
def notices(request: HttpRequest) -> HttpResponse:
    """List the notices of an account."""
    account = signed_in(request)
    shown = Notice.objects.filter(account=account).exclude(kind__in=account.silent_bell)
    pages = Paginator(shown.select_related("game").order_by("-at", "-pk"), PAGE)
    page = pages.get_page(request.GET.get("page"))
    context = {"page": page, "lines": list(_lines(account, page))}
    return render(request, "accounts/notices.html", context)


@login_required
@require_POST
def read(request: HttpRequest) -> HttpResponse:
    """Mark all as read."""
    unread = Notice.objects.filter(account=signed_in(request), read_at=None)
    unread.update(read_at=clock.now())
    return see(reverse("accounts:notices"))


def _lines(account: Account, page: Page[Notice]) -> Iterator[Line]:
    games = {notice.game_id for notice in page if notice.game_id}
    hosted = Membership.objects.filter(account=account, game__in=games, part__in=Membership.HOSTS)
    hosts = set(hosted.values_list("game", flat=True))
    for notice in page:
        yield Line(words(notice), _there(notice, hosts), notice.at, notice.read_at is None)


def words(notice: Notice) -> str:
    """Say what happened: the kind of thing and the game, nothing more."""
    title = notice.game.title if notice.game else say("site-name")
    return say(f"notice-bell-{notice.kind.replace('_', '-')}", title=title, turn=notice.turn or 0)


def _there(notice: Notice, hosts: Collection[int]) -> str:
    if notice.game is None:
        return reverse("lobby:home")
    kind = Notice.Kind(notice.kind)
    place = _PLACES[kind]
    if notice.game_id in hosts:
        place = _PLACES_OF_HOSTS.get(kind, "thread:game")
    return reverse(place, args=[notice.game.code])
