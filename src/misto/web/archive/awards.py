"""The awards: who may vote for which seats, and what they voted (AWARD-1)."""

from dataclasses import dataclass
from typing import get_args

from misto.engine import Phase, Side, VoteAward
from misto.engine.events import Award, AwardVoted
from misto.engine.roles import SIDE
from misto.web.access import Visit, folded_of

AWARDS: tuple[Award, ...] = get_args(Award)
_SIDES = {"townsperson": Side.TOWN, "mafioso": Side.MAFIA}


@dataclass(frozen=True)
class Ballot:
    """One award: its candidates, and the seat that who visits has voted for."""

    award: Award
    seats: tuple[int, ...]
    given: int | None


def may_vote(visit: Visit) -> bool:
    """Say whether who visits may vote for the awards."""
    if visit.public.phase is not Phase.OPENED or visit.public.awards:
        return False
    by = visit.public.rules.award_by
    if by == "host":
        return visit.is_host
    played = visit.member is not None and visit.member.part in {"player", "replaced"}
    reads = by == "players_and_readers" and visit.account is not None and not visit.is_host
    return played or reads


def ballots(visit: Visit) -> list[Ballot]:
    """Return what who visits can vote for."""
    voter = None if visit.is_host else visit.account and visit.account.code
    given = {
        event.award: event.seat
        for event in folded_of(visit).ledger
        if isinstance(event, AwardVoted) and event.voter == voter
    }
    roles = visit.view.roles
    return [
        Ballot(
            award,
            tuple(
                seat
                for seat in visit.view.seats
                if award not in _SIDES or SIDE[roles[seat]] is _SIDES[award]
            ),
            given.get(award),
        )
        for award in AWARDS
    ]


def vote(visit: Visit, award: Award, seat: int) -> VoteAward:
    """Return the wish of who visits."""
    voter = None if visit.is_host or visit.account is None else visit.account.code
    return VoteAward(voter=voter, award=award, seat=seat)
