"""What a publication makes known, and the end of a game (HOST-2, END-1, AWARD-1)."""

from misto.engine.events.base import Award, Event
from misto.engine.resolution import Ballot
from misto.engine.terms import Cause, Shown, ShownCause, Winner


class ReportPublished(Event, frozen=True, tag="report_published"):
    """The report of a turn is out; its facts follow, each with its own audience."""

    turn: int
    story: str = ""


class StoryTold(Event, frozen=True, tag="story_told"):
    """The story of a published turn, told after its facts; a later one replaces it (HOST-2)."""

    turn: int
    story: str


class SeatDied(Event, frozen=True, tag="seat_died"):
    """A death, as it is announced (DEATH-1, DEATH-3)."""

    turn: int
    seat: int
    shown: Shown | None
    causes: tuple[ShownCause, ...]


class SeatRevived(Event, frozen=True, tag="seat_revived"):
    """A seat is in the game again, by the host's word (HOST-1)."""

    turn: int
    seat: int
    why: str


class FactCorrected(Event, frozen=True, tag="fact_corrected"):
    """A seat is something else than was told: for those who were told the old (HOST-1)."""

    turn: int
    seat: int
    shown: Shown
    why: str


class CourtHeld(Event, frozen=True, tag="court_held"):
    """The result of the court or the election: with its voters, or sealed (COURT-6, COURT-7)."""

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


class GameOpened(Event, frozen=True, tag="game_opened"):
    """Everything is opened; the key too, for the proof of the deal (END-1)."""

    key: str | None = None


class AwardVoted(Event, frozen=True, tag="award_voted"):
    """A vote for an award, the host's without a name; a later one replaces it (AWARD-1)."""

    voter: str | None
    award: Award
    seat: int


class AwardsGiven(Event, frozen=True, tag="awards_given"):
    """The awards: for each, the seats with the most votes (AWARD-1)."""

    winners: tuple[tuple[Award, tuple[int, ...]], ...]
