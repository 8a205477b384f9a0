"""After the last report: open everything, vote the awards, count them (END-1, AWARD-1)."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_POST

from misto.engine import Command, GiveAwards, OpenGame, Phase
from misto.engine.awards import AWARDS
from misto.store.executing import execute
from misto.text import words
from misto.text.lines import awards
from misto.text.writer import Writer
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.awards import ballots, vote
from misto.web.desk.options import Choice
from misto.web.desk.pages import desk_page, done, label, see_other, untold, why_not
from misto.web.numbers import whole
from misto.web.saying import language, say


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
    return tuple(
        (
            ballot.award,
            words.award(language(), ballot.award),
            tuple(Choice(str(s), label(visit.view, s), s == ballot.given) for s in ballot.seats),
        )
        for ballot in ballots(visit)
    )


@require_POST
def act(request: HttpRequest, code: str) -> HttpResponse:
    """Open the game, vote, or count the votes."""
    visit = visit_as_host(request, code)
    url = reverse("desk:turn", args=[code])
    match request.POST.get("do"):
        case "open":
            wishes: list[Command] = [OpenGame()]
        case "vote":
            wishes = _votes(request, visit)
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


def _votes(request: HttpRequest, visit: Visit) -> list[Command]:
    typed = {award: request.POST.get(f"award-{award}", "") for award in AWARDS}
    return [
        vote(visit, award, number)
        for award, seat in typed.items()
        if (number := whole(seat)) is not None
    ]
