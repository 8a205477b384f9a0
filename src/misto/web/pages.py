"""A page of a game: what all of them show around their own content."""

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers

from misto.engine import Phase
from misto.store import clock
from misto.web import unread
from misto.web.access import Visit
from misto.web.owing import Owed, owed
from misto.web.saying import say


@dataclass(frozen=True)
class Hour:
    """The day as a line: how much of the turn has run, where hunting opens, when it closes."""

    phase: Phase
    turn: int
    paused: bool
    started: datetime | None
    closes: datetime | None
    run: int  # percent
    noon: int | None  # percent
    closed: bool
    zone: str

    @property
    def start(self) -> str:
        """The opening, as the script reads it."""
        return self.started.isoformat() if self.started else ""

    @property
    def until(self) -> str:
        """The close, as the script reads it."""
        return self.closes.isoformat() if self.closes else ""

    @property
    def label(self) -> str:
        """The line in words."""
        return say("site-day-closed" if self.closed else "site-day-run", percent=self.run)


def hour(visit: Visit) -> Hour:
    """Tell the game's hour from what anybody may know."""
    public, row = visit.public, visit.row
    start, until = row.opened_at, public.closes
    open_ = public.phase is Phase.OPEN
    return Hour(
        phase=public.phase,
        turn=public.turn,
        paused=public.paused,
        started=start,
        closes=until if open_ else None,
        run=_percent(start, until, clock.now()) if open_ else 100,
        noon=_percent(start, until, public.hunt_opens) if public.hunt_opens else None,
        closed=not open_,
        zone=public.rules.timezone,
    )


def _percent(start: datetime | None, until: datetime | None, at: datetime) -> int:
    if start is None or until is None or until <= start:
        return 0
    return max(0, min(100, round(100 * ((at - start) / (until - start)))))


class Frame:
    """What stands around a game's page; worked out where the template asks for it."""

    def __init__(self, visit: Visit, tab: str, asked: str = "") -> None:
        self.tab = tab
        self._visit = visit
        self._asked = asked

    @cached_property
    def hour(self) -> Hour:
        """The game's hour."""
        return hour(self._visit)

    @cached_property
    def owed(self) -> tuple[Owed, ...]:
        """What who visits owes."""
        return owed(self._visit)

    @cached_property
    def state(self) -> str:
        """How the game stands, as far as a page's forms depend on it for who visits."""
        view, seat = self._visit.view, self._visit.seat
        part = "host" if self._visit.is_host else "reader"
        if self._visit.is_player and seat is not None:
            out = seat in view.dead or seat in view.excluded or seat in view.left
            part = "out" if out else "player"
        hold = "-paused" if view.paused else ""
        return f"{view.turn}-{view.phase}{hold}-{part}"

    @property
    def is_old(self) -> bool:
        """The page that asks for its parts was made when the game stood otherwise."""
        return bool(self._asked) and self._asked != self.state


def game_page(  # a page is made of these
    request: HttpRequest,
    visit: Visit,
    template: str,
    context: dict[str, Any] | None = None,
    *,
    tab: str = "",
    status: int = 200,
) -> HttpResponse:
    """Answer with a page of a game; the template gets views, never the game itself (law 2)."""
    if not is_for_parts(request):  # what comes by itself isn't read yet
        unread.read(request, visit.row)
    whole = {
        "code": visit.row.code,
        "row": visit.row,
        "visit": visit,
        "view": visit.view,
        "public": visit.public,
        "frame": Frame(visit, tab, request.GET.get("state", "")),
        **(context or {}),
    }
    response = render(request, template, whole, status=status)
    patch_vary_headers(response, ["HX-Request"])
    return response


def is_for_parts(request: HttpRequest) -> bool:
    """Say whether a page that is open asks, to bring its parts up to date by itself."""
    return bool(getattr(request, "htmx", False)) and request.method == "GET"
