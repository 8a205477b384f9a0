"""My seat: what a player is told there, and that it tells nothing else."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from msgspec.structs import replace

from misto.engine import (
    Exclude,
    GiveNote,
    Kind,
    OpenGame,
    PublishReport,
    Replace,
    Role,
    Rules,
    Silence,
    Undo,
    codec,
)
from misto.engine.events import Dealt, RoleTold
from misto.engine.roles import MAFIA
from misto.store import folding
from misto.store.models import Entry, Membership, Opened, Persona
from misto.store.personas import password
from tests import cast
from tests.cast import EVERY_ROLE, Table

pytestmark = pytest.mark.django_db


def begun(rules: Rules | None = None) -> Table:
    return cast.begun(rules, lineup=EVERY_ROLE)


def page_of(table: Table, seat: int, language: str = "uk") -> str:
    client = table.client(table.player(seat))
    page = client.get(f"/g/{table.code}/seat/", headers={"accept-language": language})
    assert page.status_code == 200
    return page.content.decode()


def plain(page: str) -> str:
    """A page without what is drawn anew each time: the tokens of its forms."""
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", page)


@pytest.mark.parametrize("role", sorted(Role))
@pytest.mark.parametrize("language", ["uk", "en"])
def test_every_role_has_its_letter_in_both_languages(role: Role, language: str):
    table = begun()
    page = page_of(table, table.seat_of(role), language)
    assert ("Твоя роль" if language == "uk" else "Your role") in page


def test_the_mafia_is_told_its_mates_and_the_sergeant_the_commissioner():
    table = begun()
    names = {role: table.view.persona(table.seat_of(role)).name for role in Role}

    def known(role: Role) -> list[str]:
        page = page_of(table, table.seat_of(role))
        rows = re.findall(r'<section class="card role".*?</section>', page, re.DOTALL)
        return re.findall(r"<span>\d+ ([^<]*)</span>", rows[0])

    assert set(known(Role.BOSS)) == {names[Role.MAFIOSO], names[Role.FRAMER]}
    assert known(Role.SERGEANT) == [names[Role.COMMISSIONER]]
    for role in set(Role) - MAFIA - {Role.SERGEANT}:
        assert known(role) == []


def test_FOUND_1_the_foundling_reads_that_they_are_a_civilian():
    table = begun()
    page = page_of(table, table.seat_of(Role.FOUNDLING))
    assert "ирн" in page and "ідкид" not in page


def test_the_letter_is_confirmed_once():
    table = begun()
    client = table.client(table.player(1))
    assert "Лист прочитано" in page_of(table, 1)
    for _ in range(2):
        sent = client.post(f"/g/{table.code}/seat/read/")
        assert (sent.status_code, sent["Location"]) == (303, f"/g/{table.code}/seat/")
        table.pass_time(minutes=1)
    member = Membership.objects.get(game=table.row, seat=1)
    assert member.letter_read_at == cast.MORNING
    assert "Лист прочитано</button>" not in page_of(table, 1)


def test_the_persona_and_its_password_are_handed_over():
    table = begun()
    persona = Persona.objects.get(game=table.row, seat=1)
    page = page_of(table, 1)
    assert persona.nick in page and password(persona) in page
    assert password(persona) not in page_of(table, 2)


def test_a_page_names_no_person():
    table = begun()
    page = page_of(table, 1)
    others = [table.player(seat).username for seat in range(2, 12)]
    assert not [name for name in others if re.search(rf"\b{name}\b", page)]


def test_answers_are_told_by_turn_to_the_commissioner_and_the_sergeant_alone():
    table = begun()
    commissioner, boss = table.seat_of(Role.COMMISSIONER), table.seat_of(Role.BOSS)
    table.order(commissioner, Kind.CHECK, boss)
    assert "Відповіді" not in page_of(table, commissioner)
    table.play_turn()
    answer = f"Перевірка: {table.view.persona(boss).name} — бос."
    readers = {seat for seat in table.view.seats if answer in page_of(table, seat)}
    assert readers == {commissioner, table.seat_of(Role.SERGEANT)}


def test_a_last_note_is_read_by_its_addressee_alone():
    table = begun()
    author, to = table.seat_of(Role.CIVILIAN), table.seat_of(Role.DOCTOR)
    table.run(GiveNote(seat=author, to=to, text="Бос — <b>перший</b>."))
    table.play_turn()
    table.play_turn(votes=[(seat, author) for seat in table.view.living])
    note = "Бос — &lt;b&gt;перший&lt;/b&gt;."
    assert {seat for seat in table.view.seats if note in page_of(table, seat)} == {author, to}


def test_what_was_told_and_undone_stays_and_says_so():
    table = begun()
    commissioner, boss = table.seat_of(Role.COMMISSIONER), table.seat_of(Role.BOSS)
    table.order(commissioner, Kind.CHECK, boss)
    table.play_turn()
    table.run(Undo(why="помилка"))
    page = page_of(table, commissioner)
    assert "підсумки скасовано" in page
    assert f"Перевірка: {table.view.persona(boss).name} — бос." in page


def test_the_host_sees_when_a_publication_was_first_opened():
    table = begun()
    page_of(table, 1)
    assert not Opened.objects.exists()
    table.play_turn()
    first = table.now
    page_of(table, 1)
    table.pass_time(minutes=5)
    page_of(table, 1)
    opened = Opened.objects.get()
    assert (opened.seat, opened.turn, opened.at) == (1, 1, first)


def test_ghosts_have_their_letters_and_no_forms():
    table = begun()
    boss = table.seat_of(Role.BOSS)
    table.play_turn()
    table.play_turn(votes=[(seat, boss) for seat in table.view.living])
    page = page_of(table, boss)
    assert "привид" in page and "Твої спільники" in page
    assert 'name="kind"' not in page
    table.run(Silence(seat=boss, why="натяк"))
    assert "позбавлено слова" in page_of(table, boss)
    assert "привиди мовчать" not in page


def test_where_ghosts_are_silent_they_are_told_so():
    table = begun(Rules(ghosts_talk=False))
    doomed = table.seat_of(Role.CIVILIAN)
    table.play_turn()
    table.play_turn(votes=[(seat, doomed) for seat in table.view.living])
    assert "привиди мовчать" in page_of(table, doomed)


def test_the_excluded_read_why_and_have_no_forms():
    table = begun()
    table.run(Exclude(seat=1, why="показано лист із роллю"))
    page = page_of(table, 1)
    assert "Тебе виключено з гри" in page and "показано лист із роллю." in page
    assert 'name="kind"' not in page


def test_who_was_replaced_is_told_so_and_nothing_more():
    table = begun()
    old = table.player(1)
    table.run(Replace(seat=1, person=cast.account("newcomer").code, why="заміна"))
    page = table.client(old).get(f"/g/{table.code}/seat/").content.decode()
    assert "тепер грає хтось інший" in page
    assert "Твоя роль" not in page and "newcomer" not in page
    assert "Лист прочитано" in page_of(table, 1)


def test_HOST_6_a_newcomer_is_told_what_they_take_over():
    table = begun()
    boss = table.seat_of(Role.BOSS)
    newcomer = cast.account("newcomer").code
    table.run(Replace(seat=boss, person=newcomer, why="заміна", clear_misses=True))
    page = page_of(table, boss)
    assert "усе, що відомо на цьому місці, — твої" in page
    assert "голосування не рахуються" in page and "Твої спільники" in page
    assert "усе, що відомо на цьому місці" not in page_of(table, table.seat_of(Role.DOCTOR))


def test_between_close_and_report_no_orders_are_taken():
    table = begun()
    table.all_write()
    table.close()
    page = page_of(table, 1)
    assert "Заявки на цей хід закрито" in page and 'data-hour="night"' in page
    assert 'name="kind"' not in page


def test_after_the_end_a_seat_shows_its_own_part_alone():
    table = begun()
    doctor = table.seat_of(Role.DOCTOR)
    table.order(doctor, Kind.HEAL, doctor)
    table.order(table.seat_of(Role.MANIAC), Kind.POISON, doctor)
    table.close()  # nobody has written: all are missing
    table.run(PublishReport())
    table.run(OpenGame())
    for seat in table.view.seats:
        page = page_of(table, seat)
        assert "Гру завершено" in page
        assert ("Лікування — " in page) is (seat == doctor)


@pytest.mark.parametrize("who", ["host", "reader", None])
def test_nobody_else_has_a_seat(who: str | None):
    table = begun()
    client = table.client(getattr(table, who) if who else None)
    assert client.get(f"/g/{table.code}/seat/").status_code == 404
    assert client.post(f"/g/{table.code}/seat/read/").status_code == 404


def swapped(table: Table, one: int, other: int) -> None:
    """Let two seats have one another's role, as if it had been dealt so."""
    swap = {one: other, other: one}
    for entry in Entry.objects.filter(game=table.row):
        event = codec.decode(entry.body.encode())
        match event:
            case Dealt(roles=roles):
                changed = list(roles)
                changed[one - 1], changed[other - 1] = roles[other - 1], roles[one - 1]
                event = replace(event, roles=tuple(changed))
            case RoleTold(seat=seat) if seat in swap:
                event = replace(event, seat=swap[seat], audience=(swap[seat],))
        entry.body = codec.encode(event).decode()
        entry.save()
    folding.drop()


