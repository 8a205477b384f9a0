"""`misto balance`: what it prints, and what it says of numbers that make no game."""

import ast
import json
import re
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from misto.cli import app, balance
from misto.text.catalogue import LANGUAGES, sources

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =((?:.*)(?:\n(?:[ \t}].*)?$)*)", re.MULTILINE)


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("MISTO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")


def run(*args, code=0):
    found = CliRunner().invoke(app, ["balance", *args])
    if found.exception and not isinstance(found.exception, SystemExit):
        raise found.exception
    assert found.exit_code == code, found.output
    return found.stderr if code else found.stdout


def test_a_program_reads_fractions_and_decimals():
    told = json.loads(
        run("11", "--vanilla", "3", "--first", "day", "--end", "parity", "--json"),
    )
    assert told["town"] == "38/231"
    assert told["mafia"] == "193/231"
    assert told["town_float"] == pytest.approx(38 / 231, abs=0)
    assert told["mafia_float"] == pytest.approx(193 / 231, abs=0)
    asked = {key: told[key] for key in ("model", "seats", "mafia_seats", "first", "end")}
    assert list(asked.values()) == ["vanilla", 11, 3, "day", "parity"]


@pytest.mark.parametrize(
    ("first", "end", "town"),
    [
        ("day", "parity", 0.2643),
        ("day", "majority", 0.5488),
        ("day", "wipeout", 0.5488),
        ("night", "parity", 0.3521),
        ("night", "wipeout", 0.3521),
    ],
)
def test_the_beginning_and_the_end_are_chosen(first, end, town):
    told = json.loads(run("12", "--vanilla", "2", "--first", first, "--end", end, "--json"))
    assert round(told["town_float"], 4) == town
    assert Fraction(told["town"]) + Fraction(told["mafia"]) == 1


def test_a_reader_gets_a_table():
    assert run("11", "--vanilla", "3").splitlines() == [
        (
            "Seats: 11, mafia among them: 3. The game begins with a day."
            " The mafia wins when it is not fewer than the town."
        ),
        (
            "Nobody has any other role. By day one of the living is lynched, by night one of the"
            " town is killed, each as likely as any other."
        ),
        "",
        "side   chance  exactly",
        "town   16.45%  38/231",
        "mafia  83.55%  193/231",
    ]


def test_a_ukrainian_reader_too(monkeypatch):
    monkeypatch.setenv("MISTO_LANG", "uk")
    assert run("11", "--vanilla", "3").splitlines()[-2:] == [
        "місто    16,45\u00a0%  38/231",
        "мафія    83,55\u00a0%  193/231",
    ]


def test_a_fraction_of_a_hundred_digits_is_for_programs():
    shown = run("200", "--vanilla", "13")
    assert shown.count("(by --json)") == 2
    exact = json.loads(run("200", "--vanilla", "13", "--json"))
    assert len(exact["town"]) > 100


@pytest.mark.parametrize(
    ("args", "uk", "en"),
    [
        (("0",), "У грі має бути хоча б одне місце, а не 0. Вкажи число", "not 0. Give the number"),
        (("-3", "--vanilla", "2"), "місце, а не -3. Вкажи", "at least one seat, not -3."),
        (("201", "--vanilla", "9"), "Місць забагато: 201.", "201 seats are too many"),
        (("7", "--vanilla", "8"), "від 0 до 7", "8 mafia don’t fit into 7 seats."),
        (("7", "--vanilla", "-1"), "Мафії не може бути -1.", "The number of mafia can’t be -1."),
        (("--json",), "Вкажи, скільки гравців", "Say how many play"),
        (("9", "--suggest", "9"), "Вкажи, скільки гравців", "Say how many play"),
        (("7", "--vanilla", "2", "--roles", "doctor"), "Прибери --roles", "Leave out --roles"),
    ],
)
def test_bad_numbers_are_named_with_what_to_do(args, uk, en, monkeypatch):
    assert en in run(*args, code=1)
    monkeypatch.setenv("MISTO_LANG", "uk")
    assert uk in run(*args, code=1)


@pytest.mark.parametrize("args", [("seven",), ("7", "--vanilla", "two"), ("7", "--frist", "day")])
def test_what_is_no_number_or_no_option_is_a_wrong_command_line(args):
    assert "Usage: misto balance" in run(*args, code=2)


def test_a_wrong_choice_is_answered_with_the_choices():
    assert "Choose from parity|majority|wipeout." in run(
        "7", "--vanilla", "2", "--end", "last", code=2
    )


def test_every_sentence_is_there_in_both_languages_and_used():
    entries = {
        language: dict(_ENTRY.findall(dict(sources(language))["balance.ftl"]))
        for language in LANGUAGES
    }
    values = [
        {name: set(re.findall(r"\$(\w+)", text)) for name, text in one.items()}
        for one in entries.values()
    ]
    assert values[0] == values[1]
    said = {"help-balance", "balance-column-exactly"}
    for file in Path(balance.__file__).parent.glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        words = {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        said |= words | {f"balance-column-{word}" for word in words}
        said |= {f"meta-{part.lower()}" for word in words for part in re.findall("[A-Z]+", word)}
    assert set(entries["en"]) <= said
