"""The pages as a WSGI application, for any server."""

import os
from collections.abc import Callable, Iterable
from threading import Lock
from typing import Any

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "misto.web.settings")

Wsgi = Callable[[dict[str, Any], Any], Iterable[bytes]]


class Beating:
    """An application whose processes show that the site is alive (TIME-8).

    The thread begins with the first request: a server may have made its processes before that.
    """

    def __init__(self, answer: Wsgi) -> None:
        self._answer = answer
        self._lock = Lock()
        self._process = 0

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:  # noqa: ANN401  # WSGI's own
        """Answer a request."""
        if self._process != os.getpid():
            self._begin()
        return self._answer(environ, start_response)

    def _begin(self) -> None:
        from misto.web.timekeeping import Timekeeper  # noqa: PLC0415  # after Django's set-up

        with self._lock:
            if self._process != os.getpid():
                self._process = os.getpid()
                Timekeeper(whole=False).start()


application = Beating(get_wsgi_application())
