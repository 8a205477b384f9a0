"""What is wrong with a record is said with its line; and what only looks wrong is read rightly."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from misto.engine.refusals import Code
from misto.engine.rules import Rules
from misto.engine.terms import Kind
from misto.records import Flaw, Record, RecordError, dumps, loads, replay
from misto.records.model import OrderLine
from tests.records.samples import RIGHT, changed

KILL = "{by: 1, kill: 5}"
NAME = "name: Ada"


def mistakes(data: bytes) -> list[tuple[Flaw, int | None]]:
    """The mistakes of a record, in the reading or in the play, each with its line."""
    found = []
    try:
        reading = loads(data)
    except RecordError as error:
        found = list(error.mistakes)
    else:
        with pytest.raises(RecordError) as raised:
            replay(reading.record)
        found = [reading.placed(mistake) for mistake in raised.value.mistakes]
    return [(one.flaw, one.place.line if one.place else None) for one in found]


def test_the_right_record_is_right():
    assert not replay(loads(RIGHT.encode()).record).differences


@pytest.mark.parametrize(
    ("old", "new", "flaw", "line"),
    [
        # Keys.
        ("title:", "titel:", Flaw.UNKNOWN_KEY, 2),
        ("role: boss", "part: boss", Flaw.UNKNOWN_KEY, 6),
        ("orders:", "order:", Flaw.UNKNOWN_KEY, 13),
        ("kill: 5", "murder: 5", Flaw.UNKNOWN_KEY, 14),
        ("winner:", "lynch:", Flaw.UNKNOWN_KEY, 18),
        ("rules: classic", "rules: {hunt_from: 1}", Flaw.UNKNOWN_KEY, 3),
        ("title: Small\n", "", Flaw.MISSING_KEY, 1),
        ("{by: 1, kill", "{kill", Flaw.MISSING_KEY, 14),
        (", role: boss", "", Flaw.MISSING_KEY, 6),
        ("misto: 1", "misto: 2", Flaw.WRONG_VERSION, 1),
        ("misto: 1", "misto: true", Flaw.WRONG_VERSION, 1),
        ("title: Small", "title: Small\ntitle: Big", Flaw.DUPLICATE_KEY, 3),
        # Values.
        ("title: Small", "title: 7", Flaw.NOT_TEXT, 2),
        ("title: Small", "title: [a]", Flaw.NOT_TEXT, 2),
        (NAME, "name: true", Flaw.NOT_TEXT, 5),
        (NAME, "name: 7", Flaw.NOT_TEXT, 5),
        ("role: boss", "role: Boss", Flaw.NOT_ONE_OF, 6),
        ("role: boss", "role: [boss]", Flaw.NOT_ONE_OF, 6),
        ("turns:", "turns: {}\nx:", Flaw.UNKNOWN_KEY, 13),
        ("  - {}", "  - []", Flaw.NOT_A_MAPPING, 19),
        ("  - {}", "  - orders: {}", Flaw.NOT_A_LIST, 19),
        ("  - {}", "  - {posts: {1: -1}}", Flaw.NOT_A_NUMBER, 19),
        ("  - {}", "  - {posts: {1: 0.5}}", Flaw.NOT_A_NUMBER, 19),
        ("  - {}", "  - {posts: {1: true}}", Flaw.NOT_A_NUMBER, 19),
        (KILL, "{by: 1, kill: 5, refused: yes}", Flaw.NOT_TRUE_OR_FALSE, 14),
        ("rules: classic", "rules: classical", Flaw.NOT_ONE_OF, 3),
        ("rules: classic", "rules: {preset: none}", Flaw.NOT_ONE_OF, 3),
        ("rules: classic", "rules: {keeper: yes}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {quorum_share: 1/3}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {quorum_share: true}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {min_open: soon}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {min_open: 9999999 h}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {min_open: none}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {seats_max: null}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {tie: somebody}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {tie: null}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {tie: true}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {tie: {nobody: 1}}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {rest_days: [none]}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {tie: [somebody]}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {tie: [[nobody]]}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {closes: 25:00}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {turn_days: 0}", Flaw.OPTION_UNFIT, 3),
        ("rules: classic", "rules: {reveal: {a: 1}}", Flaw.OPTION_UNFIT, 3),
        # Names and seats.
        (NAME, 'name: ""', Flaw.NAME_BLANK, 5),
        (NAME, 'name: " \u00a0 "', Flaw.NAME_BLANK, 5),
        (NAME, 'name: "A\\tda\\u200b"', Flaw.NAME_UNPRINTABLE, 5),
        (NAME, f"name: {'a' * 61}", Flaw.NAME_TOO_LONG, 5),
        (NAME, "name: Аda", Flaw.NAME_MIXED_SCRIPTS, 5),
        (NAME, "name: Ben", Flaw.NAME_TWICE, 6),
        (NAME, 'name: " ben "', Flaw.NAME_TWICE, 6),
        ("kill: 5", "kill: 8", Flaw.NO_SUCH_SEAT, 14),
        ("kill: 5", "kill: 0", Flaw.NO_SUCH_SEAT, 14),
        ("by: 1", "by: 8", Flaw.NO_SUCH_SEAT, 14),
        ("kill: 5", "kill: Eve", Flaw.NO_SUCH_NAME, 14),
        ("kill: 5", "kill: Ev", Flaw.NO_SUCH_NAME, 14),
        ("kill: 5", 'kill: "5"', Flaw.QUOTED_NUMBER, 14),
        ("kill: 5", "kill: Еva", Flaw.NAME_MIXED_SCRIPTS, 14),
        ("kill: 5", "kill: 1.5", Flaw.NOT_A_SEAT, 14),
        ("kill: 5", "kill: {a: 1}", Flaw.NOT_A_SEAT, 14),
        ("kill: 5", "kill: 1.5, refused: true", Flaw.NOT_A_SEAT, 14),
        ("kill: 5", "kill: {a: 1}, refused: true", Flaw.NOT_A_SEAT, 14),
        ("kill: 5", "kill: [5, null]", Flaw.NOT_A_SEAT, 14),
        ("kill: 5", "kill: [5, [6]], refused: true", Flaw.NOT_A_SEAT, 14),
        ("kill: 5", "kill: [5, 8]", Flaw.NO_SUCH_SEAT, 14),
        ("kill: 5", "kill: [5, Eve]", Flaw.NO_SUCH_NAME, 14),
        ("kill: 5", 'note: {to: null, text: ""}', Flaw.NOT_A_SEAT, 14),
        ("by: 1", "by: null", Flaw.NOT_A_SEAT, 14),
        ("by: 1, kill: 5", "by: true, kill: 5, refused: true", Flaw.NOT_A_SEAT, 14),
        ("deaths: {5", "deaths: {8", Flaw.NO_SUCH_SEAT, 17),
        ("deaths: {5: [mafia]", "deaths: {5: [mafia], Eva: [court]", Flaw.SEAT_TWICE, 17),
        ("[mafia]", "[murder]", Flaw.NOT_ONE_OF, 17),
        ("winner: null", "winner: Ada", Flaw.NOT_ONE_OF, 18),
        ("winner: null", "checks: {4: {seat: 1}}", Flaw.MISSING_KEY, 18),
        ("winner: null", "killed_by: {4: {seat: 5, by: court}}", Flaw.NOT_ONE_OF, 18),
        ("winner: null", "void: [{by: 1, order: kill, rule: MAFIA-9}]", Flaw.NOT_ONE_OF, 18),
        ("winner: null", "poisoned: [1, Ada]", Flaw.SEAT_TWICE, 18),
        ("winner: null", "tally: {1: many}", Flaw.NOT_A_NUMBER, 18),
        # Lines.
        ("kill: 5}", "kill: 5, vote: 3}", Flaw.TWO_ORDERS, 14),
        ("kill: 5}", "kill: 5, withdraw: kill}", Flaw.TWO_ORDERS, 14),
        (", kill: 5}", "}", Flaw.NO_ORDER, 14),
        ("kill: 5", "withdraw: all", Flaw.NOT_ONE_OF, 14),
        ("kill: 5", "note: hello", Flaw.NOT_A_MAPPING, 14),
        ("  - {}", "  - {rulings: [{}]}", Flaw.NO_RULING, 19),
        ("  - {}", "  - {rulings: [{leave: 1, exclude: 2}]}", Flaw.TWO_RULINGS, 19),
        ("  - {}", "  - {rulings: [{double_kill: false}]}", Flaw.NOT_ONE_OF, 19),
        ("  - {}", "  - {rulings: [{fact: {seat: 1}}]}", Flaw.NO_FACT, 19),
        # Hours.
        ("kill: 5", "kill: 5, at: 25:00", Flaw.BAD_HOUR, 14),
        ("kill: 5", "kill: 5, at: 20.15", Flaw.BAD_HOUR, 14),
        ("kill: 5", "kill: 5, at: 8 pm", Flaw.BAD_HOUR, 14),
        ("kill: 5", "kill: 5, at: 20:60", Flaw.BAD_HOUR, 14),
        ("  - {}", '  - {closes: "2026-02-30 21:00"}', Flaw.BAD_DATE, 19),
        ("  - {}", '  - {closes: "0001-01-01 21:00"}', Flaw.BAD_DATE, 19),
        ("kill: 5", "kill: 5, at: 2026-11-30 20:00", Flaw.DATE_WITHOUT_CLOSES, 14),
        ("  - {}", "  - {closes: 2026-01-04 21:00}\n  - {closes: 2026-01-04 20:00}",
         Flaw.CLOSES_TOO_EARLY, 20),
        # The play.
        ("title: Small", 'title: " "', Flaw.REFUSED, 2),
        ("kill: 5", "kill: 2", Flaw.REFUSED, 14),
        ("kill: 5", "kill: 5, at: 21:00", Flaw.REFUSED, 14),
        ("kill: 5", "kill: [5, 6]", Flaw.REFUSED, 14),
        ("kill: 5", "kill: null", Flaw.REFUSED, 14),
        ("kill: 5", "kill: []", Flaw.REFUSED, 14),
        ("kill: 5", "vote: none", Flaw.REFUSED, 14),
        ("kill: 5", "withdraw: kill", Flaw.REFUSED, 14),
        ("  - {}", "  - {rulings: [{silence: 3}]}", Flaw.REFUSED, 19),
    ],
)  # fmt: skip
def test_a_mistake_and_its_line(old: str, new: str, flaw: Flaw, line: int):
    assert mistakes(changed((old, new)))[0] == (flaw, line)


def test_hours_that_run_backwards():
    later = ("{by: 1, kill: 5}", "{by: 1, kill: 5, at: 20:15}")
    earlier = ("{by: 2, kill: 5}", "{by: 2, kill: 5, at: 20:14}")
    assert mistakes(changed(later, earlier)) == [(Flaw.BACKWARDS, 15)]


def test_all_mistakes_are_told():
    data = changed((KILL, "{by: 9, kill: 5}"), ("{by: 2", "{by: Bob"), ("[mafia]", "[thirst]"))
    assert mistakes(data) == [
        (Flaw.NO_SUCH_SEAT, 14),
        (Flaw.NO_SUCH_NAME, 15),
        (Flaw.NOT_ONE_OF, 17),
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("role: boss", "role: sergeant", Code.LINEUP_TOO_FEW_MAFIA, 5),
        ("role: doctor", "role: boss", Code.LINEUP_TWO_OF_A_ROLE, 5),
        ("role: commissioner", "role: sergeant", Code.LINEUP_NEEDS_ROLE, 5),
        ("rules: classic", "rules: {keeper: true, court_from_turn: 1}", Code.RULES_CONTRADICT, 3),
        ("rules: classic", "rules: {mafia_share: 1.01}", Code.RULES_CONTRADICT, 3),
        ("rules: classic", "rules: {timezone: Kyiv}", Code.RULES_CONTRADICT, 3),
        ("rules: classic", "rules: {min_open: -1}", Code.RULES_CONTRADICT, 3),
    ],
)
def test_what_the_rules_refuse(old: str, new: str, code: Code, line: int):
    data = changed((old, new))
    with pytest.raises(RecordError) as raised:
        replay(loads(data).record)
    (mistake,) = raised.value.mistakes
    assert mistake.refusal is not None
    assert mistake.refusal.code is code
    assert mistakes(data) == [(Flaw.REFUSED, line)]


@pytest.mark.parametrize(
    "turn",
    [
        "{orders: [{by: 1, kill: 3}]}",
        "{orders: [{by: 1, kill: 3, refused: true}]}",
        "{rulings: [{leave: 3}]}",
        "{posts: {3: 1}}",
        "{expect: {winner: mafia}}",
        "{closes: 21:00}",
    ],
)
def test_a_turn_after_the_end(turn: str):
    data = changed(("  - {}", f"  - {{}}\n  - {{}}\n  - {{}}\n  - {turn}"))
    assert mistakes(data) == [(Flaw.AFTER_THE_END, 22)]


def test_empty_turns_after_the_end():
    two = record(("  - {}", "  - {}\n  - {}"))
    four = record(("  - {}", "  - {}\n  - {}\n  - {}\n  - {orders: []}"))
    assert replay(two).winner
    assert replay(four) == replay(two)


def record(*changes: tuple[str, str]) -> Record:
    return loads(changed(*changes)).record


def targets(found: Record) -> tuple[int | str, ...]:
    line = found.turns[0].orders[0]
    assert isinstance(line, OrderLine)
    return line.targets


def test_an_hour_needs_no_quotes():
    with_quotes = record((KILL, '{by: 1, kill: 5, at: "20:15"}'))
    assert record((KILL, "{by: 1, kill: 5, at: 20:15}")) == with_quotes
    assert record((KILL, "{by: 1, kill: 5, at: 20:15:00}")) == with_quotes


def test_an_hour_may_be_short():
    early = record(("kill: 5", "kill: 5, at: 9:05")).turns[0].orders[0].at
    assert early == record(("kill: 5", "kill: 5, at: 09:05")).turns[0].orders[0].at
    assert record(("classic", "{closes: 9:00, hunt_opens: 8:00}")).rules.closes == "09:00"


@pytest.mark.parametrize("name", ["No", "no", "Yes", "7 gnomes", "2026", "off", "20:15", "None"])
def test_a_player_of_any_name(name: str):
    quoted = f'"{name}"' if name.isdigit() else name
    found = record(("name: Eva", f"name: {quoted}"), ("kill: 5", f"kill: {quoted}"))
    assert found.seats[4].name == name
    assert targets(found) == (5,)


def test_a_quoted_number_is_a_name():
    found = record(
        ("name: Eva", 'name: "3"'), ("kill: 5", 'kill: "3"'), ("2, kill: 5", "2, kill: 3")
    )
    assert targets(found) == (5,)
    assert found.turns[0].orders[1] == OrderLine(by=2, order=Kind.KILL, targets=(3,))


def test_names_are_the_same_composed_or_not():
    found = record(("name: Eva", 'name: "  E\u0308va  "'), ("kill: 5", "kill: Ëva"))
    assert found.seats[4].name == "Ëva"
    assert targets(found) == (5,)


def test_to_abstain_is_not_a_name():
    rules = ("classic", "{may_abstain: true, court_from_turn: 1}")
    assert targets(record(rules, ("kill: 5", "vote: none"))) == ()
    both = changed(rules, ("kill: 5", "vote: none"), ("name: Eva", "name: None"))
    assert mistakes(both) == [(Flaw.NAME_IS_A_WORD, 14)]
    found = record(rules, ("kill: 5", "vote: null"), ("name: Eva", "name: None"))
    assert targets(found) == ()
    assert loads(dumps(found).encode()).record == found


KINDS = [str(kind) for kind in Kind if kind is not Kind.NOTE]


@pytest.mark.parametrize(
    "wish",
    [
        *(f"kill: {target}" for target in ("0", "8", "-1", "Eve", '"5"', '""', "none", "Еva")),
        *("kill: [5, 8]", "kill: [Eva, Eve]", "kill: [Eve]", "kill: [5, 6]", "kill: [5, null]"),
        *("withdraw: check", "note: {to: 8, text: x}", "note: {to: null, text: x}"),
        *(f"{kind}: null" for kind in KINDS if kind != "shoot"),
        *(f"{kind}: []" for kind in KINDS if kind != "shoot"),
    ],
)
def test_a_line_that_is_to_be_refused_may_name_nobody(wish: str):
    found = record((KILL, f"{{by: 1, {wish}, refused: true}}\n      - {KILL}"))
    assert not replay(found).differences
    assert loads(dumps(found).encode()).record == found


@pytest.mark.parametrize("by", ["0", "8", "-1", "Eve", '"1"', "null"])
@pytest.mark.parametrize("wish", ["kill: 5", "withdraw: kill", "note: {to: 5, text: x}"])
def test_a_line_that_is_to_be_refused_may_be_by_nobody(by: str, wish: str):
    found = record((KILL, f"{KILL}\n      - {{by: {by}, {wish}, refused: true}}"))
    assert not replay(found).differences
    assert loads(dumps(found).encode()).record == found


@pytest.mark.parametrize("twice", ["[5, 5]", "[5, Eva]"])
def test_a_seat_named_twice_is_one_name(twice: str):
    assert not replay(record(("kill: 5", f"kill: {twice}"))).differences
    (found,) = replay(record(("kill: 5", f"kill: {twice}, refused: true"))).differences
    assert (found.key, found.came) == ("refused", {"by": 1, "kill": [5, 5]})


@pytest.mark.parametrize(("role", "by"), [("commissioner", 4), ("civilian", 5)])
def test_a_shot_on_nobody_is_refused_to_those_without_a_pistol(role: str, by: int):
    found = record((KILL, f"{KILL}\n      - {{by: {by}, shoot: null, refused: true}}"))
    assert found.seats[by - 1].role == role
    assert bool(replay(found).differences) is (role == "commissioner")


@pytest.mark.parametrize(
    ("written", "hours"),
    [("12", 12), ("0.5", 0.5), ("12 h", 12), ("30 min", 0.5), ("90min", 1.5), ("2 d", 48)],
)
def test_durations(written: str, hours: float):
    found = record(("classic", f"{{min_open: {written}}}")).rules.min_open
    assert found.total_seconds() == hours * 3600


def test_none_in_options():
    rules = record(("classic", "{publish_after: none, seats_max: none}")).rules
    assert rules.publish_after is None
    assert rules.seats_max is None


def test_lists_in_options():
    of_one = record(("classic", "{tie: nobody, shot_on: court, rest_days: sunday}")).rules
    assert of_one == Rules(tie=("nobody",), shot_on=("court",), rest_days=("sunday",))
    empty = record(("classic", "{tie: none, shot_on: none, rest_days: none, note_on: []}")).rules
    assert empty == Rules(tie=(), shot_on=(), rest_days=(), note_on=())


def test_what_a_list_takes_is_told():
    with pytest.raises(RecordError) as raised:
        record(("classic", "{shot_on: poisn}"))
    (mistake,) = raised.value.mistakes
    known = "mafia, poison, injection, court, hunting, none"
    assert mistake.data == {"option": "shot_on", "value": "poisn", "known": known}


SIGNS = st.sampled_from(
    [
        *("1", "8", "-1", "0.5", '"5"', "Ada", "null", "true", "[]", "{}", "[1]", "{by: 1}"),
        *("20:15", "2026-11-30 21:00", "none", "kill", "mafia", "[mafia]", "'", ":", "*a"),
        *("\u202e", "x" * 99),
    ],
)


@settings(max_examples=300)
@given(st.data())
def test_any_change_is_read_or_refused(data: st.DataObject):
    """A record in which values are exchanged for others is read and played, or refused."""
    text = data.draw(st.sampled_from([RIGHT, FULL]))
    for _ in range(data.draw(st.integers(1, 3))):
        words = [word for word in text.replace("\n", " ").split(" ") if word.strip("-{}:[],")]
        text = text.replace(data.draw(st.sampled_from(words)), data.draw(SIGNS), 1)
    try:
        replay(loads(text.encode()).record)
    except RecordError as error:
        assert error.mistakes  # noqa: PT017


FULL = """\
misto: 1
title: Full
rules: {preset: black-market, tie: [nobody], min_open: 1 h, quorum_share: 0.3, seats_max: none}
seats:
  - {name: Ada, role: mafioso}
  - {name: Ben, role: boss}
  - {name: Cleo, role: doctor}
  - {name: Dan, role: commissioner}
  - {name: Eva, role: sergeant}
  - {name: Fay, role: maniac}
  - {name: Gus, role: civilian}
turns:
  - closes: 2026-11-30 21:00
    orders:
      - {by: 1, vote: 5, at: 2026-11-30 20:00}
      - {by: Cleo, heal: Cleo}
      - {by: 4, shoot: null}
      - {by: 7, note: {to: 4, text: "a: b"}, at: 20:30}
      - {by: 6, withdraw: vote, refused: true}
    posts: {2: 0}
    rulings: [{double_kill: true}, {fact: {seat: 2, alive: true}}, {bar_vote: [5, 6]}]
    expect: {checks: {}, killed_by: {}, void: [], roles: {1: mafioso}, notes: {}, lynched: null}
"""


def test_the_full_record_is_right():
    assert not replay(loads(FULL.encode()).record).differences
