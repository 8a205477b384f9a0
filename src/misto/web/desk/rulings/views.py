"""A ruling in three steps: fill in the form, look at what it will do, say yes."""

from dataclasses import replace
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.urls import reverse

from misto.engine import Code, Command, Game, Refusal
from misto.store import clock
from misto.store.executing import Executed, write
from misto.store.folding import folded
from misto.store.writing import writing
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.desk.pages import desk_page, done, see_other, why_not
from misto.web.desk.rulings import fields
from misto.web.desk.rulings.acts import ACTS, GROUPS, Act
from misto.web.desk.rulings.fields import Typed, Unfit
from misto.web.desk.rulings.foresight import Foresight, foresight
from misto.web.saying import say

TAB = "desk:rulings"


def choice(request: HttpRequest, code: str) -> HttpResponse:
    """List the rulings that can be made just now."""
    visit = visit_as_host(request, code)
    game = folded_of(visit).game
    groups = [(name, [ACTS[one] for one in its if ACTS[one].may(game)]) for name, its in GROUPS]
    context = {
        "groups": [(name, acts) for name, acts in groups if acts],
        "may_replace": bool(game.persons) and not game.winner,
    }
    return desk_page(request, visit, "desk/rulings.html", context, tab=TAB)


def page(request: HttpRequest, code: str, what: str) -> HttpResponse:
    """Show a ruling's form; look at what it will do; make it."""
    visit = visit_as_host(request, code)
    if what == "replace":
        return see_other(f"{reverse('desk:replace', args=[code])}?{request.GET.urlencode()}")
    act = ACTS.get(what)
    if act is None:
        raise Http404
    if request.method != "POST":
        return _form(request, visit, act, _typed(visit, request.GET))
    typed = _typed(visit, request.POST)
    try:
        command = act.command(typed)
    except Unfit as unfit:
        return _form(request, visit, act, _wrong(typed, unfit.name, unfit.sentence))
    if request.POST.get("do") == "confirm":
        executed = _made(code, request.POST.get("turn_seen", ""), command)
        if executed is not None:
            return _answer(request, visit, act, typed, executed)
        visit = visit_as_host(request, code)
        typed = _typed(visit, request.POST)
    return _look(request, visit, act, typed, command)


def _typed(visit: Visit, data: QueryDict) -> Typed:
    return Typed(data, folded_of(visit).game, visit.view, clock.now())


def _seen(game: Game) -> str:
    """What the host has seen the game at: a ruling is made on that, and on nothing newer."""
    return f"{game.turn} {game.phase}"


def _wrong(typed: Typed, name: str, sentence: str) -> Typed:
    return replace(typed, errors={**typed.errors, name: sentence})


def _look(
    request: HttpRequest, visit: Visit, act: Act, typed: Typed, command: Command
) -> HttpResponse:
    found = foresight(visit, command)
    if isinstance(found, Refusal):
        return _refused(request, visit, act, typed, found)
    return _form(request, visit, act, typed, foreseen=found)


def _made(code: str, seen: str, command: Command) -> Executed | None:
    """Make a ruling on the game as the host saw it; None where it has gone on, say by a co-host."""
    with writing(code) as row:
        return write(row, command) if _seen(folded(row).game) == seen else None


def _answer(
    request: HttpRequest, visit: Visit, act: Act, typed: Typed, executed: Executed
) -> HttpResponse:
    if executed.refusal:
        return _refused(request, visit, act, typed, executed.refusal)
    return done(request, say("desk-ruled"), reverse("desk:turn", args=[visit.row.code]))


def _refused(
    request: HttpRequest, visit: Visit, act: Act, typed: Typed, refusal: Refusal
) -> HttpResponse:
    name = "why" if refusal.code is Code.REASON_MISSING else ""
    sentence = why_not(refusal, visit.view)
    if refusal.code is Code.REASON_MISSING and not typed.text("why"):
        sentence = say("desk-why-missing")
    return _form(request, visit, act, _wrong(typed, name, sentence))


def _form(
    request: HttpRequest,
    visit: Visit,
    act: Act,
    typed: Typed,
    *,
    foreseen: Foresight | None = None,
) -> HttpResponse:
    context: dict[str, Any] = {
        "act": act,
        "may": act.may(typed.game),
        "fields": (*act.fields(typed), fields.why(typed)),
        "refused": typed.errors.get("", ""),
        "foreseen": foreseen,
        "seen": _seen(typed.game),
    }
    status = 422 if typed.errors else 200
    return desk_page(request, visit, "desk/ruling.html", context, tab=TAB, status=status)
