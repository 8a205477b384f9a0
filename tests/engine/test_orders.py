"""Orders from sending to close: what stands, in which order, with which receipt (ORDER)."""

from itertools import pairwise

import pytest

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.refusals import Code
from misto.engine.resolution import Result
from misto.engine.roles import MAY
from misto.engine.rules import Rules
from misto.engine.terms import Kind, Role
from misto.engine.views import Reader, Seat
from tests.engine.build import FULL, Table, note, order

WHY = "the order named the wrong seat"


@pytest.fixture
def table():
    """A table of every role on turn two, on which a missed vote does no harm."""
    return Table(FULL, Rules(status_needs_vote=False, missed_votes=0)).turn_two()


def standing(table):
    """What stands: seat, kind and targets, in order of arrival."""
    return [(one.seat, one.kind.value, *one.targets) for one in table.game.orders.values()]


# ORDER-1: who may send what.

EVERYBODY = {"vote", "note"}
MAY_SEND = {
    Role.CIVILIAN: {"hunt"},
    Role.COMMISSIONER: {"hunt", "check", "shoot"},
    Role.SERGEANT: {"hunt"},
    Role.DOCTOR: {"hunt", "heal", "inject"},
    Role.COURTESAN: {"hunt", "block"},
    Role.FOUNDLING: {"hunt"},
    Role.MAFIOSO: {"kill"},
    Role.BOSS: {"kill"},
    Role.FRAMER: {"kill", "frame"},
    Role.MANIAC: {"hunt", "poison"},
}


@pytest.mark.parametrize("role", list(Role))
def test_ORDER_1_each_role_has_its_orders(role):
    assert MAY[role] == MAY_SEND[role] | EVERYBODY


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.NOTE])
def test_ORDER_1_an_order_is_taken_from_those_who_have_it_and_refused_to_the_others(table, kind):
    for seat in table.game.seats:
        target = 6 if seat != 6 else 7
        at = table.hunt_opens
        if kind in MAY_SEND[table.game.role(seat)] | EVERYBODY:
            table.do(order(seat, kind, target), at)
        else:
            refusal = table.refused(order(seat, kind, target), at)
            assert (refusal.code, refusal.clause) == (Code.NOT_YOUR_ORDER, "ORDER-6")


# ORDER-6: receipts.


def test_ORDER_6_receipts_are_numbered_per_seat(table):
    table.give(1, "check", 6)
    table.give(1, "vote", 6)
    table.give(3, "heal", 3)
    table.give(1, "check", 7)
    table.withdraw(1, "vote")
    table.do(note(1, 2))
    table.give(1, "shoot", 9)
    assert table.game.receipts[:3] == (6, 0, 1)
    numbers = [event.number for event in table.events(e.OrderWithdrawn)]
    assert numbers == [4]
    assert table.last(e.NoteGiven).number == 5
    assert table.last(e.OrderGiven).order.number == 6


def test_ORDER_6_receipts_go_on_over_the_turns_and_an_undo(table):
    table.give(1, "check", 6)
    table.night()
    table.give(1, "check", 7)
    table.do(c.Undo(why=WHY))
    table.do(c.EnterOrder(seat=1, order=Kind.CHECK, targets=(8,), why=WHY))
    assert [event.order.number for event in table.events(e.OrderGiven)] == [1, 2, 3]


def test_ORDER_6_a_receipt_says_kind_target_turn_and_time(table):
    table.give(1, "check", 6)
    view = table.view(Seat(1))
    (receipt,) = view.turns[-1].orders
    assert isinstance(receipt, e.OrderGiven)
    assert (receipt.at, receipt.audience, receipt.why) == (table.now, (1,), None)
    assert receipt.order == view.orders[1, Kind.CHECK]
    assert view.turns[-1].turn == 2


def test_ORDER_6_a_refusal_changes_nothing_and_costs_no_number(table):
    table.give(1, "check", 6)
    table.refused(order(1, "check", 1))
    assert standing(table) == [(1, "check", 6)]
    table.give(1, "check", 7)
    assert table.game.receipts[0] == 2


