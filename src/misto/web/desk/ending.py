"""After the last report: open everything, vote the awards, count them (END-1, AWARD-1)."""

from typing import Any, get_args

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_POST

from misto.engine import Command, GiveAwards, OpenGame, Phase, Side, VoteAward
from misto.engine.events import Award
from misto.store.executing import execute
from misto.text import words
from misto.text.lines import awards
from misto.text.writer import Writer
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.desk.options import Choice
from misto.web.desk.pages import desk_page, done, label, see_other, untold, why_not
from misto.web.numbers import whole
from misto.web.saying import language, say

_SIDES = {"townsperson": Side.TOWN, "mafioso": Side.MAFIA}


def show(request: HttpRequest, visit: Visit) -> HttpResponse:
    """Show what is left to do when the game has ended."""
    game, view = folded_of(visit).game, visit.view
    winner = words.winner(language(), view.winner) if view.winner else ""
    context: dict[str, Any] = {
        "opened": view.phase is Phase.OPENED,
        "winner": winner,
        "awards": awards(Writer.of(language(), view), view.awards),
        "voters": len({voter for voter, _ in game.awards}),
        "ballot": _ballot(visit) if game.rules.award_by == "host" else (),
        "untold": untold(view),
    }
    return desk_page(request, visit, "desk/ending.html", context)


def _ballot(visit: Visit) -> tuple[tuple[str, str, tuple[Choice, ...]], ...]:
    """The awards with those who may get them, where the host votes alone."""
    game = folded_of(visit).game
    rows = []
    for award in get_args(Award):
        chosen = game.awards.get((None, award))
        among = [s for s in game.seats if game.side(s) is _SIDES.get(award, game.side(s))]
        choices = tuple(Choice(str(s), label(visit.view, s), s == chosen) for s in among)
        rows.append((award, words.award(language(), award), choices))
    return tuple(rows)


@require_POST
def act(request: HttpRequest, code: str) -> HttpResponse:
    """Open the game, vote, or count the votes."""
    visit = visit_as_host(request, code)
    url = reverse("desk:turn", args=[code])
    match request.POST.get("do"):
        case "open":
            wishes: list[Command] = [OpenGame()]
        case "vote":
            wishes = _votes(request)
        case "give":
            wishes = [GiveAwards()]
        case _:
            return see_other(url)
    for wish in wishes:
        executed = execute(code, wish)
        if executed.refusal:
            messages.error(request, why_not(executed.refusal, visit.view))
            return see_other(url)
    return done(request, say(f"desk-end-{request.POST['do']}-done"), url)


def _votes(request: HttpRequest) -> list[Command]:
    typed = {award: request.POST.get(f"award-{award}", "") for award in get_args(Award)}
    return [
        VoteAward(voter=None, award=award, seat=number)
        for award, seat in typed.items()
        if (number := whole(seat)) is not None
    ]
