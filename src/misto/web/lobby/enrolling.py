"""The page on which one enrols in a game, withdraws, or joins its reserve."""

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from misto.engine import Gender, Phase, View, WithdrawEnrolment
from misto.engine.deal import NONCE_MAX, NONCE_MIN, fingerprint
from misto.engine.names import NAME_MAX
from misto.engine.proof import frozen_of
from misto.store.executing import execute
from misto.store.models import Account, Membership
from misto.text import refusal as in_words
from misto.web import limits
from misto.web.access import Visit, visit
from misto.web.lobby import enrolment
from misto.web.lobby.enrolment import Filled
from misto.web.pages import game_page
from misto.web.saying import language, say


def enrol(request: HttpRequest, code: str) -> HttpResponse:
    """Show the form, filled with what I have enrolled with; or take it."""
    found = visit(request, code)
    if request.method != "POST":
        return _page(request, found, Filled.of(found))
    if found.account is None:
        return redirect_to_login(request.path)
    filled = Filled.read(request.POST)
    was_in = found.member is not None and found.is_player
    if not filled.errors:
        filled.errors |= _too_often(found.account)
    if not filled.errors:
        refusal = enrolment.enrol(code, found.account, filled)
        if refusal is None:
            messages.success(request, say("lobby-enrol-changed" if was_in else "lobby-enrol-done"))
            return _back(code)
        filled.refuse(refusal)
    return _page(request, visit(request, code), filled, status=422)


@require_POST
def withdraw(request: HttpRequest, code: str) -> HttpResponse:
    """Take an enrolment back, while enrolment is open."""
    found = visit(request, code)
    if found.account is None:
        return redirect_to_login(_address(code))
    if wait := _too_often(found.account):
        messages.error(request, wait["form"])
        return _back(code)
    done = execute(code, WithdrawEnrolment(person=found.account.code))
    if done.refusal is None:
        messages.success(request, say("lobby-enrol-withdrawn"))
    else:
        messages.error(request, in_words(language(), done.refusal))
    return _back(code)


@require_POST
def reserve(request: HttpRequest, code: str) -> HttpResponse:
    """Join the reserve of a game, or leave it."""
    found = visit(request, code)
    if found.account is None:
        return redirect_to_login(_address(code))
    wanted = request.POST.get("wanted") != "no"
    if enrolment.stand_by(code, found.account, wanted=wanted):
        messages.success(request, say("lobby-reserve-in" if wanted else "lobby-reserve-out"))
    else:
        messages.error(request, say("lobby-reserve-refused"))
    return _back(code)


def _page(request: HttpRequest, found: Visit, filled: Filled, status: int = 200) -> HttpResponse:
    view, account = found.view, found.account
    nonce = view.own_nonces.get(account.code) if account else None
    context = {
        "filled": filled,
        "sent": status != 200,  # noqa: PLR2004  # what was typed stays, whatever has happened
        "state": _state(found),
        "may_stand_by": enrolment.takes_reserve(found.row),
        "nonce": nonce,
        "place": view.nonces.index(nonce) + 1 if nonce in view.nonces else None,
        "fingerprint": fingerprint(frozen_of(view)) if view.nonces else "",
        "roster": _roster(view),
        "genders": [gender.value for gender in Gender],
        "commitment": view.commitments[-1] if view.commitments else "",
        "limits": {"name": NAME_MAX, "nonce_min": NONCE_MIN, "nonce_max": NONCE_MAX},
    }
    return game_page(request, found, "lobby/enrol.html", context, tab="enrol", status=status)


def _too_often(account: Account) -> dict[str, str]:
    """Say when to try again, where an account has enrolled and withdrawn too often."""
    if limits.ENROL.take(account.code):
        return {}
    return {"form": say("site-too-often", minutes=limits.ENROL.minutes(account.code))}


def _state(found: Visit) -> str:
    """Say which of its faces the page shows."""
    part = found.member.part if found.member else None
    if found.is_host:
        return "host"
    if part == Membership.Part.REPLACED:
        return "replaced"
    phase = found.view.phase
    if phase in {Phase.OVER, Phase.OPENED}:
        return "over"
    if phase is Phase.CREATED:
        return "created"
    if found.is_player:
        return "in" if phase is Phase.ENROLMENT else "playing"
    if phase is Phase.ENROLMENT and not _full(found.public):
        return "open" if found.account else "stranger"
    return "reserve" if part == Membership.Part.RESERVE else "late"


def _full(public: View) -> bool:
    limit = public.rules.seats_max
    return limit is not None and public.enrolled >= limit


def _roster(view: View) -> list[str] | None:
    """Name who has enrolled, where the rules make that public (GAME-1)."""
    if view.roster is None:
        return None
    named = Account.objects.filter(code__in=view.roster).values_list("username", flat=True)
    return sorted(named)


def _address(code: str) -> str:
    return reverse("lobby:enrol", args=[code])


def _back(code: str) -> HttpResponse:
    return HttpResponseRedirect(_address(code), status=303)
