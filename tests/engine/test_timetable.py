"""The instants of a turn: closing hours, days of rest, changes of the clocks (TIME-1…3, TIME-6)."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from misto.engine.rules import Rules
from misto.engine.timetable import first_close, instant, timetable, zone_exists

KYIV = ZoneInfo("Europe/Kyiv")
HOUR = timedelta(hours=1)
SECOND = timedelta(seconds=1)


def kyiv(text):
    """Read a wall-clock time of Kyiv."""
    return datetime.fromisoformat(text).replace(tzinfo=KYIV)


def wall(at, zone="Europe/Kyiv"):
    """Write an instant as clocks on the wall show it."""
    return f"{at.astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M}"


# TIME-1, TIME-6: which closing hour.


@pytest.mark.parametrize(
    ("opens", "closes"),
    [
        ("2026-12-01 09:00", "2026-12-01 21:00"),  # exactly twelve hours
        ("2026-12-01 09:00:01", "2026-12-02 21:00"),
        ("2026-12-01 00:00", "2026-12-01 21:00"),
        ("2026-11-30 22:30", "2026-12-01 21:00"),
        ("2026-12-01 21:00", "2026-12-02 21:00"),
        ("2026-12-31 20:59", "2027-01-01 21:00"),
    ],
)
def test_TIME_6_a_turn_closes_at_the_first_hour_at_least_min_open_after_its_opening(opens, closes):
    assert wall(timetable(Rules(), kyiv(opens)).closes) == closes
    assert wall(first_close(Rules(), kyiv(opens))) == closes


@pytest.mark.parametrize(
    ("hours", "closes"),
    [
        (0, "2026-12-01 21:00"),
        (1, "2026-12-01 21:00"),
        (36, "2026-12-02 21:00"),
        (72, "2026-12-04 21:00"),
    ],
)
def test_TIME_6_min_open_may_be_shorter_or_longer_than_a_day(hours, closes):
    rules = Rules(min_open=hours * HOUR)
    assert wall(timetable(rules, kyiv("2026-12-01 09:00")).closes) == closes


def test_TIME_6_a_turn_never_closes_at_the_instant_at_which_it_opens():
    """With `min_open: 0` and `publish: at_close` all turns would be over at once."""
    rules = Rules(min_open=timedelta(0))
    assert wall(timetable(rules, kyiv("2026-12-01 21:00")).closes) == "2026-12-02 21:00"
    assert wall(timetable(rules, kyiv("2026-12-01 20:59:59")).closes) == "2026-12-01 21:00"


def test_TIME_6_a_turn_of_several_days_closes_at_the_last_of_its_hours():
    rules = Rules(turn_days=3)
    times = timetable(rules, kyiv("2026-12-01 08:00"))
    assert wall(times.closes) == "2026-12-03 21:00"
    assert wall(times.hunt_opens) == "2026-12-01 12:00"


# TIME-1: days of rest.


@pytest.mark.parametrize(
    ("opens", "days", "closes"),
    [
        ("2026-12-04 08:00", 1, "2026-12-04 21:00"),  # a Friday
        ("2026-12-04 22:00", 1, "2026-12-07 21:00"),
        ("2026-12-05 08:00", 1, "2026-12-07 21:00"),
        ("2026-12-06 23:59", 1, "2026-12-07 21:00"),
        ("2026-12-03 08:00", 3, "2026-12-07 21:00"),
        ("2026-12-04 22:00", 6, "2026-12-14 21:00"),
    ],
)
def test_TIME_1_on_days_of_rest_no_turn_closes(opens, days, closes):
    rules = Rules(rest_days=("saturday", "sunday"), turn_days=days)
    assert wall(timetable(rules, kyiv(opens)).closes) == closes


def test_TIME_1_days_of_rest_are_days_of_the_games_zone():
    rules = Rules(
        rest_days=("saturday",), timezone="Pacific/Auckland", closes="09:00", hunt_opens="08:00"
    )
    friday_in_utc = datetime(2026, 12, 4, 21, tzinfo=UTC)  # Saturday, ten in the morning
    assert wall(timetable(rules, friday_in_utc).closes, "Pacific/Auckland") == "2026-12-06 09:00"


# TIME-2: hunts.


@pytest.mark.parametrize(
    ("opens", "hunts"),
    [("2026-12-01 08:00", "2026-12-01 12:00"), ("2026-12-01 09:01", "2026-12-02 12:00")],
)
def test_TIME_2_hunts_open_at_noon_of_the_day_of_the_first_closing_hour(opens, hunts):
    assert wall(timetable(Rules(), kyiv(opens)).hunt_opens) == hunts


def test_TIME_2_the_hour_of_the_hunts_is_an_option():
    rules = Rules(hunt_opens="00:00", min_open=timedelta(0))
    times = timetable(rules, kyiv("2026-12-01 15:00"))
    assert wall(times.hunt_opens) == "2026-12-01 00:00"  # open from the start


# TIME-3: summer time.


@pytest.mark.parametrize(
    ("opens", "utc_of_hunt", "utc_of_close"),
    [
        ("2026-03-28 08:00", 10, 19),  # the day before the clocks go forward
        ("2026-03-29 08:00", 9, 18),
        ("2026-10-24 08:00", 9, 18),  # the day before they go back
        ("2026-10-25 08:00", 10, 19),
    ],
)
def test_TIME_3_noon_and_nine_in_the_evening_stay_when_the_clocks_change(
    opens, utc_of_hunt, utc_of_close
):
    times = timetable(Rules(), kyiv(opens))
    assert (times.hunt_opens.hour, times.closes.hour) == (utc_of_hunt, utc_of_close)
    assert wall(times.hunt_opens).endswith("12:00")
    assert wall(times.closes).endswith("21:00")


def test_TIME_3_min_open_is_time_that_passes_and_not_hours_on_the_wall():
    spring = Rules(closes="10:00", hunt_opens="09:00")
    assert (
        wall(timetable(spring, kyiv("2026-03-28 22:00")).closes) == "2026-03-30 10:00"
    )  # 11 hours
    autumn = Rules(closes="10:00", hunt_opens="09:00")
    assert (
        wall(timetable(autumn, kyiv("2026-10-24 23:00")).closes) == "2026-10-25 10:00"
    )  # 12 hours


@pytest.mark.parametrize("hour", ["03:00", "03:01", "03:30", "03:59"])
def test_TIME_3_an_hour_that_is_skipped_is_the_next_instant(hour):
    """In Kyiv on 29 March 2026, three in the morning is four."""
    found = instant(Rules(), date(2026, 3, 29), hour)
    assert found == datetime(2026, 3, 29, 1, tzinfo=UTC)
    assert wall(found) == "2026-03-29 04:00"


def test_TIME_3_the_hours_beside_a_skipped_one_are_themselves():
    assert wall(instant(Rules(), date(2026, 3, 29), "02:59")) == "2026-03-29 02:59"
    assert wall(instant(Rules(), date(2026, 3, 29), "04:00")) == "2026-03-29 04:00"


@pytest.mark.parametrize("minute", ["00", "30", "59"])
def test_TIME_3_an_hour_that_comes_twice_is_the_first(minute):
    """In Kyiv on 25 October 2026, three in the morning comes twice."""
    found = instant(Rules(), date(2026, 10, 25), f"03:{minute}")
    assert found == datetime(2026, 10, 25, 0, int(minute), tzinfo=UTC)
    assert wall(found + HOUR) == wall(found)


def test_TIME_3_a_turn_that_closes_in_a_skipped_hour_closes_once_and_the_next_day_again():
    rules = Rules(closes="03:30", hunt_opens="00:30")
    closes = []
    at = kyiv("2026-03-28 04:00")
    for _ in range(3):
        at = timetable(rules, at + HOUR).closes
        closes.append(wall(at))
    assert closes == ["2026-03-29 04:00", "2026-03-30 03:30", "2026-03-31 03:30"]


@pytest.mark.parametrize(
    ("zone", "day", "hour", "shown"),
    [
        ("Australia/Lord_Howe", date(2026, 10, 4), "02:15", "2026-10-04 02:30"),  # half an hour
        ("America/New_York", date(2026, 3, 8), "02:30", "2026-03-08 03:00"),
        ("America/Santiago", date(2026, 9, 6), "00:30", "2026-09-06 01:00"),  # no midnight
        ("Asia/Beirut", date(2026, 3, 29), "00:00", "2026-03-29 01:00"),
        ("Antarctica/Troll", date(2026, 3, 29), "02:30", "2026-03-29 03:00"),  # two hours
        ("Pacific/Apia", date(2011, 12, 30), "21:00", "2011-12-31 00:00"),  # a whole day
    ],
)
def test_TIME_3_what_is_skipped_is_the_next_instant_all_over_the_world(zone, day, hour, shown):
    found = instant(Rules(timezone=zone), day, hour)
    assert wall(found, zone) == shown
    before = (found - SECOND).astimezone(ZoneInfo(zone)).utcoffset()
    assert before != found.astimezone(ZoneInfo(zone)).utcoffset()


def test_TIME_3_over_a_year_every_turn_closes_at_its_hour_in_every_zone_of_the_cast():
    for zone in (
        "Europe/Kyiv",
        "Europe/London",
        "America/St_Johns",
        "Asia/Kathmandu",
        "Pacific/Chatham",
    ):
        rules = Rules(timezone=zone)
        at = datetime(2026, 1, 1, tzinfo=UTC)
        days = []
        for _ in range(366):
            times = timetable(rules, at)
            assert wall(times.closes, zone).endswith("21:00")
            assert wall(times.hunt_opens, zone).endswith("12:00")
            assert at < times.hunt_opens < times.closes
            days.append(times.closes.astimezone(ZoneInfo(zone)).date())
            at = times.closes + HOUR
        assert days == [days[0] + timedelta(days=n) for n in range(366)]


@pytest.mark.parametrize("hour", ["00:00", "02:30", "03:30", "23:59"])
def test_TIME_3_every_zone_has_every_hour_once_a_day(hour):
    for zone in sorted(available_timezones()):
        rules = Rules(timezone=zone, closes=hour)
        days = [date(2026, 1, 1) + timedelta(days=n) for n in range(0, 365, 28)]
        instants = [instant(rules, day, hour) for day in days]
        assert instants == sorted(set(instants))
        assert all(found.tzinfo is UTC and not found.microsecond for found in instants)


def test_the_instants_are_in_utc_whatever_zone_the_clock_has():
    opens = datetime(2026, 12, 1, 8, tzinfo=ZoneInfo("Asia/Tokyo"))
    times = timetable(Rules(), opens)
    assert times.closes.tzinfo is UTC
    assert times == timetable(Rules(), opens.astimezone(UTC))


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("Europe/Kyiv", True),
        ("Europe/Kiev", True),  # its old spelling
        ("UTC", True),
        ("Kyiv", False),
        ("Europe/", False),
        ("europe/../Europe/Kyiv", False),
        ("\ud800", False),
        ("x" * 5_000, False),
    ],
)
def test_TIME_1_a_time_zone_is_known_or_not_and_never_an_error(name, known):
    assert zone_exists(name) is known


def test_TIME_1_a_day_is_one_of_the_games_zone_not_of_the_machines():
    """In New York it is still Monday at one o'clock of Tuesday in UTC."""
    rules = Rules(timezone="America/New_York", min_open=timedelta())
    after = datetime(2026, 12, 1, 1, tzinfo=UTC)
    assert wall(first_close(rules, after), "America/New_York") == "2026-11-30 21:00"
