"""The mafia’s chat: for its members while they are, and for the host; for nobody else."""

import pytest

from misto.engine import Kind, OpenGame, Role
from misto.engine.roles import MAFIA
from misto.store.models import Account, Post
from misto.store.posting import add
from misto.store.writing import writing
from tests import cast
from tests.cast import Table, with_family

pytestmark = pytest.mark.django_db


def say(table: Table, seat: int, text: str) -> int:
    table.pass_time(minutes=1)
    sent = table.client(table.player(seat)).post(f"/g/{table.code}/mafia/", {"text": text})
    return sent.status_code


def reads(table: Table, who: Account | None) -> str:
    return table.client(who).get(f"/g/{table.code}/mafia/").content.decode()


def test_members_and_the_host_talk_in_it():
    table = with_family()
    boss = table.seat_of(Role.BOSS)
    assert say(table, boss, "Кого *цієї* ночі?") == 303
    table.client(table.host).post(f"/g/{table.code}/mafia/", {"text": "Не барися."})
    page = reads(table, table.player(table.seat_of(Role.FRAMER)))
    assert "Кого <em>цієї</em> ночі?" in page
    assert table.view.persona(boss).name in page
    assert "Не барися." in page and "Ведучий" in page
    assert "Кого <em>цієї</em> ночі?" in reads(table, table.host)


def test_for_everybody_else_it_is_not_there():
    table = with_family()
    others = [seat for seat, role in table.view.roles.items() if role not in MAFIA]
    people = [*(table.player(seat) for seat in others), table.reader, None]
    for who in people:
        client = table.client(who)
        assert client.get(f"/g/{table.code}/mafia/").status_code == 404
        assert client.post(f"/g/{table.code}/mafia/", {"text": "Є хто?"}).status_code == 404
    assert not Post.objects.filter(room=Post.Room.MAFIA).exists()


def test_what_is_new_is_counted_at_the_seat_and_marked_in_the_chat():
    table = with_family()
    boss, mate = table.seat_of(Role.BOSS), table.seat_of(Role.FRAMER)
    client = table.client(table.player(boss))
    say(table, boss, "Кого?")
    say(table, mate, "Зойку.")
    say(table, mate, "Або Люсю.")
    seat = client.get(f"/g/{table.code}/seat/").content.decode()
    assert 'До чату мафії<span id="chat-new"> <b class="count">2</b>' in seat
    assert reads(table, table.player(boss)).count('class="since"') == 1
    assert 'class="since"' not in reads(table, table.player(boss))
    assert (
        'До чату мафії<span id="chat-new"></span></a>'
        in client.get(f"/g/{table.code}/seat/").content.decode()
    )


def test_the_dead_write_no_more_and_read_nothing_newer():
    table = with_family()
    boss, mate = table.seat_of(Role.BOSS), table.seat_of(Role.MAFIOSO)
    say(table, mate, "Що було за життя")
    table.play_turn(votes=[(seat, boss) for seat in table.view.living])
    say(table, mate, "Що було після смерті")
    page = reads(table, table.player(boss))
    assert "Що було за життя" in page and "Що було після смерті" not in page
    assert 'name="text"' not in page
    assert say(table, boss, "Гу-у-у") == 422
    assert Post.objects.filter(room=Post.Room.MAFIA).count() == 2


def test_who_dies_while_typing_is_told_so_and_keeps_the_text():
    table = with_family()
    boss = table.seat_of(Role.BOSS)
    client = table.client(table.player(boss))
    client.get(f"/g/{table.code}/mafia/")
    table.play_turn(votes=[(seat, boss) for seat in table.view.living])
    page = client.post(f"/g/{table.code}/mafia/", {"text": "Довга думка"})
    assert page.status_code == 422
    assert "Сюди тобі вже не писати" in page.content.decode()
    assert "Довга думка" in page.content.decode()


