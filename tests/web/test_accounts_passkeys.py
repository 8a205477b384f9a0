"""Passkeys: one's own alone, by a name that is no key of the database; in a browser, as used."""

import json
import re
from base64 import urlsafe_b64decode
from concurrent.futures import ThreadPoolExecutor

import pytest
from allauth.mfa.models import Authenticator
from django.core.cache import cache
from django.test import Client

from tests import browsing, cast

pytestmark = pytest.mark.django_db

DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture(autouse=True)
def _they_work(settings):
    cache.clear()
    settings.PASSKEYS_WORK = True


def browser(who):
    client = Client(headers={"accept-language": "uk"})
    client.post("/accounts/login/", {"login": who.username, "password": "password"})
    client.force_login(who)
    return client


def key(who, name="телефон"):
    data = {"name": name, "credential": {}}
    return Authenticator.objects.create(user=who, type=Authenticator.Type.WEBAUTHN, data=data)


def address(client):
    page = client.get("/accounts/passkeys/").content.decode()
    return page.split('href="/accounts/passkeys/')[1].split("/rename/")[0]


def test_they_are_listed_by_a_code():
    marta = cast.account("Марта")
    made = key(marta)
    code = address(browser(marta))
    assert code != str(made.pk) and len(code) == 12
    assert "телефон" in browser(marta).get("/accounts/passkeys/").content.decode()


def test_one_is_renamed():
    marta = cast.account("Марта")
    key(marta)
    client = browser(marta)
    there = f"/accounts/passkeys/{address(client)}/rename/"
    assert client.post(there, {"name": ""}).status_code == 422
    assert client.post(there, {"name": "ноутбук"}).status_code == 303
    assert "ноутбук" in client.get("/accounts/passkeys/").content.decode()


def test_one_is_removed_once_the_password_is_given():
    marta = cast.account("Марта")
    key(marta)
    client = browser(marta)
    there = f"/accounts/passkeys/{address(client)}/remove/"
    assert client.post(there)["Location"].startswith("/accounts/confirm/")
    assert Authenticator.objects.count() == 1
    client.post("/accounts/confirm/", {"password": "password", "next": "/me/"})
    assert client.get(there).status_code == 200
    client.post(there)
    assert not Authenticator.objects.exists()


@pytest.mark.parametrize("what", ["rename", "remove"])
def test_anothers_is_not_there(what):
    marta, zoya = cast.account("Марта"), cast.account("Зоя")
    key(zoya)
    code = address(browser(zoya))
    client = browser(marta)
    client.post("/accounts/confirm/", {"password": "password", "next": "/me/"})
    assert client.get(f"/accounts/passkeys/{code}/{what}/").status_code == 404
    assert client.post(f"/accounts/passkeys/{code}/{what}/", {"name": "x"}).status_code == 404
    assert Authenticator.objects.get().wrap().name == "телефон"


def test_a_browser_is_told_the_accounts_code_and_no_key_of_the_database():
    marta = cast.account("Марта")
    client = browser(marta)
    client.post("/accounts/confirm/", {"password": "password", "next": "/me/"})
    page = client.get("/accounts/passkeys/add/").content.decode()
    (written,) = re.findall(r'id="passkey-options"[^>]*>(.*?)</script>', page)
    options = json.loads(written)
    user = options["creation_options"]["publicKey"]["user"]
    assert urlsafe_b64decode(user["id"] + "==").decode() == marta.code
    assert user["name"] == "Марта"


@pytest.mark.parametrize(
    "credential", ["", "[]", '"x"', "{}", '{"response": 1}', '{"response": {"userHandle": "?"}}']
)
def test_a_forged_answer_signs_nobody_in(credential):
    client = Client(headers={"accept-language": "uk"})
    client.get("/accounts/passkeys/login/", headers={"accept": "application/json"})
    answer = client.post("/accounts/passkeys/login/", {"credential": credential}, follow=True)
    assert answer.status_code == 200
    assert "_auth_user_id" not in client.session


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_in_a_browser_a_passkey_is_added_and_signs_in(live_server):
    browsing.required()
    cast.account("Марта")
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright's loop and Django's keep apart
        elsewhere.submit(add_and_use, live_server.url).result()
    assert Authenticator.objects.count() == 2  # the passkey, and its recovery codes


def add_and_use(site):
    with browsing.chromium() as chromium:
        page = chromium.new_context(locale="uk").new_page()
        devices = page.context.new_cdp_session(page)
        devices.send("WebAuthn.enable")
        devices.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        page.goto(f"{site}/accounts/login/?next=/accounts/passkeys/add/")
        sign_in(page)
        at(page, "/accounts/confirm/")
        page.get_by_label("Пароль").fill("password")
        page.get_by_role("button", name="Підтвердити").click()
        at(page, "/accounts/passkeys/add/")
        page.get_by_role("button", name="Додати ключ").click()
        at(page, "/accounts/recovery-codes/")
        code = page.locator("pre").inner_text().split()[0]

        sign_out(page, site)
        page.get_by_role("button", name="Увійти з ключем доступу").click()
        at(page, "/me/notices/")

        sign_out(page, site)
        sign_in(page)
        at(page, "/accounts/login/passkey/")
        page.get_by_role("button", name="Показати ключ").click()
        at(page, "/me/notices/")

        sign_out(page, site)
        sign_in(page)
        at(page, "/accounts/login/passkey/")
        page.get_by_label("Код відновлення").fill(code)
        page.get_by_role("button", name="Увійти").click()
        at(page, "/me/notices/")


def sign_in(page):
    page.get_by_label("Ім’я").fill("Марта")
    page.get_by_label("Пароль").fill("password")
    page.get_by_role("button", name="Увійти", exact=True).click()


def sign_out(page, site):
    page.goto(f"{site}/accounts/logout/")
    page.get_by_role("button", name="Вийти").click()
    at(page, "/")
    page.goto(f"{site}/accounts/login/?next=/me/notices/")


def at(page, there):
    page.wait_for_url(lambda url: url.split("?")[0].endswith(there))
