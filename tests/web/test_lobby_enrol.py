"""Enrolling: for who may, until enrolment closes, and nobody else knows who has (GAME-1)."""

import re

import pytest
from django.test import Client

from misto.engine import CloseEnrolment, Deal, OpenEnrolment, Rules
from misto.engine.lineup import suggest
from misto.store.models import Membership, Persona
from tests import cast
from tests.cast import Table

pytestmark = pytest.mark.django_db

GIVEN = {
    "name": "Люся Марковна",
    "gender": "f",
    "about": "Торгує кавунами.\r\nІ правдою.",
    "nonce": "seven old owls in a tree",
}


def opened(rules: Rules | None = None, seats: int = 11) -> Table:
    table = cast.created(rules, seats=seats)
    table.run(OpenEnrolment())
    return table


def page(client: Client, table: Table, status: int = 200) -> str:
    answer = client.get(f"/g/{table.code}/enrol/")
    assert answer.status_code == status
    return visible(answer.content.decode())


def visible(html: str) -> str:
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", html)


def send(client: Client, table: Table, **changes: str) -> str:
    """Send the form, follow where it leads."""
    answer = client.post(f"/g/{table.code}/enrol/", GIVEN | changes, follow=True)
    return visible(answer.content.decode())


def test_a_player_enrols_and_finds_it_in_the_form():
    table = opened()
    client = table.client(table.players[0])
    html = send(client, table)
    assert "Тебе записано" in html
    assert 'value="Люся Марковна"' in html
    assert 'value="seven old owls in a tree"' in html
    assert re.search(r'value="f"\s+checked', html)
    assert "Торгує кавунами.\nІ правдою." in html
    assert table.view.enrolled == 1


def test_the_server_makes_no_phrase():
    table = opened()
    html = page(table.client(table.players[0]), table)
    assert re.search(r'id="nonce" name="nonce" value=""', html)
    assert "misto/nonce.js" in html
    assert "<noscript>" in html
    assert "<details" in html
    assert table.view.commitments[-1] in html


def test_what_was_given_reaches_the_persona_of_the_seat():
    table = opened(seats=7)
    for number, player in enumerate(table.players):
        send(table.client(player), table, nonce=f"a phrase of player {number}")
    table.run(CloseEnrolment(lineup=tuple(suggest(7, table.view.rules))))
    table.run(Deal())
    assert set(Persona.objects.values_list("about", flat=True)) == {"Торгує кавунами.\nІ правдою."}


def test_an_enrolment_can_be_changed_and_is_still_one():
    table = opened()
    client = table.client(table.players[0])
    send(client, table)
    html = send(client, table, name="Зойка", about="")
    assert "Зміни збережено" in html
    assert 'value="Зойка"' in html
    assert table.view.enrolled == 1
    assert Membership.objects.get(account=table.players[0]).about == ""


def test_a_change_that_is_refused_changes_nothing():
    table = opened()
    send(table.client(table.players[0]), table, nonce="somebody else's phrase")
    client = table.client(table.players[1])
    send(client, table)
    html = send(client, table, name="Зойка", nonce="somebody else's phrase")
    assert "Такий жереб уже хтось дав" in html
    assert 'value="Люся Марковна"' in page(client, table)
    assert table.view.enrolled == 2


def test_an_enrolment_can_be_withdrawn_until_it_closes():
    table = opened(seats=7)
    client = table.client(table.players[0])
    send(client, table)
    html = client.post(f"/g/{table.code}/enrol/withdraw/", follow=True).content.decode()
    assert "Твій запис відкликано" in html
    assert table.view.enrolled == 0
    late = cast.enrolling(seats=7)
    late.run(CloseEnrolment(lineup=tuple(suggest(7, late.view.rules))))
    client = late.client(late.players[0])
    html = client.post(f"/g/{late.code}/enrol/withdraw/", follow=True).content.decode()
    assert "Не зараз: запис закрито" in html
    assert Membership.objects.filter(game=late.row, part="player").count() == 7


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"name": "  "}, "Персонажеві потрібне ім’я"),
        ({"name": "Люcя"}, "без кирилиці та латинки в одному слові"),
        ({"name": "x" * 61}, "не підходить"),
        ({"name": "Лю\u0007ся"}, "не підходить"),
        ({"name": " Ведучий "}, "звуться ведучі"),
        ({"name": "igrok 3"}, "звуться ведучі"),
        ({"name": "«The  Host»"}, "звуться ведучі"),
        ({"gender": "boss"}, "Обери рід персонажа"),
        ({"gender": ""}, "Обери рід персонажа"),
        ({"about": "а" * 1001}, "можна щонайбільше"),
        ({"about": "a\u0007b"}, "недруковані знаки"),
        ({"nonce": ""}, "від 16 до 200 знаків"),
        ({"nonce": "too short"}, "від 16 до 200 знаків"),
        ({"nonce": "x" * 201}, "від 16 до 200 знаків"),
        ({"nonce": "sixteen letters\u0007 and a bell"}, "від 16 до 200 знаків"),
    ],
)
def test_bad_input_gets_a_sentence_and_is_kept(changes: dict[str, str], sentence: str):
    table = opened()
    client = table.client(table.players[0])
    answer = client.post(f"/g/{table.code}/enrol/", GIVEN | changes)
    assert answer.status_code == 422
    html = answer.content.decode()
    assert sentence in html
    assert 'aria-invalid="true"' in html or "gender" in changes
    for name, value in (GIVEN | changes).items():
        if name not in changes and name != "gender":
            assert value.replace("\r\n", "\n") in html
    assert table.view.enrolled == 0


