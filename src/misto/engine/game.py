"""A game as its ledger has made it: the state that commands are decided on."""

from datetime import datetime

from msgspec import Struct

from misto.engine.events import Award, Fact, Persona
from misto.engine.orders import SLOT, Key, Note, Order
from misto.engine.resolution import Cast, Death, Resolution
from misto.engine.roles import SIDE, TOLD
from misto.engine.rules import CLASSIC, Rules
from misto.engine.terms import Gender, Kind, Phase, Role, Side, Winner


class Enrolment(Struct, frozen=True):
    """One person who has enrolled, with their nonce and their character."""

    person: str
    nonce: str
    name: str | None
    gender: Gender


class Game(Struct, frozen=True, kw_only=True):
    """One game. Frozen: `evolve` returns another; nothing in it is ever changed in place.

    Seats are numbered from 1; `roles[n - 1]` is the role of seat n. What a close proposes waits in
    `pending` and becomes true with the publication (TIME-6).
    """

    game: str = ""
    title: str = ""
    rules: Rules = CLASSIC
    hosts: tuple[str, ...] = ()
    phase: Phase = Phase.CREATED
    last_at: datetime | None = None

    # Enrolment and the deal.
    key: str | None = None
    commitments: tuple[str, ...] = ()
    beacon_name: str | None = None
    enrolments: tuple[Enrolment, ...] = ()
    spent_nonces: frozenset[str] = frozenset()  # of deals that were cancelled
    nonces: tuple[str, ...] = ()
    lineup: tuple[Role, ...] = ()

    # The seats.
    personas: tuple[Persona, ...] = ()
    persons: tuple[str, ...] = ()
    former: frozenset[str] = frozenset()  # persons who were replaced
    roles: tuple[Role, ...] = ()
    living: frozenset[int] = frozenset()
    deaths: tuple[Death, ...] = ()
    receipts: tuple[int, ...] = ()  # how many each seat has got so far
    excluded: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    silenced: frozenset[int] = frozenset()

    # The turn.
    turn: int = 0
    hunt_opens: datetime | None = None
    closes: datetime | None = None
    closed_at: datetime | None = None
    paused: bool = False
    orders: dict[Key, Order] = {}  # those that stand, in order of arrival
    casts: tuple[tuple[int, Cast], ...] = ()  # every vote of the turn, by seat, for COURT-6
    voided: frozenset[Key] = frozenset()
    facts: dict[int, Fact] = {}
    posts: dict[int, int] = {}
    pending: Resolution | None = None

    # What lasts.
    shots: dict[int, Order] = {}
    notes: dict[int, Note] = {}
    void_notes: frozenset[int] = frozenset()  # authors; a voided note stays the one of the game
    misses: dict[int, int] = {}
    cleared: frozenset[tuple[int, int]] = frozenset()  # up to which turn, of which seat
    poisoned: frozenset[int] = frozenset()
    framed: frozenset[int] = frozenset()
    healed: dict[int, int] = {}
    injected: frozenset[int] = frozenset()
    answered: dict[int, frozenset[int]] = {}  # of which seat an answer went to whom (NIGHT-5)
    keeper: int | None = None
    bars: frozenset[tuple[int, int]] = frozenset()  # turn, seat
    double_kills: frozenset[int] = frozenset()  # turns
    winner: Winner | None = None
    awards: dict[tuple[str | None, Award], int] = {}
    published: tuple["Game", ...] = ()  # the game as it was before each publication, for undo

    @property
    def seats(self) -> range:
        """All seats, the dead included."""
        return range(1, len(self.roles) + 1)

    def role(self, seat: int) -> Role:
        """The role of a seat."""
        return self.roles[seat - 1]

    def told(self, seat: int) -> Role:
        """What a seat has been told to be: the foundling, a civilian (FOUND-1)."""
        return TOLD[self.roles[seat - 1]]

    def side(self, seat: int) -> Side:
        """The side of a seat."""
        return SIDE[self.roles[seat - 1]]

    def mafia(self) -> tuple[int, ...]:
        """The living members of the mafia."""
        return tuple(
            seat for seat in self.seats if seat in self.living and self.side(seat) is Side.MAFIA
        )

    def sent(self, seat: int, kind: Kind) -> Order | None:
        """The order that stands in the slot of a kind, even if the host has voided it."""
        return self.shots.get(seat) if kind is Kind.SHOOT else self.orders.get((seat, SLOT[kind]))

    def holds_election(self) -> bool:
        """Say whether this turn elects the keeper of the keys (KEEPER-1)."""
        return self.rules.keeper and self.turn == 1

    def wants_votes(self) -> bool:
        """Say whether this turn holds a court or an election (TIME-5, KEEPER-1)."""
        return self.turn >= self.rules.court_from_turn or self.holds_election()

    def has_bars(self) -> bool:
        """Say whether anybody may not vote on this turn: its court is sealed (COURT-7)."""
        return any(turn == self.turn and seat in self.living for turn, seat in self.bars)

    def barred(self, seat: int) -> bool:
        """Say whether a seat may not vote on this turn (HOST-3)."""
        return (self.turn, seat) in self.bars
