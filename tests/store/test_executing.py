"""`execute`: one writer, one order of arrival, a ledger that only grows."""

import pytest

from misto.engine import Flaw, GiveOrder, Kind, Phase, check
from misto.store import beating, folding
from misto.store.executing import execute
from misto.store.models import Entry, Game, Membership, Notice, Persona, Post
from misto.store.writing import NoSuchGame
from tests import cast

pytestmark = pytest.mark.django_db


def test_a_game_is_made_dealt_and_opens_its_first_turn():
    table = cast.begun()
    row = table.row
    assert (row.phase, row.turn, row.seats, row.living) == ("open", 1, 11, 11)
    assert row.due_at == row.closes
    assert Entry.objects.filter(game=row).count() == row.seq
    seats = Membership.objects.filter(game=row, part="player").values_list("seat", flat=True)
    assert sorted(seat or 0 for seat in seats) == list(range(1, 12))


def test_what_is_folded_can_be_dropped_and_nothing_changes():
    table = cast.begun()
    table.play_turn()
    kept = folding.folded(table.row)
    folding.drop()
    fresh = folding.folded(table.row)
    assert fresh.game == kept.game
    assert fresh.ledger == kept.ledger
    assert check(fresh.game) is Flaw.NONE


def test_a_refusal_changes_nothing():
    table = cast.begun()
    before = table.row.seq
    done = execute(table.code, GiveOrder(seat=1, order=Kind.HUNT, targets=(2,)))
    assert done.refusal is not None
    assert table.row.seq == before


def test_a_command_after_the_close_finds_the_turn_closed():
    table = cast.begun()
    table.all_write()
    closes = table.view.closes
    assert closes is not None
    table.pass_time(seconds=(closes - table.now).total_seconds())
    done = execute(table.code, GiveOrder(seat=1, order=Kind.VOTE, targets=(2,)))
    assert done.refusal is not None
    assert done.row.phase == Phase.CLOSED.value


def test_ABSENCE_1_a_seat_without_a_post_is_missing():
    table = cast.begun()
    for seat in range(2, 12):
        table.write(seat)
    for seat in range(1, 12):
        table.order(seat, Kind.VOTE, 2)
    table.close()
    pending = table.view.turns[-1].resolved
    assert pending is not None
    assert [death.seat for death in pending.resolution.deaths] == [1]


def test_TIME_8_an_outage_moves_the_close_before_anything_settles_it():
    table = cast.begun()
    beating.beat()
    closes = table.view.closes
    table.pass_time(days=3)
    table.run(None)
    assert table.row.phase == "open"
    assert table.view.closes is not None
    assert closes is not None
    assert table.view.closes > table.now


def test_all_role_letters_have_one_time_stamp():
    table = cast.begun()
    stamps = {notice.at for notice in Notice.objects.filter(kind="role_letter")}
    assert len(stamps) == 1
    assert Persona.objects.filter(game=table.row).count() == 11


def test_a_turn_and_a_report_stand_in_the_thread():
    table = cast.begun()
    table.play_turn()
    voices = Post.objects.filter(game=table.row).order_by("number").values_list("voice", flat=True)
    assert list(voices) == ["turn", *["seat"] * 11, "report", "turn"]


def test_there_is_no_game_of_that_code():
    with pytest.raises(NoSuchGame):
        execute("nothing", None)
    assert not Game.objects.exists()
