"""Every night of a seven-seat game: each combination of role orders and kills, none sent included.

    python -m tests.engine.exhaustive            # the larger table, frozen outcome printed
    python -m tests.engine.exhaustive --oracle   # and each night compared with the oracle

Votes and hunts are left out. The profiles are counted, and all outcomes hashed in their order: the
verdict on every order, the deaths, the answers, what is carried on, who has won.
"""

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, product
from math import prod
from typing import Any

import msgspec
from msgspec.structs import replace

from misto.engine.game import Game
from misto.engine.night import resolve
from misto.engine.orders import Order
from misto.engine.resolution import Resolution
from misto.engine.roles import MAFIA, MAY
from misto.engine.terms import Kind, Role
from tests.engine import drive
from tests.oracle import decided

Profile = tuple[Order, ...]

SMALL = ("boss", "mafioso", "foundling", "commissioner", "doctor", "courtesan", "maniac")
LARGE = ("boss", "framer", "sergeant", "commissioner", "doctor", "courtesan", "maniac")

SLOTS = (Kind.KILL, Kind.CHECK, Kind.BLOCK, Kind.FRAME, Kind.POISON, Kind.HEAL)


class Outcome(msgspec.Struct):
    """What a part of all profiles came to; the digest is over its outcomes, in their order."""

    profiles: int = 0
    orders: int = 0
    verdicts: int = 0
    dead: Counter[int] = msgspec.field(default_factory=Counter)
    winners: Counter[str] = msgspec.field(default_factory=Counter)
    digest: str = ""

    def add(self, other: "Outcome") -> None:
        self.profiles += other.profiles
        self.orders += other.orders
        self.verdicts += other.verdicts
        self.dead += other.dead
        self.winners += other.winners
        self.digest = hashlib.sha256((self.digest + other.digest).encode()).hexdigest()


def table(roles: Sequence[str]) -> Game:
    """The game on its first turn, with these roles on its seats."""
    return drive.Table({"rules": {}, "seats": [{"role": role} for role in roles]}).game


def choices(roles: Sequence[str]) -> list[list[Profile]]:
    """For each seat and each slot that it has: every order that would be accepted, and none."""
    seats = range(1, len(roles) + 1)
    found = []
    for seat, name in enumerate(roles, 1):
        for slot in SLOTS:
            if slot in MAY[Role(name)]:
                kinds = [slot, *([Kind.INJECT] if slot is Kind.HEAL else [])]
                orders = [
                    Order(seat, kind, (target,), 1)
                    for kind in kinds
                    for target in seats
                    if _fits(kind, seat, target, roles)
                ]
                found.append([(), *((order,) for order in orders)])
    return found


def _fits(kind: Kind, seat: int, target: int, roles: Sequence[str]) -> bool:
    if kind in {Kind.KILL, Kind.FRAME}:
        return Role(roles[target - 1]) not in MAFIA
    return target != seat or kind in {Kind.HEAL, Kind.INJECT}


def nights(roles: Sequence[str], first: int) -> Iterator[tuple[Profile, Resolution]]:
    """Resolve all profiles in which the first slot has its choice of that number."""
    game = table(roles)
    slots = choices(roles)
    for chosen in product([slots[0][first]], *slots[1:]):
        orders: Profile = sum(chosen, ())
        night = replace(game, orders={order.key: order for order in orders})
        yield orders, resolve(night)


def part(roles: Sequence[str], first: int) -> Outcome:
    """What one part of all profiles comes to."""
    found, digest, encode = Outcome(), hashlib.sha256(), msgspec.json.encode
    for orders, night in nights(roles, first):
        verdicts = night.verdicts
        found.profiles += 1
        found.orders += len(orders)
        found.verdicts += len(verdicts)
        found.dead[len(night.deaths)] += 1
        found.winners[night.winner.value if night.winner else "none"] += 1
        digest.update(encode((_kept(verdicts), night.deaths, night.answers, _state(night))))
    found.digest = digest.hexdigest()
    return found


def _kept(verdicts: Sequence[Any]) -> list[tuple[Any, ...]]:
    return sorted((one.seat, one.kind, one.result, one.clause, one.because) for one in verdicts)


def _state(night: Resolution) -> tuple[Any, ...]:
    return night.poisoned, night.healed, night.injected, night.roles, night.winner


def run(roles: Sequence[str], workers: int = 1) -> Outcome:
    """Resolve every profile."""
    parts = range(len(choices(roles)[0]))
    total = Outcome()
    if workers == 1:
        outcomes = [part(roles, first) for first in parts]
    else:
        with ProcessPoolExecutor(workers) as pool:
            outcomes = list(pool.map(partial(part, roles), parts))
    for outcome in outcomes:
        total.add(outcome)
    return total


def number(roles: Sequence[str]) -> int:
    """How many profiles there are."""
    return prod(map(len, choices(roles)))


def differences(roles: Sequence[str], first: int) -> list[str]:
    """Compare the nights of one part with the oracle."""
    found = []
    seats = [{"role": role} for role in roles]
    for orders, night in nights(roles, first):
        lines = [{"by": order.seat, order.kind.value: order.target} for order in orders]
        theirs = decided.play({"seats": seats, "turns": [{"orders": lines}]})["turns"][0]
        wanted = {key: theirs[key] for key in ("deaths", "checks", "killed_by", "void", "poisoned")}
        came = drive.came(night)
        if any(came[key] != wanted[key] for key in wanted) or came["winner"] != theirs["winner"]:
            found.append(f"{lines}: oracle {wanted}, engine {came}")
    return found


def main() -> int:
    """Print the outcome of the larger table."""
    parser = argparse.ArgumentParser(description="resolve every night of a seven-seat game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--oracle", action="store_true")
    asked = parser.parse_args()
    for roles in (SMALL, LARGE):
        found = run(roles, asked.workers)
        print(", ".join(roles))
        print(f"  profiles {found.profiles}, orders {found.orders}, verdicts {found.verdicts}")
        print(f"  dead {dict(sorted(found.dead.items()))}, winners {dict(found.winners)}")
        print(f"  {found.digest}")
    if not asked.oracle:
        return 0
    parts = range(len(choices(LARGE)[0]))
    with ProcessPoolExecutor(asked.workers) as pool:
        wrong = list(chain.from_iterable(pool.map(partial(differences, LARGE), parts)))
    print(f"compared with the oracle: {len(wrong)} differences")
    print("\n".join(wrong[:20]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
