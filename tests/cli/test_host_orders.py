"""Taking orders: who, when, in what order; what is refused, and that nothing is done by halves."""

import pytest

from misto.engine import Kind, Phase


@pytest.fixture
def second(market):
    """Turn two of the source's game, opened on 30 November at 21:30 in Kyiv; it is 20:00 there."""
    market.at("2026-11-30 19:10")
    market.run("close", "--yes")
    market.at("2026-11-30 19:30")
    market.run("publish", "--yes")
    market.at("2026-12-01 18:00")
    return market


def votes(host):
    return {
        seat: order.targets
        for (seat, kind), order in host.board.game.orders.items()
        if kind is Kind.VOTE
    }


def standing(host, seat, kind):
    return host.board.game.orders[seat, kind].targets


# how lines come


def test_lines_as_arguments(second):
    said = second.run("order", "--by", "Ашот", "Суд Лінча 2 - Люся", "Полювання - igrok 5").out
    assert standing(second, 8, Kind.VOTE) == (7,)
    assert standing(second, 8, Kind.HUNT) == (5,)
    assert "№ 1" in said
    assert "№ 2" in said


def test_lines_from_a_file(second, tmp_path):
    path = tmp_path / "mail.txt"
    path.write_bytes("\ufeffАшот, 19:00:\r\nСуд Лінча 2 - Люся\r\n".encode())
    second.run("order", "-p", str(path))
    assert votes(second) == {8: (7,)}


def test_lines_piped_in(second):
    second.run("order", stdin="ashot, 19:00: Суд Лінча 2 - Люся")
    assert votes(second) == {8: (7,)}


@pytest.mark.parametrize("who", ["ashot", "igrok 8", "8", "Ашот", "igrok 8 — Ашот", "гравець 8"])
def test_who_sent_it(second, who):
    second.run("order", "--by", who, "Суд - 7")
    assert votes(second) == {8: (7,)}


@pytest.mark.parametrize("language", ["uk", "en"])
def test_in_any_language_whatever_the_hosts(second, language):
    second.lang = language
    second.run("order", "--by", "8", "Суд Лінча 2 - Люся")
    second.run("order", "--by", "9", "Суд Линча 2 - Люся")
    second.run("order", "--by", "10", "Court 2 - Люся")
    assert votes(second) == {8: (7,), 9: (7,), 10: (7,)}


def test_nothing_pasted(second):
    assert second.refused("order", stdin="\n\n")
    assert second.refused("order", "-p", "nowhere.txt")


def test_before_the_deal(table):
    table.run("new", "Гра")
    assert "роздано" in table.refused("order", "--by", "8", "Суд - 7")


# each line for itself


def test_what_is_wrong_is_refused_and_the_rest_taken(second):
    paste = """
    Ашот, 19:00:
    Суд Лінча 2 - Віталя
    Суд Лінча 2 - Виталя
    Суд Лінча 1 - Люся
    Вбивство - Люся
    Полювання - Кар
    """
    said = second.run("order", stdin=paste, code=1).out
    assert votes(second) == {8: (11,)}
    assert "Прийнято: 1. Не прийнято: 4." in said
    assert "Може, «igrok 11 — Виталя»?" in said
    assert "ORDER-6" in said
    assert "igrok 4 — Зойка Карамелька, igrok 6 — Казимира Карловна" in said


def test_the_rules_own_refusals(second):
    cases = {
        ("igrok 2", "Вбивство - Виталя"): "MAFIA-1",
        ("Виталя", "Обмова - Айгюль"): "NIGHT-3",
        ("Ашот", "Полювання - Ашот"): "ORDER-6",
        ("Ашот", "Відкликаю суд Лінча"): "ORDER-2",
        ("Ашот", "Суд - нікого"): "COURT-1",
        ("Айгюль", "Вбивство - Зойка, Ашот"): "MAFIA-3",
        ("Айгюль", "Полювання - Ашот"): "ORDER-6",
        ("Ашот", "Відкликаю записку"): "NOTE-1",
        ("Ашот", "Записка - Ашот: собі"): "NOTE-1",
    }
    for (who, line), clause in cases.items():
        assert f"[{clause}]" in second.run("order", "--by", who, line, code=1).out


# replace, withdraw, notes, shots


