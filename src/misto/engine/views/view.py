"""What a view holds."""

from datetime import datetime

from msgspec import Struct

from misto.engine import events as e
from misto.engine.events import Award, Event, Persona
from misto.engine.orders import Key, Note, Order
from misto.engine.rules import CLASSIC, Rules
from misto.engine.terms import Phase, Role, Winner


class TurnView(Struct, frozen=True, kw_only=True):
    """One turn, as a viewer sees it: the visible events, sorted by what they are."""

    turn: int
    opened: e.TurnOpened
    closed: e.TurnClosed | None = None
    resolved: e.TurnResolved | None = None  # the host's
    published: e.ReportPublished | None = None
    facts: tuple[Event, ...] = ()  # what the publication made known
    orders: tuple[Event, ...] = ()  # given, withdrawn, voided, shown
    rulings: tuple[Event, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """A game as one viewer may know it; what the viewer may not know isn't in it.

    `roles` are the roles the viewer knows of: one's own as it was told, mates, the commissioner
    (for the sergeant); all of them for the host. `orders`, `shots`, `notes` are one's own, or all
    for the host. `undone` keeps what was published and then undone: told is told.
    """

    game: str = ""
    title: str = ""
    rules: Rules = CLASSIC
    hosts: tuple[str, ...] = ()
    phase: Phase = Phase.CREATED
    paused: bool = False

    enrolled: int = 0
    roster: tuple[str, ...] | None = None
    own_nonces: dict[str, str] = {}
    commitments: tuple[str, ...] = ()
    cancelled_keys: tuple[str, ...] = ()
    beacon_name: str | None = None
    beacon: str | None = None
    nonces: tuple[str, ...] = ()
    lineup: tuple[Role, ...] = ()
    key: str | None = None
    dealt: e.Dealt | None = None

    personas: tuple[Persona, ...] = ()
    persons: dict[int, str] = {}
    roles: dict[int, Role] = {}
    dead: dict[int, e.SeatDied] = {}
    excluded: frozenset[int] = frozenset()
    silenced: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    keeper: int | None = None
    winner: Winner | None = None

    turn: int = 0
    hunt_opens: datetime | None = None
    closes: datetime | None = None
    turns: tuple[TurnView, ...] = ()
    orders: dict[Key, Order] = {}
    shown_votes: dict[int, tuple[int, ...]] = {}
    shots: dict[int, Order] = {}
    notes: dict[int, Note] = {}
    bars: frozenset[tuple[int, int]] = frozenset()
    double_kills: frozenset[int] = frozenset()
    undone: tuple[TurnView, ...] = ()
    published: tuple["View", ...] = ()
    awards: tuple[tuple[Award, tuple[int, ...]], ...] = ()

    @property
    def seats(self) -> range:
        """All seats, the dead included."""
        return range(1, len(self.personas) + 1)

    @property
    def living(self) -> tuple[int, ...]:
        """The seats whose death hasn't been announced."""
        return tuple(seat for seat in self.seats if seat not in self.dead)

    def persona(self, seat: int) -> Persona:
        """The persona that speaks from a seat."""
        return self.personas[seat - 1]
