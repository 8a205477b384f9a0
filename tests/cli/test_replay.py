"""`misto replay`: what it prints, where, and how it exits."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from typer.testing import CliRunner

from misto.cli import app, language
from misto.cli.replay import sentence
from misto.records import Flaw, Mistake, RecordError, loads, replay, shipped
from misto.text import LANGUAGES, Language
from misto.text.catalogue import say, sources
from tests.records.samples import RIGHT, changed

KEYS = [
    "deaths", "lynched", "tally", "keeper", "checks", "killed_by", "void", "roles", "notes",
    "poisoned", "winner",
]  # fmt: skip
WRONG = changed(("deaths: {5: [mafia]}", "deaths: {}"), ("winner: null", "winner: town"))
BROKEN = changed(("kill: 5", "kill: 12"), ("[mafia]", "[thirst]"))


pytestmark = pytest.mark.usefixtures("folder")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, data in {
        "right": RIGHT.encode(),
        "wrong": WRONG,
        "broken": BROKEN,
        "market": shipped("black-market"),
    }.items():
        (tmp_path / f"{name}.yaml").write_bytes(data)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MISTO_LANG", "en")
    return tmp_path


def run(*args: str) -> tuple[int, list[str], list[str]]:
    """The exit code, the lines of standard output, those of standard error."""
    found = CliRunner().invoke(app, ["replay", *args])
    if found.exception and not isinstance(found.exception, SystemExit):
        raise found.exception
    return found.exit_code, found.stdout.splitlines(), found.stderr.splitlines()


# One file.


def test_each_turn_s_report_and_a_last_line():
    code, out, err = run("market.yaml", "--lang", "uk")
    assert (code, err) == (0, [])
    assert [line for line in out if line.startswith("«")] == [
        f"«Чорний ринок». Підсумки ходу {turn}" for turn in (1, 2, 3)
    ]
    assert out[-1] == "Перемога мафії! Усе, чого чекали, справдилося."


def test_what_was_expected_and_what_came():
    code, out, err = run("wrong.yaml")
    assert (code, err) == (1, [])
    assert out[-3:] == [
        "wrong.yaml:17: Turn 1, deaths: expected {}, got {5: [mafia]}.",
        "wrong.yaml:18: Turn 1, winner: expected town, got null.",
        "The game goes on. 2 expectations did not hold.",
    ]


def test_an_order_that_should_have_been_refused():
    Path("x.yaml").write_bytes(changed(("kill: 5", "kill: 5, refused: true")))
    code, out, _ = run("x.yaml")
    assert code == 1
    assert out[-2] == (
        "x.yaml:14: Turn 1: the order {by: 1, kill: 5, refused: true} should have been refused,"
        " but was accepted."
    )


def test_mistakes_are_told_and_nothing_is_played():
    code, out, err = run("broken.yaml")
    assert (code, out) == (2, [])
    assert err[0] == "broken.yaml:14: There is no seat 12; the game has 7."
    assert err[1].startswith("broken.yaml:17: “deaths” can’t be thirst. It may be: mafia, poison")


def test_what_the_rules_refuse_is_told_with_its_clause():
    Path("x.yaml").write_bytes(
        changed(("  - {}", "  - orders: [{by: 6, hunt: 6}]")),
    )
    code, out, err = run("x.yaml")
    assert (code, out) == (2, [])
    assert len(err) == 1
    assert re.fullmatch(r"x\.yaml:19: .+ \(ORDER-6\)", err[0])


def test_of_many_mistakes_the_first_are_told():
    lines = "      - {by: 9, kill: 5}\n" * 50
    Path("x.yaml").write_bytes(changed(("      - {by: 1, kill: 5}\n", lines)))
    _, _, err = run("x.yaml")
    assert (len(err), err[-1]) == (21, "x.yaml: And 30 more mistakes.")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere.yaml", "There is no such file."),
        ("-", "There is no such file."),
        (".", "This is a folder, not a file."),
        ("binary", "This is not text in UTF-8. Save the file as UTF-8."),
        ("empty", "There is nothing in the file."),
        (
            "big",
            "The file is too big: a record may have at most 1000000 bytes. None of it was read.",
        ),
        ("x" * 300, "This file can’t be read."),
    ],
)
def test_what_is_no_file_to_read(name: str, reason: str):
    Path("binary").write_bytes(b"\x7fELF\xff\xfe")
    Path("empty").touch()
    with Path("big").open("wb") as big:
        big.truncate(50_000_000)
    code, out, err = run(name)
    assert (code, out, len(err)) == (2, [], 1)
    assert re.fullmatch(rf"{re.escape(name)}(:1)?: {re.escape(reason)}", err[0])


def test_a_file_that_may_not_be_read(monkeypatch: pytest.MonkeyPatch):
    def denied(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", denied)
    reason = "You have no permission to read this file."
    assert run("right.yaml") == (2, [], [f"right.yaml: {reason}"])


def test_every_step_with_its_clause():
    plain = run("market.yaml")[1]
    code, out, _ = run("market.yaml", "--explain")
    added = [line for line in out if line not in plain]
    steps = [line for line in added if line.startswith("  ")]
    assert code == 0
    assert set(plain) <= set(out)
    assert len(steps) > 40
    assert all(re.search(r"\[[A-Z]+-\d+\]$", step) for step in steps)


# JSON.


def test_json_has_every_key():
    code, out, err = run("market.yaml", "--json")
    assert (code, len(out), err) == (0, 1, [])
    found = json.loads(out[0])
    assert list(found) == ["turns", "winner", "expected", "differences"]
    assert [list(turn) for turn in found["turns"]] == [KEYS] * 3
    assert (found["winner"], found["expected"], found["differences"]) == ("mafia", True, [])
    first, second, _ = found["turns"]
    assert first["deaths"] == {"6": ["mafia", "poison"]}
    assert (first["keeper"], second["keeper"]) == (11, None)
    assert (first["lynched"], second["lynched"]) == (None, 7)
    assert list(first["roles"]) == [str(seat) for seat in range(1, 12)]


def test_json_of_what_is_not_as_expected():
    code, out, err = run("--json", "wrong.yaml")
    found = json.loads(out[0])
    assert (code, err, found["expected"]) == (1, [], False)
    assert found["differences"][0] == {
        "turn": 1,
        "key": "deaths",
        "line": 17,
        "expected": {},
        "came": {"5": ["mafia"]},
    }


def test_json_of_mistakes():
    code, out, err = run("--json", "broken.yaml")
    assert (code, len(out), len(err)) == (2, 1, 2)
    found = json.loads(out[0])
    assert found["errors"][0] == {
        "line": 14,
        "column": 23,
        "code": "no_such_seat",
        "reason": "There is no seat 12; the game has 7.",
    }


def test_json_with_the_steps():
    found = json.loads(run("--json", "--explain", "right.yaml")[1][0])
    assert all(turn["steps"] for turn in found["turns"])


# Several files.


def test_a_line_each_and_a_count():
    code, out, err = run("right.yaml", "wrong.yaml", "broken.yaml", "market.yaml")
    assert code == 2
    assert out == [
        "right.yaml: The game goes on. All expectations held.",
        (
            "wrong.yaml: The game goes on. 2 expectations did not hold. Turn 1, deaths: expected"
            " {}, got {5: [mafia]}. Turn 1, winner: expected town, got null."
        ),
        "market.yaml: The mafia wins! All expectations held.",
        "4 records: 2 as expected, 1 not, 1 with mistakes.",
    ]
    assert len(err) == 2


@pytest.mark.parametrize(
    ("names", "code"),
    [(("right", "market"), 0), (("wrong", "right"), 1), (("broken", "wrong"), 2)],
)
def test_the_highest_code(names: tuple[str, ...], code: int):
    assert run(*(f"{name}.yaml" for name in names))[0] == code


def test_an_object_each():
    code, out, _ = run("--json", "right.yaml", "broken.yaml", "market.yaml")
    found = [json.loads(line) for line in out]
    assert code == 2
    assert [one["file"] for one in found] == ["right.yaml", "broken.yaml", "market.yaml"]
    assert ["errors" in one for one in found] == [False, True, False]


def test_the_steps_of_several():
    _, out, _ = run("--explain", "right.yaml", "market.yaml")
    assert sum(bool(re.search(r"\[[A-Z]+-\d+\]$", line)) for line in out) > 40


# The program.


def program(*args: str, **options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from misto.cli import main; main()", *args]
    return subprocess.run(command, text=True, capture_output=True, check=False, **options)  # type: ignore[call-overload, no-any-return]


@pytest.mark.slow
def test_a_pipe_that_breaks():
    with subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from misto.cli import main; main()",
            "replay",
            *["market.yaml"] * 300,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == "Not all of the output could be written.\n"
    assert running.returncode == 2


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("words", [["--help"], ["host", "--help"], ["host"], ["replay", "-h"]])
def test_help_on_a_disk_that_is_full(words: list[str]):
    with Path("/dev/full").open("w") as full:
        found = subprocess.run(
            [sys.executable, "-c", "from misto.cli import main; main()", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (found.returncode, found.stderr) == (2, "Not all of the output could be written.\n")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("flag", ["--json", "--explain"])
def test_a_disk_that_is_full(flag: str):
    with Path("/dev/full").open("w") as full:
        found = subprocess.run(
            [
                sys.executable,
                "-c",
                "from misto.cli import main; main()",
                "replay",
                flag,
                "market.yaml",
            ],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert found.returncode == 2
    assert found.stderr == "Not all of the output could be written.\n"


@pytest.mark.slow
def test_a_terminal_that_knows_ascii_alone():
    found = program("replay", "market.yaml", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.slow
def test_colours_on_a_terminal_alone():
    main, side = pty.openpty()
    unset = {"NO_COLOR", "FORCE_COLOR"}
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    environment["TERM"] = "xterm"
    command = [sys.executable, "-c", "from misto.cli import main; main()", "replay", "right.yaml"]
    subprocess.run(command, stdout=side, check=True, env=environment)
    os.close(side)
    assert b"\x1b[1;32m" in os.read(main, 65_536)
    os.close(main)
    assert "\x1b" not in program("replay", "right.yaml").stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "words"),
    [("uk", "Розіграти протоколи"), ("en", "Replay records")],
)
def test_help_in_both_languages(lang: str, words: str):
    found = program("replay", "--lang", lang, "--help")
    assert found.returncode == 0
    assert words in found.stdout


@pytest.mark.slow
def test_without_a_file_there_is_help():
    without = program("replay")
    assert "misto replay" in without.stdout
    assert without.returncode == 2
    assert "replay" in program().stdout


def test_an_unknown_option_is_a_mistake_of_use():
    assert run("--lang", "fr", "x")[0] == 2


# The language.


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ({"MISTO_LANG": "uk", "LANG": "en_US.UTF-8"}, "uk"),
        ({"MISTO_LANG": "en", "LANG": "uk_UA.UTF-8"}, "en"),
        ({"MISTO_LANG": "klingon", "LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    told: dict[str, str],
    found: Language,
    monkeypatch: pytest.MonkeyPatch,
):
    for name in ("MISTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert language.system() == found


@pytest.mark.parametrize(
    ("argv", "found"),
    [
        (["replay", "--lang", "uk", "x"], "uk"),
        (["replay", "--lang=uk"], "uk"),
        (["replay", "--lang"], "en"),
        (["replay", "--lang", "fr"], "en"),
        ([], "en"),
    ],
)
def test_the_language_of_help(
    argv: list[str],
    found: Language,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("MISTO_LANG", "en")
    assert language.chosen(argv) == found


# The sentences.


def messages(lang: Language) -> dict[str, str]:
    source = dict(sources(lang))["records.ftl"]
    body = FluentParser().parse(source).body
    return {
        item.id.name: source[item.span.start : item.span.end]
        for item in body
        if isinstance(item, ast.Message) and item.span
    }


def test_both_languages_say_the_same_things():
    first, second = (messages(lang) for lang in LANGUAGES)
    assert list(first) == list(second)
    for name in first:
        values = (set(re.findall(r"\$\w+", text[name])) for text in (first, second))
        assert next(values) == next(values), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_flaw_has_its_sentence(lang: Language):
    told = {name.removeprefix("record-") for name in messages(lang) if name.startswith("record-")}
    assert told == {flaw for flaw in Flaw if flaw is not Flaw.REFUSED} | {"more"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("flaw", [flaw for flaw in Flaw if flaw is not Flaw.REFUSED])
def test_a_sentence_has_all_it_names(lang: Language, flaw: Flaw):
    names = ("key", "where", "known", "value", "name", "seat", "count", "limit", "line", "code")
    data: dict[str, str | int] = dict.fromkeys((*names, "problem", "option"), "THIS")
    for given in (
        data,
        {**data, "value": "", "key": ""},
        {**data, "key": "record", "where": "record"},
    ):
        told = sentence(lang, Mistake(flaw=flaw, data=given))
        assert told.endswith(".")
        assert "$" not in told
        assert told == say(lang, f"record-{flaw}", **_flagged(given))


def _flagged(data: dict[str, str | int]) -> dict[str, str | int]:
    return {**data, **{f"has_{name}": "yes" if data[name] else "no" for name in ("key", "value")}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_its_clause(lang: Language):
    record = loads(changed(("kill: 5", "kill: 2"))).record
    with pytest.raises(RecordError) as raised:
        replay(record)
    (mistake,) = raised.value.mistakes
    assert sentence(lang, mistake, record).endswith(". (MAFIA-1)")
