"""From a `Record` to the YAML that reads back to it: a line for each seat, order and ruling."""

import json
import re
from collections.abc import Iterable, Iterator
from decimal import Decimal

from misto.engine.names import fold
from misto.engine.rules import OPTIONS, PRESETS, Rules
from misto.records import model as m
from misto.records.options import written
from misto.records.plain import Plain, plain_expect, plain_line, plain_moment, plain_ruling
from misto.records.strict_yaml import is_unfit

_UNQUOTED = re.compile(r"[^\W\d_](?:[\w.’ʼ'-]| (?=\w))*")
"""Texts that need no quotes: they begin with a letter, and hold no sign of YAML's own."""

_WORDS = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})
"""Texts that this reader, or another reader of YAML, would take for something else."""


def dumps(record: m.Record) -> str:
    """Write a record; reading it back gives the same record."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: m.Record) -> Iterator[str]:
    yield f"misto: {m.VERSION}"
    yield f"title: {flow(record.title)}"
    yield f"rules: {flow(_rules(record.rules))}"
    seats = ({"name": seat.name, "role": str(seat.role)} for seat in record.seats)
    yield from _list("seats", seats)
    if not record.turns:
        yield "turns: []"
        return
    yield "turns:"
    abstention = None if any(fold(seat.name) == "none" for seat in record.seats) else "none"
    for turn in record.turns:
        yield from _item(list(_turn(turn, abstention)))


def _item(lines: list[str]) -> Iterator[str]:
    if not lines:
        yield "  - {}"
        return
    yield f"  - {lines[0]}"
    yield from (f"    {line}" for line in lines[1:])


def _turn(turn: m.RecordTurn, abstention: str | None) -> Iterator[str]:
    if turn.closes is not None:
        yield f"closes: {flow(plain_moment(turn.closes))}"
    if turn.orders:
        yield from _list("orders", (plain_line(line, abstention) for line in turn.orders))
    if turn.posts:
        yield f"posts: {flow(turn.posts)}"
    if turn.rulings:
        yield from _list("rulings", map(plain_ruling, turn.rulings))
    if turn.expect is not None:
        expected = plain_expect(turn.expect)
        yield "expect:" if expected else "expect: {}"
        yield from (f"  {key}: {flow(told)}" for key, told in expected.items())


def _list(key: str, entries: Iterable[Plain]) -> Iterator[str]:
    lines = [f"  - {flow(entry)}" for entry in entries]
    yield f"{key}:" if lines else f"{key}: []"
    yield from lines


def _rules(rules: Rules) -> Plain:
    """Write the preset that is nearest, and the options that differ from it."""
    changes = {
        preset: {
            name: written(getattr(rules, name))
            for name in OPTIONS
            if getattr(rules, name) != getattr(base, name)
        }
        for preset, base in PRESETS.items()
    }
    preset = min(changes, key=lambda name: len(changes[name]))
    return {"preset": preset, **changes[preset]} if changes[preset] else preset


def flow(plain: Plain) -> str:
    """Write plain data on one line, as this reader takes it back.

    >>> flow({"by": 4, "vote": "none", "at": "20:15"})
    '{by: 4, vote: none, at: "20:15"}'
    """
    match plain:
        case None | bool():
            return json.dumps(plain)
        case Decimal():
            return f"{plain:f}"
        case str():
            return _text(plain)
        case dict():
            return "{" + ", ".join(f"{key}: {flow(told)}" for key, told in plain.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(flow, plain)) + "]"
    return str(plain)


def _text(text: str) -> str:
    if _UNQUOTED.fullmatch(text) and text.lower() not in _WORDS:
        return text
    quoted = json.dumps(text, ensure_ascii=False)
    return "".join(map(_escaped, quoted)) if not quoted.isprintable() else quoted


def _escaped(char: str) -> str:
    if not is_unfit(char):
        return char
    return f"\\u{ord(char):04x}" if ord(char) <= 0xFFFF else f"\\U{ord(char):08x}"  # noqa: PLR2004
