"""The history of the courts: a voter × turn table, and each turn's count with changed votes."""

from dataclasses import dataclass

from misto.engine import View
from misto.engine.events import CourtHeld
from misto.engine.report import report
from misto.engine.resolution import Ballot, Cast
from misto.engine.views import TurnView
from misto.text.courts import result
from misto.text.writer import Writer
from misto.web.saying import language


@dataclass(frozen=True)
class Vote:
    """Whom somebody voted for; None is nobody, by a vote or by taking it back."""

    seat: int | None
    withdrawn: bool = False


@dataclass(frozen=True)
class Cell:
    """One voter in one turn: the vote that stands, those before it, or why there is none."""

    state: str  # vote, silent, dead, sealed, free (owed none)
    vote: Vote | None = None
    earlier: tuple[Vote, ...] = ()

    @property
    def changed(self) -> bool:
        """The vote isn't the first that was given."""
        return bool(self.earlier)


@dataclass(frozen=True)
class Voter:
    """Somebody in the line of a count; `left`: they voted so first, and then for another."""

    seat: int
    left: bool


@dataclass(frozen=True)
class Count:
    """The line of one seat in a turn's count; None: for nobody."""

    seat: int | None
    votes: int | None
    voters: tuple[Voter, ...]
    sentenced: bool


@dataclass(frozen=True)
class Court:
    """One turn's court as it was published (COURT-6, COURT-7)."""

    turn: int
    held: CourtHeld
    result: str  # in words
    counts: tuple[Count, ...]
    silent: tuple[int, ...] | None


@dataclass(frozen=True)
class History:
    """All courts of a game, and the table of who voted for whom."""

    courts: tuple[Court, ...]
    rows: tuple[tuple[int, tuple[Cell, ...]], ...]


def history(view: View) -> History:
    """Gather the courts that a viewer was told of, oldest first."""
    courts = tuple(court for turn in view.turns if (court := of_turn(view, turn)))
    rows = tuple(
        (seat, tuple(_cell(view, court.held, seat, court.turn) for court in courts))
        for seat in view.seats
    )
    return History(courts, rows)


def of_turn(view: View, turn: TurnView) -> Court | None:
    """Return the court of a turn as it was published; None where there was none, or not yet."""
    held = next((fact for fact in turn.facts if isinstance(fact, CourtHeld)), None)
    if held is None:
        return None
    said = result(Writer.of(language(), view), held, report(View(turns=(turn,)), turn.turn))
    return Court(turn.turn, held, said, _counts(held), held.silent)


def _counts(held: CourtHeld) -> tuple[Count, ...]:
    """The most votes first; a seat that lost all its votes again is there with none."""
    if held.tally is None:
        return ()
    votes = dict(held.tally)
    voters: dict[int | None, list[Voter]] = {seat: [] for seat in votes}
    for ballot in held.ballots or ():
        *earlier, last = ballot.casts
        for cast in dict.fromkeys(_vote(cast) for cast in earlier):
            if not cast.withdrawn and cast != _vote(last):
                voters.setdefault(cast.seat, []).append(Voter(ballot.seat, left=True))
        if not last.withdrawn:
            voters.setdefault(last.target, []).append(Voter(ballot.seat, left=False))
    lines = [
        Count(
            seat,
            votes.get(seat, 0) if seat is not None else None,
            tuple(those),
            sentenced=seat in held.sentenced,
        )
        for seat, those in voters.items()
    ]
    return tuple(sorted(lines, key=_place))


def _place(count: Count) -> tuple[bool, int, int]:
    return (count.seat is None, -(count.votes or 0), count.seat or 0)


def _cell(view: View, held: CourtHeld, seat: int, turn: int) -> Cell:
    died = view.dead.get(seat)
    if died is not None and died.turn < turn:
        return Cell("dead")
    if held.ballots is None:
        return Cell("sealed")
    ballot = next((one for one in held.ballots if one.seat == seat), None)
    if ballot is None:
        return Cell("silent" if seat in (held.silent or ()) else "free")
    return _given(ballot)


def _given(ballot: Ballot) -> Cell:
    *earlier, last = (_vote(cast) for cast in ballot.casts)
    return Cell("silent" if last.withdrawn else "vote", last, tuple(earlier))


def _vote(cast: Cast) -> Vote:
    return Vote(None if cast.withdrawn else cast.target, cast.withdrawn)
