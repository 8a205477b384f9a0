"""Orders at a seat: two taps, a receipt, and a sentence beside the form for what isn't taken."""

import re
from typing import Any

import pytest

from misto.engine import (
    BarVote,
    Exclude,
    GrantDoubleKill,
    Kind,
    Pause,
    Role,
    Rules,
    VoidOrder,
)
from misto.engine.roles import MAFIA, MAY
from tests import cast
from tests.cast import EVERY_ROLE, Table

pytestmark = pytest.mark.django_db

ROLES = sorted({*Role} - {Role.FOUNDLING})


def send(table: Table, seat: int, kind: str, *targets: object, **more: Any) -> Any:
    client = table.client(table.player(seat))
    data = {"kind": kind, "turn": table.view.turn, "target": [str(t) for t in targets], **more}
    return client.post(f"/g/{table.code}/seat/{more.pop('to', 'order')}/", data)


def text(page: Any) -> str:
    return str(page.content.decode())


def in_court(rules: Rules | None = None) -> Table:
    """A game in its second turn, past noon."""
    table = cast.begun(rules, lineup=EVERY_ROLE)
    table.play_turn()
    table.pass_time(hours=16)
    return table


def other(table: Table, seat: int) -> int:
    """A living seat that is no mate of anybody's."""
    roles = table.view.roles
    return next(
        one for one in table.view.living if one != seat and roles[one] not in {*MAFIA, Role.MANIAC}
    )


@pytest.mark.parametrize("role", ROLES)
def test_every_order_of_a_role_is_two_taps_and_a_receipt(role: Role):
    table = in_court()
    seat = table.seat_of(role)
    client = table.client(table.player(seat))
    kinds = MAY[role] - {Kind.NOTE}
    page = text(client.get(f"/g/{table.code}/seat/"))
    assert set(re.findall(r'name="kind" value="(\w+)"', page)) == kinds
    for kind in kinds:
        target = other(table, seat)
        sent = send(table, seat, kind.value, target)
        assert (sent.status_code, sent["Location"]) == (303, f"/g/{table.code}/seat/")
        after = text(sent.client.get(sent["Location"]))
        assert "Заявку прийнято" in after
        assert "№ " in after


@pytest.mark.parametrize("role", ROLES)
def test_every_form_has_the_same_cards_whatever_the_role(role: Role):
    table = in_court()
    page = text(table.client(table.player(table.seat_of(role))).get(f"/g/{table.code}/seat/"))
    forms = re.findall(r'<form class="order"[^>]*/order/">.*?</form>', page, re.DOTALL)
    cards = [re.findall(r'type="radio" name="target" value="(\w+)"', form) for form in forms]
    assert cards == [[str(seat) for seat in table.view.living]] * len(forms)
    own = r'value="\w+"|<legend>[^<]*|<p class="help.*?</p>'
    assert len({re.sub(own, "", form) for form in forms}) == 1


def test_an_order_sent_again_replaces_the_one_before():
    table = in_court()
    send(table, 1, "vote", 2)
    send(table, 1, "vote", 3)
    page = text(table.client(table.player(1)).get(f"/g/{table.code}/seat/"))
    assert table.view.orders[1, Kind.VOTE].targets == (3,)
    assert page.count('<li class="void">') == 1


def test_a_double_tap_is_one_order():
    table = in_court()
    send(table, 1, "vote", 2)
    number = table.view.orders[1, Kind.VOTE].number
    again = send(table, 1, "vote", 2)
    page = text(again.client.get(again["Location"]))
    assert again.status_code == 303
    assert table.view.orders[1, Kind.VOTE].number == number
    assert "Така заявка вже чинна" in page


def test_an_order_is_withdrawn_and_can_be_withdrawn_once():
    table = in_court()
    send(table, 1, "vote", 2)
    done = send(table, 1, "vote", to="withdraw")
    assert done.status_code == 303
    assert (1, Kind.VOTE) not in table.view.orders
    again = send(table, 1, "vote", to="withdraw")
    assert again.status_code == 422
    assert "Відкликати нічого" in text(again)


def test_the_last_shot_stands_is_changed_and_cleared():
    table = in_court()
    seat = table.seat_of(Role.COMMISSIONER)
    send(table, seat, "shoot", other(table, seat))
    table.play_turn(votes=[(one, table.seat_of(Role.MANIAC)) for one in table.view.living])
    page = text(table.client(table.player(seat)).get(f"/g/{table.code}/seat/"))
    assert "Постріл лишається чинним" in page and "Чинна заявка №" in page
    assert send(table, seat, "shoot", to="withdraw").status_code == 303
    assert not table.view.shots


