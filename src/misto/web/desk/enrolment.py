"""Before the deal: open enrolment, see who has enrolled, set the line-up, close and deal."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST

from misto.engine import (
    Clause,
    CloseEnrolment,
    Code,
    Deal,
    OpenEnrolment,
    Phase,
    Refusal,
    Role,
    Rules,
    Side,
)
from misto.engine.deal import fingerprint
from misto.engine.lineup import mafia_wanted, refusal, suggest
from misto.engine.proof import frozen_of
from misto.engine.roles import SIDE, SPECS
from misto.store.executing import execute
from misto.store.models import Membership
from misto.text import refusal as refusal_text
from misto.text import words
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.desk.pages import BEFORE, desk_page, done, see_other, why_not
from misto.web.desk.people import People, people
from misto.web.numbers import whole
from misto.web.saying import language, say

_LOOKS = {Side.TOWN: "town", Side.MAFIA: "mafia", Side.MANIAC: "lone"}
_MOST = 999


@dataclass(frozen=True)
class Line:
    """One role of a line-up, and how many of it."""

    role: str
    label: str
    side: str
    count: int
    most: int


@dataclass(frozen=True)
class LineUp:
    """A line-up with what the rules say of it (GAME-3, GAME-4)."""

    lines: tuple[Line, ...]
    seats: int
    count: int
    mafia: int
    wanted: int
    fault: str
    clause: str


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
    roles = _typed(typed) if typed is not None and "role-civilian" in typed else None
    context = {
        "enrolled": _enrolled(visit, found),
        "reserve": found.of(Membership.Part.RESERVE),
        "line_up": line_up_of(_start(seats, game.rules) if roles is None else roles, visit),
        "enough": seats >= game.rules.seats_min,
        "missing": game.rules.seats_min - seats,
        "fingerprint": _fingerprint(visit),
        "typed_beacon": typed.get("beacon", "") if typed else "",
        "refused": refused,
    }
    return desk_page(request, visit, "desk/enrolment.html", context, status=422 if refused else 200)


@require_POST
def line_up(request: HttpRequest, code: str) -> HttpResponse:
    """Say of a line-up that is being set whether it can be played."""
    visit = visit_as_host(request, code)
    found = line_up_of(_typed(request.POST), visit)
    return render(request, "desk/parts/line_up_verdict.html", {"line_up": found})


def _enrolled(visit: Visit, found: People) -> list[Enrolled]:
    about = {m.account.code: m.about for m in found.members}
    rows = [
        Enrolled(found.name(one.person), one.name or "", about.get(one.person, ""))
        for one in folded_of(visit).game.enrolments
    ]
    return sorted(rows, key=lambda row: row.username.casefold())


def _start(seats: int, rules: Rules) -> tuple[Role, ...]:
    """Return the line-up to begin with: the suggested one, where there is one for this number."""
    try:
        return suggest(seats, rules)
    except ValueError:
        mafia = min(seats, max(1, mafia_wanted(seats, rules)))
        return (*[Role.MAFIOSO] * mafia, *[Role.CIVILIAN] * (seats - mafia))


def _typed(data: QueryDict) -> tuple[Role, ...]:
    roles: list[Role] = []
    for role in Role:
        count = whole(data.get(f"role-{role}", "").strip()) or 0
        roles += [role] * min(count, _MOST)
    return tuple(roles)


def line_up_of(roles: Sequence[Role], visit: Visit) -> LineUp:
    """Look at a line-up as the form shows it."""
    game = folded_of(visit).game
    seats, count = len(game.enrolments), Counter(roles)
    fault = _fault(roles, seats, game.rules)
    lines = tuple(
        Line(
            role=role.value,
            label=words.role(language(), role),
            side=_LOOKS[SIDE[role]],
            count=count[role],
            most=_MOST if SPECS[role].many else 1,
        )
        for role in Role
    )
    return LineUp(
        lines=lines,
        seats=seats,
        count=len(roles),
        mafia=sum(SIDE[role] is Side.MAFIA for role in roles),
        wanted=mafia_wanted(seats, game.rules),
        fault=refusal_text(language(), fault) if fault else "",
        clause=fault.clause.value if fault else "",
    )


def _fault(roles: Sequence[Role], seats: int, rules: Rules) -> Refusal | None:
    if len(roles) != seats:
        code = Code.LINEUP_WRONG_SIZE
        return Refusal(code=code, clause=Clause.GAME_4, count=len(roles), limit=seats)
    return refusal(roles, rules)


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
    executed = execute(visit.row.code, CloseEnrolment(lineup=_typed(request.POST)))
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
