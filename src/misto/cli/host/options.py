"""Options of the rules as a host types them: `tie=keeper,last_to_reach`, `min_open=12h`."""

# ruff: noqa: ANN401  # an option may be of any type

import re
from collections.abc import Iterable
from datetime import timedelta
from decimal import Decimal, InvalidOperation
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from rapidfuzz import fuzz, process

from misto.engine.rules import OPTIONS, PRESETS, Rules

_PLAIN = get_type_hints(Rules)
_CHECKED = get_type_hints(Rules, include_extras=True)
_UNITS = {
    **dict.fromkeys(("d", "д"), 86_400),
    **dict.fromkeys(("h", "г", "год"), 3_600),
    **dict.fromkeys(("m", "min", "хв"), 60),
    **dict.fromkeys(("s", "с"), 1),
}
_DURATION = re.compile(rf"(\d{{1,6}})\s*({'|'.join(sorted(_UNITS, key=len, reverse=True))})")
_ZONE = re.compile(r"UTC|(?!posix/|right/)[A-Za-z].*/.+")
_FLAGS = {
    **dict.fromkeys(("true", "yes", "on", "так", "1"), True),
    **dict.fromkeys(("false", "no", "off", "ні", "0"), False),
}
_NONE = frozenset({"none", "немає", "ні", "-"})


class OptionFault(Exception):  # noqa: N818  # the word of this package
    """An option that isn't one, or a value that it doesn't take; `known`: what there is."""

    def __init__(self, name: str, value: str | None, known: tuple[str, ...]) -> None:
        super().__init__(name, value, known)
        self.name = name
        self.value = value
        self.known = known


def rules_of(preset: str, settings: Iterable[str], defaults: dict[str, Any]) -> Rules:
    """Return a preset with options set; `defaults` go between the two. Raise `OptionFault`.

    >>> rules_of("classic", ["hunts_per_turn=2"], {}).hunts_per_turn
    2
    """
    if preset not in PRESETS:
        raise OptionFault("preset", preset, tuple(PRESETS))
    changes = dict(defaults)
    for setting in settings:
        name, equals, text = setting.partition("=")
        name = name.strip()
        if name not in OPTIONS:
            near = process.extract(name, OPTIONS.keys(), scorer=fuzz.WRatio, limit=3)
            raise OptionFault(name, None, tuple(found[0] for found in near))
        changes[name] = _value(name, text.strip() if equals else "true")
    return msgspec.structs.replace(PRESETS[preset], **changes)


def _value(name: str, text: str) -> Any:
    try:
        return msgspec.convert(_read(_PLAIN[name], text, name), _CHECKED[name])
    except (msgspec.ValidationError, ValueError, InvalidOperation):
        raise OptionFault(name, text, _known(name)) from None


def _read(kind: Any, text: str, name: str) -> Any:
    if NoneType in get_args(kind):
        return None if text.casefold() in _NONE else _read(get_args(kind)[0], text, name)
    if get_origin(kind) is tuple:
        return [word.strip() for word in text.split(",") if word.strip()]
    if kind is bool:
        return _FLAGS.get(text.casefold())
    if kind is int:
        return int(text)
    if kind is Decimal:
        return Decimal(text.replace(",", "."))
    if kind is timedelta:
        return _duration(text)
    if name == "timezone" and not _ZONE.fullmatch(text):
        raise ValueError(text)  # «localtime» is another zone on every machine
    return f"0{text}" if re.fullmatch(r"\d:\d\d", text) else text


def _duration(text: str) -> timedelta:
    found = _DURATION.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return timedelta(seconds=int(found[1]) * _UNITS[found[2]])


def _known(name: str) -> tuple[str, ...]:
    kind = _PLAIN[name]
    if get_origin(kind) is Literal:
        return tuple(map(str, get_args(kind)))
    if get_origin(kind) is tuple:
        entry = get_args(kind)[0]
        return tuple(map(str, get_args(entry) or entry))
    if NoneType in get_args(kind):
        return ("none", _example(get_args(kind)[0], name))
    return (_example(kind, name),)


def _example(kind: Any, name: str) -> str:
    return {bool: "true, false", timedelta: "12h, 30min", int: "1, 2, 3…"}.get(
        kind, str(getattr(Rules(), name))
    )
