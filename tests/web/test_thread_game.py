"""The game thread: its pages, its addresses, and what they cost."""

import re

import pytest

from misto.store import clock
from misto.store.models import Post, Reading
from misto.store.posting import add
from misto.store.writing import writing
from tests import cast

pytestmark = pytest.mark.django_db


@pytest.fixture
def table():
    return cast.begun()


def get(table, who=None, query="", status=200):
    page = table.client(who).get(f"/g/{table.code}/{query}")
    assert page.status_code == status
    return page.content.decode()


def write_many(table, count, seat=1):
    with writing(table.code) as row:
        at = clock.arrival(row.last_at)
        Post.objects.bulk_create(
            Post(
                game=row,
                room=Post.Room.THREAD,
                number=row.posts + number,
                at=at,
                turn=1,
                voice=Post.Voice.SEAT,
                seat=seat,
                source="Слово.",
                html="<p>Слово.</p>",
            )
            for number in range(1, count + 1)
        )
        row.posts += count
        row.public_version += 1
        row.save()


def numbers(page):
    return [int(number) for number in re.findall(r'id="p(\d+)"', page)]


def test_a_turn_has_a_divider_and_posts_have_faces_and_numbers(table):
    table.write(8, "Шаурма!")
    page = get(table)
    assert "Хід 1" in page
    assert table.view.persona(8).name in page and "igrok 8" in page
    assert f'href="/g/{table.code}/?post=2#p2"' in page


def test_pages_of_twenty_by_number(table):
    write_many(table, 60)  # and the divider: 61
    assert numbers(get(table, query="?page=1")) == list(range(1, 21))
    assert numbers(get(table, query="?page=2")) == list(range(21, 41))
    assert numbers(get(table, query="?post=25")) == list(range(21, 41))
    assert numbers(get(table)) == list(range(52, 62))  # the last page is never a lone post


@pytest.mark.parametrize(
    "query",
    [
        "?page=abc", "?page=0", "?page=-1", "?page=999999", "?page=99999999999999999999",
        "?post=x", "?post=0", "?post=99999999", "?seat=0", "?seat=77", "?seat=a&seat=9999999999",
        "?seat=1&after=a", "?seat=1&after=999999999", "?seat=1&before=0", "?turn=9", "?turn=z",
        "?from=x", "?quote=999", "?quote=1", "?quote=a", "?done=x", "?mark=<b>", "?page=%00",
        "?page=²", "?post=٣",
    ],
)  # fmt: skip
def test_an_odd_address_has_a_sensible_answer(table, query):
    write_many(table, 30)
    for who in (None, table.player(3), table.host):
        page = table.client(who).get(f"/g/{table.code}/{query}", follow=True)
        assert page.status_code == 200


def test_posts_of_one_seat_or_several_alone_by_keys(table):
    write_many(table, 25, seat=7)
    write_many(table, 25, seat=8)
    newest = get(table, query="?seat=7")
    assert numbers(newest) == list(range(7, 27))
    assert "before=7" in newest
    assert numbers(get(table, query="?seat=7&before=7")) == list(range(2, 7))
    both = get(table, query="?seat=7&seat=8&after=20")
    assert numbers(both) == list(range(21, 41))
    assert "Лише дописи" in both


def test_since_the_last_report_and_the_beginning_of_a_turn(table):
    table.play_turn()
    report = Post.objects.get(voice=Post.Voice.REPORT)
    found = table.client().get(f"/g/{table.code}/?from=report")
    assert found.url.endswith(f"?post={report.number}#p{report.number}")
    turn = Post.objects.get(voice=Post.Voice.TURN, turn=2)
    found = table.client().get(f"/g/{table.code}/?turn=2")
    assert found.url.endswith(f"#p{turn.number}")


