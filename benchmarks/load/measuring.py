"""What is measured of the site, and what it should be."""

import gzip
import http.client
import os
import platform
import re
import subprocess
import threading
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

from django.db import connection
from django.test import Client

from benchmarks.load import asking, seeding
from benchmarks.load.asking import Browser, Times
from benchmarks.load.serving import HERE, Site, serving
from misto.store import clock

STREAMS = 1_000
WITHIN = 60.0
"""Seconds in which the games that close at one instant are settled."""

WAIT = timedelta(seconds=10)
SEAT = 3
GAME = "/g/median/"


def measure(log: Path) -> None:
    """Measure it all, and print it."""
    _say_where()
    sessions = {code: seeding.cookie(code, SEAT) for code in seeding.THREADS}
    _queries(sessions["median"])
    with serving(log) as site:
        _sizes(site, sessions["median"])
        _reader(site)
        _player(site, sessions)
        _writing(site, sessions["median"])
        _streams(site)
        _closing(site, sessions["median"])
    if complaints := log.read_text().strip():
        print(f"\nThe processes have complained:\n{complaints[-2000:]}")


def row(what: str, found: object, target: str = "") -> None:
    print(f"{what:52} {found!s:44} {target}", flush=True)


def _say_where() -> None:
    git = ["git", "describe", "--always", "--dirty", "--abbrev=10"]
    commit = subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip()
    with connection.cursor() as cursor:
        cursor.execute("SHOW server_version")
        version = cursor.fetchone()[0]
    row("commit", commit or "unknown")
    cores, load = os.cpu_count(), os.getloadavg()[0]
    row("machine", f"{cores} cores, load {load:.1f}, Python {platform.python_version()}")
    row("database", f"PostgreSQL {version}")
    row("rows", ", ".join(f"{count:,} {what}" for what, count in seeding.shape().items()))


def _queries(session: str) -> None:
    """Count the queries of each page, in this process."""
    known, stranger = Client(headers={"accept-language": "uk"}), Client()
    known.cookies["misto"] = session
    form = {"text": "Скільки запитів?", "self": f"thread/median/seat-{SEAT}"}
    order = {"kind": "vote", "turn": "1", "target": "7"}
    asked: dict[str, Callable[[], object]] = {
        "a reader's page, made": lambda: stranger.get(f"{GAME}?page=3", SERVER_NAME=HERE),
        "kept": lambda: stranger.get(f"{GAME}?page=3", SERVER_NAME=HERE),
        "a player's page": lambda: known.get(GAME, SERVER_NAME=HERE),
        "a post": lambda: known.post(f"{GAME}post/", form, SERVER_NAME=HERE),
        "an order": lambda: known.post(f"{GAME}seat/order/", order, SERVER_NAME=HERE),
    }
    known.get(GAME, SERVER_NAME=HERE)
    counted = {what: _count(ask) for what, ask in asked.items()}
    row("queries", ", ".join(f"{what} {count}" for what, count in counted.items()))


def _count(ask: Callable[[], object]) -> int:
    asked: list[str] = []

    def count(execute, sql, params, many, context):
        asked.append(sql)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(count):
        ask()
    return len(asked)


def _sizes(site: Site, session: str) -> None:
    """Measure a page, and all that a browser gets on a first visit but players' images."""
    page = _transferred(site, GAME, session)
    html = page[1].decode()
    parts = re.findall(r'(?:src|href)="(/static/[^"]+)"', html)
    sent = page[0] + sum(_transferred(site, part)[0] for part in dict.fromkeys(parts))
    row("a player's page of 20 posts", f"{len(page[1]) / 1000:.1f} KB", "at most 60 KB")
    row("a first visit as transferred", f"{sent / 1000:.1f} KB", "at most 120 KB")


def _transferred(site: Site, path: str, session: str = "") -> tuple[int, bytes]:
    """Return how many bytes came, with their headers, and what they say."""
    own = http.client.HTTPConnection(HERE, site.pages[0], timeout=30)
    headers = {"Accept-Encoding": "gzip", "Accept-Language": "uk"}
    own.request("GET", path, headers=headers | ({"Cookie": f"misto={session}"} if session else {}))
    answer = own.getresponse()
    body = answer.read()
    assert answer.status == 200, path
    packed = answer.headers.get("Content-Encoding") == "gzip"
    own.close()
    return len(body) + len(str(answer.headers)), gzip.decompress(body) if packed else body