def test_nothing_picked_clears_no_shot():
    table = in_court()
    seat = table.seat_of(Role.COMMISSIONER)
    send(table, seat, "shoot", other(table, seat))
    page = send(table, seat, "shoot")
    assert page.status_code == 422
    assert "Нікого не обрано" in text(page)
    assert table.view.shots


def test_a_double_kill_names_two():
    table = in_court()
    boss = table.seat_of(Role.BOSS)
    targets = [s for s in table.view.living if table.view.roles[s] not in MAFIA][:2]
    early = send(table, boss, "kill", *targets)
    assert early.status_code == 422
    assert "Забагато імен" in text(early)
    table.run(GrantDoubleKill(why="привид натякнув"))
    page = text(table.client(table.player(boss)).get(f"/g/{table.code}/seat/"))
    assert 'type="checkbox" name="target"' in page
    assert send(table, boss, "kill", *targets).status_code == 303
    assert table.view.orders[boss, Kind.KILL].targets == tuple(targets)


def test_a_vote_for_nobody_where_that_is_possible():
    table = in_court(Rules(may_abstain=True))
    page = text(table.client(table.player(1)).get(f"/g/{table.code}/seat/"))
    assert page.count('value="nobody"') == 1
    assert send(table, 1, "vote").status_code == 422
    assert send(table, 1, "vote", "nobody").status_code == 303
    assert table.view.orders[1, Kind.VOTE].targets == ()


def test_a_live_ballot_is_shown_with_those_who_have_not_voted():
    table = in_court(Rules(ballots="live"))
    client = table.client(table.player(1))
    assert "Голоси зараз" not in text(client.get(f"/g/{table.code}/seat/"))
    send(table, 2, "vote", 3)
    page = text(client.get(f"/g/{table.code}/seat/"))
    assert "Голоси зараз" in page and "не голосували" in page


def test_a_barred_vote_is_known_to_the_barred_alone():
    table = in_court()
    table.run(BarVote(seats=(1,), why="приватний лист у темі"))
    barred = text(table.client(table.player(1)).get(f"/g/{table.code}/seat/"))
    assert "не маєш права голосу" in barred and "приватний лист у темі." in barred
    assert "права голосу" not in text(table.client(table.player(2)).get(f"/g/{table.code}/seat/"))
    page = send(table, 1, "vote", 2)
    assert page.status_code == 422
    assert text(page).count("не маєш права голосу") > 1


