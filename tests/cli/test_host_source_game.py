"""The game of the source, played by a host at a terminal from `new` to `end`.

The orders are those of records/black-market.yaml, pasted as players write them. What the host
would paste into a forum is compared with the files in golden/; `UPDATE_GOLDEN=1` writes them anew.
"""

import os
from pathlib import Path

from misto.engine import Winner
from misto.records import load, loads, replay, shipped
from misto.text.markup import MARKUPS

GOLDEN = Path(__file__).parent / "golden"

TURN_1 = """
Работорговец Алексей, 12:01:
Суд Лінча 1 - Ашот
spicy, 12:02:
Суд Лінча 1 — igrok 2 - Принцесса специй
igrok 5 — Веруня, 12:05:
Суд Лінча 1: Веруня
igrok 6, 12:06: Суд Лінча 1 — Зойка
Люся, 12:07:
«Суд Лінча 1 - Виталя»
Ашот, 12:08:
Лінч 1 - igrok 11
Айгюль, 12:09:
• суд лінча - Галина
igrok 11- Виталя, 12:11:
Вибори хранителя 1 - Виталя
Принцесса специй, 19:02:
Вбивство мафії 1 — Казимира
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
Суд Лінча 2 - igrok 5 — Веруня
igrok 2, 12:02: Суд Лінча 2 - igrok 3 - Анастейша Кірзякова
Анастейша, 12:03: Суд Лінча 2 - Веруня
Зойка, 12:04: Суд Лінча 2 - Люся
Люся, 12:07: Суд Лінча 2 - гравець 5
Ашот, 12:08: Суд Лінча 2 - Люся Марковна
Айгюль, 12:09: Суд Лінча 2 - igrok 8 — Ашот
Виталя, 12:11: Суд Лінча 2 - igrok 7
spicy, 19:02: Вбивство мафії 2 - Работорговец
aygul, 19:09: Вбивство мафії 2 - 1
vitalya, 19:11: Вбивство мафії 2 - Алексей
Люся, 20:07: Отрута 2 - Ашот
"""

TURN_3 = """
Анастейша, 12:00: Полювання - igrok 5
Анастейша, 12:03: Суд Лінча 3 - igrok 8 — Ашот
Зойка, 12:04: Суд Лінча 3 - Виталя
Ашот, 12:08: Суд Лінча 3 - igrok 7
Ашот, 12:09: Суд Лінча 3 - igrok 11- Виталя
Айгюль, 12:10: Суд Лінча 3 - igrok 8 — Ашот
Виталя, 12:11: Суд Лінча 3 - igrok 7
Виталя, 12:12: Суд Лінча 3 - igrok 8 — Ашот
Айгюль, 19:09: Вбивство мафії 3 — Зойка
Виталя, 19:11: Вбивство мафії 3 — Зойка
Веруня, 20:50: Смертельний укол - Ашот
"""

LATE = "Веруня, 21:05: Суд Лінча 3 - Виталя"

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


def published(host, turn):
    """What the host pastes into the forum after a turn, in each markup."""
    for markup in MARKUPS:
        matches(f"turn-{turn}.{markup}.txt", host.run("report", "-m", markup).out)


def test_the_game_of_the_source(market, tmp_path):
    host, record = market, tmp_path / "market.yaml"

    host.at("2026-11-30 19:10")  # 21:10 in Kyiv, ten minutes after the close
    assert "Прийнято: 12. Не прийнято: 0." in play_turn(host, TURN_1, STORY).out
    published(host, 1)

    host.at("2026-12-01 19:10")
    host.run("posts", "Галина=0")
    assert "Прийнято: 13. Не прийнято: 0." in play_turn(host, TURN_2).out
    published(host, 2)

    host.at("2026-12-02 18:55")  # Veruna writes that she leaves, before the close
    said = host.run("order", stdin=TURN_3, code=1).out
    assert "Прийнято: 9. Не прийнято: 2." in said
    assert said.count("Люся Марковна") == said.count("[ORDER-6]") == 2
    host.run("leave", "Веруня", "--yes")
    host.at("2026-12-02 19:10")
    late = host.run("order", LATE, code=1).out
    assert "[TIME-1]" in late
    assert "--in-time" in late
    host.run("close", "--yes")
    assert "misto host end" in host.run("publish", "--yes").out
    published(host, 3)

    ending = host.run("end", "--yes", "--record", str(record)).out
    matches("end.uk.txt", ending)
    for voter in ("alex", "spicy", "Ашот"):
        votes = ("мирний=Ашот", "мафіозі=9", "гравець=Зойка", "персонаж=Виталя")
        host.run("award", "--by", voter, *votes)
    assert "Айгюль" in host.run("award", "--announce").out
    matches("awards.uk.txt", host.run("end").out)
    host.lang = "en"
    matches("awards.en.txt", host.run("end").out)

    played = replay(load(record).record)
    assert not played.differences
    assert played.winner is Winner.MAFIA
    source = replay(loads(shipped("black-market")).record)
    assert len(played.turns) == len(source.turns)
    for ours, theirs in zip(played.turns, source.turns, strict=True):
        for key in ("deaths", "lynched", "tally", "keeper", "poisoned", "winner"):
            assert getattr(ours.came, key) == getattr(theirs.came, key)


def test_the_letters_of_the_source(market):
    roles = market.run("letters", "--roles").out
    assert roles.count("===") == 22
    assert "igrok 9 — Айгюль (aygul)" in roles
    matches("roles.uk.txt", roles)
    market.lang = "en"
    matches("roles.en.txt", market.run("letters", "--roles").out)
