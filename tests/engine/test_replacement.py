"""A seat's new player: knows what the seat knows; who has left learns nothing more (HOST-6)."""

import pytest
from msgspec.structs import replace

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.lineup import suggest
from misto.engine.refusals import Code
from misto.engine.rules import BLACK_MARKET, Rules
from misto.engine.terms import Kind, Role
from misto.engine.views import Host, Person, Reader, Seat, visible
from tests.engine.build import FULL, NAMES, Table, dealt, note, order

WHY = "a long illness"
COMMISSIONER, SERGEANT, DOCTOR, COURTESAN, FOUNDLING, CIVILIAN, OTHER, FRIEND = range(1, 9)
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)


@pytest.fixture
def table():
    """Turn three; the commissioner, Ada until now, has checked, voted, armed, written a note."""
    table = Table(FULL, Rules(missed_votes=4)).turn_two()
    table.give(COMMISSIONER, "check", BOSS)
    table.all_vote(COMMISSIONER, but={COMMISSIONER, *range(3, 13)})
    table.vote({COMMISSIONER: OTHER})
    table.night()
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.give(COMMISSIONER, "vote", MANIAC)
    table.give(COMMISSIONER, "shoot", BOSS)
    table.do(note(COMMISSIONER, SERGEANT))
    return table


def replaced(table, seat=COMMISSIONER, *, clear=False):
    """Let Zoe take a seat over."""
    table.do(c.Replace(seat=seat, person=" Zoe ", why=WHY, clear_misses=clear))
    return table


def test_HOST_6_the_newcomer_knows_all_that_the_seat_knows_and_its_own_replacement(table):
    before = table.view(Seat(COMMISSIONER))
    replaced(table)
    (event,) = table.events(e.SeatTaken)
    assert table.view(Seat(COMMISSIONER)) == table.view(Person("Zoe"))
    ours = table.view(Person("Zoe"))
    turn = replace(ours.turns[-1], rulings=())
    assert ours.turns[-1].rulings == (event,)
    assert replace(ours, persons={}, turns=(*ours.turns[:-1], turn)) == before
    assert ours.persons == {COMMISSIONER: "Zoe"}


def test_HOST_6_the_newcomer_knows_nothing_of_the_person_before_beyond_the_seat(table):
    seen = list(visible(replaced(table).ledger, Person("Zoe")))
    assert not any(isinstance(event, e.PersonSeated | e.Enrolled) for event in seen)


def test_HOST_6_what_the_seat_gave_stays_with_it(table):
    game, orders = table.game, dict(table.game.orders)
    after = replaced(table).game
    assert after.orders == orders
    for name in ("shots", "notes", "casts", "receipts", "misses", "healed", "injected", "bars"):
        assert getattr(after, name) == getattr(game, name)


def test_HOST_6_who_has_left_learns_nothing_more_than_anybody(table):
    replaced(table)
    known = list(visible(table.ledger, Person("Ada")))
    length = len(table.ledger)
    table.give(COMMISSIONER, "vote", BOSS)
    table.all_vote(MANIAC, but={COMMISSIONER})
    table.night()
    table.do(c.GrantDoubleKill(why=WHY))
    assert list(visible(table.ledger, Person("Ada")))[: len(known)] == known
    fresh = list(visible(table.ledger, Person("Ada")))[len(known) :]
    assert fresh == [
        event for event in visible(table.ledger, Reader()) if event in table.ledger[length:]
    ]
    answers = [event for event in table.events(e.CheckAnswered) if event.turn == 3]
    assert answers
    assert answers[0] in list(visible(table.ledger, Person("Zoe")))


def test_HOST_6_who_has_left_keeps_what_they_knew(table):
    before = table.view(Person("Ada"))
    view = replaced(table).view(Person("Ada"))
    assert (view.orders, view.shots, view.notes) == (before.orders, before.shots, before.notes)
    assert view.roles == {COMMISSIONER: Role.COMMISSIONER}
    assert [fact.shows for fact in view.turns[1].facts if isinstance(fact, e.CheckAnswered)] == [
        "boss"
    ]


def test_HOST_6_a_mafioso_who_has_left_does_not_learn_of_new_mates(table):
    replaced(table, MAFIOSO)
    table.all_vote(BOSS, but={COMMISSIONER})
    table.night()
    assert table.game.role(FOUNDLING) is Role.MAFIOSO
    assert table.view(Person("Zoe")).roles[FOUNDLING] is Role.MAFIOSO
    assert FOUNDLING not in table.view(Person("Ida")).roles


def test_HOST_6_a_second_replacement_shuts_the_door_behind_the_second(table):
    replaced(table)
    table.do(c.Replace(seat=COMMISSIONER, person="Yan", why=WHY))
    table.give(COMMISSIONER, "check", FRAMER)
    orders = {
        name: table.view(Person(name)).orders[COMMISSIONER, Kind.CHECK].targets
        for name in ("Ada", "Zoe", "Yan")
    }
    assert orders == {"Ada": (MAFIOSO,), "Zoe": (MAFIOSO,), "Yan": (FRAMER,)}
    assert table.game.former == {"Ada", "Zoe"}


