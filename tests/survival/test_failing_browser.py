"""A database that is away, as somebody with a browser sees it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from misto.text.catalogue import say
from tests.browsing import chromium
from tests.serving import Site, site
from tests.survival.outage import away
from tests.survival.racing import UNMEASURED

pytestmark = [pytest.mark.slow, pytest.mark.browser]

TEXT = "Довгий допис, який ніхто не хоче писати вдруге.\nІ ще один рядок."
SOON = 10_000


@pytest.fixture
def window() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def running() -> Iterator[Site]:
    with site() as one:
        one.start(**UNMEASURED)
        yield one


@pytest.fixture
def made(running: Site) -> Any:
    made = running.hand("from tests.survival import audit\nanswer = audit.begin()")
    running.hand("from django.db import connections\nconnections.close_all()")
    return made


def opened(window: Browser, running: Site, session: str, path: str) -> Page:
    address = f"http://127.0.0.1:{running.port}"
    context = window.new_context(locale="uk-UA")
    context.add_cookies([{"name": "misto", "value": session, "url": address}])
    page = context.new_page()
    page.goto(address + path)
    return page


def test_what_was_typed_is_on_the_page_that_says_so_and_one_press_sends_it(window, running, made):
    page = opened(window, running, made["sessions"]["3"], f"/g/{made['game']}/")
    composer = page.locator("form.composer")
    composer.locator("textarea").fill(TEXT)
    with away(running):
        composer.get_by_role("button", name=say("uk", "thread-send")).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(say("uk", "site-error-away"))
        expect(page.locator("form.unwritten textarea")).to_have_value(TEXT)
        page.get_by_role("button", name=say("uk", "site-send-again")).click()
        expect(page.locator("form.unwritten textarea")).to_have_value(TEXT)
    page.get_by_role("button", name=say("uk", "site-send-again")).click()
    expect(page.locator(".message.success")).to_have_text(say("uk", "thread-done-post"))
    expect(page.locator("#posts article.post").last).to_contain_text("І ще один рядок.")
    expect(page.locator("form.composer textarea")).to_have_value("")


def test_a_draft_that_cannot_be_kept_says_so_beside_the_text(window, running, made):
    page = opened(window, running, made["host"], f"/g/{made['game']}/desk/")
    tale, saved = page.locator("#tale"), page.locator("#saved")
    with away(running):
        tale.press_sequentially("Ніч.")
        expect(saved).to_have_text(say("uk", "site-no-answer"), timeout=SOON)
    tale.press_sequentially(" І ранок.")
    expect(saved).to_contain_text(say("uk", "desk-saved"), timeout=SOON)
    page.reload()
    expect(tale).to_have_value("Ніч. І ранок.")
