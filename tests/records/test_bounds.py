"""What would take too long to read or to play is refused before it is."""

import pytest

from misto.records import Flaw, RecordError, loads
from misto.records.strict_yaml import MAX_VALUES, parse

HEAD = "misto: 1\ntitle: T\nrules: classic\n"


def record(seats: int, turns: str) -> bytes:
    people = "".join(f"- {{name: n{one}, role: civilian}}\n" for one in range(seats))
    return f"{HEAD}seats:\n{people}turns:\n{turns}".encode()


@pytest.mark.parametrize(
    ("seats", "turns", "key"),
    [
        (1001, "- {}\n", "seats"),
        (7, "- {}\n" * 1001, "turns"),
        (1000, "- {}\n" * 51, "turns"),
        (7, "- orders:\n" + "  - {by: 1, vote: 1}\n" * 10_001, "orders"),
        (7, ("- orders:\n" + "  - {by: 1, vote: 1}\n" * 101) * 100, "orders"),
        (7, "- rulings:\n" + "  - {silence: 1}\n" * 10_001, "rulings"),
        (7, "- rulings: [{bar_vote: [" + "1, " * 10_001 + "1]}]\n", "rulings"),
    ],
)
def test_too_many(seats: int, turns: str, key: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("misto.records.decoding._turn", None)  # none of them is looked at
    with pytest.raises(RecordError) as raised:
        loads(record(seats, turns))
    found = [(one.flaw, one.data["key"], one.place is None) for one in raised.value.mistakes]
    assert found == [(Flaw.TOO_MANY, key, False)]


def test_as_many_as_may_be():
    turns = "- {}\n" * 49 + "- orders:\n" + "  - {by: 1, vote: 1}\n" * 10_000
    assert len(loads(record(1000, turns)).record.turns) == 50


def test_reading_ends_at_a_bound():
    with pytest.raises(RecordError) as raised:
        parse(b"a: [" + b"x,\n" * (MAX_VALUES + 10) + b"]")
    (found,) = raised.value.mistakes
    assert found.flaw is Flaw.TOO_MUCH
    assert found.place is not None
    assert found.place.line < MAX_VALUES
