"""Before the deal: enrolment, the line-up with its check, close and deal with one press."""

import pytest

from misto.engine import Enrol, OpenEnrolment, Phase, Role, WithdrawEnrolment
from misto.engine.lineup import suggest
from misto.store import clock
from misto.store.models import Membership, Notice
from tests import cast
from tests.web.queries import queries

pytestmark = pytest.mark.django_db


def desk(table, path=""):
    return f"/g/{table.code}/desk/{path}"


def press(table, do, **data):
    return table.client(table.host).post(desk(table, "enrolment/"), {"do": do, **data})


def line_up(*roles):
    return {f"role-{role}": roles.count(role) for role in Role}


def shown(table):
    return table.client(table.host).get(desk(table)).content.decode()


def test_enrolment_is_opened_with_one_button():
    table = cast.created()
    assert "Відкрити запис" in shown(table)
    assert press(table, "open").status_code == 303
    assert table.view.phase is Phase.ENROLMENT
    assert table.view.beacon_name is None


def test_the_host_sees_who_has_enrolled_and_the_suggested_line_up():
    table = cast.enrolling()
    page = shown(table)
    assert "player7" in page
    assert "Записалися: 11" in page
    assert "Склад годиться" in page
    assert "/enrol/" in page


def test_one_press_closes_deals_and_sends_all_letters_at_one_instant():
    table = cast.enrolling()
    answer = press(table, "close", **line_up(*suggest(11)))
    assert answer.status_code == 303
    assert (table.view.phase, table.view.turn) == (Phase.OPEN, 1)
    letters = Notice.objects.filter(kind="role_letter")
    assert letters.count() == 11
    assert len({letter.at for letter in letters}) == 1


def test_GAME_4_a_line_up_that_cannot_be_played_is_refused_and_stays_in_the_form():
    table = cast.enrolling()
    roles = [Role.CIVILIAN] * 9 + [Role.SERGEANT, Role.BOSS]
    answer = press(table, "close", **line_up(*roles))
    page = answer.content.decode()
    assert answer.status_code == 422
    assert table.view.phase is Phase.ENROLMENT
    assert 'name="role-civilian" value="9"' in page
    assert "GAME-3" in page


@pytest.mark.parametrize("path", ["line-up/", "enrolment/"])
def test_the_line_up_is_checked_as_it_is_set_with_scripts_and_without(path):
    table = cast.enrolling()
    roles = [*suggest(11)[1:], Role.DOCTOR, Role.DOCTOR]
    data = line_up(*roles) | {"do": "check"}
    page = table.client(table.host).post(desk(table, path), data).content.decode()
    assert "Ролей: 12, гравців: 11." in page
    assert ("<html" in page) is (path == "enrolment/")


def test_somebody_who_withdraws_in_between_makes_the_line_up_too_long():
    table = cast.enrolling()
    table.run(WithdrawEnrolment(person=table.players[0].code))
    answer = press(table, "close", **line_up(*suggest(11)))
    assert answer.status_code == 422
    assert table.view.phase is Phase.ENROLMENT


def test_with_a_beacon_the_deal_is_a_second_step():
    table = cast.created()
    press(table, "open", beacon="лотерея 2345")
    for number, player in enumerate(table.players):
        enrolled = Enrol(person=player.code, nonce=f"nonce of player {number:03}")
        table.run(enrolled)
    press(table, "close", **line_up(*suggest(11)))
    assert table.row.phase == "frozen"
    page = shown(table)
    assert "лотерея 2345" in page
    assert "nonce of player 003" in page
    assert press(table, "deal", beacon="").status_code == 422
    assert press(table, "deal", beacon="17 5 42").status_code == 303
    assert table.view.phase is Phase.OPEN


def test_too_few_cannot_be_dealt_and_the_button_says_so():
    table = cast.enrolling(seats=5)
    page = shown(table)
    assert 'value="close" disabled' in page
    assert press(table, "close", **line_up(*[Role.CIVILIAN] * 5)).status_code == 422


def test_a_deal_is_cancelled_with_a_reason_and_enrolment_begins_anew():
    table = cast.begun()
    client = table.client(table.host)
    data = {"why": "не той склад", "do": "confirm", "turn_seen": "1 open"}
    assert client.post(desk(table, "rulings/cancel/"), data).status_code == 303
    assert table.view.phase is Phase.CREATED


def test_the_reserve_is_listed():
    table = cast.enrolling()
    reserve = cast.account("reserve")
    Membership.objects.create(
        game=table.row, account=reserve, part="reserve", since=clock.now(), about="Прийду згодом"
    )
    page = shown(table)
    assert "У запасі: 1" in page
    assert "Прийду згодом" in page


def test_after_the_deal_the_page_of_enrolment_leads_to_the_turn():
    table = cast.begun()
    answer = table.client(table.host).get(desk(table, "enrolment/"))
    assert answer.headers["location"] == desk(table)


def test_queries_do_not_grow_with_the_enrolled():
    taken = set()
    for seats in (8, 30):
        table = cast.enrolling(seats=seats, title=f"Гра {seats}")
        taken.add(queries(table.client(table.host), desk(table)))
    assert len(taken) == 1
    assert max(taken) <= 9


def test_opening_twice_is_refused_with_a_sentence():
    table = cast.created()
    table.run(OpenEnrolment())
    assert press(table, "open").status_code == 422
