"""Records are played as the format says: rulings, hours, expectations."""

from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

import pytest

from misto.engine.events import OrderGiven, ReportPublished, TurnOpened
from misto.engine.terms import Cause, Phase, Winner
from misto.records import Expect, Flaw, Record, RecordError, Replay, loads, replay, shipped
from tests.records.samples import RIGHT, changed

KYIV = ZoneInfo("Europe/Kyiv")


def played(*changes: tuple[str, str]) -> Replay:
    return replay(loads(changed(*changes)).record)


def closes(found: Replay) -> list[str]:
    """The closing hours of the turns, in Kyiv."""
    opened = [event for event in found.ledger if isinstance(event, TurnOpened)]
    return [f"{event.closes.astimezone(KYIV):%Y-%m-%d %H:%M:%S}" for event in opened]


def hunts(found: Replay) -> list[str]:
    opened = [event for event in found.ledger if isinstance(event, TurnOpened)]
    return [f"{event.hunt_opens.astimezone(KYIV):%Y-%m-%d %H:%M}" for event in opened]


def test_the_source_s_own_game_comes_out_as_told():
    found = replay(loads(shipped("black-market")).record)
    assert not found.differences
    assert found.winner is Winner.MAFIA
    assert found.game.phase is Phase.OVER
    assert len(found.turns) == 3


def test_every_key_comes():
    (turn, _) = played().turns
    assert turn.came == Expect(
        deaths={5: (Cause.MAFIA,)},
        lynched=(),
        tally={},
        keeper=None,
        checks={},
        killed_by={},
        void=(),
        roles=dict(enumerate((seat.role for seat in loads(RIGHT.encode()).record.seats), 1)),
        notes={},
        poisoned=(),
        winner=None,
    )


def test_a_record_may_have_no_turns_yet():
    found = played(("turns:\n", "turns: []\nx:"), ("x:", "#"), ("  - orders", "# "), *_comments())
    assert (found.turns, found.game.turn) == ((), 1)


def _comments() -> list[tuple[str, str]]:
    kept = (
        "      - {by: 1",
        "      - {by: 2",
        "    expect",
        "      deaths",
        "      winner",
        "  - {}",
    )
    return [(line, f"#{line}") for line in kept]


# Expectations.


@pytest.mark.parametrize(
    ("key", "expected", "came"),
    [
        ("deaths: {5: [mafia]}", {5: ["court"]}, {5: ["mafia"]}),
        ("deaths: {5: [mafia]}", {}, {5: ["mafia"]}),
        ("winner: null", "mafia", None),
    ],
)
def test_what_is_not_as_expected(key: str, expected: object, came: object):
    name = key.split(":", 1)[0]
    wanted = {"{}": "{}"}.get(str(expected), str(expected).replace("'", ""))
    (found,) = played((key, f"{name}: {wanted}")).differences
    assert (found.turn, found.key, found.expected, found.came) == (1, name, expected, came)
    assert found.path == ("turns", 0, "expect", name)


def test_of_the_void_only_those_listed_are_compared():
    held = ("2, kill: 5", "2, kill: 6"), ("deaths: {5: [mafia]}", "deaths: {}")
    one = ("winner: null", "void: [{by: 2, order: kill, rule: MAFIA-2}]")
    assert not played(*held, one).differences
    wrong = ("winner: null", "void: [{by: 2, order: kill, rule: MAFIA-3}]")
    (found,) = played(*held, wrong).differences
    assert found.came == [{"by": 2, "order": "kill", "rule": "MAFIA-2"}]


def test_of_the_roles_only_those_named_are_compared():
    assert not played(("winner: null", "roles: {1: mafioso}")).differences
    (found,) = played(("winner: null", "roles: {1: mafioso, Ben: doctor}")).differences
    assert (found.expected, found.came) == ({1: "mafioso", 2: "doctor"}, {1: "mafioso", 2: "boss"})


def test_one_lynched_may_be_a_list():
    votes = "".join(f"      - {{by: {seat}, vote: Fay}}\n" for seat in (1, 2, 3, 4))
    turn = f"  - orders:\n{votes}    expect: {{lynched: [6], tally: {{6: 4}}}}\n"
    assert not played(("  - {}\n", turn)).differences


