"""The message catalogues: one bundle a language, and no silence where something is missing."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

Language = Literal["uk", "en"]
Value = str | int | float

LANGUAGES: tuple[Language, ...] = get_args(Language)
"""The languages of the interface, the first one first."""

LONG = 1000
"""Longer values are put in after formatting: the runtime refuses those of more than 2,500."""


class CatalogueError(Exception):
    """A catalogue can't say what it is asked: no such message, no such value, or a fault in it."""


def say(language: Language, message: str, /, **values: Value) -> str:
    """Return a message in words; `name.attribute` names an attribute of a message.

    Whatever is missing, a message or a value, raises `CatalogueError`: a sentence with a hole in
    it is never returned.

    >>> say("uk", "count-votes", count=2)
    '2 голоси'
    """
    name, _, attribute = message.partition(".")
    entry = _entry(language, name)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        raise CatalogueError(f"{language}: no text in {message}")
    short, long = _without_long(values)
    text, errors = bundle(language).format_pattern(pattern, short)
    if errors:
        raise CatalogueError(f"{language}: {message}: {errors[0]}")
    said = str(text)
    for token, value in long.items():
        said = said.replace(token, value)
    return said


@cache
def bundle(language: Language) -> FluentBundle:
    """Load the catalogues of a language, once; a fault in them raises `CatalogueError`."""
    if language not in LANGUAGES:
        raise CatalogueError(f"no such language: {language}")
    loaded = FluentBundle([language], use_isolating=False)
    for name, source in sources(language):
        resource = FluentResource(source)
        _check(f"{language}/{name}", resource, loaded)
        loaded.add_resource(resource)
    return loaded


def sources(language: Language) -> Iterator[tuple[str, str]]:
    """Give the name and the text of each catalogue file of a language."""
    folder = files("misto.text") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def _check(place: str, resource: ast.Resource, loaded: FluentBundle) -> None:
    """The runtime passes over what it can't read, and over a second message of a name."""
    here: set[str] = set()
    for item in resource.body:
        if isinstance(item, ast.Junk):
            raise CatalogueError(f"{place}: not understood: {item.content!r}")
        if isinstance(item, ast.Message):
            if item.id.name in here or loaded.has_message(item.id.name):
                raise CatalogueError(f"{place}: {item.id.name} is there twice")
            here.add(item.id.name)


def _entry(language: Language, name: str) -> Message:
    loaded = bundle(language)
    if not loaded.has_message(name):
        raise CatalogueError(f"{language}: no message {name}")
    return loaded.get_message(name)


def _without_long(values: dict[str, Value]) -> tuple[dict[str, Value], dict[str, str]]:
    """Put a token of a private character in the place of each long value."""
    short: dict[str, Value] = {}
    long: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, str) and len(value) > LONG:
            token = f"\ue000{name}\ue001"
            long[token] = value
            short[name] = token
        else:
            short[name] = value
    return short, long


def join(items: Iterable[str], separator: str = ", ") -> str:
    """Put a list into a sentence; an empty list has no place in one and raises `CatalogueError`."""
    joined = separator.join(items)
    if not joined:
        raise CatalogueError("an empty list in a sentence")
    return joined
