"""Posting: who speaks as whom, what is refused, and that nothing typed is lost."""

import re

import pytest

from misto.engine import Exclude, PublishReport, Replace, Role, Rules, Silence
from misto.store.models import Membership, Notice, Post
from tests import cast

pytestmark = pytest.mark.django_db


@pytest.fixture
def table():
    return cast.begun()


def send(table, who, text="Слово.", room="", mine="", **more):
    """Send the form that the page of a room gives to somebody."""
    client = table.client(who)
    base = f"/g/{table.code}/{room}"
    page = client.get(base).content.decode()
    found = re.search(r'name="self" value="([^"]*)"', page)
    mine = mine or (found[1] if found else "")
    return client.post(f"{base}post/", {"text": text, "self": mine, **more})


def last(table, room=Post.Room.THREAD):
    return Post.objects.filter(game__code=table.code, room=room).order_by("-number").first()


def after_the_hour(table):
    closes = table.view.closes
    table.pass_time(seconds=(closes - table.now).total_seconds() + 0.1)


def test_a_player_speaks_as_the_persona(table):
    answer = send(table, table.player(8), "**Шаурма!**", mark="introduction")
    assert answer.status_code == 303
    post = last(table)
    assert answer.url == f"/g/{table.code}/?post={post.number}&done=post#p{post.number}"
    assert (post.voice, post.seat, post.account, post.mark) == ("seat", 8, None, "introduction")
    assert post.html == "<p><strong>Шаурма!</strong></p>\n"
    page = table.client(table.player(8)).get(answer.url).content.decode()
    assert "Допис надіслано." in page


def test_the_host_speaks_as_the_host(table):
    assert send(table, table.host, "Тихо!", mark="argument").status_code == 303
    post = last(table)
    assert (post.voice, post.seat, post.account, post.mark) == ("host", None, None, "")
    assert 'class="post host"' in table.client().get(f"/g/{table.code}/").content.decode()


@pytest.mark.parametrize("who", ["reader", "stranger", "forged"])
def test_nobody_else_speaks_and_their_text_is_kept(table, who):
    account = None if who == "stranger" else table.reader
    mine = f"thread/{table.code}/seat-8" if who == "forged" else ""
    answer = send(table, account, "Дай сказати!", mine=mine, seat=8, voice="host")
    assert answer.status_code == 403
    assert "пишуть лише персонажі" in answer.content.decode()
    assert "Дай сказати!" in answer.content.decode()
    assert last(table).voice == "turn"


def test_a_form_of_another_self_is_refused_and_its_text_kept(table):
    answer = send(table, table.player(8), "Це не я", mine=f"thread/{table.code}/seat-7")
    assert answer.status_code == 409
    assert "Це не я" in answer.content.decode()
    assert last(table).voice == "turn"


@pytest.mark.parametrize("text", ["", "  \n ", "\u200b", "я" * 20_001])
def test_an_unfit_text_is_refused_and_kept(table, text):
    answer = send(table, table.player(8), text)
    assert answer.status_code == 422
    assert text.strip() in answer.content.decode()
    assert 'role="alert"' in answer.content.decode()


def test_a_post_of_ten_megabytes_gets_a_sentence(table):
    answer = send(table, table.player(8), "я" * 5_000_000)
    assert answer.status_code == 413
    assert "введене лишилося у формі" in answer.content.decode()


def test_a_post_costs_the_same_in_a_long_thread(table, django_assert_max_num_queries):
    client = table.client(table.player(8))
    for number in range(30):
        table.write(1 + number % 11)
    form = {"text": "Слово.", "self": f"thread/{table.code}/seat-8"}
    with django_assert_max_num_queries(15):  # two of them ask PostgreSQL the time
        assert client.post(f"/g/{table.code}/post/", form).status_code == 303


def test_twice_the_same_is_once(table):
    for _ in range(2):
        assert send(table, table.player(8), "Двічі.").status_code == 303
    assert Post.objects.filter(seat=8).count() == 1
    table.pass_time(minutes=2)
    send(table, table.player(8), "Двічі.")
    assert Post.objects.filter(seat=8).count() == 2


def test_a_post_after_the_hour_counts_for_the_next_turn(table):
    table.write(8)
    after_the_hour(table)
    assert send(table, table.player(7), "Запізно?").status_code == 303
    row = table.row
    assert row.phase == "closed"
    posts = table.view.turns[-1].resolved.posts
    assert (posts[8], posts[7]) == (1, 0)


