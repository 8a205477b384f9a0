"""Rulings: a form with its reason, a look at what it will do, and only then the act."""

from datetime import timedelta
from typing import Any

import pytest

from misto.engine import Kind, Phase, PublishReport, Role, Rules
from misto.store.models import Opened
from misto.web.desk.rulings.acts import ACTS
from tests import cast
from tests.web.queries import queries

pytestmark = pytest.mark.django_db

WHY = "так вирішив ведучий"


def url(table, what):
    return f"/g/{table.code}/desk/rulings/{what}/"


def look(table, what, **data):
    return table.client(table.host).post(url(table, what), {"why": WHY, "do": "look", **data})


def confirm(table, what, **data):
    view = table.view
    seen = {"turn_seen": f"{view.turn} {view.phase}"}
    return look(table, what, **{"do": "confirm", **seen, **data})


def closed(table):
    table.all_write()
    for seat in table.view.living:
        if (seat, Kind.VOTE) not in table.view.orders:
            table.order(seat, Kind.VOTE, seat)
    table.close()
    return table


def running():
    """A game of town and mafia in turn two, in which an order stands."""
    table = cast.begun()
    table.play_turn()
    table.order(1, Kind.VOTE, 2)
    return table


CASES: dict[str, dict[str, Any]] = {
    "extend": {"closes": "2026-12-02T21:00"},
    "pause": {},
    "close": {},
    "undo": {},
    "void": {"order": "1-vote"},
    "enter": {"seat": 2, "kind": "vote", "target": 3},
    "fact": {"seat": 2, "alive": "no"},
    "bar": {"seats": [2, 3], "turn": 2},
    "exclude": {"seat": 2},
    "double-kill": {},
    "leave": {"seat": 2},
}


@pytest.mark.parametrize("what", CASES)
def test_a_ruling_is_looked_at_first_and_changes_nothing_by_that(what):
    table = running()
    before = table.row.seq
    page = look(table, what, **CASES[what])
    assert page.status_code == 200
    assert "Що станеться" in page.content.decode()
    assert table.row.seq == before
    assert confirm(table, what, **CASES[what]).status_code == 303
    assert table.row.seq > before


@pytest.mark.parametrize("what", [what for what in CASES if what != "leave"])
def test_without_a_reason_it_is_refused_and_what_was_chosen_stays(what):
    table = running()
    answer = confirm(table, what, **CASES[what] | {"why": ""})
    assert answer.status_code == 422
    page = answer.content.decode()
    assert "Напиши причину" in page
    for value in CASES[what].values():
        for one in value if isinstance(value, list) else [value]:
            assert f'value="{one}"' in page


def test_a_reason_that_was_written_stays_when_something_else_is_missing():
    table = running()
    answer = look(table, "exclude", seat="")
    page = answer.content.decode()
    assert answer.status_code == 422
    assert "Обери місце." in page
    assert WHY in page


@pytest.mark.parametrize(
    ("what", "data", "sentence"),
    [
        ("bar", {"turn": 2}, "Познач хоч когось."),
        ("bar", {"seats": 2, "turn": "x"}, "Впиши номер ходу."),
        ("void", {}, "Обери заявку зі списку."),
        ("enter", {"seat": 2}, "Обери, яка це заявка."),
        ("fact", {"seat": 2}, "Скажи, що змінити"),
        ("extend", {"closes": "колись"}, "Впиши день і годину."),
    ],
)
def test_what_is_missing_is_said_beside_its_field(what, data, sentence):
    assert sentence in look(running(), what, **data).content.decode()


def test_a_refusal_of_the_rules_is_a_sentence():
    table = running()
    answer = look(table, "extend", closes="2026-11-30T10:00")
    assert answer.status_code == 422
    assert 'class="verdict bad" role="alert"' in answer.content.decode()


def test_a_ruling_that_was_looked_at_on_another_turn_is_looked_at_again():
    table = running()
    answer = confirm(table, "pause", turn_seen="1 open")
    assert answer.status_code == 200
    assert "Що станеться" in answer.content.decode()
    assert not table.view.paused


