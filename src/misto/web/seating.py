"""The seats of a game with their faces, as anybody may see them; for the parts that show them."""

from dataclasses import dataclass, replace
from functools import cached_property

from django.conf import settings
from django.core.cache import caches
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from misto.engine import View
from misto.store.models import Game, Persona
from misto.web.access import Visit
from misto.web.faces import Face, face_for
from misto.web.saying import language


@dataclass(frozen=True)
class Looks:
    """What a player has given their persona: addresses of pictures, and a line of text."""

    avatar: str | None = None
    banner: str | None = None
    signature: str = ""


@dataclass(frozen=True)
class Seat:
    """A seat as a list shows it; its name stands beside its face, which bears none."""

    number: int
    name: str
    nick: str
    face: Face
    gone: bool

    @property
    def label(self) -> str:
        """The number and the name, as on a card."""
        return f"{self.number} {self.name}"


class Seating:
    """The seats of a game: asked of the database once, whatever is shown of them."""

    def __init__(self, visit: Visit) -> None:
        self._row = visit.row
        self._view = visit.public
        self._made: dict[tuple[int, bool | None], Seat] = {}

    @cached_property
    def looks(self) -> dict[int, Looks]:
        """What the personas look like, by seat."""
        return looks(self._row)

    @cached_property
    def all(self) -> tuple[Seat, ...]:
        """All seats, the ghosts' too."""
        return tuple(self.seat(number) for number in self._view.seats)

    @property
    def by_number(self) -> dict[int, Seat]:
        """All seats, by their numbers."""
        return {seat.number: seat for seat in self.all}

    @property
    def living(self) -> int:
        """How many live."""
        return len(self._view.living)

    def card(self, there: str) -> SafeString:
        """The card with all faces, each of which leads to its seat's posts in a thread."""
        row = self._row
        key = f"seats:{row.code}:{row.public_version}:{language()}:{there}"
        kept: str | None = caches["pages"].get(key)
        if kept is None:
            kept = str(render_to_string("parts/seats.html", {"seats": self, "there": there}))
            caches["pages"].set(key, kept)
        return SafeString(kept)

    def seat(self, number: int, *, ghost: bool | None = None) -> Seat:
        """One seat; a ghost's if it is dead, or as it is said."""
        found = self._made.get((number, ghost))
        if found is None:
            found = self._made[number, ghost] = self._seat(number, ghost=ghost)
        return found

    def _seat(self, number: int, *, ghost: bool | None) -> Seat:
        gone = number in self._view.dead
        name, nick = called(self._view, number), self._view.persona(number).nick
        avatar = self.looks.get(number, Looks()).avatar
        face = face_for(number, name, avatar, ghost=gone if ghost is None else ghost)
        return Seat(number, name, nick, replace(face, label=""), gone)


def looks(row: Game) -> dict[int, Looks]:
    """Return the looks of all personas of a game: anybody sees them, so they are kept."""
    key = f"looks:{row.code}:{row.public_version}"
    kept: dict[int, Looks] | None = caches["pages"].get(key)
    if kept is None:
        kept = _looks(row)
        caches["pages"].set(key, kept)
    return kept


def _looks(row: Game) -> dict[int, Looks]:
    found = Persona.objects.filter(game=row).values_list("seat", "avatar", "banner", "signature")
    return {
        seat: Looks(picture(avatar), picture(banner), signature)
        for seat, avatar, banner, signature in found
    }


def called(view: View, seat: int) -> str:
    """Name a seat as all do: by its character, or by its nick."""
    persona = view.persona(seat)
    return persona.name.strip() or persona.nick


def picture(name: str) -> str | None:
    """Return the address of a picture by the name of its file."""
    return f"{settings.MEDIA_URL}{name}" if name else None
