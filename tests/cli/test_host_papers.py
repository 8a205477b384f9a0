"""What a host takes away: reports, letters, the log, the record, the ledger; awards at the end."""

import pytest

from misto.engine import Phase
from misto.records import loads, replay


@pytest.fixture
def published(market):
    """Turn one is published: the commissioner has an answer, the boss has fallen silent."""
    market.run(
        "order",
        stdin="1: Суд - 8\n1: Перевірка - 9\n9: Суд - 8\n9: Вбивство - 3\n3: Записка - 4: бережись",
    )
    market.at("2026-11-30 19:10")
    market.run("close", "--yes")
    market.run("publish", "--yes")
    return market


@pytest.mark.parametrize("markup", ["plain", "bbcode", "markdown", "BBCode"])
def test_report(published, markup):
    said = published.run("report", "1", "-m", markup).out
    assert "Анастейша Кірзякова" in said
    assert "Айгюль — бос" not in said


def test_reports_that_are_not_there(published):
    assert "2" in published.refused("report", "2")
    assert published.refused("report", "-m", "html")
    published.run("undo", "--yes", "-w", "проба")
    assert published.refused("report")
    assert published.refused("report", "1")


def test_a_report_holds_nothing_that_is_not_public(published):
    for markup in ("plain", "bbcode", "markdown"):
        said = published.run("report", "-m", markup).out
        for secret in ("бос", "alex", "aygul", "бережись", "перевірк"):
            assert secret not in said.casefold().replace("особ", "")


def test_letters(published):
    said = published.run("letters").out
    assert "igrok 1 — Работорговец Алексей (alex)" in said
    assert "Айгюль — бос" in said
    assert "igrok 6 — Казимира Карловна (kazya)" in said  # the sergeant reads it too
    assert "igrok 4 — Зойка Карамелька (zoya)" in said
    assert "бережись" in said
    assert said.count("===") == 6


def test_letters_of_one_seat_into_a_folder(published, tmp_path):
    published.run("letters", "1", "--seat", "Зойка", "-o", str(tmp_path / "out"))
    (path,) = (tmp_path / "out").iterdir()
    assert path.name == "turn-1-seat-04.txt"
    assert "бережись" in path.read_text(encoding="utf-8")


def test_no_letters(published, table):
    assert published.run("letters", "1", "--seat", "8").err
    table.path = table.path.with_name("other.game")
    table.run("new", "Гра")
    assert table.refused("letters")
    assert table.refused("export")


@pytest.mark.parametrize("language", ["uk", "en"])
def test_the_log_tells_all_but_the_key(published, language):
    published.lang = language
    said = published.run("log").out
    assert len(said.splitlines()) == len(published.board.ledger)
    assert "Айгюль" in said


def test_the_log_of_a_deal_keeps_the_key(table):
    table.run("new", "Гра")
    key = next(event.key for event in table.board.ledger if hasattr(event, "key"))
    assert key not in table.run("log").out


def test_the_record_replays(published, tmp_path):
    text = published.run("export").out
    assert not replay(loads(text.encode()).record).differences
    path = tmp_path / "game.yaml"
    published.run("export", "record", "-o", str(path))
    assert path.read_text(encoding="utf-8").strip() == text.strip()


def test_exports_that_can_not_be(published, tmp_path):
    assert "html" in published.refused("export", "html")
    assert published.refused("export", "-o", str(tmp_path / "nowhere" / "x"))


def test_an_export_never_writes_over_the_game(published, tmp_path):
    path = published.path
    (tmp_path / "link").symlink_to(path)
    (tmp_path / "hard").hardlink_to(path)
    (tmp_path / "round").symlink_to(tmp_path / "round")
    taken = ("misto.game", ".misto.game.new", ".misto.game.lock", "link", "hard", "round", ".")
    for name in taken:
        said = published.refused("export", "ledger", "--yes", "-o", str(tmp_path / name))
        assert said.count("\n") == 1
    inside = tmp_path / "inside"
    inside.mkdir()
    for name in (path, inside / ".." / path.name):
        assert str(name) in published.refused("export", "--yes", "-o", str(name))
    assert not list(tmp_path.glob(".*.new"))


