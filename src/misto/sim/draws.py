"""Chance by counting: every draw is a function of the game's key and of what it is drawn for.

Nothing is consumed: `draw(key, turn, seat, purpose)` is the same 64 bits whenever it is asked for,
so that one game comes out alike however it is played, by a policy or in a batch, in whatever order.
The bits are SplitMix64's (Steele, Lea, Flood 2014): its stream from `key`, at the place that turn,
seat and purpose number.

From draw to choice, wherever something is drawn: the candidates stand in rising seat order, and
`below(draw, how many)` is the index of the one that is chosen; a chance of p comes true where
`happens(draw, p)`. Orders of one kind arrive in the rising order of their draws for arrival (of
equal ones, in the order of seats).

>>> below(draw(7, 1, 3, Purpose.VOTE), 10)
2
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

Keys = NDArray[np.uint64]

MAFIA = 0
"""The seat for which the mafia's joint choices are drawn."""

SEATS, PURPOSES = 1024, 32
"""How many seats and purposes are told apart."""

GAMMA, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""SplitMix64's constants: the step of its counter, and the two multipliers that mix."""

MASK = (1 << 64) - 1


class Purpose(IntEnum):
    """What a draw is for."""

    VOTE = 0  # the seat voted for
    VOTE_ARRIVES = 1
    HUNTS = 2  # whether the seat hunts
    QUARRY = 3
    HUNT_ARRIVES = 4
    VICTIM = 5  # of the mafia; for the seat MAFIA
    ROLE = 6  # the target of the seat's role order
    SHOT = 7  # whom the commissioner's last shot is for


def draw(key: int, turn: int, seat: int, purpose: int) -> int:
    """Return the 64 random bits for one purpose of one seat on one turn of the game `key`."""
    return stream(key, place(turn, seat, purpose))


def place(turn: int, seat: int, purpose: int) -> int:
    """Number a draw within a game."""
    return (turn * SEATS + seat) * PURPOSES + purpose


def stream(key: int, number: int) -> int:
    """Return what SplitMix64's stream from `key` has at a place."""
    bits = (key + number * GAMMA) & MASK
    bits = ((bits ^ (bits >> 30)) * FIRST) & MASK
    bits = ((bits ^ (bits >> 27)) * SECOND) & MASK
    return bits ^ (bits >> 31)


def below(bits: int, number: int) -> int:
    """Return an integer from 0 up to `number`, by the upper 32 of the bits (multiply and shift).

    No value is likelier than another by more than `number` parts in 2³².
    """
    return ((bits >> 32) * number) >> 32


def happens(bits: int, chance: float) -> bool:
    """Say whether something of that chance comes true: of 0 never, of 1 always."""
    return bits >> 32 < threshold(chance)


def threshold(chance: float) -> int:
    """Return how many of the 2³² values of the upper bits let a chance come true."""
    return round(chance * (1 << 32))


def chunk_key(seed: int, chunk: int) -> int:
    """Return the key of a chunk of games, by its number among the seed's spawned children."""
    child = np.random.SeedSequence(seed, spawn_key=(chunk,))
    return int(child.generate_state(1, np.uint64)[0])


def keys_of(seed: int, chunk: int, start: int, stop: int) -> Keys:
    """Return the keys of some games of a chunk, by their numbers in it."""
    return game_keys(chunk_key(seed, chunk), stop)[start:]


def game_key(chunk: int, number: int) -> int:
    """Return the key of a game by its number in the chunk of that key."""
    return stream(chunk, number)


def game_keys(chunk: int, games: int) -> Keys:
    """Return the keys of the first games of a chunk."""
    bits = np.uint64(chunk) + np.arange(games, dtype=np.uint64) * np.uint64(GAMMA)
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(FIRST)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(SECOND)
    return bits ^ (bits >> np.uint64(31))
