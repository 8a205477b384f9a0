"""Letters between a player and the host: private, and never offered for quoting (SEAT-7)."""

from collections.abc import Iterable

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from misto.store import clock
from misto.store import letters as store
from misto.store.models import Account, Letter, Membership
from misto.store.writing import writing
from misto.web.access import Visit, visit
from misto.web.pages import game_page
from misto.web.saying import as_said, say
from misto.web.table.writing import (
    A_PAGE,
    Line,
    Unfit,
    beyond,
    let_pause,
    new_lines,
    page,
    rendered,
    written,
)

_WRITE = frozenset({Membership.Part.PLAYER, Membership.Part.RESERVE, Membership.Part.REPLACED})
"""Who has a conversation with the host: it belongs to the person, with a seat or without."""


def letters(request: HttpRequest, code: str) -> HttpResponse:
    """Show a player's letters, or send one."""
    found = visit(request, code)
    if found.account is None or found.member is None or found.member.part not in _WRITE:
        raise Http404
    source, error = written(request.POST.get("text", "")), ""
    if request.method == "POST":
        try:
            return _sent(request, found, found.account, source)
        except Unfit as unfit:
            error = str(unfit)
    return _page(request, found, found.account, source, error)


def _sent(request: HttpRequest, found: Visit, account: Account, source: str) -> HttpResponse:
    html = rendered(found.view, found.row.code, source)
    with writing(found.row.code) as row:
        own = Letter.objects.filter(game=row, account=account, by_host=False)
        let_pause(own, clock.arrival(row.last_at))
        store.write(row, account, by_host=False, source=source, html=html)
    messages.success(request, say("table-letter-sent"))
    return HttpResponseRedirect(reverse("table:letters", args=[row.code]) + "#write", status=303)


def _page(
    request: HttpRequest, found: Visit, account: Account, source: str, error: str
) -> HttpResponse:
    known = beyond(request)
    if known is not None:
        new = list(store.conversation(found.row, account)[known : known + A_PAGE])
        _mark_read(new)
        return new_lines(request, found, [_line(letter) for letter in new], known)
    shown_page = page(store.conversation(found.row, account), request.GET.get("page", ""))
    conversation = [_line(letter) for letter in shown_page]
    _mark_read(shown_page)
    context = {
        "letters": conversation,
        "pages": shown_page,
        "shown": shown_page.end_index(),
        "source": source,
        "error": error,
        "zone": found.public.rules.timezone,
        "draft": f"letters/{found.row.code}/{account.username}",
    }
    status = 422 if error else 200
    return game_page(request, found, "table/letters.html", context, tab="letters", status=status)


def _line(letter: Letter) -> Line:
    who = say("table-letter-host") if letter.by_host else say("table-letter-me")
    to_all = letter.account_id is None
    return Line(who, not letter.by_host, as_said(letter.html), letter.at, letter.by_host, to_all)


def _mark_read(shown: Iterable[Letter]) -> None:
    """Remember that these letters of the host's were read; those to all aren't counted."""
    new = [one.pk for one in shown if one.by_host and one.account_id and one.read_at is None]
    if new:
        Letter.objects.filter(pk__in=new).update(read_at=clock.now())
