"""What a record expects of a turn, key by key."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from misto.engine.clauses import Clause
from misto.engine.terms import Cause, Kind, Role, Shown, Winner
from misto.records.model import Check, Expect, Killed, Void
from misto.records.strict_yaml import Node, Scalar
from misto.records.values import Roster, each, fields, items, member, not_one_of, value, whole

T = TypeVar("T")


def expect(node: Node, roster: Roster) -> Expect:
    """Read what a turn's resolution must bring."""
    found = fields(node, "expect", also=tuple(_KEYS))
    read = each(found.items(), lambda pair: (pair[0], _KEYS[pair[0]](pair[1], roster)))
    return Expect(**dict(read))


def _deaths(node: Node, roster: Roster) -> dict[int, tuple[Cause, ...]]:
    return roster.mapping(node, "deaths", _causes)


def _causes(node: Node) -> tuple[Cause, ...]:
    return each(items(node, "deaths"), lambda cause: member(cause, "deaths", Cause))


def _lynched(node: Node, roster: Roster) -> tuple[int, ...]:
    return () if _is_null(node) else tuple(sorted(roster.seats(node, "lynched")))


def _tally(node: Node, roster: Roster) -> dict[int, int]:
    return roster.mapping(node, "tally", lambda votes: whole(votes, "tally"))


def _keeper(node: Node, roster: Roster) -> int | None:
    return None if _is_null(node) else roster.seat(node)


def _checks(node: Node, roster: Roster) -> dict[int, Check | None]:
    return roster.mapping(node, "checks", lambda told: _check(told, roster))


def _check(node: Node, roster: Roster) -> Check | None:
    if _is_null(node):
        return None
    found = fields(node, "checks", ["seat", "shows"])
    return Check(roster.seat(found["seat"]), member(found["shows"], "shows", Shown))


def _killed_by(node: Node, roster: Roster) -> dict[int, Killed]:
    return roster.mapping(node, "killed_by", lambda told: _killed(told, roster))


def _killed(node: Node, roster: Roster) -> Killed:
    found = fields(node, "killed_by", ["seat", "by"])
    cause = member(found["by"], "by", Cause)
    if cause not in _KILLERS:
        raise not_one_of(found["by"], "by", _KILLERS)
    return Killed(roster.seat(found["seat"]), cause)


_KILLERS = (Cause.MAFIA, Cause.INJECTION, Cause.POISON)
"""The causes that an answer may name (NIGHT-7)."""


def _void(node: Node, roster: Roster) -> tuple[Void, ...]:
    return each(items(node, "void"), lambda entry: _void_order(entry, roster))


def _void_order(node: Node, roster: Roster) -> Void:
    found = fields(node, "void", ["by", "order", "rule"])
    rule = value(found["rule"])
    if not isinstance(rule, str) or rule not in list(Clause):
        raise not_one_of(found["rule"], "rule", ["GAME-1", "…", "AWARD-1"])
    order = member(found["order"], "order", Kind)
    return Void(roster.seat(found["by"]), order, Clause(rule))


def _roles(node: Node, roster: Roster) -> dict[int, Role]:
    return roster.mapping(node, "roles", lambda role: member(role, "roles", Role))


def _notes(node: Node, roster: Roster) -> dict[int, tuple[int, ...]]:
    return roster.mapping(node, "notes", lambda by: tuple(sorted(roster.listed(by, "notes"))))


def _poisoned(node: Node, roster: Roster) -> tuple[int, ...]:
    return tuple(sorted(roster.listed(node, "poisoned")))


def _winner(node: Node, _roster: Roster) -> Winner | None:
    return None if _is_null(node) else member(node, "winner", Winner)


def _is_null(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None


_KEYS: Mapping[str, Callable[[Node, Roster], Any]] = MappingProxyType(
    {
        "deaths": _deaths,
        "lynched": _lynched,
        "tally": _tally,
        "keeper": _keeper,
        "checks": _checks,
        "killed_by": _killed_by,
        "void": _void,
        "roles": _roles,
        "notes": _notes,
        "poisoned": _poisoned,
        "winner": _winner,
    },
)
