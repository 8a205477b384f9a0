"""The deal of seats and roles, which anybody can recompute once the key is open (GAME-2).

No player and no host can steer it; the operator of the server (on the command line that is the
host) only with an accomplice and without a beacon.

Why. Two secrets make the deal, and neither side gives its own knowing the other's:

1. The server draws a key K and publishes its `commitment` before it takes the first nonce. From
   then on K cannot be exchanged, and only the operator's machine knows it.
2. Every player brings a nonce; the system makes none. When enrolment closes, nonces and line-up are
   published and `Frozen`, and every player looks for their own.
3. The `deal` follows from K, from what is frozen and from the beacon, and from nothing else.
4. At the end, or when a deal is cancelled or repeated, K is opened and `verify` recomputes it.

Players and host do not know K until then, so nothing that they choose brings them nearer to a role.
The operator fixed K when no nonce was known: one nonce that they could not foresee binds them. One
gap is left: who knows K and enrols last can try nonces until the deal pleases. That takes the
operator and an accomplice who enrols. A beacon closes it: a public value named in what is frozen,
such as a lottery draw, which does not exist yet. Repeating a deal until it pleases is not prevented
but shown: all commitments of a game stay listed, each with a key and nonces of its own.
docs/deal.md gives the format byte by byte, what rests on the players' eyes, what is not claimed.
"""

import hashlib
import hmac
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import count

import msgspec

FORMAT = "misto deal 1"
KEY_BYTES = 32
NONCE_MIN, NONCE_MAX = 16, 200
_TOWN = ("civilian", "commissioner", "sergeant", "doctor", "courtesan", "foundling")
LINEUP_ORDER = (*_TOWN, "mafioso", "boss", "framer", "maniac")  # a line-up has no others
_HEX_KEY = re.compile(r"[0-9a-f]{64}")
_SPAN = 2**32


class NonceFault(StrEnum):
    """Why a nonce is not taken at enrolment."""

    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    UNPRINTABLE = "unprintable"
    TAKEN = "taken"


class Fault(StrEnum):
    """One way in which a published deal can be wrong."""

    NOT_TEXT = "not_text"
    NONCES_UNSORTED = "nonces_unsorted"
    NONCES_EQUAL = "nonces_equal"
    NONCE_TOO_SHORT = "nonce_too_short"
    LINEUP_NOT_CANONICAL = "lineup_not_canonical"
    COUNTS_DIFFER = "counts_differ"
    BEACON_MISSING = "beacon_missing"
    BEACON_UNNAMED = "beacon_unnamed"
    KEY_SEALED = "key_sealed"
    KEY_MALFORMED = "key_malformed"
    COMMITMENT_DIFFERS = "commitment_differs"
    NOT_DEALT = "not_dealt"
    DEAL_DIFFERS = "deal_differs"
    GAME_DIFFERS = "game_differs"
    KEY_REUSED = "key_reused"
    NONCE_REUSED = "nonce_reused"


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is published when enrolment closes; without nonces and line-up if it never closed."""

    game: str
    rules: str
    nonces: tuple[str, ...] = ()
    lineup: tuple[str, ...] = ()
    beacon_name: str | None = None


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, and as what; the person is known by their nonce."""

    seat: int
    nonce: str
    role: str


class Attempt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One commitment of a game and all that has been published of it so far.

    `key` (in hex) and `seats` are None under seal, `seats` too where nothing was dealt.
    """

    commitment: str
    frozen: Frozen
    beacon: str | None = None
    seats: tuple[Seated, ...] | None = None
    key: str | None = None


def clean(text: str) -> str:
    """Return a nonce, or a beacon, as it is stored: composed (NFC), single spaces, none outside.

    >>> clean("  seven   old owls ")
    'seven old owls'
    """
    return " ".join(unicodedata.normalize("NFC", text).split())


def nonce_fault(nonce: str, others: Collection[str]) -> NonceFault | None:
    """Say why a nonce, once cleaned, can't be taken beside the cleaned `others`.

    Where a deal is repeated, the nonces of the earlier deals belong to the others: they were known
    before the new key was fixed.
    """
    nonce = clean(nonce)
    if len(nonce) < NONCE_MIN:
        return NonceFault.TOO_SHORT
    if len(nonce) > NONCE_MAX:
        return NonceFault.TOO_LONG
    if not nonce.isprintable():
        return NonceFault.UNPRINTABLE
    return NonceFault.TAKEN if nonce in others else None


def canonical_lineup(roles: Iterable[str]) -> tuple[str, ...]:
    """Sort roles by `LINEUP_ORDER`; raise ValueError for a role that isn't there."""
    return tuple(sorted(roles, key=LINEUP_ORDER.index))


def commitment(key: bytes, game: str, rules: str) -> str:
    """Return what is published, in hex, before the first nonce is taken."""
    _require_key(key)
    return hashlib.sha256(key + _list((FORMAT, game, rules))).hexdigest()


def fingerprint(frozen: Frozen) -> str:
    """Return a hash of what is frozen, short enough for players to note before the beacon."""
    return hashlib.sha256(_message(frozen, None)).hexdigest()


