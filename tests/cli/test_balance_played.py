"""`misto balance` of games that are played: what it prints, draws and refuses."""

import json
from concurrent.futures import BrokenExecutor
from functools import partial

import pytest
from typer.testing import CliRunner

from misto.cli import app
from misto.cli.balance import plotting, suggesting, telling, watching
from misto.engine import CLASSIC, Role
from misto.engine.lineup import suggest
from misto.sim import suggesting as search
from misto.sim.pairs import Pairs
from misto.sim.running import ClusterLost, cluster, run
from misto.sim.tables import Setup
from tests.cli.terminal import Terminal

SEVEN = ("7", "--games", "40", "--workers", "1", "--seed", "3")


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("MISTO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def misto(*args: str, code: int = 0) -> str:
    found = CliRunner().invoke(app, ["balance", *args])
    if found.exception and not isinstance(found.exception, SystemExit):
        raise found.exception
    assert found.exit_code == code, found.output
    return found.stderr if code == 1 else found.stdout


def played(games: int = 40, policy: str = "plain", seed: int = 3):
    *_, found = run(Setup(CLASSIC, suggest(7), policy), seed, games)
    return found


def test_a_reader_gets_chances_length_court_and_lives():
    found = played()
    lines = misto(*SEVEN).splitlines()
    assert lines[:2] == [
        "7 seats: civilian × 3, commissioner, doctor, mafioso, boss. Rules: classic.",
        "40 games played, all with good sense (plain); seed 3.",
    ]
    town = found.won[0] / 40
    assert lines[3].split() == ["side", "chance", "between"]
    assert lines[4].split()[:2] == ["town", f"{100 * town:.1f}%"]
    assert f"A game takes {found.mean_length:.1f} turns on average" in lines[7]
    right = found.court.right / (found.court.right + found.court.wrong)
    assert f"Of the court’s sentences, {100 * right:.1f}% fall on mafia" in lines[8]
    lived = found.lives[Role.DOCTOR]
    doctor = next(line for line in lines if line.startswith("doctor")).split()
    assert doctor[1:] == [f"{lived.mean:.1f}", f"{100 * lived.survived / 40:.1f}%"]
    assert "compare line-ups by these figures" in lines[-1]


def test_a_ukrainian_reader_too(monkeypatch):
    monkeypatch.setenv("MISTO_LANG", "uk")
    lines = misto(*SEVEN).splitlines()
    assert lines[:2] == [
        "7 місць: мирний житель × 3, комісар, лікар, мафіозі, бос. Правила: classic.",
        "Зіграно 40 ігор, усі грали розважливо (plain); число для випадку: 3.",
    ]
    assert lines[4].startswith("місто")


def test_a_program_reads_the_same():
    found = played()
    told = json.loads(misto(*SEVEN, "--json"))
    chance = found.chance(None)
    assert told["chances"]["unfinished"] == {
        "chance": 0.0,
        "low": 0.0,
        "high": chance.high,
        "games": 0,
    }
    assert told["chances"]["town"]["games"] == found.won[0]
    assert told["length"]["games"] == {
        str(length): games for length, games in enumerate(found.lengths)
    }
    assert told["court"]["sentences"] == found.court.right + found.court.wrong
    assert told["lineup"] == {
        "civilian": 3,
        "commissioner": 1,
        "doctor": 1,
        "mafioso": 1,
        "boss": 1,
    }
    assert (told["policy"], told["seed"], told["games"]) == ("plain", 3, 40)


@pytest.mark.slow
def test_many_cores_print_the_same():
    one = misto(*SEVEN, "--json")
    assert misto("7", "--games", "40", "--workers", "2", "--seed", "3", "--json") == one


def test_the_line_up_the_rules_and_the_players_are_chosen():
    told = json.loads(
        misto(
            *("9", "--roles", "3 мафії (бос), лікар", "--rules", "black-market"),
            *("--rule", "tie=keeper,nobody", "--policy", "random", "--hunt", "10%"),
            *("--games", "20", "--workers", "1", "--json"),
        ),
    )
    assert told["lineup"] == {"civilian": 5, "doctor": 1, "mafioso": 2, "boss": 1}
    assert (told["rules"], told["options"]) == ("black-market", ["tie=keeper,nobody"])
    assert (told["policy"], told["hunt"]) == ("random", 0.1)


def test_games_are_played_until_the_intervals_are_narrow():
    told = json.loads(misto("7", "--until", "40%", "--workers", "1", "--json", "--games", "200"))
    town = told["chances"]["town"]
    assert town["high"] - town["low"] < 0.4


def test_after_ctrl_c_there_is_what_was_played(monkeypatch):
    def broken(*_: object):
        yield played(20)
        raise KeyboardInterrupt

    monkeypatch.setattr(telling, "run", broken)
    lines = misto(*SEVEN, code=130).splitlines()
    assert lines[1].startswith("20 games played")
    assert lines[2] == "Stopped: these are the games so far."


def test_after_an_early_ctrl_c_there_is_nothing(monkeypatch):
    def broken(*_: object):
        yield from map(interrupt, "x")

    def interrupt(_: str):
        raise KeyboardInterrupt

    monkeypatch.setattr(telling, "run", broken)
    assert misto(*SEVEN, code=130) == ""


@pytest.mark.slow
def test_in_a_terminal_there_is_a_bar_and_ctrl_c_ends_it():
    terminal = Terminal("balance", "7", "--games", "1000000000", "--workers", "2", patience=100.0)
    terminal.until("найширший проміжок")
    terminal.type("\x03")
    assert terminal.end() == 130
    assert "Зупинено: це ігри, зіграні досі." in terminal.seen
    assert "Traceback" not in terminal.seen


def test_a_picture_is_drawn(tmp_path):
    path = tmp_path / "odds.png"
    misto(*SEVEN, "--plot", str(path))
    assert path.read_bytes().startswith(b"\x89PNG")


def test_without_the_extra_no_picture_is_promised(monkeypatch, tmp_path):
    def lacks(name: str):
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(plotting, "import_module", lacks)
    told = misto(*SEVEN, "--plot", str(tmp_path / "odds.png"), code=1)
    assert "pip install 'misto[plot]'" in told


def test_a_picture_that_can_not_be_written_is_said_so(tmp_path):
    (tmp_path / "odds.png").mkdir()
    told = misto(*SEVEN, "--plot", str(tmp_path / "odds.png"), code=1)
    assert "odds.png can’t be written:" in told


BAD = [
    (("0",), "місце, а не 0", "at least one seat, not 0"),
    (("201",), "Місць забагато: 201.", "201 seats are too many"),
    (("6",), "Готового складу на 6 місць", "no ready line-up for 6 seats"),
    (("9", "--roles", "3 mafia, ninja"), "Незрозуміло: «ninja»", "Not understood: “ninja”"),
    (
        ("5", "--roles", "3 mafia, 2 doctors, boss"),
        "У складі 6 ролей, а місць — 5.",
        "The line-up names 6 roles, and there are 5 seats.",
    ),
    (("9", "--roles", "2 mafia"), "Або дозволь меншу мафію", "Or allow a smaller mafia"),
    (("9", "--roles", "3 mafia, 2 maniac"), "може бути лише одна", "maniac-poisoner"),
    (("9", "--roles", "3 mafia, sergeant"), "бракує ролі «комісар»", "commissioner"),
    (("9", "--rules", "chess"), "Таких правил немає: chess.", "There are no such rules: chess."),
    (("9", "--rule", "teleport"), "teleport", "There is no such option: teleport."),
    (("9", "--rule", "keeper=maybe"), "keeper=maybe", "This won’t do: keeper=maybe."),
    (
        ("9", "--rules", "black-market", "--rule", "court_from_turn=1"),
        "Першого ходу суд не може",
        "turn one",
    ),
    (("9", "--policy", "wise"), "Так ніхто не вміє грати: wise.", "play like this: wise."),
    (("9", "--hunt", "0.1"), "додай --policy random", "add --policy random"),
    (("9", "--policy", "random", "--hunt", "2"), "--hunt 2", "This won’t do: --hunt 2."),
    (("9", "--until", "0"), "--until 0", "This won’t do: --until 0."),
    (("9", "--until", "narrow"), "--until narrow", "This won’t do: --until narrow."),
    (("9", "--games", "-5"), "--games -5", "This won’t do: --games -5."),
    (("9", "--seed", "-1"), "не менше ніж 0", "from 0 on"),
    (("9", "--workers", "0"), "--workers 0", "This won’t do: --workers 0."),
    (("9", "--workers", "1", "--dask", "x"), "Прибери щось одне", "Leave one of them out"),
    (("9", "--plot", "odds.cards"), "odds.cards", "must end in one of these"),
    (("9", "--plot", "no/such/odds.png"), "теки", "there is no folder"),
]


@pytest.mark.parametrize(("args", "uk", "en"), BAD, ids=[" ".join(args) for args, *_ in BAD])
def test_what_makes_no_game_is_named_with_what_to_do(args, uk, en, monkeypatch):
    assert en in misto(*args, code=1)
    monkeypatch.setenv("MISTO_LANG", "uk")
    assert uk in misto(*args, code=1)


def test_a_cluster_that_is_not_there_is_named(monkeypatch):
    monkeypatch.setattr(watching, "cluster", partial(cluster, patience=0.3))
    told = misto("9", "--dask", "tcp://127.0.0.1:1", code=1)
    assert "No cluster answers at tcp://127.0.0.1:1" in told


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ModuleNotFoundError(name="distributed"), "pip install 'misto[cluster]'"),
        (ModuleNotFoundError(name="misto"), "The workers of the cluster at tcp://x don’t have"),
        (OSError("gone"), "The cluster at tcp://x stopped answering."),
        (ClusterLost(), "The cluster at tcp://x stopped answering."),
    ],
)
def test_what_a_cluster_lacks_is_said(error, said, monkeypatch):
    def broken(_: str):
        raise error

    monkeypatch.setattr(watching, "cluster", broken)
    assert said in misto("9", "--dask", "tcp://x", code=1)