def test_FOUND_3_the_foundling_sees_nothing_from_before():
    table = with_family()
    foundling, mate = table.seat_of(Role.FOUNDLING), table.seat_of(Role.MAFIOSO)
    say(table, mate, "Підкидьок — хтось із тихих")
    assert table.client(table.player(foundling)).get(f"/g/{table.code}/mafia/").status_code == 404
    boss = table.seat_of(Role.BOSS)
    table.play_turn(votes=[(seat, boss) for seat in table.view.living])
    say(table, mate, "Вітаємо в родині")
    page = reads(table, table.player(foundling))
    assert "Вітаємо в родині" in page and "хтось із тихих" not in page


def test_END_1_once_all_is_opened_everybody_reads_it_and_nobody_writes():
    table = cast.ended()
    boss = table.seat_of(Role.BOSS)
    with writing(table.code) as row:
        room, voice = Post.Room.MAFIA, Post.Voice.SEAT
        add(row, room, voice, at=table.now, source="", html="<p>Кого?</p>", seat=boss)
    everybody = (None, table.reader, table.player(table.seat_of(Role.DOCTOR)), table.host)
    for who in everybody[:3]:
        assert table.client(who).get(f"/g/{table.code}/mafia/").status_code == 404
    table.run(OpenGame())
    for who in (*everybody, table.player(boss)):
        page = reads(table, who)
        assert "Кого?" in page and "чат мафії можуть прочитати всі" in page
        assert 'name="text"' not in page and 'class="since"' not in page
        sent = table.client(who).post(f"/g/{table.code}/mafia/", {"text": "Пізно."})
        assert sent.status_code == 422
        assert "Пізно." in sent.content.decode()
    assert Post.objects.filter(room=Post.Room.MAFIA).count() == 1
    reports = table.client().get(f"/g/{table.code}/reports/").content.decode()
    assert f'href="/g/{table.code}/mafia/"' in reports


def test_what_is_said_after_the_close_comes_before_the_report():
    table = with_family()
    boss = table.seat_of(Role.BOSS)
    table.all_write()
    for seat in table.view.living:
        table.order(seat, Kind.VOTE, boss)
    table.close()
    assert say(table, boss, "Прощавайте") == 303


def test_nothing_written_is_a_sentence_and_too_much_is_kept():
    table = with_family()
    client = table.client(table.player(table.seat_of(Role.BOSS)))
    empty = client.post(f"/g/{table.code}/mafia/", {"text": "  "})
    assert empty.status_code == 422
    assert "ще нічого не написано" in empty.content.decode()
    long = client.post(f"/g/{table.code}/mafia/", {"text": "ї" * 20_001})
    assert long.status_code == 422
    assert "Текст задовгий" in long.content.decode()
    assert "ї" * 20_001 in long.content.decode()


def test_characters_that_no_text_may_have_are_left_out():
    table = with_family()
    assert say(table, table.seat_of(Role.BOSS), "Ти\x00хо\u202e") == 303
    assert Post.objects.get(room=Post.Room.MAFIA).source == "Тихо"


def test_a_long_chat_has_pages_and_opens_at_its_end():
    table = with_family()
    with writing(table.code) as row:
        for number in range(60):
            add(
                row,
                Post.Room.MAFIA,
                Post.Voice.SEAT,
                at=table.now,
                source="",
                html=f"<p>репліка {number}.</p>",
                seat=table.seat_of(Role.BOSS),
            )
    client = table.client(table.player(table.seat_of(Role.BOSS)))
    page = client.get(f"/g/{table.code}/mafia/").content.decode()
    assert "репліка 59." in page and "репліка 9." not in page
    older = client.get(f"/g/{table.code}/mafia/?page=1").content.decode()
    assert "репліка 9." in older and "репліка 59." not in older
    assert client.get(f"/g/{table.code}/mafia/?page=lots").status_code == 200


def test_the_chat_takes_as_many_queries_long_or_short(django_assert_max_num_queries):
    table = with_family()
    client = table.client(table.player(table.seat_of(Role.BOSS)))
    for _ in range(30):
        say(table, table.seat_of(Role.FRAMER), "Кого?")
    client.get(f"/g/{table.code}/mafia/")  # remembers what was read
    with django_assert_max_num_queries(10):
        client.get(f"/g/{table.code}/mafia/")
