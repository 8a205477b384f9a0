"""How the rulebook is laid out for readers: its sections, the order of moves, values in words."""

from collections.abc import Mapping
from datetime import timedelta
from decimal import Decimal
from types import MappingProxyType
from typing import get_args, get_origin, get_type_hints

from misto.engine.clauses import Clause
from misto.engine.rules import OPTIONS, Rules
from misto.engine.terms import Stage
from misto.text.catalogue import Language, join, say
from misto.text.rulebook import number

SECTIONS = (
    ("GAME",),
    ("SEAT",),
    ("TIME",),
    ("ORDER",),
    ("HUNT",),
    ("NIGHT",),
    ("MAFIA", "FOUND"),
    ("POISON",),
    ("SHOT",),
    ("COURT", "KEEPER"),
    ("DEATH", "NOTE", "GHOST"),
    ("ABSENCE", "HOST"),
    ("WIN", "END", "AWARD"),
)
"""The families of clauses that stand under one heading, in the rulebook's order."""

STAGES: tuple[tuple[Stage, tuple[Clause, ...]], ...] = (
    (Stage.HUNT, (Clause.HUNT_1, Clause.HUNT_2)),
    (Stage.COURTESAN, (Clause.NIGHT_2,)),
    (Stage.FRAMER, (Clause.NIGHT_3,)),
    (Stage.MAFIA, (Clause.NIGHT_4, Clause.MAFIA_2)),
    (Stage.COMMISSIONER, (Clause.NIGHT_5,)),
    (Stage.MANIAC, (Clause.NIGHT_9,)),
    (Stage.DOCTOR, (Clause.NIGHT_10, Clause.NIGHT_12)),
    (Stage.SETTLE, (Clause.DEATH_2,)),
    (Stage.POISON, (Clause.POISON_1,)),
    (Stage.SHOTS, (Clause.SHOT_1,)),
    (Stage.COURT, (Clause.COURT_3, Clause.COURT_4)),
    (Stage.SHOTS, (Clause.SHOT_1,)),
    (Stage.ABSENCES, (Clause.HOST_4, Clause.HOST_6, Clause.ABSENCE_1, Clause.ABSENCE_2)),
    (Stage.SUCCESSIONS, (Clause.NIGHT_8, Clause.MAFIA_4, Clause.FOUND_3)),
    (Stage.VICTORY, (Clause.WIN_1,)),
)
"""The order of moves, each stage with the clauses that say most about it."""

WORDS = ("turn", "seat", "order", "resolution", "blow", "void")
"""The words that the rulebook uses in a sense of its own."""

OPTIONS_OF: Mapping[Clause, tuple[str, ...]] = MappingProxyType(
    {clause: tuple(name for name, of in OPTIONS.items() if of is clause) for clause in Clause}
)
"""The options of each clause, in the rulebook's order."""


def family(clause: Clause) -> str:
    """Name the family of a clause.

    >>> family(Clause.NIGHT_7)
    'NIGHT'
    """
    return clause.partition("-")[0]


def possible(name: str) -> tuple[object, ...]:
    """List the values that an option may have, as far as they can be listed.

    >>> possible("ballots"), possible("keeper"), possible("publish_after"), possible("closes")
    (('after_close', 'live'), (True, False), (None,), ())
    """
    hint = get_type_hints(Rules)[name]
    if hint is bool:
        return (True, False)
    if type(None) in get_args(hint):
        return (None,)
    return get_args(get_args(hint)[0] if get_origin(hint) is tuple else hint)


def option_value(language: Language, name: str, value: object) -> str:
    """Say the whole value of an option as a label does, a list in its order.

    >>> option_value("uk", "tie", ("keeper", "nobody")), option_value("uk", "seats_min", 7)
    ('голос хранителя ключів; нікого', '7')
    """
    if isinstance(value, tuple) and value:
        return join((option_value(language, name, one) for one in value), "; ")
    return in_words(language, name, value) or str(value)


def in_words(language: Language, name: str, value: object) -> str:
    """Say one value of an option in words; nothing where it speaks for itself: a number, an hour.

    >>> in_words("uk", "keeper", True), in_words("uk", "closes", "21:00")
    ('так', '')
    """
    if value is None:
        return say(language, "pages-no-limit")
    if value == ():
        return say(language, "pages-nothing")
    if isinstance(value, bool):
        return say(language, "pages-yes" if value else "pages-no")
    if isinstance(value, timedelta | Decimal):
        message = "pages-hours" if isinstance(value, timedelta) else "pages-percent"
        return say(language, message, count=number(value))
    if value not in possible(name):
        return ""
    if name == "rest_days":
        return say(language, f"weekday-{value}")
    label = say(language, f"option-{name}-{value}")
    return label[:1].lower() + label[1:]