def test_two_games_that_look_the_same_to_a_player_look_the_same_to_the_byte():
    table = begun()
    doctor, maniac = table.seat_of(Role.DOCTOR), table.seat_of(Role.MANIAC)
    readers = [s for s, role in table.view.roles.items() if role not in {Role.DOCTOR, Role.MANIAC}]
    paths = ["seat/", "letters/", "seat/leave/"]

    def pages() -> dict[tuple[int, str], str]:
        clients = {seat: table.client(table.player(seat)) for seat in readers}
        return {
            (seat, path): plain(client.get(f"/g/{table.code}/{path}").content.decode())
            for seat, client in clients.items()
            for path in paths
        }

    before = pages()
    swapped(table, doctor, maniac)
    assert (table.seat_of(Role.DOCTOR), table.seat_of(Role.MANIAC)) == (maniac, doctor)
    assert pages() == before
    table.order(maniac, Kind.HEAL, doctor)
    table.order(doctor, Kind.POISON, readers[0])
    assert pages() == before


def test_the_page_of_every_role_has_the_same_length():
    table = begun()
    table.play_turn()
    table.pass_time(hours=16)
    lengths = {len(page_of(table, seat).encode()) for seat in table.view.seats}
    assert len(lengths) == 1


def queries(table: Table, seat: int) -> int:
    client = table.client(table.player(seat))
    client.get(f"/g/{table.code}/seat/")
    with CaptureQueriesContext(connection) as asked:
        client.get(f"/g/{table.code}/seat/")
    return len(asked)


def test_a_page_takes_as_many_queries_for_every_role_and_turn():
    table = begun()
    first = {queries(table, seat) for seat in table.view.seats}
    table.play_turn()
    table.play_turn()
    table.play_turn(votes=[(seat, table.view.living[-1]) for seat in table.view.living])
    later = {queries(table, seat) for seat in table.view.seats}
    assert len(first) == 1
    assert max(first | later) <= 12


def test_a_small_table_takes_as_many_queries_as_a_large_one():
    assert queries(cast.begun(seats=7), 1) == queries(cast.begun(seats=24), 1)
