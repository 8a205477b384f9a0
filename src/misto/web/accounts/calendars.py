"""The calendar feed: when the turns of my games close, and when hunting opens.

Whoever has the link reads it, without signing in: it tells the hours of games and nothing else.
"""

from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.urls import reverse
from django.utils import translation
from django.utils.crypto import salted_hmac
from django.views.decorators.http import require_safe
from icalendar import Calendar, Event

from misto.engine import Phase, Reader
from misto.store.folding import folded
from misto.store.models import Account, Game, Membership
from misto.web.saying import say

_PARTS = (*Membership.HOSTS, Membership.Part.PLAYER)


@require_safe
def calendar(request: HttpRequest, token: str) -> HttpResponse:
    """Answer with the feed of whom the link belongs to."""
    account = Account.objects.filter(calendar=token, is_active=True).first()
    if account is None:
        raise Http404
    with translation.override(account.language or settings.LANGUAGE_CODE):
        body = _feed(account).to_ical()
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    if request.headers.get("If-None-Match") == tag:
        response: HttpResponse = HttpResponseNotModified()
    else:
        response = HttpResponse(body, content_type="text/calendar; charset=utf-8")
        response.headers["Content-Disposition"] = 'inline; filename="misto.ics"'
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = "private, no-cache"
    return response


def _feed(account: Account) -> Calendar:
    feed = Calendar()
    feed.add("prodid", "-//Misto//Misto//UK")
    feed.add("version", "2.0")
    feed.add("x-wr-calname", say("site-name"))
    feed.add("refresh-interval;value=duration", "PT1H")
    for game in _games(account):
        for event in _events(account, game):
            feed.add_component(event)
    return feed


def _games(account: Account) -> Iterator[Game]:
    mine = Membership.objects.filter(
        account=account, part__in=_PARTS, game__phase=Phase.OPEN.value, game__paused=False
    )
    for member in mine.select_related("game").order_by("game__closes", "game__code"):
        yield member.game


def _events(account: Account, game: Game) -> Iterator[Event]:
    public = folded(game).view(Reader())
    hunting = public.turn >= public.rules.hunt_from_turn
    if hunting and public.hunt_opens is not None:
        yield _event(account, game, "hunt", public.hunt_opens)
    if public.closes is not None:
        yield _event(account, game, "close", public.closes)


def _event(account: Account, game: Game, what: str, at: datetime) -> Event:
    event = Event()
    event.add("uid", _uid(account, game, what))
    event.add("dtstamp", game.opened_at or game.made_at)
    event.add("dtstart", at)
    event.add("summary", say(f"accounts-calendar-{what}", title=game.title, turn=game.turn))
    event.add("url", settings.SITE_URL + reverse("thread:game", args=[game.code]))
    event.add("transp", "TRANSPARENT")
    return event


def _uid(account: Account, game: Game, what: str) -> str:
    """Name an event: always the same, and readable to nobody."""
    name = salted_hmac("misto.calendar", f"{account.code} {game.code} {game.turn} {what}")
    return f"{name.hexdigest()}@misto"
