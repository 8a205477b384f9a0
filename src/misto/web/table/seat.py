"""My seat: everything that a player has to know and to do, on one page."""

from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse

from misto.engine import Kind, Phase, View
from misto.engine import events as e
from misto.store import clock, personas
from misto.store.models import Letter, Membership, Opened, Persona, SeatNote
from misto.store.writing import writing
from misto.text import words
from misto.text.writer import Writer
from misto.web.access import Visit, visit
from misto.web.pages import game_page
from misto.web.saying import language, say
from misto.web.seating import Seat, Seating
from misto.web.table.answers import answers
from misto.web.table.orders import OrderForm, Typed, order_forms, picked
from misto.web.table.reading import unread
from misto.web.table.receipts import receipts
from misto.web.table.role import role_letter

_A_SEATS_ROOM = 4 * 1024
_FILLING = b"<!--%b-->"


@dataclass(frozen=True)
class Noted:
    """Somebody at the table, with what the player noted about them."""

    seat: Seat
    text: str
    error: str = ""


def seat(request: HttpRequest, code: str) -> HttpResponse:
    """Show a player their seat; who was replaced is told so, and nothing more (HOST-6)."""
    found = visit(request, code)
    if found.member and found.member.part == Membership.Part.REPLACED:
        return game_page(request, found, "table/replaced.html", tab="seat")
    if not found.is_player or found.seat is None:
        raise Http404
    _remember_opened(found, found.seat)
    return seat_page(request, found)


def seat_page(request: HttpRequest, found: Visit, typed: Typed | None = None) -> HttpResponse:
    """Answer with the seat's page; with a sentence on it where a form wasn't taken."""
    view, own = found.view, found.seat
    assert own is not None  # noqa: S101  # whoever comes here is seated
    table = Seating(found).by_number
    persona = Persona.objects.filter(game=found.row, seat=own).select_related("game").first()
    plays = state(view, own) == "plays"
    forms = order_forms(view, own, typed) if plays else ()
    context: dict[str, Any] = {
        "own": table[own],
        "persona": persona,
        "password": personas.password(persona) if persona else "",
        "letter": role_letter(view, own, table),
        "letter_is_read": bool(found.member and found.member.letter_read_at),
        "state": where(view, own),
        "plays": plays,
        "forms": forms,
        "living": [table[one] for one in view.living],
        "note": _note(view, own, typed),
        "note_may_be_given": plays and own not in view.notes,
        "turns": receipts(view, own),
        "told": answers(view, own),
        "names": {number: one.name for number, one in table.items()},
        "shown_votes": _shown_votes(view, table),
        "silent": [table[one] for one in view.living if one not in view.shown_votes],
        "may_withdraw": plays,
        "notes": _notes(found, table, typed),
        "unread": _unread(found),
        "chat_unread": unread(found, own),
        "welcome": _welcome(found, own),
        "zone": view.rules.timezone,
        "typed": typed if typed and typed.error else None,
        "has_own_place": _has_own_place(typed, forms, plays=plays),
        "picked": picked(typed.targets, view) if typed else "",
    }
    status = 422 if typed and typed.error else 200
    page = game_page(request, found, "table/seat.html", context, tab="seat", status=status)
    return _evened(page, len(table))


def _evened(page: HttpResponse, seats: int) -> HttpResponse:
    """Fill a page up, so that its length tells no role to whoever watches the line."""
    room = _A_SEATS_ROOM * (seats + 3)
    missing = -(len(page.content) + len(_FILLING % b"")) % room
    page.content += _FILLING % (b" " * missing)
    return page


def state(view: View, seat: int) -> str:
    """Say where a player stands: whether they play, and what they may still do."""
    if view.phase in {Phase.OVER, Phase.OPENED}:
        return "over"
    if seat in view.excluded:
        return "excluded"
    if seat in view.left:
        return "left"
    if seat in view.dead:
        if seat in view.silenced:
            return "silenced"
        return "ghost" if view.rules.ghosts_talk else "silent-ghost"
    return "plays" if view.phase is Phase.OPEN else "closed"


def where(view: View, seat: int) -> str:
    """Say the same in a sentence."""
    return say(f"table-state-{state(view, seat)}", why=words.sentence(_why_excluded(view, seat)))


def _why_excluded(view: View, seat: int) -> str:
    reasons = [
        ruling.why
        for turn in (*view.undone, *view.turns)
        for ruling in turn.rulings
        if isinstance(ruling, e.SeatExcluded) and ruling.seat == seat
    ]
    return reasons[-1] if reasons else ""


@dataclass(frozen=True)
class NoteForm:
    """The last note: given, or still to be written."""

    to: int | None = None
    text: str = ""
    error: str = ""
    given: e.NoteGiven | None = None


def _note(view: View, seat: int, typed: Typed | None) -> NoteForm:
    given = [
        event
        for turn in (*view.undone, *view.turns)
        for event in turn.orders
        if isinstance(event, e.NoteGiven) and event.seat == seat
    ]
    if typed and typed.kind == Kind.NOTE.value:
        to = min(typed.targets, default=None)
        return NoteForm(to, typed.text, typed.error, given[-1] if given else None)
    return NoteForm(given=given[-1]) if given else NoteForm()


def _has_own_place(typed: Typed | None, forms: tuple[OrderForm, ...], *, plays: bool) -> bool:
    """Say whether a form stands on the page beside which the sentence about it is found."""
    if typed is None:
        return True
    kinds = {form.kind.value for form in forms} | ({Kind.NOTE.value} if plays else set())
    return typed.kind in kinds or typed.kind.startswith("seat-")


def _shown_votes(view: View, table: dict[int, Seat]) -> list[tuple[Seat, list[Seat]]]:
    """The votes of a live ballot, as all see them (COURT-6)."""
    return [
        (table[seat], [table[target] for target in targets])
        for seat, targets in view.shown_votes.items()
    ]


def _notes(found: Visit, table: dict[int, Seat], typed: Typed | None) -> list[Noted]:
    kept = dict(
        SeatNote.objects.filter(game=found.row, account=found.account).values_list("seat", "text")
    )
    refused = {typed.kind: typed} if typed and typed.kind.startswith("seat-") else {}
    return [
        Noted(one, refused[key].text, refused[key].error)
        if (key := f"seat-{number}") in refused
        else Noted(one, kept.get(number, ""))
        for number, one in table.items()
    ]


def _welcome(found: Visit, seat: int) -> str:
    """Say what a newcomer takes over (HOST-6)."""
    code = found.account.code if found.account else ""
    taken = [
        ruling
        for turn in (*found.view.undone, *found.view.turns)
        for ruling in turn.rulings
        if isinstance(ruling, e.SeatTaken) and (ruling.seat, ruling.person) == (seat, code)
    ]
    if not taken:
        return ""
    cleared = [say("welcome-misses-cleared")] if taken[-1].misses_cleared else []
    label = Writer.of(language(), found.view).label(seat)
    return " ".join([say("welcome", label=label), *cleared])


def _unread(found: Visit) -> int:
    return Letter.objects.filter(
        game=found.row, account=found.account, by_host=True, read_at=None
    ).count()


def _remember_opened(found: Visit, seat: int) -> None:
    """Note, for the host's log, when a player first opened what a publication told them."""
    told = [turn.turn for turn in found.view.turns if turn.published]
    if not told:
        return
    if Opened.objects.filter(game=found.row, seat=seat, turn=told[-1]).exists():
        return
    with writing(found.row.code) as row:
        at = {"at": clock.now()}
        Opened.objects.get_or_create(game=row, seat=seat, turn=told[-1], defaults=at)
