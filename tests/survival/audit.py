"""Is a site sound, and does it have all that its people hold receipts for? In a process beside it.

Each answer is a sentence about what is wrong; none, where all is well.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
from django.conf import settings
from django.db import connection
from django.test import Client

from misto.engine import (
    Flaw,
    Host,
    Kind,
    Reader,
    Role,
    Rules,
    Seat,
    Viewer,
    check,
    codec,
    fold,
    sealing,
    view_for,
)
from misto.engine import events as e
from misto.engine.events import Event
from misto.engine.roles import MAY
from misto.store import folding
from misto.store.models import Account, Entry, Game, Membership, Notice, Post, Seal
from tests import cast
from tests.survival.clients import Attempt, Book

Facts = Sequence[Event]


def audit(code: str, attempts: Sequence[Attempt], *, undone: bool = False) -> list[str]:
    """Say what is wrong with one game, and with what its people hold in hand.

    Where a report was undone, turns are there again: they aren't counted.
    """
    row = Game.objects.get(code=code)
    try:
        kept = folding.folded(row)  # folded on and on, since this process began
    except Exception as error:  # noqa: BLE001  # whatever it is, that is what's wrong
        return [f"the ledger can't be folded: {error!r}"]
    entries = list(Entry.objects.filter(game=row).order_by("seq"))
    ledger = tuple(codec.decode(entry.body.encode()) for entry in entries)
    own = [one for one in attempts if one.game == code]
    found = [*_database()] if connection.vendor == "sqlite" else []
    if [entry.seq for entry in entries] != list(range(1, row.seq + 1)):
        found.append(f"the row says {row.seq} events, there are {len(entries)}")
    found += _sound(row, kept, ledger)
    found += [] if undone else _turns(ledger)
    found += _seals(entries, ledger)
    found += _proofs(entries, own)
    found += _orders(ledger, own)
    found += _posts(row, own)
    found += _publications(ledger, own)
    found += _told(row, ledger)
    return found


def _database() -> Iterator[str]:
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA integrity_check")
        if (said := cursor.fetchone()[0]) != "ok":
            yield f"the database: {said}"


def _sound(row: Game, kept: folding.Folded, ledger: Facts) -> Iterator[str]:
    """Invariants; the row, the rooms and the views are those of a fold from nothing."""
    game = fold(ledger)
    if (flaws := check(game)) is not Flaw.NONE:
        yield f"unsound: {flaws}"
    if kept.game != game:
        yield "folded on it is another game than folded from nothing"
    viewers: list[Viewer] = [Host(), Reader(), *(Seat(seat) for seat in game.seats)]
    for viewer in viewers:
        if kept.view(viewer) != view_for(ledger, viewer):
            yield f"{viewer} sees something else than in a fold from nothing"
    winner = game.winner.value if game.winner else ""
    of_row = (row.phase, row.turn, row.closes, row.last_at, row.living, row.winner)
    if of_row != (game.phase, game.turn, game.closes, game.last_at, len(game.living), winner):
        yield f"the row says something else than the ledger: {of_row}"
    members = Membership.objects.filter(game=row, seat__isnull=False)
    seated = dict(members.values_list("seat", "account__code"))
    if seated != dict(enumerate(game.persons, 1)):
        yield "somebody sits elsewhere than in the ledger"


def _turns(ledger: Facts) -> Iterator[str]:
    """Every turn opens, closes, is resolved and published once, in this order (no undo here)."""
    story = [
        (type(event).__name__, _turn(event))
        for event in ledger
        if isinstance(event, e.TurnOpened | e.TurnClosed | e.TurnResolved | e.ReportPublished)
    ]
    steps = ("TurnOpened", "TurnClosed", "TurnResolved", "ReportPublished")
    turns = range(story[0][1], story[0][1] + len(story) // 4 + 1) if story else ()
    meant = [(step, turn) for turn in turns for step in steps]
    if story != meant[: len(story)]:
        yield f"a turn was skipped, or resolved twice: {story}"
    instants = [event.at for event in ledger]
    if instants != sorted(instants):
        yield "time runs backwards in the ledger"
    closes = {event.turn: event.closes for event in ledger if isinstance(event, e.TurnOpened)}
    for event in ledger:
        if isinstance(event, e.TurnClosed) and event.turn in closes:
            early, late = event.at < closes[event.turn], event.at > closes[event.turn]
            if late or (early and event.why is None):
                yield f"turn {event.turn} closed at {event.at}, and not at its hour"


def _turn(event: Event) -> int:
    turn: int = event.resolution.turn if isinstance(event, e.TurnResolved) else event.turn  # type: ignore[attr-defined]  # those of `_turns` have one
    return turn


def _seals(entries: Sequence[Entry], ledger: Facts) -> Iterator[str]:
    """Every event is what was committed to; under each report stands the root of what is new."""
    for entry in entries:
        if sealing.commitment(bytes.fromhex(entry.salt), entry.body.encode()) != entry.commitment:
            yield f"event {entry.seq} isn't what was committed to"
    seals = list(Seal.objects.filter(entry__in=entries).order_by("entry__seq"))
    reports = [event.turn for event in ledger if isinstance(event, e.ReportPublished)]
    if [seal.turn for seal in seals] != reports:
        yield f"roots are of turns {[seal.turn for seal in seals]}, reports of {reports}"
    before = 0
    for seal in seals:
        covered = [one.commitment for one in entries if before < one.seq <= seal.entry.seq]
        if sealing.root(covered, bytes.fromhex(seal.filling)) != seal.root:
            yield f"the root of turn {seal.turn} isn't that of its events"
        before = seal.entry.seq


def _proofs(entries: Sequence[Entry], own: Iterable[Attempt]) -> Iterator[str]:
    """What a receipt's file says and signs is what stands in the ledger, byte for byte."""
    there = {entry.commitment: entry for entry in entries}
    for one in own:
        if not one.proof or one.outcome != "taken":
            continue
        try:
            kept = msgspec.json.decode(one.proof, type=sealing.Receipt)
        except msgspec.MsgspecError:
            yield f"the file of receipt {one.number} of seat {one.seat} isn't there"
            continue
        entry = there.get(kept.commitment)
        if entry is None or entry.signature != kept.signature:
            yield f"what receipt {kept.number} of seat {kept.seat} promises isn't there"
        elif sealing.canonical(kept.event) != entry.body.encode():
            yield f"receipt {kept.number} of seat {kept.seat} says something else than the ledger"
        elif (kept.seat, kept.number) != (one.seat, one.number):
            yield f"seat {one.seat} was given the receipt {kept.number} of seat {kept.seat}"