def test_first_unread_and_the_bookmark_that_only_goes_forward(table):
    reader = table.reader
    write_many(table, 10)
    get(table, reader)
    assert Reading.objects.get(account=reader).number == 11
    write_many(table, 40)
    page = get(table, reader)
    assert 'id="unread"' in page and numbers(page) == list(range(1, 21))
    found = table.client(reader).get(f"/g/{table.code}/?from=unread")
    assert found.url.endswith("?page=1#unread") or "?page=2#unread" in found.url
    get(table, reader, "?page=3")
    assert Reading.objects.get(account=reader).number == 51
    get(table, reader, "?page=1")
    assert Reading.objects.get(account=reader).number == 51


def test_the_report_is_a_sheet_with_the_story_the_facts_and_the_court(table):
    table.play_turn([(1, 11), (2, 11)], story="# Ніч на базарі\n\nТихо <b>було</b>.")
    page = get(table)
    assert "<h2>Ніч на базарі</h2>" in page
    assert "<b>було</b>" not in page
    assert 'class="court"' in page
    called = {seat: table.view.persona(seat).name for seat in (1, 2, 11)}
    assert f"<b>{called[11]}</b>: {called[1]}, {called[2]}" in page


def test_a_page_costs_the_same_whatever_it_shows(table, django_assert_max_num_queries):
    table.play_turn()
    client = table.client(table.player(4))
    client.get(f"/g/{table.code}/")
    write_many(table, 2000)
    for query in ("", "?page=7", "?post=300", "?seat=1", "?seat=1&seat=2", "?quote=40"):
        with django_assert_max_num_queries(10):
            assert client.get(f"/g/{table.code}/{query}").status_code == 200


def test_a_page_is_small(table):
    table.write(2)
    with writing(table.code) as row:
        for number in range(40):
            add(
                row, Post.Room.THREAD, Post.Voice.SEAT, at=clock.arrival(row.last_at),
                source="", html=f"<p>{'Слово за словом. ' * 12}</p>", seat=1 + number % 11,
                mark="argument",
            )  # fmt: skip
    assert len(get(table, table.player(3), "?page=2").encode()) < 60_000


def test_a_stranger_s_page_is_made_once(table, django_assert_num_queries):
    table.write(3, "Уперше.")
    client = table.client()
    first = client.get(f"/g/{table.code}/")
    with django_assert_num_queries(1):
        second = client.get(f"/g/{table.code}/")
    assert second.content == first.content
    again = client.get(f"/g/{table.code}/", headers={"if-none-match": first["ETag"]})
    assert again.status_code == 304 and not again.content
    table.write(3, "Удруге.")
    assert "Удруге." in client.get(f"/g/{table.code}/").content.decode()


def test_a_stranger_s_page_has_no_token_and_sets_no_cookie(table):
    for address in (f"/g/{table.code}/", f"/g/{table.code}/talk/", f"/g/{table.code}/?quote=2"):
        page = table.client().get(address)
        assert "csrfmiddlewaretoken" not in page.content.decode()
        assert not page.cookies


def test_language_look_and_zone_have_pages_of_their_own(table):
    table.write(2)
    client = table.client()
    assert "Хід 1" in client.get(f"/g/{table.code}/").content.decode()
    client.cookies["misto_language"] = "en"
    assert "Turn 1" in client.get(f"/g/{table.code}/").content.decode()
    client.cookies["misto_theme"] = "night"
    assert 'data-theme="night"' in client.get(f"/g/{table.code}/").content.decode()
    client.cookies["misto_zone"] = "Asia/Tokyo"
    assert "16:00" in client.get(f"/g/{table.code}/").content.decode()


def test_what_is_made_for_one_is_not_shown_to_a_stranger(table):
    for who in (table.player(1), table.host):
        get(table, who)
    page = get(table)
    assert "composer" not in page and "host" not in page.split("<main")[1]


@pytest.mark.parametrize("who", ["player", "reader", "stranger"])
def test_no_account_s_name_stands_in_the_thread(table, who):
    table.play_turn()
    own = {"player": table.player(3), "reader": table.reader, "stranger": None}[who]
    for query in ("", "?page=1", "?seat=3", "?from=report"):
        page = table.client(own).get(f"/g/{table.code}/{query}", follow=True).content.decode()
        for account in table.players:
            if account != own:
                assert not re.search(rf"\b{account.username}\b", page)
                assert account.code not in page
