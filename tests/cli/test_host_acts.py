"""The host's acts: each with its reason, shown and asked before it is done, or refused."""

import pytest

from misto.cli.host.session import Session
from misto.engine import Kind, Phase, Role


@pytest.fixture
def second(market):
    """Turn two, with some votes and a kill; it is 20:00 in Kyiv."""
    market.at("2026-11-30 19:10")
    market.run("close", "--yes")
    market.at("2026-11-30 19:30")
    market.run("publish", "--yes")
    market.at("2026-12-01 18:00")
    market.run(
        "order",
        stdin="8: Суд - 7\n9: Суд - 7\n9: Вбивство - 3\n1: Суд - 9\n7: Отрута - 4\n7: Суд - 1",
    )
    return market


def act(host, *args, why="проба"):
    return host.run(*args, "--yes", "--why", why).out


# shown and asked


ACTS = [
    ("undo",),
    ("void", "8", "суд"),
    ("enter", "3", "Суд - 7"),
    ("fact", "3", "--dead"),
    ("bar", "3"),
    ("exclude", "3"),
    ("leave", "3"),
    ("silence", "2"),
    ("double-kill",),
    ("extend", "--to", "23:30"),
    ("pause",),
    ("replace", "3", "olha"),
    ("cancel-deal",),
]
NOT_HERE = {"silence", "cancel-deal"}  # nobody of the mafia is dead; the game was dealt elsewhere


@pytest.mark.parametrize(
    "args", [args for args in ACTS if args[0] not in NOT_HERE], ids=lambda args: args[0]
)
def test_without_yes_nothing_is_done_where_nobody_can_be_asked(second, args):
    before = second.path.read_bytes()
    said = second.run(*args, "--why", "проба", code=1)
    assert said.out.strip(), "what it would do is shown"
    assert "--yes" in said.err
    assert second.path.read_bytes() == before


@pytest.mark.parametrize(
    "args", [args for args in ACTS if args[0] != "leave"], ids=lambda args: args[0]
)
def test_without_a_reason_nothing_is_done(second, args):
    if args[0] == "cancel-deal":
        assert "GAME-2" in second.refused(*args, "--yes")
        return
    said = second.refused(*args, "--yes")
    assert "--why" in said
    assert "HOST-1" in said


@pytest.mark.parametrize("args", ACTS, ids=lambda args: args[0])
def test_before_the_deal_nothing_can_be_done(table, args):
    table.run("new", "Гра")
    if args[0] == "cancel-deal":
        table.run(*args, "--yes", "--why", "проба")
    else:
        table.refused(*args, "--yes", "--why", "проба")


# one by one


def test_undo_and_extend(second):
    assert "Підсумки ходу 1" in act(second, "undo")
    game = second.board.game
    assert (game.turn, game.phase) == (1, Phase.CLOSED)
    assert 3 in game.living
    act(second, "extend", "--to", "21:30")
    assert second.board.game.phase is Phase.OPEN
    second.run("order", "--by", "3", "Суд Лінча 1 - 8")
    assert (3, Kind.VOTE) in second.board.game.orders
    second.at("2026-12-01 19:40")
    second.run("close", "--yes")
    second.run("publish", "--yes")
    act(second, "undo")
    assert "TIME-4" in second.refused("undo", "--yes", "-w", "ще")


def test_nothing_to_undo(market):
    assert "TIME-4" in market.refused("undo", "--yes", "-w", "проба")


def test_void(second):
    act(second, "void", "Айгюль", "вбивство")
    assert (9, Kind.KILL) in second.board.game.voided
    assert "HOST-1" in second.refused("void", "9", "kill", "--yes", "-w", "проба")
    assert "HOST-1" in second.refused("void", "3", "суд Лінча", "--yes", "-w", "проба")
    assert "нісенітниця" in second.refused("void", "9", "нісенітниця", "--yes", "-w", "проба")


def test_after_the_close_an_act_resolves_anew(second):
    second.at("2026-12-01 19:10")
    second.run("close", "--yes")
    assert {death.seat for death in second.board.game.pending.deaths} >= {3}
    said = act(second, "void", "9", "вбивство")
    assert "Гине: igrok 3" not in said
    assert "Вироку немає" in said


def test_enter(second):
    act(second, "enter", "3", "Суд Лінча 2 - igrok 8 — Ашот")
    assert second.board.game.orders[3, Kind.VOTE].targets == (8,)
    assert "Може, «igrok 11 — Виталя»?" in second.refused(
        "enter", "3", "Суд - Віталя", "--yes", "-w", "п"
    )
    assert second.refused("enter", "3", "Суд - 7\nПолювання - 5", "--yes", "-w", "п")
    assert second.refused("enter", "3", "Відкликаю суд Лінча", "--yes", "-w", "п")
    assert second.refused("enter", "3", "Записка - 7: так", "--yes", "-w", "п")
    said = second.refused("enter", "3", "Ашот: Суд - 7", "--yes", "-w", "п")
    assert "Це лист одного гравця (igrok 3" in said
    assert "ORDER-6" in second.refused("enter", "3", "Отрута - 7", "--yes", "-w", "п")
    act(second, "enter", "8", "Полювання - 5")
    assert "Нічого нового" in act(second, "enter", "8", "Полювання - 5")


def test_fact(second):
    act(second, "fact", "3", "--dead", "--role", "лікар")
    act(second, "fact", "Ашот", "--poisoned")
    act(second, "fact", "8", "--not-poisoned", "--alive")
    facts = second.board.game.facts
    assert (facts[3].alive, facts[3].role) == (False, Role.DOCTOR)
    assert (facts[8].alive, facts[8].poisoned) == (True, False)
    assert "--alive" in second.refused("fact", "3", "--yes", "-w", "п")
    assert "кілер" in second.refused("fact", "3", "--role", "кілер", "--yes", "-w", "п")


def test_bar(second):
    act(second, "bar", "Ашот", "Виталя")
    game = second.board.game
    assert game.bars == {(2, 8), (2, 11)}
    assert (8, Kind.VOTE) not in game.orders
    act(second, "bar", "3", "-t", "4")
    assert (4, 3) in second.board.game.bars
    assert "HOST-3" in second.refused("bar", "3", "-t", "1", "--yes", "-w", "п")
    assert "HOST-3" in second.refused("bar", "8", "--yes", "-w", "п")


def test_after_the_hour_an_act_tells_that_the_turn_has_closed(second):
    second.at("2026-12-01 19:10")
    said = act(second, "bar", "Ашот")
    assert "Хід 2 закрито." in said
    assert (3, 8) in second.board.game.bars


def test_exclude_and_leave(second):
    act(second, "exclude", "3")
    assert "HOST-4" in second.refused("exclude", "3", "--yes", "-w", "п")
    second.run("leave", "Веруня", "--yes")  # no reason needed
    assert second.board.game.left == {5}
    assert "HOST-6" in second.refused("leave", "5", "--yes")
    assert "HOST-4" in second.run("order", "--by", "3", "Суд - 7", code=1).out
    second.at("2026-12-01 19:10")
    second.run("close", "--yes")
    second.run("publish", "--yes")
    said = second.run("report").out
    assert "Анастейша Кірзякова" in said
    assert "Веруня" in said


def test_silence(second):
    assert "GHOST-2" in second.refused("silence", "3", "--yes", "-w", "п")
    act(second, "fact", "2", "--dead")
    second.at("2026-12-01 19:10")
    second.run("close", "--yes")
    second.run("publish", "--yes")
    act(second, "silence", "Принцесса")
    assert second.board.game.silenced == {2}


def test_double_kill(second):
    act(second, "double-kill")
    assert second.board.game.double_kills == {2}
    assert "GHOST-2" in second.refused("double-kill", "--yes", "-w", "п")


def test_extend(second):
    act(second, "extend", "--to", "завтра 22:15")
    assert f"{second.board.game.closes:%d %H:%M}" == "02 20:15"
    assert "TIME-4" in second.refused("extend", "--to", "сьогодні 23:00", "--yes", "-w", "п")
    assert "колись" in second.refused("extend", "--to", "колись", "--yes", "-w", "п")
    assert second.run("extend", "--yes", "-w", "п", code=2).err


def test_pause_and_resume(second):
    assert "TIME-4" in second.refused("resume", "--yes", "-w", "п")
    act(second, "pause")
    assert "TIME-4" in second.refused("pause", "--yes", "-w", "п")
    second.at("2026-12-03 10:00")
    act(second, "resume")
    assert f"{second.board.game.closes:%d %H:%M}" == "04 19:00"


def test_replace(second):
    act(second, "leave", "3")
    said = act(second, "replace", "Анастейша", "olha")
    assert "=== igrok 3 — Анастейша Кірзякова (olha) ===" in said
    assert "=== nastya ===" in said
    assert second.board.game.persons[2] == "olha"
    assert "мирна жителька" in said
    second.run("order", "--by", "olha", "Суд - 7")
    assert "HOST-6" in second.refused("replace", "4", "olha", "--yes", "-w", "п")
    act(second, "replace", "4", "petro", "--clear-misses")
    assert second.board.game.misses.get(4) is None


def test_the_newcomer_of_a_game_without_main_nicks(table):
    table.run("new", "Гра", "--dealt-elsewhere")
    table.run("seat", "--yes", stdin="А; бос\nБ; лікар\nВ; мж\nГ; мж\nД; мж\nЕ; мж\nЄ; мафія")
    said = act(table, "replace", "1", "olha")
    assert said.count("===") == 2  # there is nobody to say goodbye to


@pytest.mark.parametrize("seat", ["Наполеон", "12", "Кар", "igrok 7 — Ашот", "Веруна"])
def test_seats_that_are_none(second, seat):
    said = second.refused("exclude", seat, "--yes", "-w", "п")
    assert seat in said


def test_somebody_else_changes_the_file_meanwhile(second, monkeypatch):
    def meanwhile(_, *, yes):
        assert not yes
        monkeypatch.undo()
        act(second, "pause")

    monkeypatch.setattr(Session, "ask", meanwhile)
    said = second.run("exclude", "3", "-w", "п", code=2).err
    assert "інше вікно" in said
    assert second.board.game.excluded == frozenset()
    assert second.board.game.paused
