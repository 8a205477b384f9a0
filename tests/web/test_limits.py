"""How often one may try: the answer says when to come again, and keeps what was typed."""

import re
from dataclasses import replace

import pytest
from django.core import mail
from django.test import Client, RequestFactory

from misto.engine import OpenEnrolment, Role
from misto.store import letters
from misto.store.models import Account, Letter, Membership, Post
from misto.store.writing import writing
from misto.web import limits, settings
from misto.web.accounts import sending
from tests import cast

pytestmark = pytest.mark.django_db

STRONG = "кавун росте на баштані"
AGAIN = re.compile(r"ще раз через 1?\d? ?\d+ хвилин")


@pytest.fixture
def few(monkeypatch):
    """Make a limit small."""

    def make(name, most=2):
        monkeypatch.setattr(limits, name, replace(getattr(limits, name), most=most))

    return make


def browser():
    return Client(headers={"accept-language": "uk"})


# ---------------------------------------------------------------------------------------------
# Counting


def test_a_limit_has_so_many_places_and_says_when_one_is_free():
    limit = limits.Limit("test", 2, 600)
    first, second = limit.take("me"), limit.take("me")
    assert first and second
    assert limit.take("me") is None
    assert limit.take("you")
    assert limit.minutes("me") in {9, 10}
    limits.give_back([first, None])
    assert limit.take("me") == first


def test_whose_a_place_is_cannot_be_read_from_it():
    assert "marta" not in str(limits.Limit("test", 2, 600).take("marta"))


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),  # a household has a whole network of these
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("", ""),
    ],
)
def test_an_address_is_that_of_a_household(said, counted):
    assert limits.address(RequestFactory().get("/", REMOTE_ADDR=said)) == counted


def test_many_names_do_not_push_out_what_is_counted():
    assert settings.CACHES["default"]["OPTIONS"] == {"MAX_ENTRIES": 50_000}


# ---------------------------------------------------------------------------------------------
# Coming in


def test_signing_in_from_one_place(few):
    few("SIGN_IN")
    cast.account("Марта")
    client = browser()
    for _ in range(2):
        client.post("/accounts/login/", {"login": "Марта", "password": "wrong"})
    for name in ("Марта", "Ніхтось"):
        form = {"login": name, "password": "password"}
        answer = client.post("/accounts/login/", form)
        assert answer.status_code == 429
        assert AGAIN.search(answer.content.decode())
        assert f'value="{name}"' in answer.content.decode()
        assert "_auth_user_id" not in client.session
    assert client.get("/accounts/login/").status_code == 200
    other = browser().post("/accounts/login/", form | {"login": "Марта"}, REMOTE_ADDR="192.0.2.7")
    assert other.status_code == 302


def test_making_accounts_from_one_place(few):
    few("SIGN_UP")
    for name in ("Марта", "Зоряна", "Одарка"):
        form = {"username": name, "password1": STRONG, "email": "mine@example.org"}
        answer = browser().post("/accounts/signup/", form)
    assert answer.status_code == 429
    page = answer.content.decode()
    assert AGAIN.search(page)
    assert 'value="Одарка"' in page and "mine@example.org" in page
    assert Account.objects.count() == 2


def ask(who):
    return browser().post("/accounts/password/reset/", {"email": who})


def test_a_new_password_is_asked_for_three_times(settings):
    settings.MAIL_IS_SET_UP = True
    cast.account("Марта", "marta@example.org")
    for who in ("Марта", "Ніхтось"):
        assert [ask(who).status_code for _ in range(4)] == [302, 302, 302, 429]
        page = ask(who).content.decode()
        assert AGAIN.search(page)
        assert f'value="{who}"' in page


def test_one_account_by_many_spellings_gets_no_more_mail(settings):
    settings.MAIL_IS_SET_UP = True
    cast.account("Марта", "marta@example.org")
    for who in ("Марта", "MARTA@example.org", "Mapта", "marta@Example.ORG", "marta@example.orG"):
        assert ask(who).status_code in {302, 429}
    sending.sent()
    assert len(mail.outbox) <= 3