def _reader(site: Site) -> None:
    asking.wrk(site, GAME, seconds=2)
    before, used = _scans(), site.cpu()
    with asking.meanwhile(lambda number: seeding.write_post("median", number)) as posts:
        found = asking.wrk(site, GAME)
    each = (site.cpu() - used) / max(found.count, 1) * 1e3
    time.sleep(2)  # PostgreSQL's own counts come late
    kept = 1 - (_scans() - before) / max(found.count, 1)
    row("a reader's thread page", found, "at least 1,000/s")
    row("", f"{posts[0]} posts meanwhile, {kept:.1%} kept pages, {each:.2f} ms CPU")


def _scans() -> int:
    """Count how often posts were looked up: a page that is kept asks for none."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT idx_scan + seq_scan FROM pg_stat_user_tables WHERE relname = %s", ["store_post"]
        )
        return int(cursor.fetchone()[0])


def _player(site: Site, sessions: dict[str, str]) -> None:
    for code, session in sessions.items():
        found = _pages(site, f"/g/{code}/", session)
        row(
            f"a player's page of {seeding.THREADS[code]:,} posts, one at a time",
            found,
            "p50 at most 9 ms",
        )
    used = site.cpu()
    found = asking.wrk(site, GAME, sessions["median"])
    each = (site.cpu() - used) / max(found.count, 1) * 1e3
    row("players' thread pages, many at once", found, "at least 300/s")
    row("", f"{each:.2f} ms CPU")


def _pages(site: Site, path: str, session: str, count: int = 300) -> Times:
    browser = Browser(site.pages[0], session)
    for _ in range(20):
        browser.get(path)
    return asking.one_at_a_time(lambda _: browser.get(path)[0], count)


def _writing(site: Site, session: str) -> None:
    browser = Browser(site.pages[0], session)
    token = browser.token(GAME)
    seats = range(1, seeding.SEATS + 1)  # each may write so much, and no more
    each = [Browser(site.pages[0], seeding.cookie("median", seat)) for seat in seats]
    tokens = [one.token(GAME) for one in each]

    def post(number: int) -> int:
        own = number % seeding.SEATS
        text = f"Допис {number}: голосую проти **@{(number + 1) % seeding.SEATS + 1}**, бо мовчить."
        mine = {"csrfmiddlewaretoken": tokens[own], "self": f"thread/median/seat-{own + 1}"}
        return each[own].post(f"{GAME}post/", {"text": text, "mark": "", **mine})[0]

    def order(number: int) -> int:
        target = str(number % seeding.SEATS + 1)
        form = {"csrfmiddlewaretoken": token, "kind": "vote", "turn": "1", "target": target}
        return browser.post(f"{GAME}seat/order/", form)[0]

    row("a post sent", asking.one_at_a_time(post, 200, 303), "p50 at most 8 ms")
    row("an order sent", asking.one_at_a_time(order, 100, 303))


def _streams(site: Site) -> None:
    found = asking.streams(site, "median", STREAMS, lambda: seeding.write_post("median", 0))
    told = f"{len(found.told) - 1:,} of {found.count:,} told"
    last = f", the last after {found.told[-1]:.0f} ms" if found.told else ""
    row("open streams", told + last, "all within 500 ms")
    row("", f"{found.bytes_each / 1000:.1f} KB each", "at most 20 KB")


def _closing(site: Site, session: str) -> None:
    """Let many games close at one instant, and look at pages meanwhile."""
    at = clock.now() + WAIT
    seeding.close_at(at)
    site.start("worker", "worker")
    ended, slow, took = threading.Event(), [0.0], [float("inf")]

    def look() -> None:
        browser = Browser(site.pages[0], session)
        while not ended.wait(0.02):
            began = time.perf_counter()
            assert browser.get(GAME)[0] == 200
            slow.append((time.perf_counter() - began) * 1e3)

    time.sleep(max(0.0, (at - clock.now()).total_seconds()))
    looking = threading.Thread(target=look, daemon=True)
    looking.start()
    while took[0] > 2 * WITHIN and clock.now() < at + timedelta(seconds=2 * WITHIN):
        time.sleep(0.2)
        if not seeding.still_open():
            took[0] = (clock.now() - at).total_seconds()
    ended.set()
    looking.join(30)
    slow.sort()
    left = seeding.still_open()
    said = f"settled in {took[0]:.1f} s" if not left else f"{left} still open"
    row(f"{seeding.GAMES} games that close at one instant", said, f"within {WITHIN:.0f} s")
    p99, worst = slow[int(0.99 * (len(slow) - 1))], slow[-1]
    row("", f"pages meanwhile: p99 {p99:.0f} ms, the slowest {worst:.0f} ms", "under 100 ms")
