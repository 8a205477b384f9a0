"""A game on the desk: its ledger, folded, with what only the game file knows put in."""

from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from misto.cli.host.gamefile import Named, Own, Posts, Saved, Sent
from misto.cli.host.names import Face, label
from misto.engine import Dice, Event, Game, Persona, Stepped, View, Viewer, fold, step, view_for
from misto.engine import events as e
from misto.engine.commands import Command


class Board(Struct, frozen=True):
    """A game as the host has it before them."""

    saved: Saved
    game: Game

    @property
    def ledger(self) -> tuple[Event, ...]:
        """All events so far."""
        return self.saved.ledger

    @property
    def personas(self) -> tuple[Persona, ...]:
        """The personas, with the characters that were invented after the deal."""
        personas = list(self.game.personas)
        for own in self.saved.own:
            if isinstance(own, Named) and own.seat <= len(personas):
                nick = personas[own.seat - 1].nick
                personas[own.seat - 1] = Persona(nick, own.name, own.gender)
        return tuple(personas)

    @property
    def faces(self) -> tuple[Face, ...]:
        """Every seat as it can be named."""
        persons = self.game.persons or (None,) * len(self.game.personas)
        return tuple(
            Face(seat, persona.nick, persona.name, person)
            for seat, (persona, person) in enumerate(zip(self.personas, persons, strict=True), 1)
        )

    @property
    def posts(self) -> dict[int, int]:
        """The posts of the running turn, as far as the host has counted them."""
        return self.posts_of(self.game.turn)

    @property
    def opened(self) -> datetime | None:
        """When the running turn opened."""
        for event in reversed(self.ledger):
            if isinstance(event, e.TurnOpened) and event.turn == self.game.turn:
                return event.at
        return None

    def posts_of(self, turn: int) -> dict[int, int]:
        """The posts of a turn, as far as the host has counted them."""
        found = [one.posts for one in self.saved.own if isinstance(one, Posts) and one.turn == turn]
        return found[-1] if found else {}

    def sent(self, event: int) -> datetime:
        """When the order of an event was sent: its own hour, if the host gave one."""
        own = (one for one in self.saved.own if isinstance(one, Sent) and one.event == event)
        found = next(own, None)
        return self.ledger[event].at if found is None else found.at

    def last_sent(self) -> datetime | None:
        """When the last of the orders taken so far was sent."""
        orders = (e.OrderGiven, e.OrderWithdrawn, e.NoteGiven)
        sent = [
            self.sent(place)
            for place, event in enumerate(self.ledger)
            if isinstance(event, orders) and getattr(event, "why", None) is None
        ]
        return max(sent, default=None)

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know; personas by the names that they have now."""
        view = view_for(self.ledger, viewer)
        return replace(view, personas=self.personas) if view.personas else view

    def label(self, seat: int) -> str:
        """A seat as the source's tables print it: «igrok 8 — Ашот»."""
        persona = self.personas[seat - 1]
        return label(persona.nick, persona.name)

    def step(self, command: Command | None, now: datetime, dice: Dice) -> Stepped:
        """Settle what fell due, and decide a command; the ledger's time never runs backwards."""
        return step(self.game, command, self.not_before(now), dice, self.posts)

    def not_before(self, at: datetime) -> datetime:
        """Return an instant, or the ledger's last one where that is later."""
        return at if self.game.last_at is None else max(at, self.game.last_at)

    def add(self, events: tuple[Event, ...] = (), own: tuple[Own, ...] = ()) -> "Board":
        """The board with more in its file."""
        saved = Saved((*self.ledger, *events), (*self.saved.own, *own), self.saved.digest)
        return Board(saved, fold(events, self.game))


def board_of(saved: Saved) -> Board:
    """Lay out what a game file holds."""
    return Board(saved, fold(saved.ledger))
