"""The bell: what it tells, what it doesn't, and how it falls silent."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from misto.engine import Role
from misto.store import notices
from misto.store.models import Account, Notice
from misto.text import words
from tests import cast

pytestmark = pytest.mark.django_db

BELL = "/me/notices/"


def listed(table, who):
    return table.client(who).get(BELL).content.decode()


def unread(who):
    return Notice.objects.filter(account=who, read_at=None).count()


def test_it_is_for_who_has_signed_in():
    assert cast.begun().client().get(BELL).status_code == 302


def test_it_lists_what_happened_and_where_to_read_it():
    table = cast.begun()
    page = listed(table, table.player(1))
    assert "«Чорний ринок»: на твоєму місці чекає лист із роллю" in page
    assert f'href="/g/{table.code}/seat/"' in page
    assert 'class="new"' in page


def test_every_kind_has_its_words():
    table = cast.begun()
    for kind in Notice.Kind:
        notices.tell([table.host], kind, table.row, at=table.now, turn=1)
    page = listed(table, table.host)
    assert page.count("«Чорний ринок»") == len(Notice.Kind)


def test_it_says_nothing_of_roles_and_looks_the_same_to_all():
    table = cast.begun()
    pages = set()
    for seat in range(1, 12):
        who = table.player(seat)
        page = listed(table, who).replace(who.username, "NAME")
        pages.add(page.split("<main")[1].split("csrfmiddlewaretoken")[0])
        pages.add(page.split('<ul class="notices"')[1])
        for role in Role:
            assert words.role("uk", role) not in page.split("<main")[1]
    assert len(pages) == 2


def test_what_is_turned_off_is_not_there():
    table = cast.enrolling()
    marta = table.players[0]
    Account.objects.filter(pk=marta.pk).update(silent_bell=["role_letter"])
    notices.tell([Account.objects.get(pk=marta.pk)], Notice.Kind.ROLE_LETTER, None, at=table.now)
    assert "Сповіщень ще немає" in listed(table, marta)


def test_all_are_marked_as_read_by_a_button():
    table = cast.begun()
    marta, zoya = table.player(1), table.player(2)
    assert table.client(marta).post(f"{BELL}read/").status_code == 303
    assert (unread(marta), unread(zoya)) == (0, 1)
    assert 'class="new"' not in listed(table, marta)


def test_opening_the_page_that_answers_a_notice_reads_it():
    table = cast.begun()
    marta = table.player(1)
    other = cast.created(title="Друга гра")
    for row in (table.row, other.row):
        notices.tell([marta], Notice.Kind.MENTION, row, at=table.now)
    client = table.client(marta)
    client.get(f"/g/{table.code}/seat/")
    assert set(Notice.objects.filter(account=marta, read_at=None).values_list("kind")) == {
        ("mention",)
    }
    page = client.get(f"/g/{table.code}/").content.decode()
    assert unread(marta) == 1  # the other game's
    assert "1 нове сповіщення" in page


def test_where_nothing_is_new_nothing_is_written():
    table = cast.begun()
    client = table.client(table.player(1))
    client.post(f"{BELL}read/")
    with CaptureQueriesContext(connection) as asked:
        client.get(f"/g/{table.code}/seat/")
    about = [query["sql"] for query in asked if "store_notice" in query["sql"]]
    assert len(about) == 1
    assert about[0].startswith("SELECT")


def test_a_host_reads_letters_at_the_desk_and_a_player_at_the_table():
    table = cast.begun()
    for who in (table.host, table.player(1)):
        notices.tell([who], Notice.Kind.LETTER, table.row, at=table.now)
    assert f'href="/g/{table.code}/letters/"' in listed(table, table.player(1))
    assert f'href="/g/{table.code}/seat/"' not in listed(table, table.host)


def test_there_are_pages_and_as_many_queries_on_each(django_assert_num_queries):
    table = cast.begun()
    who = table.reader
    client = table.client(who)
    notices.tell([who], Notice.Kind.MENTION, table.row, at=table.now)
    client.get(BELL)
    asked = []
    for more in (1, 64):
        for _ in range(more):
            notices.tell([who], Notice.Kind.MENTION, table.row, at=table.now)
        with django_assert_num_queries(5):
            page = client.get(BELL).content.decode()
        asked.append(page)
    assert "1 з 3" in asked[1]
    assert client.get(f"{BELL}?page=3").content.decode().count("<li") < 30
    assert client.get(f"{BELL}?page=x").status_code == 200
