"""The lynch court and the election of the keeper (COURT, KEEPER)."""

from misto.sim.batch.bits import lowest, ones, place, stream
from misto.sim.batch.codes import BY_COURT
from misto.sim.batch.compiling import compiled
from misto.sim.batch.state import (
    ENTRIES,
    EVERYBODY,
    FIRST_TO_REACH,
    KEEPER,
    LAST_TO_REACH,
    NO_MORE,
    NOBODY,
    NOBODY_DIES,
    OF_THE_LIVING,
    OF_THE_SEATS,
    Night,
    Options,
)
from misto.sim.batch.work import die, holds_election, wants_votes
from misto.sim.draws import Purpose

VOTE_ARRIVES = int(Purpose.VOTE_ARRIVES)


@compiled
def court(night: Night, rules: Options) -> None:
    """Count the votes, sentence the seat on top, or elect it keeper."""
    if not wants_votes(night, rules):
        return
    election = holds_election(night, rules)
    count(night)
    top = leaders(night, rules, election=election)
    night.chosen = break_tie(night, rules, top, election=election) if top & (top - 1) else top
    if election:
        night.elected = lowest(night.chosen) if night.chosen else NOBODY
        return
    chosen = night.chosen
    while chosen:
        die(night, lowest(chosen), BY_COURT)
        chosen &= chosen - 1


@compiled
def count(night: Night) -> None:
    """Count the votes for each seat that lived when the turn began."""
    seats = night.living
    while seats:
        night.tally[lowest(seats)] = 0
        seats &= seats - 1
    votes = night.voting & ~night.abstaining
    while votes:
        night.tally[night.vote[lowest(votes)]] += 1
        votes &= votes - 1


@compiled
def leaders(night: Night, rules: Options, election: bool) -> int:
    """The seats with the most votes, if that is a quorum (COURT-3); an election needs none."""
    top, most, seats = 0, 1, night.living
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        votes = night.tally[seat]
        if votes > most:
            top, most = 1 << seat, votes
        elif votes == most:
            top |= 1 << seat
    if not election and most < rules.quorum[electorate(night, rules)]:
        return 0
    return top


@compiled
def electorate(night: Night, rules: Options) -> int:
    """Of how many a quorum is a share (COURT-3)."""
    if rules.quorum_of == OF_THE_LIVING:
        return ones(night.living)
    if rules.quorum_of == OF_THE_SEATS:
        return night.seats
    return ones(night.voting & ~night.abstaining)


@compiled
def break_tie(night: Night, rules: Options, tied: int, election: bool) -> int:
    """Try the entries of `tie` in order; return whom the first that decides names (COURT-4)."""
    keeper_lives = night.keeper != NOBODY and night.living >> night.keeper & 1 != 0
    with_keeper = keeper_lives and not election
    for number in range(ENTRIES):
        entry = rules.tie_with_keeper[number] if with_keeper else rules.tie[number]
        if entry in (NO_MORE, NOBODY_DIES) or (election and entry == KEEPER):
            return 0
        if entry == EVERYBODY:
            return tied
        if entry != KEEPER:
            return by_arrival(night, tied, entry)
        named = named_by_keeper(night)
        if named & tied:
            return named
    return 0


@compiled
def named_by_keeper(night: Night) -> int:
    """The seat that the keeper's own vote names, if there is one (KEEPER-2)."""
    if night.keeper == NOBODY or not (night.voting & ~night.abstaining) >> night.keeper & 1:
        return 0
    return 1 << night.vote[night.keeper]


@compiled
def by_arrival(night: Night, tied: int, entry: int) -> int:
    """Whom the order decides in which the votes for the tied seats arrived (COURT-4)."""
    if entry == LAST_TO_REACH:
        return 1 << night.vote[last_voter(night, tied)]
    if entry == FIRST_TO_REACH:
        return 1 << earliest(night, tied, reached=True)
    named_first = earliest(night, tied, reached=False)
    return 1 << earliest(night, tied & ~(1 << named_first), reached=False)


@compiled
def last_voter(night: Night, tied: int) -> int:
    """Whose vote for any of the tied seats arrived after the others."""
    votes, found, arrived = night.voting & ~night.abstaining, NOBODY, night.key
    while votes:
        voter = lowest(votes)
        votes &= votes - 1
        if tied >> night.vote[voter] & 1:
            arrives = stream(night.key, place(night.turn, voter + 1, VOTE_ARRIVES))
            if found == NOBODY or arrives > arrived:
                found, arrived = voter, arrives
    return found


@compiled
def earliest(night: Night, tied: int, reached: bool) -> int:
    """The tied seat that was the first to be named, or to have `reached` its number."""
    found = lowest(tied)
    tied &= tied - 1
    arrived = arrival(night, found, last=reached)
    while tied:
        seat = lowest(tied)
        tied &= tied - 1
        arrives = arrival(night, seat, last=reached)
        if arrives < arrived:
            found, arrived = seat, arrives
    return found


@compiled
def arrival(night: Night, seat: int, last: bool) -> int:
    """When the first, or the last, of the votes for a seat arrived."""
    votes, is_found, found = night.voting & ~night.abstaining, False, night.key
    while votes:
        voter = lowest(votes)
        votes &= votes - 1
        if night.vote[voter] == seat:
            arrives = stream(night.key, place(night.turn, voter + 1, VOTE_ARRIVES))
            if not is_found or (arrives > found) == last:
                found, is_found = arrives, True
    return found
