"""What the page about security says in figures is what the site does."""

import re
from pathlib import Path

import pytest

from misto.web import bodies, images, limits, settings
from misto.web.accounts import inviting

DOCS = Path(__file__).parent.parent.parent / "docs" / "security"
OURS = (
    limits.SIGN_IN,
    limits.SIGN_UP,
    limits.RESET,
    limits.RESET_OF,
    limits.ENTER,
    limits.ENROL,
    limits.COMPLAIN,
)


@pytest.mark.parametrize(
    ("page", "said"),
    [("index.md", r"(\d+) in (\d+) minutes"), ("index.uk.md", r"(\d+) за (\d+) хвилин")],
)
def test_the_limits_are_those_that_there_are(page, said):
    told = re.findall(said, (DOCS / page).read_text(encoding="utf-8"))
    written = (limits.MOST_WRITTEN, limits.WHILE.seconds // 60)
    failed = re.findall(r"(\d+)/(\d+)m", str(settings.ACCOUNT_RATE_LIMITS["login_failed"]))
    wanted = [(str(one.most), str(one.seconds // 60)) for one in OURS]
    assert sorted(told) == sorted([*wanted, *failed, (str(written[0]), str(written[1]))])
    assert (limits.ENTER_FROM.most, limits.RESET_TO.most) == (
        limits.ENTER.most,
        limits.RESET_OF.most,
    )


@pytest.mark.parametrize(
    ("page", "megabytes", "days"), [("index.md", "MB", "days"), ("index.uk.md", "МБ", "днів")]
)
def test_so_are_the_other_bounds(page, megabytes, days):
    text = (DOCS / page).read_text(encoding="utf-8")
    for size in (images.MOST_BYTES, bodies.MOST):
        assert f"{size // 1024**2} {megabytes}" in text
    assert f"{inviting.LASTS.days} {days}" in text
    assert bodies.WITHIN == 300
