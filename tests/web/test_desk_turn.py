"""The turn on one page: who did what, what it comes to, the story, publish."""

import pytest

from misto.engine import Kind, Phase, PublishReport, Role, Rules
from misto.engine.events import CheckAnswered
from misto.store.models import Notice, StoryDraft
from tests import cast
from tests.web.queries import queries

pytestmark = pytest.mark.django_db


def desk(table, path=""):
    return f"/g/{table.code}/desk/{path}"


def shown(table, query=""):
    page = table.client(table.host).get(desk(table) + query)
    assert page.status_code == 200
    return page.content.decode()


def closed(table):
    table.all_write()
    for seat in table.view.living:
        table.order(seat, Kind.VOTE, 1)
    table.close()
    return table


def publish(table, **data):
    return table.client(table.host).post(desk(table, "publish/"), {"turn": 1, **data}, follow=True)


def test_the_desk_shows_what_each_seat_has_done_and_what_the_turn_comes_to():
    table = cast.begun()
    doctor = table.seat_of(Role.DOCTOR)
    table.write(doctor, mark="introduction")
    table.order(doctor, Kind.HEAL, doctor)
    page = shown(table)
    assert "Хто що зробив" in page
    assert "Якби хід закрили зараз" in page
    assert "ORDER-3" in page  # the healing is void without a vote
    assert "Чинні заявки: 1" in page
    assert "Ще не все подали 11 гравців" in page


def test_looking_at_the_outlook_writes_nothing():
    table = cast.begun()
    before = table.row.seq
    shown(table)
    assert table.row.seq == before


def test_a_step_leads_to_the_ruling_that_overrules_it():
    table = closed(cast.begun())
    table.run(PublishReport(story="Тихо."))
    mafia = table.seat_of(Role.BOSS)
    table.order(mafia, Kind.KILL, table.seat_of(Role.COMMISSIONER))
    page = shown(table)
    assert f"/desk/rulings/void/?order={mafia}-kill" in page


def test_an_ordinary_turn_needs_no_more_than_write_and_publish():
    table = closed(cast.begun())
    page = shown(table)
    assert 'class="go end">Оприлюднити' in page
    answer = publish(table, story="Ніч *минула*.")
    assert answer.status_code == 200
    assert "Підсумки ходу 1 оприлюднено." in answer.content.decode()
    assert table.view.turn == 2
    assert table.view.turns[0].published
    assert table.view.turns[0].published.story == "Ніч *минула*."


def test_the_draft_is_kept_as_it_is_written_and_published_from_the_form():
    table = closed(cast.begun())
    client = table.client(table.host)
    answer = client.post(
        desk(table, "story/"), {"story": "Стемніло."}, headers={"hx-request": "true"}
    )
    page = answer.content.decode()
    assert "збережено о" in page
    assert "<html" not in page
    assert StoryDraft.objects.get().text == "Стемніло."
    assert "Стемніло." in shown(table)


def test_a_draft_that_comes_after_its_report_is_not_the_next_turn_s():
    table = closed(cast.begun())
    client = table.client(table.host)
    publish(table, story="Стемніло.")
    late = {"story": "Стемніло.", "turn": 1}
    client.post(desk(table, "story/"), late, headers={"hx-request": "true"})
    assert not StoryDraft.objects.filter(turn=2).exists()
    assert "Стемніло." not in shown(table).split('id="tale"')[1].split("</textarea>")[0]


def test_the_preview_shows_story_and_facts_as_readers_will_see_them():
    table = closed(cast.begun())
    client = table.client(table.host)
    data = {"story": "Було **темно**.", "preview": "yes"}
    fragment = client.post(desk(table, "story/"), data, headers={"hx-request": "true"})
    assert "<strong>темно</strong>" in fragment.content.decode()
    plain = client.post(desk(table, "story/"), data)
    assert plain.headers["location"].endswith("?preview=yes#preview")
    page = shown(table, "?preview=yes")
    assert "<strong>темно</strong>" in page
    assert table.view.persona(1).name in page.split('class="facts"')[1]  # the keeper
    assert table.view.phase is Phase.CLOSED


