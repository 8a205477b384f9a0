"""Coming in: signing up, in and out; the password; how often one may try."""

import re

import pytest
from django.core import mail
from django.core.cache import cache
from django.test import Client

from misto.store import clock
from misto.store.models import Account
from misto.web.accounts import sending
from tests import cast

pytestmark = pytest.mark.django_db

LOGIN = "/accounts/login/"
SIGNUP = "/accounts/signup/"
STRONG = "кавун росте на баштані"


@pytest.fixture(autouse=True)
def _nobody_has_tried():
    cache.clear()


def browser(language="uk", **cookies):
    client = Client(headers={"accept-language": language})
    client.cookies.load(cookies)
    return client


def sign_up(client, name="Марта", password=STRONG, **more):
    return client.post(SIGNUP, {"username": name, "password1": password, **more})


def signed_in(client):
    return "_auth_user_id" in client.session


def test_a_name_and_a_password_are_enough():
    client = browser(misto_zone="Asia/Tbilisi")
    assert sign_up(client).status_code == 302
    marta = Account.objects.get(username="Марта")
    assert signed_in(client)
    assert (marta.email, marta.language, marta.zone) == ("", "uk", "Asia/Tbilisi")


def test_a_name_is_kept_tidy():
    sign_up(browser(), "  Дар'я   Ко ")
    assert Account.objects.get().username == "Дар’я Ко"


def test_a_name_that_looks_like_anothers_is_refused_and_what_was_typed_stays():
    cast.account("Марта")
    page = sign_up(browser(), "МАРТА", email="marta@example.org").content.decode()
    assert "Таке ім’я, або дуже схоже, вже є" in page
    assert "marta@example.org" in page
    assert Account.objects.count() == 1


@pytest.mark.parametrize("name", ["igrok 7", "Ведучий", "Mapта", "a\u202eb"])
def test_nobody_is_called_as_a_seat_or_a_host(name):
    assert sign_up(browser(), name).status_code == 200
    assert not Account.objects.exists()


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("кавун", "закороткий"),
        ("password", "вгадують одним із перших"),
        ("8402756193", "із самих цифр"),
        ("martamarta", "схожий на ім’я"),
    ],
)
def test_a_weak_password_is_refused_in_our_words(password, why):
    assert why in sign_up(browser(), "martamarta", password).content.decode()


def test_whether_an_address_has_an_account_nobody_is_told():
    cast.account("Марта", "marta@example.org")
    assert sign_up(browser(), "Зоя", email="marta@example.org").status_code == 302


def test_closed_sign_up_says_so(settings):
    settings.SIGN_UP = "closed"
    page = browser().get(SIGNUP).content.decode()
    assert "Реєстрацію закрито" in page
    assert '<form class="form' not in page
    sign_up(browser())
    assert not Account.objects.exists()


def test_one_signs_in_however_the_name_is_typed():
    cast.account("Марта")
    client = browser()
    client.post(LOGIN, {"login": "марта", "password": "password"})
    assert signed_in(client)


def test_a_wrong_password_and_a_wrong_name_are_answered_alike():
    cast.account("Марта")
    pages = [
        browser().post(LOGIN, {"login": name, "password": "wrong"}).content.decode()
        for name in ("Марта", "Ніхтось")
    ]
    plain = [re.sub(r'value="[^"]*"', "", page) for page in pages]
    assert plain[0] == plain[1]
    assert "Ім’я або пароль не ті" in pages[0]


@pytest.mark.parametrize(
    ("there", "leads"),
    [
        ("/help/", "/help/"),
        ("https://evil.example/", "/"),
        ("//evil.example/", "/"),
        ("/\\evil.example", "/"),
        ("javascript:alert(1)", "/"),
    ],
)
def test_one_goes_on_to_our_own_pages_alone(there, leads):
    cast.account("Марта")
    form = {"login": "Марта", "password": "password", "next": there}
    assert browser().post(LOGIN, form)["Location"] == leads


def test_who_has_been_switched_off_is_told_so():
    marta = cast.account("Марта")
    marta.is_active = False
    marta.save()
    page = browser().post(LOGIN, {"login": "Марта", "password": "password"}, follow=True)
    assert "Цей акаунт вимкнено" in page.content.decode()


def test_signing_out_wants_a_button():
    client = browser()
    client.force_login(cast.account("Марта"))
    page = client.get("/accounts/logout/").content.decode()
    assert signed_in(client)
    assert "data-forget" in page
    client.post("/accounts/logout/")
    assert not signed_in(client)


