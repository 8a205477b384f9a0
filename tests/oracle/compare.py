"""The engine against the oracle, over random games.

    python -m tests.oracle.compare --turns 100000

plays that many turns through both, prints how often each value of every option and each clause was
played, how often each reading of `decided` mattered, and every difference; exits 1 if there is one.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import msgspec

from misto.engine.rules import OPTIONS, Rules
from tests.engine import drive
from tests.oracle import decided, generate

Data = dict[str, Any]

BESIDE: dict[str, list[Any]] = {
    "seats_min": [7, 5, 12],
    "seats_max": [None, 12, 40],
    "roster": ["hidden", "public"],
    "reveal_person": ["end", "death", "never"],
    "closes": ["21:00", "20:15", "23:59"],
    "timezone": ["Europe/Kyiv", "UTC", "America/New_York", "Asia/Kathmandu"],
    "turn_days": [1, 2, 3],
    "rest_days": [[], ["saturday", "sunday"], ["monday"]],
    "hunt_opens": ["12:00", "04:00", "20:00"],
    "min_open": ["PT12H", "PT1H", "PT30H"],
    "night_talk": [True, False],
    "outage": ["PT1H", "PT0S", "P1D"],
    "publish": ["host", "at_close"],
    "publish_after": ["PT12H", "PT0S", None],
    "award_by": ["players", "players_and_readers", "host"],
}
"""Options of the timetable, of views and of what is around the turns: they change no resolution."""

FEW = 500
"""No value of an option may be played on fewer turns than this, of 100,000."""


def game(seed: int) -> Data:
    """A random game, every fifth one with the rare acts; with the options that change nothing."""
    record = generate.game(seed, doubtful=seed % 5 == 0)
    rng = random.Random(seed)
    chosen = {name: rng.choice(values) for name, values in BESIDE.items()}
    rules = chosen | dict(record["rules"])
    return _possible({**record, "rules": rules})


def _possible(record: Data) -> Data:
    """Under live ballots a bar comes a turn before, and so on nobody who was dead then (GAME-7)."""
    if record["rules"].get("ballots") != "live":
        return record
    dead_before = set(range(1, len(record["seats"]) + 1))  # on turn one: nobody can be barred
    turns = []
    for turn in record["turns"]:
        rulings = [_without_bars(ruling, dead_before) for ruling in turn.get("rulings") or []]
        facts = [ruling["fact"] for ruling in rulings if "fact" in ruling]
        dead_before = {fact["seat"] for fact in facts if fact["alive"]}
        turns.append({**turn, "rulings": rulings})
    return {**record, "turns": turns}


def _without_bars(ruling: Data, seats: set[int]) -> Data:
    if "bar_vote" not in ruling:
        return ruling
    barred = ruling["bar_vote"]
    named = barred if isinstance(barred, list) else [barred]
    return {"bar_vote": [seat for seat in named if seat not in seats]}


def differences(record: Data) -> Iterator[str]:
    """Play a game through both; say where they first differ, key by key."""
    ours, theirs = drive.play(record), decided.play(record)
    for number, (came, wanted) in enumerate(zip(ours["turns"], theirs["turns"], strict=True), 1):
        found = [
            f"turn {number}, {key}: oracle {wanted[key]}, engine {came[key]}"
            for key in wanted
            if came[key] != wanted[key]
        ]
        if found:
            yield from found
            return


def first_difference(seeds: Iterable[int]) -> str | None:
    """Return the first difference in the games of these seeds, with how to see it again."""
    for seed in seeds:
        for difference in differences(game(seed)):
            return f"python -m tests.oracle.compare --seed {seed}: {difference}"
    return None


class Count(msgspec.Struct):
    """What was played."""

    turns: int = 0
    values: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    clauses: Counter[str] = msgspec.field(default_factory=Counter)
    readings: Counter[str] = msgspec.field(default_factory=Counter)
    wrong: list[str] = msgspec.field(default_factory=list)

    def add(self, other: "Count") -> None:
        self.turns += other.turns
        self.values += other.values
        self.clauses += other.clauses
        self.readings += other.readings
        self.wrong += other.wrong


def count(seeds: Iterable[int], *, readings: bool = False) -> Count:
    """Play the games of these seeds through both, and count."""
    found = Count()
    for seed in seeds:
        record = game(seed)
        found.wrong += [f"--seed {seed}: {line}" for line in differences(record)]
        table = drive.Table(record)
        rules, turns = table.game.rules, 0
        for _ in table.play():
            turns += 1
            verdicts = table.resolution().verdicts
            found.clauses.update(f"{verdict.clause} {verdict.result}" for verdict in verdicts)
        found.turns += turns
        for option, value in values(rules):
            found.values[option, value] += turns
        if readings:
            played = decided.play(record)
            for name in decided.READINGS:
                found.readings[name] += decided.play(record, without=name) != played
    return found


def values(rules: Rules) -> Iterator[tuple[str, str]]:
    for option in OPTIONS:
        value = getattr(rules, option)
        values = value or ["(none)"] if isinstance(value, tuple) else [value]
        yield from ((option, str(one)) for one in values)


def in_chunks(count: Callable[[Iterable[int]], Count], turns: int, workers: int) -> Count:
    """Play the games of one seed after the other, at least so many turns, in several processes."""
    total, size, start = Count(), 500, 0
    with ProcessPoolExecutor(workers) as pool:
        while total.turns < turns:
            chunks = [range(start + n * size, start + (n + 1) * size) for n in range(2 * workers)]
            for found in pool.map(count, chunks):
                total.add(found)
            start = chunks[-1].stop
    return total


def main() -> int:
    """Say how many turns agree, and in which they don't."""
    parser = argparse.ArgumentParser(description="compare the engine with the oracle")
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, help="one game alone, and all of it")
    asked = parser.parse_args()
    if asked.seed is not None:
        return _show(asked.seed)
    found = in_chunks(partial(count, readings=True), asked.turns, asked.workers)
    print("turns on which each value of an option was played:")
    few = show_values(found)
    print("verdicts by clause:")
    print("  " + ", ".join(f"{clause} {n}" for clause, n in sorted(found.clauses.items())))
    print("games in which a reading matters:")
    for name, what in decided.READINGS.items():
        print(f"  {found.readings[name]}: {what}")
    print(f"{found.turns} turns, {len(found.wrong)} differences")
    print("\n".join(found.wrong))
    return 1 if found.wrong or (few and found.turns >= 100_000) else 0


def show_values(found: Count) -> list[str]:
    """Print on how many turns each value of an option was played; return those on too few."""
    for option in OPTIONS:
        its = {value: turns for (name, value), turns in found.values.items() if name == option}
        print(f"  {option}: " + ", ".join(f"{value} {its[value]}" for value in sorted(its)))
    few = [f"{name}: {value}" for (name, value), turns in found.values.items() if turns < FEW]
    print(f"played on fewer than {FEW} turns: {', '.join(few) or 'none'}")
    return few


def _show(seed: int) -> int:
    record = game(seed)
    print(msgspec.json.format(msgspec.json.encode(record), indent=2).decode())
    found = list(differences(record))
    print("\n".join(found) or "no difference")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
