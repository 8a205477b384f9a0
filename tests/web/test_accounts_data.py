"""One's data: taken away whole and one's own alone; an account that goes, and what stays."""

import io
import json
import re
import zipfile

import pytest
from django.core.cache import cache

from misto.engine import Kind, OpenGame, Replace, Role
from misto.store import clock
from misto.store.letters import write
from misto.store.models import Account, Membership, Notice, Post, SeatNote
from misto.store.posting import add
from misto.store.writing import writing
from tests import cast

pytestmark = pytest.mark.django_db

DELETE = "/me/delete/"


@pytest.fixture(autouse=True)
def _nobody_has_tried():
    cache.clear()


def taken(table, who):
    answer = table.client(who).post("/me/export/")
    assert answer.headers["Cache-Control"] == "no-store"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as whole:
        return json.loads(whole.read("misto.json"))


def letter(table, to, text, *, by_host=True):
    with writing(table.code) as row:
        write(row, to, by_host=by_host, source=text, html=text)


def talk(table, who, text):
    with writing(table.code) as row:
        at = clock.arrival(row.last_at)
        room, voice = Post.Room.TALK, Post.Voice.ACCOUNT
        add(row, room, voice, at=at, source=text, html=text, account=who)


def test_it_is_asked_for_by_a_button():
    table = cast.begun()
    client = table.client(table.player(1))
    assert "Завантажити архів" in client.get("/me/export/").content.decode()
    assert table.client().post("/me/export/").status_code == 302


def test_all_that_is_ones_own_is_in_it():
    table = cast.begun()
    mine = table.player(1)
    table.write(1, "мій допис")
    table.order(1, Kind.VOTE, 2)
    letter(table, mine, "лист мені")
    letter(table, mine, "мій лист", by_host=False)
    talk(table, mine, "моя думка")
    SeatNote.objects.create(game=table.row, account=mine, seat=2, text="моя нотатка")
    (game,) = taken(table, mine)["games"]
    whole = json.dumps(game, ensure_ascii=False)
    for said in ("мій допис", "лист мені", "мій лист", "моя думка", "моя нотатка"):
        assert said in whole
    assert [order["kind"] for order in game["orders"]] == ["vote"]
    assert game["persona"]["nick"]


def test_nothing_of_others_is_in_it():
    table = cast.begun()
    mine, other = table.player(1), table.player(2)
    table.write(2, "чужий допис")
    table.order(2, Kind.VOTE, 1)
    letter(table, other, "чужий лист")
    talk(table, other, "чужа думка")
    SeatNote.objects.create(game=table.row, account=other, seat=1, text="чужа нотатка")
    data = taken(table, mine)
    whole = json.dumps(data, ensure_ascii=False)
    assert "чуж" not in whole
    assert other.code not in whole and other.username not in whole
    assert data["games"][0]["orders"] == []
    assert not {'"password"', '"pk"', '"id"'} & set(re.findall(r'"\w+"', whole))


def test_a_newcomer_takes_nothing_of_who_had_the_seat_before():
    table = cast.begun()
    old, new = table.player(1), cast.account("newcomer")
    table.write(1, "давній допис")
    table.order(1, Kind.VOTE, 2)
    table.pass_time(hours=1)
    table.run(Replace(seat=1, person=new.code, why="Хвороба."))
    table.pass_time(hours=1)
    table.write(1, "новий допис")
    theirs = json.dumps(taken(table, new), ensure_ascii=False)
    assert "новий допис" in theirs and "давній допис" not in theirs
    assert '"kind": "vote"' not in theirs
    before = json.dumps(taken(table, old), ensure_ascii=False)
    assert "давній допис" in before and "новий допис" not in before
    assert new.code not in before


def test_the_mafia_of_others_is_not_in_it():
    table = cast.begun()
    boss = table.seat_of(Role.BOSS)
    mate = table.seat_of(Role.MAFIOSO)
    with writing(table.code) as row:
        at = clock.arrival(row.last_at)
        room, voice = Post.Room.MAFIA, Post.Voice.SEAT
        add(row, room, voice, at=at, source="хто сьогодні?", html="", seat=boss)
    assert "хто сьогодні" in json.dumps(taken(table, table.player(boss)), ensure_ascii=False)
    assert "хто сьогодні" not in json.dumps(taken(table, table.player(mate)), ensure_ascii=False)


def leave(table, who, typed="password"):
    return table.client(who).post(DELETE, {"password": typed})


def test_who_plays_in_a_running_game_stays_and_is_told_which():
    table = cast.begun()
    page = leave(table, table.player(1))
    assert page.status_code == 409
    shown = page.content.decode()
    assert "Чорний ринок" in shown and "Попроси ведучого про заміну" in shown
    assert Account.objects.filter(username="player1").exists()


@pytest.mark.parametrize("stage", [cast.enrolling, cast.begun, cast.ended])
def test_a_host_stays_till_the_end(stage):
    table = stage()
    assert leave(table, table.host).status_code == 409
    assert Account.objects.filter(username="host").exists()


def test_the_password_is_asked_and_not_guessed():
    table = cast.created()
    page = leave(table, table.reader, "wrong")
    assert page.status_code == 422
    assert "Пароль не той" in page.content.decode()
    for _ in range(9):
        leave(table, table.reader, "wrong")
    assert leave(table, table.reader).status_code == 429
    assert Account.objects.filter(username="reader").exists()


def test_before_one_goes_the_page_says_what_stays():
    table = cast.created()
    page = table.client(table.reader).get(DELETE).content.decode()
    assert "reveal_person" in page
    assert "видалений акаунт" in page


def test_who_has_enrolled_is_withdrawn():
    table = cast.enrolling()
    assert leave(table, table.players[0]).status_code == 303
    assert table.row.enrolled == 10


def test_who_was_replaced_may_go():
    table = cast.begun()
    old = table.player(1)
    table.run(Replace(seat=1, person=cast.account("newcomer").code, why="Хвороба."))
    assert leave(table, old).status_code == 303
    table.play_turn()
    assert table.client().get(f"/g/{table.code}/").status_code == 200


def test_the_account_goes_and_the_game_stays():
    table = cast.ended()
    table.run(OpenGame())
    gone, host = table.player(1), table.host
    talk(table, gone, "моя думка")
    letter(table, gone, "лист мені")
    events = table.row.seq
    client = table.client(gone)
    assert client.post(DELETE, {"password": "password"})["Location"] == "/"
    assert "Акаунт видалено" in client.get("/").content.decode()
    assert leave(table, host).status_code == 303
    assert not Account.objects.filter(pk__in=[gone.pk, host.pk]).exists()
    assert not Membership.objects.filter(account=gone.pk).exists()
    assert not Notice.objects.filter(account=gone.pk).exists()
    assert Post.objects.get(source="моя думка").account is None
    assert table.row.seq == events
    for there in ("", "talk/", "reports/", "seats/"):
        page = table.client().get(f"/g/{table.code}/{there}")
        assert page.status_code == 200
        assert gone.username not in page.content.decode().replace("player10", "")
