"""The report of a turn, and the last one."""

import pytest

from misto.engine import events as e
from misto.engine.events import ALL, HOST, Event
from misto.engine.resolution import Ballot, Cast
from misto.engine.terms import Shown, ShownCause
from misto.engine.views import Host, Reader, Seat, Viewer, view_for
from misto.text import LANGUAGES, MARKUPS, Language, Markup, ending, report
from tests.text import golden_game
from tests.text.samples import AT, court, died, opened, published, rulings, setup


def lines(*facts: Event, language: Language = "uk") -> list[str]:
    return report(language, view_for(published(language, *facts), Reader()), 1).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("markup", MARKUPS)
def test_a_whole_report_is_as_it_was_read_and_kept(language: Language, markup: Markup):
    kept = golden_game.path(language, markup).read_text(encoding="utf-8")
    assert golden_game.text(language, markup) == kept


def test_a_turn_without_a_death_says_so_in_a_sentence():
    assert "Цього ходу ніхто не загинув." in lines()
    assert "Nobody died this turn." in lines(language="en")


@pytest.mark.parametrize(
    ("facts", "heading", "line"),
    [
        (
            [died(1, Shown.COMMISSIONER, ShownCause.NIGHT)],
            "Загинув:",
            "Олекса — комісар (вбитий уночі)",
        ),
        ([died(2, Shown.MAFIOSO, ShownCause.SHOT)], "Загинула:", "Принцеса — мафіозі (застрелена)"),
        (
            [died(6, Shown.SERGEANT, ShownCause.COURT)],
            "Смерть:",
            "Казя — сержант (страчено за вироком суду)",
        ),
        ([died(1, Shown.TOWN), died(2, Shown.MAFIA)], "Загинули:", "Олекса — містянин"),
        ([died(2, None, ShownCause.NIGHT)], "Загинула:", "Принцеса (вбита вночі)"),
        ([died(2, None)], "Загинула:", "Принцеса"),
        (
            [died(2, Shown.MAFIOSO, ShownCause.LEFT)],
            "Вибула з гри:",
            "Принцеса — мафіозі (вибула за власним бажанням)",
        ),
        (
            [died(8, Shown.CIVILIAN, ShownCause.NIGHT, ShownCause.COURT)],
            "Загинув:",
            "Ашот — мирний житель (вбитий уночі, страчений за вироком суду)",
        ),
    ],
)
def test_a_death_is_told_as_far_as_it_is_shown(facts: list[Event], heading: str, line: str):
    written = lines(*facts)
    assert written[written.index(heading) + 1] == line


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"sentenced": (7,)}, "Вирок: Люся."),
        ({"sentenced": (7, 8)}, "Вирок: Люся, Ашот."),
        ({"sentenced": (), "tally": ()}, "Жодного голосу не зараховано, тож нікого не страчено."),
        (
            {"sentenced": ()},
            "Найбільше голосів (2 голоси): Люся. Для вироку цього замало, тож нікого не страчено.",
        ),
        (
            {"sentenced": (), "tally": ((7, 2), (8, 2))},
            "Найбільше голосів порівну (2 голоси): Люся, Ашот. Нікого не страчено.",
        ),
        (
            {"sentenced": (), "sealed": True, "tally": None, "ballots": None, "silent": None},
            "Нікого не страчено. Цього ходу оголошено тільки результат.",
        ),
        (
            {"sentenced": (7,), "sealed": True, "ballots": None, "silent": None},
            "Вирок: Люся. Цього ходу оголошено тільки результат і кількість голосів.",
        ),
        (
            {"election": True, "sentenced": (), "tally": ()},
            "Жодного голосу не зараховано, тож хранителя ключів не обрано.",
        ),
    ],
)
def test_a_court_says_its_result(changes: dict[str, object], said: str):
    assert said in lines(court(**changes))


