"""The ways to play, a declaration each."""

from collections.abc import Mapping
from types import MappingProxyType

from misto.sim.policies.plain import PLAIN
from misto.sim.policies.random import RANDOM
from misto.sim.policies.spec import Board, Chair, Chance, Claim, Policy

POLICIES: Mapping[str, Policy] = MappingProxyType(
    {policy.name: policy for policy in (RANDOM, PLAIN)}
)
"""The policies by name."""

__all__ = ["POLICIES", "Board", "Chair", "Chance", "Claim", "Policy"]
