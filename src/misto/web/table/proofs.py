"""A receipt as a file: with it a player can show, after the end, what the ledger has to contain."""

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe
from msgspec import Raw

from misto.engine import sealing
from misto.engine.views import visible
from misto.store.models import Entry
from misto.web.access import Visit, folded_of, visit_as_player

_ROOM = 4 * 1024
"""A file has so many bytes, or a multiple: its length tells nothing to whoever watches the line."""


@require_safe
def receipt(request: HttpRequest, code: str, number: int) -> HttpResponse:
    """Give the owner of a seat one of its receipts, with its content and its salt."""
    found = visit_as_player(request, code)
    place = _place(found, number)
    if place is None:
        raise Http404
    entry = Entry.objects.get(game=found.row, seq=place)
    answer = HttpResponse(_file(found, number, entry), content_type="application/json")
    name = f"{code}-receipt-{number}.json"
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    answer.headers["Cache-Control"] = "private, no-store"
    return answer


def _place(found: Visit, number: int) -> int | None:
    """Return where in the ledger a receipt's event stands, if who visits may see it."""
    own, ledger = (found.seat, number), folded_of(found).ledger
    seen = {id(event) for event in visible(ledger, found.viewer)}
    places = [
        place
        for place, event in enumerate(ledger, 1)
        if sealing.numbered(event) == own and id(event) in seen
    ]
    return places[-1] if places else None


def _file(found: Visit, number: int, entry: Entry) -> bytes:
    body = entry.body.encode()
    kept = sealing.Receipt(
        format=sealing.RECEIPT,
        game=found.row.code,
        seat=found.seat or 0,
        number=number,
        at=sealing.instant(body),
        commitment=entry.commitment,
        key=entry.signed_by,
        signature=entry.signature,
        salt=entry.salt,
        event=Raw(body),
    )
    text = msgspec.json.format(msgspec.json.encode(kept), indent=1)
    return text + b" " * (-(len(text) + 1) % _ROOM) + b"\n"
