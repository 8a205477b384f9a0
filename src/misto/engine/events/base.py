"""What all events have, and the values they speak of."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from misto.engine.terms import Gender, Role

Audience = Literal["all", "host", "sealed"] | tuple[int | str, ...]

ALL: Literal["all"] = "all"
HOST: Literal["host"] = "host"
SEALED: Literal["sealed"] = "sealed"

Award = Literal["townsperson", "mafioso", "player", "character"]
"""The awards of AWARD-1: the best townsperson, mafioso, player, character."""


class Event(Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """A fact of the ledger; `at` is its instant in UTC, never before the last event's."""

    at: datetime
    audience: Audience


class Persona(Struct, frozen=True):
    """Who speaks from a seat: the nick that the system gave, the character the player invented."""

    nick: str
    name: str
    gender: Gender = Gender.OTHER


class Fact(Struct, frozen=True):
    """A settled fact as the host has it (HOST-1); what is None stays as the rules have it."""

    seat: int
    alive: bool | None = None
    role: Role | None = None
    poisoned: bool | None = None
    why: str = ""
