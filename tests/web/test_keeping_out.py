"""Who has no business here stays out: passwords, sessions, headers, redirects, scripts."""

import os
import re
import subprocess
import sys
from urllib.parse import urlsplit

import pytest
from django.contrib.auth.hashers import get_hasher, make_password
from django.core import mail
from django.test import Client

from misto.engine import Rules
from misto.store import executing, personas
from misto.store.models import Account, Offer, Persona
from misto.web import settings as production
from misto.web.accounts import sending
from misto.web.markup import render, with_words
from misto.web.markup.sanitising import sanitise
from tests import cast
from tests.browsing import chromium
from tests.web import payloads
from tests.web.addresses import addresses
from tests.web.test_every_page import at_phase, viewers
from tests.web.test_markup import URL, Reader

LOGIN = {"login": "Марта", "password": "password"}

# ---------------------------------------------------------------------------------------------
# Passwords


@pytest.fixture
def real(settings):
    """Hash passwords as the site does, not as tests do."""
    settings.PASSWORD_HASHERS = production.PASSWORD_HASHERS
    return settings


@pytest.fixture
def marta(real, db):  # noqa: ARG001  # an account is made, and hashed
    account = cast.account("Марта")
    Account.objects.filter(pk=account.pk).update(
        password=make_password("password", hasher="pbkdf2_sha256")
    )
    return account


@pytest.mark.usefixtures("real")
def test_passwords_are_hashed_by_argon2():
    assert make_password("password").startswith("argon2$argon2id$v=19$m=19456,t=2,p=1$")


def test_an_old_hash_is_made_anew_at_sign_in(marta):
    assert Client().post("/accounts/login/", LOGIN).status_code == 302
    marta.refresh_from_db()
    assert marta.password.startswith("argon2$")
    assert marta.check_password("password")


def test_a_wrong_password_leaves_it(marta):
    Client().post("/accounts/login/", LOGIN | {"password": "wrong"})
    marta.refresh_from_db()
    assert marta.password.startswith("pbkdf2_sha256$")


def test_who_confirms_a_password_within_a_session_stays_in_it(marta):
    client = Client()
    marta.refresh_from_db()
    client.force_login(marta)
    assert client.post("/accounts/confirm/", {"password": "password"}).status_code == 302
    marta.refresh_from_db()
    assert marta.password.startswith("pbkdf2_sha256$")
    assert client.get("/me/").status_code == 200


@pytest.mark.django_db
@pytest.mark.usefixtures("real")
def test_what_the_system_draws_is_hashed_fast():
    table = cast.begun()
    assert {one.password_hash.split("$")[0] for one in Persona.objects.all()} == {"misto_fast"}
    assert len(Persona.objects.filter(game=table.row)) == 11
    assert (
        get_hasher("misto_fast").decode(Persona.objects.all()[0].password_hash)["iterations"]
        == 1000
    )


@pytest.mark.django_db
def test_a_password_that_was_set_anew_by_mail_ends_the_sessions_too(settings):
    settings.MAIL_IS_SET_UP = True
    cast.account("Марта")
    old, new = Client(), Client()
    old.post("/accounts/login/", LOGIN)
    assert old.get("/me/").status_code == 200
    new.post("/accounts/password/reset/", {"email": "Марта"})
    sending.sent()
    code = re.search(r"^[A-Z0-9-]{6,}$", str(mail.outbox[0].body), re.MULTILINE)
    assert code is not None
    new.post("/accounts/password/reset/code/", {"code": code[0]})
    form = dict.fromkeys(("password1", "password2"), "кавун росте на баштані")
    new.post("/accounts/password/reset/new/", form)
    assert old.get("/me/").status_code == 302


@pytest.mark.django_db
def test_who_hosts_one_game_has_no_desk_in_another():
    table, other = at_phase("open"), cast.account("otherhost")
    executing.create(other, "Інша гра", Rules())
    client, seq = table.client(other), table.row.seq
    desk = [one for one in addresses(table) if "desk/" in one.route]
    assert len(desk) > 15
    for address in desk:
        assert client.get(address.path).status_code in {404, 405}, address.path
        form = {"why": "x", "seat": "1", "text": "x", "do": "confirm", "story": "x", "turn": "2"}
        assert client.post(address.path, form).status_code in {404, 405}, address.path
    assert table.row.seq == seq


@pytest.mark.django_db
def test_a_link_to_a_seat_does_not_work_for_ever():
    table = cast.begun()
    form = {"seat": 3, "why": "не має часу"}
    there = f"/g/{table.code}/desk/replace/"
    host = table.client(table.host)
    host.post(there, form)
    offer = Offer.objects.get()
    newcomer = table.client(cast.account("newcomer"))
    assert newcomer.get(f"/seat/{offer.token}/").status_code == 200
    table.pass_time(days=15)
    assert newcomer.post(f"/seat/{offer.token}/").status_code == 404
    assert offer.token not in host.get(there).content.decode()


