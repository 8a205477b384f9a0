"""Print the mutation score of the engine, and what survived.

    python tools/mutants.py            the score; exit 1 under 90 %
    python tools/mutants.py --again    test the survivors once more, as after a new test, first
    python tools/mutants.py --entries  the survivors as entries for the file of equivalents

The run itself is mutmut's (`make mutants`). A mutant counts as killed when a test failed, the run
crashed or never ended; one that no test reaches has survived.

A mutant that changes nothing anybody could see is equivalent, and no test can kill it. It is set
down in `tests/engine/equivalent-mutants.toml`, with the function, the lines that it takes out and
puts in, and why it is the same; then it counts neither for nor against. An entry that fits no
survivor is an error: the code has moved on, or a test has been found.
"""

import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ACCEPTED = Path("tests/engine/equivalent-mutants.toml")
LEAST = 90.0
MUTMUT = [sys.executable, "-m", "mutmut"]
ALIVE = {"survived", "no tests"}
DEAD = {"killed", "timeout", "segfault", "suspicious", "caught by type check"}
RESULT = re.compile(r"^\s*(?P<name>\S+__mutmut_\d+): (?P<status>.+?)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Mutant:
    """What was changed in which function."""

    function: str
    was: str
    now: str
    why: str = field(default="", compare=False)

    def entry(self) -> str:
        """Write it as an entry for the file of equivalents."""
        was, now = (f"'''\n{lines}\n'''" for lines in (self.was, self.now))
        return f'[[mutant]]\nfunction = "{self.function}"\nwas = {was}\nnow = {now}\nwhy = ""\n'


def main(arguments: list[str]) -> int:
    """Print the score and the survivors."""
    if "--again" in arguments:
        names = [name for name, status in results() if status in ALIVE]
        if names:
            subprocess.run([*MUTMUT, "run", *names], check=True)
    found = results()
    names = [name for name, status in found if status in ALIVE]
    with ThreadPoolExecutor() as pool:
        alive = dict(zip(names, pool.map(shown, names), strict=True))
    accepted = read_accepted(ACCEPTED)
    survivors = {name: mutant for name, mutant in alive.items() if mutant not in accepted}
    if "--entries" in arguments:
        print(*(mutant.entry() for mutant in survivors.values()), sep="\n")
        return 0
    for name, mutant in survivors.items():
        print(f"\n{name}")
        print(*(f"  - {line}" for line in mutant.was.splitlines()), sep="\n")
        print(*(f"  + {line}" for line in mutant.now.splitlines()), sep="\n")
    stale = [mutant for mutant in accepted if mutant not in alive.values()]
    for mutant in stale:
        print(f"\n{ACCEPTED}: no such survivor in {mutant.function}:\n{mutant.was}")
    return report(found, equivalent=len(alive) - len(survivors), stale=len(stale))


def report(found: list[tuple[str, str]], *, equivalent: int, stale: int) -> int:
    """Print the score, the last line of all."""
    statuses = Counter(status for _, status in found)
    killed = sum(statuses[status] for status in DEAD)
    counted = killed + sum(statuses[status] for status in ALIVE) - equivalent
    open_ = sum(statuses.values()) - counted - equivalent
    score = 100 * killed / counted if counted else 0.0
    print(f"\n{', '.join(f'{number} {status}' for status, number in statuses.most_common())}")
    if open_:
        print(f"{open_} are not tested yet: the run was stopped, and goes on with `make mutants`")
    print(f"Mutation score: {score:.1f} % ({killed} of {counted}; {equivalent} equivalent)")
    return 1 if score < LEAST or open_ or stale else 0


def results() -> list[tuple[str, str]]:
    """Ask mutmut for every mutant and what became of it."""
    return [(m["name"], m["status"]) for m in RESULT.finditer(_mutmut("results", "--all", "true"))]


def shown(name: str) -> Mutant:
    """Ask mutmut what a mutant changed."""
    lines = list(_changed(_mutmut("show", name)))
    was, now = ("\n".join(line[1:].strip() for line in lines if line[0] == sign) for sign in "-+")
    return Mutant(function_of(name), was, now)


def function_of(name: str) -> str:
    """Give the name of the function in a mutant's name, as the source writes it."""
    module, _, mangled = name.rpartition("__mutmut_")[0].rpartition(".")
    return f"{module}.{mangled[2:].replace('ǁ', '.')}"


def read_accepted(file: Path) -> list[Mutant]:
    """Read the mutants that are known to change nothing; each has its reason."""
    if not file.exists():
        return []
    entries = tomllib.loads(file.read_text("utf-8")).get("mutant", [])
    mutants = [
        Mutant(entry["function"], entry["was"].strip(), entry["now"].strip(), entry["why"])
        for entry in entries
    ]
    for mutant in mutants:
        if not mutant.why:
            message = f"{file}: {mutant.function}: why is this mutant equivalent?"
            raise SystemExit(message)
    return mutants


def _changed(diff: str) -> Iterator[str]:
    _, _, body = diff.partition("\n@@")
    yield from (line for line in body.splitlines()[1:] if line.startswith(("-", "+")))


def _mutmut(*arguments: str) -> str:
    return subprocess.check_output([*MUTMUT, *arguments], encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
