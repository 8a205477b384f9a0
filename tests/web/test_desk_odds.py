"""The odds of the line-up that the host is setting: soon there, narrower later, for nobody else."""

import re

import pytest

from misto.engine import Role, Rules
from misto.engine.lineup import suggest
from misto.sim.narrowing import Question
from misto.web.odds.asking import ask
from tests import cast
from tests.web.odds import Broken, Busy, Idle, working
from tests.web.queries import queries
from tests.web.test_desk_enrolment import desk, line_up

pytestmark = pytest.mark.django_db

HTMX = {"hx-request": "true"}


def odds(table, *, who=None, language="uk", roles=None, **headers):
    client = table.client(who or table.host)
    data = line_up(*(roles or suggest(11)))
    headers = {"accept-language": language} | headers
    return client.get(desk(table, "odds/"), data, headers=headers)


def shown(table, **asked):
    return odds(table, **asked).content.decode()


def test_the_set_up_page_offers_the_odds_of_the_line_up_and_fetches_them_by_itself():
    table = cast.enrolling()
    with working(Idle()) as worker:
        page = table.client(table.host).get(desk(table)).content.decode()
    there = re.search(r'<section class="card" id="odds" hx-get="([^"]*)"', page)
    assert there
    assert "role-boss=1" in there[1]
    assert f'<a href="{there[1]}">Показати шанси</a>' in page
    assert not worker.asked


def test_until_the_first_games_are_over_a_sentence_says_so_and_the_page_asks_again():
    page = shown(cast.enrolling(), **HTMX)
    assert "Програма грає перші ігри" in page
    assert 'hx-trigger="load delay:300ms"' in page
    assert "<html" not in page


def test_the_first_answer_is_of_few_games_and_says_how_many():
    table = cast.enrolling()
    with working(Busy(2)):
        shown(table)
        page = shown(table, **HTMX)
    assert page.count("16 ігор") == 2
    assert "%" in page
    assert 'hx-trigger="load delay:2000ms"' in page
    assert "Що дає місту" not in page


def test_in_the_end_it_says_what_each_role_gives_and_asks_no_more():
    table = cast.enrolling()
    with working(Busy(10_000)) as worker:
        shown(table)
        page = shown(table, **HTMX)
        shown(table, **HTMX)
    assert len(worker.asked) == 1
    assert "hx-trigger" not in page
    assert "40 000 ігор" in page.replace("\u00a0", " ")
    rows = dict(re.findall(r'<th scope="row">([^<]*)</th><td>.*?<span([^>]*)>', page, re.DOTALL))
    assert rows["Лікар"] == ""
    assert "note" in rows["Комісар (і сержант)"]
    assert "помітної різниці немає" in page
    assert "не вгадуй, як скінчиться гра" in page


def test_an_option_has_a_row_too():
    table = cast.enrolling()
    with working(Busy(10_000)):
        shown(table)
        assert '<th scope="row">Хранитель ключів</th>' in shown(table)


def test_it_says_the_same_in_english():
    table = cast.enrolling()
    with working(Busy(10_000)):
        shown(table)
        page = shown(table, language="en")
    assert "no visible effect" in page
    assert "40,000 games" in page
    assert "Commissioner (and sergeant)" in page


def test_without_scripts_it_is_a_page_with_a_link_for_more():
    table = cast.enrolling()
    page = shown(table)
    assert "<html" in page
    assert "<noscript><p><a href=" in page
    assert desk(table) in page


def test_when_the_line_up_changes_its_odds_come_with_the_verdict():
    table = cast.enrolling()
    roles = [*suggest(11)[1:], Role.DOCTOR]
    answer = table.client(table.host).post(desk(table, "line-up/"), line_up(*roles))
    page = answer.content.decode()
    assert 'id="odds" hx-swap-oob="true"' in page
    assert "role-doctor=2" in page


@pytest.mark.parametrize("path", ["odds/", "line-up/"])
def test_a_line_up_that_cannot_be_played_has_no_odds(path):
    table = cast.enrolling()
    client, data = table.client(table.host), line_up(*suggest(10))
    with working(Idle()) as worker:
        answer = (client.get if path == "odds/" else client.post)(desk(table, path), data)
    assert "Шанси видно тоді, коли склад годиться" in answer.content.decode()
    assert not worker.asked


def test_what_cannot_be_worked_out_now_is_said():
    table = cast.enrolling()
    with working(Broken()):
        page = shown(table, **HTMX)
    assert "Зараз порахувати шанси не вдається" in page
    assert "hx-trigger" not in page


def test_too_many_players_for_the_batch_are_told():
    table = cast.created()
    rules = table.view.rules
    answer = ask(table.code, rules, [Role.MAFIOSO] * 20 + [Role.CIVILIAN] * 43)
    assert answer.state == "too-many"


def test_GAME_4_nobody_but_the_host_sees_the_odds_or_asks_for_them():
    table = cast.enrolling()
    with working(Idle()) as worker:
        for who in (table.players[0], table.reader, cast.account("otherhost")):
            assert odds(table, who=who).status_code == 404
        assert table.client().get(desk(table, "odds/")).status_code == 404
    assert not worker.asked


def test_there_are_none_before_enrolment_nor_after_the_deal():
    assert odds(cast.created()).status_code == 404
    assert odds(cast.begun()).status_code == 404


def test_each_game_has_chance_of_its_own_and_hours_make_no_difference():
    def question(code: str, rules: Rules) -> Question:
        return ask(code, rules, suggest(11)).question

    one = question("one", Rules())
    assert one == question("one", Rules(closes="20:00"))
    assert one.lineup == ask("one", Rules(), suggest(11)[::-1]).question.lineup
    assert one.seed != question("two", Rules()).seed
    assert one != question("one", Rules(keeper=True))


def test_asking_again_takes_the_same_few_queries_however_much_is_known():
    table = cast.enrolling()
    there = f"{desk(table, 'odds/')}?role-boss=1"
    client = table.client(table.host)
    with working(Idle()):
        before = queries(client, there)
    with working(Busy(10_000)):
        assert queries(client, there) == before
