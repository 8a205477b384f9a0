"""One digest over what many games make of their commands: the same under any hash seed."""

import hashlib
import random
import sys

import msgspec

from misto.engine.codec import encode_ledger
from misto.engine.refusals import Refusal
from misto.engine.views import Host, Reader, Seat, view_for
from tests.engine import drive, wild
from tests.oracle import compare


def digest(games: int) -> str:
    """Play games from records and games that go astray, and hash ledgers, refusals and views."""
    found = hashlib.sha256()
    for seed in range(games):
        table = drive.Table(compare.game(seed))
        for came in table.play():
            found.update(repr(came).encode())
        asked = list(wild.walk(random.Random(seed), 60))
        refusals = [one.decision for one in asked if isinstance(one.decision, Refusal)]
        found.update(repr(refusals).encode())
        for ledger in (table.ledger, wild.ledger_of(asked)):
            found.update(encode_ledger(ledger))
            for viewer in (Host(), Reader(), Seat(1), Seat(2)):
                found.update(repr(msgspec.to_builtins(view_for(ledger, viewer))).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))
