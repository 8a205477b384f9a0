"""Each option that can change a resolution has records that differ in it alone, and in what comes.

They stand in tests/engine/options/<option>/, one for each value, named after it. Of numbers and
lists there are the default and at least two more, of the others every value.
"""

from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
import yaml

from misto.engine.rules import CLASSIC, OPTIONS, Rules
from misto.records import RecordError, load, replay
from misto.records.plain import plain_expect
from tests.engine import citations

Data = dict[str, Any]

HERE = Path(__file__).parent / "options"

ELSEWHERE = {
    "seats_min": "binds enrolment: test_enrolment",
    "seats_max": "binds enrolment: test_enrolment",
    "roster": "a view: test_enrolment",
    "reveal_person": "a view: test_ending",
    "timezone": "the timetable: test_timetable",
    "turn_days": "the timetable: test_timetable",
    "rest_days": "the timetable: test_timetable",
    "min_open": "the timetable: test_timetable",
    "outage": "the timetable: test_time",
    "publish": "when a report goes out: test_time, test_story",
    "publish_after": "when a report goes out: test_time",
    "ballots": "a view: test_views",
    "sealed_shows": "a view: test_views",
    "reveal": "a view: test_views",
    "causes": "a view: test_views",
    "award_by": "after the end: test_ending",
    "night_talk": "who may write in the thread: the site's",
    "ghosts_talk": "who may write in the thread: the site's",
}
"""The options that change no resolution, and what shows them."""

SHOWN = [option for option in OPTIONS if option not in ELSEWHERE]

TOGETHER = {"tie": "keeper"}
"""Where a value is refused without another option (GAME-7), the records differ in both."""

BOUNDS = {"mafia_share"}
"""What is only ever met or not: several values may come to the same."""


def values(option: str) -> dict[str, tuple[Path, Any]]:
    """The records of an option: by the value as it is written, the file, and the record as data."""
    return {
        file.stem: (file, yaml.safe_load(file.read_text()))
        for file in sorted((HERE / option).glob("*.yaml"))
    }


def test_every_option_is_shown_somewhere():
    assert sorted(folder.name for folder in HERE.iterdir()) == sorted(SHOWN)
    assert ELSEWHERE.keys() < OPTIONS.keys()
    for option, where in ELSEWHERE.items():
        for name in where.partition(": ")[2].split(", "):
            if name != "the site's":
                text = (Path(__file__).parent / f"{name}.py").read_text()
                assert option in text, f"{name} says nothing of {option}"


def _default(option: str) -> Any:
    value = msgspec.to_builtins(getattr(CLASSIC, option))
    return list(value) if isinstance(value, tuple) else value


def _chosen(record: Data, option: str) -> Any:
    """The value that a record gives the option."""
    rules = record["rules"]
    changes = {"preset": rules} if isinstance(rules, str) else dict(rules)
    return changes.get(option, _default(option))


def _without(record: Data, option: str) -> Data:
    """A record without the option, and without what it expects and says."""
    rules = record["rules"]
    kept = {"preset": rules} if isinstance(rules, str) else dict(rules)
    kept.pop(option, None)
    kept.pop(TOGETHER.get(option, option), None)
    turns = [
        {
            **{key: value for key, value in turn.items() if key not in {"expect", "orders"}},
            "orders": [
                {key: value for key, value in line.items() if key != "refused"}
                for line in turn.get("orders") or []
            ],
        }
        for turn in record["turns"]
    ]
    return {"rules": kept, "seats": record["seats"], "turns": turns}


@pytest.mark.parametrize("option", SHOWN)
def test_the_records_of_an_option_differ_in_it_alone(option: str):
    records = [record for _, record in values(option).values()]
    assert len({repr(_chosen(record, option)) for record in records}) == len(records)
    first, *others = (_without(record, option) for record in records)
    for other in others:
        assert other == first


@pytest.mark.parametrize("option", SHOWN)
def test_every_value_has_its_record(option: str):
    chosen = [str(_chosen(record, option)) for _, record in values(option).values()]
    assert str(_default(option)) in chosen
    kind = get_type_hints(Rules)[option]
    if kind is bool:
        assert sorted(chosen) == ["False", "True"]
    elif get_origin(kind) is Literal:
        assert sorted(chosen) == sorted(get_args(kind))
    else:
        assert len(chosen) >= 3
    if option == "tie":
        ways = set(get_args(get_args(kind)[0]))
        assert all(any(way in one for one in chosen) for way in ways)


def _outcome(file: Path) -> Any:
    """What the engine makes of a record: a refusal, or all that came, turn by turn."""
    try:
        played = replay(load(file).record)
    except RecordError as error:
        return [mistake.flaw for mistake in error.mistakes]
    assert not played.differences
    return [plain_expect(turn.came) for turn in played.turns], len(played.ledger)


@pytest.mark.parametrize("option", SHOWN)
def test_the_outcome_changes_with_the_option(option: str):
    outcomes = {value: _outcome(file) for value, (file, _) in values(option).items()}
    default = next(
        value
        for value, (_, record) in values(option).items()
        if str(_chosen(record, option)) == str(_default(option))
    )
    same = [value for value, outcome in outcomes.items() if outcome == outcomes[default]]
    if option in BOUNDS:
        assert len(same) < len(outcomes)
    else:
        assert same == [default], f"as with {default}: {same}"


def test_records_cite_the_clause_of_their_option():
    for option in SHOWN:
        cited = [citations.clauses_of(file) for file, _ in values(option).values()]
        assert OPTIONS[option] in set().union(*cited), option
