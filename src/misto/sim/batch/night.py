"""The night: the stages of a resolution, in the rulebook's order, as `misto.engine.night` has them.

What the host alone can bring about (a void order, a fact, a bar, exclusion, a double kill), and
silence in the thread, isn't played here.
"""

from misto.sim.batch import MOST_SEATS
from misto.sim.batch.bits import lowest, place, stream
from misto.sim.batch.codes import (
    BOSS,
    COMMISSIONER,
    COURTESAN,
    DOCTOR,
    FOUND_2,
    FOUNDLING,
    FRAMER,
    HUNT_1,
    HUNTED,
    HUNTING,
    MAFIA_2,
    MANIAC,
    NIGHT_2,
    NIGHT_3,
    NIGHT_4,
    NIGHT_7,
    NIGHT_9,
    NIGHT_10,
    NIGHT_11,
    NIGHT_12,
    NOTHING,
    SHOWS_MAFIA,
    SHOWS_MANIAC,
    SHOWS_TOWN,
)
from misto.sim.batch.compiling import compiled
from misto.sim.batch.court import court
from misto.sim.batch.morning import (
    absences,
    dawn,
    last_shots,
    poison_falls_due,
    settle,
    successions,
    victory,
)
from misto.sim.batch.state import (
    HUNT,
    HUNTER_DIES,
    KILL,
    MANIAC_IS_SAFE,
    NOBODY,
    ROLE_ORDER,
    Night,
    Options,
)
from misto.sim.batch.work import die, obstacle, void, void_all, wants_votes
from misto.sim.draws import Purpose

HUNT_ARRIVES = int(Purpose.HUNT_ARRIVES)


@compiled
def resolve(night: Night, rules: Options) -> int:
    """Play the night, the court and what follows; return who has won, or GOES_ON."""
    dusk(night, rules)
    hunt(night, rules)
    # The courtesan, the framer, the mafia, the commissioner, the maniac, the doctor.
    block(night, rules)
    frame(night, rules)
    kill(night, rules)
    check(night, rules)
    poison(night, rules)
    heal(night, rules)
    settle(night)
    poison_falls_due(night, rules)
    last_shots(night, rules)
    court(night, rules)
    last_shots(night, rules)
    absences(night, rules)
    successions(night, rules)
    dawn(night, rules)
    return victory(night, rules)


@compiled
def dusk(night: Night, rules: Options) -> None:
    """Clear what the stages share."""
    night.alive = night.living
    night.guilty = night.mafia | night.of_role[MANIAC]
    wants = wants_votes(night, rules)
    night.owing = night.living & ~night.voting if wants else 0
    night.blocked = night.struck = night.poisoning = night.autopsies = night.cured = 0
    night.injections = night.fired = night.chosen = 0
    night.checked = night.elected = NOBODY
    if night.traced:
        for slot in range(4 * MOST_SEATS):
            night.void[slot] = NOTHING


@compiled
def hunt(night: Night, rules: Options) -> None:
    """Take the first hunts that arrived, as many as the rules allow; the others lapse (HUNT-1)."""
    left, waiting = rules.hunts_per_turn, night.hunting
    while waiting:
        seat = first_hunter(night, waiting)
        waiting &= ~(1 << seat)
        quarry = night.quarry[seat]
        if not left or not night.alive >> seat & 1 or not night.alive >> quarry & 1:
            void(night, HUNT, seat, HUNT_1)
            continue
        left -= 1
        is_maniac = night.role[quarry] == MANIAC
        if is_maniac and rules.hunt_maniac == MANIAC_IS_SAFE:
            continue
        if night.mafia >> quarry & 1 or (is_maniac and rules.hunt_maniac != HUNTER_DIES):
            die(night, quarry, HUNTED)
        else:
            die(night, seat, HUNTING)


@compiled
def first_hunter(night: Night, waiting: int) -> int:
    """Return whose hunt arrived before the others."""
    first = lowest(waiting)
    waiting &= waiting - 1
    if waiting:
        arrived = stream(night.key, place(night.turn, first + 1, HUNT_ARRIVES))
        while waiting:
            seat = lowest(waiting)
            waiting &= waiting - 1
            arrives = stream(night.key, place(night.turn, seat + 1, HUNT_ARRIVES))
            if arrives < arrived:
                first, arrived = seat, arrives
    return first


@compiled
def block(night: Night, rules: Options) -> None:
    """Let every courtesan block her target, but for those who are blocked outside a ring."""
    visits, sent = 0, night.acting & night.of_role[COURTESAN]
    while sent:
        seat = lowest(sent)
        sent &= sent - 1
        clause = obstacle(night, rules, seat, dying_may=False, kills=False)
        if clause:
            void(night, ROLE_ORDER, seat, clause)
        else:
            visits |= 1 << seat
    blocked, waiting = 0, visits
    while waiting:
        seat = unvisited(night, waiting)
        if seat == NOBODY:
            break  # a ring, or several: whom they visit is blocked
        waiting &= ~(1 << seat)
        if not blocked >> seat & 1:
            blocked |= 1 << night.target[seat]
    while waiting:
        blocked |= 1 << night.target[lowest(waiting)]
        waiting &= waiting - 1
    night.blocked = blocked
    void_all(night, ROLE_ORDER, visits & blocked, NIGHT_2)


