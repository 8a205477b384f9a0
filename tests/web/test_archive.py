"""The archive: what a game tells everybody, while it runs and when it has ended."""

import pytest

from misto.engine import Kind, OpenGame, Role, sealing
from misto.engine.deal import verify_game
from misto.engine.proof import attempts
from misto.records import loads, replay
from misto.store.models import Persona, Post
from misto.store.posting import add
from misto.store.writing import writing
from tests import cast

pytestmark = pytest.mark.django_db

PAGES = ("reports", "court", "seats", "rules", "deal", "awards")
FILES = ("record.yaml", "ledger.jsonl", "archive.html")
LINEUP = (
    Role.CIVILIAN, Role.CIVILIAN, Role.CIVILIAN, Role.COMMISSIONER, Role.DOCTOR,
    Role.MAFIOSO, Role.BOSS,
)  # fmt: skip


@pytest.mark.parametrize("which", PAGES)
def test_anybody_may_read_it_from_the_first_day_on(which):
    table = cast.begun()
    for who in (None, table.reader, table.player(1), table.host):
        assert table.client(who).get(f"/g/{table.code}/{which}/").status_code == 200


@pytest.mark.parametrize("file", FILES)
def test_END_1_there_is_nothing_to_take_away_before_the_game_is_opened(file):
    table = cast.begun()
    for who in (None, table.player(1), table.host):
        assert table.client(who).get(f"/g/{table.code}/{file}").status_code == 404


def test_COURT_6_the_court_is_shown_with_changed_votes():
    table = cast.begun(seats=7, lineup=LINEUP)
    table.order(1, Kind.VOTE, 3)
    table.play_turn([(1, 2)])
    page = table.client().get(f"/g/{table.code}/court/").content.decode()
    assert f"<s>{table.view.persona(3).name}</s>" in page
    assert f"<b>{table.view.persona(2).name}</b>" in page


def test_nobody_learns_a_role_or_a_person_before_the_end():
    table = cast.begun()
    table.play_turn()
    for page in PAGES:
        text = table.client().get(f"/g/{table.code}/{page}/").content.decode()
        assert not [player for player in table.players if f">{player.username}<" in text]
        assert not [player for player in table.players if player.code in text]


def test_when_it_is_opened_all_of_it_can_be_taken_away():
    table = cast.ended()
    assert table.view.winner == "town"
    table.run(OpenGame())
    client = table.client()
    record = client.get(f"/g/{table.code}/record.yaml").content
    assert replay(loads(record).record).winner == "town"
    ledger = sealing.decode(client.get(f"/g/{table.code}/ledger.jsonl").content).events
    assert verify_game(attempts(ledger)) == ((),)
    page = client.get(f"/g/{table.code}/archive.html").content.decode()
    assert "Доброго ранку." in page
    assert "<script" not in page
    assert "доведено" in client.get(f"/g/{table.code}/deal/").content.decode()
    seats = client.get(f"/g/{table.code}/seats/").content.decode()
    assert all(player.username in seats for player in table.players)


def test_END_1_the_chat_of_the_mafia_is_opened_too():
    table = cast.ended()
    with writing(table.code) as row:
        room, voice = Post.Room.MAFIA, Post.Voice.SEAT
        boss = table.seat_of(Role.BOSS)
        add(row, room, voice, at=table.now, source="Кого?", html="<p>Кого сьогодні?</p>", seat=boss)
    table.run(OpenGame())
    page = table.client().get(f"/g/{table.code}/archive.html").content.decode()
    assert "Кого сьогодні?" in page


def test_AWARD_1_who_took_part_votes_and_may_change_it():
    table = cast.ended()
    table.run(OpenGame())
    client = table.client(table.player(1))
    there = f"/g/{table.code}/awards/"
    assert client.post(there, {"award": "player", "seat": "2"}).status_code == 303
    assert client.post(there, {"award": "player", "seat": "3"}).status_code == 303
    assert 'value="3" checked' in client.get(there).content.decode()


@pytest.mark.parametrize("seat", ["", "x", "99999999999", "0", "-1"])
def test_a_vote_for_nobody_says_what_to_do(seat):
    table = cast.ended()
    table.run(OpenGame())
    page = table.client(table.player(1)).post(
        f"/g/{table.code}/awards/", {"award": "player", "seat": seat}, follow=True
    )
    assert 'class="message error"' in page.content.decode()


@pytest.mark.parametrize("which", PAGES)
def test_a_page_asks_the_database_as_little_for_many_seats_as_for_few(
    which, django_assert_max_num_queries
):
    for seats in (7, 30):
        table = cast.begun(seats=seats)
        table.play_turn()
        client = table.client(table.reader)
        with django_assert_max_num_queries(10):
            client.get(f"/g/{table.code}/{which}/")


def test_a_persona_with_a_picture_has_it_in_every_list():
    table = cast.ended()
    Persona.objects.filter(game=table.row, seat=2).update(avatar="abcdefghjkmnpqrstuvw.webp")
    table.run(OpenGame())
    client = table.client(table.player(1))
    for which in ("seats", "awards"):
        page = client.get(f"/g/{table.code}/{which}/").content.decode()
        assert "/media/abcdefghjkmnpqrstuvw.webp" in page
    assert client.get(f"/g/{table.code}/archive.html").status_code == 200
