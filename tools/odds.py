"""Write the tables of odds into docs/balance, or see that they are what they should be.

    python tools/odds.py [--check]

A table stands between `<!-- odds: NAME -->` and `<!-- end of odds -->`, on the page of either
language. `--check` writes nothing and fails where a table is another than the one that would be
written.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path

from misto.engine import Role, Winner
from misto.sim.exact import random_play, vanilla
from misto.sim.exact.vanilla import End
from misto.text import LANGUAGES, Language, words
from misto.text.catalogue import say

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES: Mapping[Language, Path] = {"uk": DOCS / "balance.uk.md", "en": DOCS / "balance.md"}
PLACE = re.compile(r"(<!-- odds: ([a-z]+) -->\n)(?:\|[^\n]*\n)*(<!-- end of odds -->)")

SEATS = range(7, 26)
MAFIA = range(1, 7)

Rows = Iterator[list[str]]


def _vanilla(end: End, language: Language, seats: range) -> Rows:
    """The town's chance by seats and mafia, day first."""
    yield ["", *map(str, MAFIA)]
    table = vanilla.table(max(seats), max(MAFIA), end=end)
    for n in seats:
        yield [f"**{n}**", *(_percent(language, table[n, m]) for m in MAFIA)]


def _parity(language: Language) -> Rows:
    return _vanilla(End.PARITY, language, SEATS)


def _wipeout(language: Language) -> Rows:
    return _vanilla(End.WIPEOUT, language, range(8, 26, 2))


def _random(language: Language) -> Rows:
    """The town's chance with a quarter of mafia (GAME-3), as one role and another comes in."""
    doctor, maniac = (words.role(language, role) for role in (Role.DOCTOR, Role.MANIAC))
    mafia = words.role(language, Role.MAFIOSO)
    yield ["", mafia, "—", f"+ {doctor}", f"+ {maniac}", f"+ {doctor}, {maniac}"]
    for n in SEATS:
        m = -(-n // 4)
        odds = [
            random_play.chances(mafia=m, maniac=k, doctor=d, plain=n - m - k - d)
            for k, d in ((0, 0), (0, 1), (1, 0), (1, 1))
        ]
        yield [f"**{n}**", str(m), *(_percent(language, one[Winner.TOWN]) for one in odds)]


TABLES: Mapping[str, Callable[[Language], Rows]] = {
    "parity": _parity,
    "wipeout": _wipeout,
    "random": _random,
}


def _percent(language: Language, chance: Fraction) -> str:
    return say(language, "balance-percent", percent=100 * float(chance))


def table(language: Language, name: str) -> str:
    """Return a table in Markdown, the numbers to the right."""
    head, *rows = TABLES[name](language)
    lines = [head, ["--:"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def page(language: Language, text: str) -> str:
    """Return a page with its tables as they should be."""
    return PLACE.sub(lambda found: f"{found[1]}{table(language, found[2])}\n{found[3]}", text)


def main() -> int:
    """Write or check the pages."""
    wrong = 0
    for language in LANGUAGES:
        path = PAGES[language]
        text = path.read_text(encoding="utf-8")
        wanted = page(language, text)
        if text == wanted:
            continue
        if "--check" in sys.argv[1:]:
            print(f"{path.name}: another table than `make odds` writes")
            wrong = 1
        else:
            path.write_text(wanted, encoding="utf-8")
            print(path)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
