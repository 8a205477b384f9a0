"""Letters to one player."""

import pytest

from misto.engine import events as e
from misto.engine.events import Event
from misto.engine.orders import Order
from misto.engine.rules import Rules
from misto.engine.terms import Cause, Kind, Role, Shown
from misto.engine.views import Seat, view_for
from misto.text import LANGUAGES, Language, farewell, receipt, role_letter, turn_letter, welcome
from tests.text.samples import AT, published, setup


def letter(seat: int, language: Language = "uk", rules: Rules | None = None) -> str:
    ledger = setup(language, rules)
    told = next(event for event in ledger if isinstance(event, e.RoleTold) and event.seat == seat)
    return role_letter(language, view_for(ledger, Seat(seat)), told)


def told(*facts: Event, seat: int = 1, language: Language = "uk") -> str:
    return turn_letter(language, view_for(published(language, *facts), Seat(seat)), 1)


def test_a_civilian_is_told_nobody_s_name():
    text = letter(3)
    assert "Ти — мирна жителька." in text
    assert "Твій персонаж: гравець 3 — Настя." in text
    assert not any(name in text for name in ("Олекса", "Принцеса", "Казя", "Віталя"))


def test_a_mafioso_is_told_the_mates_and_their_roles():
    text = letter(9)
    assert "Твої спільники:\nгравець 2 — Принцеса — мафіозі" in text
    assert "полювання — з" not in text


def test_the_sergeant_is_told_who_the_commissioner_is():
    assert "Комісар: гравець 1 — Олекса." in letter(6)
    assert "Казя" not in letter(1)


def test_a_letter_says_what_may_be_sent_and_until_when():
    text = letter(5)
    assert (
        "Що можна надсилати: голос, полювання, лікування, смертельний укол, передсмертна записка."
        in text
    )
    assert "Заявки приймаються до 21:00 за часом гри (Europe/Kyiv)" in text
    assert "Закриття ходу 1: 21:00, 30 листопада." in text
    assert "хранителя ключів" not in text
    assert "хранителя ключів" in letter(5, rules=Rules(keeper=True))


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ({"shows": Shown.MANIAC}, "Перевірка: Люся — маніячка-отруйниця."),
        ({"shows": Shown.TOWN}, "Перевірка: Люся — не мафія."),
        (
            {"shows": Shown.CIVILIAN, "killed_by": Cause.MAFIA},
            "Перевірка: Люся — мирна жителька. Розтин показав: вбита мафією.",
        ),
        (
            {"shows": Shown.CIVILIAN, "killed_by": Cause.MAFIA, "weapon": "важкий келих"},
            "Перевірка: Люся — мирна жителька. Розтин показав: вбита мафією. Зброя: важкий келих.",
        ),
    ],
)
def test_an_answer_says_what_was_found(answer: dict[str, object], said: str):
    fact = e.CheckAnswered(at=AT, audience=(1,), turn=1, seat=7, **answer)  # type: ignore[arg-type]
    assert told(fact).splitlines()[-1] == said


def test_an_unanswered_check_says_no_reason():
    fact = e.CheckUnanswered(at=AT, audience=(1,), turn=1, seat=7)
    assert told(fact).splitlines()[-1] == "Перевірка: Люся — без відповіді."


def test_a_note_comes_whole_with_its_author_however_long():
    text = "\n".join(["Не вірте босові."] * 1000)
    fact = e.NoteHanded(at=AT, audience=(1,), turn=1, author=6, to=1, text=text)
    written = told(fact)
    assert "Передсмертна записка. Автор: Казя." in written
    assert written.count("> Не вірте босові.") == 1000


def test_a_new_role_comes_with_all_it_may_know():
    fact = e.RoleTold(at=AT, audience=(3,), seat=3, role=Role.MAFIOSO, mates=((9, Role.BOSS),))
    written = told(fact, seat=3)
    assert "Оновлений лист із роллю. Попередній більше не чинний.\n\nТи — мафіозі." in written
    assert "гравець 9 — Віталя — бос" in written


