"""A backup that is made while all play has everything that somebody held a receipt of before it."""

import random
import threading
import time
from typing import Any

import pytest

from tests.serving import Site, site
from tests.survival.clients import Attempt, Book, Hostess, Player, State
from tests.survival.racing import UNMEASURED

pytestmark = pytest.mark.slow

SEATS = (1, 3, 5, 7, 9)


def state(running: Site, made: dict[str, Any]) -> State:
    """A game as its people know it."""
    found = running.hand(f"answer = audit.standing({made['game']!r})")
    people = {int(seat): key for seat, key in made["sessions"].items()}
    orders = {int(seat): kinds for seat, kinds in found["orders"].items()}
    return State(made["game"], found["turn"], found["living"], people, orders, made["host"])


def test_a_backup_made_while_all_play_is_sound_and_has_every_receipt_given_before_it(tmp_path):
    with site() as running, site(migrated=False) as other:
        made = running.hand("from tests.survival import audit\nanswer = audit.begin()")
        game = state(running, made)
        running.start(**UNMEASURED)
        books = [Book(tmp_path / f"{seat}.jsonl") for seat in SEATS]
        players = [
            Player(seat, book, random.Random(seat), game)
            for seat, book in zip(SEATS, books, strict=True)
        ]
        ended = threading.Event()
        threads = [
            threading.Thread(target=player.play, args=(running.port, ended)) for player in players
        ]
        for thread in threads:
            thread.start()
        wait_for(books, 4)
        before = [book.read() for book in books]  # what was held when the backup began
        done = running.misto("backup", str(tmp_path / "kept.misto"))
        assert done.returncode == 0, done.stderr
        wait_for(books, max(map(len, before)) + 1)
        hostess = Hostess(Book(tmp_path / "host.jsonl"), game)
        hostess.close(running.port)
        hostess.publish(running.port)
        ended.set()
        for thread in threads:
            thread.join()
        after = [one for book in books for one in book.read()]
        running.stop()
        assert running.hand(audited(made["game"], after)) == []

        done = other.misto("restore", str(tmp_path / "kept.misto"))
        assert done.returncode == 0, done.stderr
        assert "All ledgers are whole." in done.stdout
        held = [one for lines in before for one in lines]
        assert {one.outcome for one in held} >= {"taken"}
        # What was answered while the backup was being written may be in it or not.
        since = [
            Attempt(**{**vars(one), "outcome": "unanswered"})
            for book, lines in zip(books, before, strict=True)
            for one in book.read()[len(lines) :]
            if one.outcome == "taken"
        ]
        other.hand("from tests.survival import audit\nanswer = None")
        assert other.hand(audited(made["game"], [*held, *since])) == []
        other.start(**UNMEASURED)
        assert other.ear(f"/live?g={made['game']}").status == 200
        other.stop()


def wait_for(books: list[Book], lines: int) -> None:
    """Until each has done so much."""
    ends = time.monotonic() + 40
    while any(len(book.read()) < lines for book in books):
        assert time.monotonic() < ends
        time.sleep(0.05)


def audited(game: str, attempts: list[Attempt]) -> str:
    return f"""
from tests.survival.clients import Attempt
answer = audit.audit({game!r}, [Attempt(**one) for one in {[vars(one) for one in attempts]!r}])
"""
