"""A persona's own entry: a nick and a password, for the thread and the looks alone (SEAT-3).

Below `/as/` nobody looks at the main account's session, and the persona's cookie is sent nowhere
else: `misto.web.middleware.selves` keeps the two apart.
"""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_http_methods, require_POST

from misto.store import personas
from misto.store.models import Game
from misto.web import limits
from misto.web.pages import game_page
from misto.web.saying import say
from misto.web.thread import following, places
from misto.web.thread.acts import AS, stand


def game(request: HttpRequest, code: str) -> HttpResponse:
    """Show the thread to who has entered as a persona."""
    place = stand(request, code, AS)
    return place if isinstance(place, HttpResponse) else following.show(request, place)


@require_http_methods(["GET", "HEAD", "POST"])
def enter(request: HttpRequest, code: str) -> HttpResponse:
    """Enter a game as a persona, with its nick and its password."""
    row = Game.objects.filter(code=code).first()
    if row is None:
        raise Http404
    if request.method != "POST":
        return _page(request, row, ended=row.phase == "opened")
    nick = request.POST.get("nick", "")[:100]
    address, self_ = limits.address(request), f"{code}/{nick.strip().casefold()}"
    whence = limits.ENTER_FROM.take(address)
    who = limits.ENTER.take(self_) if whence else None
    if who is None or whence is None:
        full, whose = (limits.ENTER, self_) if whence else (limits.ENTER_FROM, address)
        limits.give_back([whence])
        error = say("thread-enter-too-often", minutes=full.minutes(whose))
        return _page(request, row, nick, error, status=429)
    found = personas.enter(row, nick, request.POST.get("password", "")[:100])
    if found is None:
        return _page(request, row, nick, say("thread-enter-wrong"), status=403)
    limits.give_back([who, whence])
    response = _to(f"/as/{code}/")
    response.set_cookie(
        places.COOKIE,
        found[1],
        max_age=personas.LASTS,
        path=f"/as/{code}/",
        secure=settings.SECURE,
        httponly=True,
        samesite="Lax",
    )
    return response


@require_POST
def leave(request: HttpRequest, code: str) -> HttpResponse:
    """Leave: this browser is nobody's persona any more."""
    personas.leave(request.COOKIES.get(places.COOKIE, ""))
    response = _to(f"/as/{code}/enter/")
    response.delete_cookie(places.COOKIE, path=f"/as/{code}/", samesite="Lax")
    return response


def _page(
    request: HttpRequest,
    row: Game,
    nick: str = "",
    error: str = "",
    *,
    status: int = 200,
    ended: bool = False,
) -> HttpResponse:
    visit = places.for_stranger(row, "thread").visit
    context = {"nick": nick, "error": error, "ended": ended, "base": "thread/as.html"}
    return game_page(request, visit, "thread/enter.html", context, status=status)


def _to(address: str) -> HttpResponse:
    response = HttpResponseRedirect(address)
    response.status_code = 303
    return response
