"""What `misto host` says: in both languages, whole, of everything; help and mistakes too."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from misto.cli import host
from misto.cli.host import gamefile, lines, paste, when
from misto.engine import proof
from misto.engine.deal import Fault
from misto.engine.sealing import SealFault
from misto.text.catalogue import LANGUAGES, sources

HERE = Path(host.__file__).parent
COMMANDS = [f.__name__.replace("_", "-") for row in host.COMMANDS.values() for f in row]
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =((?:.*)(?:\n(?:[ \t}].*)?$)*)", re.MULTILINE)


def catalogue(language):
    return dict(sources(language))["cli.ftl"]


def made_of(prefix, codes):
    return {f"{prefix}-{code.replace('_', '-')}" for code in codes}


def ids_in_the_code():
    """Every text in the code that is an id of the catalogue, and those put together from codes."""
    found = set()
    known = set(_MESSAGE.findall(catalogue("uk")))
    for path in HERE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and node.value in known
            ):
                found.add(node.value)
    found |= made_of("file", gamefile.Trouble) | made_of("time", when.Unfit)
    found |= made_of("verify-fault", [*Fault, *proof.Contradiction])
    found |= made_of("help", COMMANDS) | {"help-verify-deal", "help-verify-ledger"}
    found |= made_of("seal-fault", SealFault)
    found |= made_of("line", [fault for fault in paste.Fault if fault != "bad_time"])
    found |= made_of("help-panel", host.COMMANDS)
    metas = {word for path in HERE.rglob("*.py") for word in _metavars(path)}
    columns = {"player", "character", "phrase", "seat", "nick", "role"}
    return found | made_of("meta", metas) | made_of("column", columns)


def _metavars(path):
    for text in re.findall(r'metavar="([^"]+)"', path.read_text(encoding="utf-8")):
        yield from (word.lower() for word in re.findall("[A-Z]+", text))


def test_every_sentence_is_there_and_every_one_is_used():
    for language in LANGUAGES:
        assert set(_MESSAGE.findall(catalogue(language))) == ids_in_the_code()


def test_both_languages_speak_of_the_same_things():
    values = []
    for language in LANGUAGES:
        entries = _ENTRY.findall(catalogue(language))
        values.append({name: set(re.findall(r"\$(\w+)", text)) for name, text in entries})
    assert values[0] == values[1]


def test_every_oddity_of_a_line_is_a_fault_of_a_paste():
    assert {oddity.value for oddity in lines.Oddity} <= {fault.value for fault in paste.Fault}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(table, command, language):
    table.lang = language
    said = table.run(command, "--help").out
    assert "help-" not in said
    other = re.search("[а-яґєії]", said.split("FILE")[0]) if language == "en" else None
    assert other is None
    assert ("Використання:" if language == "uk" else "Usage:") in said


@pytest.mark.parametrize(
    "command", [[], ["replay"], ["verify-deal"], ["verify-ledger"], ["host"], ["host", "new"]]
)
def test_help_names_types_and_panels_in_the_hosts_language(command):
    words = [sys.executable, "-c", "from misto.cli import main; main()", *command, "--help"]
    env = {**os.environ, "MISTO_LANG": "uk", "PYTHONIOENCODING": "utf-8"}
    said = subprocess.check_output(words, encoding="utf-8", env=env)
    assert "Параметри" in said
    assert not re.search(r"<\w+>|Options|Commands|Arguments|Usage|Show", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_commands_in_the_order_of_a_game(table, language):
    table.lang = language
    said = table.run("--help").out
    places = [re.search(rf"^\W*{name}\s", said, re.MULTILINE) for name in COMMANDS]
    found = [place.start() for place in places if place is not None]
    assert len(found) == len(COMMANDS)
    assert found == sorted(found)


@pytest.mark.parametrize(
    ("args", "uk", "en"),
    [
        (("stats",), "Такої команди немає: stats. Може, status?", "No such command: stats."),
        (("новий",), "Такої команди немає: новий.", "No such command: новий."),
        (("status", "--all"), "Такого параметра немає: --all.", "No such option: --all."),
        (("status", "-f", "x"), "ставлять перед командою", "goes before the command"),
        (("status", "extra"), "щось зайве або чогось бракує", "too much or too little"),
        (("new",), "Бракує: НАЗВА.", "Missing: TITLE."),
        (("bar", "3", "--turn", "x"), "Не годиться значення: --turn / -t.", "This value won’t do"),
        (
            ("new", "Гра", "--rule"),
            "Параметр ужито неправильно: --rule.",
            "This option was not used correctly",
        ),
    ],
)
def test_a_wrong_command_line_is_put_into_words(table, args, uk, en):
    assert uk in unfolded(table.run(*args, code=2).err)
    table.lang = "en"
    assert en in unfolded(table.run(*args, code=2).err)


def unfolded(text):
    return " ".join(text.replace("│", " ").split())


def test_a_language_that_is_none(table):
    table.lang = "fr"
    assert "fr" in table.run("status", code=2).err


def test_the_language_of_the_environment(table):
    table.run("new", "Гра")
    for variable, value, word in (
        ("MISTO_LANG", "en", "State"),
        ("MISTO_LANG", "uk", "Стан"),
        ("LC_ALL", "uk_UA.UTF-8", "Стан"),
        ("LC_ALL", "en_GB.UTF-8", "State"),
    ):
        env = {"MISTO_LANG": None, "LC_ALL": None, variable: value}
        result = table.runner.invoke(host.app, ["-f", str(table.path), "status"], env=env)
        assert word in result.stdout


@pytest.mark.parametrize("name", ["MISTO_GAME"])
def test_the_file_of_the_environment(table, name):
    table.run("new", "Гра")
    result = table.runner.invoke(
        host.app, ["status"], env={name: str(table.path), "MISTO_LANG": "uk"}
    )
    assert "Гра" in result.stdout


def test_a_file_that_is_not_there_or_none(table):
    said = table.run("status", code=2).err
    assert "misto host new" in said
    table.path.write_text("щоденник")
    for command in (("status",), ("order", "--by", "8", "Суд - 7"), ("close", "--yes")):
        assert "не гра misto" in table.run(*command, code=2).err
    assert table.path.read_text() == "щоденник"


def test_a_file_cut_short(market):
    whole = market.path.read_bytes()
    market.path.write_bytes(whole[: len(whole) // 2])
    for command in (("status",), ("order", "--by", "8", "Суд - 7"), ("posts", "3=0")):
        assert "неповний" in market.run(*command, code=2).err
    assert market.path.read_bytes() == whole[: len(whole) // 2]


def test_what_a_terminal_would_obey_is_shown_as_signs(market):
    bad = "Зо\x1b[31m\x9b\x7f\u202e"
    for args in (
        ("order", "-b", bad, "Суд - 7"),
        ("order", "-b", "8", f"Суд - {bad}", f"Суд {bad}", f"Записка {bad}"),
        ("order", "-b", "8", "-a", bad, "Суд - 7"),
        ("enter", "3", f"Суд - {bad}", "-w", "п"),
        ("enter", bad, "Суд - 7"),
        ("new", "Гра", "--rule", f"{bad}={bad}"),
        ("posts", bad),
        (bad,),
        ("status", f"--{bad}"),
        ("order", "-p", bad),
    ):
        said = market.run(*args, code=None).both
        assert "Traceback" not in said
        assert not set("\x1b\x9b\x7f\u202e") & set(said), args
    assert "␛[31m" in market.run("order", "-b", "8", f"Суд - {bad}", code=1).out
