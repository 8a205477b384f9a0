"""Time and chance as the harness gives them: the clock stands, every draw is a stream of its own.

A draw's stream is keyed by what is being done (`doing`), by its purpose, and by how many were drawn
for that so far. What is drawn for one thing is therefore the same, whatever else is drawn.
"""

import email.generator
import hashlib
import secrets
import string
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from allauth.mfa.recovery_codes.internal import auth as recovery
from django.utils import crypto, timezone

from misto.engine import sealing
from misto.store import chance, clock

_LETTERS = string.ascii_letters + string.digits


class Streams:
    """All streams of a world; `doing` names the command or the request that draws."""

    def __init__(self) -> None:
        self.doing = ""
        self._drawn: Counter[tuple[str, str]] = Counter()

    def draw(self, purpose: str, count: int) -> bytes:
        """Draw the next bytes of a stream."""
        key = (self.doing, purpose)
        self._drawn[key] += 1
        return hashlib.shake_256(repr((key, self._drawn[key])).encode()).digest(count)

    def choice(self, among: Sequence[Any]) -> Any:
        """Choose, where Django does: keys of sessions, tokens of forms and their masks."""
        return among[int.from_bytes(self.draw("django", 4)) % len(among)]

    def do(self, what: str) -> None:
        """Begin to do something: its streams begin anew."""
        self.doing = what
        self._drawn.clear()


@contextmanager
def keyed() -> Iterator[Streams]:
    """Let everything in the process draw from streams, and all clocks stand with the site's."""
    streams = Streams()
    with pytest.MonkeyPatch.context() as patch:
        chance.draw_from(streams.draw)
        given = SimpleNamespace(choice=streams.choice, compare_digest=secrets.compare_digest)
        patch.setattr(crypto, "secrets", given)
        hexes = SimpleNamespace(token_hex=lambda count: streams.draw("codes", count).hex())
        patch.setattr(recovery, "secrets", hexes)
        bounds = SimpleNamespace(
            randrange=lambda most: int.from_bytes(streams.draw("mail's parts", 8)) % most
        )
        patch.setattr(email.generator, "random", bounds)
        # Real roots are bytes that tell nothing (docs/receipts.md): here they come from a stream.
        patch.setattr(
            sealing, "root", lambda _commitments, _filling: streams.draw("root", 32).hex()
        )
        patch.setattr(time, "time", _seconds)
        patch.setattr(timezone, "now", clock.now)
        try:
            yield streams
        finally:
            chance.draw_from(None)


def _seconds() -> float:
    return clock.now().timestamp()


def letters(what: str, count: int) -> str:
    """Return letters that follow from what they are for: secrets of forms, tokens of links."""
    drawn = hashlib.shake_256(what.encode()).digest(count)
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in drawn)
