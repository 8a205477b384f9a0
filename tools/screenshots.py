"""Take pictures of the main pages, to be looked at: make screenshots.

    python tools/screenshots.py           the ten main pages
    python tools/screenshots.py --all     and the others
    python tools/screenshots.py desk      those whose names begin so, of all

The site is `misto serve --demo`, on a free port and with a folder of its own. Each page is seen by
somebody of the demonstration, by day and by night, on a phone and on a desk:
build/screenshots/thread-night-phone.png.
"""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PICTURES = Path("build/screenshots")
PASSWORD = "misto-demo"  # noqa: S105  # it is printed by the demonstration, for everybody
SIZES = {"phone": (390, 844), "desk": (1280, 900)}
THEMES = ("day", "night")
TITLES = {
    "RUNS": "Чорний ринок",
    "ENROLS": "Маєток над озером",
    "ENDED": "Чорний ринок: минулий сезон",
}
STRANGER, HOST, PLAYER, MAFIA, GHOST, READER = (
    "", "veducha", "sofia", "halyna", "marko", "hlyadach",
)  # fmt: skip


@dataclass(frozen=True)
class Shot:
    """A page, and who looks at it; RUNS, ENROLS and ENDED stand for a game's code."""

    name: str
    who: str
    path: str


MAIN = (
    Shot("home", PLAYER, "/"),
    Shot("thread", PLAYER, "/g/RUNS/"),
    Shot("talk", READER, "/g/RUNS/talk/"),
    Shot("seat", PLAYER, "/g/RUNS/seat/"),
    Shot("mafia", MAFIA, "/g/RUNS/mafia/"),
    Shot("desk", HOST, "/g/RUNS/desk/"),
    Shot("create", HOST, "/games/new/"),
    Shot("court", READER, "/g/ENDED/court/"),
    Shot("enrol", READER, "/g/ENROLS/enrol/"),
    Shot("help", STRANGER, "/help/play/"),
)
OTHERS = (
    Shot("home-stranger", STRANGER, "/"),
    Shot("home-host", HOST, "/"),
    Shot("thread-stranger", STRANGER, "/g/RUNS/"),
    Shot("thread-ghost", GHOST, "/g/RUNS/"),
    Shot("thread-host", HOST, "/g/RUNS/"),
    Shot("thread-ended", READER, "/g/ENDED/"),
    Shot("thread-first", READER, "/g/ENDED/?page=1"),
    Shot("thread-one", READER, "/g/RUNS/?seat=8"),
    Shot("thread-enrols", STRANGER, "/g/ENROLS/"),
    Shot("enrol-stranger", STRANGER, "/g/ENROLS/enrol/"),
    Shot("seat-ghost", GHOST, "/g/RUNS/seat/"),
    Shot("seat-ended", PLAYER, "/g/ENDED/seat/"),
    Shot("seat-letters", PLAYER, "/g/RUNS/letters/"),
    Shot("seat-leave", PLAYER, "/g/RUNS/seat/leave/"),
    Shot("seat-looks", PLAYER, "/g/RUNS/looks/"),
    Shot("seat-enter", STRANGER, "/as/RUNS/enter/"),
    Shot("desk-ended", HOST, "/g/ENDED/desk/"),
    Shot("desk-enrolment", HOST, "/g/ENROLS/desk/enrolment/"),
    Shot("desk-letters", HOST, "/g/RUNS/desk/letters/"),
    Shot("desk-letter-all", HOST, "/g/RUNS/desk/letters/all/"),
    Shot("desk-log", HOST, "/g/RUNS/desk/log/"),
    Shot("desk-rulings", HOST, "/g/RUNS/desk/rulings/"),
    Shot("desk-exclude", HOST, "/g/RUNS/desk/rulings/exclude/"),
    Shot("desk-replace", HOST, "/g/RUNS/desk/replace/"),
    Shot("desk-settings", HOST, "/g/RUNS/desk/settings/"),
    Shot("archive-reports", READER, "/g/ENDED/reports/"),
    Shot("archive-court-runs", READER, "/g/RUNS/court/"),
    Shot("archive-seats", READER, "/g/ENDED/seats/"),
    Shot("archive-seats-runs", READER, "/g/RUNS/seats/"),
    Shot("archive-rules", READER, "/g/RUNS/rules/"),
    Shot("archive-deal", READER, "/g/ENDED/deal/"),
    Shot("archive-odds", READER, "/g/ENDED/odds/"),
    Shot("archive-awards", PLAYER, "/g/ENDED/awards/"),
    Shot("me", PLAYER, "/me/"),
    Shot("me-notices", PLAYER, "/me/notices/"),
    Shot("me-export", PLAYER, "/me/export/"),
    Shot("me-delete", PLAYER, "/me/delete/"),
    Shot("me-person", READER, "/people/veducha/"),
    Shot("me-password", PLAYER, "/accounts/password/change/"),
    Shot("entrance-login", STRANGER, "/accounts/login/"),
    Shot("entrance-signup", STRANGER, "/accounts/signup/"),
    Shot("entrance-logout", PLAYER, "/accounts/logout/"),
    Shot("error-404", STRANGER, "/g/nothing/"),
    Shot("help-contents", STRANGER, "/help/"),
    Shot("help-host", STRANGER, "/help/host/"),
    Shot("help-roles", STRANGER, "/help/roles/"),
    Shot("help-rules", STRANGER, "/help/rules/"),
    Shot("help-words", STRANGER, "/help/words/"),
    Shot("help-moves", STRANGER, "/help/moves/"),
)


