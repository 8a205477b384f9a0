"""The host's acts, each with its reason (HOST-1)."""

from datetime import datetime

from misto.engine.events.base import Event, Fact
from misto.engine.terms import Kind


class ResolutionUndone(Event, frozen=True, tag="resolution_undone"):
    """The last published resolution is undone: orders are frozen as at that turn's close."""

    turn: int
    why: str


class OrderVoided(Event, frozen=True, tag="order_voided"):
    """The host voided an order."""

    seat: int
    order: Kind
    why: str


class FactChanged(Event, frozen=True, tag="fact_changed"):
    """The host changed a settled fact."""

    fact: Fact
    why: str


class VoteBarred(Event, frozen=True, tag="vote_barred"):
    """A seat may not vote on a turn (HOST-3)."""

    seat: int
    turn: int
    why: str


class SeatExcluded(Event, frozen=True, tag="seat_excluded"):
    """A player was excluded: settled at the turn's resolution (HOST-4)."""

    seat: int
    why: str


class SeatLeft(Event, frozen=True, tag="seat_left"):
    """A player left of their own will: settled at the turn's resolution (HOST-6)."""

    seat: int
    why: str


class SeatSilenced(Event, frozen=True, tag="seat_silenced"):
    """A ghost of the mafia hinted, and is silent from now on (GHOST-2)."""

    seat: int
    why: str


class DoubleKillGranted(Event, frozen=True, tag="double_kill_granted"):
    """The mafia may kill two seats in this turn (GHOST-2)."""

    turn: int
    why: str


class TurnExtended(Event, frozen=True, tag="turn_extended"):
    """A turn closes later; orders are taken until then (TIME-4)."""

    turn: int
    closes: datetime
    why: str


class TurnPaused(Event, frozen=True, tag="turn_paused"):
    """Nothing closes until the host resumes (TIME-4)."""

    turn: int
    why: str


class TurnResumed(Event, frozen=True, tag="turn_resumed"):
    """A paused turn goes on (TIME-4)."""

    turn: int
    closes: datetime
    why: str


class CloseMoved(Event, frozen=True, tag="close_moved"):
    """The site was down: the close moves (TIME-8)."""

    turn: int
    closes: datetime
    since: datetime
    until: datetime


class PlayerReplaced(Event, frozen=True, tag="player_replaced"):
    """A seat has a new player (HOST-6): for the host, who alone may know both."""

    seat: int
    old: str
    new: str
    why: str
    misses_cleared: bool = False


class SeatTaken(Event, frozen=True, tag="seat_taken"):
    """A newcomer is told which seat is theirs; not who had it (SEAT-4)."""

    seat: int
    person: str
    why: str
    misses_cleared: bool = False


class SeatLost(Event, frozen=True, tag="seat_lost"):
    """Who was replaced is told so; not by whom (SEAT-4)."""

    seat: int
    person: str
    why: str
