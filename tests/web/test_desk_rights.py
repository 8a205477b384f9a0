"""The desk is the host's and the co-hosts': for everybody else it isn't there."""

import pytest

from misto.store import clock
from misto.store.models import Membership
from tests import cast

pytestmark = pytest.mark.django_db

PAGES = (
    *("", "enrolment/", "rulings/", "rulings/bar/", "replace/", "log/", "settings/"),
    *("letters/", "letters/all/", "letters/mafia/"),
)
POSTS = (
    *("enrolment/", "line-up/", "remind/", "story/", "story/1/", "publish/", "replace/"),
    *("rulings/exclude/", "letters/all/", "letters/mafia/", "log/settle/", "settings/", "end/"),
)


def strangers(table):
    reserve = cast.account("reserve")
    Membership.objects.create(game=table.row, account=reserve, part="reserve", since=clock.now())
    return [table.player(1), table.reader, reserve, cast.account("stranger"), None]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_there_for_the_hosts_alone(path):
    table = cast.begun()
    cohost = cast.account("cohost")
    Membership.objects.create(game=table.row, account=cohost, part="cohost", since=clock.now())
    for host in (table.host, cohost):
        page = table.client(host).get(f"/g/{table.code}/desk/{path}")
        assert page.status_code in {200, 303}
    for who in strangers(table):
        assert table.client(who).get(f"/g/{table.code}/desk/{path}").status_code == 404


@pytest.mark.parametrize("path", POSTS)
def test_a_form_is_taken_from_the_hosts_alone(path):
    table = cast.begun()
    seq = table.row.seq
    for who in strangers(table):
        answer = table.client(who).post(f"/g/{table.code}/desk/{path}", {"why": "x", "seat": 1})
        assert answer.status_code == 404
    assert table.row.seq == seq


def test_another_game_s_host_is_a_stranger_here():
    table = cast.begun()
    other = cast.account("other host")
    assert table.client(other).get(f"/g/{table.code}/desk/").status_code == 404


def test_a_game_that_is_not_there_has_no_desk():
    table = cast.begun()
    assert table.client(table.host).get("/g/nothing/desk/").status_code == 404


def test_who_has_not_signed_in_is_asked_to_before_a_game_is_made():
    page = cast.created().client().get("/games/new/")
    assert page.status_code == 302
    assert page.headers["location"].startswith("/accounts/login/")
