"""A seat's receipts: every order, withdrawal and note of its own, by turn, with its number.

What became of an order at night isn't among them: all that failed looks alike (ORDER-7).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from misto.engine import Event, Kind, View
from misto.engine import events as e
from misto.engine.orders import SLOT
from misto.engine.views import TurnView
from misto.text import words
from misto.text.writer import Writer
from misto.web.saying import language, say


@dataclass(frozen=True)
class Receipt:
    """One line; `stands` tells the order that counts from those that were replaced."""

    number: int | None
    at: datetime
    text: str
    remark: str = ""
    stands: bool = True
    withdrawn_by: Kind | None = None  # the kind by which it can be withdrawn, while it stands


@dataclass(frozen=True)
class OfTurn:
    """The receipts of one turn, the newest first."""

    turn: int
    receipts: tuple[Receipt, ...]
    undone: bool = False
    is_now: bool = False


def receipts(view: View, seat: int) -> tuple[OfTurn, ...]:
    """Return a seat's receipts by turn, the last turn first."""
    writer = Writer.of(language(), view)
    last = view.turns[-1] if view.turns else None
    turns = [*((turn, False) for turn in view.turns), *((turn, True) for turn in view.undone)]
    found = [
        OfTurn(turn.turn, _of_turn(writer, turn, seat), undone, is_now=turn is last)
        for turn, undone in sorted(turns, key=lambda pair: pair[0].opened.at, reverse=True)
    ]
    return tuple(one for one in found if one.receipts)


def _of_turn(writer: Writer, turn: TurnView, seat: int) -> tuple[Receipt, ...]:
    own = [event for event in turn.orders if _whose(event) == seat]
    stands = set(_standing(turn, seat, own).values())
    found = (_receipt(writer, turn.turn, event, stands) for event in own)
    return tuple(reversed([receipt for receipt in found if receipt]))


def _whose(event: Event) -> int | None:
    match event:
        case e.OrderGiven(order=order):
            return order.seat
        case e.OrderWithdrawn(seat=seat) | e.OrderVoided(seat=seat) | e.NoteGiven(seat=seat):
            return seat
    return None


def _standing(turn: TurnView, seat: int, own: list[Event]) -> dict[Kind, int]:
    """Return the numbers of the orders that stand at the end of a turn, by slot (ORDER-2)."""
    found: dict[Kind, int] = {}
    for event in sorted((*own, *_bars(turn, seat)), key=lambda event: event.at):
        match event:
            case e.OrderGiven(order=order):
                found[SLOT[order.kind]] = order.number
            case e.OrderWithdrawn(order=kind) | e.OrderVoided(order=kind):
                found.pop(SLOT[kind], None)
            case e.VoteBarred():
                found.pop(Kind.VOTE, None)
    return found


def _bars(turn: TurnView, seat: int) -> Iterator[Event]:
    for ruling in turn.rulings:
        if isinstance(ruling, e.VoteBarred) and (ruling.turn, ruling.seat) == (turn.turn, seat):
            yield ruling


def _receipt(writer: Writer, turn: int, event: Event, stands: set[int]) -> Receipt | None:
    match event:
        case e.OrderGiven(order=order, why=why):
            text = writer.order(order.kind, order.targets, _what(writer, order.kind, turn))
            remark = say("table-receipt-entered", why=words.sentence(why)) if why else ""
            kind = order.kind if order.number in stands else None
            return Receipt(order.number, event.at, text, remark, kind is not None, kind)
        case e.OrderWithdrawn(order=kind, number=number):
            text = say("table-receipt-withdrawn", order=_what(writer, kind, turn))
            return Receipt(number, event.at, text)
        case e.OrderVoided(order=kind, why=why):
            text = say("table-receipt-voided", order=_what(writer, kind, turn))
            return Receipt(None, event.at, text, say("table-receipt-why", why=words.sentence(why)))
        case e.NoteGiven(to=to, number=number):
            text = say("table-receipt-note", name=writer.name(to))
            return Receipt(number, event.at, text)
    return None


def _what(writer: Writer, kind: Kind, turn: int) -> str:
    if kind is Kind.VOTE and writer.rules.keeper and turn == 1:
        return say("table-kind-election")
    return words.capital(words.kind(writer.language, kind))
