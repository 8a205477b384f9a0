"""Options that contradict each other or can't be kept (GAME-7); their names and their defaults."""

from datetime import timedelta
from decimal import Decimal
from typing import get_args

import msgspec
import pytest

from misto.engine import commands as c
from misto.engine.contradictions import Contradiction, contradictions
from misto.engine.refusals import Code
from misto.engine.rules import BLACK_MARKET, CLASSIC, OPTIONS, PRESETS, Rules, Weekday, canonical
from tests.engine.build import NO_GAME, Table

WEEK = get_args(Weekday)

CONTRADICTIONS = [
    (Contradiction.TIE_NAMED_TWICE, {"tie": ("last_to_reach", "last_to_reach")}),
    (Contradiction.TIE_AFTER_THE_LAST, {"tie": ("nobody", "last_to_reach")}),
    (Contradiction.TIE_AFTER_THE_LAST, {"tie": ("everybody", "second_named")}),
    (Contradiction.TIE_WITHOUT_KEEPER, {"tie": ("keeper",)}),
    (Contradiction.KEEPER_AND_COURT_ON_TURN_ONE, {"keeper": True, "court_from_turn": 1}),
    (Contradiction.KEEPER_AND_EVERYBODY, {"keeper": True, "tie": ("keeper", "everybody")}),
    (Contradiction.KEEPER_AND_EVERYBODY, {"keeper": True, "tie": ("everybody",)}),
    (Contradiction.SHARE_OUT_OF_RANGE, {"mafia_share": Decimal("1.01")}),
    (Contradiction.SHARE_OUT_OF_RANGE, {"quorum_share": Decimal("-0.01")}),
    (Contradiction.SHARE_OUT_OF_RANGE, {"quorum_share": Decimal("NaN")}),
    (Contradiction.SHARE_OUT_OF_RANGE, {"mafia_share": Decimal("Infinity")}),
    (Contradiction.SHARE_TOO_FINE, {"quorum_share": Decimal("0.123456789012345678901")}),
    (Contradiction.DURATION_TOO_LONG, {"min_open": timedelta(days=367)}),
    (Contradiction.HOURS_OUT_OF_ORDER, {"hunt_opens": "21:00"}),
    (Contradiction.HOURS_OUT_OF_ORDER, {"hunt_opens": "09:00", "closes": "08:59"}),
    (Contradiction.NO_CLOSING_DAY, {"rest_days": WEEK}),
    (Contradiction.CAUSE_NAMED_TWICE, {"shot_on": ("mafia", "mafia")}),
    (Contradiction.CAUSE_NAMED_TWICE, {"note_on": ("court", "mafia", "court")}),
    (Contradiction.NEGATIVE_DURATION, {"min_open": -timedelta(seconds=1)}),
    (Contradiction.NEGATIVE_DURATION, {"outage": -timedelta(seconds=1)}),
    (Contradiction.NEGATIVE_DURATION, {"publish_after": -timedelta(seconds=1)}),
    (Contradiction.UNKNOWN_TIMEZONE, {"timezone": "Europe/Atlantis"}),
    (Contradiction.UNKNOWN_TIMEZONE, {"timezone": ""}),
    (Contradiction.UNKNOWN_TIMEZONE, {"timezone": "Europe"}),
    (Contradiction.UNKNOWN_TIMEZONE, {"timezone": "../../etc/passwd"}),
    (Contradiction.UNKNOWN_TIMEZONE, {"timezone": "Europe/Kyiv\0"}),
]


@pytest.mark.parametrize(("why", "options"), CONTRADICTIONS)
def test_GAME_7_options_that_contradict_each_other_are_refused(why, options):
    assert contradictions(Rules(**options)) == (why,)
    refusal = Table(rules=NO_GAME).refused(
        c.CreateGame(game="g", title="t", rules=Rules(**options))
    )
    assert (refusal.code, refusal.clause) == (Code.RULES_CONTRADICT, "GAME-7")
    assert refusal.contradictions == (why,)


