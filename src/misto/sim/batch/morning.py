"""The morning: from the settling of the night to the end of a resolution."""

from misto.sim.batch.bits import lowest, ones
from misto.sim.batch.codes import (
    BOSS,
    BY_INJECTION,
    BY_MAFIA,
    BY_POISON,
    BY_SHOT,
    COMMISSIONER,
    DRAW,
    FOUNDLING,
    GOES_ON,
    MAFIA_WINS,
    MAFIOSO,
    MANIAC,
    MANIAC_WINS,
    MISSING,
    SERGEANT,
    SHOT_1,
    SHOT_2,
    TOWN_WINS,
)
from misto.sim.batch.compiling import compiled
from misto.sim.batch.state import NOBODY, SHOT, Night, Options
from misto.sim.batch.work import die, void, void_all


@compiled
def settle(night: Night) -> None:
    """Undo what the doctors undid, and let the other blows kill."""
    night.struck &= ~night.cured
    night.poisoning &= ~night.cured
    if night.struck:
        seat = lowest(night.struck)
        die(night, seat, BY_MAFIA)
        if night.autopsies >> seat & 1:
            die(night, seat, BY_POISON)
    left = night.injections
    while left:
        die(night, lowest(left), BY_INJECTION)
        left &= left - 1


@compiled
def poison_falls_due(night: Night, rules: Options) -> None:
    """Let those die who were poisoned on an earlier night (POISON-1)."""
    due = night.poisoned
    if rules.antidote_until_death:
        due &= ~night.cured
    while due:
        die(night, lowest(due), BY_POISON)
        due &= due - 1


@compiled
def last_shots(night: Night, rules: Options) -> None:
    """Fire the shot of a commissioner who has died so far in this resolution, once (SHOT-1)."""
    seats = night.armed & night.living & ~night.alive & ~night.fired
    if not seats:
        return
    seat = lowest(seats)  # there is but one commissioner at a time
    night.fired |= 1 << seat
    if not rules.shot_on >> (night.causes[seat] & 15) & 1:
        void(night, SHOT, seat, SHOT_1)
    elif not night.alive >> night.shot[seat] & 1:
        void(night, SHOT, seat, SHOT_2)
    else:
        die(night, night.shot[seat], BY_SHOT)


@compiled
def absences(night: Night, rules: Options) -> None:
    """Let those go who were silent in the court too often (ABSENCE-2)."""
    owing = night.owing
    while owing:
        seat = lowest(owing)
        owing &= owing - 1
        night.misses[seat] += 1
        too_often = rules.missed_votes and night.misses[seat] >= rules.missed_votes
        if too_often and night.alive >> seat & 1:
            die(night, seat, MISSING)


@compiled
def successions(night: Night, rules: Options) -> None:
    """Change the roles that this resolution changes (NIGHT-8, MAFIA-4, FOUND-3)."""
    if has_died(night, COMMISSIONER):
        promote(night, SERGEANT, COMMISSIONER)
    dies = night.of_role[BOSS] & night.living & ~night.alive
    if dies and rules.next_mafioso:
        promote(night, MAFIOSO, BOSS)
    if has_died(night, BOSS):
        promote(night, FOUNDLING, MAFIOSO)


@compiled
def has_died(night: Night, role: int) -> bool:
    """Say whether a seat of that role is dead and none of it lives."""
    return night.of_role[role] != 0 and not night.of_role[role] & night.alive


@compiled
def promote(night: Night, role: int, new: int) -> None:
    """Give the lowest living seat of a role, if there is one, another."""
    seats = night.of_role[role] & night.alive
    if not seats:
        return
    seat = seats & -seats
    night.of_role[role] &= ~seat
    night.of_role[new] |= seat
    night.role[lowest(seat)] = new
    if new == MAFIOSO:
        night.mafia |= seat


@compiled
def dawn(night: Night, rules: Options) -> None:
    """Leave to the next turn what it starts with."""
    if not rules.slander_lasts_the_game:
        night.framed = 0
    if night.traced:
        idle = night.armed & night.living & ~night.alive & ~night.fired
        void_all(night, SHOT, idle, SHOT_1)
    night.poisoned = night.poisoning & night.alive
    if night.elected != NOBODY and night.alive >> night.elected & 1:
        night.keeper = night.elected
    night.armed &= night.alive


@compiled
def victory(night: Night, rules: Options) -> int:
    """Say who has won, or GOES_ON (WIN)."""
    alive = ones(night.alive)
    mafia = ones(night.alive & night.mafia)
    maniac = ones(night.alive & night.of_role[MANIAC])
    town = alive - mafia - maniac
    if not alive:
        return DRAW
    if rules.mafia_dead_is_enough and town and not mafia:
        return TOWN_WINS
    if maniac and (town + mafia == 0 or (rules.maniac_wins_with_one and not mafia and town == 1)):
        return MANIAC_WINS
    if mafia and mafia >= (town if rules.parity_of_town else town + maniac):
        return MAFIA_WINS
    return TOWN_WINS if town and not mafia and not maniac else GOES_ON
