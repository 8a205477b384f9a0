"""The profile: name, address, language, zone, what one is told, the link of the calendar."""

import pytest
from django.core.cache import cache
from django.test import Client

from misto.store.models import Account, Notice
from tests import cast

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _nobody_has_tried():
    cache.clear()


@pytest.fixture
def marta():
    return cast.account("Марта", "marta@example.org")


@pytest.fixture
def client(marta):
    browser = Client(headers={"accept-language": "uk"})
    browser.force_login(marta)
    return browser


def form(**changed):
    return {"username": "Марта", "email": "marta@example.org", "language": "", "zone": ""} | changed


def test_it_is_for_who_has_signed_in():
    assert Client().get("/me/")["Location"] == "/accounts/login/?next=/me/"


def test_it_is_saved(client, marta):
    answer = client.post("/me/", form(username="Зоя", language="en", zone="Asia/Tbilisi"))
    assert answer.status_code == 303
    marta.refresh_from_db()
    assert (marta.username, marta.language, marta.zone) == ("Зоя", "en", "Asia/Tbilisi")
    assert "Profile" in client.get("/me/").content.decode()


@pytest.mark.parametrize("typed", ["Asia/Tokyo", " asia/tokyo "])
def test_every_other_zone_is_typed(client, marta, typed):
    client.post("/me/", form(other_zone=typed))
    marta.refresh_from_db()
    assert marta.zone == "Asia/Tokyo"
    assert '<option value="Asia/Tokyo" selected>' in client.get("/me/").content.decode()


def test_where_there_is_no_such_zone_the_page_asks_which_is_meant(client):
    page = client.post("/me/", form(other_zone="Asia/Tokio"))
    assert page.status_code == 422
    assert "Можливо, Asia/Tokyo?" in page.content.decode()


def test_somebody_elses_name_is_refused_and_what_was_typed_stays(client):
    cast.account("Зоя")
    page = client.post("/me/", form(username="ЗОЯ", other_zone="Asia/Tokyo")).content.decode()
    assert "або дуже схоже, вже є" in page
    assert 'value="ЗОЯ"' in page
    assert 'value="Asia/Tokyo"' in page


def test_a_name_may_change_its_own_capitals(client):
    assert client.post("/me/", form(username="МАРТА")).status_code == 303


def test_names_from_before_may_stay(client, marta):
    Account.objects.filter(pk=marta.pk).update(username="igrok 7")
    assert client.post("/me/", form(username="igrok 7")).status_code == 303


def test_another_address_wants_the_password(client, marta):
    asked = client.post("/me/", form(email="new@example.org"))
    assert asked["Location"] == "/accounts/confirm/?next=%2Fme%2F"
    marta.refresh_from_db()
    assert marta.email == "marta@example.org"
    page = client.post("/accounts/confirm/?next=/me/", {"password": "wrong"})
    assert "Пароль не той" in page.content.decode()
    client.post("/accounts/confirm/", {"password": "password", "next": "/me/"})
    marta.refresh_from_db()
    assert marta.email == "new@example.org"


def test_each_kind_of_notice_can_be_turned_off(client, marta):
    client.post("/me/telling/", {"bell": ["letter", "report"]})
    marta.refresh_from_db()
    told = {kind for kind in Notice.Kind if kind not in marta.silent_bell}
    assert told == {Notice.Kind.LETTER, Notice.Kind.REPORT}
    assert marta.silent_mail == []  # no mail is set up: nothing was asked


def test_by_mail_too_where_there_is_mail(client, marta, settings):
    settings.MAIL_IS_SET_UP = True
    assert "поштою" in client.get("/me/").content.decode()
    client.post("/me/telling/", {"bell": list(Notice.Kind), "mail": ["role_letter"]})
    marta.refresh_from_db()
    assert marta.silent_bell == []
    assert "letter" in marta.silent_mail and "role_letter" not in marta.silent_mail


def test_the_link_of_the_calendar_is_made_made_anew_and_switched_off(client, marta):
    def link():
        marta.refresh_from_db()
        return marta.calendar

    client.post("/me/feed/", {"act": "make"})
    first = link()
    assert first and first in client.get("/me/").content.decode()
    client.post("/me/feed/", {"act": "make"})
    assert link() not in {first, None}
    client.post("/me/feed/", {"act": "off"})
    assert link() is None


def test_passkeys_are_hidden_where_they_do_not_work(client, settings):
    settings.PASSKEYS_WORK = False
    assert "Ключі доступу" not in client.get("/me/").content.decode()
    assert "data-passkey" not in Client().get("/accounts/login/").content.decode()
    for there in ("", "add/", "login/", "confirm/"):
        assert client.get(f"/accounts/passkeys/{there}").status_code == 404


@pytest.mark.parametrize("there", ["/me/", "/me/notices/", "/me/export/", "/me/delete/"])
def test_a_page_asks_little_of_the_database(client, there, django_assert_max_num_queries):
    with django_assert_max_num_queries(6):
        assert client.get(there).status_code == 200
