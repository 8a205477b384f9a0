"""The turn on one page: who did what, what it comes to, the story, publish."""

import pytest

from misto.engine import Kind, Role
from misto.store.models import Notice, StoryDraft
from tests import cast

pytestmark = pytest.mark.django_db


def desk(table, path=""):
    return f"/g/{table.code}/desk/{path}"


def text_of(table, who, path=""):
    page = table.client(who).get(desk(table, path))
    assert page.status_code == 200
    return page.content.decode()


def test_the_desk_shows_what_each_seat_has_done_and_what_the_turn_comes_to():
    table = cast.begun()
    doctor = table.seat_of(Role.DOCTOR)
    table.write(doctor, mark="introduction")
    table.order(doctor, Kind.HEAL, doctor)
    page = text_of(table, table.host)
    assert "Хто що зробив" in page
    assert "Якби хід закрили зараз" in page
    assert "ORDER-3" in page  # the healing is void without a vote
    assert "Чинні заявки: 1" in page
