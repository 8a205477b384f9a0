"""The page about the deal shows what the engine computes."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from misto.engine.deal import LINEUP_ORDER, Attempt, fingerprint

TESTS = Path(__file__).parents[1]
ENGINE = TESTS / "engine"
VECTORS = json.loads((ENGINE / "deal_vectors.json").read_text(encoding="utf-8"))
WORKED = msgspec.convert(VECTORS[0]["attempt"], Attempt)

pages = pytest.mark.parametrize("page", ["deal.md", "deal.uk.md"])


def told(page: str) -> str:
    return (TESTS.parent / "docs" / page).read_text(encoding="utf-8")


@pages
def test_the_program_is_the_second_implementation(page: str) -> None:
    program = (ENGINE / "check_deal.py").read_text(encoding="utf-8")
    assert f"```python\n{program}```" in told(page)


@pages
def test_the_example_is_the_first_vector(page: str) -> None:
    rows = [re.findall(r"[A-Za-z]+", row)[-7:] for row in told(page).splitlines() if "|" in row]
    assert [seated.nonce[-1] for seated in WORKED.seats or ()] in rows
    assert [seated.role for seated in WORKED.seats or ()] in rows
    for text in (WORKED.key, WORKED.commitment, fingerprint(WORKED.frozen)):
        assert f" {text}\n" in told(page)


@pages
def test_every_role_stands_in_its_order(page: str) -> None:
    roles = [role for role in re.findall(r"`([a-z]+)`", told(page)) if role in LINEUP_ORDER]
    assert tuple(roles) == LINEUP_ORDER


def test_both_languages_show_the_same_bytes() -> None:
    english, ukrainian = (
        set(re.findall(r"[0-9a-f]{32,}", told(p))) for p in ("deal.md", "deal.uk.md")
    )
    assert english == ukrainian
