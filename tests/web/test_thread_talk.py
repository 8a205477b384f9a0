"""The discussion: main accounts speak there, and no persona does."""

import pytest

from misto.store.models import Post
from tests import cast

pytestmark = pytest.mark.django_db


@pytest.fixture
def table():
    return cast.begun()


def send(table, who, text="Слово."):
    mine = f"talk/{table.code}/{who.username if who else ''}"
    return table.client(who).post(f"/g/{table.code}/talk/post/", {"text": text, "self": mine})


def test_readers_players_and_the_host_speak_by_their_names(table):
    for who in (table.reader, table.player(8), table.host):
        assert send(table, who, f"Я — {who.username}").status_code == 303
    page = table.client().get(f"/g/{table.code}/talk/").content.decode()
    for who in (table.reader, table.player(8), table.host):
        assert f'<b class="who">{who.username}</b>' in page
    assert 'class="post host"' in page and "веде гру" in page
    assert not Post.objects.filter(room="talk").exclude(seat=None).exists()


def test_no_seat_and_no_persona_stands_there(table):
    send(table, table.player(8), "Цікаво, хто це. @8")
    for who in (None, table.player(8), table.host):
        page = table.client(who).get(f"/g/{table.code}/talk/").content.decode()
        assert table.view.persona(8).name not in page
        assert "igrok" not in page and "?seat=" not in page


def test_a_stranger_signs_in_first_and_keeps_the_text(table):
    answer = send(table, None, "Можна й мені?")
    assert answer.status_code == 403
    assert "Можна й мені?" in answer.content.decode()
    assert not Post.objects.filter(room="talk").exists()


def test_a_mark_of_the_thread_is_none_of_the_discussion(table):
    who = table.player(8)
    mine = {"text": "Так.", "self": f"talk/{table.code}/{who.username}", "mark": "argument"}
    table.client(who).post(f"/g/{table.code}/talk/post/", mine)
    assert Post.objects.get(room="talk").mark == ""


def test_numbers_of_its_own_and_a_fixed_cost(table, django_assert_max_num_queries):
    for number in range(25):
        send(table, table.player(1 + number % 5), f"№ {number}")
    assert Post.objects.filter(room="talk", number=25).exists()
    client = table.client(table.player(3))
    client.get(f"/g/{table.code}/talk/")
    with django_assert_max_num_queries(10):
        client.get(f"/g/{table.code}/talk/?page=1")


def test_an_account_that_is_gone_leaves_its_words(table):
    send(table, table.reader, "Бувайте.")
    table.reader.delete()
    page = table.client().get(f"/g/{table.code}/talk/").content.decode()
    assert "Бувайте." in page and "видалений акаунт" in page


def test_a_seat_can_not_be_asked_for(table):
    send(table, table.reader)
    page = table.client().get(f"/g/{table.code}/talk/?seat=1")
    assert page.status_code == 200 and "Слово." in page.content.decode()
