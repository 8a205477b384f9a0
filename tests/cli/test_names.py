"""Whom a text names: one seat, nobody, several, or two that disagree."""

import pytest

from misto.cli.host.names import Disagree, Face, Found, Several, Unknown, label, sender, target

SOURCE = (
    "Работорговец Алексей",
    "Принцесса специй",
    "Анастейша Кірзякова",
    "Зойка Карамелька",
    "Веруня",
    "Казимира Карловна",
    "Люся Марковна",
    "Ашот",
    "Айгюль",
    "Галина",
    "Виталя",
)


def faces(*names, persons=()):
    return tuple(
        Face(seat, f"igrok {seat}", name, persons[seat - 1] if persons else None)
        for seat, name in enumerate(names, 1)
    )


MARKET = faces(*SOURCE, persons=tuple(f"main_{n}" for n in range(1, 12)))


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Виталя", 11),
        ("виталя", 11),
        ("ВИТАЛЯ", 11),
        ("«Виталя»", 11),
        ("Виталя.", 11),
        ("Зойка Карамелька", 4),
        ("Зойка  карамелька", 4),
        ("Зойка", 4),
        ("Карамелька", 4),
        ("Карам", 4),
        ("Зой", 4),
        ("Казимира", 6),
        ("Люся", 7),
        ("Работорговец", 1),
        ("igrok 5", 5),
        ("Igrok5", 5),
        ("игрок 5", 5),
        ("ігрок 5", 5),
        ("гравець 5", 5),
        ("гравця 5", 5),
        ("игрока №5", 5),
        ("player 5", 5),
        ("igrok 11", 11),
        ("5", 5),
        ("№5", 5),
        ("№ 5", 5),
        ("#5", 5),
        ("місце 5", 5),
        ("seat 5", 5),
        ("igrok 8 – Ашот", 8),
        ("igrok 8 - Ашот", 8),
        ("igrok 11- Виталя", 11),
        ("8 – Ашот", 8),
        ("Ашот – igrok 8", 8),
        ("igrok 8 (Ашот)", 8),
        ("Ашот (igrok 8)", 8),
        ("igrok 4 – Зойка", 4),
    ],
)
def test_a_target_of_the_source(text, seat):
    assert target(text, MARKET) == Found(seat)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("Зойку", "igrok 4 — Зойка Карамелька"),
        ("Віталя", "igrok 11 — Виталя"),
        ("Bиталя", "igrok 11 — Виталя"),  # a Latin B
        ("Вирталя", "igrok 11 — Виталя"),
        ("Ашоот", "igrok 8 — Ашот"),
        ("Айгуль", "igrok 9 — Айгюль"),
        ("Анастейша Кирзякова", "igrok 3 — Анастейша Кірзякова"),
        ("igrok 8 – Ашотт", "igrok 8 — Ашот"),
    ],
)
def test_a_near_miss_is_offered_and_not_taken(text, near):
    found = target(text, MARKET)
    assert isinstance(found, Unknown)
    assert found.near[0] == near


@pytest.mark.parametrize("text", ["Наполеон", "igrok 12", "0", "12", "", "—", "igrok", "ігор 5"])
def test_nobody_is_called_so(text):
    found = target(text, MARKET)
    assert isinstance(found, Unknown)
    assert not found.near


def test_a_part_that_fits_two_is_refused_with_both():
    assert target("Кар", MARKET) == Several("Кар", (4, 6))
    assert target("Анна", faces("Анна Каренина", "Анна Ахматова")) == Several("Анна", (1, 2))


def test_a_whole_name_wins_over_a_part_of_another():
    assert target("Анна", faces("Аннабель", "Анна Ахматова", "Анна")) == Found(3)
    assert target("Ян", faces("Ян Гус", "Ян", "Янка")) == Found(2)


def test_a_part_begins_where_a_word_begins():
    assert isinstance(target("роня", faces("Вероня", "Люся")), Unknown)
    assert target("Марія", faces("Анна-Марія", "Люся")) == Found(1)


