"""Who somebody is to others: never who plays in what still runs."""

import pytest
from django.test import Client

from misto.engine import OpenGame, Rules
from misto.store.models import Account
from tests import cast

pytestmark = pytest.mark.django_db


def page(name):
    return Client(headers={"accept-language": "uk"}).get(f"/people/{name}/").content.decode()


def everybody(table):
    return [table.host, *table.players[: len(table.view.roles) or None], table.reader]


def test_it_says_since_when_in_months():
    marta = cast.account("Марта")
    Account.objects.filter(pk=marta.pk).update(date_joined=cast.MORNING)
    shown = page("Марта")
    assert "На сайті з листопада 2026" in shown
    assert "30" not in shown.split("<main")[1].split("</main")[0]
    assert "example.org" not in shown


@pytest.mark.parametrize("stage", [cast.enrolling, cast.begun, cast.ended])
def test_SEAT_4_a_game_that_is_not_opened_is_on_nobodys_page(stage):
    table = stage()
    for who in everybody(table):
        assert "Чорний ринок" not in page(who.username)
        assert table.code not in page(who.username)


def test_a_game_that_is_opened_is_on_the_pages_of_its_players_and_host():
    table = cast.ended()
    table.run(OpenGame())
    for who in table.players:
        assert "Чорний ринок" in page(who.username)
    assert "ведення гри" in page("host")
    assert "Чорний ринок" not in page("reader")


def test_SEAT_4_where_nobody_is_ever_revealed_no_page_tells():
    table = cast.ended(Rules(reveal_person="never"))
    table.run(OpenGame())
    for who in table.players:
        assert "Чорний ринок" not in page(who.username)
    assert "Чорний ринок" in page("host")


def test_SEAT_4_who_was_revealed_at_death_waits_for_the_end_all_the_same():
    table = cast.ended(Rules(reveal_person="death"))
    for who in table.players:
        assert "Чорний ринок" not in page(who.username)


def test_another_spelling_leads_to_the_name():
    cast.account("Марта")
    answer = Client().get("/people/марта/")
    assert answer.status_code == 302
    assert Client().get(answer["Location"]).status_code == 200


def test_nobody_and_who_was_switched_off_have_no_page():
    marta = cast.account("Марта")
    Account.objects.filter(pk=marta.pk).update(is_active=False)
    for name in ("Марта", "Ніхтось"):
        assert Client().get(f"/people/{name}/").status_code == 404


def test_it_asks_as_much_for_many_games_as_for_one(django_assert_max_num_queries):
    for _ in range(2):
        cast.ended().run(OpenGame())
    with django_assert_max_num_queries(3):
        assert page("player1").count("Чорний ринок") == 2
