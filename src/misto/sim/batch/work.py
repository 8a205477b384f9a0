"""What several stages do: ask whether there is a court, void an order, let a seat die."""

from misto.sim.batch import MOST_SEATS
from misto.sim.batch.bits import lowest
from misto.sim.batch.codes import MANIAC, NIGHT_1, NIGHT_2, NOTHING, ORDER_3, ORDER_5
from misto.sim.batch.compiling import compiled
from misto.sim.batch.state import Night, Options


@compiled
def wants_votes(night: Night, rules: Options) -> bool:
    """Say whether this turn holds a court or an election (TIME-5, KEEPER-1)."""
    return night.turn >= rules.court_from_turn or holds_election(night, rules)


@compiled
def holds_election(night: Night, rules: Options) -> bool:
    """Say whether this turn elects the keeper of the keys (KEEPER-1)."""
    return rules.keeper != 0 and night.turn == 1


@compiled
def die(night: Night, seat: int, cause: int) -> None:
    """Let a seat die of a cause, or add the cause to its others, once (DEATH-2)."""
    if night.alive >> seat & 1:
        night.alive &= ~(1 << seat)
        night.causes[seat] = cause
        return
    causes, free = night.causes[seat], 0
    while causes >> free:
        if causes >> free & 15 == cause:
            return
        free += 4
    night.causes[seat] |= cause << free


@compiled
def obstacle(night: Night, rules: Options, seat: int, dying_may: bool, kills: bool) -> int:
    """Name the first clause that voids a role order or a kill, or NOTHING (ORDER-8)."""
    seat_bit = 1 << seat
    if night.owing & seat_bit and rules.status_needs_vote:
        return ORDER_3
    if night.hunting & seat_bit and night.role[seat] != MANIAC:
        return ORDER_5
    if not night.alive & seat_bit or (night.struck & seat_bit and not dying_may):
        return NIGHT_1
    stops = not kills or rules.courtesan_stops_kill
    return NIGHT_2 if stops and night.blocked & seat_bit else NOTHING


@compiled
def void(night: Night, slot: int, seat: int, clause: int) -> None:
    """Keep why an order is void, where the turns are traced."""
    if night.traced:
        night.void[slot * MOST_SEATS + seat] = clause


@compiled
def void_all(night: Night, slot: int, seats: int, clause: int) -> None:
    """Keep why the orders of several seats are void."""
    if night.traced:
        while seats:
            void(night, slot, lowest(seats), clause)
            seats &= seats - 1
