"""A browser and a site that runs, for tests that do nothing but click and type."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browsing import chromium
from tests.e2e.people import PATIENCE
from tests.serving import Site, site

NOT_MEASURED = {"COVERAGE_PROCESS_CONFIG": "", "COVERAGE_PROCESS_START": ""}


@pytest.fixture
def window() -> Iterator[Browser]:
    """Chromium; it ends with the test, since Django can't work beside its event loop."""
    expect.set_options(timeout=PATIENCE)
    with chromium() as started:
        yield started


@pytest.fixture
def running() -> Iterator[Site]:
    """What `misto serve` starts, on a database of its own; told to end, it ends."""
    with site() as one:
        one.start(**NOT_MEASURED)
        yield one
        one.stop()
        assert "Traceback" not in one.log(), one.log()
