"""A page of a thread that stays open: what it is answered when it asks for what is new."""

import re

import pytest

from misto.engine import Role
from misto.store import clock, notices
from misto.store.models import Notice, Post, Reading
from misto.store.posting import add
from misto.store.writing import writing
from tests import cast

pytestmark = pytest.mark.django_db
HX = {"HX-Request": "true"}


@pytest.fixture
def table():
    return cast.begun()


def cursor(page):
    """What an open page sends along, as the form that it is."""
    fields = page[page.index('id="cursor"') :].split("</div>")[0]
    return re.findall(r'name="(\w+)" value="([^"]*)"', fields)


def opened(table, who=None, query="", client=None):
    client = client or table.client(who)
    page = client.get(f"/g/{table.code}/{query}").content.decode()
    return client, dict(cursor(page))


def ask(table, client, asked, room=""):
    answer = client.get(f"/g/{table.code}/{room}", asked, headers=HX)
    assert answer.status_code == 200
    return answer.content.decode()


def numbers(page):
    return [int(number) for number in re.findall(r'id="p(\d+)"', page)]


def many(table, count):
    for number in range(count):
        table.write(1 + number % 5, f"Слово {number}.")


def test_new_posts_are_for_the_end_of_the_page(table):
    client, asked = opened(table)
    table.write(8, "Шаурма!")
    table.write(3)
    part = ask(table, client, asked)
    assert numbers(part) == [2, 3] and "Шаурма!" in part
    assert 'hx-swap-oob="beforeend:#posts"' in part
    assert "<html" not in part and "<form" not in part
    again = ask(table, client, dict(cursor(part)))
    assert numbers(again) == [] and "beforeend" not in again


def test_on_any_other_page_a_link_says_how_many_there_are(table):
    many(table, 30)
    client, asked = opened(table, query="?page=1")
    table.write(8, "Шаурма!")
    part = ask(table, client, asked)
    assert numbers(part) == [] and "Шаурма!" not in part
    assert "1 новий допис" in part and f'href="/g/{table.code}/?post=32#p32"' in part
    table.write(9)
    part = ask(table, client, dict(cursor(part)))
    assert "2 нові дописи" in part and "?post=32#p32" in part


def test_so_many_at_once_are_added_and_a_link_leads_to_the_others(table):
    client, asked = opened(table)
    many(table, 25)
    part = ask(table, client, asked)
    assert numbers(part) == list(range(2, 22))
    assert "5 нових дописів" in part and "?post=22#p22" in part


def test_posts_of_a_seat_alone_are_followed_alone(table):
    table.write(8)
    table.write(8)
    client, asked = opened(table, query="?seat=8")
    table.write(3, "Не те.")
    table.write(8, "Те.")
    part = ask(table, client, asked)
    assert numbers(part) == [5] and "Не те." not in part


def test_a_post_that_was_changed_or_hidden_or_shown_again_takes_its_own_place(table):
    many(table, 3)
    who = table.player(1)
    client, asked = opened(table)
    table.pass_time(minutes=2)
    mine = {"text": "Інакше.", "self": f"thread/{table.code}/seat-1"}
    table.client(who).post(f"/g/{table.code}/2/edit/", mine)
    part = ask(table, client, asked)
    assert numbers(part) == [2] and "Інакше." in part
    assert '<article hx-swap-oob="true" class="post" id="p2">' in part
    asked = dict(cursor(part))
    host = table.client(table.host)
    for act in ("hide", "show"):
        table.pass_time(minutes=2)
        host.post(f"/g/{table.code}/2/hide/", {"act": act, "why": "Так."})
        part = ask(table, client, asked)
        asked = dict(cursor(part))
        assert numbers(part) == [2]
        assert ("Інакше." in part) is (act == "show")
    table.pass_time(minutes=2)
    asked = dict(cursor(ask(table, client, asked)))
    table.pass_time(minutes=2)
    assert numbers(ask(table, client, asked)) == []


