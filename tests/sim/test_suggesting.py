"""What a change does to a line-up, and the search for the one that is fairest."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from misto.engine import CLASSIC, Role, Rules, Winner
from misto.engine.lineup import refusal, suggest
from misto.sim.pairs import Pairs, paired
from misto.sim.running import compare
from misto.sim.suggesting import (
    Change,
    Found,
    Looking,
    Weighed,
    changes,
    even,
    search,
    weigh,
)
from misto.sim.tables import Setup

FREE = Rules(mafia_share=CLASSIC.mafia_share / 5)
SETUP = Setup(CLASSIC, suggest(8), "plain")


def pairs(*counts: tuple[Winner, Winner, int]) -> Pairs:
    """Pairs of games by how they ended with the base, with the other, and how many."""
    places = list(Winner)
    base = np.repeat([places.index(one) for one, _, _ in counts], [n for *_, n in counts])
    other = np.repeat([places.index(two) for _, two, _ in counts], [n for *_, n in counts])
    return paired(base.astype(np.uint8), other.astype(np.uint8))


def test_a_change_fills_one_seat_otherwise():
    lineup = suggest(11)
    found = changes(lineup, CLASSIC)
    for change, changed in found.items():
        differ = [(was, now) for was, now in zip(lineup, changed, strict=True) if was is not now]
        assert differ == [(change.less, change.more)]
        assert refusal(changed, CLASSIC) is None
    assert {change.role for change in found if change.added} == {
        *(Role.DOCTOR, Role.COURTESAN, Role.FOUNDLING, Role.MAFIOSO),
    }


def test_changes_that_the_rules_refuse_are_no_changes():
    lineup = suggest(11)
    less = {change.less for change in changes(lineup, CLASSIC)} - {Role.CIVILIAN}
    assert Role.MAFIOSO not in less  # a quarter of the seats is mafia
    assert Role.COMMISSIONER not in less  # the sergeant needs him
    few = changes(lineup, FREE)
    assert Change(Role.CIVILIAN, Role.MAFIOSO) in few


def test_boss_and_framer_are_exchanged_with_a_mafioso():
    swap = Change(Role.MAFIOSO, Role.FRAMER)
    assert (swap.role, swap.added) == (Role.FRAMER, False)
    assert Counter(changes(suggest(11), CLASSIC)[swap])[Role.MAFIOSO] == 2
    assert Change(Role.MAFIOSO, Role.CIVILIAN).added
    assert Change(Role.CIVILIAN, Role.DOCTOR).role is Role.DOCTOR


def test_every_change_is_weighed_on_the_same_games():
    *_, weighed = weigh(SETUP, 1, 30)
    found = changes(SETUP.lineup, CLASSIC)
    assert [one.change for one in weighed] == list(found)
    doctor = next(one for one in weighed if one.change.more is Role.DOCTOR)
    *_, (alone,) = compare(SETUP, (Setup(CLASSIC, doctor.lineup, "plain"),), 1, 30)
    assert doctor.pairs == alone
    assert doctor.effect == alone.effect(Winner.TOWN)


def test_town_and_mafia_are_even_as_far_as_chance_could_put_them_apart():
    assert even(pairs((Winner.TOWN, Winner.TOWN, 59), (Winner.MAFIA, Winner.TOWN, 41)))
    assert not even(pairs((Winner.TOWN, Winner.TOWN, 60), (Winner.MAFIA, Winner.TOWN, 40)))
    assert even(pairs((Winner.MANIAC, Winner.MANIAC, 100)))


def test_the_gap_is_between_town_and_mafia_with_the_change():
    its = pairs((Winner.TOWN, Winner.MAFIA, 30), (Winner.TOWN, Winner.TOWN, 70))
    assert Weighed(Change(Role.DOCTOR, Role.CIVILIAN), (), its).gap == pytest.approx(0.4)


@pytest.mark.slow
def test_a_search_brings_town_and_mafia_nearer_step_by_step():
    lineup = (*[Role.CIVILIAN] * 5, *[Role.MAFIOSO] * 3, Role.BOSS)
    told = list(search(Setup(FREE, lineup, "plain"), 1, 50))
    steps = [one for one in told if isinstance(one, Found)]
    assert steps[0] == Found(lineup)
    assert len(steps) > 1
    for before, after in pairwise(steps):
        assert after.by is not None
        assert changes(before.lineup, FREE)[after.by.change] == after.lineup
        was = after.by.pairs.won(Winner.TOWN)[0] - after.by.pairs.won(Winner.MAFIA)[0]
        assert after.by.gap < abs(was) / 50
    assert all(one.games <= one.whole for one in told if isinstance(one, Looking))


@pytest.mark.slow
def test_a_search_ends_where_the_line_up_is_even_already():
    lineup = (*[Role.CIVILIAN] * 5, Role.DOCTOR, Role.DOCTOR, Role.MAFIOSO, Role.BOSS)
    told = list(search(Setup(FREE, lineup, "plain"), 1, 40))
    assert [one for one in told if isinstance(one, Found)] == [Found(lineup)]