def test_GAME_7_every_contradiction_is_tried():
    by_hand = {Contradiction.SEATS_OUT_OF_ORDER}  # it binds enrolment alone
    assert {why for why, _ in CONTRADICTIONS} == set(Contradiction) - by_hand


def test_GAME_7_all_contradictions_are_named_at_once():
    rules = Rules(tie=("keeper",), hunt_opens="22:00", rest_days=WEEK)
    assert contradictions(rules) == (
        Contradiction.TIE_WITHOUT_KEEPER,
        Contradiction.HOURS_OUT_OF_ORDER,
        Contradiction.NO_CLOSING_DAY,
    )


@pytest.mark.parametrize(
    "options",
    [
        {"tie": ()},
        {"tie": ("everybody",)},
        {"tie": ("second_named", "first_to_reach", "last_to_reach", "nobody")},
        {"keeper": True, "tie": ("keeper", "nobody")},
        {"keeper": True, "court_from_turn": 2},
        {"court_from_turn": 1, "hunt_from_turn": 1},
        {"mafia_share": Decimal(0), "quorum_share": Decimal(1)},
        {"hunt_opens": "20:59"},
        {"rest_days": WEEK[1:]},
        {"rest_days": ("monday",) * 7},
        {"seats_min": 8, "seats_max": 8},
        {"shot_on": (), "note_on": ()},
        {"min_open": timedelta(0), "outage": timedelta(0), "publish_after": timedelta(0)},
        {"publish_after": None},
        {"timezone": "UTC"},
        {"timezone": "Antarctica/Troll"},
    ],
)
def test_GAME_7_options_that_go_together_are_taken(options):
    assert contradictions(Rules(**options)) == ()


def test_the_presets_are_playable_and_differ_in_the_keeper_alone():
    assert PRESETS == {"classic": CLASSIC, "black-market": BLACK_MARKET}
    assert Rules() == CLASSIC
    assert msgspec.structs.replace(BLACK_MARKET, keeper=False) == CLASSIC
    assert not any(map(contradictions, PRESETS.values()))


def test_every_option_names_its_clause():
    assert set(OPTIONS) == set(Rules.__struct_fields__)
    assert OPTIONS["tie"] == "COURT-4"
    assert OPTIONS["publish_after"] == "HOST-2"


@pytest.mark.parametrize(
    "options",
    [
        {"closes": "24:00"},
        {"closes": "9:00"},
        {"hunt_opens": "noon"},
        {"rest_days": ["someday"]},
        {"tie": ["by_lot"]},
        {"turn_days": 0},
        {"seats_min": 0},
        {"missed_votes": -1},
        {"hunts_per_turn": 1.5},
        {"tie_break": ["nobody"]},
    ],
)
def test_an_option_that_is_none_is_not_even_read(options):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Rules)


def test_GAME_2_the_committed_form_of_the_rules_names_every_option_and_reads_back():
    for rules in (CLASSIC, BLACK_MARKET, Rules(publish_after=None, tie=(), rest_days=("sunday",))):
        text = canonical(rules)
        assert set(msgspec.json.decode(text)) == set(OPTIONS)
        assert msgspec.json.decode(text, type=Rules) == rules
    assert canonical(CLASSIC) != canonical(BLACK_MARKET)


def test_GAME_1_the_numbers_of_seats_bind_enrolment_and_no_other_table():
    rules = Rules(seats_min=9, seats_max=8)
    assert contradictions(rules) == ()
    refusal = Table("", rules).refused(c.OpenEnrolment())
    assert refusal.code is Code.RULES_CONTRADICT
    assert refusal.contradictions == (Contradiction.SEATS_OUT_OF_ORDER,)
    assert Table(rules=Rules(seats_max=7, seats_min=7)).game.turn == 1
    assert Table(rules=rules).game.turn == 1


def test_GAME_7_the_longest_and_the_finest_that_can_be_are_no_contradiction():
    at_the_bound = Rules(
        min_open=timedelta(days=366), quorum_share=Decimal("0.12345678901234567890")
    )
    assert Contradiction.DURATION_TOO_LONG not in contradictions(at_the_bound)
    assert Contradiction.SHARE_TOO_FINE not in contradictions(at_the_bound)
