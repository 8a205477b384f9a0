"""The log: what happened, who may see it, who has read what; complaints, old texts."""

import pytest

from misto.engine import BarVote, Kind, Pause
from misto.store.models import Complaint, Edit, Opened
from tests import cast
from tests.web.queries import queries

pytestmark = pytest.mark.django_db


def shown(table, query=""):
    page = table.client(table.host).get(f"/g/{table.code}/desk/log/{query}")
    assert page.status_code == 200
    return page.content.decode()


def test_rulings_stand_with_reason_and_with_who_may_see_them():
    table = cast.begun()
    table.run(Pause(why="свято"))
    table.run(BarVote(seats=(4,), why="цитував листа"))
    page = shown(table)
    assert "Причина: свято." in page
    assert "Бачать усі" in page
    assert f"Бачать ведучий та: 4 {table.view.persona(4).name}" in page


def test_orders_stand_in_it_only_where_they_are_asked_for():
    table = cast.begun()
    table.order(1, Kind.VOTE, 2)
    assert "Заявка № 1" not in shown(table)
    assert "Заявка № 1" in shown(table, "?orders=yes")


def test_each_turn_has_a_page_and_the_time_before_the_game_too():
    table = cast.begun()
    table.play_turn()
    assert "Підсумки ходу 1 оголошено." in shown(table, "?turn=1")
    assert "Підсумки ходу 1 оголошено." not in shown(table)
    assert "Запис на гру відкрито" in shown(table, "?turn=0")
    assert "Хід 2 відкрито" in shown(table, "?turn=99")


def test_persons_stand_by_name_and_codes_do_not():
    table = cast.begun()
    page = shown(table, "?turn=0")
    assert "player5" in page
    assert table.players[4].code not in page


def test_it_says_who_has_read_what():
    table = cast.begun()
    Opened.objects.create(game=table.row, seat=2, turn=1, at=table.now)
    assert f"2 {table.view.persona(2).name}" in shown(table)


def test_a_complaint_is_shown_without_who_made_it_and_settled():
    table = cast.begun()
    post = table.write(3, "Я знаю, хто мафія")
    Complaint.objects.create(post=post, why="натякає", at=table.now)
    page = shown(table)
    assert "натякає" in page
    data = {"room": "thread", "number": post.number}
    table.client(table.host).post(f"/g/{table.code}/desk/log/settle/", data)
    assert Complaint.objects.get().settled_at
    assert "натякає" not in shown(table)


def test_hidden_posts_and_old_texts_are_for_the_host():
    table = cast.begun()
    post = table.write(3, "нова редакція")
    post.hidden_at = table.now
    post.save()
    Edit.objects.create(post=post, at=table.now, source="стара редакція")
    page = shown(table)
    assert "Приховані дописи" in page
    assert "стара редакція" in page


def test_queries_do_not_grow_with_what_happened():
    taken = set()
    for seats in (8, 20):
        table = cast.begun(seats=seats)
        for seat in table.view.living:
            Complaint.objects.create(post=table.write(seat), at=table.now)
        taken.add(queries(table.client(table.host), f"/g/{table.code}/desk/log/?orders=yes"))
    assert len(taken) == 1
    assert max(taken) <= 13
