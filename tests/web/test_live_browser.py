"""live.js in a real browser: its tabs share one stream, and each is told."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browsing import chromium
from tests.serving import Site, site

pytestmark = [pytest.mark.browser, pytest.mark.slow]
LISTEN = """() => {
    window.heard = [];
    for (const part of ["thread", "talk", "seat"])
        document.body.addEventListener(`misto:${part}`, () => window.heard.push(part));
}"""


@pytest.fixture
def running() -> Iterator[Site]:
    with site() as one:
        one.start("--no-timekeeper")
        yield one


@pytest.fixture
def window() -> Iterator[BrowserContext]:
    with chromium() as started:
        yield started.new_context()


def until(holds: Callable[[], bool], page: Page) -> None:
    for _ in range(100):
        if holds():
            return
        page.wait_for_timeout(100)
    pytest.fail("it never came")


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return found


def test_tabs_share_a_stream_and_the_next_takes_over(running: Site, window: BrowserContext):
    code = running.hand("table = cast.begun()\nanswer = table.code")
    streams: list[str] = []
    window.on("request", lambda one: streams.append(one.url) if "/live?" in one.url else None)
    address = f"http://127.0.0.1:{running.port}/g/{code}/"
    tabs = [window.new_page() for _ in range(3)]
    for tab in tabs:
        tab.goto(address)
        tab.evaluate(LISTEN)
    first, second, third = tabs
    until(lambda: len(streams) > 0, first)
    time.sleep(1)
    assert len(streams) == 1

    running.hand("table.write(1)")
    for tab in tabs:
        until(lambda tab=tab: "thread" in heard(tab), tab)  # type: ignore[misc]
    assert heard(second) == ["thread"]

    first.close()
    until(lambda: len(streams) > 1, second)
    time.sleep(1)
    running.hand("table.write(2)")
    for tab in (second, third):
        until(lambda tab=tab: heard(tab).count("thread") > 1, tab)  # type: ignore[misc]
    assert len(streams) == 2


def test_a_server_that_goes_is_found_again(running: Site, window: BrowserContext):
    code = running.hand("table = cast.begun()\nanswer = table.code")
    page = window.new_page()
    streams: list[str] = []
    page.on("response", lambda one: streams.append(one.url) if "/live?" in one.url else None)
    page.goto(f"http://127.0.0.1:{running.port}/g/{code}/")
    until(lambda: len(streams) > 0, page)
    running.stop()
    running.start("--no-timekeeper")
    until(lambda: len(streams) > 1, page)
    page.evaluate(LISTEN)
    time.sleep(1)
    running.hand("table.write(1)")
    until(lambda: "thread" in heard(page), page)
