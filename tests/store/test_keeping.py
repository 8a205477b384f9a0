"""The timekeeper's work: at its instant, once, and one game doesn't hold up another."""

from datetime import timedelta

import pytest

from misto.engine import Phase
from misto.engine.events import TurnClosed
from misto.store import beating, clock, folding, keeping
from misto.store.folding import folded
from misto.store.models import Entry, Game
from tests import cast

pytestmark = pytest.mark.django_db


def test_a_turn_that_is_due_is_closed_once():
    table = cast.begun()
    closes = table.view.closes
    assert closes is not None
    clock.set_to(closes - timedelta(seconds=1))
    assert keeping.settle_due() == 0
    clock.set_to(closes)
    assert keeping.settle_due() == 1
    assert keeping.settle_due() == 0
    assert Entry.objects.filter(game=table.row, kind="turn_closed").count() == 1


def test_a_late_timekeeper_closes_at_the_scheduled_instant():
    table = cast.begun()
    closes = table.view.closes
    assert closes is not None
    clock.set_to(closes + timedelta(minutes=20))
    beating.beat()  # pages are served: the site is there, its timekeeper is late
    keeping.settle_due()
    closed = [one for one in folded(table.row).ledger if isinstance(one, TurnClosed)]
    assert [one.at for one in closed] == [closes]
    assert table.row.phase == Phase.CLOSED.value


def test_TIME_8_a_site_that_was_down_moves_the_close():
    table = cast.begun()
    keeping.wake()
    closes = table.view.closes
    assert closes is not None
    table.pass_time(hours=11)  # an hour before the close nobody was there for eleven
    keeping.wake()
    moved = table.view.closes
    assert moved is not None and moved > closes
    keeping.wake()
    assert table.view.closes == moved
    assert keeping.settle_due() == 0


def test_a_short_silence_moves_nothing():
    table = cast.begun()
    keeping.wake()
    closes = table.view.closes
    table.pass_time(minutes=30)
    keeping.wake()
    assert table.view.closes == closes


def test_a_game_that_cannot_be_settled_holds_up_no_other(caplog: pytest.LogCaptureFixture):
    broken, sound = cast.begun(), cast.begun()
    Entry.objects.filter(game=broken.row, seq=2).update(body="{}")
    Game.objects.filter(code=broken.code).update(due_at=cast.MORNING)
    closes = sound.view.closes
    assert closes is not None
    clock.set_to(closes)
    folding.drop()
    keeping.settle_due()
    assert sound.row.phase == Phase.CLOSED.value
    assert "can't be settled" in caplog.text
