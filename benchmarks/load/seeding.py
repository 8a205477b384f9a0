"""A site of some years: games in their first turn with long threads, all played by others.

One game is made by the store's own writer; the rest are copies of its ledger with other people.
"""

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from typing import Any, TypeVar

import django

if __name__ == "__main__":
    django.setup()

from django.contrib.auth.hashers import make_password
from django.db import connection
from django.test import Client

from misto.engine import GiveOrder, Kind, Persona, Rules, SeatTable
from misto.engine.lineup import suggest
from misto.store import clock, database, posting, topics
from misto.store.executing import Executed, create, execute
from misto.store.models import Account, Entry, Game, Membership, Post, Reading, Topic
from misto.store.models import Persona as Looks
from misto.store.writing import writing
from misto.web.markup import render

SEATS = 11
GAMES = 500
"""Those that close at one instant."""

POSTS = 450_000
SMALL, MEDIAN, LARGE = 20, 1_300, 10_000
THREADS = {"small": SMALL, "median": MEDIAN, "large": LARGE}
"""The games that are read, by code, with the posts of their threads."""

NEVER = timedelta(days=3650)
_BATCH = 2_000
_WORDS = """
    місто засинає мафія прокидається а хтось знову мовчить цілий день і потім дивується чому
    саме за нього голосують шаурма сьогодні на диво свіжа ведучий обіцяв звіт після вечері я
    голосую проти Ашота бо він не написав ні слова за весь хід що теж нікому нічого не доводить
"""
_Row = TypeVar("_Row")


@dataclass(frozen=True)
class _Pattern:
    """The game that was made in earnest, and what belongs to it."""

    row: Game
    people: tuple[Account, ...]  # the host, and the players by seat
    entries: tuple[Entry, ...]
    looks: tuple[Looks, ...]


def seed() -> None:
    """Fill an empty database."""
    pattern = _pattern()
    codes = [*(f"load{number}" for number in range(GAMES)), *THREADS]
    rows = _games(pattern, codes)
    people = _people(codes)
    _ledgers(pattern, rows, people)
    rest = POSTS - sum(THREADS.values())
    for number, row in enumerate(rows):
        wanted = THREADS.get(row.code) or rest // GAMES + (number < rest % GAMES)
        _posts(row, wanted)
    Game.objects.filter(pk=pattern.row.pk).update(due_at=None)
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE")


def _pattern() -> _Pattern:
    at = clock.now() - timedelta(hours=2)
    host = Account.objects.create_user("pattern host")
    players = [Account.objects.create_user(f"pattern {seat}") for seat in range(1, SEATS + 1)]
    done = create(host, "Чорний ринок", Rules(keeper=True), at=at)
    assert isinstance(done, Executed)
    code = done.row.code
    lineup = tuple(suggest(SEATS, Rules(keeper=True)))
    faces = tuple(Persona(f"igrok {seat}", f"Персонаж {seat}") for seat in range(1, SEATS + 1))
    persons = tuple(player.code for player in players)
    execute(code, SeatTable(personas=faces, roles=lineup, persons=persons), at=at)
    for seat in range(1, SEATS + 1):
        vote = GiveOrder(seat=seat, order=Kind.VOTE, targets=(seat % SEATS + 1,))
        assert execute(code, vote, at=at + timedelta(minutes=seat)).refusal is None
    row = Game.objects.get(code=code)
    entries = Entry.objects.filter(game=row).order_by("seq")
    looks = Looks.objects.filter(game=row).order_by("seat")
    return _Pattern(row, (host, *players), tuple(entries), tuple(looks))


def _games(pattern: _Pattern, codes: list[str]) -> list[Game]:
    kept = {
        field.attname: getattr(pattern.row, field.attname)
        for field in Game._meta.concrete_fields  # noqa: SLF001  # Django's own name for it
        if field.attname not in {"id", "code", "closes", "due_at"}
    }
    closes = clock.now() + NEVER
    rows = (Game(**kept, code=code, closes=closes, due_at=closes) for code in codes)
    return Game.objects.bulk_create(rows, batch_size=_BATCH)


def _people(codes: list[str]) -> dict[str, list[Account]]:
    """Make the host and the players of every game."""
    names = [f"{code} {number}" for code in codes for number in range(SEATS + 1)]
    made = Account.objects.bulk_create(
        (
            Account(
                username=name,
                likeness=name,  # a real one takes 1 for l
                password=make_password(None),
                silent_mail=["turn_opened", "report", "game_ended"],
            )
            for name in names
        ),
        batch_size=_BATCH,
    )
    per = SEATS + 1
    return {code: made[at * per : (at + 1) * per] for at, code in enumerate(codes)}


def _ledgers(pattern: _Pattern, rows: list[Game], people: dict[str, list[Account]]) -> None:
    entries, members, looks, heard = [], [], [], []
    for row in rows:
        own = people[row.code]
        swaps = [(pattern.row.code, row.code)]
        swaps += [(old.code, new.code) for old, new in zip(pattern.people, own, strict=True)]
        entries += [_entry(one, row, swaps) for one in pattern.entries]
        members += [_member(row, seat, account) for seat, account in enumerate(own)]
        looks += [
            Looks(game=row, seat=one.seat, nick=one.nick, name=one.name) for one in pattern.looks
        ]
        heard.append(Topic(game=row, name=topics.THREAD, changed_at=row.made_at))
    _write(Entry, entries)
    _write(Membership, members)
    _write(Looks, looks)
    _write(Topic, heard)


