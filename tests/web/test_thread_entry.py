"""A persona's own entry: apart from the main account, and for the thread alone."""

import re

import pytest

from misto.engine import CloseTurn, Exclude, Leave, OpenGame, PublishReport, Replace, Side
from misto.engine.roles import SIDE
from misto.store import personas
from misto.store.models import Persona, PersonaSession, Post, Reading
from tests import cast

pytestmark = pytest.mark.django_db


@pytest.fixture
def table():
    return cast.begun()


def persona(table, seat=8):
    return Persona.objects.get(game__code=table.code, seat=seat)


def enter(table, client, seat=8, **typed):
    its = persona(table, seat)
    form = {"nick": its.nick, "password": personas.password(its)} | typed
    return client.post(f"/as/{table.code}/enter/", form)


def entered(table, seat=8, who=None):
    client = table.client(who)
    assert enter(table, client, seat).status_code == 303
    return client


def say(table, client, text="Слово.", seat=8):
    mine = f"thread/{table.code}/seat-{seat}"
    return client.post(f"/as/{table.code}/post/", {"text": text, "self": mine})


def token_of(page):
    found = re.search(r'csrfmiddlewaretoken" value="([^"]+)"', page.content.decode())
    assert found
    return found[1]


def test_nick_and_password_let_in_and_the_cookie_stays_below(table):
    client = table.client()
    assert client.get(f"/as/{table.code}/").url == f"/as/{table.code}/enter/"
    answer = enter(table, client)
    cookie = answer.cookies["misto_persona"]
    assert cookie["path"].startswith("/as/") and cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert say(table, client).status_code == 303
    post = Post.objects.get(seat=8)
    assert (post.voice, post.account) == ("seat", None)
    page = client.get(f"/as/{table.code}/?done=post").content.decode()
    assert "Слово." in page and "Допис надіслано." in page


def test_nick_and_password_may_be_typed_loosely(table):
    its = persona(table)
    typed = {"nick": f" {its.nick.upper()} ", "password": personas.password(its).upper()}
    assert enter(table, table.client(), **typed).status_code == 303


def test_a_wrong_one_is_told_and_the_nick_kept(table):
    answer = enter(table, table.client(), password="no")  # noqa: S106
    assert answer.status_code == 403
    assert 'value="igrok 8"' in answer.content.decode()
    assert "misto_persona" not in answer.cookies
    assert enter(cast.begun(), table.client(), password=personas.password(persona(table)))


def test_ten_tries_and_no_more(table):
    client = table.client()
    answers = [enter(table, client, password=f"{n}").status_code for n in range(11)]
    assert answers == [403] * 10 + [429]
    assert enter(table, client).status_code == 429
    elsewhere = {"REMOTE_ADDR": "192.0.2.7"}
    form = {"nick": "igrok 8", "password": personas.password(persona(table))}
    there = table.client().post(f"/as/{table.code}/enter/", form, **elsewhere)
    assert there.status_code == 429  # of this nick
    form = {"nick": "igrok 7", "password": personas.password(persona(table, 7))}
    there = table.client().post(f"/as/{table.code}/enter/", form, **elsewhere)
    assert there.status_code == 303


def test_below_as_nobody_looks_at_the_main_account(table, django_assert_max_num_queries):
    client = entered(table, who=table.player(3))  # one browser, two selves, two seats
    say(table, client)
    assert Post.objects.filter(seat=8).exists()
    with django_assert_max_num_queries(7) as asked:
        page = client.get(f"/as/{table.code}/")
    assert not any("store_session" in query["sql"] for query in asked.captured_queries)
    assert not any("store_account" in query["sql"] for query in asked.captured_queries)
    assert table.player(3).username not in page.content.decode()
    assert "bell" not in page.content.decode().split("</svg>", 1)[1].split("<main")[0].replace(
        "icon-bell", ""
    )
    assert "misto" not in page.cookies
    assert page["Referrer-Policy"] == "strict-origin"
    assert not Reading.objects.exists()


