"""Commitments, receipts and roots as they are made; `misto.engine.sealing` says what they are."""

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings
from django.db.models import Max

from misto.engine import Event, sealing
from misto.engine import events as e
from misto.store import chance
from misto.store.models import Entry, Game, Seal

_PURPOSE = b"misto receipts"
_SEED = 32

Roots = dict[datetime, str]
"""The roots that were printed, by the instants of their reports."""


@lru_cache(maxsize=8)
def _signer(secret: str) -> tuple[Ed25519PrivateKey, str]:
    seed = HKDF(algorithm=SHA256(), length=_SEED, salt=None, info=_PURPOSE).derive(secret.encode())
    key = Ed25519PrivateKey.from_private_bytes(seed)
    return key, key.public_key().public_bytes_raw().hex()


def public_key() -> str:
    """Return the key by which receipts of today can be checked, in hex: it may be shown to all."""
    return _signer(settings.SECRET_KEY)[1]


class Promise(NamedTuple):
    """What is written down with an event, in hex; without a receipt nobody has signed."""

    salt: str
    commitment: str
    signed_by: str = ""
    signature: str = ""


def promise(code: str, event: Event, body: bytes) -> Promise:
    """Commit to an event of a game, and sign it where somebody gets a receipt of it."""
    own = sealing.numbered(event)
    salt = chance.draw("salt {}/{}".format(*own) if own else "salt", sealing.SALT_BYTES)
    commitment = sealing.commitment(salt, body)
    if own is None:
        return Promise(salt.hex(), commitment)
    key, public = _signer(settings.SECRET_KEY)
    signed = sealing.statement(code, *own, commitment, sealing.instant(body))
    return Promise(salt.hex(), commitment, public, key.sign(signed).hex())


def seal(row: Game, entries: Sequence[Entry], events: Sequence[Event]) -> Roots:
    """Set a root under each report among new entries; return those roots."""
    found: Roots = {}
    for place, event in enumerate(events):
        if isinstance(event, e.ReportPublished):
            last = entries[_last(events, place)]
            found[event.at] = _sealed(row, last, event.turn).root
    return found


def _last(events: Sequence[Event], place: int) -> int:
    """Return where a publication ends: its facts have its instant, and the next turn is none."""
    at = events[place].at
    for later, event in enumerate(events[place + 1 :], place + 1):
        if event.at != at or isinstance(event, e.TurnOpened):
            return later - 1
    return len(events) - 1


def _sealed(row: Game, last: Entry, turn: int) -> Seal:
    before = Seal.objects.filter(entry__game=row).aggregate(seq=Max("entry__seq"))["seq"] or 0
    covered = Entry.objects.filter(game=row, seq__gt=before, seq__lte=last.seq).order_by("seq")
    filling = chance.draw("filling", sealing.FILLING_BYTES)
    root = sealing.root(list(covered.values_list("commitment", flat=True)), filling)
    return Seal.objects.create(entry=last, turn=turn, root=root, filling=filling.hex())
