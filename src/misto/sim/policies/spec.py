"""What a policy declares, what it is given, and what it may write on the board."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from misto.engine import GiveOrder, Kind, Shown, View
from misto.sim import draws
from misto.sim.draws import Purpose


class Claim(Struct, frozen=True):
    """What a seat says of itself before all: that it is the commissioner, and an answer of his.

    `night` and `about` say which check it was; without one the claim is of the role alone.
    """

    turn: int
    seat: int
    night: int | None = None
    about: int | None = None
    shows: Shown | None = None


Board = tuple[Claim, ...]
"""All claims of a game so far, in the order in which they were made."""


class Chance:
    """The chance of one seat on one turn: the draws of that seat, and the mafia's joint one."""

    __slots__ = ("_key", "_seat", "_turn")

    def __init__(self, key: int, turn: int, seat: int) -> None:
        self._key = key
        self._turn = turn
        self._seat = draws.place(turn, seat, 0)

    def one_of(self, candidates: list[int], purpose: Purpose) -> int:
        """Return one of the candidates, which stand in rising seat order."""
        bits = draws.stream(self._key, self._seat + purpose)
        return candidates[draws.below(bits, len(candidates))]

    def victim(self, candidates: list[int]) -> int:
        """Return the one on which the mafia agrees: the same for each member who asks."""
        bits = draws.draw(self._key, self._turn, draws.MAFIA, Purpose.VICTIM)
        return candidates[draws.below(bits, len(candidates))]

    def happens(self, chance: float, purpose: Purpose) -> bool:
        """Say whether something of that chance comes true."""
        return draws.happens(draws.stream(self._key, self._seat + purpose), chance)


class Chair(Struct, frozen=True):
    """What a policy has when its seat's turn comes, and there is nothing else for it to look at."""

    seat: int
    view: View
    board: Board
    chance: Chance
    hunt: float = 0.0

    def order(self, kind: Kind, target: int) -> GiveOrder:
        """Return the command that sends an order of this seat."""
        return GiveOrder(seat=self.seat, order=kind, targets=(target,))


def says_nothing(_: Chair) -> tuple[Claim, ...]:
    """Claim nothing."""
    return ()


class Policy(Struct, frozen=True):
    """A way to play: what a seat says on a turn, and then, knowing what all said, what it sends.

    `act` and `speak` are functions of the chair alone. A policy that does not `recall` looks, of
    its view, at rules, turn, roles, and who lives; so it can be given a view without a history.
    """

    name: str
    act: Callable[[Chair], Iterable[GiveOrder]]
    speak: Callable[[Chair], Iterable[Claim]] = says_nothing
    recalls: bool = True
    piece: int = 25  # games that are handed out at once: a moment's work
