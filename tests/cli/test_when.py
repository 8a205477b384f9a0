"""When an order was sent: hours and days as hosts and forums write them, in the game's zone."""

from datetime import UTC, datetime

import pytest

from misto.cli.host.when import Span, Unfit, coming, instant


def utc(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


# A turn that opened on 29 November at 22:00 in Kyiv; now it is the 30th, 21:30 there.
DAY = Span(utc("2026-11-29 20:00"), utc("2026-11-30 19:30"), "Europe/Kyiv")
# The same, but it has been open for three days.
LONG = Span(utc("2026-11-27 20:00"), utc("2026-11-30 19:30"), "Europe/Kyiv")


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("20:15", "2026-11-30 18:15"),
        ("20.15", "2026-11-30 18:15"),
        ("18.45", "2026-11-30 16:45"),
        ("08.00", "2026-11-30 06:00"),  # there is no month 0
        ("00.10", "2026-11-29 22:10"),  # nor a day 0
        ("о 10.11", "2026-11-30 08:11"),
        ("30.11 10.11", "2026-11-30 08:11"),
        ("20-15", "2026-11-30 18:15"),
        ("9:05", "2026-11-30 07:05"),
        ("20:15:07", "2026-11-30 18:15:07"),
        ("о 20:15", "2026-11-30 18:15"),
        ("в 20:15", "2026-11-30 18:15"),
        ("at 20:15", "2026-11-30 18:15"),
        ("23:10", "2026-11-29 21:10"),
        ("вчора 23:10", "2026-11-29 21:10"),
        ("Вчора, 23:10", "2026-11-29 21:10"),
        ("вчера 23:10", "2026-11-29 21:10"),
        ("yesterday at 23:10", "2026-11-29 21:10"),
        ("сьогодні о 20:15", "2026-11-30 18:15"),
        ("today 20:15", "2026-11-30 18:15"),
        ("30.11 20:15", "2026-11-30 18:15"),
        ("30.11.2026, 20:15", "2026-11-30 18:15"),
        ("30.11.26 20:15", "2026-11-30 18:15"),
        ("2026-11-30 20:15", "2026-11-30 18:15"),
        ("2026-11-30T20:15", "2026-11-30 18:15"),
        ("2026-11-30T18:15:00+00:00", "2026-11-30 18:15"),
        ("2026-11-30T18:15:00Z", "2026-11-30 18:15"),
        ("21:05", "2026-11-30 19:05"),  # past the closing hour: the rules say so, not the reader
    ],
)
def test_an_instant(text, at):
    assert instant(text, DAY) == utc(at)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("21:45", Unfit.NOT_IN_THE_TURN),  # neither yesterday after 22:00 nor today before 21:30
        ("today 21:45", Unfit.IN_THE_FUTURE),
        ("1.12.2026 10:00", Unfit.IN_THE_FUTURE),
        ("2026-11-29 21:59", Unfit.BEFORE_THE_TURN),
        ("вчора 21:10", Unfit.BEFORE_THE_TURN),
        ("1.12 10:00", Unfit.BEFORE_THE_TURN),  # last year's: this year's isn't yet
        ("10.11", Unfit.DAY_OR_HOUR),
        ("1.12", Unfit.DAY_OR_HOUR),
        (" 20.05 ", Unfit.DAY_OR_HOUR),
        ("30.11", Unfit.NOT_A_TIME),  # a day alone
        ("25:10", Unfit.NOT_A_TIME),
        ("20:75", Unfit.NOT_A_TIME),
        ("31.02 20:15", Unfit.NOT_A_TIME),
        ("увечері", Unfit.NOT_A_TIME),
        ("0001-01-01T00:00:00+05:00", Unfit.NOT_A_TIME),
        ("0001-01-01 00:00", Unfit.NOT_A_TIME),
        ("31.12.0001 10:00", Unfit.BEFORE_THE_TURN),
        ("завтра 10:00", Unfit.NOT_A_TIME),
        ("", Unfit.NOT_A_TIME),
    ],
)
def test_no_instant_of_the_turn(text, why):
    assert instant(text, DAY) is why


def test_in_a_long_turn_the_day_must_be_said():
    assert instant("20:15", LONG) is Unfit.SAY_THE_DAY
    assert instant("29.11 20:15", LONG) == utc("2026-11-29 18:15")
    assert instant("21:45", LONG) is Unfit.SAY_THE_DAY
    short = Span(utc("2026-11-29 20:00"), utc("2026-11-30 20:30"), "Europe/Kyiv")
    assert instant("22:15", short) is Unfit.SAY_THE_DAY


def test_the_hours_are_those_of_the_games_zone():
    span = Span(utc("2026-07-01 00:00"), utc("2026-07-01 23:00"), "America/New_York")
    assert instant("15:00", span) == utc("2026-07-01 19:00")


def test_new_year():
    span = Span(utc("2026-12-31 08:00"), utc("2027-01-01 09:00"), "Europe/Kyiv")
    assert instant("31.12 23:10", span) == utc("2026-12-31 21:10")


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("22:30", "2026-11-30 20:30"),
        ("20:15", "2026-12-01 18:15"),  # today it is past
        ("завтра 21:00", "2026-12-01 19:00"),
        ("tomorrow at 21:00", "2026-12-01 19:00"),
        ("сьогодні о 22:00", "2026-11-30 20:00"),
        ("1.12 21:00", "2026-12-01 19:00"),
        ("29.11 21:00", "2027-11-29 19:00"),
        ("1.12.2026 21:00", "2026-12-01 19:00"),
        ("2026-12-01 21:00", "2026-12-01 19:00"),
        ("2026-12-01T19:00:00Z", "2026-12-01 19:00"),
        ("колись", None),
        ("22.45", "2026-11-30 20:45"),
        ("1.12", None),
        ("вчора 21:00", None),
        ("25:00", None),
        ("31.02 10:00", None),
        ("0001-01-01 00:00", None),
    ],
)
def test_an_instant_that_is_to_come(text, at):
    assert coming(text, DAY.now, "Europe/Kyiv") == (at and utc(at))