def test_guessing_is_stopped_and_the_page_says_what_to_do():
    cast.account("Марта")
    client = browser()
    for _ in range(10):
        client.post(LOGIN, {"login": "Марта", "password": "wrong"})
    page = client.post(LOGIN, {"login": "Марта", "password": "password"})
    assert not signed_in(client)
    assert "Забагато невдалих спроб" in page.content.decode()


def test_a_new_password_ends_the_sessions_of_other_browsers():
    marta = cast.account("Марта")
    here, elsewhere = browser(), browser()
    for client in (here, elsewhere):
        client.post(LOGIN, {"login": "Марта", "password": "password"})
        assert client.get("/me/").status_code == 200
    form = {"oldpassword": "password", "password1": STRONG, "password2": STRONG}
    assert here.post("/accounts/password/change/", form)["Location"] == "/me/"
    assert here.get("/me/").status_code == 200
    assert elsewhere.get("/me/").status_code == 302
    marta.refresh_from_db()
    assert marta.check_password(STRONG)


def test_a_new_password_is_typed_twice():
    client = browser()
    client.force_login(cast.account("Марта"))
    form = {"oldpassword": "password", "password1": STRONG, "password2": "інше"}
    assert "Паролі різні" in client.post("/accounts/password/change/", form).content.decode()


def test_without_mail_the_page_says_whom_to_ask(settings):
    settings.CONTACT = "olena@example.org"
    cast.account("Марта", "marta@example.org")
    page = browser().post("/accounts/password/reset/", {"email": "Марта"}).content.decode()
    assert "olena@example.org" in page
    assert not mail.outbox


@pytest.mark.parametrize("who", ["Марта", "марта", "Marta@Example.org"])
def test_a_lost_password_is_set_anew_by_a_code(settings, who):
    settings.MAIL_IS_SET_UP = True
    cast.account("Марта", "marta@example.org")
    client = browser()
    page = client.post("/accounts/password/reset/", {"email": who}, follow=True)
    assert "marta@example.org" not in page.content.decode()
    assert "Код із листа" in page.content.decode()
    sending.sent()
    (sent,) = mail.outbox
    assert sent.to == ["marta@example.org"]
    assert sent.subject == "Код для нового пароля"
    code = next(
        line for line in str(sent.body).splitlines() if re.fullmatch(r"[A-Z0-9-]{6,}", line)
    )
    client.post("/accounts/password/reset/code/", {"code": code})
    done = client.post(
        "/accounts/password/reset/new/", {"password1": STRONG, "password2": STRONG}, follow=True
    )
    assert "Пароль змінено" in done.content.decode()
    assert not signed_in(client)
    assert Account.objects.get().check_password(STRONG)


def test_an_address_that_another_account_has_too_is_no_trap(settings):
    settings.MAIL_IS_SET_UP = True
    cast.account("Марта", "marta@example.org")
    other = cast.account("Хтось", "marta@example.org")
    Account.objects.filter(pk=other.pk).update(last_login=clock.now())
    client = browser()
    client.post("/accounts/password/reset/", {"email": "marta@example.org"})
    sending.sent()
    code = re.search(r"^[A-Z0-9-]{6,}$", str(mail.outbox[0].body), re.MULTILINE)
    assert code is not None
    page = client.post("/accounts/password/reset/code/", {"code": code[0]}, follow=True)
    assert "до акаунта «Хтось»" in page.content.decode()
    assert "напиши не пошту, а його ім’я" in page.content.decode()
    client.post("/accounts/password/reset/", {"email": "Марта"})
    sending.sent()
    assert [one.to for one in mail.outbox] == [["marta@example.org"]] * 2


@pytest.mark.parametrize("who", ["Ніхтось", "nobody@example.org", "Зоя"])
def test_nobody_is_told_whether_there_is_such_an_account(settings, who):
    settings.MAIL_IS_SET_UP = True
    cast.account("Марта", "marta@example.org")
    zoya = cast.account("Зоя")
    Account.objects.filter(pk=zoya.pk).update(email="")
    page = browser().post("/accounts/password/reset/", {"email": who}, follow=True)
    assert "Код із листа" in page.content.decode()
    sending.sent()
    assert not mail.outbox


def test_no_key_of_the_database_stands_in_an_address():
    for there in ("/accounts/2fa/", "/accounts/email/", "/accounts/password/reset/key/1-set/"):
        assert browser().get(there).status_code == 404
