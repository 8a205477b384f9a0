"""The clock goes on after a test, and nothing stays folded or cached."""

from collections.abc import Iterator

import pytest
from django.core.cache import caches

from misto.store import clock, folding
from tests.web import odds


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    folding.drop()
    for name in ("default", "pages"):
        caches[name].clear()
    yield
    clock.set_to(None)
    folding.drop()


_nobody_plays = odds.nobody_plays
