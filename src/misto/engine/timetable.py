"""The instants of a turn: the one module that turns wall-clock hours into instants (TIME-1…6)."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from misto.engine.rules import Rules

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


class Timetable(Struct, frozen=True):
    """When a turn's hunts open and when it closes, in UTC."""

    hunt_opens: datetime
    closes: datetime


def timetable(rules: Rules, opens: datetime) -> Timetable:
    """Compute the instants of a turn that opens at `opens` (an aware datetime).

    The turn closes at the `turn_days`-th closing hour, the first counted being at least
    `min_open` after the opening (TIME-6); hunts open at `hunt_opens` of the day of that first
    one (TIME-2). Days of rest have no closing hour (TIME-1).
    """
    first = _closing_day(rules, _earliest(rules, opens))
    last = first
    for _ in range(rules.turn_days - 1):
        last = _working_day(rules, last + timedelta(days=1))
    return Timetable(instant(rules, first, rules.hunt_opens), instant(rules, last, rules.closes))


def first_close(rules: Rules, after: datetime) -> datetime:
    """Return the first closing hour at least `min_open` after an instant (TIME-4, TIME-8)."""
    return instant(rules, _closing_day(rules, _earliest(rules, after)), rules.closes)


def _earliest(rules: Rules, after: datetime) -> datetime:
    """Return `min_open` later, in time that passes; later in any case, if only by an instant."""
    return after.astimezone(UTC) + max(rules.min_open, timedelta.resolution)


def instant(rules: Rules, day: date, hour: str) -> datetime:
    """Return the instant, in UTC, of a wall-clock hour of a day in the game's time zone (TIME-3).

    An hour that the change of clocks skips is the next instant; one that comes twice, the first.
    """
    zone = ZoneInfo(rules.timezone)
    wall = datetime.combine(day, time.fromisoformat(hour))
    found = wall.replace(tzinfo=zone).astimezone(UTC)
    if found.astimezone(zone).replace(tzinfo=None) == wall:
        return found
    return _end_of_gap(zone, wall.replace(tzinfo=zone, fold=1).astimezone(UTC), found)


def _end_of_gap(zone: ZoneInfo, before: datetime, after: datetime) -> datetime:
    offset = before.astimezone(zone).utcoffset()
    while after - before > timedelta(seconds=1):
        middle = before + (after - before) / 2
        if middle.astimezone(zone).utcoffset() == offset:
            before = middle
        else:
            after = middle
    return after.replace(microsecond=0)


def _closing_day(rules: Rules, earliest: datetime) -> date:
    day = earliest.astimezone(ZoneInfo(rules.timezone)).date()
    day = _working_day(rules, day)
    if instant(rules, day, rules.closes) < earliest:
        day = _working_day(rules, day + timedelta(days=1))
    return day


def _working_day(rules: Rules, day: date) -> date:
    while WEEKDAYS[day.weekday()] in rules.rest_days:
        day += timedelta(days=1)
    return day


def zone_exists(name: str) -> bool:
    """Say whether a time zone of that name is known here."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True
