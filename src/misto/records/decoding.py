"""From a record's YAML to a `Record`: every key of the format, and no others."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from misto.engine.events import Fact
from misto.engine.names import clean, fold
from misto.engine.terms import Kind, Role
from misto.records import model as m
from misto.records.expectations import expect
from misto.records.faults import Flaw, Mistake, Place, RecordError, Way, wrong
from misto.records.options import rules
from misto.records.strict_yaml import Items, Node, Pairs, parse, read
from misto.records.values import (
    Roster,
    each,
    fields,
    flag,
    items,
    member,
    moment,
    name,
    shown,
    text,
    value,
    whole,
)

MOST_SEATS = 1_000
MOST_TURNS = 1_000
MOST_PLACES = 50_000
"""Seats times turns: every turn may tell of every seat."""

MOST_LINES = 10_000
"""Orders of all turns together; rulings likewise, and each seat that may not vote is one."""


class Reading(Struct, frozen=True):
    """A record, and the nodes that it was read from: they know the place of every value."""

    record: m.Record
    root: Node

    def place(self, way: Way) -> Place:
        """Return where the value at a way stands, or the last one on this way that there is."""
        node = self.root
        for step in way:
            if isinstance(node, Items) and isinstance(step, int) and step < len(node.items):
                node = node.items[step]
            elif isinstance(node, Pairs) and step in node.pairs:
                node = node.pairs[step]
            else:
                break
        return node.place

    def placed(self, mistake: Mistake) -> Mistake:
        """Give a mistake that showed in the play its place in the file."""
        if mistake.place is not None or mistake.path is None:
            return mistake
        return replace(mistake, place=self.place(mistake.path))


def load(path: Path) -> Reading:
    """Read a record from a file; raise `RecordError` that says where and what is wrong.

    What only the play shows (a line-up that can't be, an order that is refused), `replay` says.
    """
    return _reading(read(path))


def loads(data: bytes) -> Reading:
    """Read a record from the bytes of a file; otherwise as `load`."""
    return _reading(parse(data))


def _reading(root: Node) -> Reading:
    return Reading(_record(root), root)


def _record(node: Node) -> m.Record:
    found = fields(node, "record", ["misto", "title", "rules", "seats", "turns"])
    if value(found["misto"]) != m.VERSION or isinstance(value(found["misto"]), bool):
        version = found["misto"]
        raise wrong(Flaw.WRONG_VERSION, version.place, value=shown(version), known=m.VERSION)
    _bound(found["seats"], found["turns"])
    title = clean(text(found["title"], "title"))
    options, seats = rules(found["rules"]), _seats(found["seats"])
    roster = Roster(seats)
    turns = each(items(found["turns"], "turns"), lambda turn: _turn(turn, roster))
    return m.Record(title=title, rules=options, seats=seats, turns=turns)


def _bound(seats: Node, turns: Node) -> None:
    """Refuse what would take too long to play, before any of it is looked at."""
    count = len(items(seats, "seats", MOST_SEATS))
    found = items(turns, "turns", min(MOST_TURNS, MOST_PLACES // max(count, 1)))
    for key in ("orders", "rulings"):
        lines = sum(map(_weight, _lines(found, key)))
        if lines > MOST_LINES:
            raise wrong(Flaw.TOO_MANY, turns.place, key=key, count=lines, limit=MOST_LINES)


def _lines(turns: Iterable[Node], key: str) -> Iterator[Node]:
    for turn in turns:
        lines = turn.pairs.get(key) if isinstance(turn, Pairs) else None
        if isinstance(lines, Items):
            yield from lines.items


def _weight(line: Node) -> int:
    barred = line.pairs.get("bar_vote") if isinstance(line, Pairs) else None
    return max(1, len(barred.items)) if isinstance(barred, Items) else 1


def _seats(node: Node) -> tuple[m.RecordSeat, ...]:
    entries = items(node, "seats")
    seats = each(entries, _seat)
    first: dict[str, Node] = {}
    mistakes = []
    for seat, entry in zip(seats, entries, strict=True):
        other = first.setdefault(fold(seat.name), entry)
        if other is not entry:
            data: dict[str, str | int] = {"name": seat.name, "line": other.place.line}
            mistakes.append(Mistake(flaw=Flaw.NAME_TWICE, place=entry.place, data=data))
    if mistakes:
        raise RecordError(mistakes)
    return seats


def _seat(node: Node) -> m.RecordSeat:
    found = fields(node, "seats", ["name", "role"])
    return m.RecordSeat(name(found["name"]), member(found["role"], "role", Role))


def _turn(node: Node, roster: Roster) -> m.RecordTurn:
    read: dict[str, Callable[[Node], Any]] = {
        "closes": lambda at: moment(at, "closes"),
        "orders": lambda at: each(items(at, "orders"), lambda line: _line(line, roster)),
        "posts": lambda at: roster.mapping(at, "posts", lambda count: whole(count, "posts")),
        "rulings": lambda at: each(items(at, "rulings"), lambda line: _ruling(line, roster)),
        "expect": lambda at: expect(at, roster),
    }
    found = fields(node, "turns", also=tuple(read))
    return m.RecordTurn(**dict(each(found.items(), lambda pair: (pair[0], read[pair[0]](pair[1])))))


_ORDERS = tuple(Kind)
_LINE_KEYS = (*_ORDERS, "withdraw", "at", "refused")


def _line(node: Node, roster: Roster) -> m.Line:
    found = fields(node, "orders", ["by"], _LINE_KEYS)
    wishes = [key for key in found if key in _ORDERS or key == "withdraw"]
    if len(wishes) != 1:
        flaw = Flaw.TWO_ORDERS if wishes else Flaw.NO_ORDER
        raise wrong(flaw, node.place, known=", ".join(wishes or [*_ORDERS, "withdraw"]))
    refused = "refused" in found and flag(found["refused"], "refused")
    by = roster.target(found["by"], refused=refused)
    at = moment(found["at"], "at") if "at" in found else None
    wish = found[wishes[0]]
    if wishes[0] == "withdraw":
        order = member(wish, "withdraw", Kind)
        return m.WithdrawLine(by=by, order=order, at=at, refused=refused)
    kind = Kind(wishes[0])
    if kind is Kind.NOTE:
        note = fields(wish, "note", ["to", "text"])
        to, words = roster.target(note["to"], refused=refused), text(note["text"], "text")
        return m.NoteLine(by=by, to=to, text=words, at=at, refused=refused)
    targets = _targets(kind, wish, roster, refused=refused)
    return m.OrderLine(by=by, order=kind, targets=targets, at=at, refused=refused)


def _targets(kind: Kind, node: Node, roster: Roster, *, refused: bool) -> tuple[m.Target, ...]:
    if kind is Kind.VOTE and value(node) == "none":
        if "none" in roster.names:
            raise wrong(Flaw.NAME_IS_A_WORD, node.place, seat=roster.names["none"])
        return ()
    return roster.targets(node, refused=refused)


def _ruling(node: Node, roster: Roster) -> m.Ruling:
    found = fields(node, "rulings", also=tuple(_RULINGS))
    if len(found) != 1:
        flaw = Flaw.TWO_RULINGS if found else Flaw.NO_RULING
        raise wrong(flaw, node.place, known=", ".join(found or _RULINGS))
    ((key, act),) = found.items()
    return _RULINGS[key](act, roster)


def _bar_vote(node: Node, roster: Roster) -> m.BarVote:
    return m.BarVote(roster.seats(node, "bar_vote"))


def _double_kill(node: Node, _roster: Roster) -> m.DoubleKill:
    if not flag(node, "double_kill"):
        raise wrong(Flaw.NOT_ONE_OF, node.place, key="double_kill", value="false", known="true")
    return m.DoubleKill()


def _void(node: Node, roster: Roster) -> m.VoidOrder:
    found = fields(node, "void", ["by", "order"])
    return m.VoidOrder(roster.seat(found["by"]), member(found["order"], "order", Kind))


def _fact(node: Node, roster: Roster) -> m.ChangeFact:
    found = fields(node, "fact", ["seat"], ["alive", "role", "poisoned"])
    if len(found) == 1:
        raise wrong(Flaw.NO_FACT, node.place, known="alive, role, poisoned")
    fact = Fact(
        seat=roster.seat(found["seat"]),
        alive=flag(found["alive"], "alive") if "alive" in found else None,
        role=member(found["role"], "role", Role) if "role" in found else None,
        poisoned=flag(found["poisoned"], "poisoned") if "poisoned" in found else None,
    )
    return m.ChangeFact(fact)


_RULINGS: Mapping[str, Callable[[Node, Roster], m.Ruling]] = MappingProxyType(
    {
        "bar_vote": _bar_vote,
        "leave": lambda node, roster: m.Leave(roster.seat(node)),
        "silence": lambda node, roster: m.Silence(roster.seat(node)),
        "void": _void,
        "fact": _fact,
        "exclude": lambda node, roster: m.Exclude(roster.seat(node)),
        "double_kill": _double_kill,
    },
)
