"""A page of the desk: its own tabs beside those of the game, and how forms are answered."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

from misto.engine import Phase, Refusal, View
from misto.store.models import Complaint, Letter
from misto.text import refusal as refusal_text
from misto.web.access import Visit
from misto.web.pages import game_page
from misto.web.saying import language

BEFORE = frozenset({Phase.CREATED, Phase.ENROLMENT, Phase.FROZEN})
"""Before the deal."""

RUNNING = frozenset({Phase.OPEN, Phase.CLOSED})


@dataclass(frozen=True)
class Tab:
    """One tab of the desk, with a count where something waits."""

    name: str
    label: str
    count: int = 0


class Tabs:
    """The tabs of the desk; what waits is counted when the page shows them."""

    def __init__(self, visit: Visit, current: str) -> None:
        self.current = current
        self._visit = visit

    @cached_property
    def rows(self) -> Sequence[Tab]:
        """The tabs, in their order."""
        row = self._visit.row
        unread = Letter.objects.filter(game=row, by_host=False, read_at=None).count()
        complaints = Complaint.objects.filter(post__game=row, settled_at=None).count()
        first = "enrolment" if self._visit.view.phase in BEFORE else "turn"
        return (
            Tab("desk:turn", f"desk-tab-{first}"),
            Tab("desk:letters", "desk-tab-letters", unread),
            Tab("desk:rulings", "desk-tab-rulings"),
            Tab("desk:log", "desk-tab-log", complaints),
            Tab("desk:settings", "desk-tab-settings"),
        )


def desk_page(
    request: HttpRequest,
    visit: Visit,
    template: str,
    context: dict[str, Any] | None = None,
    *,
    tab: str = "desk:turn",
    status: int = 200,
) -> HttpResponse:
    """Answer with a page of the desk."""
    whole = {"desk": Tabs(visit, tab), **(context or {})}
    return game_page(request, visit, template, whole, tab="desk", status=status)


def see_other(url: str) -> HttpResponse:
    """Send the browser on after a form was taken."""
    return HttpResponseRedirect(url, status=303)


def done(request: HttpRequest, sentence: str, url: str) -> HttpResponse:
    """Say that something was done, and go on."""
    messages.success(request, sentence)
    return see_other(url)


def why_not(refusal: Refusal, view: View) -> str:
    """Say why something isn't taken, in the language of the page."""
    return refusal_text(language(), refusal, view.personas)


def label(view: View, seat: int) -> str:
    """Name a seat by its number and its character."""
    persona = view.persona(seat)
    return f"{seat} {persona.name or persona.nick}"


def untold(view: View) -> int | None:
    """Return the last published turn, if its report went out without a story (HOST-2)."""
    published = [turn.published for turn in view.turns if turn.published]
    return published[-1].turn if published and not published[-1].story.strip() else None