def test_replaced_withdrawn_the_same_again(second):
    second.run("order", "--by", "8", "Суд - 7")
    second.run("order", "--by", "8", "Суд - 9")
    said = second.run("order", "--by", "8", "Суд - 9").out
    assert "те саме" in said
    assert votes(second) == {8: (9,)}
    second.run("order", "--by", "8", "Відкликаю суд Лінча 2")
    assert votes(second) == {}
    assert second.board.game.receipts[7] == 3


def test_a_last_note_of_several_lines(second):
    second.run("order", stdin="8, 19:00:\nПередсмертна записка - Зойка: «Бережись!\n\nСуд - 7»")
    note = second.board.game.notes[8]
    assert (note.to, note.text) == (4, "Бережись!\n\nСуд - 7")
    assert votes(second) == {}
    assert "NOTE-1" in second.run("order", "--by", "8", "Записка - 7: ще", code=1).out


def test_the_last_shot_is_named_and_cleared(second):
    second.run("order", "--by", "1", "Останній постріл - Принцесса")
    assert second.board.game.shots[1].targets == (2,)
    second.run("order", "--by", "1", "Останній постріл - нікого")
    assert second.board.game.shots == {}


def test_a_double_kill_once_it_is_granted(second):
    second.run("double-kill", "--yes", "-w", "привид натякав")
    second.run("order", "--by", "9", "Вбивство мафії 2 - Зойка, Ашот")
    assert standing(second, 9, Kind.KILL) == (4, 8)


# the hour


def test_orders_are_taken_in_order_of_time(second):
    second.run(
        "order", stdin="8, 19:00: Суд - 7\n9, 18:00: Суд - 7\n10: Суд - 9\n4, вчора 23:00: Суд - 3"
    )
    assert list(votes(second)) == [4, 9, 8, 10]
    times = [f"{event.at:%H:%M}" for event in second.board.ledger[-4:]]
    assert times == ["21:00", "16:00", "17:00", "18:00"]


def test_a_letter_that_was_overlooked_can_not_slip_before_a_later_one(second):
    second.run("order", stdin="8, 19:00: Суд - 7")
    said = second.run("order", stdin="9, 18:00: Суд - 7", code=1).out
    assert "19:00" in said
    assert "enter" in said
    assert votes(second) == {8: (7,)}
    second.run("order", "--by", "9", "Суд - 7")  # without its hour it comes after
    assert list(votes(second)) == [8, 9]


def test_an_act_of_the_host_does_not_make_letters_late(second):
    second.run("bar", "4", "--yes", "-w", "листування в темі")  # at 20:00
    second.run(
        "order", stdin="8, 19:00: Суд - 7\n9, 19:10: Полювання - 3\n10, 19:20: Суд - 3", code=1
    )
    second.run("order", stdin="3, 19:30: Суд - 7")
    assert list(votes(second)) == [8, 10, 3]
    board = second.board
    assert f"{board.last_sent():%H:%M}" == "17:30"
    assert all(event.at >= board.ledger[0].at for event in board.ledger)
    assert [e.at for e in board.ledger] == sorted(e.at for e in board.ledger)
    assert "19:30" in second.run("log").out
    assert second.run("order", stdin="1, 19:25: Суд - 7", code=1).out


def test_a_hunt_that_was_sent_too_early_stays_so(second):
    second.run("bar", "4", "--yes", "-w", "листування в темі")  # recorded at 20:00
    assert "TIME-2" in second.run("order", stdin="8, 11:59: Полювання - 5", code=1).out
    second.run("order", stdin="8, 12:00: Полювання - 5")


@pytest.mark.parametrize(
    ("at", "words"),
    [
        ("20:01", "ще не було"),
        ("завтра 10:00", "не час"),
        ("1.12.2026 20:01", "ще не настало"),
        ("30.11 21:00", "до початку"),
        ("нині", "не час"),
    ],
)
def test_hours_that_can_not_be(second, at, words):
    assert words in second.run("order", "--by", "8", "--at", at, "Суд - 7", code=1).out


