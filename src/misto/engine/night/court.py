"""The lynch court and the election of the keeper (COURT, KEEPER)."""

from fractions import Fraction

from misto.engine.clauses import Clause
from misto.engine.night.ties import break_tie
from misto.engine.night.work import Night
from misto.engine.orders import Order
from misto.engine.resolution import Ballot, Cast, Court, Happening, Result, Step
from misto.engine.terms import Cause, Kind, Stage


def court(night: Night) -> None:
    """Count the votes that stand, sentence the seat on top, or elect it keeper."""
    if not night.wants_votes:
        return
    votes = _counted(night)
    tally: dict[int, int] = {}
    for vote in votes:
        tally[vote.target] = tally.get(vote.target, 0) + 1
    election = night.game.holds_election()
    top = _top(night, tally, election=election)
    chosen = break_tie(night, top, votes, election=election) if len(top) > 1 else top
    night.court = Court(
        election,
        tuple(sorted(tally.items())),
        _ballots(night),
        tuple(seat for seat in sorted(night.game.living) if night.owes_vote(seat)),
        tuple(seat for seat in sorted(night.game.living) if night.game.barred(seat)),
        chosen,
    )
    if election:
        _elect(night, chosen)
    else:
        _sentence(night, chosen)


def _counted(night: Night) -> list[Order]:
    """The votes that count, in order of arrival; each vote gets its verdict (COURT-1, COURT-2)."""
    counted = []
    for order in night.of(Kind.VOTE):
        if order.key in night.game.voided:
            night.void(Stage.COURT, order, Clause.HOST_1)
            continue
        night.judge(Stage.COURT, order, Result.DONE, Clause.COURT_1)
        if order.targets:
            counted.append(order)
    return counted


def _top(night: Night, tally: dict[int, int], *, election: bool) -> tuple[int, ...]:
    """The seats with the most votes, if that is a quorum (COURT-3); an election needs none."""
    if not tally:
        night.steps.append(Step(Stage.COURT, Clause.COURT_3, Happening.NO_VOTES))
        return ()
    most = max(tally.values())
    numerator, denominator = night.rules.quorum_share.as_integer_ratio()
    total = _electorate(night, tally)
    if not election and most * denominator < numerator * total:
        needed = str(Fraction(numerator * total, denominator))
        night.steps.append(
            Step(Stage.COURT, Clause.COURT_3, Happening.NO_QUORUM, count=most, needed=needed),
        )
        return ()
    return tuple(sorted(seat for seat, votes in tally.items() if votes == most))


def _electorate(night: Night, tally: dict[int, int]) -> int:
    if night.rules.quorum_of == "seats":
        return len(night.game.roles)
    if night.rules.quorum_of == "votes":
        return sum(tally.values())
    return len(night.game.living)


def _ballots(night: Night) -> tuple[Ballot, ...]:
    casts: dict[int, list[Cast]] = {}
    for seat, cast in night.game.casts:
        casts.setdefault(seat, []).append(cast)
    return tuple(
        Ballot(seat, tuple(casts[seat]), (seat, Kind.VOTE) not in night.game.voided)
        for seat in sorted(casts)
    )


def _elect(night: Night, chosen: tuple[int, ...]) -> None:
    if chosen:
        night.elected = chosen[0]
        night.steps.append(Step(Stage.COURT, Clause.KEEPER_1, Happening.ELECTED, chosen[0]))
    else:
        night.steps.append(Step(Stage.COURT, Clause.KEEPER_1, Happening.NOBODY_ELECTED))


def _sentence(night: Night, chosen: tuple[int, ...]) -> None:
    if not chosen:
        night.steps.append(Step(Stage.COURT, Clause.COURT_3, Happening.NOBODY_LYNCHED))
    for seat in chosen:
        clause = Clause.COURT_3 if seat in night.alive else Clause.COURT_5
        night.steps.append(Step(Stage.COURT, clause, Happening.SENTENCED, seat))
        night.die(seat, Cause.COURT, Stage.COURT, clause)
