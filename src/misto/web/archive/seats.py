"""The seats as anybody may know them: who lives, who is a ghost, how they died, what they were."""

from dataclasses import dataclass

from django.urls import reverse

from misto.engine import Cause, Role, View
from misto.engine.events import SeatDied
from misto.store.models import Game, Persona
from misto.text import words
from misto.text.writer import Writer
from misto.web import people
from misto.web.faces import Face, face_for
from misto.web.saying import language, say


@dataclass(frozen=True)
class SeatRow:
    """One seat in the list."""

    seat: int
    nick: str
    name: str
    about: str
    face: Face
    living: bool
    fate: str  # what it was and how it died, as far as it is known
    person: str
    keeper: bool


def rows(row: Game, view: View) -> list[SeatRow]:
    """Return all seats, in order, with one question for their looks and one for their names."""
    looks = {one.seat: one for one in Persona.objects.filter(game=row)}
    names = people.names(view.persons.values()) if view.persons else {}
    writer = Writer.of(language(), view)
    return [
        _row(writer, view, seat, looks.get(seat), names.get(view.persons.get(seat, ""), ""))
        for seat in view.seats
    ]


def faces(row: Game, view: View) -> dict[int, Face]:
    """Return the faces of all seats, with one question for their pictures."""
    looks = Persona.objects.filter(game=row).exclude(avatar="")
    images = dict(looks.values_list("seat", "avatar"))
    return {seat: _face(view, seat, images.get(seat, "")) for seat in view.seats}


def _face(view: View, seat: int, image: str) -> Face:
    there = reverse("thread:media", args=[image]) if image else None
    return face_for(seat, view.persona(seat).name, there, ghost=seat in view.dead)


def _row(writer: Writer, view: View, seat: int, look: Persona | None, person: str) -> SeatRow:
    persona = view.persona(seat)
    return SeatRow(
        seat=seat,
        nick=persona.nick,
        name=persona.name or persona.nick,
        about=look.about if look else "",
        face=_face(view, seat, look.avatar if look else ""),
        living=seat not in view.dead,
        fate=_fate(writer, view, seat),
        person=person,
        keeper=view.keeper == seat,
    )


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
