"""Before the first turn: the game, enrolment, the deal, the letters about roles (GAME)."""

from misto.engine.events.base import Event, Persona
from misto.engine.rules import Rules
from misto.engine.terms import Gender, Role


class GameCreated(Event, frozen=True, tag="game_created"):
    """A game with its rules; `game` is the public name that its deal is committed to."""

    game: str
    title: str
    rules: Rules
    hosts: tuple[str, ...] = ()


class EnrolmentOpened(Event, frozen=True, tag="enrolment_opened"):
    """Enrolment is open; the deal's key is drawn and committed to (GAME-2)."""

    commitment: str
    beacon_name: str | None = None


class KeyDrawn(Event, frozen=True, tag="key_drawn"):
    """The deal's secret key, 32 bytes in hex: sealed until the end."""

    key: str


class Enrolled(Event, frozen=True, tag="enrolled"):
    """A person enrolled, with their nonce and the character they invented."""

    person: str
    nonce: str
    name: str | None = None
    gender: Gender = Gender.OTHER


class EnrolmentWithdrawn(Event, frozen=True, tag="enrolment_withdrawn"):
    """A person took their enrolment back."""

    person: str


class RosterChanged(Event, frozen=True, tag="roster_changed"):
    """How many have enrolled; who, only where `roster` is public (GAME-1)."""

    count: int
    persons: tuple[str, ...] | None = None


class EnrolmentClosed(Event, frozen=True, tag="enrolment_closed"):
    """The sorted nonces and the line-up are frozen."""

    nonces: tuple[str, ...]
    lineup: tuple[Role, ...]


class DealCancelled(Event, frozen=True, tag="deal_cancelled"):
    """A deal was cancelled: its key is opened, its commitment stays listed."""

    key: str
    why: str


class Dealt(Event, frozen=True, tag="dealt"):
    """Which role each seat has, and the nonce of its person: the whole of it, for the host."""

    personas: tuple[Persona, ...]
    roles: tuple[Role, ...]
    nonces: tuple[str, ...] = ()
    beacon: str | None = None


class TableSet(Event, frozen=True, tag="table_set"):
    """The personas, seat by seat, as everybody sees them."""

    personas: tuple[Persona, ...]
    beacon: str | None = None


class PersonSeated(Event, frozen=True, tag="person_seated"):
    """A person was given a seat: told to that person alone (SEAT-4)."""

    person: str
    seat: int


class RoleTold(Event, frozen=True, tag="role_told"):
    """What a seat is told about its role: at the deal, at a promotion, by the host's fact (GAME-5).

    `mates` are the mafia's members with their roles, `commissioner` is for the sergeant.
    """

    seat: int
    role: Role
    mates: tuple[tuple[int, Role], ...] = ()
    commissioner: int | None = None


class MateTold(Event, frozen=True, tag="mate_told"):
    """The mafia is told that a seat is its member now, and as what (FOUND-3, MAFIA-4)."""

    seat: int
    role: Role
