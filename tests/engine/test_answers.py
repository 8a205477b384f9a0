"""What a check brings, and to whom (NIGHT-5…8, HOST-5)."""

import msgspec
import pytest

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.report import letter
from misto.engine.rules import Rules
from misto.engine.terms import Cause, Shown
from misto.engine.views import Host, Seat
from tests.engine.build import FULL, Table

COMMISSIONER, SERGEANT, DOCTOR, COURTESAN, FOUNDLING, CIVILIAN, OTHER, FRIEND = range(1, 9)
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)


@pytest.fixture
def table():
    """A table of every role on turn two, on which a missed vote does no harm."""
    return Table(FULL, Rules(status_needs_vote=False, missed_votes=0)).turn_two()


def told(table, seat):
    """The answers that a seat was told with the last report."""
    view = table.view(Seat(seat))
    lines = letter(view, view.turns[-2 if view.winner is None else -1].turn)
    return [line for line in lines if isinstance(line, e.CheckAnswered | e.CheckUnanswered)]


def answer(table, seat):
    """What a seat was answered: what it shows, who killed, with what."""
    (line,) = told(table, seat)
    return (line.shows, line.killed_by, line.weapon) if isinstance(line, e.CheckAnswered) else None


@pytest.mark.parametrize(
    ("seat", "shows"),
    [
        (SERGEANT, "sergeant"),
        (FOUNDLING, "civilian"),
        (CIVILIAN, "civilian"),
        (BOSS, "boss"),
        (FRAMER, "framer"),
        (MANIAC, "maniac"),
    ],
)
def test_NIGHT_5_the_answer_is_the_role_and_comes_with_the_report(table, seat, shows):
    table.give(COMMISSIONER, "check", seat)
    table.close()
    assert table.view(Seat(COMMISSIONER)).turns[-1].facts == ()  # TIME-6
    table.publish()
    assert answer(table, COMMISSIONER) == (shows, None, None)


def test_NIGHT_8_the_sergeant_reads_every_answer_and_nobody_else_does(table):
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.night()
    readers = [seat for seat in table.game.seats if told(table, seat)]
    assert readers == [COMMISSIONER, SERGEANT]
    assert answer(table, SERGEANT) == answer(table, COMMISSIONER)


def test_GAME_5_the_commissioner_is_not_told_who_reads_along():
    """Nothing in the view, an audience neither, says which seat is the sergeant's."""
    swapped = (
        FULL.replace("sergeant", "X").replace("civilian", "sergeant", 1).replace("X", "civilian")
    )
    views = []
    for roles in (FULL, swapped):
        table = Table(roles)
        table.give(COMMISSIONER, "check", MAFIOSO)
        table.night()
        views.append(table.view(Seat(COMMISSIONER)))
    assert views[0] == views[1]


def test_NIGHT_8_a_sergeant_who_dies_this_turn_reads_nothing(table):
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.give(MAFIOSO, "kill", SERGEANT)
    table.night()
    assert told(table, SERGEANT) == []
    assert answer(table, COMMISSIONER) == ("mafioso", None, None)


def test_NIGHT_6_the_dead_commissioner_is_answered_and_so_is_his_heir(table):
    table.give(COMMISSIONER, "check", BOSS)
    table.give(MAFIOSO, "kill", COMMISSIONER)
    table.night()
    assert answer(table, COMMISSIONER) == answer(table, SERGEANT) == ("boss", None, None)


def test_NIGHT_6_where_the_rules_say_so_his_death_voids_the_check():
    table = Table(FULL, Rules(dead_commissioner_checks=False))
    table.give(COMMISSIONER, "check", BOSS)
    table.give(MAFIOSO, "kill", COMMISSIONER)
    table.night()
    assert answer(table, COMMISSIONER) is None
    assert told(table, SERGEANT) == []


def blocked(table):
    table.give(COURTESAN, "block", COMMISSIONER)


def hunting(table):
    table.give(COMMISSIONER, "hunt", MANIAC)  # nothing happens to either


def hunted(table):
    table.give(OTHER, "hunt", MAFIOSO)


@pytest.mark.parametrize("happens", [blocked, hunting, hunted])
def test_NIGHT_7_blocked_void_and_unanswered_look_the_same(table, happens):
    table.give(COMMISSIONER, "check", MAFIOSO)
    happens(table)
    table.night()
    (line,) = told(table, COMMISSIONER)
    assert line == e.CheckUnanswered(at=line.at, audience=(COMMISSIONER,), turn=2, seat=MAFIOSO)
    assert told(table, SERGEANT) == []


