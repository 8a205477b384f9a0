"""A seat gets a new player: one from the reserve, or whoever opens a link (HOST-6)."""

from dataclasses import replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import reverse

from misto.engine import Code, Refusal, Replace
from misto.store import clock
from misto.store.executing import execute
from misto.store.models import Membership, Offer
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.accounts import inviting
from misto.web.desk.pages import desk_page, done, label, why_not
from misto.web.desk.people import people
from misto.web.desk.rulings import fields
from misto.web.desk.rulings.fields import Typed, Unfit
from misto.web.desk.rulings.foresight import Foresight, foresight
from misto.web.saying import say

TAB = "desk:rulings"
_NEWCOMER = "newcomer"
"""Stands for who isn't known yet, where a replacement is only looked at."""


def page(request: HttpRequest, code: str) -> HttpResponse:
    """Show the form and the links that are out; look at a replacement, make it, or make a link."""
    visit = visit_as_host(request, code)
    data = request.POST if request.method == "POST" else request.GET
    typed = Typed(data, folded_of(visit).game, visit.view, clock.now())
    if request.method != "POST":
        return _form(request, visit, typed)
    if token := request.POST.get("withdraw"):
        Offer.objects.filter(game=visit.row, token=token, used_at=None).delete()
        url = reverse("desk:replace", args=[code])
        return done(request, say("desk-offer-withdrawn"), url)
    try:
        command = _command(visit, typed)
    except Unfit as unfit:
        return _form(request, visit, replace(typed, errors={unfit.name: unfit.sentence}))
    return _answer(request, visit, typed, command)


def _command(visit: Visit, typed: Typed) -> Replace:
    chosen = typed.text("person")
    reserve = people(visit.row).of(Membership.Part.RESERVE)
    if chosen and chosen not in {member.account.code for member in reserve}:
        raise Unfit("person", say("desk-choose-person"))
    return Replace(
        seat=typed.number("seat"),
        person=chosen or _NEWCOMER,
        why=typed.text("why"),
        clear_misses=bool(typed.text("clear")),
    )


def _answer(request: HttpRequest, visit: Visit, typed: Typed, command: Replace) -> HttpResponse:
    found = foresight(visit, command)
    if isinstance(found, Refusal):
        name = "why" if found.code is Code.REASON_MISSING else ""
        missing = name and not typed.text("why")
        sentence = say("desk-why-missing") if missing else why_not(found, visit.view)
        return _form(request, visit, replace(typed, errors={name: sentence}))
    if command.person == _NEWCOMER:
        Offer.objects.create(
            game=visit.row,
            seat=command.seat,
            why=command.why,
            clear_misses=command.clear_misses,
            made_at=clock.now(),
        )
        url = reverse("desk:replace", args=[visit.row.code])
        return done(request, say("desk-offer-made"), url)
    if request.POST.get("do") != "confirm":
        return _form(request, visit, typed, foreseen=found)
    executed = execute(visit.row.code, command)
    if executed.refusal:
        sentence = why_not(executed.refusal, visit.view)
        return _form(request, visit, replace(typed, errors={"": sentence}))
    url = reverse("desk:turn", args=[visit.row.code])
    return done(request, say("desk-replaced"), url)


def _form(
    request: HttpRequest, visit: Visit, typed: Typed, *, foreseen: Foresight | None = None
) -> HttpResponse:
    game = folded_of(visit).game
    replaceable = game.living - game.excluded
    context: dict[str, Any] = {
        "seat_field": fields.seats(typed, "seat", replaceable),
        "why_field": fields.why(typed),
        "reserve": people(visit.row).of(Membership.Part.RESERVE),
        "person": typed.text("person"),
        "person_error": typed.errors.get("person", ""),
        "clear": typed.text("clear"),
        "refused": typed.errors.get("", ""),
        "foreseen": foreseen,
        "offers": _offers(request, visit),
        "days": inviting.LASTS.days,
    }
    status = 422 if typed.errors else 200
    return desk_page(request, visit, "desk/replace.html", context, tab=TAB, status=status)


def _offers(request: HttpRequest, visit: Visit) -> list[dict[str, Any]]:
    """List the links that nobody has used yet."""
    offers = inviting.offers().filter(game=visit.row).order_by("made_at", "pk")
    return [
        {
            "label": label(visit.view, offer.seat) if offer.seat in visit.view.seats else "",
            "token": offer.token,
            "url": request.build_absolute_uri(reverse("desk:take", args=[offer.token])),
            "made_at": offer.made_at,
        }
        for offer in offers
    ]
