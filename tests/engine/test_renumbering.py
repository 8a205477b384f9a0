"""Renumbering the seats renumbers the outcome, but for `boss_succession: next_mafioso`."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from misto.engine.resolution import Step, Verdict
from tests.engine import drive
from tests.oracle import compare

Data = dict[str, Any]
Numbers = dict[int, int]


def renumbered(record: Data, to: Numbers) -> Data:
    """The same game with other numbers on its seats."""
    seats: list[Data] = [{}] * len(record["seats"])
    for number, seat in enumerate(record["seats"], 1):
        seats[to[number] - 1] = seat
    return {**record, "seats": seats, "turns": [_turn(turn, to) for turn in record["turns"]]}


def _turn(turn: Data, to: Numbers) -> Data:
    return {
        "orders": [_line(line, to) for line in turn.get("orders") or []],
        "posts": {to.get(seat, seat): count for seat, count in (turn.get("posts") or {}).items()},
        "rulings": [_line(ruling, to) for ruling in turn.get("rulings") or []],
    }


_SEATS = {
    *("by", "vote", "hunt", "kill", "check", "block", "frame", "poison", "heal", "inject"),
    *("shoot", "to", "seat", "bar_vote", "exclude", "leave", "silence"),
}


def _line(line: Data, to: Numbers) -> Data:
    """Map what stands under the keys that name seats, however deep."""
    return {
        key: _line(value, to)
        if isinstance(value, dict)
        else _seat(value, to)
        if key in _SEATS
        else value
        for key, value in line.items()
    }


def _seat(value: Any, to: Numbers) -> Any:
    if isinstance(value, list):
        return [to.get(seat, seat) for seat in value]
    return to.get(value, value)


def _came(came: Data, to: Numbers) -> Data:
    """What came in a turn, with the numbers changed."""
    lynched = _seat(came["lynched"], to)
    return {
        "refused": came["refused"],
        "deaths": {to[seat]: causes for seat, causes in came["deaths"].items()},
        "lynched": sorted(lynched) if isinstance(lynched, list) else lynched,
        "tally": {to[seat]: votes for seat, votes in came["tally"].items()},
        "keeper": _seat(came["keeper"], to),
        "checks": {to[by]: told and _line(told, to) for by, told in came["checks"].items()},
        "killed_by": {
            to[by]: {"seat": to[told["seat"]], "by": told["by"]}
            for by, told in came["killed_by"].items()
        },
        "void": {(to[by], kind): clause for (by, kind), clause in came["void"].items()},
        "roles": {to[seat]: role for seat, role in came["roles"].items()},
        "notes": {
            to[addressee]: sorted(to[author] for author in authors)
            for addressee, authors in came["notes"].items()
        },
        "poisoned": sorted(to[seat] for seat in came["poisoned"]),
        "winner": came["winner"],
    }


def _step(step: Step | Verdict, to: Numbers) -> Step | Verdict:
    seat = step.seat and to[step.seat]
    if isinstance(step, Verdict):
        targets = tuple(to[target] for target in step.targets)
        because = step.because and to[step.because]
        return replace(step, seat=seat, targets=targets, because=because)
    other, seats = step.other and to[step.other], tuple(sorted(to[one] for one in step.seats))
    return replace(step, seat=seat, other=other, seats=seats)


@pytest.mark.parametrize("chunk", range(4))
def test_renumbering_the_seats_renumbers_the_outcome(chunk):
    for seed in range(chunk * 60, (chunk + 1) * 60):
        record = compare.game(seed)
        record["rules"]["boss_succession"] = "nobody"
        seats = list(range(1, len(record["seats"]) + 1))
        to = dict(zip(seats, random.Random(seed).sample(seats, len(seats)), strict=True))
        one, other = drive.Table(record), drive.Table(renumbered(record, to))
        for number, (came, its) in enumerate(zip(one.play(), other.play(), strict=True), 1):
            assert its == _came(came, to), f"seed {seed}, turn {number}"
            steps = [_step(step, to) for step in one.resolution().steps]
            assert sorted(map(repr, other.resolution().steps)) == sorted(map(repr, steps))


def test_the_lowest_seat_succeeds_and_so_numbers_matter_there():
    roles = ["boss", "mafioso", "mafioso", *["civilian"] * 5]
    record = {
        "rules": {"hunt_from_turn": 1, "boss_succession": "next_mafioso"},
        "seats": [{"role": role} for role in roles],
        "turns": [{"orders": [{"by": 4, "hunt": 1}]}],
    }
    to = {1: 1, 2: 3, 3: 2, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8}
    for one in (record, renumbered(record, to)):
        assert drive.play(one)["turns"][0]["roles"][2] == "boss"
