"""Several games are folded with one query for what is newer."""

import contextlib

import pytest
from pytest_django import DjangoAssertNumQueries

from misto.engine import GiveOrder, Kind, OpenEnrolment
from misto.store import folding
from misto.store.executing import write
from misto.store.writing import writing
from tests import cast

pytestmark = pytest.mark.django_db


def test_several_games_take_one_query(django_assert_num_queries: DjangoAssertNumQueries):
    rows = [cast.created().row, cast.enrolling(seats=7).row, cast.begun(seats=7).row]
    folding.drop()
    with django_assert_num_queries(1):
        found = folding.all_folded(rows)
    assert [found[row.pk].seq for row in rows] == [row.seq for row in rows]
    with django_assert_num_queries(0):
        assert folding.all_folded(rows) == found


def test_each_is_folded_from_where_it_was():
    table = cast.created()
    other = cast.begun(seats=7).row
    before = folding.all_folded([table.row, other])
    table.run(OpenEnrolment())
    after = folding.all_folded([table.row, other])
    assert after[other.pk] is before[other.pk]
    folding.drop()
    assert folding.all_folded([table.row])[table.row.pk].game == after[table.row.pk].game


@pytest.mark.django_db(transaction=True)
def test_what_is_written_twice_and_rolled_back_is_not_kept():
    table = cast.begun()
    kept = folding.folded(table.row).seq
    with contextlib.suppress(RuntimeError), writing(table.code) as row:
        write(row, GiveOrder(seat=1, order=Kind.VOTE, targets=(2,)))
        write(row, GiveOrder(seat=1, order=Kind.VOTE, targets=(3,)))
        raise RuntimeError
    assert folding.folded(table.row).seq == kept
