"""Every page of the accounts is in one language, whole: allauth's and Django's words too."""

import re
from html import unescape

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from django.core.cache import cache
from django.test import Client

from misto.store import notices
from misto.store.models import Account, Invitation, Notice
from tests import cast

pytestmark = pytest.mark.django_db

NAMES = ["Marta", "Марта", "marta@example", "org", "Чорний", "ринок", "host"]
ALSO = {
    "uk": {
        "in", "English", "JavaScript", "PIN", "UTC", "Asia", "Tokyo", "SEAT", "reveal_person",
        "testserver", "ics", "http", "https", "calendar", "invite", "Email", "operator", "player",
    },
    "en": {"українською", "українська", "Місто", "Misto"},
}  # fmt: skip
OTHER = {"uk": r"[A-Za-z_]{2,}", "en": r"[А-ЯІЇЄҐа-яіїєґ’]{2,}"}


@pytest.fixture(autouse=True)
def _set_up(settings):
    cache.clear()
    settings.MAIL_IS_SET_UP = settings.PASSKEYS_WORK = True
    settings.SIGN_UP = "invitation"


def read(page):
    """What a page says, without what it says of itself."""
    text = re.sub(r"<(script|style|svg|pre)\b.*?</\1>", " ", page, flags=re.DOTALL)
    said = re.findall(r'(?:aria-label|placeholder|title|alt|data-failed|data-over)="([^"]*)"', text)
    return unescape(" ".join([*said, re.sub(r"<[^>]*>", " ", text)]))


def whole(language, answer):
    assert answer.status_code in {200, 410, 422, 409, 429}, answer
    said = read(answer.content.decode())
    left = [word for word in re.findall(OTHER[language], said) if word not in ALSO[language]]
    assert [word for word in left if word not in NAMES] == []


def entered(language):
    table = cast.begun()
    marta = cast.account("Марта", "marta@example.org")
    Account.objects.filter(pk=marta.pk).update(is_staff=True, calendar="link")
    for kind in Notice.Kind:
        notices.tell([marta], kind, table.row, at=table.now, turn=1)
    Invitation.objects.create(by=marta, made_at=table.now, expires_at=table.now.replace(year=2030))
    data = {"name": "Марта", "credential": {}}
    Authenticator.objects.create(user=marta, type=Authenticator.Type.WEBAUTHN, data=data)
    RecoveryCodes.activate(marta)
    client = Client(headers={"accept-language": language})
    client.force_login(marta)
    return client


@pytest.fixture(params=["uk", "en"])
def language(request):
    return request.param


FORMS = {
    "/accounts/login/": [
        {},
        {"login": "Марта", "password": "x"},
        {"login": "\x00", "password": "x"},
    ],
    "/accounts/password/reset/": [{}, {"email": "x" * 300}],
}


def test_outside(language):
    client = Client(headers={"accept-language": language})
    for there, forms in FORMS.items():
        whole(language, client.get(there))
        for form in forms:
            whole(language, client.post(there, form))
    for there in ("/accounts/signup/", "/accounts/inactive/", "/invite/gone/"):
        whole(language, client.get(there))


def test_signing_up(language, settings):
    settings.SIGN_UP = "open"
    client = Client(headers={"accept-language": language})
    for form in (
        {},
        {"username": "a", "password1": "a", "email": "a"},
        {"username": "12", "password1": "12345678", "email": "a" * 300},
        {"username": "a\x00b", "password1": "password"},
        {"username": "Mapта", "password1": "x" * 5000},
    ):
        whole(language, client.post("/accounts/signup/", form))


def test_recovering(language):
    cast.account("Марта", "marta@example.org")
    client = Client(headers={"accept-language": language})
    client.post("/accounts/password/reset/", {"email": "Марта"})
    there = "/accounts/password/reset/code/"
    for answer in (client.get(there), client.post(there, {}), client.post(there, {"code": "X"})):
        whole(language, answer)


@pytest.mark.parametrize(
    "there",
    [
        "/me/", "/me/notices/", "/me/export/", "/me/delete/", "/me/invitations/", "/people/Марта/",
        "/accounts/logout/", "/accounts/password/change/", "/accounts/passkeys/",
        "/accounts/passkeys/confirm/", "/accounts/confirm/", "/accounts/confirm/code/",
    ],
)  # fmt: skip
def test_inside(language, there, monkeypatch):
    monkeypatch.setattr("allauth.mfa.webauthn.internal.auth.get_credentials", lambda _user: [])
    whole(language, entered(language).get(there))


@pytest.mark.parametrize("there", ["", "new/"])
def test_recovery_codes(language, there, monkeypatch):
    monkeypatch.setattr("allauth.mfa.webauthn.internal.auth.get_credentials", lambda _user: [])
    client = entered(language)
    client.post("/accounts/confirm/", {"password": "password", "next": "/me/"})
    for answer in (
        client.get(f"/accounts/recovery-codes/{there}"),
        client.get("/accounts/passkeys/add/"),
    ):
        whole(language, answer)


def test_the_second_step(language, monkeypatch):
    monkeypatch.setattr("allauth.mfa.webauthn.internal.auth.get_credentials", lambda _user: [])
    entered(language)
    client = Client(headers={"accept-language": language})
    form = {"login": "Марта", "password": "password"}
    there = client.post("/accounts/login/", form)["Location"]
    whole(language, client.get(there))
    for form in ({"code": ""}, {"code": "1234"}, {"credential": ""}, {"credential": "{}"}):
        whole(language, client.post(there, form))


@pytest.mark.parametrize(
    ("there", "form"),
    [
        ("/me/", {"username": "a", "email": "a", "language": "xx", "other_zone": "?"}),
        ("/me/delete/", {"password": ""}),
        ("/me/delete/", {"password": "x"}),
        ("/accounts/password/change/", {"password1": "1", "password2": "2"}),
        ("/accounts/confirm/", {"password": "x"}),
    ],
)
def test_what_is_wrong_with_a_form(language, there, form):
    whole(language, entered(language).post(there, form))


@pytest.mark.parametrize("table", ["", "account/", "invitation/", "game/", "complaint/"])
def test_the_operators_desk(language, table):
    client = entered(language)
    page = client.get(f"/operator/{f'store/{table}' if table else ''}").content.decode()
    for one in ("Store", "Code", "Made at", "Settled at", "open", "Title", "Complaint object"):
        assert language == "en" or f">{one}" not in page
