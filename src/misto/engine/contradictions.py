"""Options that contradict each other (GAME-7)."""

from datetime import timedelta
from enum import StrEnum
from typing import get_args

from misto.engine.rules import Rules, Weekday
from misto.engine.timetable import zone_exists


class Contradiction(StrEnum):
    """Why two options don't go together (GAME-7)."""

    TIE_NAMED_TWICE = "tie_named_twice"
    TIE_AFTER_THE_LAST = "tie_after_the_last"  # something after `nobody` or `everybody`
    TIE_WITHOUT_KEEPER = "tie_without_keeper"
    KEEPER_AND_COURT_ON_TURN_ONE = "keeper_and_court_on_turn_one"
    KEEPER_AND_EVERYBODY = "keeper_and_everybody"
    SHARE_OUT_OF_RANGE = "share_out_of_range"
    SHARE_TOO_FINE = "share_too_fine"
    HOURS_OUT_OF_ORDER = "hours_out_of_order"
    NO_CLOSING_DAY = "no_closing_day"
    SEATS_OUT_OF_ORDER = "seats_out_of_order"
    CAUSE_NAMED_TWICE = "cause_named_twice"
    NEGATIVE_DURATION = "negative_duration"
    DURATION_TOO_LONG = "duration_too_long"
    UNKNOWN_TIMEZONE = "unknown_timezone"


DECIMALS = 20
"""How many decimal places a share may have; millions of them take for ever to count with."""

LONGEST = timedelta(days=366)
"""The longest duration of an option; the calendar has an end."""


def contradictions(rules: Rules) -> tuple[Contradiction, ...]:
    """Say which options of `rules` contradict each other or can't be kept (GAME-7).

    >>> contradictions(Rules(keeper=True, court_from_turn=1))
    (<Contradiction.KEEPER_AND_COURT_ON_TURN_ONE: 'keeper_and_court_on_turn_one'>,)
    """
    found = {
        **_tie_contradictions(rules),
        Contradiction.KEEPER_AND_COURT_ON_TURN_ONE: rules.keeper and rules.court_from_turn == 1,
        **_share_contradictions(rules),
        Contradiction.HOURS_OUT_OF_ORDER: rules.hunt_opens >= rules.closes,
        Contradiction.NO_CLOSING_DAY: len(set(rules.rest_days)) == len(get_args(Weekday)),
        Contradiction.CAUSE_NAMED_TWICE: any(
            len(set(causes)) < len(causes) for causes in (rules.shot_on, rules.note_on)
        ),
        **_duration_contradictions(rules),
        Contradiction.UNKNOWN_TIMEZONE: not zone_exists(rules.timezone),
    }
    return tuple(name for name, holds in found.items() if holds)


def _share_contradictions(rules: Rules) -> dict[Contradiction, bool]:
    shares = rules.mafia_share, rules.quorum_share
    places = [share.as_tuple().exponent for share in shares]
    return {
        Contradiction.SHARE_OUT_OF_RANGE: not all(s.is_finite() and 0 <= s <= 1 for s in shares),
        Contradiction.SHARE_TOO_FINE: any(isinstance(n, int) and -n > DECIMALS for n in places),
    }


def _duration_contradictions(rules: Rules) -> dict[Contradiction, bool]:
    given = rules.min_open, rules.outage, rules.publish_after
    lengths = [length for length in given if length is not None]
    return {
        Contradiction.NEGATIVE_DURATION: any(length < timedelta() for length in lengths),
        Contradiction.DURATION_TOO_LONG: any(length > LONGEST for length in lengths),
    }


def _tie_contradictions(rules: Rules) -> dict[Contradiction, bool]:
    tie = rules.tie
    return {
        Contradiction.TIE_NAMED_TWICE: len(set(tie)) < len(tie),
        Contradiction.TIE_AFTER_THE_LAST: any(last in tie[:-1] for last in ("nobody", "everybody")),
        Contradiction.TIE_WITHOUT_KEEPER: "keeper" in tie and not rules.keeper,
        Contradiction.KEEPER_AND_EVERYBODY: rules.keeper and tie[-1:] == ("everybody",),
    }
