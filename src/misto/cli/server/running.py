"""`misto serve` and `misto worker`: what comes before and around the server itself."""

import errno
import sys
from importlib import import_module
from socket import gaierror, socket
from typing import Any

from django.conf import settings
from django.db import connection, connections

from misto.cli.screen import Screen
from misto.cli.server.site import trouble, words
from misto.store import database

SERVER = "misto.web.serving"
DEMO = "misto.web.demo"
_SENTENCES = {
    errno.EADDRINUSE: "ops-port-in-use",
    errno.EACCES: "ops-port-forbidden",
    errno.EADDRNOTAVAIL: "ops-no-such-address",
}


def prepare(migrate: bool | None) -> None:
    """Bring the tables up to date: by itself on SQLite, elsewhere when told to."""
    if migrate is None:
        migrate = connection.vendor == "sqlite"
    if migrate:
        database.migrate()
    elif waiting := database.missing_migrations():
        trouble("ops-unmigrated", count=waiting)
    settings.STATIC_ROOT.mkdir(exist_ok=True)
    settings.MEDIA_ROOT.mkdir(exist_ok=True)


def demonstrate(screen: Screen) -> None:
    """Make the games of the demonstration on an empty site, and print the ways in."""
    demo: Any = import_module(DEMO)
    if not demo.make():
        screen.print(words("ops-demo-kept"))
        return
    screen.print(words("ops-demo-made", password=demo.DEMO_PASSWORD))
    for way in demo.ways():
        screen.print("  " + words(f"ops-demo-way-{way.what}", name=way.name))


def serve(screen: Screen, host: str, port: int, parts: tuple[bool, bool, bool]) -> None:
    """Serve until the process is told to end."""
    server: Any = import_module(SERVER)
    own = _port(server, host, port)
    connections.close_all()  # the threads have their own
    said = words("ops-serving", address=_address(own), site=settings.SITE_URL)
    server.serve(own, server.Parts(*parts), lambda: _say(screen, said))
    screen.print(words("ops-ended"))


def keep_time(screen: Screen) -> None:
    """Keep time until the process is told to end."""
    server: Any = import_module(SERVER)
    connections.close_all()
    server.keep_time(lambda: _say(screen, words("ops-keeping-time")))
    screen.print(words("ops-ended"))


def _say(screen: Screen, text: str) -> None:
    screen.print(text)
    sys.stdout.flush()


def _port(server: Any, host: str, port: int) -> socket:  # noqa: ANN401  # found by name
    try:
        own: socket = server.listen(host, port)
    except (gaierror, OverflowError):
        trouble("ops-no-such-address", host=host, port=str(port))
    except OSError as error:
        known = _SENTENCES.get(error.errno or 0)
        if known is None:
            trouble("ops-no-port", port=str(port), why=error.strerror or str(error))
        trouble(known, host=host, port=str(port))
    return own


def _address(own: socket) -> str:
    host, port = own.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
