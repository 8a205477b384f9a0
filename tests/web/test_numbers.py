"""Numbers from forms and addresses: whatever is typed, there is an answer and never a fault."""

import pytest

from misto.store.models import Complaint
from misto.web.numbers import whole
from tests import cast

pytestmark = pytest.mark.django_db

ODD = ("9" * 30, "9" * 5000, "١٢", "²", "-1", "0", "1.5", "1e3")


def test_a_number_is_whole_and_of_few_digits():
    assert (whole("0"), whole("12"), whole("999999999")) == (0, 12, 999999999)
    assert {whole(text) for text in (*ODD, "", " 1") if text != "0"} == {None}


@pytest.mark.parametrize("odd", ODD)
def test_the_forms_of_the_desk_answer(odd):
    table = cast.begun()
    client, desk = table.client(table.host), f"/g/{table.code}/desk/"
    forms: list[tuple[str, dict[str, object]]] = [
        ("remind/", {"seat": odd}),
        ("story/", {"story": "Ніч.", "turn": odd, f"weapon-{odd}": "ніж"}),
        ("publish/", {"story": "Ніч.", "turn": odd, f"weapon-{odd}": "ніж"}),
        (f"story/{'9' * 30}/", {"story": "Ніч."}),
        ("rulings/bar/", {"seats": [odd], "turn": odd, "why": "Так."}),
        ("rulings/bar/", {"seats": [odd], "turn": "1", "why": "Так."}),
        ("rulings/enter/", {"seat": "1", "kind": "vote", "target": odd, "why": "Так."}),
        ("rulings/void/", {"order": f"{odd}-vote", "why": "Так."}),
        ("rulings/exclude/", {"seat": odd, "why": "Так."}),
        ("log/settle/", {"number": odd, "room": "thread"}),
        ("replace/", {"seat": odd, "why": "Так."}),
    ]
    for path, data in forms:
        assert client.post(desk + path, data).status_code < 500, path
    for path in ("log/?turn=", "rulings/fact/?seat=", "rulings/void/?order="):
        assert client.get(desk + path + odd).status_code < 500, path


@pytest.mark.parametrize("odd", ODD)
def test_a_line_up_answers(odd):
    table = cast.enrolling()
    client, desk = table.client(table.host), f"/g/{table.code}/desk/"
    typed = {"do": "close", "role-civilian": odd, "role-boss": odd}
    assert client.post(f"{desk}enrolment/", typed).status_code < 500
    assert client.post(f"{desk}line-up/", typed).status_code < 500


@pytest.mark.parametrize("odd", ODD)
def test_addresses_and_a_player_s_forms_answer(odd):
    table = cast.begun()
    table.play_turn()
    client, game = table.client(table.player(3)), f"/g/{table.code}/"
    live = {"HX-Request": "true"}
    for name in ("page", "post", "quote", "turn", "seat", "after", "before", "seen"):
        assert client.get(f"{game}?{name}={odd}").status_code < 500, name
    cursor = f"{game}?first={odd}&last={odd}&known={odd}&at={odd}"
    assert client.get(cursor, headers=live).status_code < 500
    for path in ("letters/", "mafia/"):
        assert client.get(f"{game}{path}?page={odd}").status_code < 500
        assert client.get(f"{game}{path}?shown={odd}", headers=live).status_code < 500
    for path in ("/me/notices/", "/games/mine/", "/games/ended/"):
        assert client.get(f"{path}?page={odd}").status_code < 500
    for act in ("edit", "hide", "complain", "past"):
        assert client.get(f"{game}{odd}/{act}/").status_code < 500
    for path, data in (
        ("seat/order/", {"kind": "vote", "turn": odd, "target": odd}),
        ("seat/note/", {"turn": odd, "target": odd, "text": "Бережи себе."}),
        ("seat/about/", {"seat": odd, "text": "Мовчить."}),
        ("awards/", {"award": "player", "seat": odd}),
    ):
        assert client.post(game + path, data).status_code < 500, path


def test_what_is_no_seat_isn_t_taken_for_nobody():
    table = cast.begun()
    typed = {"seat": "1", "kind": "vote", "target": "9" * 30, "why": "Так."}
    page = table.client(table.host).post(f"/g/{table.code}/desk/rulings/enter/", typed)
    assert page.status_code == 422
    assert "Обери місце" in page.content.decode()


def test_a_number_that_is_too_long_is_no_other_post():
    table = cast.begun()
    post = table.write(1)
    Complaint.objects.create(post=post, why="Грубо", at=table.now)
    typed = {"number": f"{post.number:09}9", "room": "thread"}
    table.client(table.host).post(f"/g/{table.code}/desk/log/settle/", typed)
    assert Complaint.objects.filter(settled_at=None).exists()
