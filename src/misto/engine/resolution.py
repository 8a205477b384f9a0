"""What a resolution says: a verdict for every order, every step, and the facts it proposes."""

from enum import StrEnum

from msgspec import Struct

from misto.engine.clauses import Clause
from misto.engine.terms import Cause, Kind, Role, Shown, Stage, Winner


class Result(StrEnum):
    """What became of an order."""

    DONE = "done"
    IN_VAIN = "in_vain"  # carried out, without effect: not void
    VOID = "void"  # not carried out
    STANDS = "stands"  # a last shot that waits (SHOT-1)


class Verdict(Struct, frozen=True, tag="verdict"):
    """What became of one order, with the clause that decided it (ORDER-8).

    `because` is the seat through which it came about: the courtesan of a block, say.
    """

    stage: Stage
    seat: int
    kind: Kind
    targets: tuple[int, ...]
    number: int
    result: Result
    clause: Clause
    because: int | None = None


class Happening(StrEnum):
    """What a step of a resolution may be, beside the verdicts on orders."""

    STRUCK = "struck"  # a blow of the mafia or an injection landed on the seat
    SAVED = "saved"  # the doctor undid the blow, or the poison
    IMMUNE = "immune"  # the mafia's blow on the foundling failed
    DIED = "died"  # with `cause`
    CAUSE_ADDED = "cause_added"  # the dead get one more cause
    SPARED = "spared"  # the host's fact kept a seat alive
    POISON_FOUND = "poison_found"  # at the autopsy (NIGHT-9)
    NO_QUORUM = "no_quorum"
    NO_VOTES = "no_votes"
    TIED = "tied"
    TIE_BROKEN = "tie_broken"
    NOBODY_LYNCHED = "nobody_lynched"
    SENTENCED = "sentenced"
    ELECTED = "elected"
    NOBODY_ELECTED = "nobody_elected"
    VOTE_MISSED = "vote_missed"
    NOTE_HANDED = "note_handed"
    PROMOTED = "promoted"  # the seat has a new role
    REVIVED = "revived"
    CHANGED = "changed"  # by the host's fact
    WON = "won"
    GOES_ON = "goes_on"


class Step(Struct, frozen=True, tag="step"):
    """One thing that happened in a resolution, with the clause that made it happen."""

    stage: Stage
    clause: Clause
    happening: Happening
    seat: int | None = None
    cause: Cause | None = None
    other: int | None = None
    role: Role | None = None
    seats: tuple[int, ...] = ()
    count: int | None = None
    needed: str | None = None  # a quorum, as an exact fraction
    winner: Winner | None = None
    rule: str | None = None  # the entry of `tie` that decided


class Death(Struct, frozen=True):
    """A seat that died in this resolution, with its causes in the order of the stages (DEATH-2)."""

    seat: int
    role: Role  # as it was at death (DEATH-1)
    causes: tuple[Cause, ...]


class Answer(Struct, frozen=True):
    """What a check brought: `shows` is a role or a side; None where it stayed unanswered."""

    by: int
    seat: int
    shows: Shown | None
    killed_by: Cause | None = None  # NIGHT-7
    readers: tuple[int, ...] = ()


class Cast(Struct, frozen=True):
    """One act of voting: whom (None: withdrawn, or `vote: none`), and its rank in the turn."""

    target: int | None
    rank: int
    withdrawn: bool = False


class Ballot(Struct, frozen=True):
    """One voter's votes of a turn: the one that stands, and those before it (COURT-6)."""

    seat: int
    casts: tuple[Cast, ...]
    counts: bool = True  # false where the host voided it


class Court(Struct, frozen=True):
    """The court of a turn, or the election of the keeper (COURT, KEEPER-1)."""

    election: bool
    tally: tuple[tuple[int, int], ...]  # seat, votes; in seat order
    ballots: tuple[Ballot, ...]
    silent: tuple[int, ...]  # who owed a vote and gave none
    barred: tuple[int, ...]
    sentenced: tuple[int, ...]  # or elected


class Resolution(Struct, frozen=True, kw_only=True):
    """The close of one turn: what the host reads, and the facts a publication makes true.

    `orders` verdicts and other steps stand in one list, in the order in which they came about.
    `poisoned`, `framed`, `healed`, `injected`, `misses` are what the next turn starts with.
    """

    turn: int
    steps: tuple[Verdict | Step, ...]
    deaths: tuple[Death, ...]
    revived: tuple[int, ...]
    court: Court | None
    keeper: int | None
    answers: tuple[Answer, ...]
    notes: tuple[tuple[int, int], ...]  # author, addressee
    roles: tuple[tuple[int, Role], ...]  # seats whose role changes
    poisoned: tuple[int, ...]
    framed: tuple[int, ...]
    healed: tuple[tuple[int, int], ...]  # doctor, patient
    injected: tuple[int, ...]
    misses: tuple[tuple[int, int], ...]  # seat, misses so far
    winner: Winner | None

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts alone, one for every order that stood at the close."""
        return tuple(step for step in self.steps if isinstance(step, Verdict))
