"""What a ledger promised while it was secret, and whether it kept it: commitments, receipts, roots.

Each entry of a site's ledger is committed to as it is written, by a hash of a secret salt and of
the event. Who sends an order gets a receipt of it: the commitment under the site's signature. Each
published report prints a root: of a Merkle tree (RFC 6962) over the commitments since the last one,
filled up to a fixed size. None of this tells anything while the salts are secret, and each entry
has its own. The end opens them, and then `verify` holds a ledger against its roots, and
`verify_receipt` a receipt against a ledger. docs/receipts.md gives the format byte by byte.
"""

import hashlib
import hmac
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from misto.engine import codec
from misto.engine import events as e
from misto.engine.events import Event

LEDGER, RECEIPT = "misto ledger 1", "misto receipt 1"
SALT_BYTES, FILLING_BYTES = 16, 32
LEAVES = 1024
"""How many leaves a tree has at least."""

Salt = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
Digest = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Key = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Signature = Annotated[str, Meta(pattern=r"\A[0-9a-f]{128}\Z")]

Fits = Callable[[str, str, bytes], bool]
"""Says whether a signature by a public key is one of a message (Ed25519, in hex)."""

BLANK = Raw(b"null")
"""Stands for an event that was blanked."""


class SealFault(StrEnum):
    """One way in which a ledger, or a receipt, can belie what was promised."""

    COMMITMENT_DIFFERS = "commitment_differs"
    HALF_BLANK = "half_blank"
    ROOT_DIFFERS = "root_differs"
    ROOT_MISSING = "root_missing"
    SIGNATURE_MISSING = "signature_missing"
    SIGNATURE_DIFFERS = "signature_differs"
    KEY_UNKNOWN = "key_unknown"
    OTHER_FORMAT = "other_format"
    OTHER_GAME = "other_game"
    SAYS_OTHERWISE = "says_otherwise"
    NOT_CONTAINED = "not_contained"


class Head(Struct, frozen=True, tag_field="line", tag="ledger"):
    """The first line of an exported ledger: whose it is, and the keys that signed its receipts."""

    format: str
    game: str
    keys: tuple[Key, ...]


class Entry(Struct, frozen=True, kw_only=True, tag_field="line", tag="entry", omit_defaults=True):
    """One event with its salt; both are missing where they were blanked. An order is signed."""

    commitment: Digest
    event: Raw = BLANK
    salt: Salt | None = None
    key: Key | None = None
    signature: Signature | None = None

    @property
    def told(self) -> bool:
        """The event is there: it wasn't blanked."""
        return bytes(self.event) != bytes(BLANK)


class Root(Struct, frozen=True, tag_field="line", tag="root"):
    """What a turn's report printed: it covers the entries since the root before it."""

    turn: int
    root: Digest
    filling: Digest


Line = Entry | Root