def test_an_order_that_is_to_be_refused_and_is_not():
    (found,) = played(("kill: 5", "kill: 5, refused: true")).differences
    assert (found.turn, found.key, found.path) == (1, "refused", ("turns", 0, "orders", 0))
    assert found.expected == {"by": 1, "kill": 5, "refused": True}
    assert found.came == {"by": 1, "kill": 5}


def test_an_order_that_is_refused_changes_nothing():
    found = played(
        ("{by: 1, kill: 5}", "{by: 1, kill: 5}\n      - {by: 1, kill: 2, refused: true}")
    )
    assert not found.differences
    assert sum(isinstance(event, OrderGiven) for event in found.ledger) == 2


@pytest.mark.parametrize("rules", ["{seats_max: 5}", "{seats_min: 9}", "{seats_max: 1}"])
def test_the_bounds_of_enrolment_bind_no_record(rules: str):
    found = played(("classic", rules))
    assert not found.differences
    assert found.turns == played().turns


# Rulings.


@pytest.mark.parametrize("publish", ["host", "at_close"])
def test_a_fact_holds_against_the_resolution(publish: str):
    found = played(
        ("classic", f"{{publish: {publish}}}"),
        ("deaths: {5: [mafia]}", "deaths: {}"),
        ("winner: null", "winner: null\n    rulings: [{fact: {seat: 5, alive: true}}]"),
    )
    assert not found.differences


def test_a_bar_holds_from_the_start():
    rules = ("classic", "{court_from_turn: 1}")
    vote = ("{by: 2, kill: 5}", "{by: 3, vote: 1, refused: true}\n      - {by: 2, kill: 5}")
    bar = ("    expect", "    rulings: [{bar_vote: Cleo}]\n    expect")
    found = played(rules, vote, bar, ("      deaths: {5: [mafia]}\n", ""))
    assert not found.differences


def test_a_bar_of_a_live_ballot_comes_a_turn_before():
    turn = "  - {orders: [{by: 3, vote: 1, refused: true}], rulings: [{bar_vote: 3}]}"
    assert not played(("classic", "{ballots: live}"), ("  - {}", turn)).differences


def test_a_bar_of_a_live_ballot_cannot_hold_on_turn_one():
    with pytest.raises(RecordError):
        played(
            ("classic", "{ballots: live, court_from_turn: 1}"),
            ("    expect", "    rulings: [{bar_vote: 3}]\n    expect"),
        )


def test_who_leaves_has_sent_what_they_sent():
    found = played(
        ("    expect", "    rulings: [{leave: 1}]\n    expect"),
        ("{5: [mafia]}", "{1: [left], 5: [mafia]}"),
    )
    assert not found.differences


# Hours.


def test_without_a_date_a_game_begins_on_a_monday():
    assert closes(played())[:2] == ["2026-01-05 21:00:00", "2026-01-06 21:00:00"]


def test_an_hour_is_of_the_closing_day():
    found = played(("kill: 5", "kill: 5, at: 20:15"))
    order = next(event for event in found.ledger if isinstance(event, OrderGiven))
    assert order.at.astimezone(KYIV).time() == time(20, 15)


def test_the_report_is_published_at_the_close():
    found = played()
    times = [event.at for event in found.ledger if isinstance(event, ReportPublished)]
    assert times == [datetime(2026, 1, day, 19, tzinfo=UTC) for day in (5, 6)]


def test_a_turn_that_closed_at_another_hour():
    first = ("  - orders", "  - closes: 2026-11-30 22:30\n    orders")
    found = played(first, ("kill: 5", "kill: 5, at: 22:29"), ("  - {}", "  - {closes: 10:00:30}"))
    assert closes(found)[:2] == ["2026-11-30 22:30:00", "2026-12-01 10:00:30"]


def test_the_usual_hour_is_too_late_in_a_turn_that_closed_before():
    first = ("  - orders", "  - closes: 20:00\n    orders")
    late = ("2, kill: 5", "2, kill: 6, at: 20:30, refused: true")
    assert not played(first, late).differences