def test_a_second_press_publishes_no_other_turn():
    table = closed(cast.begun())
    publish(table, story="Раз.")
    again = publish(table, story="Двічі.")
    assert "Цей хід уже оприлюднено" in again.content.decode()
    assert table.view.turn == 2
    assert table.view.phase is Phase.OPEN


@pytest.mark.parametrize("turn", ["", "2", "garbled"])
def test_a_story_that_is_of_no_turn_is_kept_all_the_same(turn):
    table = closed(cast.begun())
    publish(table, turn=turn, story="Ось як було.")
    assert table.view.phase is Phase.CLOSED
    assert "Ось як було." in shown(table)


def test_nothing_is_published_while_orders_are_taken():
    table = cast.begun()
    answer = publish(table, story="Рано.")
    assert table.view.phase is Phase.OPEN
    assert "Рано." in answer.content.decode()  # the draft is kept


def test_NIGHT_7_the_weapon_is_told_to_who_checked():
    table = cast.begun(Rules())
    commissioner = table.seat_of(Role.COMMISSIONER)
    victim = table.seat_of(Role.CIVILIAN)
    table.all_write()
    for seat, role in table.view.roles.items():
        if role in {Role.BOSS, Role.MAFIOSO, Role.FRAMER}:
            table.order(seat, Kind.KILL, victim)
    table.order(commissioner, Kind.CHECK, victim)
    table.close()
    assert f'name="weapon-{victim}"' in shown(table)
    publish(table, story="Ранок.", **{f"weapon-{victim}": "келих"})
    facts = table.view.turns[0].facts
    answered = [fact for fact in facts if isinstance(fact, CheckAnswered)]
    assert {(fact.seat, fact.weapon) for fact in answered} == {(victim, "келих")}


def test_the_story_may_follow_a_report_that_went_out_without_one():
    table = closed(cast.begun())
    table.run(PublishReport())
    assert "Розповідь до ходу 1" in shown(table)
    client = table.client(table.host)
    client.post(desk(table, "story/1/"), {"story": "Ось як було."})
    assert table.view.turns[0].published.story == "Ось як було."
    assert "Розповідь до ходу 1" not in shown(table)


def test_a_story_of_a_turn_that_is_not_published_is_refused_with_a_sentence():
    table = cast.begun()
    answer = table.client(table.host).post(desk(table, "story/1/"), {"story": "x"}, follow=True)
    assert "message error" in answer.content.decode()
    assert StoryDraft.objects.get().text == "x"


def test_all_are_reminded_alike_so_that_nobody_is_said_to_be_late():
    table = cast.begun()
    table.write(1)
    table.client(table.host).post(desk(table, "remind/"))
    told = Notice.objects.filter(kind="reminder")
    assert {notice.account for notice in told} == set(table.players)
    assert len({(notice.at, notice.turn, notice.game) for notice in told}) == 1


def test_one_is_reminded():
    table = cast.begun()
    table.client(table.host).post(desk(table, "remind/"), {"seat": 4})
    assert [notice.account for notice in Notice.objects.filter(kind="reminder")] == [
        table.player(4)
    ]


def test_nobody_is_reminded_after_the_close():
    table = closed(cast.begun())
    table.client(table.host).post(desk(table, "remind/"))
    assert not Notice.objects.filter(kind="reminder").exists()


def test_queries_grow_neither_with_seats_nor_turns_nor_posts():
    taken = set()
    for seats, turns, posts in ((8, 0, 1), (20, 1, 40)):
        table = cast.begun(seats=seats)
        for _ in range(turns):
            table.play_turn()
        for number in range(posts):
            table.write(table.view.living[number % len(table.view.living)])
        taken.add(queries(table.client(table.host), desk(table)))
    assert len(taken) == 1
    assert max(taken) <= 12


def test_in_english_too():
    table = closed(cast.begun())
    client = table.client(table.host)
    client.cookies["misto_language"] = "en"
    page = client.get(desk(table)).content.decode()
    assert "What happened and why" in page
