"""Masks of seats, and draws: the few things that a compiler writes in its own way (`machine`)."""

from misto.sim.draws import place, stream


def lowest(mask: int) -> int:
    """Return the number of the lowest seat of a mask that isn't empty."""
    return (mask & -mask).bit_length() - 1


def ones(mask: int) -> int:
    """Return how many seats a mask has."""
    return mask.bit_count()


def upper(bits: int) -> int:
    """Return the upper 32 of the 64 bits of a draw."""
    return bits >> 32


__all__ = ["lowest", "ones", "place", "stream", "upper"]