def test_a_process_that_was_killed_is_said_so(monkeypatch):
    def broken(*_: object):
        yield played(20)
        raise BrokenExecutor

    monkeypatch.setattr(telling, "run", broken)
    assert "Start again with fewer: --workers 1" in misto(*SEVEN, code=1)


SUGGEST = ("--suggest", "7", "--games", "60", "--policy", "random", "--workers", "1")


def test_a_line_up_is_suggested_with_what_speaks_for_it():
    lines = misto(*SUGGEST).splitlines()
    assert lines[0].startswith("The fairest line-up for 7 seats is the one")
    assert lines[2] == "Begun with: civilian × 3, commissioner, doctor, mafioso, boss."
    assert any(line.split() == ["side", "chance", "between"] for line in lines)
    assert any(line.split() == ["change", "town", "between"] for line in lines)
    assert any(line.startswith(("+1 ", "−1 ")) for line in lines)
    assert any("no visible effect" in line for line in lines)


def test_a_program_reads_the_suggestion():
    told = json.loads(misto(*SUGGEST, "--json"))
    assert told["model"] == "suggested"
    assert sum(told["lineup"].values()) == 7
    assert sum(one["chance"] for one in told["chances"].values()) == pytest.approx(1)
    assert {"more", "less", "town", "visible"} == told["changes"][0].keys()
    for step in told["steps"]:
        assert step["more"] != step["less"]


