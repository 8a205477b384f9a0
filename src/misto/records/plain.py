"""Records as plain data: what YAML and JSON write, and what a difference shows."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import UNSET

from misto.engine.terms import Kind
from misto.records import model as m

Plain = Any
"""Dicts, lists, texts, numbers, booleans, None."""


def plain_moment(moment: m.Moment) -> str:
    """Write an hour, with its date if it has one."""
    return f"{moment.day} {moment.hour}" if moment.day else moment.hour


def plain_line(line: m.Line, abstention: str | None = "none") -> dict[str, Plain]:
    """Write an order line; to abstain is written `none`, or null where somebody is called that."""
    found: dict[str, Plain] = {"by": line.by}
    match line:
        case m.NoteLine():
            found["note"] = {"to": line.to, "text": line.text}
        case m.WithdrawLine():
            found["withdraw"] = str(line.order)
        case m.OrderLine():
            found[line.order] = _targets(line, abstention)
    if line.at is not None:
        found["at"] = plain_moment(line.at)
    if line.refused:
        found["refused"] = True
    return found


def _targets(line: m.OrderLine, abstention: str | None) -> Plain:
    if not line.targets:
        return abstention if line.order is Kind.VOTE else None
    return one_or_many(line.targets)


def one_or_many(seats: tuple[m.Target, ...]) -> Plain:
    """Write one seat as a number, several as a list, none as null."""
    if len(seats) > 1:
        return list(seats)
    return seats[0] if seats else None


def plain_ruling(ruling: m.Ruling) -> dict[str, Plain]:
    """Write an act of the host."""
    match ruling:
        case m.BarVote():
            return {"bar_vote": one_or_many(ruling.seats)}
        case m.DoubleKill():
            return {"double_kill": True}
        case m.VoidOrder():
            return {"void": {"by": ruling.by, "order": str(ruling.order)}}
        case m.Silence():
            return {"silence": ruling.seat}
        case m.Exclude():
            return {"exclude": ruling.seat}
        case m.Leave():
            return {"leave": ruling.seat}
        case m.ChangeFact():
            return {"fact": _fact(ruling)}


def _fact(ruling: m.ChangeFact) -> dict[str, Plain]:
    fact = ruling.fact
    given = {"alive": fact.alive, "role": fact.role and str(fact.role), "poisoned": fact.poisoned}
    return {"seat": fact.seat, **{key: told for key, told in given.items() if told is not None}}


def plain_expect(expect: m.Expect) -> dict[str, Plain]:
    """Write what a turn must bring, or what came: the keys that are set, in the format's order."""
    return {key: _KEYS[key](given) for key in KEYS if (given := getattr(expect, key)) is not UNSET}


def _same(given: Plain) -> Plain:
    return given


def _by_seat(write: Callable[[Any], Plain]) -> Callable[[dict[int, Any]], dict[int, Plain]]:
    return lambda given: {seat: write(told) for seat, told in sorted(given.items())}


def _check(told: m.Check | None) -> Plain:
    return told and {"seat": told.seat, "shows": str(told.shows)}


def _void(voids: tuple[m.Void, ...]) -> Plain:
    return [{"by": void.by, "order": str(void.order), "rule": str(void.rule)} for void in voids]


_KEYS: Mapping[str, Callable[[Any], Plain]] = MappingProxyType(
    {
        "deaths": _by_seat(lambda causes: [str(cause) for cause in causes]),
        "lynched": one_or_many,
        "tally": _by_seat(_same),
        "keeper": _same,
        "checks": _by_seat(_check),
        "killed_by": _by_seat(lambda told: {"seat": told.seat, "by": str(told.by)}),
        "void": _void,
        "roles": _by_seat(str),
        "notes": _by_seat(list),
        "poisoned": list,
        "winner": lambda side: side and str(side),
    },
)

KEYS = tuple(_KEYS)
"""The keys of `expect`, in the format's order."""