REFUSED = {
    "on oneself": ("hunt", lambda _, seat: seat, "На себе не полюють"),
    "on the dead": ("vote", lambda table, _: min(table.view.dead), "уже серед загиблих"),
    "of another role": ("block", other, "не для твоєї ролі"),
    "on no seat there is": ("vote", lambda *_: 99, "Місця 99 в грі немає"),
    "a note as an order": ("note", other, "Записку так не"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused_at_once_says_why_and_keeps_the_choice(case: str):
    kind, target, sentence = REFUSED[case]
    table = cast.begun(lineup=EVERY_ROLE)
    victim = table.seat_of(Role.CIVILIAN)
    for seat in (s for s in table.view.living if table.view.roles[s] in MAFIA):
        table.order(seat, Kind.KILL, victim)
    table.play_turn()
    table.pass_time(hours=16)
    seat = table.seat_of(Role.DOCTOR)
    before = table.row.seq
    page = send(table, seat, kind, target(table, seat))
    assert page.status_code == 422
    assert sentence in text(page)
    assert table.row.seq == before


def test_a_choice_that_is_refused_is_still_picked():
    table = in_court()
    seat = table.seat_of(Role.BOSS)
    mate = table.seat_of(Role.FRAMER)
    page = text(send(table, seat, "kill", mate))
    form = re.findall(r'value="kill">.*?</form>', page, re.DOTALL)[0]
    assert f'value="{mate}" checked' in form
    assert "своїх не вбивають" in form


def test_hunts_open_at_noon():
    table = cast.begun(lineup=EVERY_ROLE)
    table.play_turn()
    page = send(table, table.seat_of(Role.DOCTOR), "hunt", table.seat_of(Role.BOSS))
    assert page.status_code == 422
    assert "Ще зарано" in text(page)


NOT_YET = [("vote", "суду Лінча немає"), ("hunt", "не полюють")]


@pytest.mark.parametrize(("kind", "sentence"), NOT_YET)
def test_on_turn_one_there_is_neither_court_nor_hunt(kind: str, sentence: str):
    table = cast.begun(Rules(), lineup=EVERY_ROLE)
    table.pass_time(hours=6)
    page = send(table, table.seat_of(Role.DOCTOR), kind, table.seat_of(Role.BOSS))
    assert page.status_code == 422
    assert sentence in text(page)


def test_one_second_late_is_late_and_the_choice_is_named():
    table = in_court()
    closes = table.view.closes
    assert closes
    table.pass_time(seconds=(closes - table.now).total_seconds())
    page = send(table, 1, "vote", 2)
    assert page.status_code == 422
    assert "Запізно: хід 2 закрито" in text(page)
    assert f"Твій вибір: {table.view.persona(2).name}." in text(page)
    assert (1, Kind.VOTE) not in table.view.orders


def test_one_second_early_is_in_time():
    table = in_court()
    closes = table.view.closes
    assert closes
    table.pass_time(seconds=(closes - table.now).total_seconds() - 1)
    assert send(table, 1, "vote", 2).status_code == 303


def test_a_stale_page_never_votes_for_the_next_turn():
    table = in_court()
    table.play_turn()
    voter, target = table.view.living[:2]
    page = send(table, voter, "vote", target, turn=2)
    assert page.status_code == 422
    assert "Запізно: хід 2 закрито" in text(page)
    assert not table.view.orders
    assert f'value="{target}" checked' in text(page)


def test_while_paused_orders_are_taken():
    table = in_court()
    table.run(Pause(why="бурі"))
    assert send(table, 1, "vote", 2).status_code == 303


def test_the_dead_send_nothing():
    table = in_court()
    doomed = table.seat_of(Role.CIVILIAN)
    table.play_turn(votes=[(one, doomed) for one in table.view.living])
    page = send(table, doomed, "vote", table.view.living[0])
    assert page.status_code == 422
    assert "Загиблі заявок не надсилають" in text(page)


def test_the_excluded_send_nothing():
    table = in_court()
    table.run(Exclude(seat=1, why="показано лист із роллю"))
    page = send(table, 1, "vote", 2)
    assert page.status_code == 422
    assert "поза грою" in text(page)


GARBLED = [
    {"kind": "lynch"},
    {"kind": ""},
    {"target": "nobody at all"},
    {"target": "-1"},
    {"target": "99999999999999999999"},
    {"target": "²"},
    {"turn": ""},
    {"turn": "soon"},
]


@pytest.mark.parametrize("forged", GARBLED)
@pytest.mark.parametrize("to", ["order", "withdraw"])
def test_a_forged_form_is_a_sentence(forged: dict[str, str], to: str):
    table = in_court()
    client = table.client(table.player(1))
    data = {"kind": "vote", "turn": "2", "target": "2", **forged}
    page = client.post(f"/g/{table.code}/seat/{to}/", data)
    assert page.status_code == 422
    assert "не вдалося прочитати" in text(page)
    assert not table.view.orders


def test_no_form_can_name_another_seat():
    table = in_court()
    table.client(table.player(1)).post(
        f"/g/{table.code}/seat/order/", {"kind": "vote", "turn": "2", "target": "3", "seat": "2"}
    )
    assert set(table.view.orders) == {(1, Kind.VOTE)}


def test_only_players_order_and_an_address_alone_orders_nothing():
    table = in_court()
    data = {"kind": "vote", "turn": "2", "target": "2"}
    for who in (table.host, table.reader, None):
        assert table.client(who).post(f"/g/{table.code}/seat/order/", data).status_code == 404
    page = table.client(table.player(1)).get(f"/g/{table.code}/seat/order/")
    assert (page.status_code, page["Location"]) == (303, f"/g/{table.code}/seat/")


def test_a_voided_order_says_so_with_its_reason():
    table = in_court()
    send(table, 1, "vote", 2)
    table.run(VoidOrder(seat=1, order=Kind.VOTE, why="помилка"))
    page = text(table.client(table.player(1)).get(f"/g/{table.code}/seat/"))
    assert "Скасовано ведучим: Голос" in page and "Причина: помилка." in page


def test_receipts_tell_no_verdicts():
    table = cast.begun(lineup=EVERY_ROLE)
    doctor, courtesan = table.seat_of(Role.DOCTOR), table.seat_of(Role.COURTESAN)
    table.order(doctor, Kind.HEAL, courtesan)
    client = table.client(table.player(doctor))
    table.order(courtesan, Kind.BLOCK, doctor)
    table.play_turn()
    page = text(client.get(f"/g/{table.code}/seat/"))
    receipt = re.findall(r"<span>Лікування — [^<]*</span>", page)
    assert receipt and '<li class="void">' not in page
