"""The clock goes on after a test, and nothing stays folded or cached."""

from collections.abc import Iterator

import pytest
from django.core.cache import caches

from misto.store import clock, folding


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    folding.drop()
    yield
    clock.set_to(None)
    folding.drop()
    caches["pages"].clear()