def test_two_letters_are_a_part_only_as_a_word():
    assert isinstance(target("Лю", faces("Люся", "Веруня")), Unknown)
    assert target("Лю", faces("Лю Бей", "Люся")) == Found(1)


def test_nick_and_name_must_agree():
    assert target("igrok 7 – Ашот", MARKET) == Disagree("igrok 7 – Ашот", (7, 8))
    assert target("igrok 7 - igrok 11- Виталя", MARKET) == Disagree(
        "igrok 7 - igrok 11- Виталя", (7, 11)
    )
    assert target("7 (Ашот)", MARKET) == Disagree("7 (Ашот)", (7, 8))


def test_a_nick_tells_two_of_a_part_apart():
    two = faces("Анна Каренина", "Анна Ахматова")
    assert target("igrok 2 – Анна", two) == Found(2)


@pytest.mark.parametrize("name", ["Анна-Марія", "О’Ніл", "Д'Артаньян", "R2-D2", "Ам – Ка", "X: Y"])
def test_names_with_signs_are_names(name):
    table = faces(name, "Люся", "Анна")
    assert target(name, table) == Found(1)
    assert target(name.upper(), table) == Found(1)
    assert target(f"igrok 1 – {name}", table) == Found(1)


def test_kinds_of_apostrophes_and_dashes_are_one():
    table = faces("Мар’яна Коза–Дереза", "Люся")
    assert target("мар'яна коза-дереза", table) == Found(1)
    assert target("Марʼяна", table) == Found(1)


@pytest.mark.parametrize(
    ("name", "text"), [("Ґалаґан", "Галаган"), ("Алёна", "Алена"), ("Мар'яна", "Маряна")]
)
def test_letters_that_are_alike_are_only_offered(name, text):
    found = target(text, faces(name, "Люся"))
    assert found == Unknown(text, (f"igrok 1 — {name}",))


def test_a_player_called_no():
    table = faces("No", "Ніхто", "Люся")
    assert target("No", table) == Found(1)
    assert target("no", table) == Found(1)


def test_a_number_may_be_a_name():
    table = faces("13", "Люся", "47")
    assert target("13", table) == Found(1)
    assert target("47", table) == Found(3)
    both = faces("2", "Люся")
    assert target("2", both) == Several("2", (1, 2))


def test_nicks_that_the_host_chose():
    table = (Face(1, "Zirka", "Люся"), Face(2, "igrok 7", "Ада"), *faces(*SOURCE)[2:9])
    assert target("zirka", table) == Found(1)
    assert target("гравець 1", table) == Found(1)  # nobody has that nick: the seat
    assert target("igrok 7", table) == Several("igrok 7", (2, 7))
    assert target("7", table) == Several("7", (2, 7))
    assert target("місце 2", table) == Found(2)


def test_a_player_is_never_named_by_the_main_nick():
    assert isinstance(target("main_5", MARKET), Unknown)
    assert sender("main_5", MARKET) == Found(5)


@pytest.mark.parametrize("text", ["main_5", "MAIN_5", "Веруня", "igrok 5", "5", "igrok 5 – Веруня"])
def test_a_sender(text):
    assert sender(text, MARKET) == Found(5)


def test_a_main_nick_that_is_somebodys_character_is_refused():
    table = faces("Виталя", "Ашот", persons=("Ашот", "Виталя"))
    assert sender("Виталя", table) == Several("Виталя", (1, 2))
    assert sender("igrok 1 – Виталя", table) == Found(1)
    assert target("Виталя", table) == Found(1)


def test_a_sender_nearly_right_is_offered():
    found = sender("mian_5", MARKET)
    assert isinstance(found, Unknown)
    assert "igrok 5 — Веруня" in found.near


def test_a_label():
    assert label("igrok 8", "Ашот") == "igrok 8 — Ашот"
    assert label("igrok 8", "igrok 8") == "igrok 8"
    assert label("igrok 8", "") == "igrok 8"
    assert MARKET[7].label == "igrok 8 — Ашот"