def test_where_the_mail_server_is_away_nobody_is_told_more(settings, caplog):
    settings.MAIL_IS_SET_UP = True
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    cast.account("Марта", "marta@example.org")
    known, unknown = ask("Марта"), ask("Ніхтось")
    assert (known.status_code, known.url) == (unknown.status_code, unknown.url)
    sending.sent()
    assert "could not be sent" in caplog.text
    assert "marta" not in caplog.text


# ---------------------------------------------------------------------------------------------
# In a game


def test_enrolling_again_and_again(few):
    few("ENROL")
    table = cast.created()
    table.run(OpenEnrolment())
    client = table.client(table.players[0])
    there = f"/g/{table.code}/enrol/"
    form = {"name": "Олексій", "gender": "m", "nonce": "фраза, якої ніхто не вгадає"}
    assert client.post(there, form).status_code == 303
    assert client.post(there + "withdraw/").status_code == 303
    answer = client.post(there, form | {"about": "Той самий Олексій."})
    assert AGAIN.search(answer.content.decode())
    assert "Той самий Олексій." in answer.content.decode()
    assert table.row.enrolled == 0
    assert AGAIN.search(client.post(there + "withdraw/", follow=True).content.decode())


@pytest.fixture
def table(monkeypatch):
    monkeypatch.setattr(limits, "MOST_WRITTEN", 2)
    return cast.begun()


def post(table, seat, text, room=""):
    place = "thread" if not room else "talk"
    who = table.player(seat)
    self_ = f"{place}/{table.code}/" + (f"seat-{seat}" if not room else who.username)
    return table.client(who).post(f"/g/{table.code}/{room}post/", {"text": text, "self": self_})


@pytest.mark.parametrize("room", ["", "talk/"])
def test_who_posts_too_much_waits_and_keeps_the_text(table, room):
    assert [post(table, 3, f"Раз {n}", room).status_code for n in range(2)] == [303, 303]
    answer = post(table, 3, "Три слова сказати", room)
    assert answer.status_code == 429
    assert "Три слова сказати" in answer.content.decode()
    assert AGAIN.search(answer.content.decode())
    assert post(table, 4, "А я ще ні", room).status_code == 303
    table.pass_time(minutes=11)
    assert post(table, 3, "Три слова сказати", room).status_code == 303


def test_a_main_account_does_not_go_on_in_another_discussion(table):
    for n in range(2):
        post(table, 3, f"Раз {n}", "talk/")
    other = cast.begun()
    who = table.player(3)
    there = f"/g/{other.code}/talk/post/"
    form = {"text": "І тут", "self": f"talk/{other.code}/{who.username}"}
    assert other.client(who).post(there, form).status_code == 429


def test_letters_have_an_end(table):
    client = table.client(table.player(3))
    there = f"/g/{table.code}/letters/"
    assert [client.post(there, {"text": f"{n}"}).status_code for n in range(2)] == [303, 303]
    answer = client.post(there, {"text": "Ще одне"})
    assert answer.status_code == 422
    assert "Ще одне" in answer.content.decode()
    assert AGAIN.search(answer.content.decode())
    assert Letter.objects.filter(by_host=False).count() == 2


def test_so_has_the_chat_but_not_for_the_host(table):
    boss = table.player(table.seat_of(Role.BOSS))
    for who, taken in ((boss, [303, 303, 422]), (table.host, [303, 303, 303])):
        client = table.client(who)
        there = f"/g/{table.code}/mafia/"
        assert [client.post(there, {"text": f"{n}"}).status_code for n in range(3)] == taken


def test_a_post_is_edited_so_often_and_no_more(table):
    post(table, 3, "Перше")
    client = table.client(table.player(3))
    form = {"self": f"thread/{table.code}/seat-3"}
    there = f"/g/{table.code}/{Post.objects.get(seat=3).number}/edit/"
    edits = [client.post(there, form | {"text": f"Інше {n}"}) for n in range(3)]
    assert [one.status_code for one in edits] == [303, 303, 429]
    assert "Інше 2" in edits[2].content.decode()


def test_what_the_host_writes_does_not_count_against_a_player(table):
    member = Membership.objects.get(game=table.row, seat=3)
    with writing(table.code) as row:
        for n in range(3):
            letters.write(row, member.account, by_host=True, source=f"{n}", html=f"<p>{n}</p>")
    answer = table.client(member.account).post(f"/g/{table.code}/letters/", {"text": "Так."})
    assert answer.status_code == 303
