"""A ledger's commitments, receipts and roots: what is forged shows, and what is blanked fits."""

import hashlib
import hmac
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from misto.engine import codec, sealing
from misto.engine import events as e
from misto.engine.codec import decode_ledger
from misto.engine.sealing import Entry, Head, Line, Receipt, Root, SealedLedger, SealFault

LEDGER = decode_ledger((Path(__file__).parent / "ledgers/0.1-market.jsonl").read_bytes())
KEY, OTHER_KEY = "aa" * 32, "bb" * 32
FILLING = b"f" * 32


def signed(key: str, text: bytes) -> str:
    """A stand-in for Ed25519, which the engine doesn't have."""
    return hashlib.sha512(key.encode() + text).hexdigest()


def fits(key: str, signature: str, text: bytes) -> bool:
    return signature == signed(key, text)


def entry(event: e.Event, place: int, key: str = KEY) -> Entry:
    body, salt = codec.encode(event), hashlib.md5(b"%d" % place, usedforsecurity=False)
    made = Entry(
        event=Raw(body),
        salt=salt.hexdigest(),
        commitment=sealing.commitment(salt.digest(), body),
    )
    own = sealing.numbered(event)
    if own is None:
        return made
    text = sealing.statement("market", *own, made.commitment, sealing.instant(body))
    return replace(made, key=key, signature=signed(key, text))


def sealed(events=LEDGER) -> SealedLedger:
    """The frozen game as the site would have sealed it."""
    lines: list[Line] = []
    covered: list[str] = []
    due: int | None = None
    for place, event in enumerate(events):
        if isinstance(event, e.TurnOpened | e.GameOpened) and due:
            lines.append(Root(due, sealing.root(covered, FILLING), FILLING.hex()))
            covered, due = [], None
        if isinstance(event, e.ReportPublished):
            due = event.turn
        made = entry(event, place)
        lines.append(made)
        covered.append(made.commitment)
    return SealedLedger(Head(sealing.LEDGER, "market", (KEY,)), tuple(lines))


def receipt(ledger: SealedLedger, place: int) -> Receipt:
    """What the owner of an entry has kept."""
    line = ledger.lines[place]
    assert isinstance(line, Entry)
    own = sealing.numbered(codec.decode(bytes(line.event)))
    assert own
    assert line.key
    assert line.signature
    assert line.salt
    return Receipt(
        format=sealing.RECEIPT,
        game=ledger.head.game,
        seat=own[0],
        number=own[1],
        at=sealing.instant(line.event),
        commitment=line.commitment,
        key=line.key,
        signature=line.signature,
        salt=line.salt,
        event=line.event,
    )


WHOLE = sealed()
ORDERS = [
    place
    for place, line in enumerate(WHOLE.lines)
    if isinstance(line, Entry) and b'"order_given"' in bytes(line.event)
]
ORDER = ORDERS[3]


def event_at(place):
    line = WHOLE.lines[place]
    return bytes(line.event) if isinstance(line, Entry) else b""


def changed(lines, place, **changes):
    return (*lines[:place], replace(lines[place], **changes), *lines[place + 1 :])


def faults(lines, keys=(KEY,)):
    ledger = SealedLedger(WHOLE.head, tuple(lines))
    return [(one.fault, one.line, one.turn) for one in sealing.verify(ledger, keys, fits)]


def resealed(lines):
    """What a forger would do who has all salts: compute every root anew."""
    made, covered = [], []
    for line in lines:
        if isinstance(line, Entry):
            covered.append(line.commitment)
            made.append(line)
        else:
            made.append(replace(line, root=sealing.root(covered, FILLING)))
            covered = []
    return tuple(made)


def test_a_ledger_as_it_was_written_is_sound():
    assert faults(WHOLE.lines) == []
    assert WHOLE.events == LEDGER
    assert [one.turn for one in WHOLE.roots] == [1, 2, 2, 3, 4, 5]  # one was undone


def test_what_is_written_is_read_again():
    text = sealing.encode(WHOLE.head, WHOLE.lines)
    found = sealing.decode(text)
    assert found.head == WHOLE.head
    assert sealing.encode(found.head, found.lines) == text
    assert sealing.decode(b"\n" + text.replace(b"\n", b"\r\n\n")).roots == WHOLE.roots


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b'{"line":"ledger","format":"misto ledger 2","game":"market","keys":[]}',
        b'{"line":"ledger","format":"misto ledger 1","game":"market","keys":["AA"]}',
        b'{"line":"ledger","format":"misto ledger 1","game":"market","keys":[]}\n{"line":"leaf"}',
        b'{"v":1,"kind":"seat_left"}',
    ],
)
def test_what_is_no_sealed_ledger_is_told_apart(text):
    with pytest.raises((msgspec.MsgspecError, ValueError)):
        sealing.decode(text)


def test_blanks_that_an_editor_puts_in_change_nothing():
    loose = Raw(msgspec.json.format(event_at(ORDER), indent=4))
    assert faults(changed(WHOLE.lines, ORDER, event=loose)) == []
    assert (
        sealing.verify_receipt(replace(receipt(WHOLE, ORDER), event=loose), WHOLE, (KEY,), fits)
        == ()
    )


