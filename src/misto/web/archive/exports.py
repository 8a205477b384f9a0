"""A game to take away: as a record, as a ledger, as one page."""

from collections.abc import Iterator

from msgspec import Raw
from msgspec.structs import replace

from misto.engine import Reader, sealing
from misto.engine.events import AwardVoted
from misto.engine.sealing import Head, Line, Root
from misto.engine.views import visible
from misto.records import dumps, from_ledger
from misto.store.folding import Folded
from misto.store.models import Entry, Game
from misto.store.sealing import public_key


def record(folded: Folded, title: str) -> bytes:
    """Write a game as a record, which replays to the same end; raise ValueError before the deal.

    `title`: as it is now; the ledger keeps the first.
    """
    return dumps(replace(from_ledger(folded.ledger), title=title)).encode()


def ledger(row: Game, folded: Folded) -> bytes:
    """Write the ledger of a game that is opened, with the salts, the signatures and the roots.

    What nobody is told even now, who was who where `reveal_person` is `never`, is blanked (SEAT-4).
    The votes for the awards are left out: they come after the last root, and a blank would be
    counted (AWARD-1).
    """
    entries = list(
        Entry.objects.filter(game=row, seq__lte=folded.seq).select_related("seal").order_by("seq")
    )
    signers = (entry.signed_by for entry in entries if entry.signed_by)
    keys = tuple(dict.fromkeys((*signers, public_key())))
    return sealing.encode(Head(sealing.LEDGER, row.code, keys), _lines(folded, entries))


def _lines(folded: Folded, entries: list[Entry]) -> Iterator[Line]:
    told = {id(event) for event in visible(folded.ledger, Reader())}
    for event, entry in zip(folded.ledger, entries, strict=True):
        if isinstance(event, AwardVoted):
            continue
        shown = id(event) in told
        yield sealing.Entry(
            event=Raw(entry.body.encode()) if shown else sealing.BLANK,
            salt=entry.salt if shown else None,
            commitment=entry.commitment,
            key=entry.signed_by or None,
            signature=entry.signature or None,
        )
        if seal := getattr(entry, "seal", None):
            yield Root(seal.turn, seal.root, seal.filling)
