"""A client that drips holds no thread, and half a form is no form."""

import asyncio
import http.client
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlencode

import pytest

from misto.web import bodies, errors
from misto.web.serving import THREADS
from tests.serving import Site, site

pytestmark = pytest.mark.slow

BEGIN = """
table = cast.begun()
client = table.client(table.player(3))
answer = {"code": table.code, "cookie": "misto=" + client.cookies["misto"].value}
"""
POSTS = "from misto.store.models import Post\nanswer = [one.source for one in Post.objects.all()]"


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as one:
        (one.folder / "data" / "static").mkdir()
        (one.folder / "data" / "static" / "large.txt").write_bytes(b"x" * 6_000_000)
        one.start("--no-timekeeper")
        yield one


@pytest.fixture(scope="module")
def game(running):
    return running.hand(BEGIN)


def ask(running, path="/help/", **more):
    """Ask for a page; return the answer's status and body, and how long it took."""
    began = time.monotonic()
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=30)
    try:
        connection.request(more.pop("method", "GET"), path, **more)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), time.monotonic() - began
    finally:
        connection.close()


@contextmanager
def open_request(running, game, body, *, path="", length=None, sent=None, more=""):
    """Begin to post something, and send so much of it."""
    body = body.encode() if isinstance(body, str) else body
    head = (
        f"POST {path or '/g/' + game['code'] + '/post/'} HTTP/1.1\r\n"
        f"Host: 127.0.0.1:{running.port}\r\nCookie: {game['cookie']}; csrftoken={TOKEN}\r\n"
        "Content-Type: application/x-www-form-urlencoded\r\n"
        f"Accept-Language: uk\r\n{more or f'Content-Length: {length or len(body)}'}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", running.port), timeout=30) as own:
        own.sendall(head.encode() + body[:sent])
        yield own


TOKEN = "t" * 32


def form(game, text):
    speaker = f"thread/{game['code']}/seat-3"
    return urlencode({"text": text, "self": speaker, "csrfmiddlewaretoken": TOKEN})


def status(own):
    return int(own.recv(65536).split()[1])


def test_pages_are_answered_while_many_clients_drip(running, game):
    body = form(game, "Крапля")
    with ExitStack() as closing:
        dripping = [
            closing.enter_context(open_request(running, game, body, sent=9))
            for _ in range(3 * THREADS)
        ]
        time.sleep(0.5)
        for own in dripping:
            own.sendall(b"&")
        assert max(ask(running)[2] for _ in range(3)) < 3
    assert ask(running)[0] == 200


def test_pages_are_answered_while_many_clients_do_not_read(running):
    head = f"GET /static/large.txt HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n\r\n"
    with ExitStack() as closing:
        owns = [closing.enter_context(socket.socket()) for _ in range(THREADS + 2)]
        for own in owns:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            own.settimeout(15)
            own.connect(("127.0.0.1", running.port))
            own.sendall(head.encode())
        for own in owns:
            assert own.recv(12) == b"HTTP/1.1 200"  # and no more of it
        assert max(ask(running)[2] for _ in range(3)) < 3


def test_what_drips_arrives_whole(running, game):
    body = form(game, "Крапля по краплі")
    with open_request(running, game, body, sent=20) as own:
        for at in range(20, len(body), 40):
            time.sleep(0.02)
            own.sendall(body[at : at + 40].encode())
        assert status(own) == 303
    assert "Крапля по краплі" in running.hand(POSTS)


def test_a_body_in_pieces_of_no_announced_length_arrives_whole(running, game):
    body = form(game, "Шматками").encode()
    pieces = b"".join(
        b"%x\r\n%s\r\n" % (len(body[at : at + 50]), body[at : at + 50])
        for at in range(0, len(body), 50)
    )
    how = "Transfer-Encoding: chunked"
    with open_request(running, game, pieces + b"0\r\n\r\n", more=how) as own:
        assert status(own) == 303
    assert "Шматками" in running.hand(POSTS)


