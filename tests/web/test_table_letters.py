"""Letters with the host: a conversation of each person, private, never offered for quoting."""

import pytest

from misto.engine import Exclude, Replace, Role
from misto.store import letters
from misto.store.models import Account, Letter, Membership
from misto.store.writing import writing
from tests import cast
from tests.cast import Table

pytestmark = pytest.mark.django_db


def write(table: Table, who: Account | None, text: str) -> int:
    return table.client(who).post(f"/g/{table.code}/letters/", {"text": text}).status_code


def reads(table: Table, who: Account | None) -> str:
    page = table.client(who).get(f"/g/{table.code}/letters/")
    assert page.status_code == 200
    return page.content.decode()


def from_the_host(table: Table, who: Account | None, text: str) -> None:
    with writing(table.code) as row:
        letters.write(row, who, by_host=True, source=text, html=f"<p>{text}</p>")


def test_a_letter_goes_to_the_host_and_an_answer_comes_back():
    table = cast.begun()
    assert write(table, table.player(1), "Чи можна **так**?") == 303
    from_the_host(table, table.player(1), "Можна.")
    page = reads(table, table.player(1))
    assert "Чи можна <strong>так</strong>?" in page and "Можна." in page


def test_nobody_reads_anothers_letters_but_all_read_those_to_all():
    table = cast.begun()
    write(table, table.player(1), "Таємниця першого місця")
    from_the_host(table, None, "Усім: закриття о дев’ятій.")
    page = reads(table, table.player(2))
    assert "Таємниця" not in page
    assert "закриття о дев’ятій" in page and "усім гравцям" in page


def test_a_letter_is_private_and_never_offered_for_quoting():
    table = cast.begun()
    write(table, table.player(1), "Таємниця")
    page = reads(table, table.player(1))
    assert "Приватне" in page and "аж до виключення" in page
    assert "data-quote" not in page and "?quote=" not in page


def test_the_enrolled_the_dead_and_the_excluded_write_too():
    table = cast.enrolling()
    assert write(table, table.players[0], "Коли початок?") == 303
    table = cast.begun()
    doomed = table.seat_of(Role.CIVILIAN)
    table.play_turn()
    table.play_turn(votes=[(seat, doomed) for seat in table.view.living])
    table.run(Exclude(seat=table.view.living[0], why="показано лист"))
    assert write(table, table.player(doomed), "Як там унизу?") == 303
    assert write(table, table.player(table.view.living[0]), "Це помилка!") == 303


def test_a_reserve_has_a_conversation():
    table = cast.begun()
    reserve = cast.account("reserve")
    part = Membership.Part.RESERVE
    Membership.objects.create(game=table.row, account=reserve, part=part, since=table.now)
    assert write(table, reserve, "Готовий вийти на заміну.") == 303


def test_a_conversation_stays_with_the_person_when_the_seat_is_taken_over():
    table = cast.begun()
    old, new = table.player(1), cast.account("newcomer")
    write(table, old, "Не встигаю, шукайте заміну.")
    table.run(Replace(seat=1, person=new.code, why="заміна"))
    assert "Не встигаю" in reads(table, old)
    assert "Не встигаю" not in reads(table, new)


@pytest.mark.parametrize("who", ["host", "reader", None])
def test_for_who_takes_no_part_there_are_no_letters(who: str | None):
    table = cast.begun()
    client = table.client(getattr(table, who) if who else None)
    assert client.get(f"/g/{table.code}/letters/").status_code == 404
    assert client.post(f"/g/{table.code}/letters/", {"text": "Агов"}).status_code == 404
    assert not Letter.objects.exists()


def test_what_is_too_long_or_nothing_is_a_sentence_and_the_text_is_kept():
    table = cast.begun()
    client = table.client(table.player(1))
    page = client.post(f"/g/{table.code}/letters/", {"text": "ї" * 20_001})
    assert page.status_code == 422
    assert "Текст задовгий" in page.content.decode() and "ї" * 20_001 in page.content.decode()
    assert write(table, table.player(1), " \n ") == 422


def test_characters_that_no_text_may_have_are_left_out():
    table = cast.begun()
    assert write(table, table.player(1), "Ти\x00хо") == 303
    assert Letter.objects.get().source == "Тихо"


def test_reading_the_letters_is_remembered_and_the_seat_counts_those_unread():
    table = cast.begun()
    client = table.client(table.player(1))
    from_the_host(table, table.player(1), "Перший")
    from_the_host(table, table.player(1), "Другий")
    assert (
        '<b class="count">2</b></span></a></p>'
        in client.get(f"/g/{table.code}/seat/").content.decode()
    )
    client.get(f"/g/{table.code}/letters/")
    page = client.get(f"/g/{table.code}/seat/").content.decode()
    assert '<b class="count">2</b></span></a></p>' not in page


def test_many_letters_take_no_more_queries(django_assert_max_num_queries):
    table = cast.begun()
    for number in range(60):
        from_the_host(table, table.player(1), f"лист {number}.")
    client = table.client(table.player(1))
    client.get(f"/g/{table.code}/letters/")  # remembers what was read
    with django_assert_max_num_queries(10):
        page = client.get(f"/g/{table.code}/letters/").content.decode()
    assert "лист 59." in page and "лист 9." not in page
