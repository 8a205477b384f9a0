"""What a player does at their seat: orders, withdrawals, the last note, and what is theirs alone.

Each answers with the way back to the seat's page, or with that page and a sentence beside the form
that wasn't taken: the same shapes for every role.
"""

from collections.abc import Callable
from functools import wraps

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from misto import text
from misto.engine import Command, Event, GiveNote, GiveOrder, Kind, Leave, WithdrawOrder
from misto.engine import events as e
from misto.store import clock
from misto.store.executing import Executed, write
from misto.store.models import Membership, SeatNote
from misto.store.writing import writing
from misto.web.access import Visit, visit_as_player
from misto.web.pages import game_page
from misto.web.saying import language, say
from misto.web.table.forms import Wish, lines, number, wish
from misto.web.table.orders import Typed
from misto.web.table.seat import seat_page, state, where

SEAT_NOTE_MAX = 2_000
Act = Callable[[HttpRequest, str], HttpResponse]
_OWN = (e.OrderGiven, e.OrderWithdrawn, e.NoteGiven)


def posted(act: Act) -> Act:
    """Let an act be done by a form alone; who comes to its address otherwise is shown the seat."""

    @wraps(act)
    def respond(request: HttpRequest, code: str) -> HttpResponse:
        return act(request, code) if request.method == "POST" else back(code)

    return respond


@posted
def order(request: HttpRequest, code: str) -> HttpResponse:
    """Send an order; sent again it replaces the one before it (ORDER-2)."""
    return _send(request, code, _given)


@posted
def withdraw(request: HttpRequest, code: str) -> HttpResponse:
    """Withdraw an order (ORDER-2)."""
    return _send(request, code, _withdrawn)


def _given(seat: int, wished: Wish) -> Command:
    return GiveOrder(seat=seat, order=wished.kind, targets=wished.targets, turn=wished.turn)


def _withdrawn(seat: int, wished: Wish) -> Command:
    return WithdrawOrder(seat=seat, order=wished.kind, turn=wished.turn)


def _send(request: HttpRequest, code: str, make: Callable[[int, Wish], Command]) -> HttpResponse:
    found, wished = visit_as_player(request, code), wish(request.POST)
    if wished is None:
        return _garbled(request, code)
    if make is _given and not wished.targets and not wished.nobody:
        return seat_page(request, found, Typed(wished.kind, error=say("table-nobody-picked")))
    done = execute_for(found, lambda seat: make(seat, wished))
    if done.refusal is None:
        return _taken(request, found, done)
    after = visit_as_player(request, code)
    error = text.refusal(language(), done.refusal, after.view.personas)
    picked = frozenset(wished.targets)
    typed = Typed(wished.kind, picked, wished.nobody, error=error)
    return seat_page(request, after, typed)


@posted
def note(request: HttpRequest, code: str) -> HttpResponse:
    """Give the last note: once, sealed (NOTE-1)."""
    found = visit_as_player(request, code)
    to, turn = number(request.POST.get("target", "")), number(request.POST.get("turn", ""))
    written = lines(request.POST.get("text", ""))
    typed = Typed(Kind.NOTE, frozenset([to] if to else ()), text=written)
    if turn is None or (to is None and request.POST.get("target")):
        return _garbled(request, code, typed)
    if to is None:
        return seat_page(request, found, _with(typed, say("table-no-addressee")))
    done = execute_for(found, lambda seat: GiveNote(seat=seat, to=to, text=written, turn=turn))
    if done.refusal is None:
        return _taken(request, found, done)
    after = visit_as_player(request, code)
    error = text.refusal(language(), done.refusal, after.view.personas)
    return seat_page(request, after, _with(typed, error))


def execute_for(found: Visit, make: Callable[[int], Command]) -> Executed:
    """Carry out a player's command, if the seat is still theirs once the game is held (HOST-6)."""
    with writing(found.row.code) as row:
        member = Membership.objects.filter(game=row, account=found.account).first()
        if member is None or member.seat is None or member.part != Membership.Part.PLAYER:
            raise Http404
        return write(row, make(member.seat))


def _taken(request: HttpRequest, found: Visit, done: Executed) -> HttpResponse:
    """Say that it was taken, with the receipt (ORDER-6)."""
    view = done.folded.view(found.viewer)
    own = [event for event in done.events if isinstance(event, _OWN) and _is_own(event, found)]
    if own:
        messages.success(request, text.receipt(language(), view, view.turn, own[-1]))
    else:
        messages.info(request, say("table-same-again"))
    return back(found.row.code)


def _is_own(event: Event, found: Visit) -> bool:
    return event.audience == (found.seat,)


def _garbled(request: HttpRequest, code: str, typed: Typed | None = None) -> HttpResponse:
    """Answer a form that no page of ours has sent."""
    error = say("table-form-garbled")
    kept = _with(typed, error) if typed else Typed("", error=error)
    return seat_page(request, visit_as_player(request, code), kept)


def _with(typed: Typed, error: str) -> Typed:
    return Typed(typed.kind, typed.targets, typed.nobody, typed.text, error)


@posted
def confirm(request: HttpRequest, code: str) -> HttpResponse:
    """Confirm that the role letter was read."""
    found = visit_as_player(request, code)
    unread = Membership.objects.filter(game=found.row, account=found.account, letter_read_at=None)
    unread.update(letter_read_at=clock.now())
    messages.success(request, say("table-letter-confirmed"))
    return back(code)


@posted
def seat_note(request: HttpRequest, code: str) -> HttpResponse:
    """Write down something about a seat, for oneself alone; a blank note is none."""
    found = visit_as_player(request, code)
    about, written = number(request.POST.get("seat", "")), lines(request.POST.get("text", ""))
    if about is None or about not in found.view.seats:
        return _garbled(request, code, Typed("", text=written))
    if len(written) > SEAT_NOTE_MAX or "\x00" in written:
        error = say("table-seat-note-unfit", limit=SEAT_NOTE_MAX)
        typed = Typed(f"seat-{about}", text=written, error=error)
        return seat_page(request, found, typed)
    notes = SeatNote.objects.filter(game=found.row, account=found.account)
    if written:
        notes.update_or_create({"text": written}, game=found.row, account=found.account, seat=about)
    else:
        notes.filter(seat=about).delete()
    messages.success(request, say("table-seat-note-kept", seat=about))
    return back(code, f"#seat-{about}")


def leave(request: HttpRequest, code: str) -> HttpResponse:
    """Leave the game of one's own will: first what will happen, then the act (HOST-6)."""
    found = visit_as_player(request, code)
    why, error = lines(request.POST.get("why", "")), ""
    if request.method == "POST":
        done = execute_for(found, lambda seat: Leave(seat=seat, why=why))
        if done.refusal is None:
            messages.success(request, say("table-left-now"))
            return back(code)
        found = visit_as_player(request, code)
        error = text.refusal(language(), done.refusal, found.view.personas)
    stands = state(found.view, found.seat or 0)
    context = {
        "why": why,
        "error": error,
        "persona": found.view.persona(found.seat or 1),
        "may_leave": stands in {"plays", "closed"},
        "stands": where(found.view, found.seat or 0),
    }
    status = 422 if error else 200
    return game_page(request, found, "table/leave.html", context, tab="seat", status=status)


def back(code: str, anchor: str = "") -> HttpResponse:
    """Show the way back to the seat's page."""
    there = reverse("table:seat", args=[code]) + anchor
    return HttpResponseRedirect(there, status=303)
