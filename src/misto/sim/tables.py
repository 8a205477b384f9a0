"""The tables at which a game is played: one keeps a ledger, the other the bare state.

Both are the real engine. `Ledger` grows by `decide` and `evolve` alone, and folds what each seat
may see. `Placed` puts the orders of a turn into the game, lets `resolve` play the night and
`evolve` make its facts true: faster, and without a history for anybody to look back at.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache, reduce

from msgspec import Struct
from msgspec.structs import replace

from misto.engine import (
    CloseTurn,
    Command,
    CreateGame,
    Event,
    Game,
    GiveOrder,
    Order,
    Persona,
    Phase,
    PublishReport,
    Refusal,
    Resolution,
    Role,
    Rules,
    Seat,
    SeatTable,
    View,
    decide,
    evolve,
    fold,
    resolve,
)
from misto.engine.events import ALL, ReportPublished, SeatDied, TurnOpened, TurnResolved
from misto.engine.roles import MAFIA, TOLD
from misto.engine.views import visible
from misto.engine.views.seeing import see

BEGINS = datetime(2026, 1, 5, tzinfo=UTC)
"""When every game begins: no rule that is played here asks for the date."""

_MOMENT = timedelta(microseconds=1)


class Setup(Struct, frozen=True):
    """What is played: rules, the roles of the line-up, how all play; `hunt` is for `random`."""

    rules: Rules
    lineup: tuple[Role, ...]
    policy: str = "random"
    hunt: float = 0.0


class Unplayable(Exception):  # noqa: N818  # the engine's word for it is a refusal
    """The engine refuses the line-up, or an order that a policy sends."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Ledger:
    """A game that is played through `decide` and `evolve`; seats see it as people do.

    Without `recalls` nothing is folded for the seats: they get a glance (see `glances`).
    """

    def __init__(self, rules: Rules, roles: tuple[Role, ...], *, recalls: bool = True) -> None:
        opening, self.game = _opening(rules, roles)
        self.ledger = list(opening)
        self._views = {seat: View() for seat in self.game.seats} if recalls else {}
        self._seen = 0  # how much of the ledger they have seen

    def views(self) -> Mapping[int, View]:
        """What each living seat may know now: the fold of what it saw, as `view_for` makes it."""
        if not self._views:
            return glances(self.game)
        news, self._seen = self.ledger[self._seen :], len(self.ledger)
        living = sorted(self.game.living)
        self._views = {
            seat: reduce(see, visible(news, Seat(seat)), self._views[seat]) for seat in living
        }
        return self._views

    def take(self, orders: Sequence[GiveOrder]) -> None:
        """Take a turn's orders, in their order of arrival."""
        closes = self.game.closes
        assert closes is not None  # noqa: S101  # a turn that takes orders has its hour
        game, ledger, at = self.game, self.ledger, closes - _MOMENT
        for order in orders:
            events = _decided(game, order, at)
            game = fold(events, game)
            ledger += events
        self.game = game

    def close(self) -> Resolution:
        """Close the turn at its hour, publish its report, and return what was resolved."""
        closes = self.game.closes
        assert closes is not None  # noqa: S101  # as above
        resolution = next(
            event.resolution
            for event in self._do(CloseTurn(), closes)
            if isinstance(event, TurnResolved)
        )
        if self.game.phase is Phase.CLOSED:
            self._do(PublishReport(), closes)
        return resolution

    def _do(self, command: Command, at: datetime) -> tuple[Event, ...]:
        events = _decided(self.game, command, at)
        self.game = fold(events, self.game)
        self.ledger += events
        return events


@lru_cache(maxsize=16)
def _opening(rules: Rules, roles: tuple[Role, ...]) -> tuple[tuple[Event, ...], Game]:
    """The first events of a game, and the game that they make: alike for all games of a line-up."""
    events: tuple[Event, ...] = ()
    for command in (
        CreateGame(game="sim", title="sim", rules=rules),
        SeatTable(personas=personas(len(roles)), roles=roles),
    ):
        events += _decided(fold(events), command, BEGINS)
    return events, fold(events)


def _decided(game: Game, command: Command, at: datetime) -> tuple[Event, ...]:
    events = decide(game, command, at, bytes)
    if isinstance(events, Refusal):
        raise Unplayable(events)
    return events


class Placed:
    """A game whose orders are placed, and whose nights are resolved, without a ledger."""

    def __init__(self, rules: Rules, roles: tuple[Role, ...]) -> None:
        _, self.game = _opening(rules, roles)

    def views(self) -> Mapping[int, View]:
        """What each living seat sees at a glance."""
        return glances(self.game)

    def take(self, orders: Sequence[GiveOrder]) -> None:
        """Place a turn's orders, in their order of arrival."""
        placed = (Order(order.seat, order.order, order.targets, 0) for order in orders)
        self.game = replace(self.game, orders={order.key: order for order in placed})

    def close(self) -> Resolution:
        """Resolve the turn, and open the next one on its facts."""
        resolution = resolve(self.game)
        turn = self.game.turn
        self.game = evolve(
            replace(self.game, pending=resolution),
            ReportPublished(at=BEGINS, audience=ALL, turn=turn),
        )
        if resolution.winner is None:
            opened = TurnOpened(
                at=BEGINS, audience=ALL, turn=turn + 1, hunt_opens=BEGINS, closes=BEGINS
            )
            self.game = evolve(self.game, opened)
        return resolution


def glances(game: Game) -> dict[int, View]:
    """Return of each living seat's view what it needs who doesn't look back (`Policy.recalls`).

    It says who lives and what the seat was told; of a death, only that it happened. Tests hold it
    against `view_for`.
    """
    roles = game.roles
    mafia = {seat: role for seat, role in enumerate(roles, 1) if role in MAFIA}
    public = View(
        rules=game.rules,
        phase=game.phase,
        personas=game.personas,
        dead={seat: _GONE for seat in game.seats if seat not in game.living},
        turn=game.turn,
    )
    return {
        seat: replace(public, roles=mafia if seat in mafia else {seat: TOLD[roles[seat - 1]]})
        for seat in sorted(game.living)
    }


_GONE = SeatDied(at=BEGINS, audience=ALL, turn=0, seat=0, shown=None, causes=())


def personas(seats: int) -> tuple[Persona, ...]:
    """Return names for so many seats: nobody reads them."""
    return tuple(Persona(f"igrok {seat}", f"{seat}") for seat in range(1, seats + 1))
