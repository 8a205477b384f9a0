"""What is written is committed to: salts, signatures of receipts, roots of reports."""

from importlib import import_module
from types import SimpleNamespace

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from django.apps import apps
from django.db import connection
from django.test.utils import CaptureQueriesContext

from misto.engine import (
    GiveNote,
    GiveOrder,
    Kind,
    PublishReport,
    Undo,
    Winner,
    WithdrawOrder,
    codec,
)
from misto.engine import events as e
from misto.engine import sealing as promised
from misto.store import chance, folding, sealing, verifying
from misto.store.executing import execute
from misto.store.models import Entry, Seal
from tests import cast

pytestmark = pytest.mark.django_db


def entries(table: cast.Table) -> list[Entry]:
    return list(Entry.objects.filter(game=table.row).order_by("seq"))


def signed_text(table: cast.Table, entry: Entry) -> bytes:
    body = entry.body.encode()
    own = promised.numbered(codec.decode(body))
    assert own is not None
    return promised.statement(table.code, *own, entry.commitment, promised.instant(body))


def test_every_event_is_committed_to_under_a_salt_of_its_own():
    table = cast.begun()
    table.play_turn()
    written = entries(table)
    for entry in written:
        salt = bytes.fromhex(entry.salt)
        assert len(salt) == promised.SALT_BYTES
        assert entry.commitment == promised.commitment(salt, entry.body.encode())
    assert len({entry.salt for entry in written}) == len(written)


def test_ORDER_6_orders_withdrawals_and_notes_are_signed_and_nothing_else():
    table = cast.begun()
    table.order(1, Kind.VOTE, 2)
    table.run(WithdrawOrder(seat=1, order=Kind.VOTE))
    table.run(GiveNote(seat=2, to=3, text="Це був він."))
    signed = [entry for entry in entries(table) if entry.signature]
    assert [entry.kind for entry in signed] == ["order_given", "order_withdrawn", "note_given"]
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(sealing.public_key()))
    for entry in signed:
        assert entry.signed_by == sealing.public_key()
        key.verify(bytes.fromhex(entry.signature), signed_text(table, entry))
    with pytest.raises(InvalidSignature):
        key.verify(bytes.fromhex(signed[0].signature), signed_text(table, signed[1]))


def test_a_new_secret_signs_anew_and_loses_nothing(settings):
    table = cast.begun()
    table.order(1, Kind.VOTE, 2)
    before = sealing.public_key()
    settings.SECRET_KEY = settings.SECRET_KEY[::-1]
    table.order(1, Kind.VOTE, 3)
    first, second = [entry for entry in entries(table) if entry.signature]
    assert (first.signed_by, second.signed_by) == (before, sealing.public_key())
    for entry in (first, second):
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(entry.signed_by))
        key.verify(bytes.fromhex(entry.signature), signed_text(table, entry))


def test_a_report_has_the_root_of_all_that_came_since_the_last():
    table = cast.begun()
    table.play_turn()
    table.play_turn()
    written, seals = entries(table), list(Seal.objects.order_by("entry__seq"))
    assert [seal.turn for seal in seals] == [1, 2]
    start = 0
    for seal in seals:
        covered = [entry.commitment for entry in written if start < entry.seq <= seal.entry.seq]
        assert promised.root(covered, bytes.fromhex(seal.filling)) == seal.root
        assert written[seal.entry.seq].kind == "turn_opened"  # all facts of the report are covered
        start = seal.entry.seq
    assert set(folding.folded(table.row).roots.values()) == {seal.root for seal in seals}


def test_the_root_of_a_report_that_was_undone_stays_and_the_next_covers_the_undoing():
    table = cast.begun()
    table.play_turn()
    table.pass_time(hours=1)
    table.run(Undo(why="Помилка в підсумках."))
    table.pass_time(hours=1)
    table.run(PublishReport(story="Ніч минула інакше."))
    first, second = Seal.objects.order_by("entry__seq")
    assert (first.turn, second.turn) == (1, 1)
    between = Entry.objects.filter(
        game=table.row, seq__gt=first.entry.seq, seq__lte=second.entry.seq
    )
    assert between.filter(kind="resolution_undone").exists()
    assert list(folding.folded(table.row).roots.values()) == [first.root, second.root]


