"""The awards: who may vote for which seats, and what they voted (AWARD-1)."""

from dataclasses import dataclass

from misto.engine import Phase, VoteAward
from misto.engine.awards import AWARDS, may_get
from misto.engine.events import Award
from misto.web.access import Visit, folded_of


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
    game, voter = folded_of(visit).game, _voter(visit)
    return [
        Ballot(
            award,
            tuple(seat for seat in game.seats if may_get(award, game.side(seat))),
            game.awards.get((voter, award)),
        )
        for award in AWARDS
    ]


def vote(visit: Visit, award: Award, seat: int) -> VoteAward:
    """Return the wish of who visits."""
    return VoteAward(voter=_voter(visit), award=award, seat=seat)


def _voter(visit: Visit) -> str | None:
    return None if visit.is_host or visit.account is None else visit.account.code
