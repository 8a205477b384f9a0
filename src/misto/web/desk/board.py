"""The table of a turn: what each seat has done and still owes, for the host."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Count, Max, Q

from misto.engine import Kind, Order, Phase
from misto.engine import events as e
from misto.engine.standing import sent, unsent
from misto.store.duties import owes_argument
from misto.store.models import Post
from misto.store.posting import of_turn
from misto.text import words
from misto.text.writer import Writer
from misto.web.access import Visit, folded_of
from misto.web.desk.pages import label
from misto.web.desk.people import People
from misto.web.saying import language, say

OK, NO = "ok", "no"


@dataclass(frozen=True)
class Cell:
    """A cell of the table: what it says, and whether that is well."""

    text: str
    looks: str = ""


@dataclass(frozen=True)
class Row:
    """One seat."""

    seat: int
    label: str
    person: str
    role: str
    in_game: bool
    state: str
    vote: Cell
    posts: Cell
    word: Cell  # the argument for a vote, or the introduction
    orders: Cell
    last: datetime | None
    misses: Cell
    letter_read: bool
    owes: bool


@dataclass(frozen=True)
class Written:
    """What a seat has written this turn, and when it wrote last."""

    posts: int = 0
    marks: frozenset[str] = frozenset()
    last: datetime | None = None


def written(visit: Visit) -> dict[int, Written]:
    """Count what the seats have written, in two queries however many posts there are."""
    newer = of_turn(visit.row, folded_of(visit))
    posts = Post.objects.filter(game=visit.row, room=Post.Room.THREAD, seat__isnull=False)
    argued = Count("pk", filter=Q(mark=Post.Mark.ARGUMENT))
    introduced = Count("pk", filter=Q(mark=Post.Mark.INTRODUCTION))
    counts = {
        row["seat"]: row
        for row in newer.values("seat").annotate(
            posts=Count("pk"), argued=argued, introduced=introduced
        )
    }
    newest = posts.values("seat").annotate(number=Max("number")).values("number").order_by()
    last = dict(posts.filter(number__in=newest).values_list("seat", "at"))
    return {
        seat: Written(
            posts=counts[seat]["posts"] if seat in counts else 0,
            marks=_marks(counts[seat]) if seat in counts else frozenset(),
            last=last[seat],
        )
        for seat in last
        if seat is not None
    }


def _marks(counts: Mapping[str, Any]) -> frozenset[str]:
    marks = {"argued": Post.Mark.ARGUMENT, "introduced": Post.Mark.INTRODUCTION}
    return frozenset(mark.value for name, mark in marks.items() if counts.get(name))


class Board:
    """The table of the running turn, made of what the host may know."""

    def __init__(self, visit: Visit, people: People, posts: Mapping[int, int]) -> None:
        self.visit = visit
        self.game = folded_of(visit).game
        self.people = people
        self.posts = posts
        self.written = written(visit)
        self.writer = Writer.of(language(), visit.view)

    @property
    def word(self) -> str:
        """What the column of words is: introduction (SEAT-5), argument (COURT-8), or none."""
        if self.game.turn == 1:
            return Post.Mark.INTRODUCTION.value
        argues = any(owes_argument(self.visit.view, seat) for seat in self.game.living)
        return Post.Mark.ARGUMENT.value if argues else ""

    def rows(self) -> tuple[Row, ...]:
        """The seats, those out of the game too."""
        return tuple(self._row(seat) for seat in self.game.seats)

    def _row(self, seat: int) -> Row:
        game, member = self.game, self.people.by_seat.get(seat)
        alive = seat in game.living
        out = seat in game.excluded or seat in game.left
        plays = alive and not out
        cells = [self._vote(seat), self._posts(seat), self._word(seat)]
        cells = cells if plays else [Cell("")] * 3
        orders = self._orders(seat)
        state = "" if plays else "excluded" if seat in game.excluded else "left"
        return Row(
            seat=seat,
            label=label(self.visit.view, seat),
            person=member.account.username if member else "",
            role=self.writer.role(game.role(seat), seat),
            in_game=plays,
            state=state if alive else "dead",
            vote=cells[0],
            posts=cells[1],
            word=cells[2],
            orders=orders if alive else Cell(""),
            last=self.written.get(seat, Written()).last,
            misses=self._misses(seat) if alive else Cell(""),
            letter_read=bool(member and member.letter_read_at),
            owes=plays and game.phase is Phase.OPEN and NO in {cell.looks for cell in cells},
        )

    def _vote(self, seat: int) -> Cell:
        game = self.game
        if game.barred(seat):
            return Cell(say("desk-barred"))
        order = game.orders.get((seat, Kind.VOTE))
        if order is None:
            return Cell(say("desk-none"), NO) if game.wants_votes() else Cell("")
        return Cell(self._targets(order), OK)

    def _posts(self, seat: int) -> Cell:
        count = self.posts.get(seat, 0)
        enough = count >= self.game.rules.min_posts
        return Cell(str(count), (OK if count else "") if enough else NO)

    def _word(self, seat: int) -> Cell:
        if not self.word:
            return Cell("")
        there = self.word in self.written.get(seat, Written()).marks
        return Cell(say("desk-there"), OK) if there else Cell(say("desk-none"), NO)

    def _orders(self, seat: int) -> Cell:
        given = [f"{self._kind(one.kind)}: {self._targets(one)}" for one in sent(self.game, seat)]
        if seat in self.game.notes:
            given.append(self._kind(Kind.NOTE))
        waiting = [f"{self._kind(kind)}: –" for kind in unsent(self.game, seat)]
        return Cell("; ".join(given + waiting) or "–", OK if given and not waiting else "")

    def _misses(self, seat: int) -> Cell:
        misses, limit = self.game.misses.get(seat, 0), self.game.rules.missed_votes
        return Cell(str(misses), NO if limit and misses >= limit - 1 and misses else "")

    def _kind(self, kind: Kind) -> str:
        return words.kind(language(), kind)

    def _targets(self, order: Order) -> str:
        if not order.targets:
            return say("desk-nobody")
        names = self.writer.names(order.targets)
        return f"{names} ({say('desk-voided')})" if order.key in self.game.voided else names


@dataclass(frozen=True)
class Standing:
    """One order that stands, in its place of arrival."""

    label: str
    sentence: str
    number: int
    at: datetime | None
    voided: bool
    key: str
    text: str = ""  # of a last note


def standing(visit: Visit) -> tuple[Standing, ...]:
    """List the orders that stand, in order of arrival; then last shots and notes."""
    game, view = folded_of(visit).game, visit.view
    writer = Writer.of(language(), view)
    arrived = _arrivals(visit)
    rows = [
        Standing(
            label=label(view, one.seat),
            sentence=writer.order(one.kind, one.targets, words.kind(language(), one.kind)),
            number=one.number,
            at=arrived.get((one.seat, one.number)),
            voided=one.key in game.voided,
            key=f"{one.seat}-{one.kind}",
        )
        for one in (*game.orders.values(), *game.shots.values())
    ]
    rows += [
        Standing(
            label=label(view, note.seat),
            sentence=writer.order(Kind.NOTE, (note.to,), words.kind(language(), Kind.NOTE)),
            number=note.number,
            at=arrived.get((note.seat, note.number)),
            voided=note.seat in game.void_notes,
            key=f"{note.seat}-{Kind.NOTE}",
            text=note.text,
        )
        for note in game.notes.values()
        if note.seat in game.living
    ]
    return tuple(rows)


def _arrivals(visit: Visit) -> dict[tuple[int, int], datetime]:
    found: dict[tuple[int, int], datetime] = {}
    for event in folded_of(visit).ledger:
        if isinstance(event, e.OrderGiven):
            found[event.order.seat, event.order.number] = event.at
        elif isinstance(event, e.NoteGiven):
            found[event.seat, event.number] = event.at
    return found
