"""People at their browsers: what they do is a click or a key, what they know is on the page."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Browser, Locator, Page, expect

from misto.engine import Gender, Kind, Role
from misto.text import Language, catalogue, words

PATIENCE = 30_000
PASSWORD = "сорок тисяч мавп"  # noqa: S105  # of nobody
LOCALES: dict[Language, str] = {"uk": "uk-UA", "en": "en-GB"}

Act = tuple[Literal["press", "pick", "write"], str]


@dataclass
class Person:
    """Somebody with a browser; `acts` are the clicks and the texts since they last began to count.

    `account` is whom the site knows, `name` the character.
    """

    browser: Browser
    address: str
    account: str = ""
    name: str = ""
    gender: Gender = Gender.OTHER
    language: Language = "uk"
    role: Role | None = None
    clicks: int = 0
    acts: list[Act] = field(default_factory=list)
    scripts: bool = True
    width: int = 1280
    _page: Page | None = None

    @property
    def page(self) -> Page:
        """The one tab, opened on the site's first page."""
        if self._page is None:
            context = self.browser.new_context(
                locale=LOCALES[self.language],
                timezone_id="Europe/Kyiv",
                viewport={"width": self.width, "height": 800},
                java_script_enabled=self.scripts,
            )
            context.set_default_timeout(PATIENCE)
            self._page = context.new_page()
            self._page.goto(self.address)
        return self._page

    def say(self, message: str, **values: catalogue.Value) -> str:
        """A sentence as this person reads it."""
        return catalogue.say(self.language, message, **values)

    # What a person does.

    def press(self, message: str, within: Locator | None = None) -> None:
        """Press the button that says so, and wait for the page that answers."""
        self.acts.append(("press", message))
        button = (within or self.page).get_by_role("button", name=self.say(message), exact=True)
        self._click_through(button)

    def follow(self, message: str, within: Locator | None = None) -> None:
        """Follow the link that says so."""
        link = (within or self.page).get_by_role("link", name=self.say(message), exact=True)
        self._click_through(link.first)

    def tab(self, name: str) -> None:
        """Go to a part of the game by its tab."""
        self.follow(f"site-tab-{name}", self.page.locator("nav.tabs"))

    def pick(self, choice: Locator) -> None:
        """Choose something that is on the page."""
        self.acts.append(("pick", ""))
        self.clicks += 1
        choice.click()

    def write(self, message: str, text: str, within: Locator | None = None) -> None:
        """Type into the field that is called so, in place of what is in it."""
        self.acts.append(("write", message))
        place = (within or self.page).get_by_label(self.say(message), exact=True)
        place.press("ControlOrMeta+a")
        place.press_sequentially(text)

    def reload(self) -> None:
        """Look at the page again."""
        self.page.reload(wait_until="domcontentloaded")

    def _click_through(self, link: Locator) -> None:
        self.clicks += 1
        with self.page.expect_navigation(wait_until="domcontentloaded"):
            link.click()

    @contextmanager
    def counting(self) -> Iterator[list[Act]]:
        """Count from here on."""
        self.acts = []
        yield self.acts

    # What takes a person several steps.

    def sign_up(self) -> None:
        """Make an account."""
        self.follow("site-sign-in")
        self.follow("accounts-signup", self.page.locator("main"))
        self.write("accounts-username", self.account)
        self.write("accounts-password", PASSWORD)
        self.press("accounts-signup")

    def open_game(self, title: str) -> None:
        """Find one's game on the home page."""
        self._click_through(self.page.locator("a.brand"))
        self._click_through(self.page.get_by_role("link", name=title, exact=True).first)

    def enrol(self, nonce: str = "") -> None:
        """Enrol in the game that is to be found on the home page."""
        self.follow("lobby-enrol", self.page.locator("main"))
        self.write("lobby-enrol-name", self.name)
        chips = self.page.locator("fieldset.chips label")
        self.pick(chips.filter(has_text=self.exactly(self.say(f"lobby-gender-{self.gender}"))))
        self.write("lobby-enrol-about", f"{self.name}: прибув із першим потягом.")
        own = self.page.locator("#nonce")
        if nonce:
            self.write("lobby-nonce", nonce)
        else:
            expect(own).to_have_value(re.compile(r"(\w{5}-){5}\w{5}"))
        self.press("lobby-enrol")
        self.told("lobby-enrol-done")

    def read_letter(self) -> None:
        """Learn one's role, and say so."""
        self.tab("game")
        self.tab("seat")
        called = self.page.locator("#role h2").inner_text()
        self.role = self._roles()[called]
        self.press("table-role-read")
        self.told("table-letter-confirmed")

    def post(self, text: str, news: str = "") -> None:
        """Write in the game's thread, after a look at what the host has told."""
        self.tab("game")
        if news:
            self.follow("thread-to-report")
            expect(self.page.locator("article.report .story").last).to_have_text(news)
        composer = self.page.locator("form.composer")
        expect(composer.locator("header .who")).to_have_text(self.name)
        self.write("thread-text", text, composer)
        self.press("thread-send", composer)
        self.told("thread-done-post")
        expect(self.page.locator("#posts article.post").last).to_contain_text(text)

    def order(self, kind: Kind, target: str, legend: str = "") -> None:
        """Send an order: from one's seat it takes two clicks, whom and send."""
        self.tab("seat")
        asked = self.say(legend or f"table-whom-{kind}")
        group = self.page.get_by_role("group", name=asked, exact=True)
        form = self.page.locator("form.order", has=group)
        clicks = self.clicks
        with self.counting() as acts:
            self.pick(self.seat(form, target))
            self.press("table-send", form)
        assert self.clicks - clicks == 2 and [act for act, _ in acts] == ["pick", "press"]
        expect(self.page.locator(".message.success")).to_have_count(1)
        expect(form.locator(".help b").first).to_contain_text(target)

    # What a person sees.

    def seat(self, form: Locator, name: str) -> Locator:
        """The choice of somebody, in a form: number, name and face."""
        radio = self.page.get_by_role("radio", name=self.exactly(name, before=r"\d+ "))
        return form.locator("label", has=radio)

    def told(self, message: str) -> None:
        """The page says that something was done."""
        expect(self.page.locator(".message.success")).to_have_text(self.say(message))

    def exactly(self, text: str, before: str = "") -> re.Pattern[str]:
        """The text as a whole."""
        return re.compile(rf"^\s*{before}{re.escape(text)}\s*$")

    def _roles(self) -> dict[str, Role]:
        return {words.capital(words.role(self.language, role, self.gender)): role for role in Role}
