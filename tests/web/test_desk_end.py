"""The end: everything is opened, the awards are voted and counted."""

import pytest

from misto.engine import ChangeFact, Fact, Phase, PublishReport, Rules, Side, VoteAward
from misto.engine.roles import SIDE
from tests import cast

pytestmark = pytest.mark.django_db


def over(rules=None):
    """A game that the town has won: the host's facts end it."""
    table = cast.begun(rules)
    for seat, role in table.view.roles.items():
        if SIDE[role] is not Side.TOWN:
            table.run(ChangeFact(fact=Fact(seat, alive=False), why="кінець"))
    table.all_write()
    table.close()
    table.run(PublishReport())
    assert table.view.phase is Phase.OVER
    return table


def press(table, do, **data):
    client = table.client(table.host)
    return client.post(f"/g/{table.code}/desk/end/", {"do": do, **data}, follow=True)


def shown(table):
    return table.client(table.host).get(f"/g/{table.code}/desk/").content.decode()


def test_END_1_one_button_opens_everything():
    table = over()
    page = shown(table)
    assert "Перемога міста!" in page
    assert "Відкрити все" in page
    assert "Розповідь до ходу 1" in page
    press(table, "open")
    assert table.view.phase is Phase.OPENED
    assert "Гру завершено, усе відкрито." in shown(table)


def test_AWARD_1_the_host_counts_the_players_votes():
    table = over()
    press(table, "open")
    table.run(VoteAward(voter=table.players[0].code, award="player", seat=2))
    assert "Проголосував 1 учасник." in shown(table)
    press(table, "give")
    assert dict(table.view.awards)["player"] == (2,)
    assert table.view.persona(2).name in shown(table)


def test_AWARD_1_where_the_host_awards_the_form_is_there():
    table = over(Rules(award_by="host"))
    press(table, "open")
    assert 'name="award-player"' in shown(table)
    press(table, "vote", **{"award-player": 3, "award-character": 4})
    press(table, "give")
    awards = dict(table.view.awards)
    assert (awards["player"], awards["character"]) == ((3,), (4,))


def test_where_the_players_award_the_host_has_no_vote():
    table = over()
    press(table, "open")
    assert 'name="award-player"' not in shown(table)
    answer = press(table, "vote", **{"award-player": 3})
    assert "message error" in answer.content.decode()


def test_a_running_game_is_not_opened():
    table = cast.begun()
    press(table, "open")
    assert table.view.phase is Phase.OPEN


def test_a_report_with_a_mistake_is_undone_before_everything_is_open():
    table = over()
    assert f"/g/{table.code}/desk/rulings/undo/" in shown(table)


def test_an_unknown_press_does_nothing():
    table = over()
    assert press(table, "dance").status_code == 200
    assert table.view.phase is Phase.OVER
