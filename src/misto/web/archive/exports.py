"""A game to take away: as a record, as a ledger, as one page."""

from msgspec.structs import replace

from misto.engine import Host, codec
from misto.engine.views import visible
from misto.records import dumps, from_ledger
from misto.store.folding import Folded


def record(folded: Folded, title: str) -> bytes:
    """Write a game as a record, which replays to the same end; raise ValueError before the deal.

    `title`: as it is now; the ledger keeps the first.
    """
    return dumps(replace(from_ledger(folded.ledger), title=title)).encode()


def ledger(folded: Folded) -> bytes:
    """Write a ledger in JSON lines: what is sealed is in it once everything is opened."""
    return codec.encode_ledger(visible(folded.ledger, Host()))
