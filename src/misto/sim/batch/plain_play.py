"""The orders of plain players, as `misto.sim.policies.plain` gives them.

What all know is in the masks `said…` and `out`; what the commissioner and the sergeant know, in
`answered…`. Both have read the same answers, and whoever speaks says them all.
"""

from misto.sim.batch.bits import lowest, ones
from misto.sim.batch.choosing import choice, list_living, nth, one_of
from misto.sim.batch.codes import (
    COMMISSIONER,
    COURTESAN,
    DOCTOR,
    FRAMER,
    MANIAC,
    SERGEANT,
    SHOWS_MAFIA,
    SHOWS_MANIAC,
)
from misto.sim.batch.compiling import compiled
from misto.sim.batch.random_play import agree
from misto.sim.batch.random_play import vote as vote_by_chance
from misto.sim.batch.state import MANIAC_DIES, NOBODY, Night, Options
from misto.sim.batch.work import holds_election, wants_votes
from misto.sim.draws import MAFIA, Purpose
from misto.sim.policies.plain import SURE

VOTE, QUARRY, VICTIM, ROLE, SHOT = map(
    int,
    (Purpose.VOTE, Purpose.QUARRY, Purpose.VICTIM, Purpose.ROLE, Purpose.SHOT),
)


@compiled
def plain_orders(night: Night, rules: Options) -> None:
    """Speak, and give the orders of a turn."""
    night.voting = night.hunting = night.acting = 0
    suspect(night)
    speak(night)
    readers = night.living & (night.of_role[COMMISSIONER] | night.of_role[SERGEANT])
    if holds_election(night, rules):
        vote_by_chance(night, list_living(night))
    elif wants_votes(night, rules):
        vote(night, readers)
    kill(night)
    check(night)
    heal(night)
    poison(night)
    block(night)
    frame(night)
    if night.turn >= rules.hunt_from_turn:
        hunt(night, rules, readers)


# What is known.


@compiled
def forget(night: Night) -> None:
    """Begin a game knowing nothing."""
    night.out = night.said = night.said_mafia = night.said_maniac = 0
    night.answered = night.answered_mafia = night.answered_maniac = 0
    for voter in range(night.seats):
        night.by_votes[voter] = 0
        night.target[voter] = NOBODY
        for seat in range(night.seats):
            night.votes[voter * night.seats + seat] = 0


@compiled
def learn(night: Night, rules: Options) -> None:
    """Learn from what was resolved: the answer, the ballots, and what the dead were."""
    if night.checked != NOBODY:
        seat = 1 << night.checked
        night.answered |= seat
        night.answered_mafia &= ~seat
        night.answered_maniac &= ~seat
        if night.shows == SHOWS_MAFIA:
            night.answered_mafia |= seat
        elif night.shows == SHOWS_MANIAC:
            night.answered_maniac |= seat
    if wants_votes(night, rules) and not holds_election(night, rules):
        voters = night.voting
        while voters:
            voter = lowest(voters)
            voters &= voters - 1
            night.votes[voter * night.seats + night.vote[voter]] += 1
    if rules.deaths_show:
        died = night.living & ~night.alive
        while died:
            judge_votes(night, lowest(died))
            died &= died - 1


@compiled
def judge_votes(night: Night, dead: int) -> None:
    """Let the votes for a dead seat speak against its voters, or for them."""
    weight = -1 if night.guilty >> dead & 1 else 1
    voters = night.alive
    while voters:
        voter = lowest(voters)
        voters &= voters - 1
        night.by_votes[voter] += weight * night.votes[voter * night.seats + dead]


@compiled
def suspicion(night: Night, seat: int, shown: int, accused: int) -> int:
    """How much a seat is suspected by whom those answers are known to."""
    if night.out >> seat & 1:
        return -2 * SURE
    known = night.by_votes[seat]
    if accused >> seat & 1:
        return known + SURE
    return known - SURE if shown >> seat & 1 else known


@compiled
def suspect(night: Night) -> None:
    """Work out how much all suspect each, and how much those do who have read the answers."""
    said, answered = (
        night.said_mafia | night.said_maniac,
        night.answered_mafia | night.answered_maniac,
    )
    living = night.living
    while living:
        seat = lowest(living)
        living &= living - 1
        night.suspected[seat] = suspicion(night, seat, night.said, said)
        night.known[seat] = suspicion(night, seat, night.answered, answered)


@compiled
def accused(night: Night) -> int:
    """Who is accused in public."""
    return (night.said_mafia | night.said_maniac) & ~night.out


@compiled
def found(night: Night) -> int:
    """Whom those know for mafia or the maniac who have read the answers."""
    return (night.answered_mafia | night.answered_maniac) & ~night.out


@compiled
def trusted(night: Night) -> int:
    """Who is out, or cleared in public."""
    return night.out | (night.said & ~(night.said_mafia | night.said_maniac))


@compiled
def most(night: Night, candidates: int, reads: bool) -> int:
    """Return those of the candidates whom suspicion falls on most."""
    seat = lowest(candidates)
    candidates &= candidates - 1
    highest, top = night.known[seat] if reads else night.suspected[seat], 1 << seat
    while candidates:
        seat = lowest(candidates)
        candidates &= candidates - 1
        its = night.known[seat] if reads else night.suspected[seat]
        if its > highest:
            highest, top = its, 1 << seat
        elif its == highest:
            top |= 1 << seat
    return top


