"""Invitations: who may make them, and that each makes one account."""

from datetime import timedelta

import pytest
from django.test import Client

from misto.engine import OpenGame
from misto.store import clock
from misto.store.models import Account, Invitation
from tests import cast

pytestmark = pytest.mark.django_db

STRONG = "кавун росте на баштані"
HOUSE = "/me/invitations/"


@pytest.fixture(autouse=True)
def _by_invitation(settings):
    settings.SIGN_UP = "invitation"
    clock.set_to(cast.MORNING)


def invited(by="host"):
    table = cast.created()
    table.client(cast.account(by)).post(HOUSE, {"act": "make", "note": "Зої"})
    return Invitation.objects.get()


def sign_up(client, name):
    return client.post("/accounts/signup/", {"username": name, "password1": STRONG})


def test_without_one_nobody_signs_up():
    client = Client(headers={"accept-language": "uk"})
    assert "лише за запрошенням" in client.get("/accounts/signup/").content.decode()
    sign_up(client, "Зоя")
    assert not Account.objects.exists()


def test_one_invitation_makes_one_account():
    link = invited()
    client = Client(headers={"accept-language": "uk"})
    assert client.get(f"/invite/{link.token}/")["Location"] == "/accounts/signup/"
    link.refresh_from_db()
    assert link.used_at is None  # who looks, spends nothing
    sign_up(client, "Зоя")
    link.refresh_from_db()
    assert Account.objects.filter(username="Зоя").exists()
    assert link.used_at == cast.MORNING


def test_a_second_one_finds_it_spent():
    link = invited()
    first, second = Client(), Client(headers={"accept-language": "uk"})
    for client in (first, second):
        client.get(f"/invite/{link.token}/")
    sign_up(first, "Зоя")
    sign_up(second, "Веруня")
    assert not Account.objects.filter(username="Веруня").exists()
    page = Client(headers={"accept-language": "uk"}).get(f"/invite/{link.token}/")
    assert page.status_code == 410
    assert "запрошення вже не діє" in page.content.decode()


def test_it_expires():
    link = invited()
    client = Client()
    client.get(f"/invite/{link.token}/")
    clock.set_to(cast.MORNING + timedelta(days=14))
    sign_up(client, "Зоя")
    assert not Account.objects.filter(username="Зоя").exists()
    assert Client().get(f"/invite/{link.token}/").status_code == 410


def test_nobody_is_invited_where_sign_up_is_closed(settings):
    link = invited()
    settings.SIGN_UP = "closed"
    client = Client()
    assert client.get(f"/invite/{link.token}/").status_code == 410
    sign_up(client, "Зоя")
    assert not Account.objects.filter(username="Зоя").exists()


def test_hosts_of_games_and_staff_invite_and_nobody_else():
    table = cast.begun()
    staff = cast.account("staff")
    Account.objects.filter(pk=staff.pk).update(is_staff=True)
    for who, status in ((table.host, 200), (staff, 200), (table.player(1), 404)):
        assert table.client(who).get(HOUSE).status_code == status
    assert table.client().get(HOUSE).status_code == 302


def test_a_host_whose_games_are_all_opened_invites_no_more():
    table = cast.ended()
    table.run(OpenGame())
    assert table.client(table.host).get(HOUSE).status_code == 404


def test_one_sees_and_withdraws_ones_own_alone():
    link = invited()
    other = cast.created(title="Друга гра")
    cast.account("other")
    stranger = cast.account("other")
    Account.objects.filter(pk=stranger.pk).update(is_staff=True)
    client = other.client(Account.objects.get(pk=stranger.pk))
    assert link.token not in client.get(HOUSE).content.decode()
    client.post(HOUSE, {"withdraw": link.token})
    assert Invitation.objects.exists()
    host = other.client(other.host)
    assert link.token in host.get(HOUSE).content.decode()
    host.post(HOUSE, {"withdraw": link.token})
    assert not Invitation.objects.exists()
