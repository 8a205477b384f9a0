"""Before the deal: open enrolment, see who has enrolled, set the line-up, close and deal."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST

from misto.engine import (
    CloseEnrolment,
    Deal,
    OpenEnrolment,
    Phase,
)
from misto.engine.deal import fingerprint
from misto.engine.proof import frozen_of
from misto.store.executing import execute
from misto.store.models import Membership
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.desk.balance import odds_of, offered
from misto.web.desk.lineups import line_up_of, start, typed_in
from misto.web.desk.pages import BEFORE, desk_page, done, see_other, why_not
from misto.web.desk.people import People, people
from misto.web.saying import say


@dataclass(frozen=True)
class Enrolled:
    """Somebody who has enrolled."""

    username: str
    name: str
    about: str


def page(request: HttpRequest, code: str) -> HttpResponse:
    """Show how enrolment stands, and do what the host has pressed."""
    visit = visit_as_host(request, code)
    if request.method != "POST":
        return show(request, visit) if visit.view.phase in BEFORE else _back(code)
    match request.POST.get("do"):
        case "open":
            return _open(request, visit)
        case "close":
            return _close(request, visit)
        case "deal":
            return _deal(request, visit, request.POST.get("beacon", ""))
        case _:
            return show(request, visit, typed=request.POST)


def _back(code: str) -> HttpResponse:
    return see_other(reverse("desk:turn", args=[code]))


def show(
    request: HttpRequest, visit: Visit, *, typed: QueryDict | None = None, refused: str = ""
) -> HttpResponse:
    """Show the page; what was typed stays in it."""
    found = people(visit.row)
    game = folded_of(visit).game
    seats = len(game.enrolments)
    if typed is not None and "role-civilian" in typed:
        roles = typed_in(typed)
    else:
        roles = start(seats, game.rules)
    context = {
        "enrolled": _enrolled(visit, found),
        "reserve": found.of(Membership.Part.RESERVE),
        "line_up": line_up_of(roles, visit),
        "odds": offered(visit, roles),
        "enough": seats >= game.rules.seats_min,
        "missing": game.rules.seats_min - seats,
        "fingerprint": _fingerprint(visit),
        "typed_beacon": typed.get("beacon", "") if typed else "",
        "refused": refused,
    }
    return desk_page(request, visit, "desk/enrolment.html", context, status=422 if refused else 200)


@require_POST
def line_up(request: HttpRequest, code: str) -> HttpResponse:
    """Say of a line-up that is being set whether it can be played, and what its odds are."""
    visit = visit_as_host(request, code)
    roles = typed_in(request.POST)
    context: dict[str, Any] = {"line_up": line_up_of(roles, visit)}
    if visit.view.phase is Phase.ENROLMENT:
        context["odds"] = odds_of(visit, roles)
    return render(request, "desk/parts/line_up_changed.html", context)


def _enrolled(visit: Visit, found: People) -> list[Enrolled]:
    about = {m.account.code: m.about for m in found.members}
    rows = [
        Enrolled(found.name(one.person), one.name or "", about.get(one.person, ""))
        for one in folded_of(visit).game.enrolments
    ]
    return sorted(rows, key=lambda row: row.username.casefold())


def _fingerprint(visit: Visit) -> str:
    game = folded_of(visit).game
    if game.phase is not Phase.FROZEN:
        return ""
    return fingerprint(frozen_of(game))


def _open(request: HttpRequest, visit: Visit) -> HttpResponse:
    named = request.POST.get("beacon", "").strip() or None
    executed = execute(visit.row.code, OpenEnrolment(beacon_name=named))
    if executed.refusal:
        refused = why_not(executed.refusal, visit.view)
        return show(request, visit, typed=request.POST, refused=refused)
    return done(request, say("desk-enrolment-opened"), reverse("desk:turn", args=[visit.row.code]))


def _close(request: HttpRequest, visit: Visit) -> HttpResponse:
    """Freeze, and where nothing is waited for, deal: the letters are out with one press."""
    executed = execute(visit.row.code, CloseEnrolment(lineup=typed_in(request.POST)))
    if executed.refusal:
        refused = why_not(executed.refusal, visit.view)
        return show(request, visit, typed=request.POST, refused=refused)
    if executed.folded.game.beacon_name:
        url = reverse("desk:turn", args=[visit.row.code])
        return done(request, say("desk-enrolment-closed"), url)
    return _deal(request, visit, "")


def _deal(request: HttpRequest, visit: Visit, beacon: str) -> HttpResponse:
    executed = execute(visit.row.code, Deal(beacon=beacon.strip() or None))
    if executed.refusal:
        now = visit_as_host(request, visit.row.code)
        return show(request, now, typed=request.POST, refused=why_not(executed.refusal, now.view))
    seats = len(executed.folded.game.roles)
    url = reverse("desk:turn", args=[visit.row.code])
    return done(request, say("desk-dealt", count=seats), url)
