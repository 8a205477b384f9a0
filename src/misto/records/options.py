"""The rules of a record: a preset, and options by the names that `Rules` gives them."""

import re
from collections.abc import Mapping
from datetime import timedelta
from decimal import Decimal
from types import MappingProxyType, NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from misto.engine.clauses import Clause
from misto.engine.contradictions import contradictions
from misto.engine.refusals import Code, Refusal
from misto.engine.rules import CLASSIC, OPTIONS, PRESETS, Rules
from misto.records.faults import Flaw, Mistake, RecordError, wrong
from misto.records.strict_yaml import Items, Node, Pairs, Value
from misto.records.values import each, fields, not_one_of, shown, value

LONGEST = timedelta(days=100)
"""The longest duration that a record may give."""

_UNITS = MappingProxyType({"d": 86_400, "h": 3_600, "min": 60, "s": 1})
_DURATION = re.compile(r"(-?\d{1,9}(?:\.\d{1,6})?) ?(d|h|min|s)", re.ASCII)
_SHORT_HOUR = re.compile(r"\d:\d\d", re.ASCII)

Written = Value | list[str]
"""An option as a record writes it."""


class _Shape(Struct, frozen=True):
    """What an option takes: values of `kind` (tuple: a list), of these `words`, or `none`.

    For a list, `none` is the empty one; a list of one may be written without brackets.
    """

    kind: Any
    words: tuple[str, ...]
    optional: bool


def _shape(hint: object) -> _Shape:
    if get_origin(hint) is Literal:
        return _Shape(str, get_args(hint), optional=False)
    if get_origin(hint) is tuple:
        return _Shape(tuple, get_args(get_args(hint)[0]), optional=True)
    if NoneType in get_args(hint):
        return _Shape(get_args(hint)[0], (), optional=True)
    return _Shape(hint, (), optional=False)


_SHAPES: Mapping[str, _Shape] = MappingProxyType(
    {name: _shape(hint) for name, hint in get_type_hints(Rules).items()},
)
_HINTS: Mapping[str, Any] = MappingProxyType(get_type_hints(Rules, include_extras=True))


def rules(node: Node) -> Rules:
    """Read the rules: the name of a preset, or a mapping of a preset and options (GAME-7)."""
    if not isinstance(node, Pairs):
        return _preset(node)
    found = fields(node, "rules", also=["preset", *OPTIONS])
    base = _preset(found.pop("preset")) if "preset" in found else CLASSIC
    read = each(found.items(), lambda option: (option[0], _option(*option)))
    made = msgspec.structs.replace(base, **dict(read))
    if contrary := contradictions(made):
        refusal = Refusal(
            code=Code.RULES_CONTRADICT,
            clause=Clause.GAME_7,
            contradictions=contrary,
        )
        raise RecordError([Mistake(flaw=Flaw.REFUSED, place=node.place, refusal=refusal)])
    return made


def _preset(node: Node) -> Rules:
    found = value(node)
    if isinstance(found, str) and found in PRESETS:
        return PRESETS[found]
    raise not_one_of(node, "rules", PRESETS)


def _option(name: str, node: Node) -> object:
    try:
        return msgspec.convert(_plain(node, _SHAPES[name]), _HINTS[name])
    except ValueError:
        raise wrong(
            Flaw.OPTION_UNFIT,
            node.place,
            option=name,
            value=shown(node),
            known=_known(name),
        ) from None


def _plain(node: Node, shape: _Shape) -> object:
    """Return a node as msgspec takes it for a type; raise ValueError where it can't be that."""
    found = value(node)
    if isinstance(node, Items) and shape.kind is tuple:
        return [value(child) for child in node.items]
    if shape.optional and found == "none":
        return () if shape.kind is tuple else None
    if found is None:
        raise ValueError
    if shape.kind is tuple:
        return [found]
    if shape.kind is timedelta:
        return _duration(found)
    if shape.kind is Decimal:
        return Decimal(_number(found))
    if isinstance(found, str) and _SHORT_HOUR.fullmatch(found):
        return f"0{found}"
    return found


def _number(found: Value) -> int | Decimal:
    if isinstance(found, bool) or not isinstance(found, int | Decimal):
        raise ValueError  # noqa: TRY004  # it is the file that is wrong, not the program
    return found


def _duration(found: Value) -> timedelta:
    if isinstance(found, str):
        match = _DURATION.fullmatch(found)
        if match is None:
            raise ValueError
        seconds = Decimal(match[1]) * _UNITS[match[2]]
    else:
        seconds = Decimal(_number(found)) * _UNITS["h"]
    if abs(seconds) > LONGEST.total_seconds():
        raise ValueError
    return timedelta(microseconds=int(seconds * 1_000_000))


def _known(name: str) -> str:
    """Say what an option takes, in signs that need no translation: its words, or its default."""
    shape = _SHAPES[name]
    words = shape.words or (("true", "false") if shape.kind is bool else (_example(name),))
    return ", ".join([*words, "none"] if shape.optional else words)


def _example(name: str) -> str:
    default = getattr(CLASSIC, name)
    return "12" if default is None else str(written(default))


def written(option: object) -> Written:
    """Return an option's value as a record writes it.

    >>> written(timedelta(hours=12))
    '12 h'
    """
    if option is None:
        return "none"
    if isinstance(option, tuple):
        return [str(entry) for entry in option]
    if isinstance(option, str | int | Decimal):
        return option
    assert isinstance(option, timedelta)  # noqa: S101  # the options have no other types
    return _written_duration(option)


def _written_duration(length: timedelta) -> str:
    for unit in ("h", "min"):
        if not length % timedelta(seconds=_UNITS[unit]):
            return f"{length // timedelta(seconds=_UNITS[unit])} {unit}"
    return f"{Decimal(length // timedelta(microseconds=1)).scaleb(-6).normalize():f} s"