# ORDER-2: replaced, withdrawn, sent again.


def test_ORDER_2_the_last_one_stands_and_takes_its_place_at_the_end(table):
    table.give(5, "vote", 6)
    table.give(6, "vote", 5)
    table.give(5, "vote", 7)
    assert standing(table) == [(6, "vote", 5), (5, "vote", 7)]


def test_ORDER_2_the_same_again_is_no_new_order_and_keeps_its_place(table):
    table.give(5, "vote", 6)
    table.give(6, "vote", 5)
    assert table.do(order(5, "vote", 6)) == ()
    assert standing(table) == [(5, "vote", 6), (6, "vote", 5)]
    assert table.game.receipts[4] == 1


def test_ORDER_2_back_to_the_first_name_is_a_new_order(table):
    for target in (6, 7, 6):
        table.give(5, "vote", target)
    assert table.game.orders[5, Kind.VOTE].number == 3
    assert [cast.target for _, cast in table.game.casts] == [6, 7, 6]


def test_COURT_6_every_vote_of_a_turn_has_its_rank_a_withdrawal_too(table):
    table.vote({5: 6, 6: 7})
    table.give(1, "check", 6)
    table.withdraw(5, "vote")
    table.withdraw(1, "check")
    table.vote({5: 7})
    casts = [(seat, one.target, one.rank, one.withdrawn) for seat, one in table.game.casts]
    assert casts == [(5, 6, 1, False), (6, 7, 2, False), (5, None, 3, True), (5, 7, 4, False)]


def test_ORDER_2_a_withdrawn_order_does_not_bring_back_the_one_before(table):
    table.give(5, "vote", 6)
    table.give(5, "vote", 7)
    table.withdraw(5, "vote")
    assert standing(table) == []
    assert table.refused(c.WithdrawOrder(seat=5, order=Kind.VOTE)).code is Code.NOTHING_TO_WITHDRAW


def test_ORDER_2_after_a_withdrawal_the_same_is_a_new_order(table):
    table.give(5, "vote", 6)
    table.withdraw(5, "vote")
    table.give(5, "vote", 6)
    assert table.game.orders[5, Kind.VOTE].number == 3


def test_ORDER_2_the_old_ones_stay_on_record(table):
    table.give(5, "vote", 6)
    table.give(5, "vote", 7)
    table.withdraw(5, "vote")
    kinds = [type(event) for event in table.view(Seat(5)).turns[-1].orders]
    assert kinds == [e.OrderGiven, e.OrderGiven, e.OrderWithdrawn]


def test_ORDER_2_orders_of_different_kinds_do_not_replace_each_other(table):
    table.give(12, "poison", 6)
    table.give(12, "hunt", 6)
    table.give(12, "vote", 6)
    assert len(standing(table)) == 3
    table.withdraw(12, "hunt")
    assert standing(table) == [(12, "poison", 6), (12, "vote", 6)]


def test_ORDER_2_orders_do_not_outlive_their_turn(table):
    table.give(5, "vote", 6)
    table.give(1, "check", 6)
    table.night()
    assert (standing(table), table.game.casts) == ([], ())
    assert table.view(Seat(1)).orders == {}


def test_NIGHT_12_of_a_healing_and_an_injection_the_later_stands(table):
    table.give(3, "heal", 6)
    table.give(3, "inject", 6)
    assert standing(table) == [(3, "inject", 6)]
    assert table.view(Seat(3)).orders == table.game.orders
    table.give(3, "heal", 7)
    assert standing(table) == [(3, "heal", 7)]
    assert (
        table.refused(c.WithdrawOrder(seat=3, order=Kind.INJECT)).code is Code.NOTHING_TO_WITHDRAW
    )
    table.withdraw(3, "heal")
    assert standing(table) == []


