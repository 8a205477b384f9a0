"""Replacement: from the reserve, or by a link that works once (HOST-6)."""

import pytest

from misto.engine import Exclude
from misto.store import clock
from misto.store.models import Account, Membership, Offer, Persona
from tests import cast

pytestmark = pytest.mark.django_db

WHY = "не має часу"


def url(table):
    return f"/g/{table.code}/desk/replace/"


def post(table, **data):
    return table.client(table.host).post(url(table), {"seat": 3, "why": WHY, **data})


def in_reserve(table, name="reserve"):
    who = cast.account(name)
    return Membership.objects.create(
        game=table.row, account=who, part="reserve", since=clock.now(), about="Вільна щовечора"
    )


def offered(table, **data):
    post(table, **data)
    return Offer.objects.get(used_at=None)


def test_somebody_from_the_reserve_takes_the_seat_after_a_look():
    table = cast.begun()
    member = in_reserve(table)
    old = table.player(3)
    page = post(table, person=member.account.code, do="look").content.decode()
    assert "Що станеться" in page
    assert table.player(3) == old
    post(table, person=member.account.code, do="confirm")
    assert table.player(3) == member.account
    assert Membership.objects.get(game=table.row, account=old).part == "replaced"


def test_who_is_not_in_reserve_cannot_be_chosen():
    table = cast.begun()
    answer = post(table, person=table.player(5).code)
    assert answer.status_code == 422
    assert "Обери когось із запасу" in answer.content.decode()


def test_a_link_is_made_shown_and_withdrawn():
    table = cast.begun()
    offer = offered(table)
    page = table.client(table.host).get(url(table)).content.decode()
    assert f"/seat/{offer.token}/" in page
    table.client(table.host).post(url(table), {"withdraw": offer.token})
    assert not Offer.objects.exists()


def test_a_link_wants_a_reason_and_a_seat_and_keeps_what_was_typed():
    table = cast.begun()
    answer = post(table, why="")
    assert "Напиши причину" in answer.content.decode()
    answer = post(table, seat="")
    assert "Обери місце." in answer.content.decode()
    assert WHY in answer.content.decode()
    assert not Offer.objects.exists()


def test_who_was_excluded_is_not_replaced():
    table = cast.begun()
    table.run(Exclude(seat=3, why="x"))
    assert post(table).status_code == 422


def test_a_newcomer_takes_the_seat_by_the_link_once():
    table = cast.begun()
    offer = offered(table, clear="yes")
    epoch = Persona.objects.get(game=table.row, seat=3).epoch
    newcomer = cast.account("newcomer")
    client = table.client(newcomer)
    page = client.get(f"/seat/{offer.token}/")
    assert page.status_code == 200
    assert client.post(f"/seat/{offer.token}/").status_code == 303
    assert table.player(3) == newcomer
    assert Persona.objects.get(game=table.row, seat=3).epoch == epoch + 1
    assert client.get(f"/seat/{offer.token}/").status_code == 404
    late = table.client(cast.account("late"))
    assert late.post(f"/seat/{offer.token}/").status_code == 404


def test_SEAT_4_the_link_tells_neither_the_seat_nor_who_had_it():
    table = cast.begun()
    offer = offered(table)
    page = table.client(cast.account("newcomer")).get(f"/seat/{offer.token}/").content.decode()
    persona = table.view.persona(3)
    for secret in (persona.name, persona.nick, table.player(3).username, WHY):
        assert secret not in page


def test_who_has_not_signed_in_is_asked_to():
    table = cast.begun()
    offer = offered(table)
    answer = table.client().get(f"/seat/{offer.token}/")
    assert answer.status_code == 302
    assert offer.token in answer.headers["location"]


@pytest.mark.parametrize("who", ["player", "host", "cohost"])
def test_GAME_6_who_plays_or_hosts_cannot_take_a_seat(who):
    table = cast.begun()
    offer = offered(table)
    cohost = cast.account("cohost")
    Membership.objects.create(game=table.row, account=cohost, part="cohost", since=clock.now())
    account = {"player": table.player(5), "host": table.host, "cohost": cohost}[who]
    before = table.player(3)
    answer = table.client(account).post(f"/seat/{offer.token}/")
    assert answer.status_code == 422
    assert table.player(3) == before


def test_a_link_that_there_is_not_is_a_404():
    table = cast.begun()
    assert table.client(cast.account("x")).get("/seat/nothing/").status_code == 404


STRONG = "кавун росте на баштані"


def sign_up(client, name, **data):
    return client.post("/accounts/signup/", {"username": name, "password1": STRONG, **data})


def test_the_link_invites_whoever_has_no_account_where_sign_up_is_by_invitation(settings):
    settings.SIGN_UP = "invitation"
    table = cast.begun()
    seat = f"/seat/{offered(table).token}/"
    client = table.client()
    answer = client.get(seat)
    assert answer.status_code == 302
    assert answer.headers["location"] == f"/accounts/signup/?next={seat}"
    assert sign_up(client, "Зоя", next=seat).headers["location"] == seat
    assert client.post(seat).status_code == 303
    assert table.player(3).username == "Зоя"


def test_one_account_is_made_by_a_link_to_a_seat(settings):
    settings.SIGN_UP = "invitation"
    table = cast.begun()
    seat = f"/seat/{offered(table).token}/"
    first, second = table.client(), table.client()
    for client in (first, second):
        client.get(seat)
    sign_up(first, "Зоя")
    sign_up(second, "Веруня")
    assert not Account.objects.filter(username="Веруня").exists()
    assert table.client().get(seat).headers["location"] == f"/accounts/login/?next={seat}"


def test_a_link_that_was_withdrawn_or_where_sign_up_is_closed_invites_nobody(settings):
    table = cast.begun()
    offer = offered(table)
    seat = f"/seat/{offer.token}/"
    settings.SIGN_UP = "closed"
    assert table.client().get(seat).headers["location"] == f"/accounts/login/?next={seat}"
    settings.SIGN_UP = "invitation"
    client = table.client()
    client.get(seat)
    offer.delete()
    sign_up(client, "Зоя")
    assert not Account.objects.filter(username="Зоя").exists()
