"""Many random walks, and what they met: accepted commands, and refusals by code.

    python -m tests.engine.fuzz --walks 2000

Every kind of command must be accepted and every code of a refusal reached.
"""

import argparse
import random
import sys
from collections import Counter

import msgspec

from misto.engine.refusals import Code, Refusal
from tests.engine import wild

STEPS = 120


class Met(msgspec.Struct):
    """What walks have met."""

    commands: int = 0
    accepted: Counter[str] = msgspec.field(default_factory=Counter)
    refused: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def missing(self) -> list[str]:
        """What no walk has met."""
        codes = [code.value for code in Code if code.value not in self.refused]
        return codes + [kind for kind in wild.KINDS if kind not in self.accepted]


def meet(walks: int, steps: int = STEPS) -> Met:
    """Take so many walks."""
    met = Met()
    for seed in range(walks):
        for asked in wild.walk(random.Random(seed), steps):
            met.commands += 1
            if isinstance(asked.decision, Refusal):
                met.refused[asked.decision.code.value] += 1
            else:
                met.accepted[type(asked.command).__name__] += 1
    return met


def main() -> int:
    """Print the figures; 1 if something was never met."""
    parser = argparse.ArgumentParser(description="ask the engine for anything")
    parser.add_argument("--walks", type=int, default=2_000)
    met = meet(parser.parse_args().walks)
    print(f"{met.commands} commands")
    print(f"{met.accepted.total()} accepted:")
    print("\n".join(f"  {count:6} {name}" for name, count in sorted(met.accepted.items())))
    print(f"{met.refused.total()} refused:")
    print("\n".join(f"  {count:6} {code}" for code, count in sorted(met.refused.items())))
    print(f"never met: {', '.join(met.missing) or 'nothing'}")
    return 1 if met.missing else 0


if __name__ == "__main__":
    sys.exit(main())
