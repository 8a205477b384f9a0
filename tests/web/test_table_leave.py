"""Leaving of one's own will: first what will happen, then the act (HOST-6)."""

import pytest

from misto.engine import Role
from tests import cast

pytestmark = pytest.mark.django_db


def test_what_will_happen_is_said_first():
    table = cast.begun()
    page = table.client(table.player(1)).get(f"/g/{table.code}/seat/leave/")
    assert page.status_code == 200
    assert "Що станеться" in page.content.decode()
    assert not table.view.left


def test_who_leaves_is_told_so_and_nobody_else_is():
    table = cast.begun()
    client, other = table.client(table.player(1)), table.client(table.player(2))
    before = other.get(f"/g/{table.code}/seat/").content
    done = client.post(f"/g/{table.code}/seat/leave/", {"why": "Захворіла дитина"})
    assert done.status_code == 303
    page = client.get(done["Location"]).content.decode()
    assert "Ти виходиш із гри" in page and 'name="kind"' not in page
    assert table.view.left == {1}
    after = other.get(f"/g/{table.code}/seat/").content
    assert len(after) == len(before)
    assert "Захворіла" not in after.decode()


def test_leaving_twice_and_leaving_dead_are_sentences():
    table = cast.begun()
    client = table.client(table.player(1))
    for status in (303, 422):
        assert client.post(f"/g/{table.code}/seat/leave/").status_code == status
    table = cast.begun()
    doomed = table.seat_of(Role.CIVILIAN)
    table.play_turn()
    table.play_turn(votes=[(seat, doomed) for seat in table.view.living])
    page = table.client(table.player(doomed)).post(f"/g/{table.code}/seat/leave/")
    assert page.status_code == 422
    assert "Загиблі" in page.content.decode()


def test_a_reason_that_is_too_long_is_kept():
    table = cast.begun()
    page = table.client(table.player(1)).post(f"/g/{table.code}/seat/leave/", {"why": "ї" * 20_001})
    assert page.status_code == 422
    assert "Текст задовгий" in page.content.decode() and "ї" * 20_001 in page.content.decode()
    assert not table.view.left


@pytest.mark.parametrize("who", ["host", "reader", None])
def test_only_a_player_leaves(who: str | None):
    table = cast.begun()
    client = table.client(getattr(table, who) if who else None)
    assert client.get(f"/g/{table.code}/seat/leave/").status_code == 404
    assert client.post(f"/g/{table.code}/seat/leave/").status_code == 404
