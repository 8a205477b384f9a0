"""A strict reader of YAML: what a record may be written in, and nothing that surprises.

Only `true`, `false`, `null` and numbers as in JSON are other than text, so `no`, `20:15` and `010`
are text. There are no aliases, tags, duplicate keys or empty values; size and depth are bounded,
the size before anything is read. Every value knows its place.
"""

import os
import re
import unicodedata
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct

from misto.records.faults import Flaw, Place, wrong

MAX_BYTES = 1_000_000
"""The largest file that is read."""

MAX_DEPTH = 16
MAX_DIGITS = 20
MAX_VALUES = 100_000
"""The most values of one file, keys counted: reading ends there."""

Value = str | int | Decimal | bool | None


class Scalar(Struct, frozen=True):
    """A single value."""

    place: Place
    value: Value


class Items(Struct, frozen=True):
    """A list."""

    place: Place
    items: tuple["Node", ...]


class Pairs(Struct, frozen=True):
    """A mapping; each key with the place where it stands."""

    place: Place
    pairs: dict[str | int, "Node"]
    keys: dict[str | int, Place]


Node = Scalar | Items | Pairs

_Event = Any  # the stubs leave out most of what PyYAML's events hold
_Mark = Any

_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?", re.ASCII)
_WORDS: dict[str, Value] = {"true": True, "false": False, "null": None}
_LAST = 0xFFFD  # the two after it are no characters, in any plane
_BIDI = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def read(path: Path) -> Node:
    """Read a file; raise `RecordError` for one that can't be read, or not as strict YAML.

    A file that is too big is refused by its size, before it is read.
    """
    try:
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size > MAX_BYTES:
                raise wrong(Flaw.TOO_BIG, limit=MAX_BYTES)
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise wrong(Flaw.NOT_FOUND) from None
    except IsADirectoryError:
        raise wrong(Flaw.IS_A_FOLDER) from None
    except PermissionError:
        raise wrong(Flaw.NO_PERMISSION) from None
    except (OSError, ValueError):
        raise wrong(Flaw.UNREADABLE) from None
    return parse(data)


def parse(data: bytes) -> Node:
    """Parse the bytes of one file; raise `RecordError` for what isn't strict YAML."""
    if len(data) > MAX_BYTES:
        raise wrong(Flaw.TOO_BIG, limit=MAX_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise wrong(Flaw.NOT_UTF8, _place_of_byte(data, error.start)) from None
    for number, line in enumerate(text.split("\n"), 1):
        for column, char in enumerate(line.removesuffix("\r"), 1):
            if not char.isprintable() and char != "\t" and is_unfit(char):
                raise _bad_character(char, Place(number, column))
    try:
        return _document(_bounded(yaml.parse(text, Loader=yaml.SafeLoader)))
    except yaml.YAMLError as error:
        mark, problem = getattr(error, "problem_mark", None), getattr(error, "problem", None)
        raise wrong(Flaw.NOT_YAML, _mark(mark), problem=problem or "?") from None


def is_unfit(char: str) -> bool:
    """Say whether a character may not stand in a file as it is, but for line ends and tabs.

    Controls, what turns writing round, and what would be taken for the end of a line.
    """
    category = unicodedata.category(char)
    return category in {"Cc", "Cs", "Zl", "Zp"} or char in _BIDI or ord(char) % 0x10000 > _LAST


def reads_as_other(text: str) -> bool:
    """Say whether a text would be read as something else, if it stood without quotes."""
    return not text or text in _WORDS or _NUMBER.fullmatch(text) is not None


def _bad_character(char: str, place: Place) -> Exception:
    return wrong(Flaw.BAD_CHARACTER, place, code=f"U+{ord(char):04X}")


def _place_of_byte(data: bytes, index: int) -> Place:
    start = data.rfind(b"\n", 0, index) + 1
    column = len(data[start:index].decode("utf-8", "replace")) + 1
    return Place(data.count(b"\n", 0, index) + 1, column)


def _mark(mark: _Mark | None) -> Place | None:
    return None if mark is None else Place(mark.line + 1, mark.column + 1)


def _bounded(events: Iterator[_Event]) -> Iterator[_Event]:
    for number, event in enumerate(events):
        if number > MAX_VALUES:
            raise wrong(Flaw.TOO_MUCH, _mark(event.start_mark), limit=MAX_VALUES)
        yield event


def _document(events: Iterator[_Event]) -> Node:
    next(events)  # the stream starts
    event = next(events)
    if isinstance(event, yaml.StreamEndEvent):
        raise wrong(Flaw.NOTHING_IN_IT)
    root = _node(events, next(events), 0)
    next(events)  # the document ends
    event = next(events)
    if not isinstance(event, yaml.StreamEndEvent):
        raise wrong(Flaw.SEVERAL_DOCUMENTS, _mark(event.start_mark))
    return root


def _node(events: Iterator[_Event], event: _Event, depth: int) -> Node:
    place = Place(event.start_mark.line + 1, event.start_mark.column + 1)
    if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
        raise wrong(Flaw.ALIAS, place)
    if event.tag is not None:
        raise wrong(Flaw.TAG, place)
    if depth > MAX_DEPTH:
        raise wrong(Flaw.TOO_DEEP, place, limit=MAX_DEPTH)
    if isinstance(event, yaml.ScalarEvent):
        return Scalar(place, _value(event, place))
    if isinstance(event, yaml.SequenceStartEvent):
        return Items(place, tuple(_items(events, depth)))
    return _mapping(events, place, depth)


def _items(events: Iterator[_Event], depth: int) -> Iterator[Node]:
    while not isinstance(event := next(events), yaml.SequenceEndEvent):
        yield _node(events, event, depth + 1)


def _mapping(events: Iterator[_Event], place: Place, depth: int) -> Pairs:
    pairs: dict[str | int, Node] = {}
    keys: dict[str | int, Place] = {}
    while not isinstance(event := next(events), yaml.MappingEndEvent):
        key = _node(events, event, depth + 1)
        name = key.value if isinstance(key, Scalar) else None
        if isinstance(name, bool) or not isinstance(name, str | int):
            raise wrong(Flaw.KEY_UNFIT, key.place)
        if name in keys:
            raise wrong(Flaw.DUPLICATE_KEY, key.place, key=name, line=keys[name].line)
        value = next(events)
        if isinstance(value, yaml.ScalarEvent) and not value.value and value.style is None:
            raise wrong(Flaw.EMPTY_VALUE, key.place, key=name)
        keys[name] = key.place
        pairs[name] = _node(events, value, depth + 1)
    return Pairs(place, pairs, keys)


def _value(event: yaml.ScalarEvent, place: Place) -> Value:
    text = event.value
    for char in text:
        if unicodedata.category(char) in {"Cc", "Cs"} and char not in "\n\t\r":
            raise _bad_character(char, place)
    if event.style is not None:
        return text
    if not text:
        raise wrong(Flaw.EMPTY_VALUE, place, key="")
    if text in _WORDS:
        return _WORDS[text]
    found = _NUMBER.fullmatch(text)
    return text if found is None else _number(found, place)


def _number(found: re.Match[str], place: Place) -> int | Decimal:
    text, (fraction, exponent) = found[0], found.groups()
    if len(text) > MAX_DIGITS or abs(int((exponent or "e0")[1:])) > MAX_DIGITS:
        raise wrong(Flaw.NUMBER_TOO_LONG, place)
    return Decimal(text) if fraction or exponent else int(text)
