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
    HOURS_OUT_OF_ORDER = "hours_out_of_order"
    NO_CLOSING_DAY = "no_closing_day"
    SEATS_OUT_OF_ORDER = "seats_out_of_order"
    CAUSE_NAMED_TWICE = "cause_named_twice"
    NEGATIVE_DURATION = "negative_duration"
    UNKNOWN_TIMEZONE = "unknown_timezone"


def contradictions(rules: Rules) -> tuple[Contradiction, ...]:
    """Say which options of `rules` contradict each other or can't be kept (GAME-7).

    >>> contradictions(Rules(keeper=True, court_from_turn=1))
    (<Contradiction.KEEPER_AND_COURT_ON_TURN_ONE: 'keeper_and_court_on_turn_one'>,)
    """
    found = {
        **_tie_contradictions(rules),
        Contradiction.KEEPER_AND_COURT_ON_TURN_ONE: rules.keeper and rules.court_from_turn == 1,
        Contradiction.SHARE_OUT_OF_RANGE: not all(
            share.is_finite() and 0 <= share <= 1
            for share in (rules.mafia_share, rules.quorum_share)
        ),
        Contradiction.HOURS_OUT_OF_ORDER: rules.hunt_opens >= rules.closes,
        Contradiction.NO_CLOSING_DAY: len(set(rules.rest_days)) == len(get_args(Weekday)),
        Contradiction.SEATS_OUT_OF_ORDER: rules.seats_max is not None
        and rules.seats_max < rules.seats_min,
        Contradiction.CAUSE_NAMED_TWICE: any(
            len(set(causes)) < len(causes) for causes in (rules.shot_on, rules.note_on)
        ),
        Contradiction.NEGATIVE_DURATION: any(
            length is not None and length < timedelta()
            for length in (rules.min_open, rules.outage, rules.publish_after)
        ),
        Contradiction.UNKNOWN_TIMEZONE: not zone_exists(rules.timezone),
    }
    return tuple(name for name, holds in found.items() if holds)


def _tie_contradictions(rules: Rules) -> dict[Contradiction, bool]:
    tie = rules.tie
    return {
        Contradiction.TIE_NAMED_TWICE: len(set(tie)) < len(tie),
        Contradiction.TIE_AFTER_THE_LAST: any(last in tie[:-1] for last in ("nobody", "everybody")),
        Contradiction.TIE_WITHOUT_KEEPER: "keeper" in tie and not rules.keeper,
        Contradiction.KEEPER_AND_EVERYBODY: rules.keeper and tie[-1:] == ("everybody",),
    }
