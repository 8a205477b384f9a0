"""What every page knows: whose it is, and how the site is set up."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest

from misto.store import clock
from misto.web import unread


def site(request: HttpRequest) -> dict[str, Any]:
    """Give the pages' common context; the bell asks the database only for who has signed in."""
    return {
        "bell": _Bell(request),
        "made_at": clock.now,
        "passkeys_work": settings.PASSKEYS_WORK,
        "sign_up": settings.SIGN_UP,
        "theme": request.COOKIES.get("misto_theme", ""),
    }


class _Bell:
    """The number of notices that aren't read, counted when a page asks."""

    def __init__(self, request: HttpRequest) -> None:
        self._request = request

    @property
    def count(self) -> int:
        return unread.count(self._request)