def test_the_keeper_is_named_or_it_is_said_that_there_is_none():
    held = court(election=True, sentenced=(2,))
    assert "Хранителька ключів: Принцеса." in lines(
        held, e.KeeperNamed(at=AT, audience=ALL, seat=2)
    )
    lost = "Обрано: Принцеса. Але того самого ходу цей персонаж вибув із гри, тож "
    assert f"{lost}хранителя ключів немає." in lines(held)


def test_votes_are_printed_as_the_source_prints_them():
    written = lines(court())
    rows = written[written.index("Голосування:") + 1 :][:6]
    assert rows == [
        "гравець 1 — Олекса — гравець 8 — Ашот",
        "гравець 2 — Принцеса — гравець 7 — Люся (раніше: гравець 8 — Ашот → відкликано)",
        "гравець 3 — Настя — гравець 7 — Люся",
        "гравець 4 — Зойка — (раніше: гравець 8 — Ашот → відкликано)",
        "гравець 5 — Вірка — ні за кого",
        "гравець 6 — Казя —",
    ]


def test_who_did_not_vote_is_the_last_line_of_the_count():
    written = lines(court())
    assert written[written.index("Підрахунок голосів:") + 1 :] == [
        "Люся — 2 голоси",
        "Ашот — 1 голос",
        "Ні за кого: Вірка",
        "Не голосували: Зойка, Казя",
    ]
    assert lines(court(silent=()))[-1] == "Проголосували всі."


def test_a_vote_that_the_host_voided_is_said_not_to_count():
    ballot = Ballot(1, (Cast(8, 1),), counts=False)
    said = "гравець 1 — Олекса — гравець 8 — Ашот (не зараховано за рішенням ведучого)"
    assert said in lines(court(ballots=(ballot,)))


def test_a_sealed_court_names_no_voter():
    sealed = court(sealed=True, tally=None, ballots=None, silent=None)
    text = "\n".join(lines(sealed))
    assert "Голосування" not in text
    assert "Не голосували" not in text
    assert "голос" not in text


def test_only_rulings_that_all_may_see_stand_in_it_whoever_asks():
    barred = e.VoteBarred(at=AT, audience=(1,), seat=1, turn=2, why="за мовчання")
    double = e.DoubleKillGranted(at=AT, audience=(2, 9), turn=1, why="привид натякає")
    left = e.SeatLeft(at=AT, audience=HOST, seat=3, why="")
    shown = rulings("uk")[-1]
    ledger = published("uk", court(), rulings=(barred, double, left, shown))
    viewers: list[Viewer] = [Host(), Reader(), *map(Seat, range(1, 10))]
    texts = {report("uk", view_for(ledger, viewer), 1) for viewer in viewers}
    assert len(texts) == 1
    (text,) = texts
    assert "Сайт не працював" in text
    assert "права голосу" not in text
    assert "подвійне" not in text


def test_a_turn_closed_by_hand_is_a_ruling_with_its_reason():
    ledger = [
        *setup("uk"),
        e.TurnClosed(at=AT, audience=ALL, turn=1, why="усі надіслали"),
        e.ReportPublished(at=AT, audience=ALL, turn=1),
    ]
    text = report("uk", view_for(ledger, Reader()), 1)
    assert text.endswith("Хід 1 закрито рішенням ведучого. Причина: усі надіслали.")


def test_a_report_that_is_not_out_is_empty():
    view = view_for(setup("uk"), Host())
    assert report("uk", view, 1) == ""
    assert report("uk", view, 7) == ""


def test_the_end_tells_the_true_causes_and_the_awards():
    text = ending("uk", view_for(opened("uk"), Reader()))
    assert "гравець 6 — Казя — сержант (вбито мафією, отруєно)" in text
    assert "гравець 1 — Олекса — комісар (живий); гравець Олекса" in text
    assert "Найкращий гравець: Олекса, Принцеса" in text


def test_the_end_is_empty_until_all_is_opened():
    ledger = [event for event in opened("uk") if not isinstance(event, e.GameOpened)]
    assert ending("uk", view_for(ledger, Host())) == ""
