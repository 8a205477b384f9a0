"""What is taken away to see what it contributes, and which rules change no game."""

from collections.abc import Iterator
from datetime import timedelta
from decimal import Decimal
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace

from misto.engine import CLASSIC, Role, Rules
from misto.engine.lineup import suggest
from misto.engine.rules import OPTIONS
from misto.sim.batch.state import options
from misto.sim.contributions import PLAYED, as_played, contributed, without
from misto.sim.pairs import Effect
from misto.sim.tables import Setup

HINTS = get_type_hints(Rules)
SEVEN = (
    Role.CIVILIAN, Role.CIVILIAN, Role.COMMISSIONER, Role.SERGEANT, Role.DOCTOR, Role.MAFIOSO,
    Role.BOSS,
)  # fmt: skip


def test_hours_and_what_is_shown_change_no_game():
    shown = Rules(closes="20:00", turn_days=3, mafia_share=Decimal("0.3"), sealed_shows="totals")
    assert as_played(shown) == CLASSIC
    assert as_played(Rules(keeper=True, closes="20:00")) == Rules(keeper=True)


def other_values(name: str) -> Iterator[object]:
    """Values of an option beside its default, as far as they can be told from its type."""
    match getattr(CLASSIC, name):
        case bool(value):
            yield not value
        case int(value):
            yield value + 1
        case Decimal():
            yield Decimal("0.5")
        case timedelta() as value:
            yield 2 * value
        case str(value):
            yield from (one for one in get_args(HINTS[name]) if one != value)
        case tuple(value) if value:
            yield ()


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_the_options_that_change_games_are_those_of_the_batch(name):
    others = (replace(CLASSIC, **{name: value}) for value in other_values(name))
    assert any(options(rules) != options(CLASSIC) for rules in others) is (name in PLAYED)


def test_without_a_role_somebody_plain_of_its_side_sits_there():
    found = without(Setup(CLASSIC, suggest(14)))
    assert set(found) == set(suggest(14)) - {Role.CIVILIAN}
    lineup = found["framer"].lineup
    assert lineup.count(Role.FRAMER) == 0
    assert lineup.count(Role.MAFIOSO) == suggest(14).count(Role.MAFIOSO) + 1
    assert found["doctor"].lineup.count(Role.CIVILIAN) == suggest(14).count(Role.CIVILIAN) + 1


def test_GAME_4_who_needs_a_role_goes_with_it():
    found = without(Setup(CLASSIC, SEVEN))
    assert Role.SERGEANT not in found["commissioner"].lineup
    assert Role.COMMISSIONER in found["sergeant"].lineup


def test_GAME_3_a_mafia_may_be_taken_one_from_though_the_rules_want_it_larger():
    assert without(Setup(CLASSIC, SEVEN))["mafioso"].lineup.count(Role.MAFIOSO) == 0


def test_what_would_leave_no_game_is_not_taken_away():
    lineup = (*[Role.CIVILIAN] * 4, Role.DOCTOR, Role.MAFIOSO)
    assert set(without(Setup(CLASSIC, lineup))) == {"doctor"}


def test_an_option_goes_back_to_its_default():
    rules = Rules(keeper=True, parity_of="town", closes="20:00")
    found = without(Setup(rules, SEVEN))
    assert found["keeper"].rules == Rules(parity_of="town")
    assert found["parity_of"].rules == Rules(keeper=True)
    assert "closes" not in found


def test_GAME_7_a_list_of_ties_that_needs_an_option_goes_with_it():
    rules = Rules(keeper=True, tie=("keeper", "nobody"))
    assert without(Setup(rules, SEVEN))["keeper"].rules == CLASSIC


def test_what_it_contributes_is_the_contrary_of_what_its_absence_does():
    assert contributed(Effect(-0.2, -0.3, -0.1)) == Effect(0.2, 0.1, 0.3)
