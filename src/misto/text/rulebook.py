"""The rulebook in words: its clauses, and the rules of one game as the values that they name."""

from collections.abc import Sequence
from datetime import timedelta
from decimal import Decimal

from misto.engine.clauses import Clause
from misto.engine.rules import OPTIONS, Rules
from misto.engine.terms import Gender
from misto.text import words
from misto.text.catalogue import Language, Value, join, say

_SHARES = frozenset({"mafia_share", "quorum_share"})
_CAUSES = frozenset({"shot_on", "note_on"})


def clause(language: Language, clause: Clause, rules: Rules) -> str:
    """Say a clause as it holds under these rules."""
    return say(language, f"rule-{clause}", **values(language, rules))


def clause_title(language: Language, clause: Clause) -> str:
    """Name a clause in a few words."""
    return say(language, f"rule-{clause}.title")


def values(language: Language, rules: Rules, gender: Gender = Gender.OTHER) -> dict[str, Value]:
    """Give all values that the messages of rules.ftl name; what is more does no harm."""
    found: dict[str, Value] = {"gender": gender.value}
    for option in OPTIONS:
        found |= _option(language, option, getattr(rules, option))
    return found


def _option(language: Language, option: str, value: object) -> dict[str, Value]:
    if value is None:
        return {option: "none"}
    if isinstance(value, bool):
        return {option: "true" if value else "false"}
    if isinstance(value, timedelta | Decimal):
        return {option: number(value)}
    if isinstance(value, tuple):
        return {option: _list(language, option, value), f"{option}_count": len(value)}
    return {option: value if isinstance(value, int) else str(value)}


def _list(language: Language, option: str, value: Sequence[str]) -> str:
    """Write a list inside a sentence; an empty one is only counted, and never spoken of."""
    if not value:
        return ""
    if option == "rest_days":
        return join(say(language, f"weekday-{day}") for day in value)
    items = [say(language, f"option-{option}-{one}.inline") for one in value]
    return join(items, "; ") if option == "tie" else words.either(language, items)


def number(value: timedelta | Decimal) -> int | float:
    """Give a duration in hours and a share in percent; a whole number as one: 12, not 12.0.

    >>> number(timedelta(minutes=90)), number(Decimal("0.25"))
    (1.5, 25)
    """
    if isinstance(value, timedelta):
        counted = Decimal(value // timedelta(seconds=1)) / 3600
    else:
        counted = value * 100
    return int(counted) if counted == counted.to_integral_value() else float(counted)
