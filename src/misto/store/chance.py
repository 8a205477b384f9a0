"""The one source of chance of the site."""

import secrets

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for one another."""


def dice(count: int) -> bytes:
    """Draw bytes: the dice of the engine."""
    return secrets.token_bytes(count)


def code(length: int = 10) -> str:
    """Draw a short name for something: random, so that it tells nothing about an order."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def token() -> str:
    """Draw a long secret: for links and sessions."""
    return secrets.token_urlsafe(32)
