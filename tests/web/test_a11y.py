"""No page keeps anybody out: who can't see it, who has a small phone or a keyboard alone."""

from itertools import product

import pytest
from django.urls import reverse
from playwright.sync_api import Page, expect

from misto.engine import Kind, Role
from misto.store.models import Post
from tests import cast
from tests.browsing import chromium, required
from tests.web.addresses import Address
from tests.web.eyes import DESK, LANGUAGES, PHASES, THEMES, Eyes, Sight, scene

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.django_db(transaction=True),
]

NO_PAGE = {
    # files
    "calendar/<str:token>.ics",
    "media/<slug:name>.webp",
    "g/<slug:code>/record.yaml",
    "g/<slug:code>/ledger.jsonl",
    "g/<slug:code>/seat/receipts/<int:number>.json",
    "accounts/recovery-codes/file/",
    # written to, or led through
    "me/telling/",
    "me/feed/",
    "g/<slug:code>/reserve/",
    "invite/<str:token>/",
    "as/<slug:code>/leave/",
    "g/<slug:code>/desk/line-up/",
    "g/<slug:code>/desk/story/",
    "g/<slug:code>/desk/story/<int:turn>/",
    "g/<slug:code>/desk/log/settle/",
    "g/<slug:code>/desk/end/",
    # parts of a page
    "g/<slug:code>/frame/",
    # the host's alone, who has no persona
    "as/<slug:code>/<int:number>/hide/",
    "as/<slug:code>/<int:number>/past/",
    # in the middle of something that tests of the accounts walk through
    "accounts/confirm/code/",
    "accounts/login/passkey/",
    "accounts/password/set/",
    "accounts/password/reset/code/",
    "accounts/password/reset/new/",
    "accounts/passkeys/login/",
    "accounts/passkeys/confirm/",
    "accounts/passkeys/<slug:code>/remove/",
    "accounts/passkeys/<slug:code>/rename/",
    "accounts/recovery-codes/",
    # Django's own
    "operator/",
}
"""Where nobody of the cast finds a page."""


@pytest.fixture(autouse=True)
def _all_is_switched_on(settings):
    settings.PASSKEYS_WORK = True
    settings.SIGN_UP = "invitation"


def each_once() -> dict[str, Sight | None]:
    """For each address one who sees a page there, in the first game that has it, by turns."""
    found: dict[str, Sight | None] = {}
    for one in reversed([scene(phase) for phase in PHASES]):
        for number, address in enumerate(one.addresses):
            if not found.get(address.route):
                found[address.route] = next(one.sights(address, number), None)
    return found


def test_every_page_once(live_server):
    required()
    found = each_once()
    chosen = [sight for sight in found.values() if sight]
    turns = list(product(LANGUAGES, THEMES))
    faults: list[str] = []
    with chromium() as browser:
        eyes = Eyes(browser, live_server.url)
        for number, sight in enumerate(chosen):
            language, theme = turns[number % len(turns)]
            faults += eyes.faults(sight, language=language, themes=(theme,))
    assert not faults, "\n".join(faults)
    assert {route for route, sight in found.items() if sight is None} == NO_PAGE


def test_what_is_wrong_is_seen(live_server):
    """The eyes are no use if they find nothing anywhere."""
    required()
    bad = (
        "<title>.</title><style>p { color: #aaa; width: 500px }</style><main><h1>.</h1>"
        "<p>Ледь видно<img src='/no.png'><script>nothing()</script></main>"
    )
    client = cast.created().client()
    with chromium() as browser:
        eyes = Eyes(browser, live_server.url)
        sight = Sight(Address("", "/"), "stranger", client, bad)
        faults = " ".join(eyes.faults(sight, language="uk", themes=("day",)))
    for fault in ("color-contrast", "image-alt", "html-has-lang", "wider than", "nothing is not"):
        assert fault in faults


def to(page: Page, selector: str, key: str = "Tab") -> None:
    """Go on with the keyboard until something has the focus."""
    for _ in range(120):
        page.keyboard.press(key)
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
    pytest.fail(f"{selector} can't be reached with {key}")


def outline(page: Page) -> str:
    """How what has the focus is marked."""
    style: str = page.evaluate(
        """() => {
            const one = document.activeElement, marked = one.closest(".choices > label") ?? one;
            const {outlineStyle, outlineWidth} = getComputedStyle(marked);
            return `${outlineStyle} ${outlineWidth}`;
        }"""
    )
    return style


def test_a_player_votes_and_posts_with_the_keyboard_alone(live_server):
    required()
    table = cast.begun()
    table.play_turn()
    seat = table.seat_of(Role.DOCTOR)
    client = table.client(table.player(seat))
    choice = next(one for one in table.view.living if one != seat)
    with chromium() as browser:
        eyes = Eyes(browser, live_server.url)
        page = eyes.page(client, DESK)
        page.goto(reverse("table:seat", args=[table.code]))
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip"
        assert outline(page) == "solid 3px"
        page.keyboard.press("Enter")
        to(page, "#order-1 input[type=radio]")
        assert outline(page) == "solid 3px"
        to(page, f"#order-1 input[value='{choice}']", "ArrowDown")
        page.keyboard.press("Tab")
        while not page.evaluate("document.activeElement.matches('button.go')"):
            page.keyboard.press("Tab")
        assert outline(page) == "solid 3px"
        page.keyboard.press("Enter")
        expect(page.locator(".message.success")).to_be_visible()

        page.goto(reverse("thread:game", args=[table.code]))
        to(page, "#reply textarea")
        page.keyboard.type("Голосую й мовчу.")
        to(page, "#reply input[name=mark]")
        to(page, "#reply input[value=argument]", "ArrowDown")
        to(page, "#reply button.go")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Голосую й мовчу.").first).to_be_visible()
    assert table.view.orders[seat, Kind.VOTE].targets == (choice,)
    assert Post.objects.filter(seat=seat, source="Голосую й мовчу.", mark="argument").exists()
