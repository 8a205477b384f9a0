"""Order lines, as players write them: what each is, before anybody asks who is meant."""

from typing import Any

import pytest

from misto.cli.host import vocabulary
from misto.cli.host.lines import (
    DASHES,
    LONGEST_LINE,
    LONGEST_NOTE,
    Header,
    Odd,
    Oddity,
    OrderLine,
    Quotation,
    Withdrawal,
    fold,
    tokens,
    unquoted,
)
from misto.engine.terms import Kind


def read(text: str) -> tuple[Any, ...]:
    return tokens(text)


def only(text: str) -> Any:
    (token,) = read(text)
    return token


def parts(text):
    token = only(text)
    assert isinstance(token, OrderLine), token
    return token.kind, token.turn, token.target


@pytest.mark.parametrize(
    ("text", "kind", "turn", "target"),
    [
        # as the source writes them
        ("Суд Лінча 2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("Суд Лінча 2 — Віталя", Kind.VOTE, 2, "Віталя"),
        ("Суд Лінча - igrok 5", Kind.VOTE, None, "igrok 5"),
        ("Полювання - igrok 5", Kind.HUNT, None, "igrok 5"),
        ("Вбивство мафії 2 – Зойка", Kind.KILL, 2, "Зойка"),
        ("Вбивство мафії 2 – Зойка, Ашот", Kind.KILL, 2, "Зойка, Ашот"),
        ("Вбивство - Казимира Карловна", Kind.KILL, None, "Казимира Карловна"),
        ("Перевірка - Айгюль", Kind.CHECK, None, "Айгюль"),
        ("Лікування 3 – igrok 8 – Ашот", Kind.HEAL, 3, "igrok 8 – Ашот"),
        ("Отрута 1: Казимира", Kind.POISON, 1, "Казимира"),
        ("Смертельний укол - Ашот", Kind.INJECT, None, "Ашот"),
        ("Блокування — Люся", Kind.BLOCK, None, "Люся"),
        ("Обмова − Ашот", Kind.FRAME, None, "Ашот"),
        ("Останній постріл: igrok 2", Kind.SHOOT, None, "igrok 2"),
        ("Передсмертна записка - Зойка: бережись", Kind.NOTE, None, "Зойка: бережись"),
        # in other words of Ukrainian
        ("Лінч 2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("Убивство 2 - Зойка", Kind.KILL, 2, "Зойка"),
        ("Евтаназія - Ашот", Kind.INJECT, None, "Ашот"),
        ("Отруєння 2 - Ашот", Kind.POISON, 2, "Ашот"),
        ("Перевірка комісара 2 - Ашот", Kind.CHECK, 2, "Ашот"),
        # Russian
        ("Суд Линча 2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("Охота - игрок 5", Kind.HUNT, None, "игрок 5"),
        ("Убийство мафии 2 - Зойка", Kind.KILL, 2, "Зойка"),
        ("Проверка - Айгюль", Kind.CHECK, None, "Айгюль"),
        ("Лечение - Ашот", Kind.HEAL, None, "Ашот"),
        ("Яд - Ашот", Kind.POISON, None, "Ашот"),
        ("Смертельный укол - Ашот", Kind.INJECT, None, "Ашот"),
        ("Блокировка - Ашот", Kind.BLOCK, None, "Ашот"),
        ("Клевета - Ашот", Kind.FRAME, None, "Ашот"),
        ("Последний выстрел - Ашот", Kind.SHOOT, None, "Ашот"),
        ("Предсмертная записка - Зойка: да", Kind.NOTE, None, "Зойка: да"),
        # English
        ("Court 2 - Vitalya", Kind.VOTE, 2, "Vitalya"),
        ("Lynch court 2 – Vitalya", Kind.VOTE, 2, "Vitalya"),
        ("vote: player 5", Kind.VOTE, None, "player 5"),
        ("Hunt - igrok 5", Kind.HUNT, None, "igrok 5"),
        ("Mafia’s kill 2 - Zoe", Kind.KILL, 2, "Zoe"),
        ("Check - Zoe", Kind.CHECK, None, "Zoe"),
        ("Heal - Zoe", Kind.HEAL, None, "Zoe"),
        ("Poison 3 - Zoe", Kind.POISON, 3, "Zoe"),
        ("Fatal injection - Zoe", Kind.INJECT, None, "Zoe"),
        ("Block - Zoe", Kind.BLOCK, None, "Zoe"),
        ("Slander - Zoe", Kind.FRAME, None, "Zoe"),
        ("Last shot - Zoe", Kind.SHOOT, None, "Zoe"),
        ("Last note - Zoe: run", Kind.NOTE, None, "Zoe: run"),
        # case, spaces, marks before, numbers
        ("  СУД   ЛІНЧА  2  -  виталя ", Kind.VOTE, 2, "виталя"),
        ("суд лінча:5", Kind.VOTE, None, "5"),
        ("Суд Лінча №2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("Суд Лінча #2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("Суд Лінча 2-й - Виталя", Kind.VOTE, 2, "Виталя"),
        ("Суд Лінча, хід 2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("Суд Лінча (2) - Виталя", None, None, None),
        ("Суд Лінча2-Виталя", Kind.VOTE, 2, "Виталя"),
        ("Суд Лінча 2-Йосип", Kind.VOTE, 2, "Йосип"),
        ("Суд Лінча 2-Анна-Марія", Kind.VOTE, 2, "Анна-Марія"),
        ("Суд Лінча 2 -> Виталя", Kind.VOTE, 2, "Виталя"),
        ("• Суд Лінча 2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("– Суд Лінча 2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("1) Полювання - 3", Kind.HUNT, None, "3"),
        ("2. Полювання - 3", Kind.HUNT, None, "3"),
        ("«Суд Лінча 2 - Виталя»", Kind.VOTE, 2, "Виталя"),
        ("\ufeffСуд\xa0Лінча 2 - Виталя", Kind.VOTE, 2, "Виталя"),
        ("Суд Лі\u0301нча 2 - Виталя", None, None, None),
    ],
)
def test_an_order_line(text, kind, turn, target):
    if kind is None:
        assert isinstance(only(text), Odd)
    else:
        assert parts(text) == (kind, turn, target)


@pytest.mark.parametrize("dash", [*DASHES, ":", "=", "--", "->", "→"])
@pytest.mark.parametrize("spaced", ["{}", " {}", "{} ", " {} "])
def test_any_dash_will_do(dash, spaced):
    assert parts(f"Суд Лінча 2{spaced.format(dash)}Виталя") == (Kind.VOTE, 2, "Виталя")


@pytest.mark.parametrize(
    ("kind", "phrase"),
    sorted(
        {
            (kind, phrase)
            for rows in vocabulary.ORDERS.values()
            for kind, row in rows.items()
            for phrase in row
        },
    ),
)
def test_every_phrase_is_read_as_its_kind(kind, phrase):
    tail = ": text" if kind is Kind.NOTE else ""
    for written in (phrase, phrase.lower(), phrase.upper()):
        assert parts(f"{written} 3 – Ада{tail}") == (kind, 3, f"Ада{tail}")


def test_no_phrase_means_two_kinds():
    meanings: dict[str, Kind] = {}
    for rows in vocabulary.ORDERS.values():
        for kind, row in rows.items():
            for phrase in row:
                assert meanings.setdefault(fold(phrase), kind) is kind


def test_every_kind_has_words_in_every_language():
    for rows in vocabulary.ORDERS.values():
        assert set(rows) == set(Kind)


@pytest.mark.parametrize(
    ("text", "kind", "turn"),
    [
        ("Відкликаю суд Лінча", Kind.VOTE, None),
        ("Відкликаю Суд Лінча 2.", Kind.VOTE, 2),
        ("відкликаю: суд лінча 2", Kind.VOTE, 2),
        ("Відкликаю «Суд Лінча 2»", Kind.VOTE, 2),
        ("Відкликаю перевірку", Kind.CHECK, None),
        ("Скасовую отруту!", Kind.POISON, None),
        ("Знімаю останній постріл", Kind.SHOOT, None),
        ("Суд Лінча 2 - відкликаю", Kind.VOTE, 2),
        ("Отзываю охоту", Kind.HUNT, None),
        ("Отменяю проверку 2", Kind.CHECK, 2),
        ("Withdraw vote", Kind.VOTE, None),
        ("cancel kill 3", Kind.KILL, 3),
        ("Відкликаю передсмертну записку", Kind.NOTE, None),
    ],
)
def test_a_withdrawal(text, kind, turn):
    token = only(text)
    assert isinstance(token, Withdrawal)
    assert (token.kind, token.turn) == (kind, turn)


@pytest.mark.parametrize(
    ("text", "sender", "when"),
    [
        ("Виталя, 20:15:", "Виталя", "20:15"),
        ("Виталя, 20:15", "Виталя", "20:15"),
        ("Виталя 20.15", "Виталя", "20.15"),
        ("Виталя, о 20-15:", "Виталя", "о 20-15"),
        ("Виталя (20:15)", "Виталя", "20:15"),
        ("Виталя (20:15):", "Виталя", "20:15"),
        ("Виталя:", "Виталя", None),
        ("igrok 5:", "igrok 5", None),
        ("igrok 5 20:15", "igrok 5", "20:15"),
        ("5, 20:15:07:", "5", "20:15:07"),
        ("igrok 5 – Веруня, вчора 23:10:", "igrok 5 – Веруня", "вчора 23:10"),
        ("Виталя » 30.11.2026, 20:15", "Виталя", "30.11.2026, 20:15"),
        ("Виталя 2026-11-30 20:15", "Виталя", "2026-11-30 20:15"),
        ("Виталя | 30.11 20:15", "Виталя", "30.11 20:15"),
        ("Zoe, yesterday at 20:15:", "Zoe", "yesterday at 20:15"),
        ("20:15:", None, "20:15"),
        ("Отрута, 20:15:", "Отрута", "20:15"),
        ("Hunt 20:15:", "Hunt", "20:15"),
    ],
)
def test_a_header(text, sender, when):
    token = only(text)
    assert isinstance(token, Header)
    assert (token.sender, token.when) == (sender, when)


@pytest.mark.parametrize(
    "text",
    [
        "Виталя, 20:15: Суд Лінча 2 - igrok 5",
        "Виталя, 20:15:  «Суд Лінча 2 - igrok 5»",
    ],
)
def test_header_and_order_on_one_line(text):
    header, order = read(text)
    assert (header.sender, header.when) == ("Виталя", "20:15")
    assert (order.kind, order.target) == (Kind.VOTE, "igrok 5")


def test_a_name_with_a_colon_before_an_order():
    header, order = read("Сестра: темна, 20:15: Суд - 5")
    assert header.sender == "Сестра: темна"
    assert order.target == "5"


@pytest.mark.parametrize(
    ("text", "why", "near"),
    [
        ("Суд Лінча 2 Виталя", Oddity.NO_DASH, "Суд Лінча 2 — Виталя"),
        ("Полювання igrok 5", Oddity.NO_DASH, "Полювання — igrok 5"),
        ("Полювання 5", Oddity.NO_TARGET, None),
        ("Суд Лінча 2", Oddity.NO_TARGET, None),
        ("Суд Лінча 2 -", Oddity.NO_TARGET, None),
        ("Отрута:", Oddity.NO_TARGET, None),
        ("Полюванння 2 - Зойка", Oddity.NOT_UNDERSTOOD, "Полювання"),
        ("Вбивстов мафії 2 - Зойка", Oddity.NOT_UNDERSTOOD, "Вбивство мафії"),
        ("Chekc - Zoe", Oddity.NOT_UNDERSTOOD, "Check"),
        ("Судома - 5", Oddity.NOT_UNDERSTOOD, None),
        ("Привіт!", Oddity.NOT_UNDERSTOOD, None),
        ("igrok 5", Oddity.NOT_UNDERSTOOD, None),
        ("- - -", Oddity.NOT_UNDERSTOOD, None),
        ("Передсмертна записка - Зойка: «далі буде", Oddity.NOTE_UNFINISHED, None),
    ],
)
def test_an_odd_line_is_never_guessed_at(text, why, near):
    token = only(text)
    assert isinstance(token, Odd)
    assert (token.why, token.near) == (why, near)


def test_a_whole_paste():
    paste = """
        Виталя, 20:15:
        Суд Лінча 2 - Люся

        Вбивство мафії 2 – Зойка
        igrok 5, 20:50: Смертельний укол - Ашот
    """
    found = read(paste)
    assert [type(token).__name__ for token in found] == [
        "Header",
        "OrderLine",
        "OrderLine",
        "Header",
        "OrderLine",
    ]
    assert [token.line for token in found] == [2, 3, 5, 6, 6]


def test_a_note_in_quotation_marks_runs_over_lines():
    note, vote = read("Передсмертна записка – Зойка: «Суд - 5\n\nОтрута - 3»\nСуд - 6")
    assert note.target == "Зойка: «Суд - 5\n\nОтрута - 3»"
    assert (vote.line, vote.target) == (4, "6")


def test_after_a_note_that_nothing_closes_nothing_is_taken():
    token = only("Передсмертна записка – Зойка: «Ось що\nСуд - 5\nВеруня, 20:15:\nСуд - 6")
    assert (type(token), token.why) == (Odd, Oddity.NOTE_UNFINISHED)


def test_a_note_without_quotation_marks_is_its_line():
    note, vote = read("Передсмертна записка – Зойка: я казав: «тікай» всім\nСуд - 6")
    assert note.target == "Зойка: я казав: «тікай» всім"
    assert vote.target == "6"


def test_empty_pastes_say_nothing():
    assert tokens("") == read(" \n\t\n") == ()


def test_folding_keeps_letters_apart():
    assert fold("Ґанок") != fold("Ганок")
    assert fold("Ёлка") != fold("Елка")
    assert fold("Мар’яна") == fold("МАР'ЯНА") == fold("марʼяна")
    assert fold("Анна – Марія") == fold("анна - марія")


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("«так»", "так"),
        ('"так"', "так"),
        ("„так“", "так"),
        ("“так”", "так"),
        ("«а «б» в»", "а «б» в"),
        ("«а» та «б»", "«а» та «б»"),
        ('"а" та "б"', '"а" та "б"'),
        ("«", "«"),
        ("так", "так"),
        ("", ""),
    ],
)
def test_quotation_marks_round_a_whole_text_come_off(text, bare):
    assert unquoted(text) == bare


@pytest.mark.parametrize(
    "text",
    [
        "> Суд Лінча 2 - Виталя",
        ">> Виталя, 20:15:",
        ">Записка - Зойка: «далі",
        "&gt; Суд - 5",
        "| Суд - 5",
    ],
)
def test_what_is_quoted_is_no_order_and_holds_nothing_up(text):
    quoted, order = read(f"{text}\nСуд - 6")
    assert quoted == Quotation(1, text)
    assert order.target == "6"


@pytest.mark.parametrize(
    "text",
    [
        "Веруня пише:",
        "Веруня написала :",
        "пн, 30 лист. 2026 р. о 20:15 Веруня <vera@example.org> пише:",
        "On Mon, Nov 30, 2026 at 8:15 PM Zoe <zoe@example.org> wrote:",
        "Zoe, 20:15 wrote:",
        "пн, 30 нояб. 2026 г. в 20:15, Zoe <zoe@example.org>:",
        "-----Original Message-----",
        "---------- Forwarded message ----------",
    ],
)
def test_the_line_over_a_quotation_is_no_header(text):
    assert only(text) == Quotation(1, text, opens=True)


def test_wrote_in_an_order_is_a_word():
    assert parts("Записка - Зойка: він пише:")[0] is Kind.NOTE
    assert isinstance(only("Zoe wrote: Court - 5"), Odd)


def test_what_is_too_long_is_not_read():
    assert only("Суд - " + "5" * LONGEST_LINE).why is Oddity.TOO_LONG
    assert only("Привіт " * LONGEST_LINE).why is Oddity.TOO_LONG
    note = "Записка - Зойка: «" + "а" * (LONGEST_NOTE - 30)
    assert parts(note + "»")[0] is Kind.NOTE
    assert only(note).why is Oddity.NOTE_UNFINISHED
    assert only(note + "а" * 30 + "»").why is Oddity.TOO_LONG
    long, order = read(note + "\nСуд - 5\n" + "а" * 30 + "»\nСуд - 6")
    assert (long.why, order.target) == (Oddity.TOO_LONG, "6")
