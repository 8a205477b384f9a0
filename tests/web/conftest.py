"""The clock goes on after a test, and nothing stays folded or cached."""

from collections.abc import Iterator

import pytest
from django.core.cache import caches

from misto.store import clock, folding
from misto.web.odds import asking
from tests.web.odds import Idle


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    folding.drop()
    for name in ("default", "pages"):
        caches[name].clear()
    yield
    clock.set_to(None)
    folding.drop()


@pytest.fixture(autouse=True)
def _nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """No page begins a process that works odds out: tests that want odds say so."""
    monkeypatch.setattr(asking, "WORKER", Idle())
