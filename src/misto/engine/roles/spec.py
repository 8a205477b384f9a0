"""What a role declares."""

from msgspec import Struct

from misto.engine.terms import Kind, Role, Side


class Spec(Struct, frozen=True):
    """One role: whose it is, which orders it adds, how often a line-up may have it."""

    role: Role
    side: Side
    orders: tuple[Kind, ...] = ()
    many: bool = False  # a line-up may have several (GAME-4)
    needs: Role | None = None  # a line-up that has it has that role too (GAME-4)
    told: Role | None = None  # what its player is told to be, where that isn't the truth (FOUND-1)
