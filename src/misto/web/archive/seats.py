"""The seats as anybody may know them: who lives, who is a ghost, how they died, what they were."""

from dataclasses import dataclass

from misto.engine import Cause, Role, View
from misto.engine.events import SeatDied
from misto.store.models import Persona
from misto.text import words
from misto.text.writer import Writer
from misto.web import people
from misto.web.access import Visit
from misto.web.saying import language, say
from misto.web.seating import Seat, Seating


@dataclass(frozen=True)
class SeatRow:
    """One seat in the list, and what is known of it."""

    seat: Seat
    about: str
    fate: str  # what it was and how it died, as far as it is known
    person: str
    keeper: bool


def rows(visit: Visit) -> list[SeatRow]:
    """Return all seats, in order, with one question each for looks, words and names."""
    view = visit.public
    told = dict(Persona.objects.filter(game=visit.row).values_list("seat", "about"))
    names = people.names(view.persons.values())
    writer = Writer.of(language(), view)
    return [
        SeatRow(
            seat=seat,
            about=told.get(seat.number, ""),
            fate=_fate(writer, view, seat.number),
            person=names.get(view.persons.get(seat.number, ""), ""),
            keeper=view.keeper == seat.number,
        )
        for seat in Seating(visit).all
    ]


def _fate(writer: Writer, view: View, seat: int) -> str:
    """Say what a seat was, and in which turn and of what it died."""
    died = view.dead.get(seat)
    was = _was(writer, view, seat, died)
    if died is None:
        return words.capital(was)
    causes = ", ".join(_causes(writer, view, died))
    return say(
        "archive-fate",
        has_was="yes" if was else "no",
        was=was,
        turn=died.turn,
        has_causes="yes" if causes else "no",
        causes=causes,
    )


def _causes(writer: Writer, view: View, died: SeatDied) -> list[str]:
    """The causes as announced; all of them, once everything is opened (END-1)."""
    gender = writer.gender(died.seat)
    true = true_causes(view).get(died.seat)
    return [words.cause(writer.language, cause, gender) for cause in true or died.causes]


def true_causes(view: View) -> dict[int, tuple[Cause, ...]]:
    """Return the causes that the resolutions found, as far as this viewer sees resolutions."""
    return {
        death.seat: death.causes
        for turn in view.turns
        if turn.resolved and turn.published
        for death in turn.resolved.resolution.deaths
        if death.seat in view.dead
    }


def _was(writer: Writer, view: View, seat: int, died: SeatDied | None) -> str:
    """The role where the viewer knows it, else what the death showed (DEATH-1)."""
    role: Role | None = view.roles.get(seat)
    if died and died.shown and role is None:
        return words.revealed(writer.language, died.shown, writer.gender(seat))
    return writer.role(role, seat) if role else ""
