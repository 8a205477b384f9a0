"""The home page: my games first, with what I owe in each, then all others."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from misto.engine import Kind, OpenEnrolment, Phase, Role
from misto.store import folding
from misto.store.models import Account, Game, Membership
from misto.web.lobby import views
from tests import cast
from tests.cast import Table

pytestmark = pytest.mark.django_db


def page(client: Client, address: str = "/") -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


def card(html: str, title: str) -> str:
    """The card of one game."""
    (found,) = [part for part in html.split('<li class="game')[1:] if f">{title}</a>" in part]
    return found


def titled(table: Table, title: str) -> Table:
    Game.objects.filter(code=table.code).update(title=title)
    return table


def test_a_stranger_is_told_what_this_is_and_where_to_learn_it():
    html = page(cast.created().client())
    assert "Тут грають у «Мафію» дописами" in html
    assert 'href="/help/play/"' in html


def test_where_there_are_no_games_it_says_what_to_do():
    newcomer = Table("", cast.account("host"), ()).client(cast.account("newcomer"))
    assert "Ігор ще немає. Увійди" in page(Client(headers={"accept-language": "uk"}))
    assert "Обери, куди записатися" in page(newcomer)


def test_my_games_come_first_with_what_i_owe():
    table = cast.begun()
    cast.created(title="Санаторій").run(OpenEnrolment())
    mafioso = table.seat_of(Role.MAFIOSO)
    table.write(mafioso)
    html = page(table.client(table.player(mafioso)))
    own = card(html, "Чорний ринок")
    assert "ти граєш" in own
    for duty in ("Роль", "Голос", "Знайомство", "Заявка"):
        assert f">{duty}<" in own
    assert ">Допис<" not in own
    assert html.index("Мої ігри") < html.index(">Чорний ринок</a>") < html.index("Триває запис")
    assert html.count(">Чорний ринок</a>") == 1


def test_what_was_sent_is_no_longer_owed():
    table = cast.begun()
    mafioso = table.seat_of(Role.MAFIOSO)
    table.order(mafioso, Kind.VOTE, 1)
    html = page(table.client(table.player(mafioso)))
    assert ">Голос<" not in card(html, "Чорний ринок")


def test_a_host_is_told_what_waits():
    table = cast.begun()
    table.close()
    own = card(page(table.client(table.host)), "Чорний ринок")
    assert "ти ведеш" in own
    assert "оголосити підсумки" in own


def test_anybody_sees_host_seats_turn_and_time_left():
    table = cast.begun()
    Game.objects.update(story_html="<p>Усе &amp; <b>продається</b></p>")
    running = card(page(table.client()), "Чорний ринок")
    assert "Усе &amp; продається" in running
    assert "<dd>host</dd>" in running
    assert "11 з 11" in running
    assert 'хід 1 · лишилося <time datetime="2026-11-30T' in running
    assert ">12 год 0 хв<" in running


def test_a_game_that_enrols_has_a_button_and_says_how_many():
    table = cast.enrolling(seats=9)
    stranger = card(page(table.client()), "Чорний ринок")
    assert f'href="/g/{table.code}/enrol/"' in stranger
    assert '<dd class="num">9</dd>' in stranger
    assert "тебе записано" in card(page(table.client(table.players[0])), "Чорний ринок")


def test_a_game_that_nobody_may_enrol_in_yet_is_shown_to_its_host_alone():
    table = cast.created()
    assert "Чорний ринок" not in page(table.client())
    assert "відкрити запис" in card(page(table.client(table.host)), "Чорний ринок")


def test_an_ended_game_says_who_has_won():
    table = cast.begun()
    Game.objects.update(phase=Phase.OPENED.value, winner="town", ended_at=cast.MORNING)
    assert "Перемога міста!" in card(page(table.client()), "Чорний ринок")
    assert "Чорний ринок" in page(table.client(), "/games/ended/")
    assert "Чорний ринок" not in page(table.client(), "/games/running/")


def test_who_was_replaced_has_the_game_no_longer_among_theirs():
    table = cast.begun()
    replaced = table.player(1)
    Membership.objects.filter(account=replaced).update(part="replaced", seat=None)
    assert "Поки що жодної" in page(table.client(replaced))


def test_long_lists_go_on_elsewhere(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(views.SHOWN, "enrolling", 2)
    monkeypatch.setattr(views, "PAGE", 2)
    tables = [cast.created(title=f"Гра {number}") for number in range(3)]
    for table in tables:
        table.run(OpenEnrolment())
    client = tables[0].client()
    home = page(client)
    assert home.count('<li class="game') == 2
    assert 'href="/games/enrolling/"' in home
    first, second = (page(client, f"/games/enrolling/?page={number}") for number in (1, 2))
    assert first.count('<li class="game') == 2
    assert second.count('<li class="game') == 1
    assert page(client, "/games/enrolling/?page=nonsense").count('<li class="game') == 2


def test_my_own_list_is_for_who_has_signed_in():
    table = cast.begun()
    assert table.client().get("/games/mine/").status_code == 302
    assert "Чорний ринок" in page(table.client(table.host), "/games/mine/")
    assert "Тут поки порожньо" in page(table.client(table.reader), "/games/mine/")


def queries(client: Client, address: str = "/") -> int:
    folding.drop()
    with CaptureQueriesContext(connection) as captured:
        page(client, address)
    return len(captured)


@pytest.mark.parametrize("address", ["/", "/games/mine/"])
def test_twelve_games_take_as_many_queries_as_one(address: str):
    table = cast.begun(seats=7)
    player = table.player(1)
    cast.begun(seats=7)
    one = queries(table.client(player), address)
    for number in range(6):
        titled(cast.begun(seats=7), f"Гра {number}")
        cast.enrolling(seats=7, title=f"Запис {number}")
    assert queries(table.client(player), address) == one
    assert one <= 14


def test_for_strangers_too():
    table = cast.begun(seats=7)
    cast.enrolling(seats=7)
    few = queries(table.client())
    for _ in range(4):
        cast.begun(seats=7)
        cast.enrolling(seats=7)
    assert queries(table.client()) == few
    assert few <= 6  # where nothing is kept; else one


def test_a_home_page_tells_nothing_of_who_enrolled():
    table = cast.created()
    table.run(OpenEnrolment())
    pages = []
    for who in (table.players[0], table.players[1]):
        client = table.client(who)
        client.post(
            f"/g/{table.code}/enrol/",
            {"name": "Хтось", "gender": "f", "about": "", "nonce": "a phrase of sixteen letters"},
        )
        pages.append([page(table.client(one)) for one in (None, table.reader, table.players[2])])
        client.post(f"/g/{table.code}/enrol/withdraw/")
    assert pages[0] == pages[1]
    assert Account.objects.count() > 3


def test_the_game_s_own_page_asks_to_enrol_until_the_deal():
    table = cast.enrolling(seats=7)
    address = f'href="/g/{table.code}/enrol/"'
    assert "Записатися" in page(table.client(), f"/g/{table.code}/")
    assert "Твій запис" in page(table.client(table.players[0]), f"/g/{table.code}/")
    assert address not in page(table.client(table.host), f"/g/{table.code}/")
    assert address not in page(table.client(), f"/g/{cast.begun(seats=7).code}/")


def test_what_is_owed_leads_to_where_it_is_done():
    table = cast.begun()
    mafioso = table.seat_of(Role.MAFIOSO)
    own = card(page(table.client(table.player(mafioso))), "Чорний ринок")
    assert f'<a href="/g/{table.code}/seat/#order-1">Голос</a>' in own
    assert f'<a href="/g/{table.code}/#reply">Допис</a>' in own


def test_a_stranger_s_home_is_made_once(django_assert_num_queries):
    table = cast.begun()
    first = page(table.client())
    with django_assert_num_queries(1):
        assert page(table.client()) == first


def test_a_stranger_s_home_has_no_token_and_sets_no_cookie():
    answer = cast.begun().client().get("/")
    assert "csrfmiddlewaretoken" not in answer.content.decode()
    assert not answer.cookies
    assert "Cookie" in answer.headers["Vary"]


def test_a_stranger_s_home_is_in_their_language():
    table = cast.begun()
    assert "Грають зараз" in page(table.client())
    assert "Грають зараз" not in page(Client(headers={"accept-language": "en"}))


def test_what_changes_is_seen_by_strangers_at_once():
    table = cast.created()
    home = [page(table.client())]
    table.run(OpenEnrolment())
    home.append(page(table.client()))
    desk = table.client(table.host)
    desk.post(f"/g/{table.code}/desk/settings/", {"do": "tell", "title": "Базар"})
    home.append(page(table.client()))
    cast.account("second")
    desk.post(f"/g/{table.code}/desk/settings/", {"do": "add", "username": "second"})
    home.append(page(table.client()))
    assert ["Чорний ринок" in one for one in home] == [False, True, False, False]
    assert ["Базар" in one for one in home] == [False, False, True, True]
    assert ["second" in one for one in home] == [False, False, False, True]


def test_what_is_made_for_one_is_not_shown_to_a_stranger():
    table = cast.begun()
    assert "ти граєш" in page(table.client(table.player(1)))
    assert "ти граєш" not in page(table.client())
    assert "ти граєш" in page(table.client(table.player(1)))
