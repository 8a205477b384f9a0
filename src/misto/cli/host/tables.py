"""What became of a paste, line by line, in words."""

from collections.abc import Iterable, Sequence

from misto.cli.host.board import Board
from misto.cli.host.mail import Outcome
from misto.cli.host.paste import Fault, Flaw
from misto.cli.host.screen import Cell, bad, dim, good
from misto.cli.host.session import Session
from misto.engine import Event
from misto.engine import events as e
from misto.text.catalogue import Value

_SHOWN = 60
"""The most characters of a pasted line that are shown again."""


def tell_outcomes(here: Session, board: Board, outcomes: Sequence[Outcome]) -> None:
    """Write the table of what was taken, with its receipts, and what not, and why."""
    columns = ("column-line", "column-sender", "column-order", "column-sent", "column-result")
    rows = [_row(here, board, outcome) for outcome in outcomes]
    here.screen.table([here.say(column) for column in columns], rows)
    taken = sum(outcome.taken for outcome in outcomes)
    skipped = sum(outcome.skipped for outcome in outcomes)
    here.tell("host-taken", taken=taken, refused=len(outcomes) - taken - skipped)
    if skipped:
        here.tell("host-skipped", count=skipped)


def _row(here: Session, board: Board, outcome: Outcome) -> list[Cell]:
    reading = outcome.reading
    text = _short(" ".join("".join(c if c.isprintable() else " " for c in reading.text).split()))
    return [
        str(reading.line),
        "?" if reading.seat is None else board.label(reading.seat),
        text,
        "" if outcome.at is None else here.when(outcome.at, board),
        _result(here, board, outcome),
    ]


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _result(here: Session, board: Board, outcome: Outcome) -> Cell:
    if outcome.skipped:
        return dim(here.say("line-quoted"))
    if outcome.flaw is not None:
        return bad(flaw_text(here, board, outcome.flaw))
    if outcome.refusal is not None:
        return bad(here.refusal(outcome.refusal, board))
    if outcome.later is not None:
        return bad(here.say("order-behind-a-later-one", when=here.when(outcome.later, board)))
    numbers = list(_numbers(outcome.events))
    if not numbers:
        return dim(here.say("order-nothing-new"))
    return good(here.say("order-taken", number=numbers[0]))


def _numbers(events: Iterable[Event]) -> Iterable[int]:
    for event in events:
        match event:
            case e.OrderGiven(order=order):
                yield order.number
            case e.OrderWithdrawn(number=number) | e.NoteGiven(number=number):
                yield number


def flaw_text(here: Session, board: Board, flaw: Flaw) -> str:
    """Say what is wrong with a line, and what to do about it."""
    if flaw.fault is Fault.BAD_TIME and flaw.unfit is not None:
        hour = flaw.name.replace(".", ":")
        return here.say(f"time-{flaw.unfit.replace('_', '-')}", time=flaw.name, hour=hour)
    values: dict[str, Value] = {"name": _short(flaw.name), "turn": board.game.turn}
    if flaw.seats:
        values["labels"] = ", ".join(map(board.label, flaw.seats))
    if flaw.turn is not None:
        values["other"] = flaw.turn
    text = here.say(f"line-{flaw.fault.replace('_', '-')}", **values)
    if not flaw.near:
        return text
    near = ", ".join(here.say("quoted", text=_short(one)) for one in flaw.near)
    return text + " " + here.say("did-you-mean", near=near)
