"""A cast for tests of the site: a host, players, a reader, a stranger, and a game to play.

table = tables.begun()            # enrolment, deal, turn one
table.client(table.host).get(f"/g/{table.code}/desk/")
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from django.test import Client

from misto.engine import (
    ChangeFact,
    CloseEnrolment,
    Command,
    Deal,
    Enrol,
    Fact,
    Gender,
    GiveOrder,
    Kind,
    OpenEnrolment,
    PublishReport,
    Role,
    Rules,
    View,
)
from misto.engine import Host as HostViewer
from misto.engine.lineup import suggest
from misto.store import clock, folding
from misto.store.executing import Executed, create, execute
from misto.store.models import Account, Game, Membership, Post
from misto.store.posting import add
from misto.store.writing import writing

EVERY_ROLE = (
    Role.CIVILIAN, Role.CIVILIAN, Role.COMMISSIONER, Role.SERGEANT, Role.DOCTOR, Role.COURTESAN,
    Role.MAFIOSO, Role.BOSS, Role.FRAMER, Role.MANIAC, Role.FOUNDLING,
)  # fmt: skip
FAMILY = (
    *(Role.CIVILIAN,) * 5, Role.DOCTOR, Role.MAFIOSO, Role.BOSS, Role.FRAMER, Role.MANIAC,
    Role.FOUNDLING,
)  # fmt: skip
"""A mafia of three that may get a fourth, and a town that doesn't stop it."""

MORNING = datetime(2026, 11, 30, 7, 0, tzinfo=UTC)
"""Nine in the morning in Kyiv, the day on which the game of a test opens."""

NAMES = (
    "Олексій", "Принцеса", "Анастейша", "Зойка", "Веруня", "Казимира", "Люся", "Ашот",
    "Айгюль", "Галина", "Віталя",
)  # fmt: skip
GENDERS = "mffffffmffm"


@dataclass
class Table:
    """A game with the people around it; its clock stands, and is moved by `pass_time`."""

    code: str
    host: Account
    players: tuple[Account, ...]
    now: datetime = MORNING
    reader: Account = field(init=False)

    def __post_init__(self) -> None:
        self.reader = account("reader")

    @property
    def row(self) -> Game:
        """The game's row as it is now."""
        return Game.objects.get(code=self.code)

    @property
    def view(self) -> View:
        """What the host sees."""
        return folding.folded(self.row).view(HostViewer())

    def run(self, command: Command | None) -> Executed:
        """Carry out a command that must be taken."""
        done = execute(self.code, command)
        assert done.refusal is None, done.refusal
        return done

    def player(self, seat: int) -> Account:
        """The person on a seat."""
        return Membership.objects.get(game__code=self.code, seat=seat).account

    def seat_of(self, role: Role) -> int:
        """The first seat that has a role."""
        return next(seat for seat, its in sorted(self.view.roles.items()) if its is role)

    def client(self, who: Account | None = None) -> Client:
        """A browser, signed in."""
        client = Client(headers={"accept-language": "uk"})
        if who is not None:
            client.force_login(who)
        return client

    def pass_time(self, **span: float) -> datetime:
        """Let time pass."""
        self.now += timedelta(**span)
        clock.set_to(self.now)
        return self.now

    def write(self, seat: int, text: str = "Доброго ранку.", mark: str = "") -> Post:
        """Let a seat post in the game thread."""
        with writing(self.code) as row:
            at = clock.arrival(row.last_at)
            voice = Post.Voice.SEAT
            room = Post.Room.THREAD
            return add(
                row, room, voice, at=at, source=text, html=f"<p>{text}</p>", seat=seat, mark=mark
            )

    def all_write(self) -> None:
        """Let every living seat post."""
        for seat in self.view.living:
            self.write(seat)

    def order(self, seat: int, kind: Kind, *targets: int) -> None:
        """Let a seat send an order."""
        self.run(GiveOrder(seat=seat, order=kind, targets=targets))

    def play_turn(self, votes: Sequence[tuple[int, int]] = (), story: str = "Ніч минула.") -> None:
        """All post and vote (for whom is said, else for one seat); it closes and is published."""
        self.all_write()
        given = dict(votes)
        view = self.view
        if view.turn >= view.rules.court_from_turn or view.rules.keeper:
            for seat in view.living:
                self.order(seat, Kind.VOTE, given.get(seat, view.living[0]))
        self.close()
        self.run(PublishReport(story=story))

    def close(self) -> None:
        """Let the turn close at its hour."""
        closes = self.view.closes
        assert closes is not None
        self.now = max(self.now, closes) + timedelta(seconds=1)
        clock.set_to(self.now)
        self.run(None)


def account(name: str, email: str = "") -> Account:
    """Make an account, or return the one of that name."""
    found = Account.objects.filter(username=name).first()
    return found or Account.objects.create_user(name, email or f"{name}@example.org", "password")


def created(rules: Rules | None = None, title: str = "Чорний ринок", seats: int = 11) -> Table:
    """A game that was made and nobody may enrol in yet."""
    clock.set_to(MORNING)
    host = account("host")
    done = create(host, title, rules or Rules(keeper=True))
    assert isinstance(done, Executed)
    return Table(done.row.code, host, tuple(account(f"player{n}") for n in range(1, seats + 1)))


def enrolling(rules: Rules | None = None, seats: int = 11, title: str = "Чорний ринок") -> Table:
    """A game in which everybody has enrolled."""
    table = created(rules, title, seats)
    table.run(OpenEnrolment())
    for number, player in enumerate(table.players):
        name = NAMES[number % len(NAMES)] + (f" {number}" if number >= len(NAMES) else "")
        gender = Gender(GENDERS[number % len(GENDERS)])
        nonce = f"nonce of player {number:03}"
        table.run(Enrol(person=player.code, nonce=nonce, name=name, gender=gender))
    return table


def begun(
    rules: Rules | None = None, seats: int = 11, lineup: Sequence[Role] | None = None
) -> Table:
    """A game in its first turn."""
    table = enrolling(rules, seats)
    table.run(CloseEnrolment(lineup=tuple(lineup or suggest(seats, table.view.rules))))
    table.run(Deal())
    return table


def with_family() -> Table:
    """A game with a mafia to talk to, in its second turn."""
    table = begun(lineup=FAMILY)
    table.play_turn()
    return table


def ended(rules: Rules | None = None) -> Table:
    """A game that the town has won: the host's word ends the mafia on the first night."""
    lineup = (
        Role.CIVILIAN, Role.CIVILIAN, Role.CIVILIAN, Role.COMMISSIONER, Role.DOCTOR,
        Role.MAFIOSO, Role.BOSS,
    )  # fmt: skip
    table = begun(rules or Rules(), 7, lineup)
    for role in (Role.BOSS, Role.MAFIOSO):
        seat = table.seat_of(role)
        table.run(ChangeFact(fact=Fact(seat, alive=False), why="Так склалося."))
    table.play_turn()
    return table
