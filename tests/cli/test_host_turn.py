"""How a turn stands, its posts, its close, its publication."""

import pytest

from misto.engine import Phase


@pytest.fixture
def evening(market):
    """Turn one, ten minutes before the close; some have ordered."""
    market.at("2026-11-30 18:50")
    market.run(
        "order",
        stdin="1: Суд - 8\n9: Вбивство - 6\n1: Останній постріл - 2\n7: Отрута - 6\n7: Суд - 9",
    )
    return market


# status


def test_status_tells_who_has_voted_and_who_has_not(evening):
    said = evening.run("status").out
    assert "Проголосувало 2 з 11." in said
    line = next(line for line in said.splitlines() if line.startswith("Не проголосували"))
    assert "igrok 2 — Принцесса специй" in line
    assert "igrok 1 —" not in line
    assert "0 год 10 хв" in said


def test_status_tells_who_has_ordered(evening):
    rows = evening.run("status").out.splitlines()
    row = {n: next(r for r in rows if r.startswith(f"igrok {n} —")) for n in (1, 2, 5, 7, 9)}
    assert "перевірка: —" in row[1]
    assert "останній постріл: Принцесса специй" in row[1]
    assert "вбивство: —" in row[2]
    assert "лікування: —" in row[5]
    assert "отрута: Казимира Карловна" in row[7]
    assert "вбивство: Казимира Карловна" in row[9]


def test_status_tells_what_would_happen_and_why(evening):
    said = evening.run("status").out
    assert "Якби хід закрили зараз" in said
    assert "[ORDER-3]" in said  # the boss has not voted: no kill
    assert "Ніхто не гине." in said
    evening.run("order", "--by", "9", "Суд - 10")
    said = evening.run("status").out
    assert "Гине: igrok 6 — Казимира Карловна" in said
    assert "[MAFIA-2]" in said
    assert "[NIGHT-9]" in said


def test_status_of_a_turn_closed_by_hand_tells_when_it_was_closed(evening):
    assert "Закриття: 21:00, 30 листопада." in evening.run("status").out
    evening.run("close", "--yes", "-w", "усі проголосували")
    said = evening.run("status").out
    assert "Закрито: 20:50, 30 листопада." in said
    assert "21:00" not in said


def test_status_in_brief(evening):
    assert "[" not in evening.run("status", "--brief").out


def test_status_writes_nothing(evening):
    before = evening.path.read_bytes()
    evening.at("2026-12-05 12:00")
    said = evening.run("status").out
    assert evening.path.read_bytes() == before
    assert "минула" in said
    assert "close" in said


def test_status_counts_posts(evening):
    evening.run("posts", "Галина=0", "3=2")
    said = evening.run("status").out
    assert "Замало дописів (потрібно 1): igrok 10 — Галина." in said
    assert "Вибуває з гри: igrok 10 — Галина" in said


@pytest.mark.parametrize("count", ["9" * 5000, "1000000", "-1", "²"])
def test_a_count_of_posts_that_is_none(evening, count):
    assert evening.refused("posts", f"3={count}")


def test_status_of_the_second_turn(evening):
    evening.at("2026-11-30 19:10")
    evening.run("close", "--yes")
    said = evening.run("status").out
    assert "Чим закінчився хід" in said
    evening.run("publish", "--yes")
    said = evening.run("status").out
    assert "Заявки на полювання приймаються з" in said
    evening.run("bar", "3", "--yes", "-w", "проба")
    evening.run("order", "--by", "8", "Суд - 7", "Полювання - 5", code=1)
    evening.run("void", "8", "суд", "--yes", "-w", "проба")
    evening.run("leave", "4", "--yes", "-w", "проба")
    evening.run("pause", "--yes", "-w", "проба")
    said = evening.run("status").out
    for words in ("без права голосу", "Люся Марковна (скасовано)", "поза грою", "призупинено"):
        assert words in said


def test_status_before_the_deal_and_after_the_end(table):
    table.run("new", "Гра")
    assert "Записалося: 0" in table.run("status").out


def test_status_where_no_court_is_held(table):
    table.run("new", "Гра", "--dealt-elsewhere")
    table.run("seat", "--yes", stdin="А; бос\nБ; лікар\nВ; мж\nГ; мж\nД; мж\nЕ; мж\nЄ; мафія")
    assert "Цього ходу не голосують." in table.run("status").out


# posts


def test_posts(evening):
    said = evening.run("posts", "3=0", "Веруня=2", "zoya=0").out
    assert evening.board.posts == {3: 0, 5: 2, 4: 0}
    line = next(line for line in said.splitlines() if line.startswith("Замало"))
    assert "igrok 3" in line
    assert "igrok 4" in line
    assert "igrok 5" not in line
    evening.run("posts", "3=1", "4=")
    assert evening.board.posts == {3: 1, 5: 2}
    assert "Замало" not in evening.run("posts").out


@pytest.mark.parametrize("count", ["3", "3=x", "3=-1", "=1", "Наполеон=1", "Кар=1"])
def test_posts_that_can_not_be_read(evening, count):
    evening.refused("posts", "5=1", count)


def test_posts_of_a_game_that_counts_none(table):
    table.run("new", "Гра", "--dealt-elsewhere", "--at-table")
    table.run("seat", "--yes", stdin="А; бос\nБ; лікар\nВ; мж\nГ; мж\nД; мж\nЕ; мж\nЄ; мафія")
    assert "не рахують" in table.run("posts").out


def test_posts_of_one_turn_are_not_those_of_the_next(evening):
    evening.run("posts", "10=0")
    evening.at("2026-11-30 19:10")
    evening.run("close", "--yes")
    assert evening.refused("posts", "3=0")
    evening.run("publish", "--yes")
    assert evening.board.posts == {}
    assert 10 not in evening.board.game.living


# close


def test_at_its_hour_a_turn_closes_without_a_reason(evening):
    evening.at("2026-11-30 23:30")
    evening.run("close", "--yes")
    assert f"{evening.board.game.closed_at:%H:%M}" == "19:00"


def test_before_its_hour_only_with_one(evening):
    assert "--why" in evening.refused("close", "--yes")
    evening.run("close", "--yes", "-w", "усі проголосували")
    assert f"{evening.board.game.closed_at:%H:%M}" == "18:50"
    assert "TIME-1" in evening.refused("close", "--yes")


def test_close_shows_and_asks(evening):
    evening.at("2026-11-30 19:10")
    evening.run("posts", "10=0")
    before = evening.path.read_bytes()
    said = evening.run("close", code=1)
    assert "Вибуває з гри: igrok 10" in said.out
    assert "--yes" in said.err
    assert evening.path.read_bytes() == before


def test_a_paused_turn_does_not_close_by_itself(evening):
    evening.run("pause", "--yes", "-w", "свято")
    evening.at("2026-11-30 19:10")
    assert "TIME-4" in evening.refused("close", "--yes")
    evening.run("close", "--yes", "-w", "свято скінчилося")
    assert evening.board.game.phase is Phase.CLOSED


def test_where_reports_go_out_at_the_close(table):
    table.run("new", "Гра", "--dealt-elsewhere", "-r", "publish=at_close")
    table.run("seat", "--yes", stdin="А; бос\nБ; лікар\nВ; мж\nГ; мж\nД; мж\nЕ; мж\nЄ; мафія")
    table.run("close", "--yes", "-w", "проба")
    assert table.board.game.turn == 2
    assert "Підсумки ходу 1" in table.run("report", "1").out


# publish


@pytest.fixture
def closed(evening):
    evening.at("2026-11-30 19:10")
    evening.run("close", "--yes")
    return evening


def test_publish_opens_the_next_turn(closed):
    said = closed.run("publish", "--yes").out
    assert "Хід 2 відкрито. Закриття: 21:00, 1 грудня." in said
    assert closed.board.game.turn == 2


def test_publish_with_a_story(closed, tmp_path):
    path = tmp_path / "story.txt"
    path.write_text("Все продається.\n\nЛюбов, мистецтво.\n", encoding="utf-8")
    said = closed.run("publish", "--yes", "-s", str(path)).out
    assert "Любов, мистецтво." in said
    assert "Все продається.\n\nЛюбов" in closed.run("report").out


def test_publish_with_an_editor(closed, tmp_path, monkeypatch):
    editor = tmp_path / "editor.sh"
    editor.write_text('#!/bin/sh\nprintf "Казя впала" > "$1"\n')
    editor.chmod(0o755)
    monkeypatch.setenv("VISUAL", str(editor))
    closed.run("publish", "--yes", "--edit")
    assert "Казя впала" in closed.run("report").out


def test_an_editor_that_is_not_there(closed, monkeypatch):
    monkeypatch.setenv("VISUAL", "/nowhere/editor")
    assert "/nowhere/editor" in closed.refused("publish", "--yes", "--edit")


def test_publish_shows_and_asks(closed):
    before = closed.path.read_bytes()
    said = closed.run("publish", code=1)
    assert "Підсумки ходу 1" in said.out
    assert "--yes" in said.err
    assert closed.path.read_bytes() == before


def test_publish_wants_a_turn_that_is_closed(evening):
    assert "close" in evening.refused("publish", "--yes")
    evening.at("2026-11-30 19:10")
    assert "close" in evening.refused("publish", "--yes")
    evening.run("close", "--yes")
    evening.run("publish", "--yes")
    evening.refused("publish", "--yes")


def test_the_weapon_is_told_to_the_commissioner(market):
    market.run("order", stdin="1: Перевірка - 6\n1: Суд - 8\n9: Вбивство - 6\n9: Суд - 8")
    market.at("2026-11-30 19:10")
    market.run("close", "--yes")
    assert market.refused("publish", "--yes", "--weapon", "6")
    market.run("publish", "--yes", "--weapon", "Казимира=келих")
    said = market.run("letters").out
    assert "келих" in said
    assert "igrok 1 —" in said


def test_the_whole_turn_in_english(market):
    market.lang = "en"
    market.run("order", "--by", "ashot", "Court 1 - Виталя")
    assert "Voted: 1 of 11." in market.run("status").out
    market.at("2026-11-30 19:10")
    assert "Dies" not in market.run("close", "--yes").out
    assert "Turn 2 is open." in market.run("publish", "--yes").out
    assert "report of turn 1" in market.run("report").out