def test_a_search_that_is_stopped_tells_how_far_it_came(monkeypatch):
    def broken(*_: object):
        yield search.Found(suggest(7))
        raise KeyboardInterrupt

    monkeypatch.setattr(suggesting, "search", broken)
    lines = misto(*SUGGEST, code=130).splitlines()
    assert lines[1] == "Stopped: this is what was found so far."
    assert lines[3].startswith("Begun with: civilian × 3")


def test_each_step_of_a_search_is_told(monkeypatch):
    def steps(*_: object):
        lineup, better = suggest(7), list(suggest(7))
        better[2] = Role.DOCTOR
        doctor = search.Change(Role.DOCTOR, Role.CIVILIAN)
        ten_more = Pairs(((50, 0, 0, 0, 0), (10, 40, 0, 0, 0), *((0,) * 5,) * 3))
        yield search.Found(lineup)
        yield search.Found(tuple(better), search.Weighed(doctor, tuple(better), ten_more))
        none = Pairs(((50, 0, 0, 0, 0), (0, 50, 0, 0, 0), *((0,) * 5,) * 3))
        yield search.Found(lineup, search.Weighed(doctor, lineup, none))

    monkeypatch.setattr(suggesting, "search", steps)
    lines = misto(*SUGGEST).splitlines()
    assert lines[3:6] == [
        "  +1 doctor: town +10.0%",
        "  +1 doctor: no visible effect on the town",
        "The fairest that was found: civilian × 3, commissioner, doctor, mafioso, boss.",
    ]


def test_a_change_within_the_mafia_names_both_roles(monkeypatch):
    told = misto("--suggest", "9", "--games", "25", "--workers", "1")
    assert "mafioso instead of framer" in told
    monkeypatch.setenv("MISTO_LANG", "uk")
    told = misto("--suggest", "9", "--games", "25", "--workers", "1")
    assert "мафіозі замість баламута" in told
