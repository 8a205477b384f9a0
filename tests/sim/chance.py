"""Whether a share that was found may be by chance what it is."""

from collections.abc import Mapping
from math import log
from typing import Any

ONE_IN = 1_000_000
"""A sound simulator fails a whole grid of shares one time in so many, or less."""


def divergence(found: float, true: float) -> float:
    """How far a share is from the true one (Kullback and Leibler), in nats."""
    parts = ((found, true), (1 - found, 1 - true))
    if any(true <= 0 < found for found, true in parts):
        return float("inf")
    return sum(found * log(found / true) for found, true in parts if found)


def outside(shares: Mapping[Any, tuple[int, int, float]]) -> list[Any]:
    """Return the names of those shares (found, of how many, the true one) that no chance explains.

    Chernoff's bound, no approximation: of n, a share lies as far away with a probability of at
    most 2 exp(-n × divergence); the grid as a whole, with at most one in `ONE_IN`.
    """
    limit = log(2 * len(shares) * ONE_IN)
    return [
        name
        for name, (found, of, true) in shares.items()
        if of * divergence(found / of, true) > limit
    ]
