"""What of the mafia's chat a seat may read, from the events that it sees (MAFIA-1, FOUND-3)."""

from datetime import datetime

import pytest

from misto.engine import (
    ChangeFact,
    Exclude,
    Fact,
    Kind,
    Leave,
    PublishReport,
    Replace,
    Role,
    Undo,
)
from misto.engine.events import ReportPublished, ResolutionUndone, RoleTold, SeatExcluded, SeatLeft
from misto.engine.roles import MAFIA
from misto.store import folding
from misto.web.table import chat
from tests import cast
from tests.cast import Table, with_family

pytestmark = pytest.mark.django_db


def spans(table: Table, seat: int) -> tuple[chat.Span, ...]:
    return chat.spans(folding.folded(table.row).ledger, seat)


def window(table: Table, seat: int) -> chat.Span | None:
    return chat.window(folding.folded(table.row).ledger, seat)


def last(table: Table, kind: type) -> datetime:
    events = folding.folded(table.row).ledger
    return [event.at for event in events if isinstance(event, kind)][-1]


def lynch(table: Table, seat: int) -> None:
    table.play_turn(votes=[(one, seat) for one in table.view.living])


def test_the_mafia_is_in_the_chat_from_the_deal_on():
    table = with_family()
    for seat, role in table.view.roles.items():
        found = window(table, seat)
        assert (found is not None) is (role in MAFIA)
        assert found is None or found == (cast.MORNING, None)


def test_the_dead_read_nothing_newer_than_their_death():
    table = with_family()
    boss = table.seat_of(Role.BOSS)
    lynch(table, boss)
    found = window(table, boss)
    assert found and found.is_over
    assert found.until == last(table, ReportPublished)


def test_a_death_that_is_not_published_yet_closes_nothing():
    table = with_family()
    boss = table.seat_of(Role.BOSS)
    table.all_write()
    for seat in table.view.living:
        table.order(seat, Kind.VOTE, boss)
    table.close()
    found = window(table, boss)
    assert found and not found.is_over


def test_FOUND_3_the_foundling_reads_from_its_promotion_on():
    table = with_family()
    foundling = table.seat_of(Role.FOUNDLING)
    assert window(table, foundling) is None
    lynch(table, table.seat_of(Role.BOSS))
    assert window(table, foundling) == (last(table, ReportPublished), None)


def test_an_undone_promotion_closes_the_chat_and_a_new_one_opens_it_anew():
    table = with_family()
    foundling, boss = table.seat_of(Role.FOUNDLING), table.seat_of(Role.BOSS)
    lynch(table, boss)
    table.pass_time(minutes=5)
    told = last(table, RoleTold)
    table.run(Undo(why="помилка"))
    undone = last(table, ResolutionUndone)
    assert spans(table, foundling) == ((told, undone),)
    assert spans(table, boss) == ((cast.MORNING, told), (undone, None))
    table.pass_time(minutes=5)
    table.run(PublishReport())
    again = last(table, ReportPublished)
    assert spans(table, foundling) == ((told, undone), (again, None))
    assert spans(table, boss) == ((cast.MORNING, told), (undone, again))


def test_who_leaves_or_is_excluded_reads_no_further():
    table = with_family()
    boss, mafioso = table.seat_of(Role.BOSS), table.seat_of(Role.MAFIOSO)
    table.pass_time(minutes=5)
    table.run(Leave(seat=boss))
    table.run(Exclude(seat=mafioso, why="показано лист"))
    assert window(table, boss) == (cast.MORNING, last(table, SeatLeft))
    assert window(table, mafioso) == (cast.MORNING, last(table, SeatExcluded))


def test_HOST_6_a_newcomer_reads_all_that_the_seat_saw():
    table = with_family()
    boss = table.seat_of(Role.BOSS)
    table.run(Leave(seat=boss))
    table.pass_time(minutes=5)
    table.run(Replace(seat=boss, person=cast.account("newcomer").code, why="заміна"))
    assert window(table, boss) == (cast.MORNING, None)


def test_a_newcomer_on_a_promoted_seat_reads_from_its_promotion_on():
    table = with_family()
    foundling = table.seat_of(Role.FOUNDLING)
    lynch(table, table.seat_of(Role.BOSS))
    told = last(table, RoleTold)
    table.pass_time(minutes=5)
    table.run(Replace(seat=foundling, person=cast.account("newcomer").code, why="заміна"))
    assert window(table, foundling) == (told, None)


def test_a_role_that_the_host_changes_closes_and_opens_the_chat():
    table = with_family()
    mafioso, civilian = table.seat_of(Role.MAFIOSO), table.seat_of(Role.CIVILIAN)
    for seat, role in ((mafioso, Role.CIVILIAN), (civilian, Role.MAFIOSO)):
        table.run(ChangeFact(fact=Fact(seat=seat, role=role), why="помилка роздачі"))
    lynch(table, table.seat_of(Role.MANIAC))
    changed = last(table, ReportPublished)
    assert spans(table, mafioso) == ((cast.MORNING, changed),)
    assert spans(table, civilian) == ((changed, None),)
