"""Making the demonstration's games, with hours that have passed, through the one writer."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from django.urls import reverse

from misto import engine
from misto.engine import (
    Command,
    Enrol,
    GiveOrder,
    OpenEnrolment,
    OpenGame,
    Persona,
    PublishReport,
    Rules,
    SeatTable,
)
from misto.engine.terms import Gender
from misto.engine.timetable import instant
from misto.records import Record, loads, shipped
from misto.records.model import OrderLine, RecordTurn
from misto.store import clock, posting
from misto.store.executing import Executed, create, write
from misto.store.folding import folded
from misto.store.models import Account, Game, Membership, Notice, Post
from misto.store.models import Persona as Looks
from misto.store.writing import writing
from misto.web.demo import telling
from misto.web.markup import render

DEMO_PASSWORD = "misto-demo"  # noqa: S105  # it is printed on purpose, for everybody
GENDERS = "mffffffmffm"
PEOPLE = (
    "olena", "taras", "iryna", "bohdan", "oksana", "marko", "sofia", "danylo",
    "halyna", "petro", "yaryna",
)  # fmt: skip
TITLES = ("Чорний ринок", "Маєток над озером", "Чорний ринок: минулий сезон")


@dataclass(frozen=True)
class Way:
    """A way in: with which name, and what one finds there."""

    name: str
    what: str  # the last part of a catalogue's id: host, player, ghost, mafia, reader


def ways() -> tuple[Way, ...]:
    """Return the accounts that are worth trying; all have the one password of the demonstration."""
    return (
        Way("veducha", "host"),
        Way(PEOPLE[6], "player"),
        Way(PEOPLE[8], "mafia"),
        Way(PEOPLE[5], "ghost"),
        Way("hlyadach", "reader"),
    )


def make() -> bool:
    """Make the games, unless there is one already; say whether they were made."""
    if Game.objects.exists():
        return False
    host = _account("veducha")
    _account("hlyadach")
    players = [_account(name) for name in PEOPLE]
    record = loads(shipped("black-market")).record
    now = clock.now()
    _ended(host, players, record, now)
    _running(host, players, record, now)
    _enrolling(host, players[:4], now)
    return True


def _account(name: str) -> Account:
    found = Account.objects.filter(username=name).first()
    return found or Account.objects.create_user(name, password=DEMO_PASSWORD)


def _html(text: str, thread: str = "", seats: Sequence[tuple[int, str, str]] = ()) -> str:
    return render(text, url=thread, seats=seats).html


class _Hand:
    """Plays a game of the demonstration, an act after another, each at its own instant."""

    def __init__(
        self,
        host: Account,
        title: str,
        record: Record,
        at: datetime,
        story: str = telling.STORY,
    ) -> None:
        rules, html = Rules(keeper=True), _html(story)
        made = create(host, title, rules, story=story, story_html=html, at=at)
        assert isinstance(made, Executed)  # noqa: S101  # a shipped set-up is sound
        self.host, self.record, self.at = host, record, at
        self.code = made.row.code
        self.pace = timedelta(minutes=2)

    @property
    def game(self) -> engine.Game:
        """The game as it stands."""
        return folded(Game.objects.get(code=self.code)).game

    def do(self, command: Command | None) -> None:
        """Carry out a command that the rules take, or let fall due what does."""
        self.at += self.pace
        with writing(self.code) as row:
            done = write(row, command, at=self.at)
        assert done.refusal is None, done.refusal  # noqa: S101

    def say(self, seat: int, text: str, mark: str = "") -> None:
        """Let a persona post, or its ghost."""
        seats = [(n, f"igrok {n}", name) for n, name in enumerate(telling.NAMES, 1)]
        html = _html(text, reverse("thread:game", args=[self.code]), seats)
        ghost = seat not in self.game.living
        room, voice = Post.Room.THREAD, Post.Voice.SEAT
        self.at += self.pace
        with writing(self.code) as row:
            posting.add(
                row,
                room,
                voice,
                at=self.at,
                source=text,
                html=html,
                seat=seat,
                mark=mark,
                ghost=ghost,
            )

    def talk(self, account: Account, text: str) -> None:
        """Let a main account post in the discussion."""
        voice = Post.Voice.HOST if account == self.host else Post.Voice.ACCOUNT
        room, html = Post.Room.TALK, _html(text)
        self.at += self.pace
        with writing(self.code) as row:
            posting.add(row, room, voice, at=self.at, source=text, html=html, account=account)

    def seat(self, players: Sequence[Account]) -> None:
        """Seat the players as the record has them, and open turn one."""
        seats = self.record.seats
        faces = tuple(
            Persona(f"igrok {number}", name, Gender(GENDERS[number - 1]))
            for number, name in enumerate(telling.NAMES, 1)
        )
        persons = tuple(player.code for player in players)
        roles = tuple(seat.role for seat in seats)
        self.do(SeatTable(personas=faces, roles=roles, persons=persons))
        ashot = Looks.objects.filter(game__code=self.code, seat=8)
        ashot.update(signature="шаурма, саморобна, перевірена на сусідах")
        Membership.objects.filter(game__code=self.code).update(letter_read_at=self.at)

    def orders(self, turn: RecordTurn, *, but: int | None = None) -> None:
        """Send a turn's orders once hunting has opened, without those of one seat."""
        for line in turn.orders:
            if isinstance(line, OrderLine) and not line.refused and line.by != but:
                targets = tuple(int(target) for target in line.targets)
                self.do(GiveOrder(seat=int(line.by), order=line.order, targets=targets))

    def turn(self, number: int) -> None:
        """Play a whole turn of the record, up to its report."""
        turn, game = self.record.turns[number], self.game
        assert game.hunt_opens and game.closes  # noqa: PT018, S101  # a turn is open
        for seat in sorted(game.living):
            if turn.posts.get(seat, 1):
                later = telling.LATER[(seat + number) % len(telling.LATER)]
                text = telling.FIRST[seat] if number == 0 else later
                self.say(seat, text, "introduction" if number == 0 else "")
        self.at = max(self.at, game.hunt_opens)
        self.orders(turn)
        self.at = max(self.at, game.closes)
        self.do(None)
        self.do(PublishReport(story=telling.REPORTS[number]))


