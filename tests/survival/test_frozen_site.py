"""Ledgers that an older version wrote: the site reads and shows them, and leaves them alone."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from misto.engine import Host, PublishReport, Seat, codec
from misto.engine import events as e
from misto.store import clock, folding, projecting, sealing
from misto.store.executing import execute
from misto.store.models import Account, Entry, Game, Membership
from misto.store.verifying import verify
from tests import cast
from tests.engine.frozen import LEDGERS

pytestmark = pytest.mark.django_db

GAMES = sorted(LEDGERS.glob("*-market.jsonl"))
EVERY = (
    "", "talk/", "reports/", "court/", "seats/", "rules/", "deal/", "awards/", "record.yaml",
    "ledger.jsonl", "archive.html",
)  # fmt: skip


def stored(path: Path, upto: str = "") -> cast.Table:
    """A game as it lies in a database: its lines as they were written, up to a kind of event."""
    lines = path.read_bytes().splitlines()
    ends = [place for place, line in enumerate(lines) if json.loads(line)["kind"] == upto]
    lines = lines[: ends[-1]] if upto else lines
    ledger = [codec.decode(line) for line in lines]
    first = ledger[0]
    assert isinstance(first, e.GameCreated)
    host = cast.account("host")
    row = Game.objects.create(code=first.game, title=first.title, made_at=first.at)
    Membership.objects.create(game=row, account=host, part="host", since=first.at)
    for person in {event.person for event in ledger if isinstance(event, e.Enrolled | e.SeatTaken)}:
        one = cast.account(f"person {person}")
        Account.objects.filter(pk=one.pk).update(code=person)
    made = [
        sealing.promise(row.code, event, line) for event, line in zip(ledger, lines, strict=True)
    ]
    entries = [
        Entry(
            game=row, seq=seq, at=event.at, kind=json.loads(line)["kind"], body=line.decode(),
            **promise._asdict(),
        )
        for seq, (event, line, promise) in enumerate(zip(ledger, lines, made, strict=True), 1)
    ]  # fmt: skip
    sealing.seal(row, Entry.objects.bulk_create(entries), ledger)
    whole = folding.Folded().then(ledger)
    projecting.project(row, whole, ledger)
    return cast.Table(row.code, host, ())


@pytest.fixture(params=GAMES, ids=[path.stem for path in GAMES])
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_every_page_of_a_game_of_an_older_version_is_shown_and_its_ledger_is_whole(path):
    table = stored(path)
    player = Account.objects.get(code="Zoe")
    for who in (None, table.reader, table.host, player):
        client = table.client(who)
        for page in EVERY:
            answer = client.get(f"/g/{table.code}/{page}")
            assert answer.status_code == 200, page
            assert b"".join(answer) if answer.streaming else answer.content
    for page in ("desk/", "desk/log/", "desk/settings/", "desk/letters/"):
        assert table.client(table.host).get(f"/g/{table.code}/{page}").status_code == 200, page
    assert table.client(player).get(f"/g/{table.code}/seat/").status_code == 200
    assert verify().flawed == ()


def test_a_game_that_an_older_version_began_is_played_on(path):
    table = stored(path, upto="turn_closed")
    before = list(Entry.objects.order_by("seq").values_list("body", flat=True))
    assert table.row.phase == "open"
    clock.set_to(table.row.closes)
    execute(table.code, None)
    assert table.row.phase == "closed"
    table.run(PublishReport(story="Далі."))
    assert verify().flawed == ()
    after = list(Entry.objects.order_by("seq").values_list("body", flat=True))
    assert after[: len(before)] == before and len(after) > len(before)


def test_what_an_older_version_wrote_is_lifted_as_it_is_read_and_stays_as_it_is(path, monkeypatch):
    """As if a later version said `reason` for `why` of a seat that left, which it then needs."""
    table = stored(path)
    fresh = folding.folded(table.row)
    left = Entry.objects.get(kind="seat_left")
    older: dict[str, Any] = json.loads(left.body)
    older["reason"] = older.pop("why")
    body = json.dumps(older)
    Entry.objects.filter(pk=left.pk).update(body=body)
    folding.drop()

    def lift(plain: dict[str, Any]) -> dict[str, Any]:
        return {**plain, "why": plain.pop("reason")}

    with pytest.raises(Exception, match="why"):
        folding.folded(table.row)
    upcasts = {("seat_left", 1): lift}
    monkeypatch.setattr(codec, "decode", partial(codec.decode, upcasts=upcasts))
    lifted = folding.folded(table.row)
    assert (lifted.game, lifted.ledger) == (fresh.game, fresh.ledger)
    assert lifted.view(Host()) == fresh.view(Host())
    assert lifted.view(Seat(1)) == fresh.view(Seat(1))
    assert Entry.objects.get(pk=left.pk).body == body
    assert table.client(table.host).get(f"/g/{table.code}/desk/log/").status_code == 200
