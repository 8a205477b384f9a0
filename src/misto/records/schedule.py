"""When a record's turns close and its orders arrive: hours as written become instants.

A turn's report is taken to be published at its closing instant, which opens the next turn (TIME-6).
"""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from misto.engine.rules import Rules
from misto.engine.timetable import WEEKDAYS, instant, timetable
from misto.records.faults import Flaw, Mistake, RecordError, Way
from misto.records.model import Moment, Record, RecordTurn

BASE = date(2026, 1, 5)
"""The day on which a record without a date begins: a Monday in winter."""

DAY = timedelta(days=1)


class TurnTimes(Struct, frozen=True):
    """The instants of one turn, in UTC; an order without an hour has None."""

    opens: datetime
    hunt_opens: datetime
    closes: datetime
    orders: tuple[datetime | None, ...]


def schedule(record: Record) -> tuple[TurnTimes, ...]:
    """Compute the instants of every turn; raise `RecordError` where the hours run backwards.

    Where no turn has a date, the game begins on a fixed day; where a later one has the first, it
    begins so early before it that the turns between find room.
    """
    dated = _is_dated(record.turns[:1])
    opens = start(record)
    found = []
    for number, turn in enumerate(record.turns):
        if not dated:
            _refuse_dates(turn, ("turns", number))
        times = turn_times(record.rules, turn, opens, ("turns", number), first=not number)
        found.append(times)
        opens = times.closes
    return tuple(found)


def turn_times(
    rules: Rules,
    turn: RecordTurn,
    opens: datetime,
    path: Way,
    *,
    first: bool = False,
) -> TurnTimes:
    """Compute the instants of a turn that opens at an instant.

    When its hunts open is counted from there (TIME-2), whenever it closes; but a record doesn't
    know when the `first` turn opened, and where that has `closes`, it is counted back from it.
    """
    usual = timetable(rules, opens)
    hunt_opens, closes = usual.hunt_opens, usual.closes
    if turn.closes is not None:
        closes = _instant(rules, turn.closes, _day(rules, closes))
        hunt_opens = _hunts_open(rules, closes) if first else hunt_opens
        if closes <= opens:
            raise _wrong(Flaw.CLOSES_TOO_EARLY, (*path, "closes"))
    day = _day(rules, closes)
    orders = tuple(
        None if line.at is None else _instant(rules, line.at, day) for line in turn.orders
    )
    _refuse_backwards(orders, opens, (*path, "orders"))
    return TurnTimes(opens, hunt_opens, closes, orders)


def _hunts_open(rules: Rules, closes: datetime) -> datetime:
    """Return when hunts opened in a turn of which only the close is known (TIME-2).

    That is `hunt_opens` of its closing day, or of as many closing days before as a turn has.
    """
    day = _day(rules, closes)
    if instant(rules, day, rules.hunt_opens) >= closes:
        day -= DAY
    for _ in range(rules.turn_days - 1):
        day -= DAY
        while WEEKDAYS[day.weekday()] in rules.rest_days:
            day -= DAY
    return instant(rules, day, rules.hunt_opens)


def start(record: Record) -> datetime:
    """Return when turn one opens: before all that is known of it."""
    rules = record.rules
    for number, turn in enumerate(record.turns):
        if turn.closes is None or turn.closes.day is None:
            continue
        if number:
            length = 7 * rules.turn_days + rules.min_open // DAY + 7
            return instant(rules, turn.closes.day - number * length * DAY, "00:00")
        closes = _instant(rules, turn.closes, turn.closes.day)
        given = [line.at for line in turn.orders if line.at is not None]
        hours = [_instant(rules, at, at.day) for at in given if at.day is not None]
        return min([closes - DAY, *hours])
    return instant(rules, BASE, "00:00")


def _is_dated(turns: Sequence[RecordTurn]) -> bool:
    return any(turn.closes is not None and turn.closes.day is not None for turn in turns)


def _refuse_dates(turn: RecordTurn, path: Way) -> None:
    mistakes = [
        Mistake(flaw=Flaw.DATE_WITHOUT_CLOSES, path=(*path, "orders", number, "at"))
        for number, line in enumerate(turn.orders)
        if line.at is not None and line.at.day is not None
    ]
    if mistakes:
        raise RecordError(mistakes)


def _refuse_backwards(
    orders: Sequence[datetime | None],
    opens: datetime,
    path: Way,
) -> None:
    last = opens
    for number, at in enumerate(orders):
        if at is None:
            continue
        if at < last:
            raise _wrong(Flaw.BACKWARDS, (*path, number, "at"))
        last = at


def _instant(rules: Rules, moment: Moment, day: date) -> datetime:
    return instant(rules, moment.day or day, moment.hour)


def _day(rules: Rules, at: datetime) -> date:
    return at.astimezone(ZoneInfo(rules.timezone)).date()


def _wrong(flaw: Flaw, path: Way) -> RecordError:
    return RecordError([Mistake(flaw=flaw, path=path)])
