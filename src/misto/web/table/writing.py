"""What players write in private: letters and the chat, from what was typed to what is shown."""

from dataclasses import dataclass
from datetime import datetime
from typing import TypeVar

from django.core.paginator import Page, Paginator
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse

from misto.engine import View
from misto.web import limits, markup, unread
from misto.web.access import Visit
from misto.web.numbers import whole
from misto.web.pages import game_page, is_for_parts
from misto.web.saying import say
from misto.web.seating import Seat

Row = TypeVar("Row", bound=Model)

_LONGEST_STATE = 40
_LONGEST_TYPED = 2 * markup.LONGEST
A_PAGE = 50
"""How many letters or lines of the chat stand on a page."""


class Unfit(ValueError):  # noqa: N818  # what the page says of it
    """A text can't be taken; the sentence says why."""


@dataclass(frozen=True)
class Line:
    """One letter, or one line of the chat, as a reader sees it; `seat` is whose face it has."""

    who: str
    mine: bool
    html: str
    at: datetime
    host: bool = False
    to_all: bool = False
    seat: Seat | None = None
    first_new: bool = False


def written(text: str) -> str:
    """Return what was typed without the characters that no text may have."""
    return markup.clean(text).strip() if len(text) <= _LONGEST_TYPED else text


def rendered(view: View, code: str, source: str) -> str:
    """Make HTML of what was typed; raise Unfit with the sentence where it can't be taken."""
    seats = [(seat, view.persona(seat).nick, view.persona(seat).name) for seat in view.seats]
    try:
        html = markup.render(source, url=reverse("thread:game", args=[code]), seats=seats).html
    except markup.TooLong as long:
        raise Unfit(say("table-too-long", limit=markup.LONGEST, length=long.length)) from long
    if not html.strip():
        raise Unfit(say("table-nothing-written"))
    return html


def let_pause(own: QuerySet[Row], at: datetime) -> None:
    """Raise Unfit where somebody has written too much of late; the text stays in the form."""
    times = limits.lately(own.values_list("at", flat=True), at)
    if minutes := limits.pause(times, at):
        raise Unfit(say("site-too-often", minutes=minutes))


def beyond(request: HttpRequest) -> int | None:
    """Return how many letters a page that is open has shown, where it asks for those after them."""
    asked = request.GET.get("shown", "")
    return whole(asked) if is_for_parts(request) else None


def new_lines(
    request: HttpRequest, found: Visit, lines: list[Line], known: int, **more: object
) -> HttpResponse:
    """Answer a page that is open with the letters that belong at its end."""
    if lines:
        unread.read(request, found.row)
    context = {
        "letters": lines,
        "is_first": not known,
        "shown": known + len(lines),
        "state": request.GET.get("state", "")[:_LONGEST_STATE],
        "zone": found.public.rules.timezone,
        **more,
    }
    return game_page(request, found, "table/new_letters.html", context)


def page(found: QuerySet[Row], asked: str) -> Page[Row]:
    """Return the page that was asked for, else the last: there the newest stand."""
    pages = Paginator(found, A_PAGE)
    return pages.get_page(whole(asked) or pages.num_pages)
