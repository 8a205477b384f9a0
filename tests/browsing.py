"""Chromium for tests: where it is found, how it is started, and what its absence means."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

ARGUMENTS = (
    "--no-sandbox",  # root has none
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
)
NONE = (
    "no Chromium was found, so that nothing was tried in a browser"
    " (Debian: apt install chromium; or CHROMIUM=/path/to/it)"
)


def executable() -> str | None:
    """Return Chromium's path: `CHROMIUM` names it, else it is looked for."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    return shutil.which("chromium") or shutil.which("chromium-browser")


def required() -> str:
    """Return Chromium's path; without one a test is skipped, and where `CI` is set it fails."""
    found = executable()
    if found is None and os.environ.get("CI"):
        pytest.fail(NONE, pytrace=False)
    if found is None:
        pytest.skip(NONE)
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Chromium, and end it."""
    path = required()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield started
        finally:
            started.close()
