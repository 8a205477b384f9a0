"""Commands: wishes, in the imperative. `decide` answers each with events or a refusal.

Who may wish is the caller's to check: commands with a `seat` or a `person` are that player's, the
others the host's. Every act of the host beside the rules carries its reason (HOST-1).
"""

from datetime import datetime

from msgspec import Struct

from misto.engine.events import Award, Fact, Persona
from misto.engine.rules import Rules
from misto.engine.terms import Gender, Kind, Role


class Command(Struct, frozen=True, kw_only=True):
    """A wish."""


class CreateGame(Command, frozen=True):
    """Make a game with these rules (GAME-7); `hosts` are persons without a seat in it (GAME-6)."""

    game: str
    title: str
    rules: Rules
    hosts: tuple[str, ...] = ()


class OpenEnrolment(Command, frozen=True):
    """Open enrolment and commit to the deal's key; name the beacon, if there is to be one."""

    beacon_name: str | None = None


class Enrol(Command, frozen=True):
    """Enrol a person, with a nonce of their own making (GAME-1)."""

    person: str
    nonce: str
    name: str | None = None
    gender: Gender = Gender.OTHER


class WithdrawEnrolment(Command, frozen=True):
    """Take an enrolment back."""

    person: str


class CloseEnrolment(Command, frozen=True):
    """Freeze the nonces and the line-up (GAME-3, GAME-4)."""

    lineup: tuple[Role, ...]


class CancelDeal(Command, frozen=True):
    """Cancel the deal: open its key, and go back to before enrolment opened."""

    why: str


class Deal(Command, frozen=True):
    """Deal the roles and open turn one; `beacon` is the value of the beacon that was named."""

    beacon: str | None = None


class SeatTable(Command, frozen=True):
    """Seat a game that was dealt elsewhere (at a table, in a record) and open turn one."""

    personas: tuple[Persona, ...]
    roles: tuple[Role, ...]
    persons: tuple[str, ...] = ()


class GiveOrder(Command, frozen=True):
    """Send an order; `targets` is empty for `vote: none` and to clear the last shot.

    `turn`: the one it is meant for, where the sender was shown one; it counts for no other.
    `untimed`: its hour isn't known, and it counts as in time (records).
    """

    seat: int
    order: Kind
    targets: tuple[int, ...]
    turn: int | None = None
    untimed: bool = False


class EnterOrder(Command, frozen=True):
    """The host enters an order for a seat, before publication; it arrives now (HOST-1)."""

    seat: int
    order: Kind
    targets: tuple[int, ...]
    why: str


class WithdrawOrder(Command, frozen=True):
    """Withdraw an order (ORDER-2)."""

    seat: int
    order: Kind
    turn: int | None = None
    untimed: bool = False


class GiveNote(Command, frozen=True):
    """Give the host the last note (NOTE-1)."""

    seat: int
    to: int
    text: str
    turn: int | None = None
    untimed: bool = False


class CloseTurn(Command, frozen=True):
    """Close the turn; `posts` by seat (a seat not named has written enough); `why`: by hand.

    `turn`: the one that is meant, so that a second press on the button closes no other.
    """

    posts: dict[int, int] = {}
    why: str | None = None
    turn: int | None = None


class PublishReport(Command, frozen=True):
    """Publish the report, with the host's story, and open the next turn (HOST-2)."""

    story: str = ""
    weapons: dict[int, str] = {}  # the host's weapon text for an answer on a seat (NIGHT-7)


class TellStory(Command, frozen=True):
    """Tell the story of a turn whose report went out without one, or tell it better (HOST-2)."""

    turn: int
    story: str


class Undo(Command, frozen=True):
    """Undo the last published resolution (TIME-4)."""

    why: str


class VoidOrder(Command, frozen=True):
    """Void an order of this turn."""

    seat: int
    order: Kind
    why: str


class ChangeFact(Command, frozen=True):
    """Change a settled fact; after the close, the turn is resolved anew."""

    fact: Fact
    why: str


class BarVote(Command, frozen=True):
    """Take the right to vote from seats, for this turn or a coming one (HOST-3)."""

    seats: tuple[int, ...]
    why: str
    turn: int | None = None


class Exclude(Command, frozen=True):
    """Exclude a player (HOST-4)."""

    seat: int
    why: str


class Leave(Command, frozen=True):
    """A player leaves of their own will (HOST-6)."""

    seat: int
    why: str = ""


class Silence(Command, frozen=True):
    """Silence a ghost of the mafia (GHOST-2)."""

    seat: int
    why: str


class GrantDoubleKill(Command, frozen=True):
    """Grant the mafia a double kill in this turn (GHOST-2)."""

    why: str


class Extend(Command, frozen=True):
    """Let the turn close later; before publication it takes orders again (TIME-4)."""

    closes: datetime
    why: str


class Pause(Command, frozen=True):
    """Let nothing close until further word (TIME-4)."""

    why: str


class Resume(Command, frozen=True):
    """Go on after a pause (TIME-4)."""

    why: str


class MoveClose(Command, frozen=True):
    """Tell that the site was down from `since` until `until` (TIME-8)."""

    since: datetime
    until: datetime


class Replace(Command, frozen=True):
    """Give a seat to a new player (HOST-6)."""

    seat: int
    person: str
    why: str
    clear_misses: bool = False


class OpenGame(Command, frozen=True):
    """Open everything, now that the game has ended (END-1)."""


class VoteAward(Command, frozen=True):
    """Vote for an award; the voter is a person, or None for the host (AWARD-1)."""

    voter: str | None
    award: Award
    seat: int


class GiveAwards(Command, frozen=True):
    """Count the votes for the awards and announce them (AWARD-1)."""
