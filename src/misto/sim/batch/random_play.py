"""The orders of random players, as `misto.sim.policies.random` gives them."""

from misto.sim.batch.bits import lowest, ones, place, stream, upper
from misto.sim.batch.choosing import choice, list_living, one_of, other
from misto.sim.batch.codes import COMMISSIONER, COURTESAN, DOCTOR, FRAMER, MANIAC
from misto.sim.batch.compiling import compiled
from misto.sim.batch.state import Night, Options
from misto.sim.batch.work import wants_votes
from misto.sim.draws import MAFIA, Purpose

VOTE, HUNTS, QUARRY, VICTIM, ROLE = map(
    int,
    (Purpose.VOTE, Purpose.HUNTS, Purpose.QUARRY, Purpose.VICTIM, Purpose.ROLE),
)
WITH_A_ROLE_ORDER = (COMMISSIONER, DOCTOR, COURTESAN, FRAMER, MANIAC)


@compiled
def random_orders(night: Night, rules: Options, hunts: int) -> None:
    """Give the orders of a turn; `hunts` is the threshold of the chance to hunt."""
    night.voting = night.hunting = night.acting = 0
    living = list_living(night)
    if wants_votes(night, rules):
        vote(night, living)
    if hunts and night.turn >= rules.hunt_from_turn:
        hunt(night, living, hunts)
    kill(night)
    act(night, living)


@compiled
def vote(night: Night, living: int) -> None:
    """Vote, each for another."""
    night.voting, night.abstaining = night.living, 0
    for which in range(living):
        night.vote[night.list_of_living[which]] = other(night, which, living, VOTE)


@compiled
def hunt(night: Night, living: int, hunts: int) -> None:
    """Hunt by chance, each another; the mafia doesn't."""
    for which in range(living):
        seat = night.list_of_living[which]
        if night.mafia >> seat & 1:
            continue
        if upper(stream(night.key, place(night.turn, seat + 1, HUNTS))) < hunts:
            night.hunting |= 1 << seat
            night.quarry[seat] = other(night, which, living, QUARRY)


@compiled
def kill(night: Night) -> None:
    """Let the mafia name a victim by chance."""
    night.killing = night.living & night.mafia
    if night.killing:
        agree(night, one_of(night, MAFIA, VICTIM, night.living & ~night.mafia))


@compiled
def agree(night: Night, victim: int) -> None:
    """Let every living member of the mafia name the same victim."""
    members = night.killing
    while members:
        night.victim[lowest(members)] = victim
        members &= members - 1


@compiled
def act(night: Night, living: int) -> None:
    """Send each role order: on another; the doctor's on anybody, the framer's outside the mafia."""
    for role in WITH_A_ROLE_ORDER:
        seats = night.of_role[role] & night.living
        night.acting |= seats
        while seats:
            seat = lowest(seats)
            seats &= seats - 1
            if role == FRAMER:
                target = one_of(night, seat + 1, ROLE, night.living & ~night.mafia)
            elif role == DOCTOR:
                target = night.list_of_living[choice(night, seat + 1, ROLE, living)]
            else:
                target = other(night, ones(night.living & ((1 << seat) - 1)), living, ROLE)
            night.target[seat] = target
