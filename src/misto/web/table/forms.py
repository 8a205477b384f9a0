"""What comes in from a seat's page: read strictly, so that a forged form is a sentence, no fault.

No form has a seat of its own in it: whose order it is, the session says.
"""

from dataclasses import dataclass

from django.http import QueryDict

from misto.engine import Kind
from misto.web.numbers import whole

NOBODY = "nobody"
"""What the card says that stands for no seat: a vote for nobody (COURT-1)."""

_DIGITS = 4


@dataclass(frozen=True)
class Wish:
    """An order as it came in: its kind, the turn that its sender was shown, and whom it is on."""

    kind: Kind
    turn: int
    targets: tuple[int, ...] = ()
    nobody: bool = False


def wish(data: QueryDict) -> Wish | None:
    """Read an order or a withdrawal; None where no page of ours has sent it."""
    kind, turn = _kind(data.get("kind", "")), number(data.get("turn", ""))
    names = [name for name in data.getlist("target") if name != NOBODY]
    targets = [number(name) for name in names]
    if kind is None or turn is None or None in targets:
        return None
    seats = tuple(sorted({seat for seat in targets if seat is not None}))
    return Wish(kind, turn, seats, nobody=NOBODY in data.getlist("target"))


def number(text: str) -> int | None:
    """Read a seat or a turn; None where it is neither."""
    return whole(text, _DIGITS) or None


def lines(text: str) -> str:
    """Return a longer text with the ends of its lines as everybody keeps them."""
    return text.replace("\r\n", "\n").strip()


def _kind(text: str) -> Kind | None:
    return next((kind for kind in Kind if kind.value == text), None)
