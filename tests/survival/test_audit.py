"""The audit of the kill tests finds what it is there to find: faults that are planted here."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from msgspec.structs import replace as changed

from misto.engine import CloseTurn, GiveOrder, Kind, PublishReport, codec
from misto.engine.events import TurnClosed
from misto.store import folding
from misto.store.models import Entry, Game, Membership, Notice, Post, Seal
from tests import cast
from tests.survival.audit import audit
from tests.survival.clients import Attempt

pytestmark = pytest.mark.django_db

VOTE = Attempt("", "order", "taken", turn=1, seat=1, kind="vote", target=2, number=1)
POST = Attempt("", "post", "taken", seat=1, text="Доброго ранку.")
STORY = Attempt("", "publish", "taken", turn=1, text="Ніч минула.")


@pytest.fixture
def table():
    """A turn of a game: a post, a vote, a close by hand, a report."""
    table = cast.begun(seats=7)
    table.pass_time(hours=1)
    table.write(1)
    table.run(GiveOrder(seat=1, order=Kind.VOTE, targets=(2,)))
    table.run(CloseTurn(why="час"))
    table.run(PublishReport(story=STORY.text))
    return table


def said(table: cast.Table, *attempts: Attempt) -> Sequence[str]:
    sent = attempts or (VOTE, POST, STORY)
    return audit(table.code, [replace(one, game=table.code) for one in sent])


def drop(table: cast.Table, kind: str) -> None:
    """An event that was never written, or was lost."""
    entries = list(Entry.objects.filter(game=table.row).exclude(kind=kind).order_by("seq"))
    Seal.objects.all().delete()
    Entry.objects.filter(game=table.row).delete()
    for seq, entry in enumerate(entries, 1):
        entry.pk, entry.seq = None, seq
        entry.save()
    Game.objects.update(seq=len(entries))
    folding.drop()


def test_a_sound_game_has_nothing_wrong(table):
    assert said(table) == []
    unknown = replace(VOTE, outcome="unanswered"), replace(POST, outcome="unanswered"), STORY
    assert said(table, *unknown) == []


def test_an_order_that_is_lost(table):
    drop(table, "order_given")
    assert any("holds a receipt of" in one for one in said(table))


def test_an_order_under_another_number_or_in_another_place(table):
    assert any(
        "holds receipt 2" in one for one in said(table, replace(VOTE, number=2), POST, STORY)
    )
    other = replace(VOTE, target=3, number=None)
    assert any("holds a receipt of" in one for one in said(table, other, VOTE, POST, STORY))


def test_an_order_that_was_refused_or_never_sent_and_is_there(table):
    refused = replace(VOTE, outcome="refused")
    assert any("didn't send" in one for one in said(table, refused, POST, STORY))
    assert any("didn't send" in one for one in said(table, POST, STORY))


def test_a_post_that_is_lost_or_there_twice_or_nobodys(table):
    more = replace(POST, text="Ще одне.")
    assert any("is there 0 times" in one for one in said(table, VOTE, POST, STORY, more))
    assert any("nobody wrote" in one for one in said(table, VOTE, STORY))
    table.write(1)
    again = replace(POST, outcome="unanswered")
    assert any("is there 2 times" in one for one in said(table, VOTE, POST, again, STORY))


def test_a_report_that_is_lost(table):
    assert any("published turn 2" in one for one in said(table, VOTE, POST, replace(STORY, turn=2)))


def test_a_turn_that_is_resolved_twice_or_skipped(table):
    resolved = Entry.objects.get(game=table.row, kind="turn_resolved")
    seq = table.row.seq + 1
    Entry.objects.create(
        game=table.row, seq=seq, at=table.row.last_at, kind="turn_resolved", body=resolved.body
    )
    Game.objects.update(seq=seq)
    folding.drop()
    assert any("resolved twice" in one for one in said(table))
    drop(table, "turn_resolved")
    assert any("can't be folded" in one for one in said(table))


def test_a_turn_that_closed_at_another_hour(table):
    entry = Entry.objects.get(game=table.row, kind="turn_closed")
    closed = codec.decode(entry.body.encode())
    assert isinstance(closed, TurnClosed)
    early = TurnClosed(at=closed.at, audience=closed.audience, turn=closed.turn)
    Entry.objects.filter(pk=entry.pk).update(body=codec.encode(early).decode())
    folding.drop()
    assert any("not at its hour" in one for one in said(table))


def test_a_commitment_or_a_root_that_does_not_fit(table):
    Entry.objects.filter(seq=3).update(salt="00" * 16)
    Seal.objects.update(root="00" * 32)
    wrong = "\n".join(said(table))
    assert "event 3 isn't what was committed to" in wrong and "the root of turn 1" in wrong
    Seal.objects.all().delete()
    assert any("roots are of turns []" in one for one in said(table))


def test_a_receipts_file_that_the_ledger_does_not_keep(table):
    page = table.client(table.player(1)).get(f"/g/{table.code}/seat/receipts/1.json")
    held = replace(VOTE, proof=page.content.decode())
    assert said(table, held, POST, STORY) == []
    other = replace(held, proof=re.sub(r'("signature": )"\w+"', rf'\1"{"0" * 128}"', held.proof))
    assert any("promises isn't there" in one for one in said(table, other, POST, STORY))
    none = replace(held, proof="<!doctype html>")
    assert any("the file of receipt" in one for one in said(table, none, POST, STORY))
    Entry.objects.filter(kind="order_given").update(commitment="00" * 32)
    assert any("promises isn't there" in one for one in said(table, held, POST, STORY))


def test_rows_rooms_and_notices_that_do_not_follow_the_ledger(table):
    Game.objects.update(living=6)
    Membership.objects.filter(game=table.row, seat=7).update(seat=8)
    Post.objects.filter(game=table.row, number=1).update(number=9)
    Notice.objects.filter(kind="report")[0].delete()
    wrong = "\n".join(said(table))
    for words in ("the row says", "sits elsewhere", "posts are numbered", "6 notices"):
        assert words in wrong


def test_what_was_folded_on_is_held_against_a_fold_from_nothing(table):
    kept = folding.folded(table.row)
    game = replace_closes(kept)
    folding.keep(table.row, game)
    assert any("another game" in one for one in said(table))


def replace_closes(kept: folding.Folded) -> folding.Folded:
    assert kept.game.closes is not None
    other = changed(kept.game, closes=kept.game.closes + timedelta(hours=1))
    return folding.Folded(kept.seq, kept.ledger, other)