def _entry(one: Entry, row: Game, swaps: list[tuple[str, str]]) -> Entry:
    body = one.body
    for old, new in swaps:
        body = body.replace(f'"{old}"', f'"{new}"')
    if one.kind == "turn_opened":
        body = _closing(body, row.closes)
    return Entry(game=row, seq=one.seq, at=one.at, kind=one.kind, body=body)


def _closing(body: str, at: datetime | None) -> str:
    """Let a turn that opens close at another instant."""
    assert at is not None
    plain: dict[str, Any] = json.loads(body)
    assert "closes" in plain
    return json.dumps(plain | {"closes": at.isoformat().replace("+00:00", "Z")})


def _member(row: Game, seat: int, account: Account) -> Membership:
    part = Membership.Part.PLAYER if seat else Membership.Part.HOST
    return Membership(
        game=row,
        account=account,
        part=part,
        seat=seat or None,
        since=row.made_at,
        letter_read_at=row.made_at if seat else None,
    )


def _posts(row: Game, wanted: int) -> None:
    """Write a thread: the divider stands there already, as the first post."""
    first = Post(
        game=row, room=Post.Room.THREAD, number=1, at=row.made_at, turn=1, voice=Post.Voice.TURN
    )
    pause = timedelta(hours=1) / wanted
    begun = row.made_at + timedelta(minutes=30)
    texts = _texts(row.code)
    posts = (_post(row, number, begun + number * pause, texts) for number in range(2, wanted + 1))
    _write(Post, [first, *posts])
    row.posts = wanted
    row.save(update_fields=["posts"])


def _post(row: Game, number: int, at: datetime, texts: list[tuple[str, str]]) -> Post:
    source, html = texts[number % len(texts)]
    return Post(
        game=row,
        room=Post.Room.THREAD,
        number=number,
        at=at,
        turn=1,
        voice=Post.Voice.HOST if number % 50 == 0 else Post.Voice.SEAT,
        seat=None if number % 50 == 0 else number * 7 % SEATS + 1,
        mark=Post.Mark.ARGUMENT if number % 40 == 1 else "",
        source=source,
        html=html,
    )


def _texts(code: str) -> list[tuple[str, str]]:
    """Make some posts, from a word to a paragraph or two: 300 characters in the middle."""
    seats = tuple((seat, f"igrok {seat}", f"Персонаж {seat}") for seat in range(1, SEATS + 1))
    found, spoken = [], _WORDS.split()
    for number in range(37):
        words = [spoken[(number * 13 + at * 7) % len(spoken)] for at in range(4 + number * 2)]
        text = " ".join(words).capitalize() + "."
        text += f"\n\n**А ти, @{number % SEATS + 1}?**" if number % 5 == 0 else ""
        found.append((text, render(text, url=f"/g/{code}/", seats=seats).html))
    return found


def _write(model: type[Any], rows: list[Any]) -> None:
    for some in _batches(rows):
        model.objects.bulk_create(some)


def _batches(rows: list[_Row]) -> Iterator[list[_Row]]:
    left = iter(rows)
    while some := list(islice(left, _BATCH)):
        yield some


def close_at(at: datetime) -> None:
    """Let the games that close at one instant do so then."""
    rows = Game.objects.filter(code__startswith="load")
    rows.update(closes=at, due_at=at)
    opened = Entry.objects.filter(kind="turn_opened", game__code__startswith="load")
    changed = list(opened)
    for one in changed:
        one.body = _closing(one.body, at)
    Entry.objects.bulk_update(changed, ["body"], batch_size=_BATCH)


def still_open() -> int:
    """Count the games that have not closed yet."""
    return Game.objects.filter(code__startswith="load", phase="open").count()


def cookie(code: str, seat: int) -> str:
    """Sign a player in, and return the session; they have read all of the thread."""
    member = Membership.objects.select_related("account", "game").get(game__code=code, seat=seat)
    client = Client()
    client.force_login(member.account)
    Reading.objects.get_or_create(
        account=member.account, game=member.game, room="thread", defaults={"number": 10**6}
    )
    return str(client.cookies["misto"].value)


def write_post(code: str, number: int) -> None:
    """Let a player post, as the store does it."""
    with writing(code) as row:
        posting.add(
            row,
            Post.Room.THREAD,
            Post.Voice.SEAT,
            at=clock.arrival(row.last_at),
            source=f"Допис {number}.",
            html=f"<p>Допис {number}.</p>\n",
            seat=number % SEATS + 1,
        )


def shape() -> dict[str, int]:
    """Say how much there is."""
    return {
        "games": Game.objects.count(),
        "events": Entry.objects.count(),
        "accounts": Account.objects.count(),
        "posts": Post.objects.count(),
    }


def main() -> None:
    """Make the tables and fill them, unless that was done before."""
    database.migrate()
    there = Post.objects.count()
    if there == 0:
        print(f"Seeding {os.environ['DATABASE_URL']}: some minutes, once.", flush=True)
        seed()
    elif there != POSTS + 1 or Game.objects.filter(code__in=THREADS).count() < len(THREADS):
        sys.exit("This database has something else in it.")


if __name__ == "__main__":
    main()