def test_NIGHT_11_and_12_what_a_block_might_have_undone_is_accepted_again(table):
    """A refusal would tell the doctor that last night's order was carried out."""
    table.give(3, "heal", 6)
    table.night()
    table.give(3, "heal", 6)
    assert table.close().verdicts[-1].clause == "NIGHT-11"
    table.publish()
    table.give(3, "inject", 12)
    table.night()
    table.give(3, "inject", 6)
    (verdict,) = table.close().verdicts
    assert (verdict.result, verdict.clause) == (Result.VOID, "NIGHT-12")


def test_MAFIA_3_under_a_grant_two_names_are_one_order(table):
    table.do(c.GrantDoubleKill(why=WHY))
    table.give(9, "kill", 6, 7, 6)
    assert standing(table) == [(9, "kill", 6, 7)]
    table.give(9, "kill", 8)
    assert standing(table) == [(9, "kill", 8)]


@pytest.mark.parametrize("kind", ["heal", "inject"])
def test_ORDER_6_a_doctor_may_treat_himself(table, kind):
    table.give(3, kind, 3)


# SHOT-1: the last shot.


def test_SHOT_1_a_shot_stands_from_turn_to_turn_and_can_be_changed_and_cleared(table):
    table.give(1, "shoot", 9)
    table.night()
    assert table.view(Seat(1)).shots[1].targets == (9,)
    assert table.do(order(1, "shoot", 9)) == ()
    table.give(1, "shoot", 10)
    assert table.game.shots[1].target == 10
    table.give(1, "shoot")
    assert table.game.shots == table.view(Seat(1)).shots == {}
    assert table.do(order(1, "shoot")) == ()  # there is nothing to clear
    table.give(1, "shoot", 9)
    table.withdraw(1, "shoot")
    assert table.game.shots == {}


def test_SHOT_1_a_shot_that_the_host_voided_is_gone_on_the_next_turn(table):
    table.give(1, "shoot", 9)
    table.do(c.VoidOrder(seat=1, order=Kind.SHOOT, why=WHY))
    assert table.refused(c.WithdrawOrder(seat=1, order=Kind.SHOOT)).code is Code.NOTHING_TO_WITHDRAW
    table.night()
    assert table.game.shots == table.view(Seat(1)).shots == {}
    table.give(1, "shoot", 9)


def test_SHOT_1_a_shot_that_the_host_voided_may_be_named_again(table):
    table.give(1, "shoot", 9)
    table.do(c.VoidOrder(seat=1, order=Kind.SHOOT, why=WHY))
    table.give(1, "shoot", 9)
    table.night()
    assert table.game.shots[1].number == 2


def test_SHOT_1_a_shot_is_named_on_the_first_turn_too():
    table = Table(FULL)
    table.give(1, "shoot", 9)
    assert 1 in table.game.shots


def test_NIGHT_8_the_new_commissioner_has_a_pistol_of_his_own_and_no_shot_named(table):
    table.give(1, "shoot", 9)
    table.give(9, "kill", 1)
    table.night()
    assert (table.game.role(2), table.game.shots) == (Role.COMMISSIONER, {})
    table.give(2, "shoot", 10)


# COURT-1: votes.


def test_COURT_1_one_may_vote_for_oneself_if_the_rules_let_one(table):
    table.give(5, "vote", 5)


def test_COURT_1_where_one_may_not_vote_for_oneself_one_may_treat_oneself():
    table = Table(rules=Rules(self_vote=False)).turn_two()
    assert table.refused(order(3, "vote", 3)).code is Code.ON_ONESELF
    table.give(3, "vote", 4)
    table.give(3, "heal", 3)


def test_COURT_1_who_may_abstain_from_voting_must_name_somebody_in_other_orders():
    table = Table(rules=Rules(may_abstain=True)).turn_two()
    for seat, kind in ((1, "kill"), (3, "heal"), (4, "check")):
        assert table.refused(order(seat, kind)).code is Code.NO_TARGET


def test_COURT_1_an_abstention_is_a_vote_that_names_nobody():
    table = Table(rules=Rules(may_abstain=True)).turn_two()
    table.give(5, "vote")
    table.give(6, "vote", 1)
    table.give(6, "vote")
    assert [one.targets for one in table.game.orders.values()] == [(), ()]
    court = table.close().court
    assert court is not None
    assert court.tally == ()
    assert 5 not in court.silent
    assert table.resolution.misses == ((1, 1), (2, 1), (3, 1), (4, 1), (7, 1))


