"""The turn on one page: who did what, what it comes to and why, the story, publish."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_POST

from misto.engine import Phase, Resolution
from misto.store import clock, notices
from misto.store.models import Notice, StoryDraft
from misto.store.writing import writing
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.desk import board, ending, enrolment, outlook, story
from misto.web.desk.pages import BEFORE, desk_page, done, see_other, untold
from misto.web.desk.people import people
from misto.web.numbers import whole
from misto.web.saying import say


def page(request: HttpRequest, code: str) -> HttpResponse:
    """Show what the host has to do now: enrolment, the running turn, or the end."""
    visit = visit_as_host(request, code)
    if visit.view.phase in BEFORE:
        return enrolment.show(request, visit)
    if visit.view.phase in {Phase.OVER, Phase.OPENED}:
        return ending.show(request, visit)
    return show(request, visit)


def show(request: HttpRequest, visit: Visit) -> HttpResponse:
    """Show the running turn."""
    game = folded_of(visit).game
    closed = game.phase is Phase.CLOSED
    posts = game.posts if closed else outlook.counted(visit)
    found = outlook.resolution(folded_of(visit), posts)
    assert found is not None  # noqa: S101  # the phase says so
    table = board.Board(visit, people(visit.row), posts)
    rows = table.rows()
    context: dict[str, Any] = {
        "rows": rows,
        "word": table.word,
        "wants_votes": game.wants_votes(),
        "late": sum(row.owes for row in rows),
        "unread": ", ".join(row.label for row in rows if row.in_game and not row.letter_read),
        "standing": board.standing(visit),
        "outlook": outlook.outlook(folded_of(visit), found),
        "closed": closed,
        "due": game.closed_at + game.rules.publish_after
        if closed and game.closed_at and game.rules.publish_after
        else None,
        **_story(request, visit, found),
    }
    return desk_page(request, visit, "desk/turn.html", context)


def _story(request: HttpRequest, visit: Visit, found: Resolution) -> dict[str, Any]:
    kept = StoryDraft.objects.filter(game=visit.row, turn=visit.view.turn).first()
    text = kept.text if kept else ""
    weapons = story.weapons_typed(kept.weapons) if kept else {}
    return {
        "text": text,
        "saved": kept.saved_at if kept else None,
        "weapons": story.weapons_wanted(visit.view, found, weapons),
        "untold": untold(visit.view),
        "draft": story.draft_of(visit, found, text),
        "draft_open": visit.view.phase is Phase.CLOSED or "preview" in request.GET,
    }


@require_POST
def remind(request: HttpRequest, code: str) -> HttpResponse:
    """Remind one player, or all alike: the notice tells nobody who is late."""
    visit = visit_as_host(request, code)
    url = reverse("desk:turn", args=[code])
    if visit.view.phase is not Phase.OPEN:
        messages.error(request, say("desk-remind-closed"))
        return see_other(url)
    one, game = request.POST.get("seat", ""), folded_of(visit).game
    seats = [whole(one) or 0] if one else list(game.living - game.excluded - game.left)
    with writing(code) as row:
        told = notices.players(row, seats)
        notices.tell(told, Notice.Kind.REMINDER, row, at=clock.now(), turn=visit.view.turn)
    if not told:
        messages.error(request, say("desk-remind-nobody"))
        return see_other(url)
    return done(request, say("desk-reminded", count=len(told)), url)
