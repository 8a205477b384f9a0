"""Write the pages of the rules, or see that they are what they should be.

    python tools/rules_page.py [--check]

docs/rules/uk.md and docs/rules/en.md are made of the catalogues (rules.ftl, pages.ftl), of the
options and presets of the engine, of the comments on top of the cases, `# CLAUSE, CLAUSE:
sentence`, and of tests/engine/cases/not-by-record.txt, `CLAUSE: way (how)`. `--check` writes
nothing and fails where a page is another than the one that would be written.
"""

import difflib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import get_args, get_type_hints

from msgspec import Meta

from misto.engine.clauses import Clause
from misto.engine.roles import SPECS
from misto.engine.rules import BLACK_MARKET, CLASSIC, PRESETS, Rules
from misto.engine.terms import Role, Side, Stage
from misto.records.options import written
from misto.text import LANGUAGES, Language, clause, clause_title, words
from misto.text.catalogue import say
from misto.text.chapters import OPTIONS_OF, SECTIONS, STAGES, WORDS, family, in_words, possible
from misto.text.rulebook import values

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests" / "engine"
CITED = re.compile(r"# ([A-Z]+-\d+(?:, [A-Z]+-\d+)*): (.+)")
BESIDE = re.compile(r"([A-Z]+-\d+): ([a-z]+) \((.+)\)")
MADE = "<!-- Made by `make rules` of the catalogues and the cases: change those, not this page. -->"
SHOWN = 40  # lines of a difference

WAYS = ("view", "timetable", "deal", "command", "site")


@dataclass(frozen=True)
class Case:
    """A record of the tests, and what it shows."""

    path: str  # in tests/engine
    clauses: tuple[str, ...]
    sentence: str

    @property
    def link(self) -> str:
        """Link to the record: by the case's name, or by the option and the value that it tries."""
        name = re.sub(r"^(cases|options)/|\.yaml$", "", self.path)
        return f"[{name}](../../tests/engine/{self.path})"


@dataclass(frozen=True)
class Beside:
    """How a clause is checked where no record can show it."""

    clause: str
    way: str
    how: str


@dataclass(frozen=True)
class Evidence:
    """All by which the clauses are checked."""

    cases: tuple[Case, ...]
    beside: tuple[Beside, ...]


class RulesPageError(Exception):
    """A case, or the list of what is checked otherwise, is not written as it should be."""


def main(arguments: list[str]) -> int:
    """Write the pages, or with `--check` compare them."""
    if set(arguments) - {"--check"}:
        print(__doc__)
        return 2
    try:
        evidence = gather(TESTS)
    except RulesPageError as error:
        print(error)
        return 1
    texts = {PAGES / f"{language}.md": page(language, evidence) for language in LANGUAGES}
    if "--check" in arguments:
        return max([check(path, text) for path, text in texts.items()])
    PAGES.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_text(text, "utf-8", newline="\n")
    return 0


def check(path: Path, wanted: str) -> int:
    """Say how a page differs from the one that would be written; 0 if it doesn't."""
    there = path.read_text("utf-8") if path.exists() else ""
    if there == wanted:
        return 0
    lines = [*difflib.unified_diff(there.splitlines(), wanted.splitlines(), lineterm="", n=0)][2:]
    print(f"{path} is not what catalogues and cases say now; `make rules` writes it anew:")
    print(*lines[:SHOWN], *(["…"] if len(lines) > SHOWN else []), sep="\n")
    return 1


def gather(folder: Path) -> Evidence:
    """Read what cites a clause in tests/engine."""
    records = [
        path for name in ("cases", "options") for path in sorted((folder / name).rglob("*.yaml"))
    ]
    listed = folder / "cases" / "not-by-record.txt"
    lines = listed.read_text("utf-8").splitlines()
    return Evidence(
        tuple(_case(path, path.relative_to(folder).as_posix()) for path in records),
        tuple(_beside(f"{listed}:{number}", line) for number, line in enumerate(lines, 1)),
    )


def _case(path: Path, name: str) -> Case:
    with path.open(encoding="utf-8") as file:
        comment = [*takewhile(lambda line: line.startswith("#"), file)]
    for found in filter(None, (CITED.fullmatch(line.strip()) for line in comment)):
        return Case(name, _known(str(path), found[1].split(", ")), found[2])
    raise RulesPageError(f"{path}:1: there should be «# CLAUSE, CLAUSE: sentence»")


def _beside(place: str, line: str) -> Beside:
    found = BESIDE.fullmatch(line)
    if found is None or found[2] not in WAYS:
        raise RulesPageError(f"{place}: there should be «CLAUSE: {'|'.join(WAYS)} (how)»")
    (one,) = _known(place, [found[1]])
    return Beside(one, found[2], found[3])


def _known(place: str, clauses: list[str]) -> tuple[str, ...]:
    for one in clauses:
        if one not in set(Clause):
            raise RulesPageError(f"{place}: there is no clause {one}")
    return tuple(clauses)


def page(language: Language, evidence: Evidence) -> str:
    """Write a page, whole."""
    parts = [
        MADE,
        *introduction(language),
        *order_of_moves(language),
        *roles(language),
        *(part for families in SECTIONS for part in section(language, families, evidence)),
    ]
    return "\n\n".join(parts) + "\n"


