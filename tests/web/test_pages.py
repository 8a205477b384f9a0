"""The pages answer."""

import pytest

from tests import cast

pytestmark = pytest.mark.django_db


def test_home_and_a_game_are_shown_to_anybody():
    table = cast.begun()
    assert table.client().get("/").status_code == 200
    page = table.client().get(f"/g/{table.code}/")
    assert page.status_code == 200
    assert "Чорний ринок" in page.content.decode()


def test_what_is_not_there_says_what_to_do():
    page = cast.created().client().get("/g/nothing/")
    assert page.status_code == 404
    assert "Такої сторінки немає" in page.content.decode()