def test_a_game_whose_name_is_taken_for_a_draft(published, tmp_path):
    published.path = published.path.rename(tmp_path / ".x.new")
    assert published.refused("export", "-o", str(tmp_path / "x"))


def test_another_file_is_written_over_after_asking(published, tmp_path):
    path = tmp_path / "game.yaml"
    path.write_text("old", encoding="utf-8")
    said = published.refused("export", "-o", str(path))
    assert "--yes" in said
    assert path.read_text(encoding="utf-8") == "old"
    published.run("export", "-o", str(path), "--yes")
    assert path.read_text(encoding="utf-8").startswith("misto: 1")


# the end


def phase(host):
    return host.board.game.phase


@pytest.fixture
def won(published):
    """The mafia has won."""
    for seat in (1, 4, 5, 6, 7):
        published.run("fact", str(seat), "--dead", "--yes", "-w", "проба")
    published.run("close", "--yes", "-w", "проба")
    said = published.run("publish", "--yes").out
    assert "misto host end" in said
    return published


def test_end_only_after_the_end(published):
    assert "END-1" in published.refused("end", "--yes")
    assert "AWARD-1" in published.refused("award", "гравець=4")


def test_until_the_end_is_opened_the_awards_are_not_late(won):
    said = won.refused("award", "гравець=4")
    assert "misto host end" in said
    assert "Запізно" not in said


def test_status_of_a_game_that_has_ended(won):
    said = won.run("status").out
    assert "Перемога мафії!" in said
    assert "вбивство" not in said  # nothing is waited for any more
    assert "Закриття" not in said
    assert said.count("у грі вже немає") == 11 - len(won.board.game.living)
    assert said.endswith("Далі: «misto host end».\n")
    won.run("end", "--yes")
    assert "misto host award" in won.run("status").out
    won.run("award", "-b", "alex", "гравець=Ашот")
    won.run("award", "--announce")
    assert "Далі:" not in won.run("status").out


def test_end_opens_everything(won):
    said = won.run("end", code=1)
    assert "--yes" in said.err
    assert phase(won) is Phase.OVER
    said = won.run("end", "--yes").out
    assert phase(won) is Phase.OPENED
    assert "Айгюль — бос" in said
    assert "aygul" in said
    assert won.run("end").out == said


def test_the_record_of_the_end_never_replaces_the_game(won):
    assert str(won.path) in won.refused("end", "--yes", "--record", str(won.path))
    assert phase(won) is Phase.OVER


def test_awards(won):
    won.run("end", "--yes")
    won.run("award", "-b", "alex", "мирний=Ашот", "мафіозі=Айгюль")
    won.run("award", "-b", "igrok 8", "townsperson=10", "character=11")
    won.run("award", "-b", "Галина", "мирна=Ашот")
    assert "AWARD-1" in won.refused("award", "-b", "stranger", "гравець=4")
    assert "AWARD-1" in won.refused("award", "-b", "alex", "мирний=Айгюль")
    assert "AWARD-1" in won.refused("award", "гравець=4")  # the host has no vote here
    for vote in ("гравець", "найкращий=4", "гравець=Наполеон"):
        assert won.refused("award", "-b", "alex", vote)
    assert won.refused("award")
    said = won.run("award", "--announce").out
    assert "Ашот" in said
    assert "Відзнаки" in won.run("end").out or "Найкращ" in won.run("end").out


def test_the_award_of_the_host_alone(table):
    table.run("new", "Гра", "--dealt-elsewhere", "-r", "award_by=host")
    table.run("seat", "--yes", stdin="А; бос\nБ; лікар\nВ; мж\nГ; мж\nД; мж\nЕ; мж\nЄ; мафія")
    for seat in (2, 3, 4):
        table.run("fact", str(seat), "--dead", "--yes", "-w", "проба")
    table.run("close", "--yes", "-w", "проба")
    table.run("publish", "--yes")
    table.run("end", "--yes")
    table.run("award", "гравець=В", "--announce")
    assert "В" in table.run("end").out
