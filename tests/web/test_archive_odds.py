"""The archive: what was to be expected of a line-up, beside what came of it."""

import re

import pytest

from misto.engine import OpenGame
from tests import cast
from tests.web.odds import Busy, Idle, working
from tests.web.queries import queries

pytestmark = pytest.mark.django_db


@pytest.fixture
def table() -> cast.Table:
    """A game that the town has won on the first night, opened."""
    table = cast.ended()
    table.run(OpenGame())
    return table


def page(table, who=None, **headers):
    return table.client(who).get(f"/g/{table.code}/odds/", headers=headers)


def test_END_1_before_the_game_is_opened_nobody_sees_it_nor_has_it_worked_out():
    table = cast.ended()
    with working(Idle()) as worker:
        for who in (None, table.reader, table.player(1), table.host):
            assert page(table, who).status_code == 404
    assert not worker.asked


def test_how_it_ended_is_marked_among_what_was_to_be_expected(table):
    with working(Busy(10_000)) as worker:
        page(table)
        shown = page(table).content.decode()
    assert re.search(r'<tr class="came"><th scope="row">.{0,40}Місто .*так і сталося', shown)
    assert shown.count('class="came"') == 1
    assert worker.asked[0].pairs == 0
    assert "Що дає місту" not in shown


def test_turns_courts_and_lives_stand_beside_what_they_come_to_on_average(table):
    with working(Busy(10_000)):
        page(table)
        shown = page(table).content.decode()
    rows = {
        label: re.findall(r"<td>(.*?)</td>", cells)
        for label, cells in re.findall(r'<th scope="row">([^<]*)</th>(.*?)</tr>', shown, re.DOTALL)
    }
    assert rows["Ходів у грі"] == ["1", "4,0", "4,0"]
    assert rows["Вироки мафії чи маніякові"][0] == "0 з 0"
    assert rows["Бос"] == ["1", "3,0", "3,0"]
    assert rows["Лікар"][0] == "до кінця"
    assert rows["Мирний житель"][0] == "3 до кінця"


def test_it_is_the_line_up_that_was_dealt(table):
    with working(Idle()) as worker:
        page(table)
    assert sorted(worker.asked[0].lineup) == sorted(table.view.roles.values())


def test_the_page_fetches_what_comes_and_leaves_the_rest_of_it_standing(table):
    with working(Busy(2)):
        page(table)
        shown = page(table, **{"hx-request": "true"}).content.decode()
    assert "<html" not in shown
    assert shown.count("hx-get=") == 1
    assert shown.index('id="beside" hx-get=') < shown.index('id="odds"')


def test_the_reports_of_an_opened_game_lead_there(table):
    shown = table.client().get(f"/g/{table.code}/reports/").content.decode()
    assert f'href="/g/{table.code}/odds/"' in shown


def test_it_takes_the_same_few_queries_however_much_is_known(table):
    client = table.client()
    with working(Idle()):
        before = queries(client, f"/g/{table.code}/odds/")
    with working(Busy(10_000)):
        assert queries(client, f"/g/{table.code}/odds/") == before
