"""A game is created in one page: title, story, options, clauses; nothing typed is lost."""

from decimal import Decimal
from typing import Any

import pytest

from misto.engine import BLACK_MARKET, CLASSIC, OPTIONS
from misto.store.folding import folded
from misto.store.models import Game, Membership, SetUp
from misto.web.desk.options import changes, reading, rules_of, typed_of
from tests import cast

pytestmark = pytest.mark.django_db


def form(rules=CLASSIC, **changed):
    """The form as a browser sends it."""
    data: dict[str, Any] = {name: list(values) for name, values in typed_of(rules).items()}
    data |= {"title": "Базар", "story": "Ранок *на базарі*.", "do": "make"}
    return data | changed


def sign_in(name="new host"):
    who = cast.account(name)
    return cast.Table("", who, ()).client(who)


def test_the_page_has_every_option_with_its_clause():
    page = sign_in().get("/games/new/").content.decode()
    for option, clause in OPTIONS.items():
        assert f'name="{option}"' in page
        assert clause.value in page


def test_a_game_is_made_and_its_desk_is_next():
    answer = sign_in().post("/games/new/", form(hunts_per_turn="2", mafia_share="33,3"))
    row = Game.objects.get()
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/g/{row.code}/desk/"
    game = folded(row).game
    assert (game.title, game.rules.hunts_per_turn) == ("Базар", 2)
    assert game.rules.mafia_share == Decimal("0.333")
    assert "<em>на базарі</em>" in row.story_html
    assert Membership.objects.get(game=row).part == "host"


def test_what_is_wrong_is_said_beside_the_field_and_everything_typed_stays():
    answer = sign_in().post(
        "/games/new/", form(title=" ", turn_days="0", closes="25:00", story="Довга історія")
    )
    page = answer.content.decode()
    assert answer.status_code == 422
    assert not Game.objects.exists()
    assert "Потрібна назва" in page
    assert "Потрібне ціле число: щонайменше 1, щонайбільше 60." in page
    assert 'value="25:00"' in page
    assert "Довга історія" in page


def test_GAME_7_contradictions_are_shown_beside_the_options():
    answer = sign_in().post("/games/new/", form(hunt_opens="22:00", rest_days=["monday"]))
    page = answer.content.decode()
    assert answer.status_code == 422
    assert '<p class="error" id="error-hunt_opens"></p>' not in page
    assert 'value="monday" checked' in page


def test_the_live_check_brings_the_errors_alone_and_makes_nothing():
    client = sign_in()
    answer = client.post(
        "/games/new/",
        form(do="check", seats_min="20", seats_max="10"),
        headers={"hx-request": "true"},
    )
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "<html" not in page
    assert 'id="error-seats_max" hx-swap-oob="true"' in page
    assert "Так грати не вийде" in page
    assert not Game.objects.exists()


def test_without_scripts_the_check_is_a_button():
    page = sign_in().post("/games/new/", form(do="check")).content.decode()
    assert "Налаштування не суперечать одне одному" in page
    assert 'value="Базар"' in page


def test_a_preset_fills_the_options_and_keeps_the_title():
    page = sign_in().post("/games/new/", form(do="black-market")).content.decode()
    assert 'name="keeper" value="yes" checked' in page
    assert 'value="Базар"' in page


def test_a_set_up_is_kept_and_taken_again():
    client = sign_in()
    answer = client.post("/games/new/", form(BLACK_MARKET, do="save", name="Мій ринок"))
    kept = SetUp.objects.get()
    assert answer.headers["location"] == f"/games/new/?from={kept.code}"
    assert kept.rules == {"keeper": True}
    page = client.get(answer.headers["location"]).content.decode()
    assert 'name="keeper" value="yes" checked' in page
    assert "Мій ринок" in page
    assert sign_in("somebody").get(f"/games/new/?from={kept.code}").status_code == 404


def test_an_ended_game_is_played_again_and_a_running_one_is_not():
    table = cast.begun()
    client = sign_in()
    assert client.get(f"/games/new/?again={table.code}").status_code == 404
    Game.objects.filter(code=table.code).update(phase="over")
    page = client.get(f"/games/new/?again={table.code}").content.decode()
    assert 'value="Чорний ринок"' in page
    assert 'name="keeper" value="yes" checked' in page


def test_co_hosts_are_named_at_once_and_an_unknown_name_is_said():
    client, cohost = sign_in(), cast.account("second")
    answer = client.post("/games/new/", form(cohosts="second, nobody"))
    assert "Акаунта з іменем «nobody» немає" in answer.content.decode()
    client.post("/games/new/", form(cohosts="second"))
    row = Game.objects.get()
    assert Membership.objects.get(game=row, account=cohost).part == "cohost"
    assert cohost.code in folded(row).game.hosts  # GAME-6: can't enrol


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_goes_through_the_form_as_it_is(name):
    for rules in (CLASSIC, BLACK_MARKET):
        found = reading(typed_of(rules))
        assert not found.errors
        assert found.rules == rules
        assert rules_of(changes(rules)) == rules
        assert name in found.typed


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("seats_min", "many"),
        ("seats_min", ""),
        ("min_open", "long"),
        ("mafia_share", "1e5"),
        ("mafia_share", "101"),
        ("timezone", "Kyiv"),
        ("check_shows", "everything"),
        ("tie", "chance"),
        ("outage", "9999"),
    ],
)
def test_what_an_option_does_not_take_is_an_error_of_that_option(name, typed):
    found = reading(dict(typed_of(CLASSIC)) | {name: (typed,)})
    assert found.rules is None
    assert list(found.errors) == [name]


def test_a_title_of_control_characters_is_refused_with_a_sentence():
    answer = sign_in().post("/games/new/", form(title="\x00\x07"))
    assert answer.status_code == 422
    assert "Потрібна назва" in answer.content.decode()
