"""Which clauses the records of tests/engine cite, and which the names of the tests in code."""

import re
from functools import cache
from pathlib import Path

from misto.engine.clauses import Clause

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FOLDERS = ("cases", "faults", "options")

_CLAUSE = re.compile(r"\b[A-Z]+-\d+\b")
_TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)


def clauses_of(record: Path) -> set[Clause]:
    """The clauses that a record cites: its title."""
    for line in record.read_text().splitlines():
        if line.startswith("title: "):
            return {Clause(one) for one in _CLAUSE.findall(line)}
    return set()


@cache
def records() -> dict[Clause, list[str]]:
    """The records that cite each clause."""
    found: dict[Clause, list[str]] = {clause: [] for clause in Clause}
    for folder in FOLDERS:
        for file in sorted((HERE / folder).rglob("*.yaml")):
            for clause in clauses_of(file):
                found[clause].append(str(file.relative_to(ROOT)))
    return found


@cache
def tests() -> dict[Clause, list[str]]:
    """The tests in code that have a clause in their names: `test_GAME_1_the_number…`."""
    found: dict[Clause, list[str]] = {clause: [] for clause in Clause}
    for file in sorted(HERE.glob("test_*.py")):
        for name in _TEST.findall(file.read_text()):
            for clause in Clause:
                if re.search(rf"_{clause.replace('-', '_')}(_|$)", name):
                    found[clause].append(f"{file.relative_to(ROOT)}::{name}")
    return found
