"""The last note: once, sealed, to one of the living (NOTE-1)."""

from typing import Any

import pytest

from misto.engine import Role
from tests import cast
from tests.cast import Table

pytestmark = pytest.mark.django_db


def give(table: Table, seat: int, to: object, text: str, turn: object = 1) -> Any:
    data = {"target": to, "turn": turn, "text": text}
    return table.client(table.player(seat)).post(f"/g/{table.code}/seat/note/", data)


def text(page: Any) -> str:
    return str(page.content.decode())


def test_a_note_is_given_once_and_sealed():
    table = cast.begun()
    sent = give(table, 1, 2, "Бос — третій.\r\nБережися.")
    assert sent.status_code == 303
    page = text(sent.client.get(sent["Location"]))
    assert "Передсмертну записку прийнято" in page and "Записку запечатано, № 1" in page
    assert "Бос — третій.<br>Бережися." in page
    again = give(table, 1, 3, "Ні, другий.")
    assert again.status_code == 422
    assert "твоя вже у ведучого" in text(again) and "Ні, другий." in text(again)
    assert table.view.notes[1].text == "Бос — третій.\nБережися."


def test_a_double_tap_gives_one_note():
    table = cast.begun()
    give(table, 1, 2, "Бос — третій.")
    give(table, 1, 2, "Бос — третій.")
    assert table.view.notes[1].number == 1


@pytest.mark.parametrize(
    ("to", "words", "sentence"),
    [
        (1, "Собі", "самому собі"),
        (99, "Нікому", "Місця 99 в грі немає"),
        ("", "Комусь", "Адресата не обрано"),
        ("me", "Хтозна", "не вдалося прочитати"),
        (2, "  ", "порожній, задовгий"),
        (2, "ї" * 20_001, "порожній, задовгий"),
        (2, "\x07", "порожній, задовгий"),
    ],
)
def test_what_is_not_taken_says_why_and_keeps_the_text(to: object, words: str, sentence: str):
    table = cast.begun()
    page = give(table, 1, to, words)
    assert page.status_code == 422
    assert sentence in text(page)
    assert words.strip() in text(page)
    assert not table.view.notes


def test_a_note_on_a_stale_page_is_late():
    table = cast.begun()
    table.play_turn()
    page = give(table, 1, 2, "Запізнілий лист", turn=1)
    assert page.status_code == 422
    assert "Запізно" in text(page) and "Запізнілий лист" in text(page)


def test_one_second_late_the_text_is_still_there():
    table = cast.begun()
    closes = table.view.closes
    assert closes
    table.pass_time(seconds=(closes - table.now).total_seconds())
    page = give(table, 1, 2, "Останнє слово")
    assert page.status_code == 422
    assert "Запізно" in text(page) and "Останнє слово" in text(page)


def test_the_dead_give_none_and_none_goes_to_them():
    table = cast.begun()
    doomed = table.seat_of(Role.CIVILIAN)
    table.play_turn()
    table.play_turn(votes=[(seat, doomed) for seat in table.view.living])
    living = table.view.living[0]
    assert give(table, doomed, living, "Гу", turn=3).status_code == 422
    to_a_ghost = give(table, living, doomed, "Вічна пам’ять", turn=3)
    assert to_a_ghost.status_code == 422
    assert "серед загиблих" in text(to_a_ghost)
