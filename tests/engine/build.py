"""What the tests of the engine share: tables with given roles, and how they play.

    table = Table("mafioso boss doctor civilian civilian civilian civilian")
    table.give(1, "kill", 4)
    table.close()
    table.publish()
    table.view(Seat(4)).dead

Commands come a second after one another unless they name their instant; `do` wants them accepted,
`refused` wants them refused. Orders close by themselves at their hour, as on the site.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.codec import decode, encode
from misto.engine.commands import Command
from misto.engine.decide import Decision, decide
from misto.engine.events import Event, Persona
from misto.engine.game import Game
from misto.engine.lineup import suggest
from misto.engine.refusals import Refusal
from misto.engine.resolution import Resolution
from misto.engine.rules import Rules
from misto.engine.stepping import Stepped, step
from misto.engine.terms import Kind, Phase, Role, Side
from misto.engine.views import Host, Person, Reader, Seat, View, Viewer, view_for

OPENS = datetime(2026, 11, 30, 6, tzinfo=UTC)
"""When the tables of these tests open: a Monday, 08:00 in Kyiv."""

SECOND = timedelta(seconds=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)

SMALL = "mafioso boss doctor commissioner civilian civilian civilian"
"""A table of seven: seats 1 and 2 are the mafia, 3 heals, 4 checks."""

FULL = (
    "commissioner sergeant doctor courtesan foundling civilian civilian civilian "
    "mafioso boss framer maniac"
)
"""A table of twelve with every role, in canonical order."""

NAMES = (
    *("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lea"),
    *("Max", "Nia", "Oleh", "Pia"),
)
WHY = "as the host has it"
NO_GAME = Rules()
"""The rules of a table whose game hasn't been made."""

E = TypeVar("E", bound=Event)


