"""Notices before a close: to those who owe what all owe alike, all at one moment."""

from datetime import timedelta

import pytest

from misto.engine import Exclude, Kind, Leave, Role, Rules
from misto.engine.roles import MAY
from misto.engine.terms import ROLE_ORDERS
from misto.store import clock, deadlines
from misto.store.models import Game, Membership, Notice
from tests import cast

pytestmark = pytest.mark.django_db


def told(table: cast.Table) -> set[int]:
    """The seats whose players were told."""
    notices = Notice.objects.filter(kind=Notice.Kind.DEADLINE)
    accounts = list(notices.values_list("account", flat=True))
    seats = Membership.objects.filter(game=table.row, account__in=accounts)
    return {seat for seat in seats.values_list("seat", flat=True) if seat}


def near(table: cast.Table, **before: float) -> None:
    closes = table.view.closes
    assert closes is not None
    table.now = closes - timedelta(**before)
    clock.set_to(table.now)


def test_nobody_is_told_while_there_is_time():
    table = cast.begun()
    near(table, hours=3, seconds=1)
    assert deadlines.remind() == 0
    near(table, hours=3)
    assert deadlines.remind() == 1
    assert told(table) == set(range(1, 12))


def test_once_a_turn_at_one_moment():
    table = cast.begun()
    near(table, hours=2)
    assert (deadlines.remind(), deadlines.remind()) == (1, 0)
    notices = Notice.objects.filter(kind=Notice.Kind.DEADLINE)
    assert notices.count() == 11
    assert len({(one.at, one.mail_due_at, one.turn) for one in notices}) == 1
    assert Game.objects.get().reminded_turn == 1


def test_who_owes_nothing_is_not_told():
    table = cast.begun()
    table.all_write()
    for seat in range(2, 12):
        table.order(seat, Kind.VOTE, 2)
    near(table, hours=2)
    deadlines.remind()
    assert told(table) == {1}


def test_who_is_out_of_the_game_owes_nothing():
    table = cast.begun()
    table.run(Exclude(seat=1, why="За правилами."))
    table.run(Leave(seat=2))
    near(table, hours=2)
    deadlines.remind()
    assert told(table) == set(range(3, 12))


def test_a_missing_post_or_argument_is_owed():
    table = cast.begun()
    table.play_turn()
    for seat in table.view.living:
        table.order(seat, Kind.VOTE, table.view.living[0])
    first, second, *rest = table.view.living
    table.write(second)
    for seat in rest:
        table.write(seat, mark="argument")
    near(table, hours=2)
    deadlines.remind()
    assert told(table) == {first, second}


@pytest.mark.parametrize("given", [False, True])
def test_a_role_order_makes_no_difference(given: bool):
    table = cast.begun()
    table.all_write()
    for seat in table.view.living:
        table.order(seat, Kind.VOTE, 2)
    if given:
        seat = table.seat_of(Role.COMMISSIONER)
        kind = next(iter(ROLE_ORDERS & frozenset(MAY[Role.COMMISSIONER])))
        table.order(seat, kind, 1 if seat != 1 else 2)
    near(table, hours=2)
    assert deadlines.remind() == 1
    assert told(table) == set()


def test_a_short_turn_is_told_of_when_a_quarter_is_left():
    table = cast.begun(Rules(keeper=True))
    row = table.row
    assert row.closes is not None
    Game.objects.update(opened_at=row.closes - timedelta(hours=2))
    near(table, minutes=31)
    assert deadlines.remind() == 0
    near(table, minutes=30)
    assert deadlines.remind() == 1


def test_a_paused_game_tells_nobody():
    table = cast.begun()
    Game.objects.update(paused=True)
    near(table, hours=2)
    assert deadlines.remind() == 0
