"""Letters of the host: with each player, to all, and in the mafia's chat."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Count, Max, Q
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse

from misto.engine.names import text_fits
from misto.store import clock, letters, posting
from misto.store.models import Letter, Membership, Post
from misto.store.writing import writing
from misto.web.access import Visit, visit_as_host
from misto.web.desk.pages import BEFORE, desk_page, done, label
from misto.web.desk.people import people
from misto.web.desk.prose import rendered
from misto.web.saying import say

TAB = "desk:letters"
_SHOWN = 100
"""How many letters of a conversation, or posts of the chat, a page shows: the newest."""
Part = Membership.Part


@dataclass(frozen=True)
class Partner:
    """A player with whom the host has a conversation."""

    code: str
    username: str
    label: str
    seat: int
    unread: int
    last: datetime | None


def every(request: HttpRequest, code: str) -> HttpResponse:
    """List the conversations: those that wait for an answer first."""
    visit = visit_as_host(request, code)
    partners = sorted(_partners(visit), key=lambda one: (-one.unread, one.seat))
    context = {"partners": partners, "has_mafia": visit.view.phase not in BEFORE}
    return desk_page(request, visit, "desk/letters.html", context, tab=TAB)


def _partners(visit: Visit) -> list[Partner]:
    rows = Letter.objects.filter(game=visit.row, account__isnull=False).values("account")
    waiting = Count("pk", filter=Q(by_host=False, read_at=None))
    found = rows.annotate(unread=waiting, last=Max("at"))
    unread = {row["account"]: row["unread"] for row in found}
    last = {row["account"]: row["last"] for row in found}
    members = people(visit.row).of(Part.PLAYER, Part.REPLACED, Part.RESERVE)
    return [
        Partner(
            code=member.account.code,
            username=member.account.username,
            label=_named(visit, member),
            seat=member.seat or len(visit.view.seats) + 1,
            unread=unread.get(member.account_id, 0),
            last=last.get(member.account_id),
        )
        for member in members
    ]


def _named(visit: Visit, member: Membership) -> str:
    if member.seat is not None and member.seat in visit.view.seats:
        return label(visit.view, member.seat)
    return say(f"desk-part-{member.part}")


def conversation(request: HttpRequest, code: str, person: str) -> HttpResponse:
    """Show the letters with one player, and write another."""
    visit = visit_as_host(request, code)
    parts = (Part.PLAYER, Part.REPLACED, Part.RESERVE)
    members = Membership.objects.filter(game=visit.row, account__code=person, part__in=parts)
    member = members.select_related("account").first()
    if member is None:
        raise Http404
    url = reverse("desk:letter", args=[code, person])
    written = _write(request, visit, member, url)
    if isinstance(written, HttpResponse):
        return written
    shown = letters.conversation(visit.row, member.account).order_by("-at", "-pk")[:_SHOWN]
    found = list(reversed(shown))
    unread = [letter for letter in found if not letter.by_host and letter.read_at is None]
    if unread:
        theirs = Letter.objects.filter(game=visit.row, account=member.account, by_host=False)
        theirs.filter(read_at=None).update(read_at=clock.now())
    context: dict[str, Any] = {
        "partner": member.account.username,
        "label": _named(visit, member),
        "letters": found,
        "first_unread": unread[0].number if unread else None,
        "kind": "player",
        **written,
    }
    return _page(request, visit, context)


def announcement(request: HttpRequest, code: str) -> HttpResponse:
    """Show what was written to all players, and write to all."""
    visit = visit_as_host(request, code)
    written = _write(request, visit, None, reverse("desk:announcement", args=[code]))
    if isinstance(written, HttpResponse):
        return written
    shown = Letter.objects.filter(game=visit.row, account=None).order_by("-number")[:_SHOWN]
    return _page(request, visit, {"letters": list(reversed(shown)), "kind": "all", **written})


def _write(
    request: HttpRequest, visit: Visit, member: Membership | None, url: str
) -> HttpResponse | dict[str, str]:
    """Write a letter; return what the form is to show where none was written."""
    if request.method != "POST":
        return {}
    text = request.POST.get("text", "")
    if not text_fits(text):
        return {"text": text, "error": say("desk-letter-unfit")}
    account = member.account if member else None
    html = rendered(text, reverse("thread:game", args=[visit.row.code]))
    with writing(visit.row.code) as row:
        letters.write(row, account, by_host=True, source=text, html=html)
    return done(request, say("desk-letter-sent"), url)


def mafia(request: HttpRequest, code: str) -> HttpResponse:
    """Show the mafia's chat, and write into it as the host."""
    visit = visit_as_host(request, code)
    if visit.view.phase in BEFORE:
        raise Http404
    written: dict[str, str] = {}
    if request.method == "POST":
        text = request.POST.get("text", "")
        if text_fits(text):
            with writing(code) as row:
                posting.add(
                    row,
                    Post.Room.MAFIA,
                    Post.Voice.HOST,
                    at=clock.arrival(row.last_at),
                    source=text,
                    html=rendered(text, reverse("thread:game", args=[code])),
                )
            return done(request, say("desk-letter-sent"), reverse("desk:mafia", args=[code]))
        written = {"text": text, "error": say("desk-letter-unfit")}
    posts = Post.objects.filter(game=visit.row, room=Post.Room.MAFIA).order_by("-number")[:_SHOWN]
    shown = [
        {
            "by_host": post.voice == Post.Voice.HOST,
            "label": label(visit.view, post.seat) if post.seat else "",
            "at": post.at,
            "html": post.html,
            "number": post.number,
        }
        for post in reversed(posts)
    ]
    return _page(request, visit, {"letters": shown, "kind": "mafia", **written})


def _page(request: HttpRequest, visit: Visit, context: dict[str, Any]) -> HttpResponse:
    status = 422 if context.get("error") else 200
    whole = {"label": "", **context}  # the page falls back on it, and Django looks it up always
    return desk_page(request, visit, "desk/letter.html", whole, tab=TAB, status=status)