@compiled
def likelier(night: Night, seat: int, purpose: int, candidates: int) -> int:
    """Choose one of the candidates, a trusted one four times as likely as another."""
    preferred = candidates & trusted(night)
    number, again = ones(candidates), ones(preferred)
    index = choice(night, seat, purpose, number + 3 * again)
    return nth(candidates, index) if index < number else nth(preferred, (index - number) % again)


# Speaking.


@compiled
def speak(night: Night) -> None:
    """Let the commissioner come out where it pays, and say all that he was answered."""
    seats = night.living & night.of_role[COMMISSIONER]
    if seats and (seats & night.out or pays(night, lowest(seats))):
        night.out |= seats
        night.said = night.answered
        night.said_mafia = night.answered_mafia
        night.said_maniac = night.answered_maniac
        suspect(night)


@compiled
def pays(night: Night, seat: int) -> bool:
    """Say whether he has found somebody who lives, or is himself suspected as much as anybody."""
    if found(night) & night.living & ~(1 << seat):
        return True
    return night.suspected[seat] > 0 and most(night, night.living, reads=False) >> seat & 1 != 0


# Acting.


@compiled
def vote(night: Night, readers: int) -> None:
    """Vote for whom each suspects most, the mafia never for its own."""
    night.voting, night.abstaining = night.living, 0
    town = most(night, night.living & ~night.mafia, reads=False)
    top = most(night, night.living, reads=False)
    voters = night.living
    while voters:
        voter = lowest(voters)
        voters &= voters - 1
        others = night.living & ~(1 << voter)
        if night.mafia >> voter & 1:
            candidates = town
        elif readers >> voter & 1:
            candidates = most(night, others, reads=True)
        else:
            candidates = top & others
            if not candidates:
                candidates = most(night, others, reads=False)
        night.vote[voter] = one_of(night, voter + 1, VOTE, candidates)


@compiled
def kill(night: Night) -> None:
    """Let the mafia name a victim, whom the town trusts rather than another."""
    night.killing = night.living & night.mafia
    if night.killing:
        agree(night, likelier(night, MAFIA, VICTIM, night.living & ~night.mafia))


@compiled
def check(night: Night) -> None:
    """Check whom the commissioner suspects most of the unchecked; his shot is for the found."""
    seats = night.living & night.of_role[COMMISSIONER]
    if not seats:
        return
    seat, others = lowest(seats), night.living & ~seats
    unknown = others & ~night.answered
    send(night, seat, one_of(night, seat + 1, ROLE, most(night, unknown or others, reads=True)))
    enemies = found(night) & others
    if enemies:
        night.armed |= seats
        night.shot[seat] = one_of(night, seat + 1, SHOT, enemies)


@compiled
def heal(night: Night) -> None:
    """Guard a commissioner who is out, or anybody; never a seat twice running."""
    doctors = night.living & night.of_role[DOCTOR]
    while doctors:
        seat = lowest(doctors)
        doctors &= doctors - 1
        free = without(night.living, night.target[seat])
        if free & night.out:
            send(night, seat, one_of(night, seat + 1, ROLE, free & night.out))
        else:
            send(night, seat, likelier(night, seat + 1, ROLE, free))


@compiled
def poison(night: Night) -> None:
    """Poison anybody but the accused, and whom he poisoned the night before."""
    seats = night.living & night.of_role[MANIAC]
    if not seats:
        return
    seat, others = lowest(seats), night.living & ~seats
    victims = without(others, night.target[seat]) & ~accused(night)
    send(night, seat, likelier(night, seat + 1, ROLE, victims or others))


@compiled
def block(night: Night) -> None:
    """Visit whom the courtesan suspects most."""
    courtesans = night.living & night.of_role[COURTESAN]
    while courtesans:
        seat = lowest(courtesans)
        courtesans &= courtesans - 1
        candidates = most(night, night.living & ~(1 << seat), reads=False)
        send(night, seat, one_of(night, seat + 1, ROLE, candidates))


@compiled
def frame(night: Night) -> None:
    """Slander whom the town suspects most of those about whom nothing was said."""
    seats = night.living & night.of_role[FRAMER]
    if not seats:
        return
    seat, town = lowest(seats), night.living & ~night.mafia
    unsaid = town & ~night.said & ~night.out
    candidates = most(night, unsaid or town, reads=False)
    send(night, seat, one_of(night, seat + 1, ROLE, candidates))


@compiled
def hunt(night: Night, rules: Options, readers: int) -> None:
    """Let those hunt an accused seat who have no role order: the townspeople and the sergeant."""
    hunters = night.living & ~night.mafia & ~night.acting
    maniac_too = rules.hunt_maniac == MANIAC_DIES
    while hunters:
        seat = lowest(hunters)
        hunters &= hunters - 1
        if readers >> seat & 1:
            prey = night.answered_mafia | (night.answered_maniac if maniac_too else 0)
        else:
            prey = night.said_mafia | (night.said_maniac if maniac_too else 0)
        prey &= night.living & ~night.out & ~(1 << seat)
        if prey:
            night.hunting |= 1 << seat
            night.quarry[seat] = one_of(night, seat + 1, QUARRY, prey)


@compiled
def send(night: Night, seat: int, target: int) -> None:
    """Send a role order."""
    night.acting |= 1 << seat
    night.target[seat] = target


@compiled
def without(seats: int, seat: int) -> int:
    """Return a mask without a seat, or as it is without NOBODY."""
    return seats if seat == NOBODY else seats & ~(1 << seat)