def test_the_look_says_what_becomes_of_the_turn():
    table = closed(running())
    seat = table.seat_of(Role.CIVILIAN)
    page = look(table, "fact", seat=seat, alive="no").content.decode()
    assert "Підсумок ходу стане таким" in page


def test_TIME_4_a_pause_ends_with_its_own_ruling():
    table = running()
    confirm(table, "pause")
    assert table.view.paused
    confirm(table, "resume")
    assert not table.view.paused


def test_TIME_4_the_hour_is_taken_in_the_game_s_zone():
    table = running()
    confirm(table, "extend", closes="2026-12-02T21:30")
    assert table.view.closes.isoformat() == "2026-12-02T19:30:00+00:00"


def test_TIME_4_undo_says_that_answers_stay_and_who_has_opened_them():
    table = cast.begun(Rules())
    commissioner = table.seat_of(Role.COMMISSIONER)
    table.all_write()
    table.order(commissioner, Kind.CHECK, table.seat_of(Role.BOSS))
    table.close()
    table.run(PublishReport(story="Ранок."))
    page = look(table, "undo").content.decode()
    assert "Дещо вже відоме" in page
    assert "Ніхто з них цього ще не відкривав." in page
    Opened.objects.create(game=table.row, seat=commissioner, turn=1, at=table.now)
    page = look(table, "undo").content.decode()
    assert "Уже відкрили й прочитали" in page
    confirm(table, "undo")
    assert table.view.phase is Phase.CLOSED


def test_GHOST_2_a_ghost_of_the_mafia_is_silenced():
    table = running()
    boss = table.seat_of(Role.BOSS)
    confirm(table, "fact", seat=boss, alive="no")
    closed(table)
    table.run(PublishReport(story="Бос загинув."))
    assert boss in table.view.dead
    if table.view.phase is Phase.OPEN:
        confirm(table, "silence", seat=boss)
        assert boss in table.view.silenced


def test_MAFIA_3_two_names_are_entered_where_a_double_kill_is_granted():
    table = running()
    confirm(table, "double-kill")
    boss = table.seat_of(Role.BOSS)
    town = [s for s, r in table.view.roles.items() if r is Role.CIVILIAN and s in table.view.living]
    confirm(table, "enter", seat=boss, kind="kill", target=town[0], second=town[1])
    assert table.view.orders[boss, Kind.KILL].targets == tuple(town[:2])


def test_HOST_1_a_link_of_a_step_fills_the_form():
    table = running()
    page = table.client(table.host).get(url(table, "fact") + "?seat=3&alive=yes").content.decode()
    assert 'value="3" selected' in page
    assert 'value="yes" selected' in page


def test_the_list_has_what_can_be_done_now():
    table = running()
    page = table.client(table.host).get(f"/g/{table.code}/desk/rulings/").content.decode()
    assert url(table, "pause") in page
    assert url(table, "resume") not in page


def test_a_ruling_that_there_is_not_is_a_404():
    table = running()
    assert table.client(table.host).get(url(table, "marry")).status_code == 404


@pytest.mark.parametrize("what", ACTS)
def test_every_form_opens_in_every_phase(what):
    for table in (cast.created(title="Перша"), running()):
        assert table.client(table.host).get(url(table, what)).status_code == 200


def test_an_act_that_came_too_early_is_refused_before_the_game():
    table = cast.created()
    assert confirm(table, "exclude", seat=1).status_code == 422


def test_a_close_by_hand_counts_the_posts_of_this_instant():
    table = cast.begun()
    table.all_write()
    table.pass_time(minutes=1)
    confirm(table, "close")
    assert table.view.phase is Phase.CLOSED
    resolved = table.view.turns[0].resolved
    assert resolved
    assert set(resolved.posts.values()) == {1}


def test_queries_do_not_grow_with_seats():
    taken = set()
    for seats in (8, 20):
        table = cast.begun(seats=seats)
        taken.add(queries(table.client(table.host), url(table, "bar")))
    assert len(taken) == 1
    assert max(taken) <= 8


def test_the_clock_is_not_a_factor_of_a_look():
    table = running()
    table.pass_time(hours=1)
    before = table.view.closes
    look(table, "close")
    assert table.view.closes == before
    assert before - table.now > timedelta(hours=1)
