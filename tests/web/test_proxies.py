"""nginx and Caddy, as `deploy/` sets them up, hold a stream for longer than their patience."""

import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.serving import Site, free_port, site

pytestmark = pytest.mark.slow

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
LONG = 65
Proxy = Callable[[Site, int], list[str]]
BEGIN = "table = cast.begun()\nanswer = table.code"


@pytest.fixture
def running() -> Iterator[Site]:
    with site() as one:
        one.start("--no-timekeeper")
        yield one


def without_certificates(text: str, port: int) -> str:
    """The example, but on a port of this machine, and without HTTPS."""
    text = text[: text.rindex("server {")]  # the last one sends HTTP to HTTPS
    text = re.sub(r" *(ssl_certificate|listen \[::\]).*\n", "", text)
    return text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")


def nginx(one: Site, port: int) -> list[str]:
    text = without_certificates((DEPLOY / "nginx.conf").read_text(), port)
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{one.port}")
    assert f"listen 127.0.0.1:{port};" in text and f"server 127.0.0.1:{one.port};" in text
    folder = one.folder / "nginx"
    folder.mkdir()
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\n{paths}{text}}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(one: Site, port: int) -> list[str]:
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("misto.example.org {", f"http://127.0.0.1:{port} {{")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{one.port}")
    path = one.folder / "Caddyfile"
    path.write_text(text.replace("grace_period 5s", "grace_period 5s\n\tadmin off"))
    return ["caddy", "run", "--config", str(path), "--adapter", "caddyfile"]


def _is_there(proxy: Proxy) -> bool:
    program = proxy.__name__
    return shutil.which(program) is not None or Path(f"/usr/sbin/{program}").exists()


@contextmanager
def before(running: Site, proxy: Proxy) -> Iterator[int]:
    """Put a proxy before the site, on a port."""
    program = proxy.__name__
    if not _is_there(proxy):
        pytest.skip(f"{program} is not installed (Debian: apt install {program})")
    port = free_port()
    environment = running.environment | {"HOME": str(running.folder)}
    environment["PATH"] += ":/usr/sbin"
    with (running.folder / f"log-{program}").open("w") as log:
        process = subprocess.Popen(proxy(running, port), env=environment, stdout=log, stderr=log)
    try:
        _wait_for(running, port)
        yield port
    finally:
        process.terminate()
        process.wait(10)


def test_a_stream_is_held_for_65_seconds_and_told_at_once(running: Site):
    code = running.hand(BEGIN)
    with ExitStack() as stack:
        there = [proxy for proxy in (nginx, caddy) if _is_there(proxy)] or [nginx]
        ports = [stack.enter_context(before(running, proxy)) for proxy in there]
        assert {running.ear("/", port=port).status for port in ports} == {200}
        ears = [running.ear(f"/live?g={code}", port=port) for port in ports]
        assert {ear.status for ear in ears} == {200}, running.log()
        until = time.monotonic() + LONG
        for ear in ears:
            assert not ear.closes(max(1, until - time.monotonic()))
            ear.heard(0)  # who listens to PostgreSQL first is told that something may be new
        running.hand("table.write(1)")
        began = time.monotonic()
        assert all(ear.heard() == ["thread"] for ear in ears)
        assert time.monotonic() - began < 1


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_no_page_is_packed_on_the_way(running: Site, proxy):
    """What a page says could be told from its length (BREACH); styles and scripts say nothing."""
    with before(running, proxy) as port:
        packed, page = fetched(port, "/")
        assert not packed
        sheet = re.search(rb'href="(/static/[^"]+\.css)"', page)
        assert sheet
        packed, _ = fetched(port, sheet[1].decode())
        assert packed == "gzip"


def fetched(port: int, path: str) -> tuple[str, bytes]:
    """Return how an answer is packed, and what it is."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path, headers={"Accept-Encoding": "gzip, zstd"})
    answer = connection.getresponse()
    assert answer.status == 200
    body = answer.read()
    connection.close()
    return answer.headers.get("Content-Encoding", ""), body


def _wait_for(one: Site, port: int) -> None:
    for _ in range(100):
        try:
            one.ear("/", port=port)
        except ConnectionRefusedError:
            time.sleep(0.1)
        else:
            return
    pytest.fail(one.log())