def deal(key: bytes, frozen: Frozen, beacon: str | None = None) -> tuple[Seated, ...]:
    """Deal persons and roles to the seats 1, 2, ...; raise ValueError for what `verify` faults."""
    _require_key(key)
    if faults := _frozen_faults(frozen, beacon, dealt=True):
        raise ValueError(*faults)
    words = _words(hmac.digest(key, _message(frozen, beacon), "sha256"))
    nonces = _shuffled(frozen.nonces, words)
    roles = _shuffled(frozen.lineup, words)
    return tuple(map(Seated, count(1), nonces, roles))


def verify(attempt: Attempt) -> tuple[Fault, ...]:
    """Name everything that is wrong with one published deal; nothing means that it is proved.

    A sound deal under seal has `KEY_SEALED` alone; one that was cancelled before it was dealt, and
    whose key is open and fits, `NOT_DEALT` alone. Never raises.
    """
    frozen, beacon, seats = attempt.frozen, attempt.beacon, attempt.seats
    faults = _frozen_faults(frozen, beacon, dealt=seats is not None)
    if attempt.key is None:
        return (*faults, Fault.KEY_SEALED)
    if not _HEX_KEY.fullmatch(attempt.key):
        return (*faults, Fault.KEY_MALFORMED)
    if faults:
        return faults
    key = bytes.fromhex(attempt.key)
    checks = {
        Fault.COMMITMENT_DIFFERS: commitment(key, frozen.game, frozen.rules) != attempt.commitment,
        Fault.NOT_DEALT: seats is None,
        Fault.DEAL_DIFFERS: seats is not None and seats != deal(key, frozen, beacon),
    }
    return _wrong(checks)


def verify_game(attempts: Sequence[Attempt]) -> tuple[tuple[Fault, ...], ...]:
    """Give the faults of each of a game's attempts, oldest first, their repetitions included."""
    return tuple(verify(one) + _repetitions(one, attempts[:n]) for n, one in enumerate(attempts))


def _repetitions(attempt: Attempt, earlier: Sequence[Attempt]) -> tuple[Fault, ...]:
    marks = {mark for old in earlier for mark in (old.commitment, old.key)} - {None}
    nonces = {nonce for old in earlier for nonce in old.frozen.nonces}
    checks = {
        Fault.GAME_DIFFERS: any(old.frozen.game != attempt.frozen.game for old in earlier),
        Fault.KEY_REUSED: not marks.isdisjoint((attempt.commitment, attempt.key)),
        Fault.NONCE_REUSED: not nonces.isdisjoint(attempt.frozen.nonces),
    }
    return _wrong(checks)


def _frozen_faults(frozen: Frozen, beacon: str | None, *, dealt: bool) -> tuple[Fault, ...]:
    nonces, lineup, named = frozen.nonces, frozen.lineup, frozen.beacon_name or ""
    text = "".join((frozen.game, frozen.rules, *nonces, *lineup, named, beacon or ""))
    known = set(lineup) <= set(LINEUP_ORDER)
    checks = {
        Fault.NOT_TEXT: text != text.encode(errors="ignore").decode(),  # half a surrogate pair
        Fault.NONCES_UNSORTED: nonces != tuple(sorted(nonces)),
        Fault.NONCES_EQUAL: len(nonces) != len(set(nonces)),
        Fault.NONCE_TOO_SHORT: any(len(nonce) < NONCE_MIN for nonce in nonces),
        Fault.LINEUP_NOT_CANONICAL: not known or lineup != canonical_lineup(lineup),
        Fault.COUNTS_DIFFER: len(nonces) != len(lineup),
        Fault.BEACON_MISSING: dealt and bool(named) and not beacon,
        Fault.BEACON_UNNAMED: bool(beacon) and not named,
    }
    return _wrong(checks)


def _wrong(checks: Mapping[Fault, bool]) -> tuple[Fault, ...]:
    return tuple(fault for fault, wrong in checks.items() if wrong)


def _require_key(key: bytes) -> None:
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")


def _list(texts: Iterable[str]) -> bytes:
    raws = [text.encode() for text in texts]
    return len(raws).to_bytes(4) + b"".join(len(raw).to_bytes(4) + raw for raw in raws)


def _message(frozen: Frozen, beacon: str | None) -> bytes:
    head = (FORMAT, frozen.game, frozen.rules)
    named, known = filter(None, (frozen.beacon_name,)), filter(None, (beacon,))
    return b"".join(map(_list, (head, frozen.nonces, frozen.lineup, named, known)))


def _words(key: bytes) -> Iterator[int]:
    blocks = (hmac.digest(key, number.to_bytes(8), "sha256") for number in count())
    return (int.from_bytes(block[at : at + 4]) for block in blocks for at in range(0, 32, 4))


def _below(limit: int, words: Iterator[int]) -> int:
    fair = _SPAN - _SPAN % limit
    return next(word for word in words if word < fair) % limit


def _shuffled(items: Sequence[str], words: Iterator[int]) -> list[str]:
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        other = _below(last + 1, words)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled
