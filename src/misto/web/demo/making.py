"""Making the demonstration's games, with hours that have passed, through the one writer."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from misto.engine import (
    CloseTurn,
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
from misto.records import Record, loads, shipped
from misto.records.model import OrderLine, RecordTurn
from misto.store import clock, posting
from misto.store.executing import Executed, create, write
from misto.store.models import Account, Game, Membership, Persona as Looks, Post
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
    _ended(host, players, record, now - timedelta(days=20))
    _running(host, players, record, now - timedelta(hours=20))
    _enrolling(host, players[:4], now - timedelta(hours=5))
    return True


def _account(name: str) -> Account:
    found = Account.objects.filter(username=name).first()
    return found or Account.objects.create_user(name, password=DEMO_PASSWORD)


class _Hand:
    """Plays a game of the demonstration, an act after another, each at its own instant."""

    def __init__(self, host: Account, title: str, record: Record, at: datetime) -> None:
        made = create(host, title, Rules(keeper=True), story=telling.STORY,
                      story_html=render(telling.STORY).html, at=at)  # fmt: skip
        assert isinstance(made, Executed)  # noqa: S101  # a shipped set-up is sound
        self.host, self.record, self.at = host, record, at
        self.code = made.row.code

    def do(self, command: Command, **span: float) -> None:
        """Carry out a command that the rules take, some time after the last."""
        self.at += timedelta(**span or {"seconds": 40})
        with writing(self.code) as row:
            done = write(row, command, at=self.at)
        assert done.refusal is None, done.refusal  # noqa: S101

    def say(self, seat: int, text: str, mark: str = "", *, ghost: bool = False) -> None:
        """Let a persona post."""
        self.at += timedelta(minutes=3)
        with writing(self.code) as row:
            voice = Post.Voice.SEAT
            posting.add(
                row, Post.Room.THREAD, voice, at=self.at, source=text, seat=seat, mark=mark,
                html=render(text).html, ghost=ghost,
            )  # fmt: skip

    def talk(self, account: Account, text: str) -> None:
        """Let a main account post in the discussion."""
        self.at += timedelta(minutes=2)
        voice = Post.Voice.HOST if account == self.host else Post.Voice.ACCOUNT
        with writing(self.code) as row:
            posting.add(
                row, Post.Room.TALK, voice, at=self.at, source=text, account=account,
                html=render(text).html,
            )  # fmt: skip

    def seat(self, players: Sequence[Account]) -> None:
        """Seat the players as the record has them, and open turn one."""
        seats = self.record.seats
        faces = tuple(
            Persona(f"igrok {n}", seat.name, Gender(GENDERS[n - 1])) for n, seat in enumerate(seats, 1)
        )
        persons = tuple(player.code for player in players)
        roles = tuple(seat.role for seat in seats)
        self.do(SeatTable(personas=faces, roles=roles, persons=persons))
        Looks.objects.filter(game__code=self.code, seat=8).update(
            signature="шаурма, саморобна, перевірена на сусідах"
        )
        Membership.objects.filter(game__code=self.code).update(letter_read_at=self.at)

    def orders(self, turn: RecordTurn, *, but: int | None = None) -> None:
        """Send a turn's orders, without those of one seat."""
        for line in turn.orders:
            if isinstance(line, OrderLine) and not line.refused and line.by != but:
                self.do(GiveOrder(seat=line.by, order=line.order, targets=line.targets))

    def turn(self, number: int) -> None:
        """Play a whole turn of the record."""
        turn = self.record.turns[number]
        living = self.living()
        for seat in sorted(living):
            if turn.posts.get(seat, 1):
                text = telling.FIRST[seat] if number == 0 else "Я все сказав учора. Далі слухаю."
                self.say(seat, text, "introduction" if number == 0 else "")
        self.orders(turn)
        self.do(CloseTurn(why="Усі вже написали."), minutes=1)
        self.do(PublishReport(story=telling.REPORTS[number]), minutes=20)

    def living(self) -> frozenset[int]:
        """The seats that live."""
        from misto.store.folding import folded  # noqa: PLC0415

        return folded(Game.objects.get(code=self.code)).game.living


def _running(host: Account, players: Sequence[Account], record: Record, at: datetime) -> None:
    """A game in its second turn, by day: the last vote and some arguments are still owed."""
    hand = _Hand(host, TITLES[0], record, at)
    hand.seat(players)
    hand.turn(0)
    for seat, mark, text in telling.SECOND:
        hand.say(seat, text, mark, ghost=seat not in hand.living())
    for name, text in telling.TALK:
        hand.talk(host if name == "host" else _account("hlyadach"), text)
    hand.orders(record.turns[1], but=7)


def _ended(host: Account, players: Sequence[Account], record: Record, at: datetime) -> None:
    """The whole game of the source, opened."""
    hand = _Hand(host, TITLES[2], record, at)
    hand.seat(players)
    for number in range(len(record.turns)):
        hand.turn(number)
    hand.do(OpenGame())


def _enrolling(host: Account, players: Sequence[Account], at: datetime) -> None:
    """A game in which some have enrolled."""
    hand = _Hand(host, TITLES[1], record=loads(shipped("black-market")).record, at=at)
    hand.do(OpenEnrolment())
    for player in players:
        hand.do(Enrol(person=player.code, nonce=f"жереб, який вигадує {player.username}"))
