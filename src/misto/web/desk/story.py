"""The story of a turn: written with its draft kept, previewed, published with the facts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST
from msgspec.structs import replace

from misto.engine import Phase, PublishReport, Resolution, TellStory, View
from misto.store import clock, folding
from misto.store.executing import write
from misto.store.models import Game, StoryDraft
from misto.store.writing import writing
from misto.text.writer import Writer
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.desk import outlook
from misto.web.desk.pages import RUNNING, done, see_other, why_not
from misto.web.numbers import whole
from misto.web.saying import language, say
from misto.web.sheets import Sheet, sheets


@dataclass(frozen=True)
class Weapon:
    """A seat of which a check tells how it died: with what, the host may say (NIGHT-7)."""

    seat: int
    name: str
    text: str = ""


@dataclass(frozen=True)
class Draft:
    """The report as it would go out now, and what its readers would know."""

    sheet: Sheet
    view: View


def weapons_wanted(view: View, found: Resolution, typed: Mapping[int, str]) -> tuple[Weapon, ...]:
    """List the seats that were checked and died of a blow, if anybody reads the answer."""
    writer = Writer.of(language(), view)
    seats = {one.seat for one in found.answers if one.killed_by and one.readers}
    return tuple(Weapon(seat, writer.name(seat), typed.get(seat, "")) for seat in sorted(seats))


def weapons_typed(data: Mapping[str, Any]) -> dict[int, str]:
    """Take the weapons from a form, or from a draft; a blank one is none."""
    found: dict[int, str] = {}
    for name, text in data.items():
        prefix, _, number = name.partition("-")
        seat = whole(number) if prefix == "weapon" else None
        if seat is not None and str(text).strip():
            found[seat] = str(text).strip()
    return found


def keep(row: Game, turn: int, data: QueryDict) -> StoryDraft:
    """Keep the draft of a turn's story, and of its weapons."""
    weapons = {f"weapon-{seat}": text for seat, text in weapons_typed(data.dict()).items()}
    defaults = {"text": data.get("story", ""), "weapons": weapons, "saved_at": clock.now()}
    kept, _ = StoryDraft.objects.update_or_create(game=row, turn=turn, defaults=defaults)
    return kept


def draft_of(visit: Visit, found: Resolution, text: str) -> Draft:
    """Make the report as readers would get it now, with this story."""
    view = outlook.draft(folded_of(visit), found, text, clock.now())
    alone = replace(view, turns=tuple(one for one in view.turns if one.turn == found.turn))
    return Draft(sheets(alone)[0], view)


@require_POST
def draft(request: HttpRequest, code: str) -> HttpResponse:
    """Keep what the host has written so far; with `preview`, show it as readers will see it."""
    visit = visit_as_host(request, code)
    if visit.view.phase not in RUNNING:
        return see_other(reverse("desk:turn", args=[code]))
    turn = _turn_of(request.POST, visit.view)
    # The game first, as publishing does: else each would wait for the other.
    with writing(code) as row:
        kept = keep(row, turn, request.POST)
    wanted = "preview" in request.POST and turn == visit.view.turn
    if getattr(request, "htmx", False):
        context: dict[str, Any] = {"saved": kept.saved_at, "zone": visit.view.rules.timezone}
        found = outlook.resolution(folded_of(visit), outlook.counted(visit)) if wanted else None
        if found is not None:
            context["draft"] = draft_of(visit, found, kept.text)
        return render(request, "desk/parts/saved.html", context)
    messages.success(request, say("desk-story-saved"))
    url = reverse("desk:turn", args=[code])
    return see_other(f"{url}?preview=yes#preview" if wanted else f"{url}#story")


def _turn_of(data: QueryDict, view: View) -> int:
    """Return the turn that a draft is of: the browser may send it when the next has begun."""
    typed = data.get("turn", "")
    known = {str(turn.turn): turn.turn for turn in view.turns}
    return known.get(typed, view.turn)


@require_POST
def publish(request: HttpRequest, code: str) -> HttpResponse:
    """Publish the report with its story; a second press on the button publishes no other turn."""
    visit = visit_as_host(request, code)
    story, weapons = request.POST.get("story", ""), weapons_typed(request.POST.dict())
    turn = request.POST.get("turn", "")
    url = reverse("desk:turn", args=[code])
    if not _is_meant(visit, turn):
        if visit.view.phase in RUNNING and story.strip():
            with writing(code) as row:  # what was written isn't lost, though it is too late
                keep(row, _turn_of(request.POST, visit.view), request.POST)
        messages.error(request, say("desk-publish-stale"))
        return see_other(url)
    with writing(code) as row:
        keep(row, visit.view.turn, request.POST)
        game = folding.folded(row).game
        if game.phase is not Phase.CLOSED or str(game.turn) != turn:
            messages.error(request, say("desk-publish-stale"))
            return see_other(url)
        executed = write(row, PublishReport(story=story.strip(), weapons=weapons))
    if executed.refusal:
        messages.error(request, why_not(executed.refusal, visit.view))
        return see_other(f"{url}#story")
    return done(request, say("desk-published", turn=game.turn), url)


def _is_meant(visit: Visit, turn: str) -> bool:
    return visit.view.phase in RUNNING and str(visit.view.turn) == turn


@require_POST
def told(request: HttpRequest, code: str, turn: int) -> HttpResponse:
    """Tell the story of a report that went out without one, or tell it better (HOST-2)."""
    visit = visit_as_host(request, code)
    if turn not in {one.turn for one in visit.view.turns}:
        raise Http404
    story = request.POST.get("story", "").strip()
    with writing(code) as row:
        executed = write(row, TellStory(turn=turn, story=story))
        if executed.refusal:
            keep(row, turn, request.POST)
    url = reverse("desk:turn", args=[code])
    if executed.refusal:
        messages.error(request, why_not(executed.refusal, visit.view))
        return see_other(url)
    return done(request, say("desk-story-told", turn=turn), url)