def test_a_publication_and_what_was_ordered_at_once_have_their_roots_apart():
    """An order may come in the very transaction that publishes what was overdue."""
    at = cast.MORNING
    later = at.replace(hour=8)
    events = [
        e.ReportPublished(at=at, audience="all", turn=1),
        e.GameWon(at=at, audience="all", turn=1, winner=Winner.TOWN),
        e.GameOpened(at=later, audience="all"),
    ]
    assert sealing._last(events, 0) == 1  # where a publication ends
    opened = e.TurnOpened(at=at, audience="all", turn=2, hunt_opens=at, closes=later)
    assert sealing._last([events[0], opened, *events], 0) == 0
    assert sealing._last(events[:2], 0) == 1


def test_what_is_folded_anew_has_the_same_roots():
    table = cast.begun()
    table.play_turn()
    kept = folding.folded(table.row).roots
    assert kept
    folding.drop()
    assert folding.folded(table.row).roots == kept


def test_an_order_asks_the_database_nothing_more():
    """A commitment and a signature are written with the event itself."""
    table = cast.begun()
    folding.folded(table.row)
    with CaptureQueriesContext(connection) as captured:
        assert execute(table.code, GiveOrder(seat=1, order=Kind.VOTE, targets=(2,))).events
    asked = [query["sql"] for query in captured if "store_seal" in query["sql"]]
    assert asked == []
    assert len([query for query in captured if "store_entry" in query["sql"]]) == 1


def test_the_same_said_twice_promises_nothing_alike():
    """Who guesses an order has nothing to test the guess on."""
    for _ in range(2):
        cast.begun().play_turn()
    bodies = [codec.encode(codec.decode(one.body.encode())) for one in Entry.objects.all()]
    commitments = set(Entry.objects.values_list("commitment", flat=True))
    assert len(commitments) == len(bodies)
    assert commitments.isdisjoint(promised.commitment(b"", body) for body in bodies)
    first, second = Seal.objects.all()
    assert first.root != second.root


def test_a_harness_can_fix_each_salt_by_its_purpose():
    drawn: list[str] = []

    def source(purpose: str, count: int) -> bytes:
        drawn.append(purpose)
        return purpose.encode().ljust(count, b".")[:count]

    table = cast.begun()
    chance.draw_from(source)
    try:
        table.order(2, Kind.VOTE, 1)
        table.all_write()
        table.close()
        table.run(PublishReport())
    finally:
        chance.draw_from(None)
    assert drawn[0] == "salt 2/1"
    assert {"salt", "filling"} <= set(drawn)


def test_what_was_written_before_is_committed_to_when_the_tables_are_brought_up_to_date():
    table = cast.begun()
    table.order(1, Kind.VOTE, 2)
    Entry.objects.update(salt="", commitment="", signed_by="", signature="")
    migration = import_module("misto.store.migrations.0004_seals")
    migration.promise(apps, SimpleNamespace(connection=connection))
    for entry in entries(table):
        salt = bytes.fromhex(entry.salt)
        assert entry.commitment == promised.commitment(salt, entry.body.encode())
        assert bool(entry.signature) is (entry.kind == "order_given")
    table.play_turn()
    assert Seal.objects.count() == 1


def test_a_ledger_that_was_altered_in_the_database_is_not_whole():
    table = cast.begun()
    table.order(1, Kind.VOTE, 2)
    assert verifying.verify().flawed == ()
    last = entries(table)[-1]
    Entry.objects.filter(pk=last.pk).update(
        body=last.body.replace('"targets":[2]', '"targets":[3]')
    )
    assert verifying.verify().flawed == (table.code,)
