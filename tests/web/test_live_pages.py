"""Pages that stay open, in a real browser: what others do appears, what one types stays."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.serving import Site, site

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium (Debian: apt install chromium)"),
]
SOON = 3000
BEGIN = """
from misto.engine import *
from misto.store import letters
table = cast.begun()
for one in range(25):
    table.write(1 + one % 7, "Слово. " * 40)

def sign_in(who):
    return table.client(who).cookies["misto"].value

def letter(to, by_host):
    with cast.writing(table.code) as row:
        letters.write(row, to, by_host=by_host, source="Лист.", html="<p>Лист.</p>")

boss = table.seat_of(Role.BOSS)
town = table.seat_of(Role.CIVILIAN)
answer = {
    "code": table.code,
    "boss": sign_in(table.player(boss)),
    "town": sign_in(table.player(town)),
    "host": sign_in(table.host),
    "seats": {"boss": boss, "town": town},
}
"""
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as one:
        one.start("--no-timekeeper")
        yield one


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def game(running: Site) -> dict[str, Any]:
    found: dict[str, Any] = running.hand(BEGIN)
    return found


@pytest.fixture
def windows(running: Site, browser: Browser, game: dict[str, Any]) -> Iterator[Callable[..., Page]]:
    """Opens a page of the game in a browser of its own, signed in as somebody, and listening."""
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def complained(one: ConsoleMessage) -> None:
        if one.type == "error":
            complaints.append(one.text)

    def window(who: str, path: str = "") -> Page:
        context = browser.new_context(
            viewport={"width": 900, "height": 700}, reduced_motion="reduce"
        )
        opened.append(context)
        address = f"http://127.0.0.1:{running.port}"
        if who:
            context.add_cookies([{"name": "misto", "value": game[who], "url": address}])
        page = context.new_page()
        page.on("console", complained)
        with page.expect_response(lambda one: "/live?" in one.url):
            page.goto(f"{address}/g/{game['code']}/{path}" if path != "/" else address)
        return page

    yield window
    for context in opened:
        context.close()
    assert not complaints


def test_a_post_appears_and_what_is_typed_stays(running, windows):
    writes, reads = windows("boss"), windows("town")
    stranger = windows("", "?page=1")
    field = reads.locator("#text")
    field.fill("Я саме пишу")
    field.evaluate("one => { one.focus(); one.setSelectionRange(2, 6); }")
    reads.wait_for_timeout(500)
    before = field.bounding_box()
    writes.fill("#text", "Мене **чути**?")
    writes.click("#reply .go")
    post = reads.locator("#p27")
    expect(post).to_contain_text("Мене чути?", timeout=SOON)
    expect(stranger.locator("#news a")).to_be_visible(timeout=SOON)
    assert stranger.locator("#p27").count() == 0
    assert field.input_value() == "Я саме пишу"
    assert field.evaluate("one => [one.selectionStart, one.selectionEnd]") == [2, 6]
    assert reads.evaluate("document.activeElement.id") == "text"
    reads.wait_for_timeout(300)
    after = field.bounding_box()
    assert before and after and abs(before["y"] - after["y"]) < 2
    running.hand("table.write(1, 'І ще.')")
    expect(reads.locator("#p28")).to_be_visible(timeout=SOON)
    assert reads.locator("#posts > [id]").last.get_attribute("id") == "p28"


def test_what_one_reads_stays_when_something_above_grows(running, windows):
    reads = windows("town")
    running.hand("table.pass_time(hours=1)")
    reads.evaluate("document.getElementById('p26').scrollIntoView({block: 'center'})")
    reads.wait_for_timeout(500)
    before = reads.locator("#p26").bounding_box()
    running.hand(
        "from misto.store.models import Post\n"
        "from misto.store import posting\n"
        "with cast.writing(table.code) as row:\n"
        "    old = Post.objects.get(game=row, room='thread', number=22)\n"
        "    old.html, old.edited_at = '<p>Змінено. ' + 'Довго. ' * 300, table.now\n"
        "    old.save()\n"
        "    posting.changed(row, 'thread')"
    )
    expect(reads.locator("#p22")).to_contain_text("Змінено.", timeout=SOON)
    reads.wait_for_timeout(300)
    after = reads.locator("#p26").bounding_box()
    assert before and after and abs(before["y"] - after["y"]) < 2


def test_the_page_turns_dark_and_the_report_comes(running, windows):
    reads = windows("town")
    assert reads.locator("html").get_attribute("data-hour") == "day"
    running.hand("table.run(CloseTurn(why='Досить.'))")
    expect(reads.locator("html")).to_have_attribute("data-hour", "night", timeout=SOON)
    expect(reads.locator("#thumb .thumb")).to_have_count(0)
    running.hand("table.run(PublishReport(story='Ніч минула.'))")
    expect(reads.locator("article.report")).to_be_visible(timeout=SOON)
    expect(reads.locator("html")).to_have_attribute("data-hour", "day", timeout=SOON)
    expect(reads.locator("#bell .count")).to_be_visible()


def test_the_seat_and_the_desk_show_an_order_and_touch_no_form(running, windows, game):
    town = game["seats"]["town"]
    seat, desk = windows("town", "seat/"), windows("host", "desk/")
    home = windows("town", "/")
    owing = home.locator(f"#my-games li:has(a[href*='{game['code']}']) .owing")
    expect(owing).to_contain_text("Vote", timeout=SOON)
    picked = seat.locator("#order-1 input[type=radio]").nth(2)
    picked.check()
    desk.fill("#tale", "Тихої ночі")
    standing = desk.locator("summary", has=desk.locator("xpath=self::*[@id='standing-count']"))
    standing.click()
    running.hand(f"table.order({town}, Kind.VOTE, {town % 11 + 1})")
    expect(seat.locator("#receipts-now li")).to_have_count(1, timeout=SOON)
    expect(seat.locator("#owe-vote")).to_have_count(0)
    expect(desk.locator("#board td.ok").first).to_be_visible(timeout=SOON)
    expect(desk.locator("#standing li")).to_have_count(1, timeout=SOON)
    expect(desk.locator("#standing")).to_be_visible()
    expect(owing).not_to_contain_text("Vote", timeout=SOON)
    assert picked.is_checked()
    assert desk.locator("#tale").input_value() == "Тихої ночі"
    running.hand("table.run(CloseTurn(why='Досить.'))")
    for page in (seat, desk):
        expect(page.locator("#news a")).to_be_visible(timeout=SOON)
    desk.click("#news a")
    expect(desk.locator("#story .go")).to_be_visible()
    assert desk.locator("#tale").input_value() == "Тихої ночі"


def test_letters_and_the_chat_grow(running, windows):
    letters, chat = windows("town", "letters/"), windows("boss", "mafia/")
    desk = windows("host", "desk/letters/")
    chat.fill("#line", "Пишу")
    running.hand("letter(table.player(town), True)\nletter(table.player(boss), False)")
    expect(letters.locator("#letters article")).to_have_count(1, timeout=SOON)
    expect(desk.locator("#partners .new")).to_have_count(1, timeout=SOON)
    for number in (1, 2):
        running.hand(
            "from misto.store.models import Post\n"
            "with cast.writing(table.code) as row:\n"
            "    at = cast.clock.arrival(row.last_at)\n"
            "    cast.add(row, Post.Room.MAFIA, Post.Voice.HOST, at=at, source='', html='Так')"
        )
        expect(chat.locator("#letters article")).to_have_count(number, timeout=SOON)
    assert chat.locator("#line").input_value() == "Пишу"


def test_a_hidden_tab_has_no_stream_and_asks_for_nothing(running, windows):
    page = windows("town")
    page.wait_for_timeout(500)
    asked: list[str] = []
    ended: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.on("requestfailed", lambda one: ended.append(one.url))
    page.on("requestfinished", lambda one: ended.append(one.url))
    page.evaluate(HIDE, True)
    page.wait_for_timeout(500)
    assert [url for url in ended if "/live?" in url]
    running.hand("table.write(1, 'Поки тебе не було.')")
    page.wait_for_timeout(1500)
    assert not asked
    page.evaluate(HIDE, False)
    expect(page.locator("#p27")).to_be_visible(timeout=SOON)


def test_who_is_replaced_has_another_stream_and_an_old_page(running, windows):
    page = windows("town", "seat/")
    streams: list[str] = []
    page.on("response", lambda one: streams.append(one.url) if "/live?" in one.url else None)
    running.hand(
        "table.run(Replace(seat=town, person=table.reader.code, why='Так склалося.'))\n"
        "table.write(1)"
    )
    for _ in range(60):
        if streams:
            break
        page.wait_for_timeout(100)
    assert len(streams) == 1
    expect(page.locator("#news a")).to_be_visible(timeout=SOON)
    page.wait_for_timeout(500)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/seat/" in one.url else None)
    running.hand("letter(table.reader, True)")
    page.wait_for_timeout(1000)
    assert not asked  # what concerns the seat is no longer heard here


@pytest.fixture
def creating(running: Site, windows: Callable[..., Page]) -> Page:
    """The page where a game is made, with a title typed."""
    page = windows("host", "/")
    page.goto(f"http://127.0.0.1:{running.port}/games/new/")
    page.locator("#title").fill("Чорний ринок")
    return page


def test_a_button_stays_under_the_finger_when_a_verdict_appears(creating):
    make = creating.locator("button.go[value=make]")
    make.scroll_into_view_if_needed()
    place = make.bounding_box()
    assert place
    creating.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    with creating.expect_response(lambda one: one.request.method == "POST"):
        creating.mouse.down()
    expect(creating.locator("#rules-checked")).to_have_class("verdict good", timeout=SOON)
    with creating.expect_navigation(wait_until="domcontentloaded", timeout=SOON):
        creating.mouse.up()


def test_a_press_counts_though_what_was_wrong_is_mended_by_the_last_field(creating):
    least, wrong = creating.locator("#seats_min"), creating.locator("#error-seats_min")
    least.fill("0")
    least.blur()
    expect(wrong).not_to_be_empty(timeout=SOON)
    least.fill("7")
    with creating.expect_navigation(wait_until="domcontentloaded", timeout=SOON):
        creating.locator("button.go[value=make]").click(delay=150)


def test_nothing_moves_on_the_desk_when_a_story_is_kept(windows):
    page = windows("host", "desk/")
    below, saved = page.locator("#preview"), page.locator("#saved")
    page.locator("#tale").fill("Місто прокинулося.")
    expect(saved).to_be_empty()
    before = below.bounding_box()
    expect(saved).not_to_be_empty(timeout=SOON)
    after = below.bounding_box()
    assert before and after and abs(before["y"] - after["y"]) < 1
