"""A record: one game as a host keeps it, typed (shared with every reader and writer of the format).

Seats are numbers here; a name in a file is looked up when it is read. What a record may leave out
is None, empty, or `UNSET` in an `Expect`.
"""

from datetime import date

from msgspec import UNSET, Struct, UnsetType

from misto.engine.clauses import Clause
from misto.engine.events import Fact
from misto.engine.rules import Rules
from misto.engine.terms import Cause, Kind, Role, Shown, Winner

VERSION = 1
"""The version of the format that is read and written."""


class RecordSeat(Struct, frozen=True):
    """A seat: the name under which it is known, and its role."""

    name: str
    role: Role


class Moment(Struct, frozen=True):
    """An hour as written, `HH:MM` or `HH:MM:SS`; of the closing day, or of `day`."""

    hour: str
    day: date | None = None


Target = int | str
"""A seat; in a line that is to be refused perhaps a number or a name that is nobody's (ORDER-6)."""


class OrderLine(Struct, frozen=True, kw_only=True, tag="order"):
    """An order; `targets` is empty for `vote: none`, `shoot: null`, and where nobody is named."""

    by: Target
    order: Kind
    targets: tuple[Target, ...]
    at: Moment | None = None
    refused: bool = False


class NoteLine(Struct, frozen=True, kw_only=True, tag="note"):
    """A last note."""

    by: Target
    to: Target
    text: str
    at: Moment | None = None
    refused: bool = False


class WithdrawLine(Struct, frozen=True, kw_only=True, tag="withdraw"):
    """The withdrawal of an order."""

    by: Target
    order: Kind
    at: Moment | None = None
    refused: bool = False


Line = OrderLine | NoteLine | WithdrawLine
"""What a player sent."""


class BarVote(Struct, frozen=True, tag="bar_vote"):
    """The right to vote is taken from seats for this turn (HOST-3)."""

    seats: tuple[int, ...]


class DoubleKill(Struct, frozen=True, tag="double_kill"):
    """The mafia may kill two in this turn (GHOST-2)."""


class VoidOrder(Struct, frozen=True, tag="void"):
    """The host voids an order (HOST-1)."""

    by: int
    order: Kind


class Silence(Struct, frozen=True, tag="silence"):
    """A ghost of the mafia is silenced (GHOST-2)."""

    seat: int


class Exclude(Struct, frozen=True, tag="exclude"):
    """A player is excluded (HOST-4)."""

    seat: int


class Leave(Struct, frozen=True, tag="leave"):
    """A player leaves (HOST-6)."""

    seat: int


class ChangeFact(Struct, frozen=True, tag="fact"):
    """The host changes a settled fact, after the resolution (HOST-1)."""

    fact: Fact


Ruling = BarVote | DoubleKill | VoidOrder | Silence | Exclude | Leave | ChangeFact
"""An act of the host."""


class Check(Struct, frozen=True):
    """What a seat was told by a check."""

    seat: int
    shows: Shown


class Killed(Struct, frozen=True):
    """What a check of the dead added (NIGHT-7)."""

    seat: int
    by: Cause


class Void(Struct, frozen=True):
    """An order that was not carried out, and the clause (ORDER-8)."""

    by: int
    order: Kind
    rule: Clause


class Expect(Struct, frozen=True, kw_only=True):
    """What a turn's resolution must bring; a key that is `UNSET` isn't compared.

    `lynched` holds several seats where `everybody` in a tie is; none for nobody, or an election.
    The result of a replay is one of these too, with every key set.
    """

    deaths: dict[int, tuple[Cause, ...]] | UnsetType = UNSET
    lynched: tuple[int, ...] | UnsetType = UNSET
    tally: dict[int, int] | UnsetType = UNSET
    keeper: int | UnsetType | None = UNSET
    checks: dict[int, Check | None] | UnsetType = UNSET
    killed_by: dict[int, Killed] | UnsetType = UNSET
    void: tuple[Void, ...] | UnsetType = UNSET
    roles: dict[int, Role] | UnsetType = UNSET
    notes: dict[int, tuple[int, ...]] | UnsetType = UNSET
    poisoned: tuple[int, ...] | UnsetType = UNSET
    winner: Winner | UnsetType | None = UNSET


class RecordTurn(Struct, frozen=True, kw_only=True):
    """A turn: what was sent, what the host did, what must come of it.

    `closes` is given where the turn closed at another hour than the usual one.
    """

    closes: Moment | None = None
    orders: tuple[Line, ...] = ()
    posts: dict[int, int] = {}
    rulings: tuple[Ruling, ...] = ()
    expect: Expect | None = None


class Record(Struct, frozen=True, kw_only=True):
    """One game.

    >>> Record(title="", rules=Rules(), seats=(), turns=()).turns
    ()
    """

    title: str
    rules: Rules
    seats: tuple[RecordSeat, ...]
    turns: tuple[RecordTurn, ...]
