"""What a game leaves behind, for everybody: its courts, seats, rules, proof, awards, exports."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from misto.engine import Phase
from misto.engine.awards import AWARDS
from misto.store.executing import execute
from misto.store.sealing import public_key
from misto.text import refusal as refusal_text
from misto.text.lines import awards as award_lines
from misto.text.writer import Writer
from misto.web import awards as awarding
from misto.web import numbers
from misto.web.access import Visit, folded_of, visit
from misto.web.archive import deals, exports
from misto.web.archive import odds as expecting
from misto.web.archive import seats as seating
from misto.web.archive.whole import whole
from misto.web.courts import history
from misto.web.odds.showing import panel
from misto.web.pages import game_page, is_for_parts
from misto.web.rulespage import chapters
from misto.web.saying import language, say
from misto.web.seating import Seating
from misto.web.sheets import printed, sheets


@require_safe
def reports(request: HttpRequest, code: str) -> HttpResponse:
    """Show the reports, the newest first."""
    found = visit(request, code)
    context = {
        "sheets": sheets(found.public, found.roots),
        "roots": printed(found.public, found.roots),
        "key": public_key(),
    }
    return game_page(request, found, "archive/reports.html", context, tab="reports")


@require_safe
def court(request: HttpRequest, code: str) -> HttpResponse:
    """Show who voted for whom, turn by turn (COURT-6)."""
    found = visit(request, code)
    context = {"history": history(found.public)}
    return game_page(request, found, "archive/court.html", context, tab="court")


@require_safe
def seats(request: HttpRequest, code: str) -> HttpResponse:
    """Show the seats: the living and the ghosts."""
    found = visit(request, code)
    rows = seating.rows(found)
    context = {"rows": rows, "ghosts": len(found.public.dead)}
    return game_page(request, found, "archive/seats.html", context, tab="seats")


@require_safe
def rules(request: HttpRequest, code: str) -> HttpResponse:
    """Show the rules of this game, clause by clause."""
    found = visit(request, code)
    context = {"chapters": chapters(language(), found.public.rules)}
    return game_page(request, found, "archive/rules.html", context, tab="rules")


@require_safe
def deal(request: HttpRequest, code: str) -> HttpResponse:
    """Show the deal's commitments, and its proof once the key is open (GAME-2)."""
    found = visit(request, code)
    context = {
        "deals": deals.shown(folded_of(found).ledger),
        "own": set(found.view.own_nonces.values()),
    }
    return game_page(request, found, "archive/deal.html", context, tab="rules")


@require_http_methods(["GET", "HEAD", "POST"])
def awards(request: HttpRequest, code: str) -> HttpResponse:
    """Show the awards, or vote for them (AWARD-1)."""
    found = visit(request, code)
    if request.method == "POST":
        return _vote(request, found)
    may = awarding.may_vote(found)
    writer = Writer.of(language(), found.public)
    context = {
        "ballots": awarding.ballots(found) if may else (),
        "may_vote": may,
        "given": award_lines(writer, found.public.awards),
        "faces": {seat.number: seat.face for seat in Seating(found).all},
    }
    return game_page(request, found, "archive/awards.html", context, tab="reports")


def _vote(request: HttpRequest, found: Visit) -> HttpResponse:
    there = reverse("archive:awards", args=[found.row.code])
    award = next((one for one in AWARDS if one == request.POST.get("award")), None)
    seat = numbers.whole(request.POST.get("seat", ""))
    if not awarding.may_vote(found):
        messages.error(request, say("archive-award-not-yours"))
    elif award is None or seat is None:
        messages.error(request, say("archive-award-choose"))
    else:
        done = execute(found.row.code, awarding.vote(found, award, seat))
        if done.refusal is None:
            messages.success(request, say("archive-award-taken"))
        else:
            messages.error(request, refusal_text(language(), done.refusal, found.public.personas))
    return HttpResponseRedirect(there, status=303)


@require_safe
def odds(request: HttpRequest, code: str) -> HttpResponse:
    """Show what was to be expected of the line-up beside what came of it, when all is opened."""
    found = _opened(request, code)
    roles = expecting.dealt(found)
    if not roles:
        raise Http404
    answer = expecting.asked(found, roles)
    url = reverse("archive:odds", args=[code])
    context = {
        "odds": panel(answer, url, found.public.winner),
        "rows": expecting.beside(found, roles, answer),
    }
    if is_for_parts(request):
        return render(request, "archive/odds_panel.html", context)
    return game_page(request, found, "archive/odds.html", context, tab="reports")


@require_safe
def record(request: HttpRequest, code: str) -> HttpResponse:
    """Give the game as a record, once everything is opened (END-1)."""
    found = _opened(request, code)
    content = exports.record(folded_of(found), found.row.title)
    return _file(content, f"{code}.yaml", "application/yaml")


@require_safe
def ledger(request: HttpRequest, code: str) -> HttpResponse:
    """Give the ledger in JSON lines, once everything is opened (END-1)."""
    found = _opened(request, code)
    return _file(exports.ledger(found.row, folded_of(found)), f"{code}.jsonl", "application/jsonl")


@require_safe
def page(request: HttpRequest, code: str) -> HttpResponse:
    """Give the whole game as one self-contained page."""
    found = _opened(request, code)
    return _file(whole(found), f"{code}.html", "text/html; charset=utf-8")


def _opened(request: HttpRequest, code: str) -> Visit:
    found = visit(request, code)
    if found.public.phase is not Phase.OPENED:
        raise Http404
    return found


def _file(content: bytes, name: str, kind: str) -> HttpResponse:
    answer = HttpResponse(content, content_type=kind)
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer
