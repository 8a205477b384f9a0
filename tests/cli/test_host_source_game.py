"""The game of the source, played by a host at a terminal from `new` to `end`.

The orders are those of records/black-market.yaml, pasted as players write them. What the host
would paste into a forum is compared with the files in golden/; `UPDATE_GOLDEN=1` writes them anew.
"""

import os
from pathlib import Path

import pytest

from misto.engine import Winner
from misto.records import load, replay, shipped, loads

GOLDEN = Path(__file__).parent / "golden"

TURN_1 = """
Работорговец Алексей, 12:01:
Суд Лінча 1 - Ашот
spicy, 12:02:
Суд Лінча 1 – igrok 2 - Принцесса специй
igrok 5 – Веруня, 12:05:
Суд Лінча 1: Веруня
igrok 6, 12:06: Суд Лінча 1 — Зойка
Люся, 12:07:
«Суд Лінча 1 - Виталя»
Ашот, 12:08:
Лінч 1 - igrok 11
Айгюль, 12:09:
> суд лінча - Галина
igrok 11- Виталя, 12:11:
Вибори хранителя 1 - Виталя
Принцесса специй, 19:02:
Вбивство мафії 1 – Казимира
Айгюль, 19:09:
Вбивство мафії 1 - igrok 6
Виталя, 19:11:
вбивство − 6
Люся Марковна, 20:07:
Отрута 1 - Казимира Карловна
"""

TURN_2 = """
alex, 00:30:
Останній постріл - Принцесса
Суд Лінча 2 - igrok 5 – Веруня
igrok 2, 12:02: Суд Лінча 2 - igrok 3 - Анастейша Кірзякова
Анастейша, 12:03: Суд Лінча 2 - Веруня
Зойка, 12:04: Суд Лінча 2 - Люся
Люся, 12:07: Суд Лінча 2 - гравець 5
Ашот, 12:08: Суд Лінча 2 - Люся Марковна
Айгюль, 12:09: Суд Лінча 2 - igrok 8 – Ашот
Виталя, 12:11: Суд Лінча 2 - igrok 7
spicy, 19:02: Вбивство мафії 2 - Работорговец
aygul, 19:09: Вбивство мафії 2 - 1
vitalya, 19:11: Вбивство мафії 2 - Алексей
Люся, 20:07: Отрута 2 - Ашот
"""

TURN_3 = """
Анастейша, 12:00: Полювання - igrok 5
Анастейша, 12:03: Суд Лінча 3 - igrok 8 – Ашот
Зойка, 12:04: Суд Лінча 3 - Виталя
Ашот, 12:08: Суд Лінча 3 - igrok 7
Ашот, 12:09: Суд Лінча 3 - igrok 11- Виталя
Айгюль, 12:10: Суд Лінча 3 - igrok 8 – Ашот
Виталя, 12:11: Суд Лінча 3 - igrok 7
Виталя, 12:12: Суд Лінча 3 - igrok 8 – Ашот
Айгюль, 19:09: Вбивство мафії 3 – Зойка
Виталя, 19:11: Вбивство мафії 3 – Зойка
Веруня, 20:50: Смертельний укол - Ашот
Веруня, 21:05: Суд Лінча 3 - Виталя
"""

STORY = "Все продається. Любов, мистецтво, планета Земля, ви, я. Особливо я."


def matches(name, text):
    path = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def play_turn(host, paste, story="", code=0):
    """One evening of the host: take the letters, close, publish."""
    said = host.run("order", stdin=paste, code=code)
    host.run("close", "--yes")
    host.wait(minutes=30)
    host.run("publish", "--yes", *(("--story", "-") if story else ()), stdin=story or None)
    return said


@pytest.fixture
def evening(market):
    market.at("2026-11-30 19:10")  # 21:10 in Kyiv, ten minutes after the close
    return market


def test_the_game_of_the_source(evening, tmp_path):
    host = evening
    assert "Прийнято: 12. Не прийнято: 0." in play_turn(host, TURN_1, STORY).out
    for markup in ("plain", "bbcode", "markdown"):
        matches(f"turn-1.{markup}.txt", host.run("report", "1", "-m", markup).out)

    host.at("2026-12-01 19:10")
    host.run("posts", "Галина=0")
    assert "Прийнято: 13. Не прийнято: 0." in play_turn(host, TURN_2).out
    for markup in ("plain", "bbcode", "markdown"):
        matches(f"turn-2.{markup}.txt", host.run("report", "-m", markup).out)

    host.at("2026-12-02 19:10")
    said = host.run("leave", "Веруня", "--yes")
    assert "Веруня" in said.out
    host.at("2026-12-02 19:12")


def test_the_last_turn_and_the_end(evening, tmp_path):
    host = evening
    play_turn(host, TURN_1)
    host.at("2026-12-01 19:10")
    host.run("posts", "10=0")
    play_turn(host, TURN_2)
    host.at("2026-12-02 18:59")  # Veruna leaves while the turn is open
    host.run("leave", "Веруня", "--yes")
    host.at("2026-12-02 19:10")
    said = host.run("order", stdin=TURN_3, code=1)
    assert "Прийнято: 9. Не прийнято: 3." in said.out
    for words in ("Люся Марковна", "[ORDER-6]", "[TIME-1]"):
        assert words in said.out
    host.run("close", "--yes")
    said = host.run("publish", "--yes")
    assert "misto host end" in said.out
    for markup in ("plain", "bbcode", "markdown"):
        matches(f"turn-3.{markup}.txt", host.run("report", "-m", markup).out)

    record = tmp_path / "market.yaml"
    matches("end.uk.txt", host.run("end", "--yes", "--record", str(record)).out.replace(str(record), "FILE"))
    for voter in ("alex", "spicy", "Ашот"):
        host.run("award", "--by", voter, "мирний=Ашот", "мафіозі=9", "гравець=Зойка", "персонаж=Виталя")
    assert "Айгюль" in host.run("award", "--announce").out
    matches("awards.uk.txt", host.run("end").out)
    host.lang = "en"
    matches("end.en.txt", host.run("end").out)

    played = replay(load(record).record)
    assert played.expected if hasattr(played, "expected") else not played.differences
    assert played.winner is Winner.MAFIA
    source = replay(loads(shipped("black-market")).record)
    for ours, theirs in zip(played.turns, source.turns, strict=True):
        assert ours.came.deaths == theirs.came.deaths
        assert ours.came.tally == theirs.came.tally
