"""Orders: wishes that were accepted and wait for the close (ORDER-1, ORDER-2)."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from misto.engine.terms import Kind

Key = tuple[int, Kind]
"""The place of an order: a seat and the kind that its slot goes by."""

SLOT: Mapping[Kind, Kind] = MappingProxyType(
    {**{kind: kind for kind in Kind}, Kind.INJECT: Kind.HEAL}
)
"""Kinds that replace each other share a slot: a healing and an injection (NIGHT-12)."""


class Order(Struct, frozen=True):
    """One order: who sent it, what it asks for, on whom, and its receipt's number.

    `targets` holds one seat; two for a double kill (MAFIA-3); none for `vote: none` (COURT-1).
    """

    seat: int
    kind: Kind
    targets: tuple[int, ...]
    number: int

    @property
    def key(self) -> Key:
        """The slot in which this order stands; a later one in the same slot replaces it."""
        return self.seat, SLOT[self.kind]

    @property
    def target(self) -> int:
        """The seat on which the order is; for orders that have just one."""
        return self.targets[0]


class Note(Struct, frozen=True):
    """A last note: given once, never changed (NOTE-1)."""

    seat: int
    to: int
    text: str
    number: int