def test_after_the_closing_hour(second):
    second.at("2026-12-01 20:30")  # 22:30: nobody has closed the turn yet
    assert "TIME-1" in second.run("order", "--by", "8", "Суд - 7", code=1).out
    late = second.run("order", "--by", "8", "--at", "21:00", "Суд - 7", code=1).out
    assert "TIME-1" in late
    assert "--in-time" in late
    assert second.board.game.phase is Phase.OPEN
    second.run("order", "--by", "8", "--at", "20:59", "Суд - 7")
    second.run("order", "--by", "9", "--in-time", "Суд - 7", "Відкликаю суд Лінча", "Суд - 3")
    second.run("order", "--by", "10", "--in-time", "Записка - 3: привіт")
    assert votes(second) == {8: (7,), 9: (3,)}
    second.run("close", "--yes")
    assert f"{second.board.game.closed_at:%d %H:%M}" == "01 19:00"


def test_after_the_close_an_order_is_entered_as_a_ruling(second):
    second.at("2026-12-01 19:30")
    second.run("close", "--yes")
    assert "TIME-1" in second.run("order", "--by", "8", "--at", "20:00", "Суд - 7", code=1).out
    second.run("enter", "8", "Суд - 7", "-w", "лист прийшов вчасно", "--yes")
    assert votes(second) == {8: (7,)}


def test_an_hour_or_none_but_not_both(second):
    assert second.refused("order", "--by", "8", "--at", "19:00", "--in-time", "Суд - 7")


def test_while_a_turn_is_paused_orders_are_taken(second):
    second.run("pause", "--yes", "-w", "свято")
    second.at("2026-12-02 09:00")
    second.run("order", "--by", "8", "--at", "1.12 23:00", "Суд - 7")
    assert votes(second) == {8: (7,)}
    assert "день" in second.run("order", "--by", "9", "--at", "22:00", "Суд - 7", code=1).out


def test_a_winner_ends_the_orders(second):
    for seat in (1, 3, 4, 5, 6, 7):
        second.run("fact", str(seat), "--dead", "--yes", "-w", "проба")
    second.run("close", "--yes", "-w", "проба")
    second.run("publish", "--yes")
    assert second.board.game.winner is not None
    assert "TIME-6" in second.run("order", "--by", "8", "Суд - 9", code=1).out


def test_a_report_that_is_overdue_goes_out_before_orders_are_read(table):
    table.run("new", "Гра", "--dealt-elsewhere", "-r", "publish_after=6h", "-r", "min_posts=0")
    table.run("seat", "--yes", stdin="А; бос\nБ; лікар\nВ; мж\nГ; мж\nД; мж\nЕ; мж\nЄ; мафія")
    table.run("close", "--yes", "-w", "проба")
    table.wait(hours=5)
    assert "TIME-1" in table.run("order", "--by", "3", "Суд - 4", code=1).out
    table.wait(hours=2)
    said = table.run("order", "--by", "3", "Суд - 4").out
    assert "Підсумки ходу 1" in said
    assert table.board.game.turn == 2
    assert votes(table) == {3: (4,)}


# the file


def test_what_is_refused_changes_no_file(second):
    before = second.path.read_bytes()
    second.run("order", "--by", "8", "Суд - Наполеон", code=1)
    second.run("order", "--by", "8", "Вбивство - 7", code=1)
    assert second.path.read_bytes() == before


def test_names_that_look_like_markup_are_harmless(second):
    said = second.run("order", "--by", "8", "Суд - [bold]Люся[/bold] \x1b[31m", code=1).out
    assert "[bold]" in said
    assert "\x1b" not in said


# what is quoted, and whose letter it is


def test_quotations_are_skipped_in_sight(second):
    said = second.run("order", "--by", "8", stdin="> Суд Лінча 2 - Веруня\nСуд Лінча 2 - Люся").out
    assert votes(second) == {8: (7,)}
    assert "цитата, пропущено" in said
    assert "Прийнято: 1. Не прийнято: 0.\nПропущено цитат: 1." in said
    assert "Пропущено цитат: 1." in second.run("order", "-b", "8", stdin="> Суд - 5", code=1).out


def test_a_letter_is_of_one_player(second):
    said = second.run("order", "--by", "Ашот", stdin="Зойка:\nСуд - 7\n", code=1).out
    assert "Це лист одного гравця (igrok 8 — Ашот" in said
    assert "igrok 4 — Зойка Карамелька" in said
    assert votes(second) == {}


def test_a_day_alone_is_no_hour(second):
    said = second.run("order", stdin="Ашот, 10.11:\nСуд - 7", code=1).out
    assert "Напиши «10:11» або дату з часом: «10.11 20:15»." in said
    assert votes(second) == {}