def main(words: Sequence[str]) -> None:
    """Take the pictures."""
    names = tuple(word for word in words if not word.startswith("-"))
    every: tuple[Shot, ...] = (*MAIN, *OTHERS)
    shots: tuple[Shot, ...] = every if "--all" in words else MAIN
    if names:
        shots = tuple(shot for shot in every if shot.name.startswith(names))
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("there is no Chromium here (Debian: apt install chromium)")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with site() as address, sync_playwright() as playwright:
        options = ["--no-sandbox", "--lang=uk"]
        browser = playwright.chromium.launch(executable_path=chromium, args=options)
        for who in dict.fromkeys(shot.who for shot in shots):
            look(browser, address, who, [shot for shot in shots if shot.who == who])
        browser.close()
    print(f"{len(shots) * len(SIZES) * len(THEMES)} pictures in {PICTURES}/")


@contextmanager
def site() -> Iterator[str]:
    """Serve the demonstration, and give its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="misto-screenshots-") as folder:
        settings = {"MISTO_DATA": folder, "MISTO_URL": address, "MISTO_LANG": "en"}
        server = subprocess.Popen(
            [Path(sys.executable).with_name("misto"), "serve", "--demo", "--port", port],
            env=os.environ | settings | {"DATABASE_URL": ""},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None  # noqa: S101
            if not any("running" in line for line in server.stdout):
                sys.exit("the site did not start")
            yield address
        finally:
            server.terminate()
            server.wait()


def look(browser: Browser, address: str, who: str, shots: Sequence[Shot]) -> None:
    """Let one person go from page to page, by day and by night, with a phone and at a desk."""
    context = browser.new_context(base_url=address, locale="uk-UA", timezone_id="Europe/Kyiv")
    page = context.new_page()
    if who:
        page.goto("/accounts/login/")
        page.fill("[name=login]", who)
        page.fill("[name=password]", PASSWORD)
        page.press("[name=password]", "Enter")
        page.wait_for_url(f"{address}/")
    codes = games(page)
    for shot in shots:
        path = re.sub("RUNS|ENROLS|ENDED", lambda found: codes[found[0]], shot.path)
        for theme in THEMES:
            dress(context, address, theme)
            for name, size in SIZES.items():
                take(page, path, PICTURES / f"{shot.name}-{theme}-{name}.png", size)
    context.close()


def games(page: Page) -> dict[str, str]:
    """Return the codes of the games, by their titles on the front page."""
    page.goto("/")
    found = {}
    for name, title in TITLES.items():
        there = page.get_by_role("link", name=title, exact=True).first.get_attribute("href") or ""
        found[name] = there.split("/")[2]
    return found


def dress(context: BrowserContext, address: str, theme: str) -> None:
    """Fix the theme, as the switch in the foot does."""
    context.add_cookies([{"name": "misto_theme", "value": theme, "url": address}])


def take(page: Page, path: str, file: Path, size: tuple[int, int]) -> None:
    """Take the picture of a whole page."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.goto(path)
    whole = page.evaluate("document.documentElement.scrollHeight")
    # What sticks to the edge of the window would stand amid a picture of the whole page.
    page.set_viewport_size({"width": width, "height": max(height, whole)})
    page.wait_for_timeout(150)
    page.screenshot(path=file, animations="disabled")


if __name__ == "__main__":
    main(sys.argv[1:])
