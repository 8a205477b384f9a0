"""A paste, read against a game: who, when, what; and why a line can't be taken."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from misto.cli.host import lines, names
from misto.cli.host.names import Face
from misto.cli.host.paste import Desk, Fault, Flaw, read
from misto.cli.host.when import Span, Unfit
from misto.engine.commands import GiveNote, GiveOrder, WithdrawOrder
from misto.engine.terms import Kind

NAMES = (
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
FACES = tuple(Face(n, f"igrok {n}", name, f"main_{n}") for n, name in enumerate(NAMES, 1))
SPAN = Span(
    datetime(2026, 11, 29, 20, tzinfo=UTC),
    datetime(2026, 11, 30, 19, 30, tzinfo=UTC),
    "Europe/Kyiv",
)


def desk(**changes: Any) -> Desk:
    return replace(Desk(FACES, 2, SPAN), **changes)


def readings(text: str, against: Desk) -> tuple[Any, ...]:
    return read(text, against)


def one(text: str, **changes: Any) -> Any:
    (reading,) = read(text, desk(by="Виталя", **changes))
    return reading


def order(kind, *targets, seat=11):
    return GiveOrder(seat=seat, order=kind, targets=targets)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("Суд Лінча 2 - Люся", order(Kind.VOTE, 7)),
        ("Суд Лінча - igrok 5", order(Kind.VOTE, 5)),
        ("Суд Лінча 2 – igrok 8 – Ашот", order(Kind.VOTE, 8)),
        ("Вбивство мафії 2 – Зойка", order(Kind.KILL, 4)),
        ("Вбивство мафії 2 - Зойка, Ашот", order(Kind.KILL, 4, 8)),
        ("Вбивство мафії 2 - Зойка та Ашот", order(Kind.KILL, 4, 8)),
        ("Вбивство мафії 2 - Зойка і Ашот", order(Kind.KILL, 4, 8)),
        ("Убийство мафии 2 - Зойка и Ашот", order(Kind.KILL, 4, 8)),
        ("Kill 2 - igrok 4 and igrok 8", order(Kind.KILL, 4, 8)),
        ("Вбивство 2 - igrok 4 – Зойка, igrok 8 – Ашот", order(Kind.KILL, 4, 8)),
        ("Вбивство 2 - 4, 8", order(Kind.KILL, 4, 8)),
        ("Вбивство 2 - Зойка, igrok 4", order(Kind.KILL, 4)),
        ("Суд Лінча 2 - Зойка, Ашот", order(Kind.VOTE, 4, 8)),  # the rules refuse it
        ("Суд Лінча 2 - нікого", order(Kind.VOTE)),
        ("Суд Лінча 2 - утримуюсь.", order(Kind.VOTE)),
        ("Суд Линча 2 - никого", order(Kind.VOTE)),
        ("Court 2 - nobody", order(Kind.VOTE)),
        ("Останній постріл - нікого", order(Kind.SHOOT)),
        ("Відкликаю суд Лінча", WithdrawOrder(seat=11, order=Kind.VOTE)),
        ("Відкликаю вбивство 2", WithdrawOrder(seat=11, order=Kind.KILL)),
        ("Передсмертна записка - Зойка: бережись", GiveNote(seat=11, to=4, text="бережись")),
        ("Передсмертна записка 2 - igrok 4: «а: б»", GiveNote(seat=11, to=4, text="а: б")),
        (
            "Передсмертна записка – igrok 4 – Зойка: «раз\n\nдва»",
            GiveNote(seat=11, to=4, text="раз\n\nдва"),
        ),
    ],
)
def test_a_wish(text, wish):
    assert one(text).wish == wish


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("Суд Лінча 3 - Люся", Flaw(Fault.OTHER_TURN, turn=3)),
        ("Відкликаю суд Лінча 1", Flaw(Fault.OTHER_TURN, turn=1)),
        ("Суд Лінча 2 - Кар", Flaw(Fault.SEVERAL_TARGETS, name="Кар", seats=(4, 6))),
        (
            "Суд Лінча 2 - Віталя",
            Flaw(Fault.UNKNOWN_TARGET, name="Віталя", near=("igrok 11 — Виталя",)),
        ),
        ("Суд Лінча 2 - main_7", Flaw(Fault.UNKNOWN_TARGET, name="main_7")),
        ("Суд Лінча 2 - no", Flaw(Fault.UNKNOWN_TARGET, name="no")),
        ("Суд Лінча 2 - ні", Flaw(Fault.UNKNOWN_TARGET, name="ні")),
        (
            "Суд Лінча - igrok 7 – Ашот",
            Flaw(Fault.TARGETS_DISAGREE, name="igrok 7 – Ашот", seats=(7, 8)),
        ),
        (
            "Вбивство 2 - Зойка, Ашотт",
            Flaw(Fault.UNKNOWN_TARGET, name="Ашотт", near=("igrok 8 — Ашот",)),
        ),
        ("Вбивство 2 - Зойка, Кар", Flaw(Fault.SEVERAL_TARGETS, name="Кар", seats=(4, 6))),
        ("Суд Лінча 2 Люся", Flaw(Fault.NO_DASH, near=("Суд Лінча 2 — Люся",))),
        ("Суд Лінча 2", Flaw(Fault.NO_TARGET)),
        ("Полюваня - Люся", Flaw(Fault.NOT_UNDERSTOOD, near=("Полювання",))),
        ("Привіт!", Flaw(Fault.NOT_UNDERSTOOD)),
        ("Передсмертна записка - Зойка", Flaw(Fault.NOTE_WITHOUT_TEXT)),
        ("Передсмертна записка - Зойка:", Flaw(Fault.NOTE_WITHOUT_TEXT)),
        ("Передсмертна записка - Зойка: «так", Flaw(Fault.NOTE_UNFINISHED)),
        (
            "Передсмертна записка - Кар: так",
            Flaw(Fault.SEVERAL_TARGETS, name="Кар", seats=(4, 6)),
        ),
    ],
)
def test_a_flaw(text, flaw):
    reading = one(text)
    assert (reading.wish, reading.flaw) == (None, flaw)


def test_the_host_may_say_that_the_hour_is_not_known():
    assert one("Суд - 7", untimed=True).wish.untimed
    assert one("Відкликаю суд Лінча", untimed=True).wish.untimed
    assert one("Записка - 7: так", untimed=True).wish.untimed


@pytest.mark.parametrize("name", ["Ніхто", "Нікого", "Nobody", "none"])
def test_where_somebody_is_called_nobody_the_word_is_refused(name):
    table = (*FACES[:6], Face(7, "igrok 7", name), *FACES[7:])
    for word in ("нікого", "nobody"):
        flaw = one(f"Суд Лінча 2 - {word}", faces=table).flaw
        assert (flaw.fault, flaw.seats) == (Fault.NOBODY_IS_A_NAME, (7,))
    assert one("Суд Лінча 2 - igrok 7", faces=table).wish == order(Kind.VOTE, 7)


def test_a_player_called_no_is_voted_for():
    table = (*FACES[:6], Face(7, "igrok 7", "No"), *FACES[7:])
    assert one("Court 2 - No", faces=table).wish == order(Kind.VOTE, 7)


PASTE = """
Виталя, 20:15:
Суд Лінча 2 - Люся
Вбивство мафії 2 – Работорговец