def test_each_self_has_tokens_of_its_own(table):
    client = table.client(table.player(3))
    client.handler.enforce_csrf_checks = True
    main = client.get(f"/g/{table.code}/")
    page = client.get(f"/as/{table.code}/enter/")
    assert "csrftoken" not in page.cookies
    assert page.cookies["csrftoken_as"]["path"] == f"/as/{table.code}/"
    assert page.cookies["csrftoken_as"].value != main.cookies["csrftoken"].value
    token, theirs = token_of(page), token_of(main)
    assert enter(table, client, csrfmiddlewaretoken="x" * 64).status_code == 403
    assert enter(table, client, csrfmiddlewaretoken=token).status_code == 303
    assert enter(table, client, csrfmiddlewaretoken=theirs).status_code == 403


def test_the_cookie_opens_nothing_else(table):
    client = entered(table)
    for address in ("seat/", "letters/", "looks/"):
        assert client.get(f"/g/{table.code}/{address}").status_code in {302, 404}
    assert "composer" not in client.get(f"/g/{table.code}/").content.decode()
    assert client.get(f"/as/{cast.begun().code}/").status_code == 302
    page = client.get(f"/as/{table.code}/").content.decode()
    assert "Що ще за мною" not in page
    outside = re.findall(r'href="(/(?!as/|static/|media/)[^"]*)"', page)
    assert not outside


def test_links_of_posts_stay_below(table):
    client = entered(table)
    say(table, client, "@7, ну?")
    page = client.get(f"/as/{table.code}/").content.decode()
    assert f'href="/as/{table.code}/?seat=7"' in page
    assert f'href="/g/{table.code}/?seat=7"' in table.client().get(
        f"/g/{table.code}/"
    ).content.decode().replace("&quot;", '"')


def test_edit_quote_and_looks_are_there(table):
    client = entered(table)
    say(table, client, "Перше.")
    post = Post.objects.get(seat=8)
    there = f"/as/{table.code}/{post.number}/edit/"
    mine = {"text": "Друге.", "self": f"thread/{table.code}/seat-8"}
    assert client.post(there, mine).status_code == 303
    assert "Друге." in client.get(f"/as/{table.code}/?quote={post.number}").content.decode()
    answer = client.post(f"/as/{table.code}/looks/", {"signature": "шаурма", "about": ""})
    assert answer.status_code == 303
    assert persona(table).signature == "шаурма"


def test_it_ends_with_leaving(table):
    client = entered(table)
    assert client.post(f"/as/{table.code}/leave/").status_code == 303
    assert client.get(f"/as/{table.code}/").status_code == 302
    assert not PersonaSession.objects.exists()


def test_it_ends_with_a_replacement(table):
    client = entered(table)
    old = personas.password(persona(table))
    table.run(Replace(seat=8, person=cast.account("newcomer").code, why="зник"))
    assert client.get(f"/as/{table.code}/").status_code == 302
    assert say(table, client).status_code == 302
    assert enter(table, client, password=old).status_code == 403


def test_it_ends_when_the_seat_is_left(table):
    client = entered(table)
    table.run(Leave(seat=8))
    assert client.get(f"/as/{table.code}/").status_code == 302


def test_the_excluded_read_only(table):
    client = entered(table)
    table.run(Exclude(seat=8, why="показ ролі"))
    assert "вибув із гри" in client.get(f"/as/{table.code}/").content.decode()
    assert say(table, client).status_code == 403


def test_it_ends_with_the_game(table):
    client = entered(table)
    for seat, role in table.view.roles.items():
        if SIDE[role] is not Side.TOWN:
            table.run(Exclude(seat=seat, why="кінець"))
    table.all_write()
    table.run(CloseTurn(why="кінець"))
    table.run(PublishReport(story=""))
    table.run(OpenGame())
    assert client.get(f"/as/{table.code}/").status_code == 302
    assert "вже не можна" in client.get(f"/as/{table.code}/enter/").content.decode()
    assert enter(table, client).status_code == 403


def test_no_game_no_entry(table):
    assert table.client().get("/as/nothing/").status_code == 404
    assert table.client().get("/as/nothing/enter/").status_code == 404


def test_a_persona_s_page_listens_by_the_persona_s_own_entry_and_no_other_page_does():
    table = cast.begun()
    persona = Persona.objects.get(game=table.row, seat=3)
    client = table.client()
    given = {"nick": persona.nick, "password": personas.password(persona)}
    client.post(f"/as/{table.code}/enter/", given)
    own = client.get(f"/as/{table.code}/").content.decode()
    assert f'data-live-url="/as/{table.code}/live"' in own
    main = table.client(table.player(3)).get(f"/g/{table.code}/").content.decode()
    assert 'data-live-url="/live"' in main
