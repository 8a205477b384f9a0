"""Letters of the host: one conversation with each player, all at once, the mafia's chat."""

import pytest

from misto.engine import Role
from misto.store import letters
from misto.store.models import Letter, Notice, Post
from misto.store.writing import writing
from tests import cast
from tests.web.queries import queries

pytestmark = pytest.mark.django_db


def desk(table, path=""):
    return f"/g/{table.code}/desk/letters/{path}"


def from_player(table, player, text="Питання"):
    with writing(table.code) as row:
        return letters.write(row, player, by_host=False, source=text, html=f"<p>{text}</p>")


def test_conversations_are_listed_with_what_waits_for_an_answer_first():
    table = cast.begun()
    from_player(table, table.player(9))
    page = table.client(table.host).get(desk(table)).content.decode()
    assert page.index(f"9 {table.view.persona(9).name}") < page.index(
        "1 " + table.view.persona(1).name
    )
    assert '<b class="count">1</b>' in page


def test_a_conversation_is_read_answered_and_marked_as_read():
    table = cast.begun()
    player = table.player(2)
    from_player(table, player, "Коли підсумки?")
    client = table.client(table.host)
    page = client.get(desk(table, f"with/{player.code}/")).content.decode()
    assert "Коли підсумки?" in page
    assert Letter.objects.get().read_at
    client.post(desk(table, f"with/{player.code}/"), {"text": "О *двадцять першій*."})
    answer = Letter.objects.get(by_host=True)
    assert (answer.account, answer.number) == (player, 2)
    assert "<em>" in answer.html
    assert Notice.objects.filter(account=player, kind="letter").exists()


def test_an_empty_letter_is_not_sent_and_a_long_one_stays_in_the_form():
    table = cast.begun()
    player = table.player(2)
    client = table.client(table.host)
    assert client.post(desk(table, f"with/{player.code}/"), {"text": " "}).status_code == 422
    long = client.post(desk(table, f"with/{player.code}/"), {"text": "а" * 20_001})
    assert long.status_code == 422
    assert "а" * 20_001 in long.content.decode()
    assert not Letter.objects.exists()


def test_an_announcement_reaches_all_players_and_no_reader():
    table = cast.begun()
    table.client(table.host).post(desk(table, "all/"), {"text": "Свято!"})
    letter = Letter.objects.get()
    assert letter.account is None
    told = {notice.account for notice in Notice.objects.filter(kind="letter")}
    assert told == set(table.players)


def test_the_host_speaks_in_the_mafia_s_chat_as_the_host():
    table = cast.begun()
    table.client(table.host).post(desk(table, "mafia/"), {"text": "Домовляйтеся."})
    post = Post.objects.get(room="mafia")
    assert (post.voice, post.seat, post.account) == ("host", None, None)
    page = table.client(table.host).get(desk(table, "mafia/")).content.decode()
    assert "Домовляйтеся." in page
    assert table.seat_of(Role.BOSS)


def test_before_the_deal_there_is_no_mafia_to_write_to():
    table = cast.enrolling()
    assert table.client(table.host).get(desk(table, "mafia/")).status_code == 404


@pytest.mark.parametrize("code", ["nobody", "host"])
def test_who_does_not_play_has_no_conversation(code):
    table = cast.begun()
    wanted = table.host.code if code == "host" else code
    assert table.client(table.host).get(desk(table, f"with/{wanted}/")).status_code == 404


def test_queries_grow_neither_with_players_nor_letters():
    taken = set()
    for seats in (8, 20):
        table = cast.begun(seats=seats)
        for player in table.players:
            from_player(table, player)
        taken.add(queries(table.client(table.host), desk(table)))
    assert len(taken) == 1
    assert max(taken) <= 10


def test_the_host_reads_what_the_mafia_says_in_its_chat():
    table = cast.begun()
    boss = table.seat_of(Role.BOSS)
    said = table.client(table.player(boss)).post(f"/g/{table.code}/mafia/", {"text": "Котрого?"})
    assert said.status_code == 303
    page = table.client(table.host).get(f"/g/{table.code}/desk/letters/mafia/")
    assert "Котрого?" in page.content.decode()
    assert table.view.persona(boss).name in page.content.decode()