def test_the_hour_what_is_owed_and_the_bell_come_with_it(table):
    who = table.player(3)
    client, asked = opened(table, who)
    with writing(table.code) as row:
        at = clock.arrival(row.last_at)
        notices.tell([who], Notice.Kind.MENTION, row, at=at, turn=1)
    table.write(3, mark="introduction")
    part = ask(table, client, asked)
    assert 'id="hour" data-light="day" hx-swap-oob="true"' in part
    assert re.search(r'id="bell" hx-swap-oob="true".*?<b class="count">2</b>', part, re.DOTALL)
    assert re.search(r'<a id="thumb-post" class="done"', part)
    assert 'id="owe-vote"' in part and 'id="owe-post"' not in part
    table.play_turn()
    dark = ask(table, client, dict(cursor(part)))
    assert 'id="seats" hx-swap-oob="innerHTML"' in dark


def test_what_came_by_itself_is_read_once_it_has_been_seen(table):
    who = table.reader
    client, asked = opened(table, who)
    table.write(8)
    part = ask(table, client, asked)
    assert Reading.objects.get(account=who).number == 1
    assert f'hx-get="/g/{table.code}/?seen=2"' in part
    answer = ask(table, client, {"seen": "2"})
    assert Reading.objects.get(account=who).number == 2 and 'id="bell"' in answer
    ask(table, client, {"seen": "999999"})
    assert Reading.objects.get(account=who).number == 2
    assert "seen=" not in ask(table, table.client(), asked)


def test_a_page_whose_form_is_another_now_says_so(table):
    client, asked = opened(table, table.player(3))
    assert "Оновити сторінку" not in ask(table, client, asked)
    assert "Оновити сторінку" in ask(table, client, {**asked, "voice": "no"})


def test_strangers_are_answered_from_the_cache(table, django_assert_num_queries):
    table.write(8)
    _, asked = opened(table)
    table.write(3)
    first = ask(table, table.client(), asked)
    with django_assert_num_queries(1):
        assert ask(table, table.client(), asked) == first
    whole = table.client().get(f"/g/{table.code}/", asked)
    assert "<html" in whole.content.decode()
    assert "HX-Request" in whole.headers["Vary"]
    assert "Content-Security-Policy" in whole.headers


@pytest.mark.parametrize("room", ["", "talk/"])
def test_it_takes_ten_queries_at_the_most(table, room, django_assert_max_num_queries):
    table.play_turn()
    for who in (table.player(4), table.host, table.reader):
        client = table.client(who)
        page = client.get(f"/g/{table.code}/{room}").content.decode()
        many(table, 3)
        with django_assert_max_num_queries(10):
            ask(table, client, dict(cursor(page)), room)


def test_who_may_less_is_answered_less(table):
    """The same question, whoever asks: each is answered as their own page would."""
    _, asked = opened(table, table.host)
    table.write(8, "Шаурма!")
    with writing(table.code) as row:
        add(
            row, Post.Room.MAFIA, Post.Voice.SEAT, at=clock.arrival(row.last_at), source="",
            html="<p>Таємниця</p>", seat=table.seat_of(Role.BOSS),
        )  # fmt: skip
    table.client(table.host).post(f"/g/{table.code}/2/hide/", {"act": "hide", "why": "Так."})
    for who in (None, table.reader, table.player(3), table.host):
        part = ask(table, table.client(who), asked)
        assert "Шаурма!" not in part and "Таємниця" not in part
        assert ("/2/past/" in part) is (who == table.host)
        assert ('class="thumb"' in part) is (who == table.player(3))


@pytest.mark.parametrize(
    "asked",
    [
        "first=x&last=1&known=1&at=1", "first=1&last=1&known=1", "seen=x", "seen=999999999",
        "first=1&last=999999999999&known=1&at=999999999999", "first=1&last=0&known=9&at=0",
        "first=99&last=1&known=1&at=1&seat=77", "first=٣&last=1&known=1&at=1", "state=%00",
    ],
)  # fmt: skip
def test_an_odd_question_has_a_sensible_answer(table, asked):
    many(table, 2)
    for who in (None, table.player(3), table.host):
        for room in ("", "talk/", "frame/"):
            answer = table.client(who).get(f"/g/{table.code}/{room}?{asked}", headers=HX)
            assert answer.status_code == 200


def test_the_frame_of_any_page(table, django_assert_max_num_queries):
    client = table.client(table.player(3))
    page = client.get(f"/g/{table.code}/reports/").content.decode()
    assert f'hx-get="/g/{table.code}/frame/"' in page
    asked = dict(cursor(page))
    assert "Оновити сторінку" not in ask(table, client, asked, "frame/")
    table.play_turn()
    with django_assert_max_num_queries(10):
        assert "Оновити сторінку" in ask(table, client, asked, "frame/")
