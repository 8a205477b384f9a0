"""The role letter on a player's own page: what the seat was told, and nothing else (GAME-5)."""

from collections.abc import Mapping
from dataclasses import dataclass

from misto.engine import Kind, Role, View
from misto.engine.roles import MAFIA, MAY, TOLD
from misto.text import rulebook, words
from misto.text.catalogue import join
from misto.web.saying import language, say
from misto.web.seating import Seat


@dataclass(frozen=True)
class Known:
    """Somebody whose role the seat knows."""

    seat: Seat
    role: str


@dataclass(frozen=True)
class RoleLetter:
    """A role, what it may do, and whom its player knows."""

    name: str
    text: str
    orders: str
    known: tuple[Known, ...]
    is_mafia: bool

    @property
    def is_sergeant(self) -> bool:
        """Whether who is known is the commissioner, not a mate."""
        return bool(self.known) and not self.is_mafia


def role_letter(view: View, seat: int, table: Mapping[int, Seat]) -> RoleLetter | None:
    """Return the letter of a seat as it holds now; None where no role was dealt."""
    role = view.roles.get(seat)
    if role is None:
        return None
    if view.dealt:
        role = TOLD[role]
    gender = view.persona(seat).gender
    kinds = [words.kind(language(), kind) for kind in Kind if kind in MAY[role]]
    return RoleLetter(
        name=words.capital(words.role(language(), role, gender)),
        text=say(f"role-{role}.letter", **rulebook.values(language(), view.rules, gender)),
        orders=say("letter-orders", kinds=join(kinds)),
        known=_known(view, seat, role, table),
        is_mafia=role in MAFIA,
    )


def _known(view: View, seat: int, role: Role, table: Mapping[int, Seat]) -> tuple[Known, ...]:
    """The mafia knows its members, the sergeant the commissioner; nobody else knows anybody."""
    known: frozenset[Role] = frozenset()
    if role in MAFIA:
        known = MAFIA
    elif role is Role.SERGEANT:
        known = frozenset({Role.COMMISSIONER})
    return tuple(
        Known(table[other], words.role(language(), its, view.persona(other).gender))
        for other, its in sorted(view.roles.items())
        if other != seat and its in known
    )
