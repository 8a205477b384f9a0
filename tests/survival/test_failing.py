"""A database that is away, a disc that is full: whoever was writing is told, and loses nothing."""

import html
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

import psycopg
import pytest
from django.db import InterfaceError, OperationalError, connection
from django.test import Client

from misto.store.failing import Failure, failure
from misto.store.models import Post
from misto.text.catalogue import say
from tests import cast
from tests.serving import Site
from tests.serving import site as running_site
from tests.survival.clients import TOKEN, Answer, Browser
from tests.survival.outage import away
from tests.survival.racing import UNMEASURED

TEXT = "Довгий допис, який ніхто не хоче писати вдруге.\n\nІ другий абзац: <b>дуже</b> важливий."


def raised(error: Exception, cause: Exception) -> Exception:
    error.__cause__ = cause
    return error


def test_what_passes_is_told_from_a_fault_of_ours():
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    assert failure(raised(OperationalError(), full)) is Failure.FULL
    assert failure(raised(OperationalError(), psycopg.errors.DiskFull())) is Failure.FULL
    assert failure(OSError(28, "No space left on device")) is Failure.FULL
    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
    assert failure(raised(OperationalError(), busy)) is Failure.AWAY
    assert failure(raised(InterfaceError(), psycopg.InterfaceError())) is Failure.AWAY
    assert failure(OSError(2, "No such file")) is None
    assert failure(KeyError()) is None and failure(None) is None


@contextmanager
def no_room(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the database have no page more than it has; PostgreSQL can only be made to say so."""
    if connection.vendor == "postgresql":
        full = raised(OperationalError(), psycopg.errors.DiskFull())

        def create(**_: object) -> None:
            raise full

        with monkeypatch.context() as patched:
            patched.setattr(Post.objects, "create", create)
            yield
        return
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA page_count")
        pages = cursor.fetchone()[0]
        cursor.execute(f"PRAGMA max_page_count = {pages}")
        yield
        cursor.execute("PRAGMA max_page_count = 1073741823")


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["uk", "en"])
def test_a_full_disc_is_said_and_what_was_typed_can_be_sent_again(monkeypatch, language):
    table = cast.begun()
    before = (table.row.seq, Post.objects.count())
    client = table.client(table.player(3))
    client.raise_request_exception = False
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    url, text = f"/g/{table.code}/post/", TEXT + "!" * 9_000
    wish = {"text": text, "self": f"thread/{table.code}/seat-3", "mark": ""}
    with no_room(monkeypatch):
        answer = client.post(url, wish)
    assert answer.status_code == 507
    assert answer["Retry-After"] == "60" and answer["Cache-Control"] == "no-store"
    page = answer.content.decode()
    assert say(language, "site-error-full") in page
    assert html.escape(say(language, "site-error-next-full"), quote=False) in html.unescape(page)
    assert (table.row.seq, Post.objects.count()) == before

    sent = sent_again(page)
    assert sent == {**wish, "text": text}
    assert client.post(url, sent).status_code == 303
    assert Post.objects.get(seat=3).source == text


def sent_again(page: str) -> dict[str, str]:
    """What the form on the page sends: hidden fields, and what was typed as it was typed."""
    hidden = re.findall(r'<input type="hidden" name="([\w-]+)" value="([^"]*)">', page)
    typed = re.findall(
        r'<textarea id="sent-\d+" name="(\w+)" rows="8">\n(.*?)</textarea>', page, re.DOTALL
    )
    kept = {name: html.unescape(text) for name, text in [*hidden, *typed]}
    kept.pop("next", None)  # of the switches in the foot
    return kept


@pytest.mark.django_db
def test_no_password_and_no_foreign_form_comes_back(monkeypatch):
    client = Client(raise_request_exception=False, enforce_csrf_checks=True)
    client.cookies["csrftoken"] = TOKEN

    def away(*_: object, **__: object) -> None:
        raise OperationalError

    monkeypatch.setattr("misto.web.thread.acts.stand", away)
    monkeypatch.setattr("allauth.account.forms.LoginForm.clean", away)
    form = {"login": "olena", "password": "a secret of hers", "csrfmiddlewaretoken": TOKEN}
    page = client.post("/accounts/login/", form)
    assert page.status_code == 503 and b"a secret of hers" not in page.content
    foreign = {"text": TEXT, "csrfmiddlewaretoken": "x" * 32}
    answer = client.post("/g/none/post/", foreign)
    assert answer.status_code in {403, 503} and "Довгий допис" not in answer.content.decode()
    own = client.post("/g/none/post/", {**foreign, "csrfmiddlewaretoken": TOKEN})
    assert own.status_code == 503 and "Довгий допис" in own.content.decode()
    assert "<b>дуже" not in own.content.decode()


@pytest.mark.slow
def test_a_database_that_is_away_is_waited_for():
    with running_site() as site:
        made = site.hand("from tests.survival import audit\nanswer = audit.begin()")
        site.hand("from django.db import connections\nconnections.close_all()")
        site.start(**UNMEASURED)
        stream = site.ear(f"/live?g={made['game']}")
        with Browser(site.port, made["sessions"]["3"]) as player:
            look(site, player, made["game"])
        assert "thread" in stream.heard(10)  # it stayed open
        closes = site.hand(f"answer = audit.standing({made['game']!r})")["closes"]
        site.set_clock(datetime.fromisoformat(closes))
        assert "thread" in stream.heard(10)  # the timekeeper is there again too
        assert "ASGI" not in site.log()
        site.stop()


def look(site: Site, player: Browser, game: str) -> None:
    url, text = f"/g/{game}/post/", {"text": TEXT, "self": f"thread/{game}/seat-3"}
    order = {"kind": "vote", "turn": 1, "target": 5}
    assert asked(player.get(f"/g/{game}/seat/")).status == 200
    with away(site):
        for _ in range(2):  # the first meets a connection that was ended
            answer = asked(player.post(url, text))
            assert answer.status == 503
            assert say("en", "site-error-away") in html.unescape(answer.body)
            assert "другий абзац" in answer.body and TOKEN in answer.body
            answer = asked(player.post(f"/g/{game}/seat/order/", order))
            assert answer.status == 503
        if site.database:
            assert asked(player.get(f"/g/{game}/")).status == 503
            assert site.ear(f"/live?g={game}").status == 503
    assert asked(player.post(f"/g/{game}/seat/order/", order)).status == 303
    assert asked(player.post(url, text)).status == 303
    page = asked(player.get(f"/g/{game}/"))
    assert page.status == 200 and page.body.count("другий абзац") == 1
    assert (
        site.hand(f"""
from tests.survival.clients import Attempt
vote = Attempt({game!r}, "order", "taken", 1, 3, "vote", 5, 1)
post = Attempt({game!r}, "post", "taken", seat=3, text={TEXT!r})
answer = audit.audit({game!r}, [vote, post])
""")
        == []
    )


def asked(answer: Answer | None) -> Answer:
    assert answer is not None
    return answer
