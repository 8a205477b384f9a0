"""What is meant for one turn counts for no other (TIME-1, TIME-4)."""

import pytest

from misto.engine import commands as c
from misto.engine.refusals import Code
from misto.engine.rules import Rules
from misto.engine.terms import Kind
from tests.engine.build import WHY, Table


@pytest.fixture
def table() -> Table:
    """A game whose reports go out at the close: turn two opens as turn one closes."""
    table = Table(rules=Rules(publish="at_close", court_from_turn=1))
    table.give(3, "vote", 4)
    return table


@pytest.mark.parametrize(
    "late",
    [
        c.GiveOrder(seat=5, order=Kind.VOTE, targets=(4,), turn=1),
        c.WithdrawOrder(seat=3, order=Kind.VOTE, turn=1),
        c.GiveNote(seat=5, to=4, text="Це він.", turn=1),
    ],
)
def test_TIME_1_what_comes_just_after_the_close_does_not_count_for_the_next_turn(table, late):
    refusal = table.refused(late, table.closes)
    assert (refusal.code, refusal.turn, table.game.turn) == (Code.ORDERS_CLOSED, 1, 2)


def test_TIME_1_what_is_meant_for_this_turn_is_taken(table):
    table.do(c.GiveOrder(seat=5, order=Kind.VOTE, targets=(4,), turn=1))
    table.do(c.WithdrawOrder(seat=5, order=Kind.VOTE, turn=1))


def test_TIME_4_pressed_twice_close_now_closes_one_turn(table):
    table.do(c.CloseTurn(why=WHY, turn=1))
    assert table.refused(c.CloseTurn(why=WHY, turn=1)).code is Code.ORDERS_CLOSED
    assert table.game.turn == 2