def introduction(language: Language) -> Iterator[str]:
    """Say how to read the page, and which words it uses."""
    yield f"# {say(language, 'pages-title')}"
    yield say(language, "pages-other-language")
    yield say(language, "pages-intro")
    yield say(language, "pages-intro-options")
    yield "\n".join(
        _item(say(language, f"preset-{name}"), say(language, f"preset-{name}.hint"))
        for name in PRESETS
    )
    yield say(language, "pages-intro-cases")
    yield f"## {say(language, 'pages-words')}"
    yield "\n".join(
        _item(say(language, f"pages-word-{word}"), say(language, f"pages-word-{word}.about"))
        for word in WORDS
    )


def order_of_moves(language: Language) -> Iterator[str]:
    """List the stages of a resolution."""
    yield f"## {say(language, 'pages-stages')}"
    yield say(language, "pages-stages.about")
    seen: set[Stage] = set()
    lines = []
    for number, (stage, clauses) in enumerate(STAGES, 1):
        message = "pages-stage.again" if stage in seen else "pages-stage"
        links = ", ".join(f"[{one}](#{one.lower()})" for one in clauses)
        name = words.stage(language, stage)
        lines.append(f"{number}. {say(language, message, stage=name, clauses=links)}")
        seen.add(stage)
    yield "\n".join(lines)


def roles(language: Language) -> Iterator[str]:
    """Say of each role what it may do, side by side."""
    yield f"## {say(language, 'pages-roles')}"
    yield say(language, "pages-roles.about")
    told = values(language, CLASSIC)
    for side in Side:
        yield _bold(words.side(language, side), say(language, f"side-{side}.wins", **told))
        yield "\n".join(
            f"- {_bold(words.role(language, role), say(language, f'role-{role}.about', **told))}"
            for role in Role
            if SPECS[role].side is side
        )


def section(language: Language, families: tuple[str, ...], evidence: Evidence) -> Iterator[str]:
    """Write the clauses that stand under one heading."""
    yield f"## {say(language, f'pages-{families[0]}')} ({', '.join(families)})"
    for one in Clause:
        if family(one) not in families:
            continue
        yield f"### {one}. {clause_title(language, one)}"
        yield clause(language, one, CLASSIC)
        yield from in_black_market(language, one)
        options = [option(language, name) for name in OPTIONS_OF[one]]
        if options:
            yield "\n".join(options)
        yield from checked(language, one, evidence)


def in_black_market(language: Language, one: Clause) -> Iterator[str]:
    """Say what a clause says in the preset black-market, where that is something else."""
    usual, played = (clause(language, one, rules) for rules in (CLASSIC, BLACK_MARKET))
    if usual != played:
        what = "added" if played.startswith(usual) else "instead"
        yield say(language, f"pages-{what}", name=say(language, "preset-black-market"))
        yield f"> {played.removeprefix(usual).strip()}"


def checked(language: Language, one: Clause, evidence: Evidence) -> Iterator[str]:
    """Say how a clause is checked; what the cases show is told in English only."""
    english = language == "en"
    for its in evidence.beside:
        if its.clause == one:
            said = say(language, f"pages-checked-{its.way}")
            yield f"*{words.sentence(f'{said}: {its.how}' if english else said)}*"
    cited = [case for case in evidence.cases if one in case.clauses]
    if cited:
        yield f"<details>\n<summary>{say(language, 'pages-cases', count=len(cited))}</summary>"
        yield "\n".join(
            f"- {case.link}: {case.sentence}" if english else f"- {case.link}" for case in cited
        )
        yield "</details>"


def option(language: Language, name: str) -> str:
    """Describe an option: its label, its name, what it is for, its values."""
    usual = getattr(CLASSIC, name)
    listed = usual if isinstance(usual, tuple) else (usual,)
    said = [say(language, f"option-{name}.hint")]
    told = "; ".join(_value(language, name, one) for one in listed or ((),))
    said.append(say(language, "pages-usual", value=told))
    others = [one for one in possible(name) if one not in listed]
    if others:
        told = "; ".join(_value(language, name, one) for one in others)
        said.append(say(language, "pages-others", count=len(others), values=told))
    for least, most in bounds(name):
        said.append(say(language, "pages-numbers", least=least, most=most))
    return _item(f"{say(language, f'option-{name}')}", " ".join(said), f" `{name}`")


def bounds(name: str) -> Iterator[tuple[int, int | str]]:
    """Give the least and the greatest number that an option may be, where it is a number.

    >>> [*bounds("turn_days")], [*bounds("min_posts")], [*bounds("closes")]
    ([(1, 60)], [(0, 'none')], [])
    """
    hint = get_type_hints(Rules, include_extras=True)[name]
    annotated = hint if hasattr(hint, "__metadata__") else get_args(hint)[0]
    for meta in annotated.__metadata__:
        if isinstance(meta, Meta) and isinstance(meta.ge, int):
            yield meta.ge, meta.le if isinstance(meta.le, int) else "none"


def _value(language: Language, name: str, value: object) -> str:
    """Name a value of an option as its label does, and as a record writes it."""
    code = f"`{str(written(value)).lower() if isinstance(value, bool) else written(value)}`"
    said = in_words(language, name, value)
    return say(language, "pages-value", words=said, code=code) if said else code


def _bold(name: str, text: str) -> str:
    """Print a name in bold where the text first has it."""
    return re.sub(rf"\b{re.escape(name)}\b", r"**\g<0>**", text, count=1, flags=re.IGNORECASE)


def _item(name: str, about: str, code: str = "") -> str:
    return f"- **{name}**{code}. {about}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
