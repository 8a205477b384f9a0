"""Breaking a tie in the court (COURT-4, KEEPER-2)."""

from collections.abc import Sequence

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.orders import Order
from misto.engine.resolution import Happening, Step
from misto.engine.rules import TieBreak
from misto.engine.terms import Stage


def break_tie(
    night: Night,
    tied: tuple[int, ...],
    votes: Sequence[Order],
    *,
    election: bool,
) -> tuple[int, ...]:
    """Try the entries of `tie` in order and return whom the first that decides names.

    `tied` are the seats with the most votes, `votes` those that count, in order of arrival.
    """
    clause = Clause.KEEPER_1 if election else Clause.COURT_4
    night.steps.append(Step(Stage.COURT, clause, Happening.TIED, seats=tied))
    for entry in _entries(night, election=election):
        chosen = _by(entry, night, tied, votes, election=election)
        if chosen is not None:
            why = Clause.KEEPER_2 if entry == "keeper" and not election else clause
            night.steps.append(
                Step(Stage.COURT, why, Happening.TIE_BROKEN, seats=chosen, rule=entry),
            )
            return chosen
    return ()


def _entries(night: Night, *, election: bool) -> tuple[TieBreak, ...]:
    tie = night.rules.tie
    keeper_lives = night.game.keeper in night.game.living
    return ("keeper", *tie) if keeper_lives and not election and "keeper" not in tie else tie


def _by(
    entry: TieBreak,
    night: Night,
    tied: tuple[int, ...],
    votes: Sequence[Order],
    *,
    election: bool,
) -> tuple[int, ...] | None:
    """Return whom one entry names; None where it can't decide and the list goes on."""
    if entry == "nobody" or (election and entry == "keeper"):
        return ()
    if entry == "everybody":
        return tied
    if entry == "keeper":
        own = [v.target for v in votes if v.seat == night.game.keeper and v.target in tied]
        return tuple(own) or None
    places = {
        seat: [place for place, vote in enumerate(votes) if vote.target == seat] for seat in tied
    }
    if entry == "second_named":
        return (sorted(tied, key=lambda seat: places[seat][0])[1],)
    reached = sorted(tied, key=lambda seat: places[seat][-1])
    return (reached[-1] if entry == "last_to_reach" else reached[0],)
