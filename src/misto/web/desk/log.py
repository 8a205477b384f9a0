"""The log: what happened turn by turn, who may see it, who has read what; complaints and edits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_POST

from misto.engine import Event, Host
from misto.engine import events as e
from misto.engine.events import ALL
from misto.engine.views.viewers import visible
from misto.store import clock, topics
from misto.store.models import Complaint, Edit, Opened, Post
from misto.store.writing import writing
from misto.text import is_news, line
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.desk.pages import desk_page, done, label
from misto.web.desk.people import People, people
from misto.web.numbers import whole
from misto.web.people import named, of_events
from misto.web.saying import language, say

TAB = "desk:log"
_ORDERS = (e.OrderGiven, e.OrderWithdrawn, e.NoteGiven)


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    at: datetime
    sentence: str
    is_public: bool
    seen_by: str


def page(request: HttpRequest, code: str) -> HttpResponse:
    """Show the log of one turn; without a number, of the running one."""
    visit = visit_as_host(request, code)
    turn = _turn(request, visit)
    orders = bool(request.GET.get("orders"))
    found = people(visit.row)
    context = {
        "turn": turn,
        "turns": range(visit.view.turn + 1),
        "orders": orders,
        "entries": [_entry(visit, found, one) for one in _events(visit, turn, orders=orders)],
        "opened": _opened(visit, turn),
        "complaints": _complaints(visit),
        "hidden": _hidden(visit),
        "edits": _edits(visit, turn),
    }
    return desk_page(request, visit, "desk/log.html", context, tab=TAB)


def _turn(request: HttpRequest, visit: Visit) -> int:
    asked = whole(request.GET.get("turn", ""))
    return visit.view.turn if asked is None or asked > visit.view.turn else asked


def _events(visit: Visit, turn: int, *, orders: bool) -> list[Event]:
    """Take the events of a turn, from its opening to its report; orders only where asked for."""
    now = 0
    found: list[Event] = []
    for event in visible(folded_of(visit).ledger, Host()):
        if isinstance(event, e.TurnOpened | e.ResolutionUndone):
            now = event.turn
        if now == turn and is_news(event) and (orders or not isinstance(event, _ORDERS)):
            found.append(event)
    return found


def _entry(visit: Visit, found: People, event: Event) -> Entry:
    public = event.audience == ALL
    return Entry(
        at=event.at,
        sentence=_sentence(visit, found, event),
        is_public=public,
        seen_by=say("desk-seen-all") if public else _seen_by(visit, found, event),
    )


def _sentence(visit: Visit, found: People, event: Event) -> str:
    """Say an event; persons by their accounts' names, where the ledger has their codes."""
    names = {code: found.name(code) for code in of_events([event])}
    return line(language(), visit.view, named(event, names))


def _seen_by(visit: Visit, found: People, event: Event) -> str:
    if not isinstance(event.audience, tuple):
        return say("desk-seen-host")
    names = [
        label(visit.view, one) if isinstance(one, int) else found.name(one)
        for one in event.audience
    ]
    return say("desk-seen-some", names=", ".join(names)) if names else say("desk-seen-host")


def _opened(visit: Visit, turn: int) -> Iterator[tuple[str, datetime]]:
    rows = Opened.objects.filter(game=visit.row, turn=turn).order_by("at", "pk")
    for seat, at in rows.values_list("seat", "at"):
        yield label(visit.view, seat), at


def _complaints(visit: Visit) -> Sequence[Complaint]:
    found = Complaint.objects.filter(post__game=visit.row, settled_at=None)
    return list(found.select_related("post").order_by("at", "pk"))


def _hidden(visit: Visit) -> Sequence[Post]:
    return list(Post.objects.filter(game=visit.row, hidden_at__isnull=False).order_by("hidden_at"))


def _edits(visit: Visit, turn: int) -> Sequence[Edit]:
    found = Edit.objects.filter(post__game=visit.row, post__turn=turn)
    return list(found.select_related("post").order_by("at", "pk"))


@require_POST
def settle(request: HttpRequest, code: str) -> HttpResponse:
    """Set the complaints about a post aside: the host has looked at it."""
    visit = visit_as_host(request, code)
    number = whole(request.POST.get("number", ""))
    if number is not None:
        with writing(code) as row:
            about = Complaint.objects.filter(
                post__game=row,
                post__room=request.POST.get("room", ""),
                post__number=number,
                settled_at=None,
            )
            about.update(settled_at=clock.now())
            topics.bump(row, [topics.HOSTS])
    url = reverse("desk:log", args=[visit.row.code])
    return done(request, say("desk-complaint-settled"), url)