def test_NIGHT_7_a_missed_vote_looks_the_same_too():
    table = Table(FULL, Rules(missed_votes=0)).turn_two()
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.night()
    (line,) = told(table, COMMISSIONER)
    assert line == e.CheckUnanswered(at=line.at, audience=(COMMISSIONER,), turn=2, seat=MAFIOSO)


def test_NIGHT_7_who_sends_no_check_is_told_nothing(table):
    table.night()
    assert told(table, COMMISSIONER) == []


def test_NIGHT_7_the_autopsy_says_who_did_it_and_with_what(table):
    table.give(COMMISSIONER, "check", CIVILIAN)
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.close()
    table.do(c.PublishReport(weapons={CIVILIAN: "праска", OTHER: "шило"}))
    assert answer(table, COMMISSIONER) == (Shown.CIVILIAN, Cause.MAFIA, "праска")
    assert answer(table, SERGEANT) == (Shown.CIVILIAN, Cause.MAFIA, "праска")
    assert "праска" not in str(table.view(Seat(OTHER)))


def test_NIGHT_7_a_weapon_is_told_of_the_killed_alone(table):
    table.give(COMMISSIONER, "check", CIVILIAN)
    table.close()
    table.do(c.PublishReport(weapons={CIVILIAN: "праска"}))
    assert answer(table, COMMISSIONER) == (Shown.CIVILIAN, None, None)


@pytest.mark.parametrize(
    ("seat", "kind", "cause"),
    [(DOCTOR, "inject", Cause.INJECTION), (MAFIOSO, "kill", Cause.MAFIA)],
)
def test_NIGHT_7_of_several_blows_the_first_is_named(table, seat, kind, cause):
    table.give(COMMISSIONER, "check", CIVILIAN)
    table.give(seat, kind, CIVILIAN)
    table.give(MANIAC, "poison", CIVILIAN)
    table.night()
    assert answer(table, COMMISSIONER) == (Shown.CIVILIAN, cause, None)


def test_NIGHT_7_poison_that_falls_due_is_named_and_the_court_is_not(table):
    table.give(MANIAC, "poison", CIVILIAN)
    table.night()
    table.give(COMMISSIONER, "check", CIVILIAN)
    table.all_vote(CIVILIAN)
    table.night()
    assert answer(table, COMMISSIONER) == (Shown.CIVILIAN, Cause.POISON, None)
    table.give(COMMISSIONER, "check", OTHER)
    table.all_vote(OTHER)
    table.night()
    assert answer(table, COMMISSIONER) == (Shown.CIVILIAN, None, None)


def test_NIGHT_3_a_slandered_seat_looks_like_a_plain_mafioso_and_its_death_tells_the_truth(table):
    table.give(FRAMER, "frame", CIVILIAN)
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.give(COMMISSIONER, "check", CIVILIAN)
    table.night()
    assert answer(table, COMMISSIONER) == (Shown.MAFIOSO, Cause.MAFIA, None)
    assert table.view(Seat(COMMISSIONER)).dead[CIVILIAN].shown is Shown.CIVILIAN


@pytest.mark.parametrize(
    ("rules", "seat", "shows"),
    [
        ({"check_shows": "side"}, BOSS, "mafia"),
        ({"check_shows": "side"}, MANIAC, "town"),  # which means: not mafia
        ({"check_shows": "side"}, FOUNDLING, "town"),
        ({"check_shows": "side", "boss_shows": "town"}, BOSS, "town"),
        ({"boss_shows": "town"}, BOSS, "civilian"),
        ({"boss_shows": "town"}, FRAMER, "framer"),
    ],
)
def test_NIGHT_5_what_a_check_shows_is_an_option(rules, seat, shows):
    table = Table(FULL, msgspec.convert(rules, Rules))
    table.give(COMMISSIONER, "check", seat)
    table.night()
    assert answer(table, COMMISSIONER) == (shows, None, None)


def test_HOST_5_the_host_sees_whom_each_answer_was_told(table):
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.night()
    facts = table.view(Host()).turns[-2].facts
    assert [fact.audience for fact in facts if isinstance(fact, e.CheckAnswered)] == [(1,), (2,)]
