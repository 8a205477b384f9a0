"""The options of a game as a form: what was typed, what it means, what is wrong with it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal
from types import MappingProxyType, NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from django.http import QueryDict
from msgspec import Meta

from misto.engine import CLASSIC, OPTIONS, Rules
from misto.engine.contradictions import Contradiction, contradictions
from misto.text import contradiction
from misto.web.saying import language, say

Typed = Mapping[str, tuple[str, ...]]
Widget = Literal["flag", "choice", "number", "share", "hours", "hour", "zone", "many", "order"]

_HINTS = get_type_hints(Rules, include_extras=True)
_PLAIN = get_type_hints(Rules)
_NUMBER = re.compile(r"\d{1,6}")
_DECIMAL = re.compile(r"\d{1,4}([.,]\d{1,16})?")
_ORDERED = 4
"""How many entries of a `tie` list the form has room for."""

ZONES = (
    *("Europe/Kyiv", "Europe/Warsaw", "Europe/Berlin", "Europe/Prague", "Europe/Paris"),
    *("Europe/Madrid", "Europe/Rome", "Europe/Vilnius", "Europe/London", "Europe/Lisbon"),
    *("America/New_York", "America/Toronto", "America/Los_Angeles", "Asia/Tbilisi", "UTC"),
)
"""Time zones that are offered; any other may be typed."""

GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "basics",
        ("seats_min", "seats_max", "closes", "timezone", "turn_days", "rest_days", "hunt_opens"),
    ),
    ("enrolment", ("roster", "mafia_share", "reveal_person")),
    ("time", ("court_from_turn", "hunt_from_turn", "min_open", "night_talk", "outage")),
    ("hunt", ("status_needs_vote", "hunts_per_turn", "hunt_maniac")),
    (
        "night",
        (
            "courtesan_stops_kill",
            "slander_lasts",
            "check_shows",
            "boss_shows",
            "dead_commissioner_checks",
            "boss_succession",
            "antidote",
            "shot_on",
        ),
    ),
    (
        "court",
        (
            "keeper",
            "self_vote",
            "may_abstain",
            "quorum_share",
            "quorum_of",
            "tie",
            "ballots",
            "sealed_shows",
        ),
    ),
    ("death", ("reveal", "causes", "note_on", "ghosts_talk", "min_posts", "missed_votes")),
    ("ending", ("publish", "publish_after", "town_wins", "parity_of", "maniac_wins", "award_by")),
)
"""The options by part of the rulebook; the first part stands open."""


@dataclass(frozen=True)
class Choice:
    """A value that may be chosen."""

    value: str
    label: str
    chosen: bool = False


@dataclass(frozen=True)
class Option:
    """One option as the form shows it."""

    name: str
    clause: str
    widget: Widget
    value: str
    choices: tuple[Choice, ...]
    places: tuple[tuple[Choice, ...], ...]  # of an ordered list: a choice for each place
    changed: bool
    error: str
    least: int | None = None
    most: int | None = None
    blank: bool = False


@dataclass(frozen=True)
class Group:
    """The options of one part of the rulebook."""

    name: str
    options: tuple[Option, ...]

    @property
    def is_open(self) -> bool:
        """Stand open: the basics, and where something is wrong."""
        return self.name == "basics" or any(option.error for option in self.options)

    @property
    def changed(self) -> int:
        """How many of them differ from the classic rules."""
        return sum(option.changed for option in self.options)


@dataclass(frozen=True)
class Reading:
    """What was typed, the rules that it makes, and what is wrong, by option."""

    typed: Typed
    rules: Rules | None
    errors: Mapping[str, str]

    @property
    def groups(self) -> tuple[Group, ...]:
        """The form."""
        rows = {name: _option(self, name) for name in OPTIONS}
        return tuple(Group(name, tuple(rows[one] for one in names)) for name, names in GROUPS)


def _widget(hint: Any) -> Widget:  # noqa: ANN401  # a type
    kind = next((one for one in get_args(hint) if one is not NoneType), hint)
    if get_origin(hint) is tuple:
        return "many"
    if get_origin(hint) is Literal:
        return "choice"
    by_kind: dict[Any, Widget] = {bool: "flag", int: "number", Decimal: "share", timedelta: "hours"}
    return by_kind.get(kind) or by_kind.get(hint) or "zone"


WIDGETS: Mapping[str, Widget] = MappingProxyType(
    {name: _widget(hint) for name, hint in _PLAIN.items()}
    | {"tie": "order", "closes": "hour", "hunt_opens": "hour"}
)
"""How each option is typed."""


def typed_of(rules: Rules) -> Typed:
    """Write rules as the form has them."""
    return {name: _typed(WIDGETS[name], getattr(rules, name)) for name in OPTIONS}


def _typed(widget: Widget, value: Any) -> tuple[str, ...]:  # noqa: ANN401  # an option may be of any type
    if widget == "flag":
        return ("yes",) if value else ()
    if value is None:
        return ("",)
    if widget == "share":
        return (_plain_number(value * 100),)
    if widget == "hours":
        return (_plain_number(Decimal(value // timedelta(seconds=1)) / 3600),)
    return tuple(value) if isinstance(value, tuple) else (str(value),)


def _plain_number(value: Decimal) -> str:
    return f"{value.normalize():f}"


def typed_in(data: QueryDict) -> Typed:
    """Take what was typed."""
    return {name: tuple(data.getlist(name)) for name in OPTIONS}


def reading(typed: Typed) -> Reading:
    """Make rules of what was typed; say of each option what is wrong with it (GAME-7)."""
    values: dict[str, object] = {}
    errors: dict[str, str] = {}
    for name in OPTIONS:
        try:
            values[name] = msgspec.convert(_value(name, typed[name]), _HINTS[name])
        except ValueError:
            errors[name] = _unfit(name)
    if errors:
        return Reading(typed, None, errors)
    rules = Rules(**values)  # type: ignore[arg-type]  # each was converted to its option's type
    contrary = _contrary(rules)
    return Reading(typed, None if contrary else rules, contrary)


def _value(name: str, typed: Sequence[str]) -> object:
    """Return what was typed as msgspec takes it; raise ValueError where it can't be that."""
    widget = WIDGETS[name]
    if widget == "flag":
        return bool(typed)
    if widget in {"many", "order"}:
        return [one for one in typed if one]
    text = typed[0].strip() if typed else ""
    if not text and NoneType in get_args(_PLAIN[name]):
        return None
    if widget == "number":
        return int(_fitting(_NUMBER, text))
    if widget == "share":
        return Decimal(_fitting(_DECIMAL, text).replace(",", ".")).scaleb(-2)
    if widget == "hours":
        seconds = Decimal(_fitting(_DECIMAL, text).replace(",", ".")) * 3600
        return timedelta(seconds=int(seconds))
    return text


