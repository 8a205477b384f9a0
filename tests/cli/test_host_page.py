"""The host's page: its commands print what it says, in both languages.

Comments in the page, which nobody sees, move the clock (`now: …`, in UTC) and begin another game.
"""

import re
import shlex
from datetime import UTC, datetime
from pathlib import Path

import pytest

from misto.cli import host
from tools.readme import matches, steps_of

DOCS = Path(__file__).resolve().parents[2] / "docs"
_COMMENT = re.compile(r"<!-- (?:now: (?P<now>[\d :-]+)|another game) -->")


@pytest.mark.parametrize(("page", "lang"), [("host.uk.md", "uk"), ("host.md", "en")])
def test_the_page_is_true(table, tmp_path, monkeypatch, page, lang):
    monkeypatch.chdir(tmp_path)
    table.lang, table.path = lang, Path("misto.game")
    table.now = datetime(2026, 11, 29, 20, tzinfo=UTC)
    text = (DOCS / page).read_text(encoding="utf-8")
    position = 0
    for step in steps_of(text):
        for comment in _COMMENT.finditer(text, position, step.start):
            if comment["now"]:
                table.at(comment["now"])
            else:
                table.path.unlink()
        position = step.start
        program, *args = shlex.split(step.command)
        if program == "cat":
            Path(args[0]).write_text(step.shown, encoding="utf-8")
            continue
        assert (program, args.pop(0)) == ("misto", "host")
        said = table.run(*args, code=None)
        printed = said.both + (f"[exit {said.code}]\n" if said.code else "")
        assert matches(step.shown, printed), f"$ {step.command}\n{printed}"


@pytest.mark.parametrize("page", ["host.uk.md", "host.md"])
def test_the_page_names_every_ruling(page):
    text = (DOCS / page).read_text(encoding="utf-8")
    for function in host.COMMANDS["rulings"]:
        assert f"`{function.__name__.replace('_', '-')}`" in text