# ---------------------------------------------------------------------------------------------
# What goes with every answer


def test_django_finds_nothing_to_object_to(tmp_path):
    outside = {name: text for name, text in os.environ.items() if name[:5] != "MISTO"}
    env = outside | {
        "DJANGO_SETTINGS_MODULE": "misto.web.settings",
        "MISTO_DATA": str(tmp_path),
        "MISTO_URL": "https://misto.example.org",
    }
    words = [
        sys.executable,
        "-W",
        "error",
        "-m",
        "django",
        "check",
        "--deploy",
        "--fail-level",
        "WARNING",
    ]
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout


@pytest.fixture
def secure(settings):
    """Serve the site as it is served by its real address."""
    settings.SECURE = settings.SESSION_COOKIE_SECURE = settings.CSRF_COOKIE_SECURE = True
    settings.SECURE_HSTS_SECONDS = 30 * 24 * 3600
    return settings


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path",
    ["/", "/me/", "/nothing/", "/accounts/login/", "/static/misto/misto.css", "/media/a.webp"],
)
@pytest.mark.usefixtures("secure")
def test_every_answer_keeps_to_itself(path):
    answer = Client().get(path, secure=True)
    answer.close()
    policy = dict(
        part.strip().split(" ", 1) for part in answer["Content-Security-Policy"].split(";")
    )
    assert "unsafe" not in answer["Content-Security-Policy"]
    assert policy["default-src"] == policy["form-action"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert answer["Strict-Transport-Security"] == "max-age=2592000"
    assert answer["X-Frame-Options"] == "DENY"
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Referrer-Policy"] in {"same-origin", "strict-origin"}


@pytest.mark.django_db
@pytest.mark.usefixtures("secure")
def test_without_a_cookie_that_scripts_or_other_sites_could_use():
    cast.account("Марта")
    client = Client()
    client.get("/accounts/login/", secure=True)
    client.post("/accounts/login/", LOGIN, secure=True)
    client.post("/me/switch/", {"theme": "night", "language": "en"}, secure=True)
    table = cast.begun()
    persona = Persona.objects.get(game=table.row, seat=3)
    form = {"nick": persona.nick, "password": personas.password(persona)}
    client.post(f"/as/{table.code}/enter/", form, secure=True)
    found = {name: morsel for name, morsel in client.cookies.items() if morsel.value}
    assert {"misto", "misto_persona"} <= set(found)
    for name, morsel in found.items():
        assert morsel["secure"], name
        assert morsel["samesite"] == "Lax", name
    assert found["misto"]["httponly"] and found["misto_persona"]["httponly"]


# ---------------------------------------------------------------------------------------------
# Redirects


AWAY = (
    "https://evil.example/", "//evil.example/", "/\\evil.example/", "\\\\evil.example/",
    "///evil.example",
    "https:evil.example", "http:///evil.example", "javascript:alert(1)", "/\t/evil.example/",
    "https://testserver@evil.example/", "http://localhost:1/", "%2F%2Fevil.example",
)  # fmt: skip
NAMES = ("next", "redirect_to", "url", "return", "continue", "to")


def leads_away(there):
    parts = urlsplit(re.sub(r"[\t\r\n]", "", there).replace("\\", "/"))
    return bool(parts.scheme or parts.netloc) and (parts.scheme, parts.netloc) != (
        "http",
        "testserver",
    )


def test_what_leads_away_is_told_from_what_does_not():
    assert [there for there in AWAY if not leads_away(there)] == [
        "///evil.example",
        "%2F%2Fevil.example",
    ]
    assert not leads_away("/help/") and not leads_away("http://testserver/")


@pytest.mark.slow
@pytest.mark.django_db
def test_no_address_leads_to_another_site():
    table = at_phase("open")
    clients = viewers(table)
    for who in ("reader", "host"):
        for address in addresses(table):
            for number, there in enumerate(AWAY):
                if number and "/accounts/" not in address.path and address.path != "/me/switch/":
                    break  # the others don't read it at all
                form = dict.fromkeys(NAMES, there)
                for answer in (
                    clients[who].get(address.path, form),
                    clients["stranger"].post(address.path, form),
                ):
                    location = answer.headers.get("Location", "")
                    assert not leads_away(location.replace("///", "//")), (
                        who,
                        address.path,
                        location,
                    )


@pytest.mark.django_db
@pytest.mark.parametrize("there", AWAY)
def test_signing_in_leads_to_a_page_of_ours(there):
    cast.account("Марта")
    answer = Client().post("/accounts/login/", LOGIN | {"next": there})
    assert answer.headers["Location"] == "/"
    answer = Client().post("/me/switch/", {"theme": "day", "next": there})
    assert answer.headers["Location"] == "/"


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path", ["//evil.example/g", "/%2F/evil.example", "/\\evil.example", "//evil.example/%2e%2e"]
)
def test_nor_does_an_address_without_its_last_stroke(path):
    assert not leads_away(Client().get(path).headers.get("Location", ""))