def test_the_mafia_is_told_who_is_in_it_and_who_no_longer_is():
    joined = e.MateTold(at=AT, audience=(1,), seat=3, role=Role.MAFIOSO)
    gone = e.MateTold(at=AT, audience=(1,), seat=3, role=Role.CIVILIAN)
    assert told(joined).splitlines()[-1] == "Відтепер у мафії: Настя — мафіозі."
    assert told(gone).splitlines()[-1] == "Більше не в мафії: Настя — мирна жителька."


def test_a_turn_that_brought_nothing_has_no_letter():
    assert told() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replacement_names_nobody_behind_a_persona(language: Language):
    fact = e.CheckAnswered(at=AT, audience=(1,), turn=1, seat=7, shows=Shown.MANIAC)
    view = view_for(published(language, fact), Seat(1))
    taken = e.SeatTaken(at=AT, audience=("petro", 1), seat=1, person="petro", why="—")
    lost = e.SeatLost(at=AT, audience=("masha",), seat=1, person="masha", why="—")
    texts = welcome(language, view, taken), farewell(language, view, lost)
    assert not any(name in text for name in ("masha", "petro") for text in texts)
    assert {"uk": "Люся — маніячка", "en": "Lucy — maniac"}[language] in texts[0]
    assert {"uk": "маніячка", "en": "maniac"}[language] not in texts[1]


@pytest.mark.parametrize(
    ("kind", "targets", "turn", "uk", "en"),
    [
        (Kind.VOTE, (8,), 2, "Суд Лінча 2 — Ашот", "Lynch court 2 — Ashot"),
        (
            Kind.VOTE,
            (8,),
            1,
            "Вибори хранителя ключів 1 — Ашот",
            "Election of the keeper 1 — Ashot",
        ),
        (Kind.VOTE, (), 2, "Суд Лінча 2 — ні за кого", "Lynch court 2 — for nobody"),
        (Kind.KILL, (4, 8), 2, "Вбивство мафії 2 — Зойка, Ашот", "Mafia kill 2 — Zoe, Ashot"),
        (Kind.SHOOT, (8,), 2, "Останній постріл — Ашот", "Last shot — Ashot"),
        (Kind.SHOOT, (), 2, "Останній постріл — ні в кого", "Last shot — at nobody"),
    ],
)
def test_a_receipt_says_kind_target_turn_time_and_number(
    kind: Kind, targets: tuple[int, ...], turn: int, uk: str, en: str
):
    given = e.OrderGiven(at=AT, audience=(1,), order=Order(1, kind, targets, 3))
    rules = Rules(keeper=True)
    assert receipt("uk", view_for(setup("uk", rules), Seat(1)), turn, given) == (
        f"Заявку прийнято: {uk}. Підтвердження № 3: хід {turn}, 20:15, 30 листопада."
    )
    assert receipt("en", view_for(setup("en", rules), Seat(1)), turn, given) == (
        f"Order taken: {en}. Receipt no. 3: turn {turn}, 20:15 on 30 November."
    )


def test_withdrawals_and_notes_have_receipts_too():
    view = view_for(setup("uk"), Seat(1))
    withdrawn = e.OrderWithdrawn(at=AT, audience=(1,), seat=1, order=Kind.VOTE, number=4)
    note = e.NoteGiven(at=AT, audience=(1,), seat=1, to=2, text="…", number=5)
    assert receipt("uk", view, 2, withdrawn) == (
        "Заявку відкликано: Суд Лінча 2. Підтвердження № 4: хід 2, 20:15, 30 листопада."
    )
    assert receipt("uk", view, 2, note) == (
        "Передсмертну записку прийнято, адресат: Принцеса. "
        "Підтвердження № 5: хід 2, 20:15, 30 листопада."
    )
