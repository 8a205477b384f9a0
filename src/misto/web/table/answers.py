"""What a seat was told in private, by turn: answers, last notes, a new role, new mates.

What was told and then undone stays with who was told it, and says that it was undone (HOST-1).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from misto.engine import Event, View
from misto.engine import events as e
from misto.engine.report import ORDER
from misto.engine.roles import MAFIA
from misto.engine.views import TurnView
from misto.text.lines import answer, event_line
from misto.text.writer import Writer
from misto.web.saying import language, say


@dataclass(frozen=True)
class Told:
    """One thing that was told; `quoted` is somebody else's text, as they wrote it."""

    text: str
    quoted: str = ""


@dataclass(frozen=True)
class OfTurn:
    """What the publication of one turn told a seat."""

    turn: int
    told: tuple[Told, ...]
    undone: bool = False


def answers(view: View, seat: int) -> tuple[OfTurn, ...]:
    """Return what a seat was told alone, the last turn first."""
    turns = [*((turn, False) for turn in view.turns), *((turn, True) for turn in view.undone)]
    found = [
        OfTurn(turn.turn, tuple(_told(view, turn, seat)), undone)
        for turn, undone in sorted(turns, key=lambda pair: pair[0].opened.at, reverse=True)
    ]
    return tuple(one for one in found if one.told)


def _told(view: View, turn: TurnView, seat: int) -> Iterator[Told]:
    """Once a game is opened everybody's facts are in the view: here are those told to the seat."""
    writer = Writer.of(language(), view)
    own = [
        fact for fact in turn.facts if isinstance(fact.audience, tuple) and seat in fact.audience
    ]
    for kind in ORDER:
        for fact in own:
            if isinstance(fact, kind) and (told := _one(writer, fact)):
                yield told


def _one(writer: Writer, fact: Event) -> Told | None:
    match fact:
        case e.CheckAnswered():
            return Told(answer(writer, fact))
        case e.CheckUnanswered() | e.SeatRevived() | e.FactCorrected():
            return Told(event_line(writer, fact))
        case e.NoteHanded(author=author, text=text):
            return Told(say("note-from", name=writer.name(author)), text)
        case e.RoleTold(seat=seat, role=role):
            return Told(say("table-role-now", role=writer.role(role, seat)))
        case e.MateTold(seat=seat, role=role):
            change = "new-mate" if role in MAFIA else "no-longer-mate"
            return Told(say(change, name=writer.name(seat), role=writer.role(role, seat)))
    return None
