"""Asking the site: many at once by wrk, one at a time, and by streams that stay open."""

import asyncio
import http.client
import re
import statistics
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlencode

from benchmarks.load.serving import HERE, Site

SECONDS = 10
AT_ONCE = 8
_TIMES = {"us": 1e-3, "ms": 1.0, "s": 1e3}


@dataclass
class Times:
    """How long answers took, in milliseconds, and how many a second there were."""

    rate: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    failed: int = 0
    count: int = 0

    def __str__(self) -> str:
        wrong = f", {self.failed} FAILED" if self.failed else ""
        return f"{self.rate:,.0f}/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms{wrong}"


def wrk(site: Site, path: str, cookie: str = "", seconds: int = SECONDS) -> Times:
    """Ask both workers for a page, with as many connections to each."""
    with ThreadPoolExecutor(len(site.pages)) as threads:
        each = [threads.submit(_wrk, port, path, cookie, seconds) for port in site.pages]
        found = [one.result() for one in each]
    return Times(
        rate=sum(one.rate for one in found),
        p50=statistics.mean(one.p50 for one in found),
        p99=max(one.p99 for one in found),
        failed=sum(one.failed for one in found),
        count=sum(one.count for one in found),
    )


def _wrk(port: int, path: str, cookie: str, seconds: int) -> Times:
    more = ["-H", f"Cookie: misto={cookie}"] if cookie else []
    command = ["wrk", "-t1", f"-c{AT_ONCE}", f"-d{seconds}s", "--latency"]
    command += ["-H", "Accept-Language: uk", *more, f"http://{HERE}:{port}{path}"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", said)
    broken = re.search(r"Socket errors: .*", said)
    return Times(
        rate=float(_found(r"Requests/sec: +([\d.]+)", said)[0]),
        p50=_milliseconds(said, "50"),
        p99=_milliseconds(said, "99"),
        failed=(int(refused[1]) if refused else 0) + bool(broken),
        count=int(_found(r"(\d+) requests in", said)[0]),
    )


def _milliseconds(said: str, percent: str) -> float:
    number, unit = _found(rf"{percent}% +([\d.]+)(us|ms|s)", said)
    return float(number) * _TIMES[unit]


def _found(pattern: str, said: str) -> tuple[str, ...]:
    match = re.search(pattern, said)
    assert match, said
    return match.groups()


class Browser:
    """One connection that is kept, with cookies of its own."""

    def __init__(self, port: int, session: str = "") -> None:
        self._connection = http.client.HTTPConnection(HERE, port, timeout=30)
        self._cookies = {"misto": session} if session else {}

    def get(self, path: str) -> tuple[int, bytes]:
        return self._ask("GET", path)

    def post(self, path: str, form: dict[str, str]) -> tuple[int, bytes]:
        return self._ask("POST", path, urlencode(form))

    def token(self, path: str) -> str:
        """Open a page with a form, and return the form's token."""
        page = self.get(path)[1].decode()
        match = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page)
        assert match, page[:300]
        return match[1]

    def _ask(self, method: str, path: str, body: str | None = None) -> tuple[int, bytes]:
        headers = {"Accept-Language": "uk"}
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        self._connection.request(method, path, body, headers)
        response = self._connection.getresponse()
        for cookie in response.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self._cookies[name] = value
        return response.status, response.read()


def one_at_a_time(ask: Callable[[int], int], count: int, wanted: int = 200) -> Times:
    """Ask again and again, each time when the answer before is there."""
    took, failed = [], 0
    for number in range(count):
        began = time.perf_counter()
        failed += ask(number) != wanted
        took.append((time.perf_counter() - began) * 1e3)
    took.sort()
    return Times(
        1e3 * count / sum(took), statistics.median(took), took[int(0.99 * count)], failed, count
    )


@contextmanager
def meanwhile(act: Callable[[int], object], every: float = 1.0) -> Iterator[list[int]]:
    """Do something now and then for as long as the block takes; count it."""
    ended, done = threading.Event(), [0]

    def again() -> None:
        while not ended.wait(every):
            act(done[0])
            done[0] += 1

    thread = threading.Thread(target=again, daemon=True)
    thread.start()
    try:
        yield done
    finally:
        ended.set()
        thread.join(30)


@dataclass
class Streams:
    """Open streams: when each was told, and the memory that they cost."""

    count: int
    told: list[float] = field(default_factory=list)  # milliseconds after the post
    bytes_each: float = 0.0


def streams(site: Site, code: str, count: int, post: Callable[[], object]) -> Streams:
    """Open streams, let somebody post, and see how long it takes until all know."""
    return asyncio.run(_streams(site, code, count, post))


async def _streams(site: Site, code: str, count: int, post: Callable[[], object]) -> Streams:
    warm = await _open(site.streams, code)
    before = site.memory("streams")
    opened = [warm]
    for _ in range(count // 50):
        opened += await asyncio.gather(*(_open(site.streams, code) for _ in range(50)))
    await asyncio.sleep(1)
    found = Streams(len(opened) - 1, bytes_each=(site.memory("streams") - before) / count)
    heard = [asyncio.create_task(_heard(reader)) for reader, _ in opened]
    await asyncio.sleep(0)
    await asyncio.to_thread(post)
    posted = time.perf_counter()
    done, late = await asyncio.wait(heard, timeout=5)
    found.told = sorted((one.result() - posted) * 1e3 for one in done)
    for one in late:
        one.cancel()
    for _, writer in opened:
        writer.close()
    return found


async def _open(port: int, code: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(f"GET /live?g={code} HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode())
    await asyncio.wait_for(reader.readuntil(b"retry: 5000\n\n"), 30)
    return reader, writer


async def _heard(reader: asyncio.StreamReader) -> float:
    await reader.readuntil(b"event: thread")
    return time.perf_counter()