# HOST-1: voided and entered.


def test_HOST_1_a_voided_order_stays_with_its_verdict(table):
    table.give(1, "check", 6)
    table.do(c.VoidOrder(seat=1, order=Kind.CHECK, why=WHY))
    assert table.view(Seat(1)).orders == {}
    (verdict,) = table.close().verdicts
    assert (verdict.kind, verdict.result, verdict.clause) == ("check", Result.VOID, "HOST-1")


def test_HOST_1_who_is_told_of_a_voided_order_may_send_another_and_the_same(table):
    table.give(1, "check", 6)
    for target in (7, 6):
        table.do(c.VoidOrder(seat=1, order=Kind.CHECK, why=WHY))
        assert table.refused(c.WithdrawOrder(seat=1, order=Kind.CHECK)).clause == "ORDER-2"
        table.give(1, "check", target)
    table.do(c.VoidOrder(seat=1, order=Kind.CHECK, why=WHY))
    table.give(1, "check", 6)
    assert table.game.orders[1, Kind.CHECK].number == 4
    (verdict,) = table.close().verdicts
    assert verdict.result is Result.DONE


def test_HOST_1_the_host_can_put_back_what_the_host_has_voided(table):
    table.give(1, "check", 6)
    table.close()
    table.do(c.VoidOrder(seat=1, order=Kind.CHECK, why=WHY))
    assert table.resolution.answers[0].shows is None
    table.do(c.EnterOrder(seat=1, order=Kind.CHECK, targets=(6,), why="after all"))
    assert table.resolution.answers[0].shows == "civilian"


def test_ORDER_8_a_voided_vote_counts_as_given_and_for_nobody(table):
    table.vote({5: 6, 7: 6})
    table.do(c.VoidOrder(seat=5, order=Kind.VOTE, why=WHY))
    court = table.close().court
    assert court is not None
    assert court.tally == ((6, 1),)
    assert 5 not in court.silent
    assert dict(table.resolution.misses).keys() == set(table.game.seats) - {5, 7}


def test_HOST_1_an_order_that_the_host_entered_is_its_owners(table):
    table.do(c.EnterOrder(seat=1, order=Kind.CHECK, targets=(6,), why=WHY))
    event = table.last(e.OrderGiven)
    assert (event.audience, event.why, event.order.number) == ((1,), WHY, 1)
    assert table.view(Seat(1)).orders == table.game.orders
    assert table.view(Seat(2)).turns[-1].orders == ()


def test_HOST_1_an_entered_order_replaces_and_is_replaced_as_any_other(table):
    table.give(3, "heal", 6)
    table.do(c.EnterOrder(seat=3, order=Kind.INJECT, targets=(6,), why=WHY))
    table.give(3, "heal", 7)
    assert standing(table) == [(3, "heal", 7)]


def test_HOST_1_an_order_is_entered_until_the_report_and_the_night_is_played_anew(table):
    table.give(9, "kill", 6)
    assert [death.seat for death in table.close().deaths] == [6]
    table.do(c.EnterOrder(seat=3, order=Kind.HEAL, targets=(6,), why="it came by telephone"))
    assert table.resolution.deaths == ()
    table.publish()
    assert 6 in table.game.living


def test_TIME_2_a_hunt_that_the_host_enters_needs_no_hour(table):
    table.do(c.EnterOrder(seat=5, order=Kind.HUNT, targets=(9,), why=WHY))
    assert standing(table) == [(5, "hunt", 9)]


def test_HOST_1_what_the_rules_refuse_the_host_can_not_enter_either(table):
    enter = c.EnterOrder(seat=5, order=Kind.CHECK, targets=(9,), why=WHY)
    assert table.refused(enter).code is Code.NOT_YOUR_ORDER
    pair = c.EnterOrder(seat=9, order=Kind.KILL, targets=(6, 7), why=WHY)
    assert table.refused(pair).clause == "MAFIA-3"


