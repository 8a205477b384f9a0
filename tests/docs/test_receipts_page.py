"""The page about receipts: its program is a second implementation, and agrees with the engine."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from misto.engine import sealing
from misto.engine.events import ResolutionUndone
from misto.engine.sealing import SealedLedger
from tests.engine.test_sealing import LEDGER, ORDER, WHOLE, changed, sealed

DOCS = Path(__file__).parents[2] / "docs"

pages = pytest.mark.parametrize("page", ["receipts.md", "receipts.uk.md"])


def program(page: str) -> dict[str, Any]:
    text = (DOCS / page).read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {"__name__": "check_ledger"}
    exec(compile(source, page, "exec"), names)  # noqa: S102  # the page's own program
    return names


def written(ledger: SealedLedger) -> str:
    return sealing.encode(ledger.head, ledger.lines).decode()


@pages
def test_the_program_says_of_a_sound_ledger_its_roots_alone(page: str) -> None:
    said = list(program(page)["check"](written(WHOLE)))
    assert said == [f"turn {one.turn}: {one.root}" for one in WHOLE.roots]


@pages
def test_a_letter_that_some_take_for_the_end_of_a_line_is_none(page: str) -> None:
    told = tuple(
        replace(event, why="Так\u2028і\x85сяк") if isinstance(event, ResolutionUndone) else event
        for event in LEDGER
    )
    assert told != LEDGER
    odd = sealed(told)
    assert sealing.decode(written(odd).encode()).events == told
    said = list(program(page)["check"](written(odd)))
    assert said == [f"turn {one.turn}: {one.root}" for one in odd.roots]


@pages
def test_the_program_names_what_was_altered_dropped_or_moved(page: str) -> None:
    check, lines = program(page)["check"], WHOLE.lines
    altered = changed(lines, ORDER, salt="00" * 16)
    dropped = (*lines[:ORDER], *lines[ORDER + 1 :])
    moved = (*lines[:ORDER], lines[ORDER + 1], lines[ORDER], *lines[ORDER + 2 :])
    for forged in (altered, dropped, moved):
        said = list(check(written(SealedLedger(WHOLE.head, tuple(forged)))))
        assert len(said) == len(WHOLE.roots) + 1, said
    blanked = changed(lines, ORDER, event=Raw(b"null"), salt=None)
    text = written(SealedLedger(WHOLE.head, blanked)).replace('"event":null,', "")
    assert list(check(text)) == [f"turn {one.turn}: {one.root}" for one in WHOLE.roots]


@pages
def test_the_page_names_the_formats_and_sizes_of_today(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for word in (
        sealing.LEDGER,
        sealing.RECEIPT,
        str(sealing.FILLING_BYTES),
        str(sealing.SALT_BYTES),
    ):
        assert word in text
    assert "1024" in text.replace("1,024", "1024")
    assert "4096" in text.replace("4,096", "4096")