# ---------------------------------------------------------------------------------------------
# Texts


def test_there_are_kinds_enough():
    assert len(payloads.KINDS) >= 10
    assert len(payloads.ALL) >= 100


@pytest.mark.parametrize(("kind", "text"), payloads.ALL)
def test_no_text_becomes_a_script(kind, text):
    seats = [(7, "igrok 7", "<img src=x onerror=hit()>")]
    made = render(text, url=URL, seats=seats, authors={1: "<img src=x onerror=hit()>"}).html
    for html in (made, with_words(made, "<script>hit()</script>"), sanitise(text)):
        reader = Reader()
        reader.feed(html)
        reader.close()
        assert not reader.open, kind
    assert sanitise(made) == made


@pytest.mark.browser
def test_nor_does_a_browser_find_one():
    """Without any policy, on an empty page: the markup alone has to do."""
    safe = "".join(
        f"<article>{html}</article>"
        for _, text in payloads.ALL
        for html in (render(text, url=URL).html, sanitise(text))
    )
    wild = "".join(f"<article>{text}</article>" for _, text in payloads.ALL[:30])
    assert tried(wild)["hits"] >= 3  # so that it is seen when there is one
    found = tried(safe)
    assert found["hits"] == 0
    assert found["asked"] == []
    assert set(found["tags"]) <= {
        *("ARTICLE", "P", "BR", "HR", "H4", "H5", "H6", "UL", "OL", "LI", "PRE", "CODE", "EM", "S"),
        *("STRONG", "A", "BLOCKQUOTE", "CITE", "DETAILS", "SUMMARY"),
    }
    assert {one.split(":")[0] for one in found["links"]} <= {
        "https",
        "http",
        "mailto",
        "/g/market/thread/?post=1#p1",
    }


def tried(html):
    """Show HTML in a browser and touch all of it; say what has run, and what was asked for."""
    with chromium() as browser:
        page = browser.new_page()
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.route("**/*", lambda route: route.abort())
        page.add_init_script("window.hits = 0; window.hit = () => { window.hits += 1 }")
        page.goto("about:blank")
        page.set_content(f"<body>{html}</body>", wait_until="domcontentloaded")
        page.wait_for_timeout(300)
        page.evaluate(
            "document.querySelectorAll('body *').forEach(one => {"
            " for (const kind of ['mouseover', 'pointerover', 'focus', 'load', 'error', 'toggle'])"
            " one.dispatchEvent(new Event(kind)) })"
        )
        found = page.evaluate(
            "({hits: window.hits,"
            " tags: [...document.querySelectorAll('body *')].map(one => one.tagName),"
            " links: [...document.querySelectorAll('a[href]')].map(one => one.href)})"
        )
        return found | {"asked": asked}


# ---------------------------------------------------------------------------------------------
# Characters that no database should be asked for


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path",
    [
        "/invite/a%00b/",
        "/calendar/a%00b.ics",
        "/people/a%00b/",
        "/games/new/?from=a%00",
        "/?a%00=b",
    ],
)
def test_an_address_with_a_nul_is_nobodys(path):
    client = Client()
    client.force_login(cast.account("Марта"))
    answer = client.get(path)
    assert answer.status_code in {200, 404}


@pytest.mark.django_db
def test_a_nul_in_a_form_is_left_out():
    table = cast.begun()
    host = table.client(table.host)
    for path, form in (
        ("desk/settings/", {"do": "add", "name": "Хто\0сь"}),
        ("desk/replace/", {"withdraw": "a\0b"}),
        ("desk/story/", {"story": "Ні\0ч минула."}),
        ("desk/letters/all/", {"text": "Усім\0 привіт."}),
    ):
        answer = host.post(f"/g/{table.code}/{path}", form, follow=True)
        assert answer.status_code in {200, 422}, path
    assert "Ніч минула." in host.get(f"/g/{table.code}/desk/").content.decode()
    form = {"nick": "igrok\0 1", "password": "\0"}
    assert Client().post(f"/as/{table.code}/enter/", form).status_code == 403
    form = {"login": "Мар\0та", "password": "a\0"}
    assert Client().post("/accounts/login/", form).status_code == 200
