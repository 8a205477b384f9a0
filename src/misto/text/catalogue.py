"""The message catalogues: one bundle a language, and no silence where something is missing."""

import re
import threading
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast, visitor

Language = Literal["uk", "en"]
Value = str | int | float

LANGUAGES: tuple[Language, ...] = get_args(Language)
"""The languages of the interface, the first one first."""

LONG = 1000
"""Longer values are put in after formatting: the runtime refuses those of more than 2,500."""


_BEGINS = re.compile(r"^[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
"""Where a message begins: what belongs to it stands further in."""

_READING = threading.Lock()
"""Nobody finds a message whose references aren't read yet."""


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
    """Return what a language's messages are put into as they are asked for."""
    if language not in LANGUAGES:
        raise CatalogueError(f"no such language: {language}")
    return FluentBundle([language], use_isolating=False)


def sources(language: Language) -> Iterator[tuple[str, str]]:
    """Give the name and the text of each catalogue file of a language."""
    folder = files("misto.text") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


@cache
def texts(language: Language) -> dict[str, str]:
    """Find each message of a language; each is read when it is asked for, not all at the start."""
    found: dict[str, str] = {}
    for _, source in sources(language):
        for name, text in _split(source):
            if name in found:
                raise CatalogueError(f"{language}: {name} is there twice")
            found[name] = text
    return found


def _split(source: str) -> Iterator[tuple[str, str]]:
    begins = [*_BEGINS.finditer(source)]
    ends = [begin.start() for begin in begins[1:]] + [len(source)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[0], source[begin.start() : end]


@cache
def _entry(language: Language, name: str) -> Message:
    with _READING:
        _read(language, name)
    return bundle(language).get_message(name)


def _read(language: Language, name: str) -> None:
    """Read a message, and those that it refers to; the runtime passes over what it can't read."""
    loaded, waiting = bundle(language), {name}
    while waiting:
        one = waiting.pop()
        if (text := texts(language).get(one)) is None:
            raise CatalogueError(f"{language}: no message {one}")
        resource = FluentResource(text)
        for item in resource.body:
            if isinstance(item, ast.Junk):
                raise CatalogueError(f"{language}: {one}: not understood: {item.content!r}")
        loaded.add_resource(resource)
        others = _References(resource).names
        waiting |= {other for other in others if not loaded.has_message(other)}


class _References(visitor.Visitor):
    """Which messages others refer to."""

    def __init__(self, resource: ast.Resource) -> None:
        self.names: set[str] = set()
        self.visit(resource)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Fluent's
        """Note one."""
        self.names.add(node.id.name)


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
