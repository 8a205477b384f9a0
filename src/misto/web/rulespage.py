"""The rules of one game as a page shows them: chapters, clauses, the options under each."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from misto.engine.clauses import Clause
from misto.engine.rules import CLASSIC, Rules
from misto.text import Language, clause, clause_title
from misto.text.catalogue import say
from misto.text.chapters import OPTIONS_OF, SECTIONS, family, option_value


class OptionText(NamedTuple):
    """One option: its name and value in words, and whether the value is the usual one."""

    name: str
    value: str
    is_default: bool


class ClauseText(NamedTuple):
    """One clause as it holds under the rules of a game."""

    id: str
    title: str
    text: str
    options: tuple[OptionText, ...]

    @property
    def is_changed(self) -> bool:
        """Something of it is otherwise than usual."""
        return not all(option.is_default for option in self.options)


class Chapter(NamedTuple):
    """The clauses that stand under one heading."""

    id: str
    title: str
    clauses: tuple[ClauseText, ...]


@lru_cache(maxsize=256)
def chapters(language: Language, rules: Rules) -> tuple[Chapter, ...]:
    """Write out the rules of a game, clause by clause, in the rulebook's order."""
    return tuple(
        Chapter(
            families[0],
            say(language, f"pages-{families[0]}"),
            tuple(_clause(language, one, rules) for one in Clause if family(one) in families),
        )
        for families in SECTIONS
    )


def _clause(language: Language, one: Clause, rules: Rules) -> ClauseText:
    text = clause(language, one, rules)
    options = tuple(_options(language, one, rules))
    return ClauseText(one.value, clause_title(language, one), text, options)


def _options(language: Language, one: Clause, rules: Rules) -> Iterator[OptionText]:
    for name in OPTIONS_OF[one]:
        value = getattr(rules, name)
        said = option_value(language, name, value)
        yield OptionText(say(language, f"option-{name}"), said, value == getattr(CLASSIC, name))