def test_no_two_phrases_are_the_same():
    table = opened()
    send(table.client(table.players[0]), table)
    html = send(table.client(table.players[1]), table)
    assert "Такий жереб уже хтось дав" in html


def test_a_host_finds_a_sentence_and_no_form():
    table = opened()
    client = table.client(table.host)
    html = page(client, table)
    assert "ведучий у своїй грі не грає" in html
    assert "GAME-6" in html
    assert 'name="nonce"' not in html
    assert "місця для ведучого чи співведучого немає" in send(client, table)
    assert table.view.enrolled == 0


def test_a_stranger_is_asked_to_sign_in():
    table = opened()
    html = page(table.client(), table)
    assert "Щоб записатися, увійди" in html
    assert f"?next=/g/{table.code}/enrol/" in html
    for address in ("enrol/", "enrol/withdraw/", "reserve/"):
        answer = table.client().post(f"/g/{table.code}/{address}", GIVEN)
        assert answer.status_code == 302
        assert answer["Location"].endswith(f"?next=/g/{table.code}/enrol/")


def test_enrolment_that_is_not_open_yet_says_so_and_keeps_what_was_sent():
    table = cast.created()
    client = table.client(table.players[0])
    assert "Запис на гру ще не відкрито" in page(client, table)
    html = send(client, table)
    assert "Зарано: запис на гру ще не відкрито" in html
    assert 'value="Люся Марковна"' in html


def test_who_came_too_late_keeps_what_was_typed():
    table = cast.enrolling(Rules(seats_max=7), seats=7)
    html = send(table.client(table.reader), table)
    assert "Запис заповнено" in html
    assert 'value="seven old owls in a tree"' in html
    assert "Записатися в запас" in html


def test_after_the_close_i_see_my_phrase_among_those_published():
    table = cast.enrolling(seats=7)
    table.run(CloseEnrolment(lineup=tuple(suggest(7, table.view.rules))))
    html = page(table.client(table.players[3]), table)
    assert "<mark><code>nonce of player 003</code></mark>" in html
    assert html.count("<code>nonce of player") == 7
    assert "Твій жереб — № 4" in html
    stranger = page(table.client(), table)
    assert "<mark>" not in stranger
    assert stranger.count("<code>nonce of player") == 7


def test_who_has_a_seat_is_shown_the_way_there():
    table = cast.begun(seats=7)
    assert "Твоє місце — 3" in page(table.client(table.player(3)), table)


def test_who_was_replaced_is_told_so():
    table = cast.begun(seats=7)
    Membership.objects.filter(account=table.player(1)).update(part="replaced", seat=None)
    replaced = Membership.objects.get(part="replaced").account
    html = page(table.client(replaced), table)
    assert "двічі в одній грі не грають" in html


@pytest.mark.parametrize("who", [None, "reader", "another"])
def test_the_page_is_the_same_whoever_has_enrolled(who: str | None):
    pages = []
    table = opened()
    looking = {"reader": table.reader, "another": table.players[5]}.get(who or "")
    for player, secret in ((table.players[0], "Ашот"), (table.players[1], "Айгюль")):
        client = table.client(player)
        send(client, table, name=secret, about=f"Я {secret}", nonce=f"phrase of {secret}, secret")
        pages.append(page(table.client(looking), table))
        assert secret not in pages[-1]
        assert player.username not in pages[-1]
        client.post(f"/g/{table.code}/enrol/withdraw/")
    assert pages[0] == pages[1]


def test_where_the_roster_is_public_names_stand_by_alphabet_and_no_characters():
    table = opened(Rules(roster="public"))
    for number in (2, 0):
        send(
            table.client(table.players[number]),
            table,
            name=f"Персонаж {number}",
            nonce=f"a phrase of player {number}",
        )
    html = page(table.client(), table)
    assert html.index("<li>player1</li>") < html.index("<li>player3</li>")
    assert "Персонаж" not in html