def test_half_a_post_is_none(running, game):
    body = form(game, "Половина слова")
    with open_request(running, game, body, sent=len(body) - 3):
        time.sleep(0.2)
    time.sleep(0.5)
    assert not [text for text in running.hand(POSTS) if text.startswith("Половина")]


@pytest.mark.parametrize(
    ("language", "sentence"), [("uk", "Надіслано забагато"), ("en", "Too much was sent")]
)
def test_what_is_too_large_is_told_in_the_readers_language(running, language, sentence):
    headers = {"Accept-Language": language, "Content-Type": "application/octet-stream"}
    body = b"x" * (bodies.MOST + 1_000_000)
    found = ask(running, "/accounts/login/", method="POST", body=body, headers=headers)
    assert found[0] == 413
    assert sentence in found[1]


def test_what_is_just_not_too_large_is_looked_at(running):
    edge = b'--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n'
    end = b"\r\n--x--\r\n"
    body = edge + b"x" * (bodies.MOST - len(edge) - len(end)) + end
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    assert ask(running, "/accounts/login/", method="POST", body=body, headers=headers)[0] == 403


# ---------------------------------------------------------------------------------------------
# Taking bodies, without a server


def take(pieces, monkeypatch=None, **bounds):
    for name, value in bounds.items():
        monkeypatch.setattr(bodies, name, value)
    scope: dict[str, Any] = {"headers": [(b"content-length", b"9"), (b"a", b"b")]}
    left = list(pieces)

    async def receive():
        if not left:
            await asyncio.sleep(30)
        piece = left.pop(0)
        if piece is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": piece, "more_body": piece != b"."}

    asyncio.run(bodies.Bodies().take(scope, receive))
    with scope["misto.body"] as kept:
        return scope.get("misto.unread", ""), kept.read(), dict(scope["headers"]), kept


def test_a_small_body_stays_in_memory():
    why, body, headers, _ = take([b"ab", b"", b"c", b"."])
    assert (why, body) == ("", b"abc.")
    assert headers == {b"content-length": b"4", b"a": b"b"}


def test_a_large_one_goes_into_a_file(monkeypatch):
    why, body, headers, kept = take([b"a" * 9, b"b" * 9, b"."], monkeypatch, IN_MEMORY=10)
    assert (why, body, headers[b"content-length"]) == ("", b"a" * 9 + b"b" * 9 + b".", b"19")
    assert kept.fileno


def test_what_is_too_large_is_read_and_forgotten(monkeypatch):
    bounds = {"IN_MEMORY": 4, "MOST": 8, "MOST_IGNORED": 100}
    assert take([b"a" * 5, b"b" * 5, b"c" * 50, b"."], monkeypatch, **bounds)[:2] == (
        "too-large",
        b"",
    )
    assert take([b"a" * 5, b"b" * 5, b"c" * 200], monkeypatch, **bounds)[:2] == ("too-large", b"")


def test_what_takes_too_long_is_given_up(monkeypatch):
    assert take([b"a"], monkeypatch, WITHIN=0.05)[:2] == ("too-slow", b"")


@pytest.mark.parametrize("pieces", [[b"a", None], [b"a" * 9, None], [b"a" * 20, b"b", None]])
def test_who_has_gone_is_not_answered(pieces, monkeypatch):
    with pytest.raises(bodies.Gone):
        take(pieces, monkeypatch, IN_MEMORY=4, MOST=8)


@pytest.mark.django_db
@pytest.mark.parametrize(("why", "status"), [("too-large", 413), ("too-slow", 408)])
def test_the_page_says_what_to_do(client, why, status):
    answer = client.post(
        "/accounts/login/", {}, **{"misto.unread": why}, headers={"accept-language": "uk"}
    )
    assert answer.status_code == status
    assert "повернися назад" in answer.content.decode()
    assert callable(errors.unread)
