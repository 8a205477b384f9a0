"""The catalogues: nothing is passed over, nothing is missing, both languages have the same."""

import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast, visitor

from misto.text import LANGUAGES, CatalogueError, Language, catalogue
from misto.text.catalogue import join, say, sources
from tests.text.everything import everything
from tools import rules_page

# The catalogues of this package; rules.ftl and those of the commands have tests of their own.
OWN = {f"{name}.ftl" for name in ("words", "refusals", "verdicts", "reports", "letters", "events")}

# They choose a form of a word, which one language has and the other may not.
GRAMMAR = {"gender", "count"}


class Variables(visitor.Visitor):
    """Which values a message names, and among which words of code it chooses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name not in GRAMMAR:
            self.keys |= {
                variant.key.name
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier)
            }
        self.generic_visit(node)


def own(language: Language) -> dict[str, str]:
    return {name: source for name, source in sources(language) if name in OWN}


@cache
def patterns(language: Language) -> dict[str, ast.Pattern]:
    """Every message and attribute of the catalogues of this package."""
    found = {}
    for source in own(language).values():
        for item in FluentParser().parse(source).body:
            if isinstance(item, ast.Message):
                found[item.id.name] = item.value
                found |= {f"{item.id.name}.{a.id.name}": a.value for a in item.attributes}
    return {name: pattern for name, pattern in found.items() if pattern}


def variables(pattern: ast.Pattern) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


def test_both_languages_have_the_same_messages():
    assert patterns("uk").keys() == patterns("en").keys()


@pytest.mark.parametrize("name", sorted(patterns("uk")))
def test_both_languages_name_the_same_values_and_tell_the_same_cases_apart(name: str):
    first, second = (variables(patterns(language)[name]) for language in LANGUAGES)
    plurals = {"one", "few", "many", "other"}
    assert first.names - GRAMMAR == second.names - GRAMMAR
    assert first.keys - plurals == second.keys - plurals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: Language, monkeypatch: pytest.MonkeyPatch):
    used = set()
    entry = catalogue._entry

    def spy(language: Language, name: str) -> object:
        used.add(name)
        return entry(language, name)

    monkeypatch.setattr(catalogue, "_entry", spy)
    assert all(text for _, text in everything(language))
    assert rules_page.page(language, rules_page.gather(rules_page.TESTS))
    assert {name.partition(".")[0] for name in patterns(language)} - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typography_is_the_language_s_own(language: Language):
    wrong = {"uk": r"[\"'“”‘]|\bc\b", "en": r"[\"'«»]"}[language]
    for name, source in own(language).items():
        for line in source.splitlines():
            text = re.sub(r"\{\s*\"[^\"]*\"\s*\}|\"(?:yes|no|m|f|other)\"", "", line)
            assert line.startswith("#") or not re.search(wrong, text), (name, line)


def test_an_unknown_message_raises():
    with pytest.raises(CatalogueError, match="no message nothing-of-the-kind"):
        say("uk", "nothing-of-the-kind")


def test_an_unknown_attribute_raises():
    with pytest.raises(CatalogueError, match=r"no text in kind-vote\.plural"):
        say("uk", "kind-vote.plural")


def test_a_missing_value_raises():
    with pytest.raises(CatalogueError, match="seat"):
        say("en", "seat-number")


def test_an_unknown_language_raises():
    with pytest.raises(CatalogueError, match="no such language: fr"):
        say("fr", "kind-vote")  # type: ignore[arg-type]


Another = Callable[[str], None]


@pytest.fixture
def another(monkeypatch: pytest.MonkeyPatch) -> Iterator[Another]:
    """Put another catalogue in the place of all."""
    kept = (catalogue.bundle, catalogue.texts, catalogue._entry)

    def put(source: str) -> None:
        monkeypatch.setattr(catalogue, "sources", lambda _: [("another.ftl", source)])
        for one in kept:
            one.cache_clear()

    yield put
    for one in kept:
        one.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_catalogue_is_passed_over(language: Language):
    """Each message is found where the parser finds it, and says all that stands there."""
    for _, source in sources(language):
        there = FluentParser(with_spans=False).parse(source).body
        messages = [one for one in there if not isinstance(one, ast.BaseComment)]
        assert all(isinstance(one, ast.Message) for one in messages)
        read = [catalogue.texts(language)[one.id.name] for one in messages]  # type: ignore[union-attr]
        for one, text in zip(messages, read, strict=True):
            assert FluentParser(with_spans=False).parse(text).body[0].equals(one, ["comment"])


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("a = one\na = two\n", "a is there twice"),
        ("a = one\nb = { a }\nb = two\n", "b is there twice"),
        ("a = { $never-closed\n", "a: not understood"),
        ("a = { b }\n", "no message b"),
        ("a = { b }\nb = { $never-closed\n", "b: not understood"),
    ],
)
def test_a_fault_in_a_catalogue_raises(source: str, fault: str, another: Another):
    another(source)
    with pytest.raises(CatalogueError, match=fault):
        say("uk", "a")


def test_nobody_finds_a_message_before_what_it_refers_to(
    another: Another, monkeypatch: pytest.MonkeyPatch
):
    another("a = one { b }\nb = two\n")
    references = catalogue._References

    def slowly(resource: ast.Resource) -> object:
        time.sleep(0.05)
        return references(resource)

    monkeypatch.setattr(catalogue, "_References", slowly)
    with ThreadPoolExecutor(3) as threads:
        said = threads.map(lambda _: say("uk", "a"), range(3))
        assert [*said] == ["one two"] * 3


@pytest.mark.parametrize("length", [999, 1000, 1001, 2500, 2501, 100_000])
def test_a_long_value_goes_in_whole(length: int):
    assert say("uk", "because", why="я" * length) == f"Причина: {'я' * length}"


def test_an_empty_list_raises():
    with pytest.raises(CatalogueError, match="empty list"):
        join([])
