"""The ledger's events: facts in the past tense, each with an audience (laws 1 and 2).

An audience is `ALL`, `HOST` (which every host sees, and nobody else), `SEALED` (nobody before the
end) or the seats (numbers) and persons (names) that see the event; there is no default. The host
sees everything but what is sealed. Stored form: `misto.engine.codec`.
"""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from misto.engine.orders import Order
from misto.engine.resolution import Ballot, Resolution
from misto.engine.rules import Rules
from misto.engine.terms import Cause, Gender, Kind, Role, Shown, ShownCause, Winner

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


# Set-up.


class GameCreated(Event, frozen=True, tag="game_created"):
    """A game with its rules; `game` is the public name that its deal is committed to."""

    game: str
    title: str
    rules: Rules


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


# A turn and its orders.


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


# What a publication makes known.


class ReportPublished(Event, frozen=True, tag="report_published"):
    """The report of a turn is out; its facts follow, each with its own audience."""

    turn: int
    story: str = ""


class SeatDied(Event, frozen=True, tag="seat_died"):
    """A death, as it is announced (DEATH-1, DEATH-3)."""

    turn: int
    seat: int
    shown: Shown | None
    causes: tuple[ShownCause, ...]


class SeatRevived(Event, frozen=True, tag="seat_revived"):
    """A seat lives again, by the host's word (HOST-1)."""

    turn: int
    seat: int
    why: str


class CourtHeld(Event, frozen=True, tag="court_held"):
    """The court's result, or the election's: with votes and voters, or sealed (COURT-6, COURT-7)."""

    turn: int
    election: bool
    sentenced: tuple[int, ...]
    sealed: bool = False
    tally: tuple[tuple[int, int], ...] | None = None
    ballots: tuple[Ballot, ...] | None = None
    silent: tuple[int, ...] | None = None


class KeeperNamed(Event, frozen=True, tag="keeper_named"):
    """The elected keeper holds the keys (KEEPER-1)."""

    seat: int


class CheckAnswered(Event, frozen=True, tag="check_answered"):
    """A check's answer, for the commissioner and the sergeant (NIGHT-5…8)."""

    turn: int
    seat: int
    shows: Shown
    killed_by: Cause | None = None
    weapon: str | None = None


class CheckUnanswered(Event, frozen=True, tag="check_unanswered"):
    """A check brought nothing: blocked, void and unanswered look the same (NIGHT-7)."""

    turn: int
    seat: int


class NoteHanded(Event, frozen=True, tag="note_handed"):
    """A last note reached its addressee (NOTE-2)."""

    turn: int
    author: int
    to: int
    text: str


class PersonRevealed(Event, frozen=True, tag="person_revealed"):
    """Who was behind a persona (SEAT-4)."""

    seat: int
    person: str


class GameWon(Event, frozen=True, tag="game_won"):
    """The game has ended, and how (WIN)."""

    turn: int
    winner: Winner


# The host's acts (HOST-1), each with its reason.


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
    """A seat has a new player (HOST-6): told to the two alone."""

    seat: int
    old: str
    new: str
    why: str
    misses_cleared: bool = False


class GameOpened(Event, frozen=True, tag="game_opened"):
    """Everything is opened; the key too, for the proof of the deal (END-1)."""

    key: str | None = None


class AwardVoted(Event, frozen=True, tag="award_voted"):
    """Somebody's vote for an award (AWARD-1); a later one replaces it."""

    voter: str
    award: Award
    seat: int


class AwardsGiven(Event, frozen=True, tag="awards_given"):
    """The awards: for each, the seats with the most votes (AWARD-1)."""

    winners: tuple[tuple[Award, tuple[int, ...]], ...]
