"""After the last report: everything is opened, the awards are voted (END-1, AWARD-1)."""

from collections import Counter
from datetime import datetime

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.awards import AWARDS, may_get
from misto.engine.clauses import Clause
from misto.engine.decide.guards import no_such_seat, wrong_phase
from misto.engine.events import ALL, HOST, Award, Event
from misto.engine.game import Game
from misto.engine.names import name_fault
from misto.engine.refusals import Code, Refusal
from misto.engine.terms import Phase

Decision = tuple[Event, ...] | Refusal


def open_game(game: Game, command: c.OpenGame, at: datetime) -> Decision:  # noqa: ARG001
    """END-1: everything is opened; who was who as well, where `reveal_person` lets it (SEAT-4)."""
    if refusal := wrong_phase(game, Clause.END_1, Phase.OVER):
        return refusal
    opened = e.GameOpened(at=at, audience=ALL, key=game.key)
    if game.rules.reveal_person == "never":
        return (opened,)
    return (
        opened,
        *(
            e.PersonRevealed(at=at, audience=ALL, seat=seat, person=person)
            for seat, person in enumerate(game.persons, 1)
            if person
        ),
    )


def vote_award(game: Game, command: c.VoteAward, at: datetime) -> Decision:
    """AWARD-1: all who took part vote; or readers too, or the host alone, as `award_by` says."""
    seat = command.seat
    refusal = wrong_phase(game, Clause.AWARD_1, Phase.OPENED)
    refusal = refusal or no_such_seat(game, Clause.AWARD_1, seat)
    if refusal:
        return refusal
    if not _may_award(game, command.voter):
        return Refusal(code=Code.NO_RIGHT_TO_AWARD, clause=Clause.AWARD_1, name=command.voter)
    if not may_get(command.award, game.side(seat)):
        return Refusal(code=Code.NOT_A_CANDIDATE, clause=Clause.AWARD_1, seat=seat)
    voter, award = command.voter, command.award
    return (e.AwardVoted(at=at, audience=HOST, voter=voter, award=award, seat=seat),)


def _may_award(game: Game, voter: str | None) -> bool:
    by = game.rules.award_by
    if by == "host" or not voter:
        return by == "host" and voter is None
    reads = by == "players_and_readers" and not name_fault(voter) and voter not in game.hosts
    return reads or voter in game.persons or voter in game.former


def give_awards(game: Game, command: c.GiveAwards, at: datetime) -> Decision:  # noqa: ARG001
    """AWARD-1: each award goes to the seat, or the seats, with the most votes."""
    if refusal := wrong_phase(game, Clause.AWARD_1, Phase.OPENED):
        return refusal
    winners: list[tuple[Award, tuple[int, ...]]] = []
    for award in AWARDS:
        votes = Counter(seat for (_, its), seat in game.awards.items() if its == award)
        most = max(votes.values(), default=0)
        best = tuple(sorted(seat for seat, count in votes.items() if count == most))
        winners.append((award, best))
    return (e.AwardsGiven(at=at, audience=ALL, winners=tuple(winners)),)
