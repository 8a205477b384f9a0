"""The calendar feed: hours of one's games, and nothing that is secret."""

from datetime import timedelta

import pytest
from django.test import Client
from icalendar import Calendar

from misto.engine import Pause, Role
from misto.store.models import Account
from misto.text import words
from tests import cast

pytestmark = pytest.mark.django_db


def link(who, token):
    Account.objects.filter(pk=who.pk).update(calendar=token)
    return f"/calendar/{token}.ics"


def events(address):
    return Calendar.from_ical(Client().get(address).content).walk("VEVENT")


def test_it_tells_when_turns_close_without_signing_in_and_without_a_cookie():
    table = cast.begun()
    answer = Client().get(link(table.player(1), "mine"))
    assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
    assert not answer.cookies
    assert "Cookie" not in answer.headers.get("Vary", "")
    (close,) = Calendar.from_ical(answer.content).walk("VEVENT")
    assert close.decoded("dtstart") == table.view.closes
    assert str(close["summary"]) == "Чорний ринок: закриття ходу 1"


def test_it_tells_when_hunting_opens():
    table = cast.begun()
    table.play_turn()
    hunt, close = events(link(table.player(1), "mine"))
    assert hunt.decoded("dtstart") == table.view.hunt_opens < close.decoded("dtstart")


def test_an_unknown_link_is_nobodys():
    table = cast.begun()
    gone = link(table.player(1), "mine")
    Account.objects.update(calendar=None)
    assert Client().get(gone).status_code == 404
    assert Client().get("/calendar/None.ics").status_code == 404


def test_it_is_the_same_for_all_but_for_the_names_of_its_events():
    table = cast.begun()
    table.play_turn()
    feeds, uids = set(), set()
    for seat in range(1, 12):
        found = events(link(table.player(seat), f"of{seat}"))
        uids |= {str(event.pop("uid")) for event in found}
        feeds.add(b"".join(event.to_ical() for event in found))
    assert len(feeds) == 1
    assert len(uids) == 22
    whole = feeds.pop().decode()
    assert not any(words.role("uk", role) in whole for role in Role)
    assert not any(name in whole for name in cast.NAMES)


def test_the_names_of_events_stay():
    table = cast.begun()
    mine = link(table.player(1), "mine")
    assert [e["uid"] for e in events(mine)] == [e["uid"] for e in events(mine)]


def test_hosts_have_it_and_others_games_are_not_in_it():
    table = cast.begun()
    assert len(events(link(table.host, "host"))) == 1
    assert not events(link(table.reader, "reader"))


def test_a_paused_game_has_no_hours():
    table = cast.begun()
    table.run(Pause(why="Свята."))
    assert not events(link(table.player(1), "mine"))


def test_what_has_not_changed_is_not_sent_again():
    table = cast.begun()
    mine = link(table.player(1), "mine")
    tag = Client().get(mine).headers["ETag"]
    again = Client().get(mine, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    table.play_turn()
    assert Client().get(mine, headers={"if-none-match": tag}).status_code == 200


def test_it_speaks_its_readers_language():
    table = cast.begun()
    marta = table.player(1)
    Account.objects.filter(pk=marta.pk).update(language="en")
    (close,) = events(link(marta, "mine"))
    assert str(close["summary"]) == "Чорний ринок: turn 1 closes"
    table.now += timedelta()
