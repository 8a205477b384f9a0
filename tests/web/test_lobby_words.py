"""The sentences of lobby and help: the same in both languages, in their own typography."""

import re

import pytest
from fluent.syntax import FluentParser, ast, visitor

from misto.text import LANGUAGES, Language
from misto.text.catalogue import sources

FILES = ("site-lobby.ftl", "site-help.ftl")


class Names(visitor.Visitor):
    """The values that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def names(pattern: ast.Pattern | None) -> set[str]:
    looking = Names()
    if pattern:
        looking.visit(pattern)
    return looking.found


def messages(language: Language) -> dict[str, set[str]]:
    found = {}
    for name, source in sources(language):
        for item in FluentParser().parse(source).body if name in FILES else ():
            if isinstance(item, ast.Message):
                found[item.id.name] = names(item.value)
                for part in item.attributes:
                    found[f"{item.id.name}.{part.id.name}"] = names(part.value)
    return found


def test_both_languages_say_the_same_with_the_same_values():
    assert messages("uk") == messages("en")
    assert list(messages("uk")) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_is_the_languages_own(language: Language):
    wrong = re.compile({"uk": r"[\"'“”‘]", "en": r"[\"'«»]"}[language])
    for name, source in sources(language):
        for line in source.splitlines() if name in FILES else ():
            assert line.startswith("#") or not wrong.search(line), (name, line)