def _fitting(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.fullmatch(text):
        raise ValueError(text)
    return text


def _limits(name: str) -> tuple[int | None, int | None]:
    hints = (_HINTS[name], *get_args(_HINTS[name]))
    marks = [mark for hint in hints for mark in getattr(hint, "__metadata__", ())]
    meta = next((mark for mark in marks if isinstance(mark, Meta)), Meta())
    least, most = meta.ge, meta.le
    return int(least) if least is not None else None, int(most) if most is not None else None


def _unfit(name: str) -> str:
    least, most = _limits(name)
    kind = "choice" if WIDGETS[name] in {"choice", "many", "order"} else WIDGETS[name]
    if kind == "number":
        return say("desk-unfit-number", least=least or 0, most=most or "none")
    return say(f"desk-unfit-{kind}")


def _contrary(rules: Rules) -> dict[str, str]:
    """Name what contradicts what, beside the option that is easiest to mend (GAME-7)."""
    found: dict[str, str] = {}
    for one in contradictions(rules):
        for name in _beside(one, rules):
            sentence = contradiction(language(), one)
            found[name] = f"{found[name]} {sentence}" if name in found else sentence
    if rules.seats_max is not None and rules.seats_min > rules.seats_max:
        found["seats_max"] = contradiction(language(), Contradiction.SEATS_OUT_OF_ORDER)
    return found


_BESIDE: Mapping[Contradiction, str] = MappingProxyType(
    {
        Contradiction.TIE_NAMED_TWICE: "tie",
        Contradiction.TIE_AFTER_THE_LAST: "tie",
        Contradiction.TIE_WITHOUT_KEEPER: "tie",
        Contradiction.KEEPER_AND_EVERYBODY: "tie",
        Contradiction.KEEPER_AND_COURT_ON_TURN_ONE: "court_from_turn",
        Contradiction.HOURS_OUT_OF_ORDER: "hunt_opens",
        Contradiction.NO_CLOSING_DAY: "rest_days",
        Contradiction.UNKNOWN_TIMEZONE: "timezone",
        Contradiction.CAUSE_NAMED_TWICE: "shot_on",
        Contradiction.SEATS_OUT_OF_ORDER: "seats_max",
    }
)


def _beside(one: Contradiction, rules: Rules) -> tuple[str, ...]:
    """Name the options beside which a contradiction is shown."""
    if one in _BESIDE:
        return (_BESIDE[one],)
    if one in {Contradiction.SHARE_OUT_OF_RANGE, Contradiction.SHARE_TOO_FINE}:
        shares = ("mafia_share", "quorum_share")
        wrong = tuple(name for name in shares if not 0 <= getattr(rules, name) <= 1)
        return wrong or shares
    lengths = ("min_open", "outage", "publish_after")
    longest = max(lengths, key=lambda name: getattr(rules, name) or timedelta())
    return (longest,)


def _option(reading: Reading, name: str) -> Option:
    typed, widget = reading.typed[name], WIDGETS[name]
    least, most = _limits(name)
    return Option(
        name=name,
        clause=OPTIONS[name].value,
        widget=widget,
        value=typed[0] if typed else "",
        choices=_choices(name, typed),
        places=_places(name, typed) if widget == "order" else (),
        changed=tuple(filter(None, typed))
        != tuple(filter(None, _typed(widget, getattr(CLASSIC, name)))),
        error=reading.errors.get(name, ""),
        least=least,
        most=most,
        blank=NoneType in get_args(_PLAIN[name]),
    )


def _words(name: str) -> tuple[str, ...]:
    hint = _PLAIN[name]
    entries = get_args(hint)[0] if get_origin(hint) is tuple else hint
    return get_args(entries) if get_origin(entries) is Literal else ()


def _choices(name: str, typed: Sequence[str]) -> tuple[Choice, ...]:
    days = name == "rest_days"
    return tuple(
        Choice(word, say(f"weekday-{word}" if days else f"option-{name}-{word}"), word in typed)
        for word in _words(name)
    )


def _places(name: str, typed: Sequence[str]) -> tuple[tuple[Choice, ...], ...]:
    given = [*filter(None, typed)]
    rows = []
    for place in range(max(_ORDERED, len(given))):
        chosen = given[place] if place < len(given) else ""
        words = [Choice(w, say(f"option-{name}-{w}"), w == chosen) for w in _words(name)]
        rows.append((Choice("", "–", not chosen), *words))
    return tuple(rows)


def changes(rules: Rules) -> dict[str, Any]:
    """Return the options that differ from the classic rules, as plain data to be kept."""
    plain: dict[str, Any] = msgspec.to_builtins(rules)
    classic: dict[str, Any] = msgspec.to_builtins(CLASSIC)
    return {name: value for name, value in plain.items() if value != classic[name]}


def rules_of(kept: Mapping[str, Any]) -> Rules:
    """Return the rules of kept changes; options that are no more are left out."""
    known = {name: value for name, value in kept.items() if name in OPTIONS}
    try:
        return msgspec.convert(msgspec.to_builtins(CLASSIC) | known, Rules)
    except msgspec.ValidationError:
        return CLASSIC
