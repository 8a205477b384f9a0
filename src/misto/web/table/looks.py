"""The seats of a game as a player meets them: number, name, face, whether they still live."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from django.conf import settings

from misto.engine import View
from misto.store.models import Game, Persona
from misto.web.faces import Face, face_for


@dataclass(frozen=True)
class Sitter:
    """Who sits where, as all may see."""

    seat: int
    name: str
    nick: str
    face: Face

    @property
    def label(self) -> str:
        """The number and the name, as on a card."""
        return f"{self.seat} {self.name}"

    @property
    def ghost(self) -> bool:
        """Whether the death of the seat has been announced."""
        return self.face.ghost


def looks(row: Game) -> dict[int, Persona]:
    """Return how each seat looks, in one question to the database."""
    found = {persona.seat: persona for persona in Persona.objects.filter(game=row)}
    for persona in found.values():
        persona.game = row
    return found


def sitters(view: View, personas: Mapping[int, Persona]) -> dict[int, Sitter]:
    """Return everybody at the table, by seat; their names stand beside their faces."""
    return {seat: _sitter(view, seat, personas.get(seat)) for seat in view.seats}


def _sitter(view: View, seat: int, looks: Persona | None) -> Sitter:
    persona = view.persona(seat)
    name = persona.name.strip() or persona.nick
    image = f"{settings.MEDIA_URL}{looks.avatar}" if looks and looks.avatar else None
    face = replace(face_for(seat, name, image, ghost=seat in view.dead), label="")
    return Sitter(seat, name, persona.nick, face)
