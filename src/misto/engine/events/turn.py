"""A turn and its orders (TIME, ORDER)."""

from datetime import datetime

from misto.engine.events.base import Event
from misto.engine.orders import Order
from misto.engine.resolution import Resolution
from misto.engine.terms import Kind


class TurnOpened(Event, frozen=True, tag="turn_opened"):
    """A turn takes orders; its instants are facts from here on (TIME-6)."""

    turn: int
    hunt_opens: datetime
    closes: datetime


class OrderGiven(Event, frozen=True, tag="order_given"):
    """An order was accepted (ORDER-6); `why` is filled where the host entered it (HOST-1)."""

    order: Order
    why: str | None = None


class OrderWithdrawn(Event, frozen=True, tag="order_withdrawn"):
    """An order was withdrawn (ORDER-2)."""

    seat: int
    order: Kind
    number: int


class VoteShown(Event, frozen=True, tag="vote_shown"):
    """Under `ballots: live`: a vote as all see it at once; a withdrawn one has no targets."""

    seat: int
    targets: tuple[int, ...] | None


class NoteGiven(Event, frozen=True, tag="note_given"):
    """A last note was given to the host (NOTE-1)."""

    seat: int
    to: int
    text: str
    number: int


class TurnClosed(Event, frozen=True, tag="turn_closed"):
    """Orders are closed; `why` is filled where the host closed by hand (TIME-4)."""

    turn: int
    why: str | None = None


class TurnResolved(Event, frozen=True, tag="turn_resolved"):
    """The verdicts and the proposed facts of a turn, for the host (law 7)."""

    posts: dict[int, int]
    resolution: Resolution
