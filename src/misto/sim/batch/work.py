"""What several stages do: ask whether there is a court, and let a seat die."""

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