def test_an_order_that_was_altered_shows():
    kept = receipt(WHOLE, ORDER)
    order = codec.decode(bytes(kept.event))
    assert isinstance(order, e.OrderGiven)
    altered = replace(order, order=replace(order.order, targets=(9,)))
    event = codec.encode(altered)
    lines = changed(WHOLE.lines, ORDER, event=Raw(event))
    assert faults(lines) == [(SealFault.COMMITMENT_DIFFERS, ORDER + 2, None)]
    again = sealing.commitment(bytes.fromhex(kept.salt), event)
    lines = changed(lines, ORDER, commitment=again)
    covering = WHOLE.covering(kept.commitment)
    assert covering
    assert (SealFault.SIGNATURE_DIFFERS, ORDER + 2, None) in faults(lines)
    assert SealFault.ROOT_DIFFERS in {
        one for one, _, turn in faults(lines) if turn == covering.turn
    }
    ledger = SealedLedger(WHOLE.head, resealed(lines))
    assert sealing.verify_receipt(receipt(WHOLE, ORDER), ledger, (KEY,), fits) == (
        SealFault.NOT_CONTAINED,
    )


def test_an_order_that_was_dropped_shows():
    lines = (*WHOLE.lines[:ORDER], *WHOLE.lines[ORDER + 1 :])
    assert {fault for fault, *_ in faults(lines)} == {SealFault.ROOT_DIFFERS}
    ledger = SealedLedger(WHOLE.head, resealed(lines))
    assert sealing.verify(ledger, (KEY,), fits) == ()
    assert {one.root for one in ledger.roots} != {one.root for one in WHOLE.roots}
    assert sealing.verify_receipt(receipt(WHOLE, ORDER), ledger, (KEY,), fits) == (
        SealFault.NOT_CONTAINED,
    )


def test_orders_in_another_order_show():
    one, other = ORDERS[3], ORDERS[4]
    lines = list(WHOLE.lines)
    lines[one], lines[other] = lines[other], lines[one]
    assert [fault for fault, *_ in faults(lines)] == [SealFault.ROOT_DIFFERS]


def test_a_root_that_is_gone_shows():
    _, *roots = [(n, one.turn) for n, one in enumerate(WHOLE.lines) if isinstance(one, Root)]
    for place, turn in roots:
        found = faults((*WHOLE.lines[:place], *WHOLE.lines[place + 1 :]))
        assert (SealFault.ROOT_MISSING, turn) in {(fault, its) for fault, _, its in found}
    assert found == [(SealFault.ROOT_MISSING, len(WHOLE.lines), turn)]


def test_two_reports_of_one_root_show():
    first = next(n for n, one in enumerate(WHOLE.lines) if isinstance(one, Root))
    second = next(n for n, one in enumerate(WHOLE.lines) if isinstance(one, Root) and n > first)
    lines = list(WHOLE.lines)
    published = next(n for n in range(first, second) if b"report_published" in event_at(n))
    twice = (*lines[:published], lines[published], *lines[published:])
    assert (SealFault.ROOT_MISSING, published + 3, 2) in faults(twice)


def test_reports_from_before_the_first_root_have_none():
    first = next(n for n, one in enumerate(WHOLE.lines) if isinstance(one, Root))
    lines = [line for n, line in enumerate(WHOLE.lines) if n != first]
    assert faults(resealed(lines)) == []


def test_a_root_of_another_turn_or_of_no_report_shows():
    place = next(n for n, one in enumerate(WHOLE.lines) if isinstance(one, Root))
    assert faults(changed(WHOLE.lines, place, turn=7))[0] == (SealFault.ROOT_DIFFERS, place + 2, 7)
    more = Root(1, sealing.root([], FILLING), FILLING.hex())
    lines = (*WHOLE.lines[: place + 1], more, *WHOLE.lines[place + 1 :])
    assert faults(lines) == [(SealFault.ROOT_DIFFERS, place + 3, 1)]


def test_a_signature_by_another_key_shows():
    assert {fault for fault, *_ in faults(WHOLE.lines, (OTHER_KEY,))} == {SealFault.KEY_UNKNOWN}
    lines = changed(WHOLE.lines, ORDER, key=OTHER_KEY)
    assert faults(lines) == [(SealFault.KEY_UNKNOWN, ORDER + 2, None)]
    assert faults(lines, (KEY, OTHER_KEY)) == [(SealFault.SIGNATURE_DIFFERS, ORDER + 2, None)]
    lines = changed(WHOLE.lines, ORDER, key=OTHER_KEY, signature=None)
    assert faults(lines) == [(SealFault.SIGNATURE_MISSING, ORDER + 2, None)]
    lines = changed(WHOLE.lines, ORDER, key=None)
    assert faults(lines) == [(SealFault.SIGNATURE_MISSING, ORDER + 2, None)]