def _orders(ledger: Facts, own: Iterable[Attempt]) -> Iterator[str]:
    """Each seat's orders are in the ledger as they were sent: those with a receipt, once, in order.

    One that wasn't answered may be there, at its place; what was refused or never sent isn't.
    """
    facts: defaultdict[int, list[tuple[int, str, str, int, int]]] = defaultdict(list)
    turn = 0
    for event in ledger:
        match event:
            case e.TurnOpened():
                turn = event.turn
            case e.OrderGiven(order=order):
                line = (turn, "order", str(order.kind), order.target, order.number)
                facts[order.seat].append(line)
            case e.OrderWithdrawn(seat=seat, order=kind, number=number):
                facts[seat].append((turn, "withdraw", str(kind), 0, number))
    sent: defaultdict[int, list[Attempt]] = defaultdict(list)
    for one in own:
        if one.what in {"order", "withdraw"}:
            sent[one.seat].append(one)
    for seat in sent.keys() | facts.keys():
        yield from _orders_of(seat, facts[seat], sent[seat])


def _orders_of(
    seat: int, facts: Sequence[tuple[int, str, str, int, int]], sent: Sequence[Attempt]
) -> Iterator[str]:
    numbers = [number for *_, number in facts]
    if numbers != list(range(1, len(facts) + 1)):
        yield f"the receipts of seat {seat} are numbered {numbers}"
    place = 0
    for one in sent:
        wish = (one.turn, one.what, one.kind, one.target)
        there = place < len(facts) and facts[place][:-1] == wish
        if one.outcome == "taken" and not there:
            yield f"seat {seat} holds a receipt of {wish}, and it isn't there"
        elif one.outcome == "taken" and one.number not in {None, facts[place][-1]}:
            yield f"seat {seat} holds receipt {one.number}, the ledger has {facts[place]}"
        place += there and one.outcome != "refused"
    if place < len(facts):
        yield f"seat {seat} has orders that it didn't send: {facts[place:]}"