class SealedLedger(Struct, frozen=True):
    """An exported ledger: its head, then entries with roots between them."""

    head: Head
    lines: tuple[Line, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that weren't blanked; raises as `codec.decode` does."""
        return tuple(codec.decode(canonical(one.event)) for one in self.entries if one.told)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, in the order in which they were written."""
        return tuple(line for line in self.lines if isinstance(line, Entry))

    @property
    def roots(self) -> tuple[Root, ...]:
        """All roots, as they were printed."""
        return tuple(line for line in self.lines if isinstance(line, Root))

    def covering(self, commitment: str) -> Root | None:
        """Return the root that covers an entry; None for one that came after the last."""
        found = False
        for line in self.lines:
            found |= isinstance(line, Entry) and line.commitment == commitment
            if found and isinstance(line, Root):
                return line
        return None


class Receipt(Struct, frozen=True, kw_only=True):
    """What a player keeps of an order: who may see it sees the salt, and the event itself."""

    format: str
    game: str
    seat: int
    number: int
    at: str
    commitment: Digest
    key: Key
    signature: Signature
    salt: Salt
    event: Raw


class Finding(Struct, frozen=True):
    """A fault, the line of the file that has it, and the turn where it is one of a root."""

    fault: SealFault
    line: int
    turn: int | None = None


class _Instant(Struct):
    at: str


def commitment(salt: bytes, event: bytes) -> str:
    """Return the commitment to an event as `codec` writes it, in hex."""
    return hashlib.sha256(salt + event).hexdigest()


def root(commitments: Sequence[str], filling: bytes) -> str:
    """Return the root of a tree over commitments, in hex.

    There are `LEAVES` leaves, or the next power of two; those beyond the commitments follow from
    `filling`, which is as secret as a salt.
    """
    size = max(LEAVES, 1 << (len(commitments) - 1).bit_length())
    blanks = range(len(commitments), size)
    leaves = [bytes.fromhex(one) for one in commitments]
    leaves += [hmac.digest(filling, place.to_bytes(8), "sha256") for place in blanks]
    level = [hashlib.sha256(b"\x00" + leaf).digest() for leaf in leaves]
    while len(level) > 1:
        pairs = zip(level[::2], level[1::2], strict=True)
        level = [hashlib.sha256(b"\x01" + left + right).digest() for left, right in pairs]
    return level[0].hex()


def statement(game: str, seat: int, number: int, commitment: str, at: str) -> bytes:
    """Return what the site signs for a receipt; `at` as it stands in the event."""
    return "\n".join((RECEIPT, game, str(seat), str(number), commitment, at)).encode()


def numbered(event: Event) -> tuple[int, int] | None:
    """Return the seat and the number of what has a receipt (ORDER-6); None for other events."""
    match event:
        case e.OrderGiven(order=order):
            return order.seat, order.number
        case e.OrderWithdrawn() | e.NoteGiven():
            return event.seat, event.number
    return None


def instant(event: bytes | Raw) -> str:
    """Return the instant of an event as its stored form has it."""
    return msgspec.json.decode(event, type=_Instant).at


def canonical(event: Raw) -> bytes:
    """Return the stored form of an event, whatever blanks an editor has put into it."""
    return msgspec.json.format(bytes(event), indent=-1)


def encode(head: Head, lines: Iterable[Line]) -> bytes:
    """Return an exported ledger as JSON lines."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (head, *lines))


_HEAD = msgspec.json.Decoder(Head)
_LINE = msgspec.json.Decoder(Entry | Root)


def decode(text: bytes) -> SealedLedger:
    """Return an exported ledger; raise msgspec.MsgspecError, or ValueError, where it is none."""
    head, *lines = [line for line in text.splitlines() if line.strip()] or [b""]
    found = SealedLedger(_HEAD.decode(head), tuple(map(_LINE.decode, lines)))
    if found.head.format != LEDGER:
        raise ValueError(found.head.format)
    return found


def verify(ledger: SealedLedger, keys: Collection[str], fits: Fits) -> tuple[Finding, ...]:
    """Name everything in which a ledger belies its commitments and roots; nothing means: sound.

    Signatures must be by one of `keys`. Raises as `codec.decode` does for what is no event.
    """
    return tuple(_faults(ledger, keys, fits))


def _faults(ledger: SealedLedger, keys: Collection[str], fits: Fits) -> Iterator[Finding]:
    covered: list[str] = []
    rooted, due = False, None
    place = 1
    for place, line in enumerate(ledger.lines, 2):
        if isinstance(line, Root):
            if due != line.turn or root(covered, bytes.fromhex(line.filling)) != line.root:
                yield Finding(SealFault.ROOT_DIFFERS, place, line.turn)
            covered, rooted, due = [], True, None
            continue
        covered.append(line.commitment)
        for fault in _of_entry(ledger.head.game, line, keys, fits):
            yield Finding(fault, place)
        event = codec.decode(canonical(line.event)) if line.told else None
        if isinstance(event, e.TurnOpened | e.ReportPublished):
            if due is not None and rooted:
                yield Finding(SealFault.ROOT_MISSING, place, due)
            due = event.turn if isinstance(event, e.ReportPublished) else None
    if due is not None:
        yield Finding(SealFault.ROOT_MISSING, place, due)


def _of_entry(game: str, entry: Entry, keys: Collection[str], fits: Fits) -> Iterator[SealFault]:
    if not entry.told or entry.salt is None:
        if entry.told or entry.salt is not None:
            yield SealFault.HALF_BLANK
        return
    event = canonical(entry.event)
    if commitment(bytes.fromhex(entry.salt), event) != entry.commitment:
        yield SealFault.COMMITMENT_DIFFERS
    own = numbered(codec.decode(event))
    if own is None:
        return
    if entry.key is None or entry.signature is None:
        yield SealFault.SIGNATURE_MISSING
        return
    signed = statement(game, *own, entry.commitment, instant(event))
    yield from _of_signature(entry.key, entry.signature, signed, keys, fits)


def _of_signature(
    key: str, signature: str, signed: bytes, keys: Collection[str], fits: Fits
) -> Iterator[SealFault]:
    if key not in keys:
        yield SealFault.KEY_UNKNOWN
    elif not fits(key, signature, signed):
        yield SealFault.SIGNATURE_DIFFERS


def verify_receipt(
    receipt: Receipt, ledger: SealedLedger, keys: Collection[str], fits: Fits
) -> tuple[SealFault, ...]:
    """Name everything that is wrong with a receipt, or with a ledger that should contain it."""
    return tuple(_of_receipt(receipt, ledger, keys, fits))


def _of_receipt(
    receipt: Receipt, ledger: SealedLedger, keys: Collection[str], fits: Fits
) -> Iterator[SealFault]:
    if receipt.format != RECEIPT:
        yield SealFault.OTHER_FORMAT
        return
    promised, event = receipt.commitment, canonical(receipt.event)
    signed = statement(receipt.game, receipt.seat, receipt.number, promised, receipt.at)
    yield from _of_signature(receipt.key, receipt.signature, signed, keys, fits)
    if commitment(bytes.fromhex(receipt.salt), event) != promised:
        yield SealFault.COMMITMENT_DIFFERS
    elif (numbered(codec.decode(event)), instant(event)) != (
        (receipt.seat, receipt.number),
        receipt.at,
    ):
        yield SealFault.SAYS_OTHERWISE
    if receipt.game != ledger.head.game:
        yield SealFault.OTHER_GAME
    elif all(entry.commitment != promised for entry in ledger.entries):
        yield SealFault.NOT_CONTAINED
