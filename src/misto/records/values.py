"""Values of a record's nodes: each is what it must be, or a mistake with its place."""

import json
import re
from collections.abc import Callable, Collection, Iterable
from datetime import date
from decimal import Decimal
from enum import StrEnum
from typing import TypeVar

from misto.engine.names import NameFault, clean, fold, name_fault
from misto.records.faults import Flaw, Mistake, RecordError, wrong
from misto.records.model import Moment, RecordSeat, Target
from misto.records.strict_yaml import Items, Node, Pairs, Scalar, Value, reads_as_other

T = TypeVar("T")
N = TypeVar("N")
E = TypeVar("E", bound=StrEnum)

YEARS = range(1900, 3000)
_MOMENT = re.compile(r"(?:(\d{4}-\d\d-\d\d)[ T])?(\d?\d:\d\d(?::\d\d)?)", re.ASCII)
_HOUR = re.compile(r"(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}", re.ASCII)


def value(node: Node) -> Value:
    """Return what a single value holds; None for a list or a mapping, as for `null`."""
    return node.value if isinstance(node, Scalar) else None


def text(node: Node, key: str) -> str:
    """Read a text, as it stands."""
    found = value(node)
    if not isinstance(found, str):
        raise wrong(Flaw.NOT_TEXT, node.place, key=key, value=shown(node))
    return found


def whole(node: Node, key: str) -> int:
    """Read a whole number, 0 or more."""
    found = value(node)
    if isinstance(found, bool) or not isinstance(found, int) or found < 0:
        raise wrong(Flaw.NOT_A_NUMBER, node.place, key=key, value=shown(node))
    return found


def flag(node: Node, key: str) -> bool:
    """Read `true` or `false`."""
    found = value(node)
    if not isinstance(found, bool):
        raise wrong(Flaw.NOT_TRUE_OR_FALSE, node.place, key=key, value=shown(node))
    return found


def member(node: Node, key: str, kind: type[E]) -> E:
    """Read one of the words of an enumeration."""
    found = value(node)
    if isinstance(found, str) and found in list(kind):
        return kind(found)
    raise not_one_of(node, key, list(kind))


def not_one_of(node: Node, key: str, known: Iterable[str]) -> RecordError:
    """Return the error for a value that is none of the known ones."""
    return wrong(Flaw.NOT_ONE_OF, node.place, key=key, value=shown(node), known=", ".join(known))


def items(node: Node, key: str, most: int | None = None) -> tuple[Node, ...]:
    """Read a list, of `most` at the most."""
    if not isinstance(node, Items):
        raise wrong(Flaw.NOT_A_LIST, node.place, key=key, value=shown(node))
    if most is not None and len(node.items) > most:
        raise wrong(Flaw.TOO_MANY, node.place, key=key, count=len(node.items), limit=most)
    return node.items


def pairs(node: Node, key: str) -> Pairs:
    """Read a mapping."""
    if not isinstance(node, Pairs):
        raise wrong(Flaw.NOT_A_MAPPING, node.place, key=key, value=shown(node))
    return node


def fields(
    node: Node,
    key: str,
    needed: Collection[str] = (),
    also: Collection[str] = (),
) -> dict[str, Node]:
    """Read a mapping with known keys: those `needed`, and those it may have `also`."""
    found = pairs(node, key)
    known = [*needed, *also]
    mistakes = [
        Mistake(
            flaw=Flaw.UNKNOWN_KEY,
            place=place,
            data={"key": name, "where": key, "known": ", ".join(known)},
        )
        for name, place in found.keys.items()
        if name not in known
    ]
    mistakes += [
        Mistake(flaw=Flaw.MISSING_KEY, place=node.place, data={"key": name, "where": key})
        for name in needed
        if name not in found.pairs
    ]
    if mistakes:
        raise RecordError(mistakes)
    return {str(name): child for name, child in found.pairs.items()}


def each(found: Iterable[N], read: Callable[[N], T]) -> tuple[T, ...]:
    """Read every one of a list, and collect the mistakes of all of them."""
    done: list[T] = []
    mistakes: list[Mistake] = []
    for node in found:
        try:
            done.append(read(node))
        except RecordError as error:
            mistakes += error.mistakes
    if mistakes:
        raise RecordError(mistakes)
    return tuple(done)


def shown(node: Node) -> str:
    """Return a value as a sentence may quote it: short, on one line; empty for a list.

    A text that would be something else without quotes has them.
    """
    if not isinstance(node, Scalar):
        return ""
    if isinstance(node.value, str):
        return f'"{_short(node)}"' if reads_as_other(node.value) else _short(node)
    return json.dumps(node.value) if isinstance(node.value, bool | None) else str(node.value)


def _short(node: Node) -> str:
    """Return a text as a sentence that has quotes of its own may quote it."""
    return clean(str(value(node)))[:60]


def moment(node: Node, key: str) -> Moment:
    """Read an hour, or a date and an hour."""
    found = value(node)
    match = _MOMENT.fullmatch(found) if isinstance(found, str) else None
    if match is None:
        raise wrong(Flaw.BAD_HOUR, node.place, key=key, value=shown(node))
    day, hour = match.groups()
    hour = hour if hour.index(":") == 2 else f"0{hour}"  # noqa: PLR2004
    if not _HOUR.fullmatch(hour):
        raise wrong(Flaw.BAD_HOUR, node.place, key=key, value=shown(node))
    short = hour.removesuffix(":00") if hour.count(":") > 1 else hour
    return Moment(short, _day(node, day) if day else None)


def _day(node: Node, day: str) -> date:
    try:
        found = date.fromisoformat(day)
    except ValueError:
        raise wrong(Flaw.BAD_DATE, node.place, value=day) from None
    if found.year not in YEARS:
        raise wrong(Flaw.BAD_DATE, node.place, value=day)
    return found


def name(node: Node) -> str:
    """Read a player's name, as it is kept: composed, trimmed."""
    found = text(node, "name")
    fault = name_fault(found)
    if fault is not None:
        raise wrong(Flaw(f"name_{fault}"), node.place, name=_short(node))
    return clean(found)


class Roster:
    """Who sits where: finds a seat by its number or its whole name."""

    def __init__(self, seats: Iterable[RecordSeat]) -> None:
        self.names = {fold(seat.name): number for number, seat in enumerate(seats, 1)}
        self.count = len(self.names)

    def seat(self, node: Node) -> int:
        """Read one seat."""
        found = value(node)
        if isinstance(found, bool) or not isinstance(found, int | str):
            raise wrong(Flaw.NOT_A_SEAT, node.place, value=shown(node))
        if isinstance(found, str):
            return self._by_name(node, found)
        if not 1 <= found <= self.count:
            raise wrong(Flaw.NO_SUCH_SEAT, node.place, seat=found, count=self.count)
        return found

    def target(self, node: Node, *, refused: bool) -> Target:
        """Read who is named in a line; in one that is to be refused, perhaps nobody (ORDER-6).

        A number and a name that are nobody's stay as they are; for null, there is seat 0.
        """
        try:
            return self.seat(node)
        except RecordError:
            found = value(node)
            if not refused or not isinstance(node, Scalar) or isinstance(found, bool | Decimal):
                raise
            return clean(found) if isinstance(found, str) else found or 0

    def targets(self, node: Node, *, refused: bool) -> tuple[Target, ...]:
        """Read whom an order is on: one, or a list; null, for nobody. The rules count them."""
        if isinstance(node, Items):
            return each(node.items, lambda one: self.target(one, refused=refused))
        if isinstance(node, Scalar) and node.value is None:
            return ()
        return (self.target(node, refused=refused),)

    def _by_name(self, node: Node, found: str) -> int:
        if fold(found) in self.names:
            return self.names[fold(found)]
        if found.strip().isdecimal():
            raise wrong(Flaw.QUOTED_NUMBER, node.place, name=_short(node))
        mixed = name_fault(found) is NameFault.MIXED_SCRIPTS
        flaw = Flaw.NAME_MIXED_SCRIPTS if mixed else Flaw.NO_SUCH_NAME
        raise wrong(flaw, node.place, name=_short(node))

    def seats(self, node: Node, key: str) -> tuple[int, ...]:
        """Read one seat, or a list of at least one, none of them twice."""
        if not isinstance(node, Items):
            return (self.seat(node),)
        if not node.items:
            raise wrong(Flaw.NOT_A_SEAT, node.place, value="")
        return self.listed(node, key)

    def listed(self, node: Node, key: str) -> tuple[int, ...]:
        """Read a list of seats, none of them twice; it may be empty."""
        found = each(items(node, key), self.seat)
        for place, seat in enumerate(found):
            if seat in found[:place]:
                raise wrong(Flaw.SEAT_TWICE, items(node, key)[place].place, seat=seat)
        return found

    def mapping(self, node: Node, key: str, read: Callable[[Node], T]) -> dict[int, T]:
        """Read a mapping by seat; `read` reads what stands at each."""
        found = pairs(node, key)
        done: dict[int, T] = {}
        for told, child in found.pairs.items():
            seat = self.seat(Scalar(found.keys[told], told))
            if seat in done:
                raise wrong(Flaw.SEAT_TWICE, found.keys[told], seat=seat)
            done[seat] = read(child)
        return done
