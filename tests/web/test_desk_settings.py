"""Co-hosts, and the set-up to be kept."""

import pytest

from misto.engine import OpenGame
from misto.store.models import Membership, SetUp
from tests import cast

pytestmark = pytest.mark.django_db


def post(table, who=None, **data):
    return table.client(who or table.host).post(f"/g/{table.code}/desk/settings/", data)


def test_the_host_adds_a_co_host_and_removes_one():
    table = cast.begun()
    cohost = cast.account("second")
    assert post(table, do="add", username="second").status_code == 303
    assert table.client(cohost).get(f"/g/{table.code}/desk/").status_code == 200
    post(table, do="remove", username="second")
    assert table.client(cohost).get(f"/g/{table.code}/desk/").status_code == 404


@pytest.mark.parametrize("part", ["player", "reserve", "replaced"])
def test_GAME_6_who_plays_or_has_played_cannot_be_a_co_host(part):
    table = cast.begun()
    who = cast.account("candidate")
    Membership.objects.create(game=table.row, account=who, part=part, since=table.now)
    answer = post(table, do="add", username="candidate")
    assert answer.status_code == 422
    assert 'value="candidate"' in answer.content.decode()
    assert Membership.objects.get(game=table.row, account=who).part == part


def test_an_unknown_name_is_said_and_stays():
    answer = post(cast.begun(), do="add", username="nobady")
    assert answer.status_code == 422
    assert "Акаунта з іменем «nobady» немає" in answer.content.decode()


def test_a_co_host_names_no_others():
    table = cast.begun()
    cohost = cast.account("second")
    post(table, do="add", username="second")
    cast.account("third")
    assert post(table, cohost, do="add", username="third").status_code == 404
    assert post(table, cohost, do="remove", username="second").status_code == 404


def test_the_host_stays_the_host():
    table = cast.begun()
    post(table, do="add", username="host")
    post(table, do="remove", username="host")
    assert Membership.objects.get(game=table.row, account=table.host).part == "host"


def test_the_set_up_of_a_game_is_kept():
    table = cast.begun()
    assert post(table, do="save", name="Мій ринок").status_code == 303
    kept = SetUp.objects.get(account=table.host)
    assert (kept.name, kept.title, kept.rules) == ("Мій ринок", "Чорний ринок", {"keeper": True})


def test_a_set_up_without_a_name_is_not_kept():
    assert post(cast.begun(), do="save", name=" ").status_code == 422
    assert not SetUp.objects.exists()


def test_the_host_changes_title_and_opening_and_every_page_shows_them():
    table = cast.ended()
    table.run(OpenGame())
    reader = table.client(table.reader)
    before = table.client().get(f"/g/{table.code}/").content.decode()
    answer = post(table, do="tell", title="Білий  ринок", story="Ранок *на площі*.")
    assert answer.status_code == 303
    assert (table.row.title, table.row.story) == ("Білий ринок", "Ранок *на площі*.")
    assert "<em>на площі</em>" in table.row.story_html
    after = table.client().get(f"/g/{table.code}/").content.decode()
    assert ("Білий ринок" in before, "Білий ринок" in after) == (False, True)
    for page in ("", "talk/", "seats/", "court/", "record.yaml", "archive.html"):
        text = reader.get(f"/g/{table.code}/{page}").content.decode()
        assert ("Білий ринок" in text, "Чорний ринок" in text) == (True, False), page


def test_a_title_that_will_not_do_is_said_and_what_was_typed_stays():
    table = cast.begun()
    answer = post(table, do="tell", title=" ", story="Довга історія")
    page = answer.content.decode()
    assert answer.status_code == 422
    assert "Потрібна назва" in page
    assert "Довга історія" in page
    assert table.row.title == "Чорний ринок"


def test_nobody_else_changes_them():
    table = cast.begun()
    assert post(table, table.player(1), do="tell", title="Моя гра").status_code == 404
    assert table.row.title == "Чорний ринок"