def _running(host: Account, players: Sequence[Account], record: Record, now: datetime) -> None:
    """A game in its second turn, by day: one vote and some arguments are still owed."""
    rules = Rules()
    today = now.astimezone(ZoneInfo(rules.timezone)).date()
    hours = (instant(rules, today - timedelta(days=back), rules.closes) for back in (0, 1))
    closed = max(hour for hour in hours if hour <= now)
    hand = _Hand(host, TITLES[0], record, closed - timedelta(hours=14))
    hand.seat(players)
    hand.pace = timedelta(seconds=5)
    hand.turn(0)
    hand.pace = min(timedelta(minutes=6), (now - hand.at) / 30)
    for seat, mark, text in telling.SECOND:
        hand.say(seat, text, mark)
    for name, text in telling.TALK:
        hand.talk(host if name == "host" else _account("hlyadach"), text)
    hand.orders(record.turns[1], but=7)


def _ended(host: Account, players: Sequence[Account], record: Record, now: datetime) -> None:
    """The whole game of the source, opened."""
    hand = _Hand(host, TITLES[2], record, now - timedelta(days=20))
    hand.seat(players)
    for number in range(len(record.turns)):
        hand.turn(number)
    hand.do(OpenGame())
    Notice.objects.filter(game__code=hand.code).update(read_at=hand.at)


def _enrolling(host: Account, players: Sequence[Account], now: datetime) -> None:
    """A game in which some have enrolled."""
    record = loads(shipped("black-market")).record
    hand = _Hand(host, TITLES[1], record, now - timedelta(hours=5), telling.ESTATE)
    hand.do(OpenEnrolment())
    for player in players:
        hand.do(Enrol(person=player.code, nonce=f"жереб, який вигадує {player.username}"))