def _posts(row: Game, own: Iterable[Attempt]) -> Iterator[str]:
    """A post that was answered is there once; one that wasn't, and was sent again, once too."""
    posts = Post.objects.filter(game=row, room=Post.Room.THREAD).order_by("number")
    lines = list(posts.values_list("number", "seat", "source"))
    if [number for number, *_ in lines] != list(range(1, row.posts + 1)):
        yield f"posts are numbered {[number for number, *_ in lines]}, the row says {row.posts}"
    there = Counter((seat, source) for _, seat, source in lines if seat)
    sent: defaultdict[tuple[int, str], list[Attempt]] = defaultdict(list)
    for one in own:
        if one.what == "post":
            sent[one.seat, one.text].append(one)
    for key, those in sent.items():
        count = there.pop(key, 0)
        # The same text more than a minute later is another post.
        came = [one for one in those if one.outcome != "refused"]
        minutes = (max(one.at for one in came) - min(one.at for one in came)) // 55 if came else 0
        most = len({one.jumps for one in came}) + minutes
        if not any(one.outcome == "taken" for one in those) <= count <= most:
            yield f"{key} is there {count} times: {those}"
    if there:
        yield f"nobody wrote {there}"


def _publications(ledger: Facts, own: Iterable[Attempt]) -> Iterator[str]:
    told = {event.turn: event.story for event in ledger if isinstance(event, e.ReportPublished)}
    for one in own:
        if one.what == "publish" and one.outcome == "taken" and told.get(one.turn) != one.text:
            yield f"the host published turn {one.turn}, and it isn't there"


def _told(row: Game, ledger: Facts) -> Iterator[str]:
    """Every player was told of every report once."""
    reports = [event.turn for event in ledger if isinstance(event, e.ReportPublished)]
    players = Membership.objects.filter(game=row, part=Membership.Part.PLAYER).count()
    notices = Notice.objects.filter(game=row, kind=Notice.Kind.REPORT).count()
    if notices != len(reports) * players:
        yield f"{len(reports)} reports, {players} players and {notices} notices"


# What a campaign asks for beside that.

LINEUP = (
    "civilian", "civilian", "civilian", "civilian", "commissioner", "sergeant", "doctor", "maniac",
    "mafioso", "mafioso", "boss",
)  # fmt: skip
SENT = (Kind.CHECK, Kind.HEAL, Kind.KILL, Kind.POISON, Kind.HUNT)


def begin(lineup: Sequence[str] = LINEUP, **options: Any) -> dict[str, Any]:
    """Begin a game whose turns no outage moves; return the sessions of its people."""
    quick = "django.contrib.auth.hashers.MD5PasswordHasher"
    if quick not in settings.PASSWORD_HASHERS:  # here nobody signs in by a password
        settings.PASSWORD_HASHERS.insert(0, quick)
    free = {"min_posts": 0, "missed_votes": 0, "outage": timedelta(days=365)}
    rules = Rules(**{**free, "keeper": lineup is LINEUP, **options})
    table = cast.begun(rules, len(lineup), [Role(one) for one in lineup])
    people = {seat: session(table.player(seat)) for seat in table.view.seats}
    return {"game": table.code, "sessions": people, "host": session(table.host)}


def session(account: Account) -> str:
    """Sign somebody in, and return the key of the session."""
    client = Client()
    client.force_login(account)
    return client.cookies["misto"].value


def standing(code: str) -> dict[str, object]:
    """How a game stands."""
    game = folding.folded(Game.objects.get(code=code)).game
    may = {seat: MAY[game.role(seat)] for seat in game.seats}
    return {
        "phase": game.phase,
        "turn": game.turn,
        "closes": game.closes.isoformat() if game.closes else "",
        "living": sorted(game.living),
        "orders": {seat: [kind for kind in SENT if kind in may[seat]] for seat in game.seats},
    }


def audited(folder: str, code: str) -> list[str]:
    """Audit a game by the receipts in a folder."""
    books = [Book(path) for path in sorted(Path(folder).glob("*.jsonl"))]
    return audit(code, [one for book in books for one in book.read()])
