"""Line-ups: which are refused, and why; those that are suggested (GAME-3, GAME-4)."""

from collections import Counter
from decimal import Decimal

import pytest

from misto.engine import commands as c
from misto.engine.lineup import LARGEST, SMALLEST, mafia_wanted, refusal, suggest
from misto.engine.refusals import Code
from misto.engine.roles import MAFIA, SIDE
from misto.engine.rules import BLACK_MARKET, Rules
from misto.engine.terms import Role, Side
from tests.engine.build import Table, lobby, roles_of, seat_table

SOURCE = (
    "civilian civilian civilian civilian commissioner sergeant doctor mafioso boss framer maniac"
)
"""The eleven of the source's own game."""


@pytest.mark.parametrize(
    ("share", "seats", "wanted"),
    [
        ("0.25", 7, 2),
        ("0.25", 8, 2),
        ("0.25", 9, 3),
        ("0.25", 11, 3),
        ("0.25", 12, 3),
        ("0.25", 13, 4),
        ("0.1", 10, 1),  # as floats, 0.1 × 30 is more than 3
        ("0.1", 30, 3),
        ("0.1", 31, 4),
        ("0.3", 10, 3),
        ("0.333", 9, 3),
        ("0", 9, 0),
        ("1", 9, 9),
    ],
)
def test_GAME_3_the_mafia_is_a_share_of_the_seats_rounded_up(share, seats, wanted):
    assert mafia_wanted(seats, Rules(mafia_share=Decimal(share))) == wanted


def test_GAME_3_boss_and_framer_are_of_the_mafia_and_maniac_and_foundling_are_not():
    assert refusal(roles_of("boss framer mafioso" + " civilian" * 9)) is None
    short = refusal(roles_of("boss mafioso maniac foundling" + " civilian" * 8))
    assert short is not None
    assert (short.code, short.clause) == (Code.LINEUP_TOO_FEW_MAFIA, "GAME-3")
    assert (short.count, short.limit) == (2, 3)


@pytest.mark.parametrize(
    "role", ["commissioner", "sergeant", "foundling", "boss", "framer", "maniac"]
)
def test_GAME_4_of_most_roles_there_is_one(role):
    others = "commissioner boss" if role in {"sergeant", "foundling"} else "boss"
    lineup = roles_of(f"{role} {role} {others} mafioso mafioso" + " civilian" * 6)
    found = refusal(lineup)
    assert found is not None
    assert (found.code, found.role) == (Code.LINEUP_TWO_OF_A_ROLE, role)
    assert (found.clause, found.count) == ("GAME-4", lineup.count(Role(role)))


@pytest.mark.parametrize("role", ["civilian", "mafioso", "doctor", "courtesan"])
def test_GAME_4_of_these_there_may_be_several(role):
    lineup = roles_of(f"{role} {role} boss mafioso" + " civilian" * 6)
    assert refusal(lineup, Rules(mafia_share=Decimal("0.2"))) is None


@pytest.mark.parametrize(("role", "needs"), [("sergeant", "commissioner"), ("foundling", "boss")])
def test_GAME_4_a_sergeant_needs_a_commissioner_and_a_foundling_a_boss(role, needs):
    rest = "mafioso mafioso" + " civilian" * 4
    found = refusal(roles_of(f"{role} {rest}"))
    assert found is not None
    assert (found.code, found.role) == (Code.LINEUP_NEEDS_ROLE, needs)
    assert refusal(roles_of(f"{role} {needs} {rest}")) is None


def test_GAME_4_somebody_of_the_town_must_be_there():
    found = refusal(roles_of("mafioso mafioso maniac"))
    assert found is not None
    assert (found.code, found.clause) == (Code.LINEUP_NO_TOWN, "GAME-4")


@pytest.mark.parametrize(
    ("lineup", "rules"),
    [
        ("mafioso mafioso civilian civilian", Rules()),  # WIN-3
        ("maniac civilian civilian", Rules(mafia_share=Decimal(0), town_wins="mafia_dead")),
        ("civilian civilian", Rules(mafia_share=Decimal(0))),  # WIN-2
        ("maniac civilian", Rules(mafia_share=Decimal(0), maniac_wins="last_two")),  # WIN-4
        ("mafioso mafioso maniac civilian civilian", Rules(parity_of="town")),
    ],
)
def test_GAME_4_nobody_may_have_won_before_the_first_turn(lineup, rules):
    found = refusal(roles_of(lineup), rules)
    assert found is not None
    assert (found.code, found.clause) == (Code.LINEUP_ALREADY_WON, "GAME-4")


def test_GAME_4_a_line_up_that_is_refused_can_be_neither_dealt_nor_seated():
    few = "boss" + " civilian" * 6
    assert (
        lobby(7).refused(c.CloseEnrolment(lineup=roles_of(few))).code is Code.LINEUP_TOO_FEW_MAFIA
    )
    assert Table("").refused(seat_table(few)).code is Code.LINEUP_TOO_FEW_MAFIA


def test_GAME_4_there_are_as_many_roles_as_players():
    found = lobby(7).refused(c.CloseEnrolment(lineup=suggest(8)))
    assert (found.code, found.count, found.limit) == (Code.LINEUP_WRONG_SIZE, 8, 7)


@pytest.mark.parametrize("seats", range(SMALLEST, LARGEST + 1))
def test_suggested_line_ups_are_legal_and_in_canonical_order(seats):
    lineup = suggest(seats)
    assert len(lineup) == seats
    assert refusal(lineup) is None
    assert list(lineup) == sorted(lineup, key=list(Role).index)
    assert sum(role in MAFIA for role in lineup) == mafia_wanted(seats)
    assert {Role.COMMISSIONER, Role.DOCTOR, Role.BOSS} <= set(lineup)
    assert sum(SIDE[role] is Side.TOWN for role in lineup) > seats / 2


def test_a_larger_game_has_every_role():
    assert set(suggest(14)) == set(Role)


def test_eleven_get_the_line_up_of_the_source():
    assert Counter(suggest(11)) == Counter(roles_of(SOURCE))
    assert refusal(suggest(11), BLACK_MARKET) is None


@pytest.mark.parametrize("seats", [0, 6, 61])
def test_no_line_up_is_suggested_for_fewer_or_more(seats):
    with pytest.raises(ValueError, match=f"7 to 60 seats, not {seats}"):
        suggest(seats)


@pytest.mark.parametrize("share", ["0.5", "1"])
def test_no_line_up_is_suggested_where_the_mafia_would_have_won(share):
    with pytest.raises(ValueError, match="can be played"):
        suggest(9, Rules(mafia_share=Decimal(share)))


def test_a_mafia_without_a_share_still_has_a_boss():
    lineup = suggest(9, Rules(mafia_share=Decimal(0)))
    assert lineup.count(Role.BOSS) == sum(role in MAFIA for role in lineup) == 1