def test_HOST_6_the_others_see_nothing_of_it(table):
    viewers = [
        viewer
        for viewer in table.viewers()
        if viewer not in {Host(), Seat(COMMISSIONER), Person("Ada"), Person("Zoe")}
    ]
    before = [table.view(viewer) for viewer in viewers]
    replaced(table)
    assert [table.view(viewer) for viewer in viewers] == before


def test_HOST_6_the_others_go_on_knowing_what_their_seats_are_told(table):
    replaced(table)
    table.give(DOCTOR, "heal", OTHER)
    assert (DOCTOR, Kind.HEAL) in table.view(Person("Cleo")).orders


@pytest.mark.parametrize(("clear", "misses"), [(False, 1), (True, 0)])
def test_HOST_6_the_misses_stay_unless_the_host_clears_them(table, clear, misses):
    assert table.game.misses[MANIAC] == 1
    others = {seat: count for seat, count in table.game.misses.items() if seat != MANIAC}
    replaced(table, MANIAC, clear=clear)
    assert table.game.misses.get(MANIAC, 0) == misses
    assert {s: count for s, count in table.game.misses.items() if s != MANIAC} == others


def test_HOST_6_who_wanted_to_leave_may_be_replaced_instead(table):
    table.do(c.Leave(seat=COMMISSIONER))
    assert table.refused(order(COMMISSIONER, "vote", BOSS)).code is Code.OUT_OF_GAME
    replaced(table)
    table.give(COMMISSIONER, "vote", BOSS)
    assert COMMISSIONER not in {death.seat for death in table.close().deaths}


def test_HOST_6_a_replacement_between_close_and_report_keeps_the_seat_in_the_game(table):
    table.do(c.Leave(seat=COMMISSIONER))
    assert [death.causes for death in table.close().deaths] == [("left",)]
    replaced(table)
    assert table.resolution.deaths == ()


def test_KEEPER_2_an_office_stays_with_the_seat():
    table = Table(rules=BLACK_MARKET)
    table.all_vote(5)
    table.night()
    table.do(c.Replace(seat=5, person="Zoe", why=WHY))
    assert table.game.keeper == 5


def test_HOST_6_a_new_name_is_cleaned_and_never_one_that_has_played(table):
    replaced(table)
    assert table.game.persons[0] == "Zoe"
    for person in ("Ada", "Zoe", "Ben"):
        command = c.Replace(seat=OTHER, person=person, why=WHY)
        assert table.refused(command).code is Code.PERSON_HAS_PLAYED


def test_HOST_6_at_a_table_without_names_a_newcomer_may_have_one():
    table = Table(persons=False)
    table.do(c.Replace(seat=5, person="Zoe", why=WHY))
    assert table.last(e.PlayerReplaced).audience == "host"
    assert table.last(e.SeatTaken).audience == ("Zoe", 5)
    assert table.events(e.SeatLost) == []
    assert table.game.persons == ("", "", "", "", "Zoe", "", "")
    assert table.game.former == frozenset()
    table.do(c.Replace(seat=5, person="Yan", why=WHY))
    assert table.game.former == {"Zoe"}
    assert table.view(Person("Yan")).roles == {5: Role.CIVILIAN}


def test_SEAT_4_no_one_is_revealed_who_has_no_name():
    table = Table(rules=Rules(reveal_person="death"), persons=False)
    table.do(c.Replace(seat=5, person="Zoe", why=WHY))
    table.end()
    assert [(event.seat, event.person) for event in table.events(e.PersonRevealed)] == [(5, "Zoe")]
    assert (
        table.refused(c.VoteAward(voter="", award="player", seat=5)).code is Code.NO_RIGHT_TO_AWARD
    )


@pytest.mark.parametrize("clear", [True, False])
def test_HOST_6_the_newcomer_and_the_host_are_told_whether_misses_were_cleared(table, clear):
    replaced(table, clear=clear)
    assert table.last(e.PlayerReplaced).misses_cleared is clear
    assert table.last(e.SeatTaken).misses_cleared is clear


def test_HOST_6_who_was_dealt_another_seat_before_knows_nothing_of_theirs_from_then():
    """With a deal that is cancelled its seats are nobody's; what they were told stays theirs."""
    table = dealt()
    table.do(c.CancelDeal(why=WHY))
    table.do(c.OpenEnrolment())
    for number, person in enumerate(NAMES[:7]):
        table.do(c.Enrol(person=person, nonce=f"another phrase, number {number}"))
    table.do(c.CloseEnrolment(lineup=suggest(7)))
    table.do(c.Deal())
    for person, seat in zip(table.game.persons, table.game.seats, strict=True):
        table.do(c.Replace(seat=seat, person=f"New {person}", why=WHY))
        told = [one for one in visible(table.ledger, Person(person)) if isinstance(one, e.RoleTold)]
        first = next(one for one in table.events(e.PersonSeated) if one.person == person)
        assert [one.seat for one in told] == [first.seat, seat]
