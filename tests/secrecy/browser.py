"""A browser of the harness: it asks the site as a server would, and keeps the whole answer.

Below it is the site's WSGI application, with all that stands in it; nothing of an answer is lost,
and nothing is added.
"""

import io
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode, urlsplit

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.core.handlers.wsgi import WSGIHandler
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from django.test.client import BOUNDARY, MULTIPART_CONTENT, encode_multipart

from misto.store.models import Account
from misto.store.sessions import SessionStore
from tests.secrecy.streams import letters

_APPLICATION: list[WSGIHandler] = []
_FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True)
class Ask:
    """One request: a method, an address, a form, headers; `route` is the pattern that it is for."""

    method: str
    path: str
    form: tuple[tuple[str, Any], ...] | None = None
    headers: tuple[tuple[str, str], ...] = ()
    route: str = ""
    follow: bool = False  # look at the page to which the answer leads, too

    def __str__(self) -> str:
        typed = "" if self.form is None else f" {dict(self.form)}"
        return f"{self.method} {self.path}{typed} {dict(self.headers) or ''}".rstrip()


@dataclass(frozen=True)
class Answer:
    """All that comes back over the line."""

    status: str
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def code(self) -> int:
        """The status as a number."""
        return int(self.status[:3])

    def header(self, name: str) -> str:
        """A header, or nothing."""
        return next((value for key, value in self.headers if key.lower() == name), "")


@dataclass
class Browser:
    """Somebody's browser: its cookies, each for the addresses below its path."""

    name: str
    cookies: dict[tuple[str, str], str] = field(default_factory=dict)  # path and name
    language: str = "uk"

    def sign_in(self, account: Account) -> "Browser":
        """Sign in, with a session that follows from the name."""
        session = SessionStore()
        session[SESSION_KEY] = str(account.pk)
        session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
        session[HASH_SESSION_KEY] = account.get_session_auth_hash()
        session._session_key = letters(f"session of {account.username}", 32).lower()
        session.save(must_create=not session.exists(session._session_key))
        self.cookies["/", settings.SESSION_COOKIE_NAME] = session._session_key
        return self

    def cookie(self, path: str) -> str:
        """The cookies that go to an address, as they are sent."""
        sent = {
            name: value
            for (below, name), value in sorted(self.cookies.items())
            if path.startswith(below)
        }
        return "; ".join(f"{name}={value}" for name, value in sent.items())

    def ask(self, asked: Ask) -> Answer:
        """Send a request."""
        parts = urlsplit(asked.path)
        body, kind = _encoded(asked.form)
        token = letters(f"form of {self.name}", 32)
        both = f"csrftoken={token}; csrftoken_as={token}"
        environ = {
            "REQUEST_METHOD": asked.method,
            "SCRIPT_NAME": "",
            "PATH_INFO": parts.path.encode().decode("latin-1"),
            "QUERY_STRING": parts.query,
            "SERVER_NAME": "127.0.0.1",
            "SERVER_PORT": "8000",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REMOTE_ADDR": "127.0.0.1",
            "HTTP_HOST": "127.0.0.1:8000",
            "HTTP_ACCEPT_LANGUAGE": self.language,
            "CONTENT_TYPE": kind,
            "CONTENT_LENGTH": str(len(body)),
            "wsgi.input": io.BytesIO(body),
            "wsgi.url_scheme": "http",
            "wsgi.errors": io.StringIO(),
            "wsgi.version": (1, 0),
            "wsgi.multithread": False,
            "wsgi.multiprocess": True,
            "wsgi.run_once": False,
        }
        # A stranger has no token until a form has been shown: pages for all are asked for without.
        cookies = [self.cookie(parts.path)]
        if asked.form is not None:
            cookies.append(both)
            environ["HTTP_X_CSRFTOKEN"] = token
        if found := "; ".join(filter(None, cookies)):
            environ["HTTP_COOKIE"] = found
        for name, value in asked.headers:
            environ[f"HTTP_{name.upper().replace('-', '_')}"] = value
        return _answered(environ)

    def take(self, answer: Answer) -> None:
        """Keep the cookies of an answer."""
        for name, value in answer.headers:
            if name.lower() == "set-cookie":
                for morsel in SimpleCookie(value).values():
                    self.cookies[morsel["path"] or "/", morsel.key] = morsel.value


def _encoded(form: tuple[tuple[str, Any], ...] | None) -> tuple[bytes, str]:
    if form is None:
        return b"", ""
    if any(hasattr(value, "read") or isinstance(value, bytes) for _, value in form):
        data = {name: _File(value) if isinstance(value, bytes) else value for name, value in form}
        return encode_multipart(BOUNDARY, data), MULTIPART_CONTENT
    return urlencode([(name, value) for name, value in form]).encode(), _FORM


class _File(io.BytesIO):
    name = "picture.png"


def _stay() -> None:
    """Let no request end the connection: it is the world's own, which is never committed."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)


def _answered(environ: dict[str, Any]) -> Answer:
    if not _APPLICATION:
        _APPLICATION.append(WSGIHandler())
    head: list[Any] = []

    def start(status: str, headers: list[tuple[str, str]], _error: object = None) -> None:
        head[:] = [status, tuple(headers)]

    _stay()
    response = _APPLICATION[0](environ, start)  # type: ignore[arg-type]  # WSGI's own
    try:
        body = b"".join(response)
    finally:
        response.close()
        for signal in (request_started, request_finished):
            signal.connect(close_old_connections)
    return Answer(head[0], head[1], body)
