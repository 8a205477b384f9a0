"""The one source of chance of the site.

Every draw names its purpose. Tests let each purpose draw from a stream of its own (`draw_from`),
so that what is drawn for one thing is the same however much was drawn for others; outside test
settings that isn't possible.
"""

import base64
import secrets
from collections.abc import Callable

from django.conf import settings

Source = Callable[[str, int], bytes]
"""Gives so many bytes for a purpose."""

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for one another: 32, so that a byte chooses each alike."""

_TOKEN = 32

_given: list[Source] = []


def draw(purpose: str, count: int) -> bytes:
    """Draw bytes for a purpose.

    Where something is drawn for each of several, the purpose names which: `salt 3/7`, not `salt`.
    """
    return _given[-1](purpose, count) if _given else secrets.token_bytes(count)


def dice(count: int) -> bytes:
    """Draw bytes: the dice of the engine."""
    return draw("dice", count)


def code(length: int = 10, purpose: str = "code") -> str:
    """Draw a short name for something: random, so that it tells nothing about an order."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in draw(purpose, length))


def token(purpose: str = "token") -> str:
    """Draw a long secret: for links and sessions."""
    return base64.urlsafe_b64encode(draw(purpose, _TOKEN)).rstrip(b"=").decode()


def draw_from(source: Source | None) -> None:
    """Draw from a source of the test's, or by chance again; for tests alone."""
    if not settings.MISTO_TESTING:
        raise RuntimeError("chance can be given in tests only")
    _given[:] = [source] if source else []