def test_at_night_where_all_are_silent_the_text_is_kept():
    table = cast.begun(Rules(keeper=True, night_talk=False))
    after_the_hour(table)
    answer = send(table, table.player(7), "Запізно?")
    assert answer.status_code == 403
    assert "Хід закрито" in answer.content.decode() and "Запізно?" in answer.content.decode()
    assert table.row.phase == "closed"  # settled, though the post was refused


def test_a_ghost_speaks_as_a_ghost_unless_silenced(table):
    missing = table.seat_of(Role.MAFIOSO)
    for seat in table.view.living:
        if seat != missing:
            table.write(seat)
    table.close()
    table.run(PublishReport(story=""))
    assert missing in table.view.dead
    assert send(table, table.player(missing), "Бу!").status_code == 303
    assert last(table).ghost
    page = table.client().get(f"/g/{table.code}/").content.decode()
    assert 'class="post ghost"' in page and "привид" in page
    table.run(Silence(seat=missing, why="натякає"))
    mine = f"thread/{table.code}/seat-{missing}"
    assert send(table, table.player(missing), "Бу-у!", mine=mine).status_code == 403


def test_the_excluded_are_silent(table):
    table.run(Exclude(seat=5, why="показ ролі"))
    answer = send(table, table.player(5), "Не винен!", mine=f"thread/{table.code}/seat-5")
    assert answer.status_code == 403 and "вибув із гри" in answer.content.decode()


def test_who_was_replaced_speaks_no_more(table):
    before, newcomer = table.player(5), cast.account("newcomer")
    client = table.client(before)
    page = client.get(f"/g/{table.code}/").content.decode()
    mine = f"thread/{table.code}/seat-5"
    assert mine in page
    table.run(Replace(seat=5, person=newcomer.code, why="зник"))
    assert Membership.objects.get(account=newcomer).seat == 5
    answer = client.post(f"/g/{table.code}/post/", {"text": "Ще я!", "self": mine})
    assert answer.status_code == 403
    assert send(table, newcomer, "Тепер я.").status_code == 303


def test_preview_without_scripts_and_with(table):
    answer = send(table, table.player(8), "*Тихо* >", preview="yes")
    assert answer.status_code == 200
    assert "<em>Тихо</em>" in answer.content.decode() and "*Тихо* &gt;" in answer.content.decode()
    client = table.client(table.player(8))
    part = client.post(f"/g/{table.code}/preview/", {"text": "*Тихо*"})
    assert "<em>Тихо</em>" in part.content.decode() and "<html" not in part.content.decode()
    assert last(table).voice == "turn"


def test_a_quote_has_its_source_and_the_true_name(table):
    first = table.write(8, "Хто це зробив?")
    client = table.client(table.player(7))
    page = client.get(f"/g/{table.code}/?quote={first.number}").content.decode()
    name = table.view.persona(8).name
    assert f"&gt; [{name}, #{first.number}](#{first.number}):" in page
    send(table, table.player(7), f"> [Хтось, #{first.number}](#{first.number}):\n> Хто?\n\nНе я.")
    assert f">{name}, #{first.number}</a></cite>" in last(table).html


def test_who_is_mentioned_is_told_without_a_name(table):
    send(table, table.player(8), "@7, а що скажеш ти? І ти, @8?")
    notice = Notice.objects.get(kind=Notice.Kind.MENTION)
    assert notice.account == table.player(7)
    send(table, table.player(8), "@7, ну?")
    assert Notice.objects.filter(kind=Notice.Kind.MENTION).count() == 1  # until it is read
    assert f'href="/g/{table.code}/?seat=7"' in last(table).html


def test_a_foreign_picture_or_a_script_does_not_pass(table):
    send(table, table.player(8), "![x](https://evil.example/x.png) <script>alert(1)</script>")
    assert "<img" not in last(table).html and "<script" not in last(table).html


def test_a_link_to_where_posts_are_sent_leads_to_the_room(table):
    answer = table.client().get(f"/g/{table.code}/post/?page=3")
    assert answer.status_code == 302 and answer.url == f"/g/{table.code}/?page=3"


def test_a_form_without_a_token_is_refused(table):
    client = table.client(table.player(8))
    client.handler.enforce_csrf_checks = True
    answer = client.post(f"/g/{table.code}/post/", {"text": "x"})
    assert answer.status_code == 403 and last(table).voice == "turn"