class Table:
    """A game that is being played: its ledger, the game that it makes, and the time."""

    def __init__(
        self,
        roles: str = SMALL,
        rules: Rules | None = None,
        *,
        persons: bool = True,
        hosts: tuple[str, ...] = (),
        opens: datetime = OPENS,
        dice: Callable[[int], bytes] = bytes,
    ) -> None:
        """Make the game and, where there are roles, seat its table."""
        self.ledger: list[Event] = []
        self.game = Game()
        self.now = opens - SECOND
        self.dice = dice
        if rules is NO_GAME:
            return
        rules = rules or Rules()
        self.do(c.CreateGame(game="market", title="Чорний ринок", rules=rules, hosts=hosts))
        if roles:
            self.do(seat_table(roles, persons=persons), opens)

    def send(
        self,
        command: Command | None,
        at: datetime | None = None,
        posts: Mapping[int, int] | None = None,
    ) -> Stepped:
        """Step at an instant, and keep what came of it; all of it can be stored."""
        self.now = at or self.now + SECOND
        stepped = step(self.game, command, self.now, self.dice, posts)
        assert all(decode(encode(event)) == event for event in stepped.events), stepped.events
        self.ledger.extend(stepped.events)
        self.game = stepped.game
        return stepped

    def do(self, command: Command, at: datetime | None = None) -> tuple[Event, ...]:
        """Send a command that is accepted."""
        stepped = self.send(command, at)
        assert stepped.refusal is None, stepped.refusal
        return stepped.events

    def decided(self, command: Command, at: datetime | None = None) -> Decision:
        """What `decide` alone answers, with nothing settled before and nothing kept."""
        return decide(self.game, command, at or self.now, self.dice)

    def refused(self, command: Command, at: datetime | None = None) -> Refusal:
        """Send a command that is refused, and that changes nothing."""
        before = self.game
        stepped = self.send(command, at)
        assert stepped.refusal is not None, stepped.events
        assert stepped.events or stepped.game == before
        return stepped.refusal

    def give(self, seat: int, kind: str, *targets: int, at: datetime | None = None) -> None:
        """Give an order; a hunt waits for its hour."""
        if kind == "hunt" and at is None:
            at = max(self.now + SECOND, self.hunt_opens)
        self.do(order(seat, kind, *targets), at)

    def withdraw(self, seat: int, kind: str) -> None:
        """Withdraw an order."""
        self.do(c.WithdrawOrder(seat=seat, order=Kind(kind)))

    def vote(self, votes: Mapping[int, int]) -> None:
        """Vote: who, for whom."""
        for seat, target in votes.items():
            self.give(seat, "vote", target)

    def all_vote(self, target: int, *, but: Iterable[int] = ()) -> None:
        """Let everybody who lives vote for one seat, but those named."""
        self.vote(dict.fromkeys(sorted(self.game.living - set(but)), target))

    def close(self, posts: Mapping[int, int] | None = None) -> Resolution:
        """Let the turn close at its hour."""
        assert self.game.phase is Phase.OPEN
        self.send(None, max(self.now, self.closes), posts)
        return self.resolution

    def publish(self, story: str = "", at: datetime | None = None) -> tuple[Event, ...]:
        """Publish the report: in the next morning's hours, if nobody says when."""
        command = c.PublishReport(story=story)
        return self.do(command, at or self.now + 10 * HOUR)

    def night(self, posts: Mapping[int, int] | None = None) -> tuple[Event, ...]:
        """Close the turn and publish its report, if that doesn't go out by itself."""
        self.close(posts)
        return self.publish() if self.game.phase is Phase.CLOSED else ()

    def turn_two(self) -> "Table":
        """Go on to the second turn, with nothing sent in the first."""
        self.night()
        assert self.game.turn == 2
        return self

    def end(self) -> "Table":
        """Let the town win at once, by the host's word, and open everything."""
        for seat in sorted(self.game.living):
            if self.game.side(seat) is not Side.TOWN or self.game.role(seat) is Role.FOUNDLING:
                self.do(c.ChangeFact(fact=e.Fact(seat, alive=False), why=WHY))
        self.night()
        self.do(c.OpenGame())
        return self

    @property
    def closes(self) -> datetime:
        """The closing instant of the running turn."""
        assert self.game.closes is not None
        return self.game.closes

    @property
    def hunt_opens(self) -> datetime:
        """The instant from which hunts are taken in the running turn."""
        assert self.game.hunt_opens is not None
        return self.game.hunt_opens

    @property
    def resolution(self) -> Resolution:
        """The resolution that came last."""
        return self.events(e.TurnResolved)[-1].resolution

    def events(self, kind: type[E]) -> list[E]:
        """All events of a kind, in order."""
        return [event for event in self.ledger if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The last event of a kind."""
        return self.events(kind)[-1]

    def view(self, viewer: Viewer) -> View:
        """What a viewer knows now."""
        return view_for(self.ledger, viewer)

    def viewers(self) -> list[Viewer]:
        """Everybody who could look: host, reader, every seat, every person."""
        persons = [*self.game.persons, *sorted(self.game.former), "Nobody"]
        seats = [Seat(seat) for seat in self.game.seats]
        return [Host(), Reader(), *seats, *(Person(name) for name in persons if name)]


def order(seat: int, kind: str, *targets: int) -> c.GiveOrder:
    """Make the wish for an order."""
    return c.GiveOrder(seat=seat, order=Kind(kind), targets=targets)


def note(seat: int, to: int, text: str = "Бережи себе.") -> c.GiveNote:
    """Make the wish for a last note."""
    return c.GiveNote(seat=seat, to=to, text=text)


def roles_of(roles: str) -> tuple[Role, ...]:
    """Read roles, seat by seat."""
    return tuple(map(Role, roles.split()))


def seat_table(roles: str, *, persons: bool = True) -> c.SeatTable:
    """Make the wish to seat a table: Ada on seat 1, Ben on seat 2 and so on."""
    seats = roles_of(roles)
    personas = tuple(Persona(f"igrok {n}", f"Persona {n}") for n, _ in enumerate(seats, 1))
    names = NAMES[: len(seats)] if persons else ()
    return c.SeatTable(personas=personas, roles=seats, persons=names)


def nonce(person: str) -> str:
    """The nonce that a person brings: nobody could have foreseen it."""
    return f"my throw {hashlib.sha256(person.encode()).hexdigest()[:12]}"


def enrol(person: str, name: str | None = None) -> c.Enrol:
    """Make the wish to enrol a person."""
    return c.Enrol(person=person, nonce=nonce(person), name=name)


def seeded(seed: str) -> Callable[[int], bytes]:
    """Dice that fall the same way each time."""
    throws = iter(range(1_000))
    return lambda count: hashlib.sha256(f"{seed} {next(throws)}".encode()).digest()[:count]


def lobby(
    persons: int = 7,
    rules: Rules | None = None,
    *,
    beacon_name: str | None = None,
    seed: str = "lobby",
) -> Table:
    """A game in which so many have enrolled."""
    table = Table("", rules, dice=seeded(seed))
    table.do(c.OpenEnrolment(beacon_name=beacon_name))
    for person in NAMES[:persons]:
        table.do(enrol(person))
    return table


def dealt(persons: int = 7, rules: Rules | None = None, *, seed: str = "lobby") -> Table:
    """A game that was dealt to so many, with the line-up that is suggested for them."""
    table = lobby(persons, rules, seed=seed)
    table.do(c.CloseEnrolment(lineup=suggest(persons)))
    table.do(c.Deal())
    return table