main_5, вчора 23:10:
Лікування - Ашот
igrok 7, 20:50: Суд Лінча 2 - Веруня
20:55:
Отрута 2 - Ашот
"""


def test_a_whole_paste():
    found = readings(PASTE, desk())
    assert [(r.line, r.seat, r.at and f"{r.at:%d %H:%M}") for r in found] == [
        (3, 11, "30 18:15"),
        (4, 11, "30 18:15"),
        (7, 5, "29 21:10"),
        (8, 7, "30 18:50"),
        (10, 7, "30 18:55"),
    ]
    assert [r.wish for r in found] == [
        order(Kind.VOTE, 7),
        order(Kind.KILL, 1),
        order(Kind.HEAL, 8, seat=5),
        order(Kind.VOTE, 5, seat=7),
        order(Kind.POISON, 8, seat=7),
    ]


def test_a_line_that_is_refused_still_tells_whose_it_is():
    (found,) = readings("Ашот, 20:15: Суд Лінча Люся", desk())
    assert (found.seat, f"{found.at:%H:%M}", found.flaw.fault) == (8, "18:15", Fault.NO_DASH)


def test_what_stands_before_the_first_header_is_of_whom_the_host_named():
    first, second = readings("Суд - 7\nВиталя:\nСуд - 8", desk(by="Виталя", at="20:15"))
    assert (first.seat, f"{first.at:%H:%M}") == (11, "18:15")
    assert (second.seat, f"{second.at:%H:%M}") == (11, "18:15")


ANOTHERS = Flaw(Fault.ANOTHERS, name="igrok 11 — Виталя", seats=(5,))


@pytest.mark.parametrize("head", ["Веруня:", "igrok 5, 20:15:", "main_5", "Веруня, 25:99:"])
def test_in_a_letter_of_one_player_nothing_is_taken_in_anothers_name(head):
    text = f"Суд - 7\n{head}\nСуд - 8\n20:20:\nПолювання - 3"
    first, *rest = readings(text, desk(by="Виталя"))
    assert (first.seat, first.wish) == (11, order(Kind.VOTE, 7))
    assert [(r.line, r.seat, r.wish, r.flaw) for r in rest] == [
        (line, None, None, ANOTHERS) for line in (2, 3, 5)
    ]


def test_a_header_before_an_order_gives_it_to_nobody_else_either():
    (reading,) = readings("Веруня: Суд - 8", desk(by="Виталя"))
    assert (reading.wish, reading.flaw) == (None, ANOTHERS)
    (reading,) = readings("Веруня: Суд - 8", desk(by="хтось"))
    assert reading.flaw == Flaw(Fault.ANOTHERS, name="хтось", seats=(5,))


def test_the_writer_may_name_themselves_again():
    found = readings("Веруня:\nСуд - 8\nmain_11, 20:15:\nСуд - 7", desk(by="Виталя"))
    assert [r.flaw for r in found] == [ANOTHERS, ANOTHERS, None]


def faults(text, against):
    return [r.flaw and r.flaw.fault for r in readings(text, against)]


@pytest.mark.parametrize("by", [None, "Виталя"])
def test_what_is_quoted_is_skipped_and_the_writer_stays(by):
    text = "Виталя:\n> Веруня:\n> Суд - 8\nСуд - 7"
    first, second, third = readings(text, desk(by=by))
    assert [r.flaw and r.flaw.fault for r in (first, second)] == [Fault.QUOTED, Fault.QUOTED]
    assert (third.seat, third.wish) == (11, order(Kind.VOTE, 7))


def test_under_wrote_nothing_is_taken_until_a_quotation_was_there():
    assert faults("Веруня пише:\nСуд - 8", desk(by="Виталя")) == [
        Fault.QUOTED,
        Fault.PERHAPS_QUOTED,
    ]
    quoted = "Веруня <vera@example.org>\nпише:\n> Суд - 8\nСуд - 7"
    assert faults(quoted, desk(by="Виталя"))[1:] == [Fault.QUOTED, Fault.QUOTED, None]
    assert faults("Веруня пише:\nВиталя:\nСуд - 8", desk()) == [Fault.QUOTED, None]


BOMBS = [
    "Last note - " + ": " * 4000,
    "Last note - Zoee: " + "word: and text, " * 150,
    "Last note - Зойка: «а\n" * 300,
    "a: " * 600,
    "a: " * 4000,
    "a" + " " * 1900 + "b",
    "a" + "," * 1900 + "b",
    "Kill - a" + " " * 1900 + "b",
    "Kill - " + "igrok 4 - " * 190,
    "Kill - " + "4, " * 600,
    "Kill - " + "a, " * 600,
    "Kill" + " " * 1900 + "x",
    "Last note" + " " * 19000 + "x",
    "a" + " 20:15" * 300,
    "Withdraw " + ": " * 900 + "x",
]


@pytest.mark.parametrize("bomb", BOMBS, ids=range(len(BOMBS)))
def test_a_line_is_not_tried_again_and_again(bomb, monkeypatch):
    tried = []
    work = ((names, "_whole"), (names, "_near"), (lines, "_order"), (lines, "_header"))
    for module, name in work:
        made = getattr(module, name)

        def counted(*args, made=made):
            tried.append(made)
            return made(*args)

        monkeypatch.setattr(module, name, counted)
    assert all(reading.wish is None for reading in readings(bomb, desk(by="Виталя")))
    assert len(tried) <= 200


def test_work_grows_with_the_length_of_a_paste():
    """What a pattern looks back at: a line of the greatest length takes no time worth a thought."""
    for fill in " ,:-\t(>":
        for head in ("a", "Last note", "Kill", "Kill - a", "Withdraw", "Kill 1 ,"):
            line = head + fill * (lines.LONGEST_LINE - 20) + "b"
            assert len(readings(f"{line}\n" * 20, desk(by="Виталя"))) == 20


def test_a_header_without_an_hour_has_none_of_the_one_before():
    first, second = readings("Виталя, 20:15:\nСуд - 7\nВеруня:\nСуд - 8", desk())
    assert first.at is not None
    assert second.at is None


def test_without_a_sender_nothing_is_taken():
    (reading,) = readings("Суд - 7", desk())
    assert reading.flaw == Flaw(Fault.NO_SENDER)


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        ("Вірталя, 20:15:", Fault.UNKNOWN_SENDER),
        ("Зустрінемося о 20:15", Fault.UNKNOWN_SENDER),
        ("Кар, 20:15:", Fault.SEVERAL_SENDERS),
        ("igrok 7 – Ашот, 20:15:", Fault.SENDERS_DISAGREE),
        ("Виталя, 25:15:", Fault.BAD_TIME),
        ("Виталя, 21:45:", Fault.BAD_TIME),
    ],
)
def test_under_a_header_that_is_wrong_nothing_is_taken(head, fault):
    found = readings(f"Веруня, 20:00:\nСуд - 8\n{head}\nСуд - 7\nПолювання - 3", desk())
    assert found[0].wish is not None
    assert [reading.flaw.fault for reading in found[1:]] == [fault, fault]


def test_a_bad_hour_says_what_is_wrong_with_it():
    (reading,) = readings("Виталя, 21:45:\nСуд - 7", desk())
    assert reading.flaw == Flaw(Fault.BAD_TIME, name="21:45", unfit=Unfit.NOT_IN_THE_TURN)


def test_a_name_alone_on_its_line_is_a_header():
    found = readings("Виталя, 20:15:\nСуд - 7\nВеруня\nСуд - 8", desk())
    assert [(r.seat, r.at is None) for r in found] == [(11, False), (5, True)]


def test_after_a_line_that_may_have_been_a_header_nobody_is_guessed():
    found = readings("Виталя, 20:15:\nСуд - 7\nВерунчик\nСуд - 8", desk())
    assert [r.flaw and r.flaw.fault for r in found] == [
        None,
        Fault.NOT_UNDERSTOOD,
        Fault.NO_SENDER,
    ]


def test_a_greeting_does_no_harm_where_the_host_named_the_sender():
    found = readings("Привіт!\nСуд - 8", desk(by="5"))
    assert [r.flaw and r.flaw.fault for r in found] == [Fault.NOT_UNDERSTOOD, None]
    assert found[1].seat == 5


def flaws(text, **changes):
    return [r.flaw and r.flaw.fault for r in readings(text, desk(**changes))]


def test_a_header_under_which_nothing_stands_is_no_secret():
    alone = Fault.NOTHING_UNDER_IT
    assert flaws("Виталя, 20:15:") == [alone]
    assert flaws("Виталя, 20:15:\nВеруня, 20:16:\nСуд - 5") == [alone, None]
    assert flaws("Виталя, 20:15:\nСуд - 5\nВеруня, 20:16:") == [None, alone]
    assert flaws("Виталя, 20:15:\nВеруня\nСуд - 5") == [alone, None]


def test_an_hour_may_stand_under_a_name():
    (reading,) = readings("Виталя:\n20:15:\nСуд - 5", desk())
    assert (reading.seat, f"{reading.at:%H:%M}") == (11, "18:15")


def test_an_order_that_ends_like_a_header_is_not_lost():
    for text in ("Суд Лінча 2 - Люся 20:15:", "Записка - Зойка: побачимося о 20:15:"):
        (reading,) = readings(f"{text}", desk(by="Виталя"))
        assert reading.seat == 11
        assert (reading.wish is None) is text.startswith("Суд")


def test_a_player_may_be_called_like_an_order():
    table = (*FACES[:6], Face(7, "igrok 7", "Отрута"), *FACES[7:])
    first, second = readings("Отрута, 20:15:\nСуд - 5\nОтрута - Отрута", desk(faces=table))
    assert (first.seat, first.wish) == (7, order(Kind.VOTE, 5, seat=7))
    assert second.wish == order(Kind.POISON, 7, seat=7)