@compiled
def unvisited(night: Night, courtesans: int) -> int:
    """Return a courtesan whom none of them visits, or NOBODY."""
    visited, left = 0, courtesans
    while left:
        visited |= 1 << night.target[lowest(left)]
        left &= left - 1
    free = courtesans & ~visited
    return lowest(free) if free else NOBODY


@compiled
def frame(night: Night, rules: Options) -> None:
    """Let the slander stick to its target (NIGHT-3)."""
    sent = night.acting & night.of_role[FRAMER]
    if not sent:
        return
    seat = lowest(sent)
    clause = obstacle(night, rules, seat, dying_may=False, kills=False)
    if not clause and not night.alive >> night.target[seat] & 1:
        clause = NIGHT_3
    if clause:
        void(night, ROLE_ORDER, seat, clause)
    else:
        night.framed |= 1 << night.target[seat]


@compiled
def kill(night: Night, rules: Options) -> None:
    """Strike the seat that every word of the mafia names, if they all name one (MAFIA-2)."""
    words, victim, agreed, sent = 0, NOBODY, True, night.killing
    while sent:
        seat = lowest(sent)
        sent &= sent - 1
        clause = obstacle(night, rules, seat, dying_may=False, kills=True)
        if clause:
            void(night, KILL, seat, clause)
            continue
        agreed = agreed and victim in (NOBODY, night.victim[seat])
        victim = night.victim[seat]
        words |= 1 << seat
    if not words:
        return
    if not agreed:
        void_all(night, KILL, words, MAFIA_2)
    elif not night.alive >> victim & 1:
        void_all(night, KILL, words, NIGHT_4)
    elif night.role[victim] == FOUNDLING:
        void_all(night, KILL, words, FOUND_2)
    else:
        night.struck |= 1 << victim


@compiled
def check(night: Night, rules: Options) -> None:
    """Look at the checked seat, or at what slander made of it (NIGHT-5)."""
    sent = night.acting & night.of_role[COMMISSIONER]
    if not sent:
        return
    seat = lowest(sent)
    target = night.target[seat]
    dying_may = rules.dead_commissioner_checks != 0
    clause = obstacle(night, rules, seat, dying_may=dying_may, kills=False)
    if not clause and not night.alive >> target & 1:
        clause = NIGHT_7
    if clause:
        void(night, ROLE_ORDER, seat, clause)
    else:
        night.checked, night.shows = target, status(night, rules, target)


@compiled
def status(night: Night, rules: Options, seat: int) -> int:
    """What a check shows of a seat (NIGHT-3, NIGHT-5)."""
    if night.framed >> seat & 1:
        return SHOWS_MAFIA
    if night.role[seat] == MANIAC:
        return SHOWS_TOWN if rules.check_shows_side else SHOWS_MANIAC
    boss_is_hidden = night.role[seat] == BOSS and rules.boss_shows_town
    return SHOWS_MAFIA if night.mafia >> seat & 1 and not boss_is_hidden else SHOWS_TOWN


@compiled
def poison(night: Night, rules: Options) -> None:
    """Poison a seat that is neither dead nor stricken; of the stricken, the autopsy may tell."""
    sent = night.acting & night.of_role[MANIAC]
    if not sent:
        return
    seat = lowest(sent)
    target = night.target[seat]
    clause = obstacle(night, rules, seat, dying_may=False, kills=False)
    if not clause and not (night.alive & ~night.struck) >> target & 1:
        clause = NIGHT_9
        night.autopsies |= 1 << target
    if clause:
        void(night, ROLE_ORDER, seat, clause)
    else:
        night.poisoning |= 1 << target


@compiled
def heal(night: Night, rules: Options) -> None:
    """Let each doctor cure, or give the injection; they act together (NIGHT-10, NIGHT-12)."""
    doctors = night.of_role[DOCTOR]
    while doctors:
        seat = lowest(doctors)
        doctors &= doctors - 1
        before, night.patient[seat] = night.patient[seat], NOBODY
        if not night.acting >> seat & 1:
            continue
        target, injects = night.target[seat], night.injecting >> seat & 1
        dying_may = target == seat and not injects
        clause = obstacle(night, rules, seat, dying_may=dying_may, kills=False)
        if not clause:
            clause = obstacle_of_doctor(night, seat, before)
        if clause:
            void(night, ROLE_ORDER, seat, clause)
        elif injects:
            night.injected |= 1 << seat
            night.injections |= 1 << target
        else:
            night.patient[seat] = target
            night.cured |= 1 << target


@compiled
def obstacle_of_doctor(night: Night, seat: int, before: int) -> int:
    """Name the clause by which a doctor's own order is void, or NOTHING."""
    target = night.target[seat]
    is_dead = not night.alive >> target & 1
    if night.injecting >> seat & 1:
        return NIGHT_12 if is_dead or night.injected >> seat & 1 else NOTHING
    if is_dead:
        return NIGHT_10
    return NIGHT_11 if target == before else NOTHING
