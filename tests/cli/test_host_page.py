"""The host's pages name every ruling; that their commands are true, `make readme` sees."""

from pathlib import Path

import pytest

from misto.cli import host

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("page", ["host.uk.md", "host.md"])
def test_the_page_names_every_ruling(page):
    text = (DOCS / page).read_text(encoding="utf-8")
    for function in host.COMMANDS["rulings"]:
        assert f"`{function.__name__.replace('_', '-')}`" in text
