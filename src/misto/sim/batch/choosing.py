"""How players choose, by draws: see `misto.sim.draws`."""

from misto.sim.batch.bits import lowest, ones, place, stream, upper
from misto.sim.batch.compiling import compiled
from misto.sim.batch.state import Night


@compiled
def list_living(night: Night) -> int:
    """List the living seats in rising order, and return how many they are."""
    number, seats = 0, night.living
    while seats:
        night.list_of_living[number] = lowest(seats)
        seats &= seats - 1
        number += 1
    return number


@compiled
def other(night: Night, which: int, living: int, purpose: int) -> int:
    """Choose one of the living but the one in that place of their list."""
    index = choice(night, night.list_of_living[which] + 1, purpose, living - 1)
    return night.list_of_living[index + (index >= which)]


@compiled
def choice(night: Night, seat: int, purpose: int, number: int) -> int:
    """Draw an index below a number for a seat, which counts from 1 on, or for the mafia."""
    return upper(stream(night.key, place(night.turn, seat, purpose))) * number >> 32


@compiled
def one_of(night: Night, seat: int, purpose: int, seats: int) -> int:
    """Choose one of a mask of seats."""
    return nth(seats, choice(night, seat, purpose, ones(seats)))


@compiled
def nth(seats: int, index: int) -> int:
    """Return the seat of a mask that is in that place, from 0 on."""
    for _ in range(index):
        seats &= seats - 1
    return lowest(seats)