def test_what_was_blanked_with_its_salt_still_fits():
    for place in (ORDER, 2):
        lines = changed(WHOLE.lines, place, event=Raw(b"null"), salt=None)
        assert faults(lines) == []
    ledger = SealedLedger(WHOLE.head, changed(WHOLE.lines, ORDER, event=Raw(b"null"), salt=None))
    assert len(ledger.events) == len(LEDGER) - 1
    assert sealing.verify_receipt(receipt(WHOLE, ORDER), ledger, (KEY,), fits) == ()


def test_a_salt_without_its_content_shows():
    for half in ({"salt": None}, {"event": Raw(b"null")}):
        lines = changed(WHOLE.lines, ORDER, **half)
        assert faults(lines) == [(SealFault.HALF_BLANK, ORDER + 2, None)]


def test_every_receipt_is_contained_and_covered():
    for place in ORDERS:
        kept = receipt(WHOLE, place)
        assert sealing.verify_receipt(kept, WHOLE, (KEY,), fits) == ()
        assert WHOLE.covering(kept.commitment) in WHOLE.roots
    assert WHOLE.covering(WHOLE.entries[0].commitment) == WHOLE.roots[0]
    assert WHOLE.covering(WHOLE.entries[-1].commitment) is None
    assert WHOLE.covering("00" * 32) is None


@pytest.mark.parametrize(
    ("forged", "found"),
    [
        ({"format": "misto receipt 2"}, {SealFault.OTHER_FORMAT}),
        ({"seat": 12}, {SealFault.SIGNATURE_DIFFERS, SealFault.SAYS_OTHERWISE}),
        ({"number": 99}, {SealFault.SIGNATURE_DIFFERS, SealFault.SAYS_OTHERWISE}),
        ({"at": "2026-01-01"}, {SealFault.SIGNATURE_DIFFERS, SealFault.SAYS_OTHERWISE}),
        ({"game": "other"}, {SealFault.SIGNATURE_DIFFERS, SealFault.OTHER_GAME}),
        ({"key": OTHER_KEY}, {SealFault.KEY_UNKNOWN}),
        ({"signature": "00" * 64}, {SealFault.SIGNATURE_DIFFERS}),
        ({"salt": "00" * 16}, {SealFault.COMMITMENT_DIFFERS}),
        (
            {"commitment": "00" * 32},
            {SealFault.COMMITMENT_DIFFERS, SealFault.SIGNATURE_DIFFERS, SealFault.NOT_CONTAINED},
        ),
    ],
)
def test_a_forged_receipt_shows(forged, found):
    kept = replace(receipt(WHOLE, ORDER), **forged)
    assert set(sealing.verify_receipt(kept, WHOLE, (KEY,), fits)) == found


def test_a_receipt_of_what_has_none_says_otherwise():
    line = WHOLE.entries[0]
    kept = replace(
        receipt(WHOLE, ORDER), event=line.event, salt=line.salt, commitment=line.commitment
    )
    assert SealFault.SAYS_OTHERWISE in sealing.verify_receipt(kept, WHOLE, (KEY,), fits)


def test_orders_withdrawals_and_notes_have_receipts_and_nothing_else():
    found = {type(event) for event in LEDGER if sealing.numbered(event)}
    assert found == {e.OrderGiven, e.OrderWithdrawn, e.NoteGiven}
    for event in LEDGER:
        if isinstance(event, e.NoteGiven | e.OrderWithdrawn):
            assert sealing.numbered(event) == (event.seat, event.number)
        if isinstance(event, e.OrderGiven):
            assert sealing.numbered(event) == (event.order.seat, event.order.number)


def test_what_is_signed_is_a_text_that_anybody_can_write():
    text = sealing.statement("market", 3, 7, "ab" * 32, "2026-11-30T18:00:00Z")
    assert text.decode().split("\n") == [
        "misto receipt 1", "market", "3", "7", "ab" * 32, "2026-11-30T18:00:00Z",
    ]  # fmt: skip
    assert sealing.commitment(b"salt", b"event") == hashlib.sha256(b"saltevent").hexdigest()


def naive(leaves):
    """RFC 6962, section 2.1, as it is written there."""
    if len(leaves) == 1:
        return hashlib.sha256(b"\x00" + leaves[0]).digest()
    half = 1
    while half * 2 < len(leaves):
        half *= 2
    return hashlib.sha256(b"\x01" + naive(leaves[:half]) + naive(leaves[half:])).digest()


@pytest.mark.parametrize(("count", "size"), [(0, 1024), (1, 1024), (1024, 1024), (1025, 2048)])
def test_a_tree_is_that_of_RFC_6962_filled_up(count, size):
    own = [hashlib.sha256(b"%d" % n).digest() for n in range(count)]
    filled = [hmac.digest(FILLING, n.to_bytes(8, "big"), "sha256") for n in range(count, size)]
    assert sealing.root([one.hex() for one in own], FILLING) == naive(own + filled).hex()


def test_a_root_tells_nothing_of_how_many_there_are():
    commitments = [line.commitment for line in WHOLE.entries]
    assert sealing.root(commitments, FILLING) != sealing.root(commitments, b"g" * 32)
    assert len({sealing.root(commitments[:n], FILLING) for n in range(20)}) == 20
