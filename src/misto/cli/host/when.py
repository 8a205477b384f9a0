"""When an order was sent: the hour that a host or a forum wrote, as an instant of this turn."""

import re
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from msgspec import Struct

from misto.cli.host import vocabulary as words

_DATE = r"\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2}(?:\.\d{2,4})?"
_HOUR = r"(?:(?:о|об|в|at|@)\s+)?(?P<hour>\d{1,2})[:.\-](?P<minute>\d{2})(?::(?P<second>\d{2}))?"
_PAST = "|".join(words.TODAY + words.YESTERDAY)
_TO_COME = "|".join(words.TODAY + words.TOMORROW)
PATTERN = rf"(?:(?P<day>{_DATE}|{_PAST})[\s,T]+)?{_HOUR}"
"""A day, or none, and an hour, as players and forums write them."""

_PARTS = re.compile(PATTERN, re.IGNORECASE)
_COMING = re.compile(rf"(?:(?P<day>{_DATE}|{_TO_COME})[\s,T]+)?{_HOUR}", re.IGNORECASE)
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.(\d{1,2})(?:\.(\d{2,4}))?")
_BARE = re.compile(r"(\d{1,2})\.(\d{2})")
_HOURS = 24
_MONTHS = 12
_CENTURY = 100
_YEARS = 2000


class Unfit(StrEnum):
    """Why a text is no instant of the turn."""

    NOT_A_TIME = "not_a_time"
    BEFORE_THE_TURN = "before_the_turn"
    IN_THE_FUTURE = "in_the_future"
    NOT_IN_THE_TURN = "not_in_the_turn"  # an hour that hasn't come yet since the turn opened
    SAY_THE_DAY = "say_the_day"  # the hour has come more than once since then
    DAY_OR_HOUR = "day_or_hour"  # «10.11» alone: ten past ten, or the tenth of November


class Span(Struct, frozen=True):
    """The instants that an order of this turn can have been sent at, and the game's time zone."""

    opened: datetime
    now: datetime
    timezone: str


def instant(text: str, span: Span) -> datetime | Unfit:
    """Turn «20:15», «вчора 23:10», «30.11 20:15», «2026-11-30 20:15» into an instant, in UTC.

    An hour without a day is the one time that the clock has shown it since the turn opened. With a
    dot, and nothing else, it is an hour where it can't be a day and a month: «20.15», not «10.11».
    """
    text = text.strip().casefold()
    if (aware := _aware(text)) is not None:
        return _within(aware, span)
    if _is_day_too(text):
        return Unfit.DAY_OR_HOUR
    found = _PARTS.fullmatch(text)
    try:
        return Unfit.NOT_A_TIME if found is None else _read(found, span)
    except (ValueError, OverflowError):
        return Unfit.NOT_A_TIME


def coming(text: str, now: datetime, timezone: str) -> datetime | None:
    """Turn «22:30», «завтра 21:00», «1.12 21:00» into an instant; an hour alone is the next one.

    None: it is no time. Whether it is late enough, the rules say.
    """
    text = text.strip().casefold()
    if (aware := _aware(text)) is not None:
        return aware
    found = _COMING.fullmatch(text)
    try:
        return None if found is None or _is_day_too(text) else _come(found, now, ZoneInfo(timezone))
    except (ValueError, OverflowError):
        return None


def _is_day_too(text: str) -> bool:
    """Say whether an hour, written with a dot, can be a day and a month as well."""
    found = _BARE.fullmatch(text)
    if found is None:
        return False
    first, second = int(found[1]), int(found[2])
    return 1 <= first < _HOURS and 1 <= second <= _MONTHS


def _come(found: re.Match[str], now: datetime, zone: ZoneInfo) -> datetime:
    hour = time(int(found["hour"]), int(found["minute"]), int(found["second"] or 0))
    today = now.astimezone(zone).date()
    if found["day"] is None:
        at = _wall(today, hour, zone)
        return at if at > now else _wall(today + timedelta(days=1), hour, zone)
    if found["day"] in words.TOMORROW:
        return _wall(today + timedelta(days=1), hour, zone)
    day = _day(found["day"], today)
    dotted = _DOTTED.fullmatch(found["day"])
    if dotted is not None and dotted[3] is None and day < today:
        day = day.replace(year=day.year + 1)
    return _wall(day, hour, zone)


def _aware(text: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(text.upper())
        return found.astimezone(UTC) if found.tzinfo is not None else None
    except (ValueError, OverflowError):
        return None


def _read(found: re.Match[str], span: Span) -> datetime | Unfit:
    hour = time(int(found["hour"]), int(found["minute"]), int(found["second"] or 0))
    zone = ZoneInfo(span.timezone)
    today = span.now.astimezone(zone).date()
    if found["day"] is not None:
        day = _day(found["day"], today)
        return _within(_wall(day, hour, zone), span)
    days = (span.opened.astimezone(zone).date() + timedelta(days=n) for n in range(_days(span) + 1))
    fits = [at for at in (_wall(day, hour, zone) for day in days) if span.opened <= at <= span.now]
    if len(fits) > 1:
        return Unfit.SAY_THE_DAY
    return fits[0] if fits else Unfit.NOT_IN_THE_TURN


def _within(at: datetime, span: Span) -> datetime | Unfit:
    if at > span.now:
        return Unfit.IN_THE_FUTURE
    return Unfit.BEFORE_THE_TURN if at < span.opened else at


def _days(span: Span) -> int:
    zone = ZoneInfo(span.timezone)
    return (span.now.astimezone(zone).date() - span.opened.astimezone(zone).date()).days


def _wall(day: date, hour: time, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, hour, zone).astimezone(UTC)


def _day(text: str, today: date) -> date:
    if text in words.TODAY:
        return today
    if text in words.YESTERDAY:
        return today - timedelta(days=1)
    if (found := _ISO.fullmatch(text)) is not None:
        return date(int(found[1]), int(found[2]), int(found[3]))
    if (found := _DOTTED.fullmatch(text)) is None:
        raise ValueError(text)
    if found[3] is not None:
        year = int(found[3])
        return date(year + _YEARS if year < _CENTURY else year, int(found[2]), int(found[1]))
    day = date(today.year, int(found[2]), int(found[1]))
    return day if day <= today else day.replace(year=today.year - 1)
