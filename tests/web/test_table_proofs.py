"""A receipt as a file: for its owner alone, all of one size, and silent about everything else."""

import json

import pytest

from misto.engine import CloseTurn, EnterOrder, GiveNote, Kind, Replace, Role, WithdrawOrder
from misto.engine import sealing as promised
from misto.store import sealing
from misto.store.models import Entry, Seal
from tests import cast
from tests.web.addresses import addresses
from tests.web.queries import queries

pytestmark = pytest.mark.django_db

ROOM = 4 * 1024


def url(table: cast.Table, number: int = 1) -> str:
    return f"/g/{table.code}/seat/receipts/{number}.json"


def file_of(table: cast.Table, seat: int, number: int = 1) -> bytes:
    answer = table.client(table.player(seat)).get(url(table, number))
    assert answer.status_code == 200
    return answer.content


def test_ORDER_6_the_owner_has_all_that_proves_the_order():
    table = cast.begun()
    table.order(3, Kind.VOTE, 5)
    kept = json.loads(file_of(table, 3))
    entry = Entry.objects.get(game=table.row, kind="order_given")
    assert (kept["game"], kept["seat"], kept["number"]) == (table.code, 3, 1)
    assert kept["event"] == json.loads(entry.body)
    assert (kept["salt"], kept["commitment"]) == (entry.salt, entry.commitment)
    assert (kept["key"], kept["signature"]) == (sealing.public_key(), entry.signature)


@pytest.mark.parametrize("who", ["host", "reader", "another player", None])
def test_nobody_else_has_it(who):
    table = cast.begun()
    table.order(3, Kind.VOTE, 5)
    account = table.player(4) if who == "another player" else getattr(table, who) if who else None
    assert table.client(account).get(url(table)).status_code == 404


@pytest.mark.parametrize("number", [0, 2, 99999999999999999999])
def test_there_is_none_of_another_number(number):
    table = cast.begun()
    table.order(3, Kind.VOTE, 5)
    assert table.client(table.player(3)).get(url(table, number)).status_code == 404


def test_a_newcomer_has_the_receipts_of_the_seat_and_who_was_replaced_has_none():
    table = cast.begun()
    table.order(3, Kind.VOTE, 5)
    old, new = table.player(3), cast.account("newcomer")
    table.run(Replace(seat=3, person=new.code, why="Захворів."))
    assert table.client(new).get(url(table)).status_code == 200
    assert table.client(old).get(url(table)).status_code == 404


def test_the_files_of_all_roles_and_orders_have_one_size():
    table = cast.begun()
    boss, doctor = table.seat_of(Role.BOSS), table.seat_of(Role.DOCTOR)
    commissioner = table.seat_of(Role.COMMISSIONER)
    table.order(boss, Kind.VOTE, doctor)
    table.order(doctor, Kind.HEAL, boss)
    table.order(commissioner, Kind.CHECK, doctor)
    table.order(commissioner, Kind.VOTE, doctor)
    table.run(WithdrawOrder(seat=doctor, order=Kind.HEAL))
    table.run(GiveNote(seat=boss, to=doctor, text="Мовчи про все, що бачив."))
    table.run(EnterOrder(seat=doctor, order=Kind.VOTE, targets=(boss,), why="Так домовилися."))
    seats = [(boss, 1), (boss, 2), (doctor, 1), (doctor, 2), (doctor, 3), (commissioner, 2)]
    assert {len(file_of(table, *one)) for one in seats} == {ROOM}
    pages = {
        len(table.client(table.player(one)).get(f"/g/{table.code}/seat/").content)
        for one in (boss, doctor)
    }
    assert len(pages) == 1


def test_the_page_offers_the_files_out_of_the_way():
    table = cast.begun()
    table.order(3, Kind.VOTE, 5)
    page = table.client(table.player(3)).get(f"/g/{table.code}/seat/").content.decode()
    folded = page.split("Файли підтверджень")[1].split("</details>")[0]
    assert url(table) in folded
    assert page.count(url(table)) == 1
    other = table.client(table.player(4)).get(f"/g/{table.code}/seat/").content.decode()
    assert url(table) not in other


def test_a_seats_page_asks_no_more_with_receipts_than_without():
    table = cast.begun()
    there, client = f"/g/{table.code}/seat/", table.client(table.player(3))
    before = queries(client, there)
    for target in (4, 5, 6):
        table.order(3, Kind.VOTE, target)
    table.pass_time(minutes=1)
    assert queries(client, there) == before


def test_before_the_end_nothing_shows_but_the_roots():
    """No salt, no commitment, no place in the ledger: who guesses can test no guess."""
    table = cast.begun()
    table.order(1, Kind.VOTE, 2)
    table.play_turn()
    table.order(1, Kind.VOTE, 2)
    table.run(CloseTurn(why="Досить."))
    secret = set(Seal.objects.values_list("filling", flat=True))
    for entry in Entry.objects.filter(game=table.row):
        secret |= {entry.salt, entry.commitment, entry.signature} - {""}
    own = {f"/g/{table.code}/seat/receipts/{number}.json" for number in (1, 2, 3)}
    for who in (None, table.host, table.player(1)):
        client = table.client(who)
        for address in addresses(table):
            if address.path in own:
                continue
            body = client.get(address.path).content.decode(errors="replace")
            assert not [one for one in secret if one in body], address.path
    root = Seal.objects.get().root
    for page in ("", "reports/"):
        assert root in table.client().get(f"/g/{table.code}/{page}").content.decode()
    assert sealing.public_key() in table.client().get(f"/g/{table.code}/reports/").content.decode()
    assert promised.RECEIPT in file_of(table, 1).decode()
