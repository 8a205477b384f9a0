"""The reserve: who would step in, known to the host alone."""

from collections.abc import Callable

import pytest

from misto.engine import Rules
from misto.store.models import Account, Game, Membership
from tests import cast
from tests.cast import Table

pytestmark = pytest.mark.django_db


def ask(table: Table, who: Account, wanted: str = "yes") -> str:
    client = table.client(who)
    answer = client.post(f"/g/{table.code}/reserve/", {"wanted": wanted}, follow=True)
    return answer.content.decode()


def part(table: Table, who: Account) -> str | None:
    found = Membership.objects.filter(game=table.row, account=who).first()
    return found.part if found else None


def full() -> Table:
    return cast.enrolling(Rules(seats_max=7), seats=7)


@pytest.mark.parametrize("table", [full, cast.begun])
def test_a_full_game_and_a_running_one_take_a_reserve_and_let_it_go(table: Callable[[], Table]):
    game = table()
    page = game.client(game.reader).get(f"/g/{game.code}/enrol/").content.decode()
    assert "Записатися в запас" in page
    assert "Тепер ти в запасі" in ask(game, game.reader)
    assert part(game, game.reader) == "reserve"
    assert "Тебе більше немає в запасі" in ask(game, game.reader, "no")
    assert part(game, game.reader) is None


def test_twice_is_once():
    table = full()
    ask(table, table.reader)
    assert "нічого не змінилося" in ask(table, table.reader)
    assert Membership.objects.filter(account=table.reader).count() == 1


def test_a_player_a_host_and_one_who_was_replaced_stay_what_they_are():
    table = cast.begun(seats=7)
    replaced = table.player(1)
    Membership.objects.filter(account=replaced).update(part="replaced", seat=None)
    for who, its in ((table.player(2), "player"), (table.host, "host"), (replaced, "replaced")):
        assert "нічого не змінилося" in ask(table, who)
        assert "нічого не змінилося" in ask(table, who, "no")
        assert part(table, who) == its


def test_an_ended_game_needs_nobody():
    table = cast.begun(seats=7)
    Game.objects.update(phase="opened")
    assert "нічого не змінилося" in ask(table, table.reader)
    assert part(table, table.reader) is None


def test_from_the_reserve_one_enrols_when_a_place_is_free():
    table = full()
    ask(table, table.reader)
    table.client(table.players[0]).post(f"/g/{table.code}/enrol/withdraw/")
    client = table.client(table.reader)
    assert 'name="nonce"' in client.get(f"/g/{table.code}/enrol/").content.decode()
    given = {"name": "Зойка", "gender": "f", "about": "", "nonce": "a phrase of sixteen letters"}
    client.post(f"/g/{table.code}/enrol/", given)
    assert part(table, table.reader) == "player"


def test_nobody_else_sees_who_stands_by():
    table = full()
    address = f"/g/{table.code}/enrol/"
    before = table.client().get(address).content
    ask(table, table.reader)
    after = table.client().get(address).content
    assert before == after
