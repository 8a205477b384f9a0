"""Private notes on each seat: for oneself alone."""

import pytest

from misto.engine import Replace
from misto.store.models import SeatNote
from tests import cast
from tests.cast import Table

pytestmark = pytest.mark.django_db


def note(table: Table, seat: int, about: object, text: str) -> tuple[int, str]:
    client = table.client(table.player(seat))
    page = client.post(f"/g/{table.code}/seat/about/", {"seat": about, "text": text})
    return page.status_code, page.content.decode()


def seat_page(table: Table, seat: int) -> str:
    return table.client(table.player(seat)).get(f"/g/{table.code}/seat/").content.decode()


def test_a_note_is_kept_changed_and_removed():
    table = cast.begun()
    assert note(table, 1, 5, "Мовчить <i>надто</i> довго")[0] == 303
    assert "Мовчить &lt;i&gt;надто&lt;/i&gt; довго" in seat_page(table, 1)
    note(table, 1, 5, "Свій")
    assert "Свій" in seat_page(table, 1) and "Мовчить" not in seat_page(table, 1)
    note(table, 1, 5, " ")
    assert not SeatNote.objects.exists()


def test_nobody_else_reads_it_not_even_who_takes_the_seat_over():
    table = cast.begun()
    note(table, 1, 5, "Точно мафія")
    table.run(Replace(seat=1, person=cast.account("newcomer").code, why="заміна"))
    assert "Точно мафія" not in seat_page(table, 1)
    assert "Точно мафія" not in seat_page(table, 5)


@pytest.mark.parametrize("about", ["", "0", "99", "five"])
def test_a_note_on_no_seat_is_a_sentence(about: str):
    status, page = note(cast.begun(), 1, about, "Хтось")
    assert status == 422
    assert "не вдалося прочитати" in page
    assert "Хтось" in page  # nothing that was typed is lost


def test_a_note_that_is_too_long_is_kept_in_the_form():
    status, page = note(cast.begun(), 1, 5, "ї" * 2_001)
    assert status == 422
    assert "не довша за 2000 знаків" in page.replace("\u00a0", "") and "ї" * 2_001 in page


def test_only_a_player_notes_anything():
    table = cast.begun()
    for who in (table.host, table.reader, None):
        page = table.client(who).post(f"/g/{table.code}/seat/about/", {"seat": 1, "text": "х"})
        assert page.status_code == 404