def test_an_order_of_the_evening_before():
    first = ("  - orders", "  - closes: 2026-11-30 21:00\n    orders")
    found = played(first, ("kill: 5", "kill: 5, at: 2026-11-28 22:00"))
    order = next(event for event in found.ledger if isinstance(event, OrderGiven))
    assert order.at == datetime(2026, 11, 28, 20, tzinfo=UTC)


def test_a_date_that_comes_later_leaves_room_for_the_turns_before():
    found = played(
        ("  - {}", "  - {}\n  - {}\n  - closes: 2026-11-30 21:00"), ("classic", "{missed_votes: 0}")
    )
    assert closes(found)[3] == "2026-11-30 21:00:00"
    assert closes(found)[0] < "2026-11-28"


@pytest.mark.parametrize(
    ("rules", "written", "noon"),
    [
        ("{hunt_from_turn: 1}", "2026-11-30 23:00", "2026-11-30 12:00"),
        ("{hunt_from_turn: 1}", "2026-12-01 01:30", "2026-11-30 12:00"),
        ("{hunt_from_turn: 1, turn_days: 2}", "2026-12-01 23:00", "2026-11-30 12:00"),
        ("{turn_days: 2, rest_days: [sunday]}", "2026-11-30 23:00", "2026-11-28 12:00"),
    ],
)
def test_hunts_of_turn_one_open_on_its_first_day_counted_back_from_the_close(
    rules: str,
    written: str,
    noon: str,
):
    first = ("  - orders", f"  - closes: {written}\n    orders")
    assert hunts(played(("classic", rules), first))[0] == noon


@pytest.mark.parametrize(
    ("rules", "closes", "noon"),
    [
        ("classic", "2026-12-01 10:00", "2026-12-01 12:00"),
        ("classic", "2026-12-05 23:00", "2026-12-01 12:00"),
        ("{turn_days: 2}", "2026-12-01 15:00", "2026-12-01 12:00"),
        ("{min_open: 30 h}", "2026-12-01 21:00", "2026-12-02 12:00"),
        ("{rest_days: [tuesday]}", "2026-12-01 21:00", "2026-12-02 12:00"),
    ],
)
def test_hunts_of_later_turns_open_as_counted_from_the_opening(
    rules: str,
    closes: str,
    noon: str,
):
    first = ("  - orders", "  - closes: 2026-11-30 21:00\n    orders")
    second = ("  - {}", f"  - closes: {closes}")
    assert hunts(played(("classic", rules), first, second))[1] == noon


def test_without_an_hour_an_order_is_in_time():
    late = (
        ("kill: 5", "kill: 5, at: 20:59"),
        (
            "{by: 2, kill: 5}",
            "{by: 2, kill: 5, at: 21:30, refused: true}\n      - {by: 2, kill: 5}",
        ),
    )
    assert not played(*late).differences
    assert not played(
        ("classic", "{hunt_from_turn: 1}"),
        ("    expect", "      - {by: 3, hunt: 1}\n    expect"),
        ("{5: [mafia]}", "{1: [hunted], 5: [mafia]}"),
    ).differences


def test_two_turns_may_not_close_the_wrong_way_round():
    with pytest.raises(RecordError) as raised:
        played(
            ("  - orders", "  - closes: 2026-11-30 21:00\n    orders"),
            ("  - {}", "  - {closes: 2026-11-30 21:00}"),
        )
    assert [found.flaw for found in raised.value.mistakes] == [Flaw.CLOSES_TOO_EARLY]


def test_a_long_game_in_a_far_year_ends():
    turns = "  - closes: 2999-12-31 21:00\n" + "  - {}\n" * 998
    text = RIGHT[: RIGHT.index("  - orders")] + turns
    text = text.replace("classic", "{min_open: 2400, turn_days: 60, min_posts: 0, missed_votes: 0}")
    assert len(replay(loads(text.encode()).record).turns) == 999


def test_a_record_made_by_hand_is_played_too():
    record = loads(RIGHT.encode()).record
    by_hand = Record(title="Hand", rules=record.rules, seats=record.seats, turns=record.turns)
    assert replay(by_hand).turns == replay(record).turns