# NOTE-1: last notes.


def test_NOTE_1_a_note_is_given_once_a_game(table):
    table.do(note(5, 6, "Це він.\nБережись."))
    table.night()
    assert table.refused(note(5, 7)).code is Code.NOTE_GIVEN
    assert table.view(Seat(5)).notes[5].text == "Це він.\nБережись."
    assert table.view(Seat(6)).notes == table.view(Reader()).notes == {}


def test_NOTE_1_everybody_alive_may_give_one_on_any_turn():
    table = Table(FULL)
    for seat, to in pairwise((*table.game.seats, 1)):
        table.do(note(seat, to))
    assert len(table.game.notes) == 12


@pytest.mark.parametrize("text", ["", " \n", "x" * 20_001, "a\0b"])
def test_NOTE_1_a_note_is_a_text_that_can_be_read(table, text):
    refusal = table.refused(note(5, 6, text))
    assert (refusal.code, refusal.clause) == (Code.TEXT_UNFIT, "NOTE-1")
    table.do(note(5, 6, "x" * 20_000))


def test_NOTE_1_a_note_that_the_host_voids_is_not_handed_and_stays_the_one_of_the_game(table):
    table.do(note(6, 7))
    table.do(c.VoidOrder(seat=6, order=Kind.NOTE, why=WHY))
    assert table.refused(note(6, 8)).code is Code.NOTE_GIVEN
    table.give(9, "kill", 6)
    assert table.close().notes == ()


# HOST-3: a vote that is barred.


def test_HOST_3_a_vote_that_stands_is_struck_and_the_others_keep_their_places(table):
    table.vote({5: 6, 6: 7, 7: 6})
    table.do(c.BarVote(seats=(6,), why=WHY))
    assert standing(table) == [(5, "vote", 6), (7, "vote", 6)]
    assert table.view(Seat(6)).orders == {}
    assert table.view(Seat(6)).bars == {(2, 6)}


def test_HOST_3_several_are_barred_at_once_and_each_once(table):
    assert len(table.do(c.BarVote(seats=(6, 5, 6), why=WHY))) == 2
    assert table.game.bars == {(2, 5), (2, 6)}


def test_HOST_3_a_bar_holds_for_its_turn_alone(table):
    table.give(6, "vote", 5)
    table.do(c.BarVote(seats=(6,), turn=3, why=WHY))
    assert standing(table) == [(6, "vote", 5)]
    assert table.view(Seat(6)).orders == table.game.orders
    table.night()
    assert table.refused(order(6, "vote", 5)).code is Code.VOTE_BARRED
    table.night()
    table.give(6, "vote", 5)


def test_HOST_3_after_the_close_a_bar_is_for_the_turn_to_come(table):
    table.close()
    table.do(c.BarVote(seats=(6,), why=WHY))
    assert table.game.bars == {(3, 6)}


def test_HOST_3_a_bar_does_not_touch_other_orders(table):
    table.do(c.BarVote(seats=(6,), why=WHY))
    table.give(6, "hunt", 9)
    assert table.do(c.BarVote(seats=(), why=WHY)) == ()


# ORDER-6: who has gone.


@pytest.mark.parametrize("go", [c.Exclude(seat=1, why=WHY), c.Leave(seat=1, why=WHY)])
def test_HOST_4_and_6_from_that_moment_no_orders_and_what_was_sent_stands(table, go):
    table.give(1, "check", 6)
    table.give(5, "vote", 1)
    table.do(go)
    for command in (order(1, "vote", 6), note(1, 2), c.WithdrawOrder(seat=1, order=Kind.CHECK)):
        assert table.refused(command).code is Code.OUT_OF_GAME
    assert standing(table) == [(1, "check", 6), (5, "vote", 1)]
    table.vote({6: 1, 7: 1})  # they live until the resolution
    found = table.close()
    assert found.answers[0].shows == "civilian"
    assert [death.causes for death in found.deaths] == [("court",)]
