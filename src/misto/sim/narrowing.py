"""Odds that are there at once, of a few games, and become narrower with every game more.

Each policy plays the line-up, and pairs of games with and without each of its parts. What there is
at any moment is of the first games of the seed; how many those are is a matter of time.
"""

from collections.abc import Callable, Iterator
from time import perf_counter  # noqa: TID251  # how long to play on, not what comes of it

import numpy as np
from msgspec import Struct, field
from numpy.typing import NDArray

from misto.engine import Role, Rules
from misto.sim.contributions import without
from misto.sim.draws import Keys, keys_of
from misto.sim.outcomes import Outcomes
from misto.sim.pairs import Pairs, paired
from misto.sim.running import CHUNK
from misto.sim.tables import Setup

POLICIES = ("random", "plain")
"""The policies, in the order in which they are shown."""

Play = Callable[[Setup, Keys], tuple[Outcomes, NDArray[np.uint8]]]
"""What plays the games of some keys: `play_block` of the batch, or of the engine."""


class Question(Struct, frozen=True):
    """Whose odds are asked for, of how many games at the most; whether its parts are weighed too.

    `seconds` bounds the time that all of it may take.
    """

    rules: Rules
    lineup: tuple[Role, ...]
    seed: int
    games: int = 40_000
    pairs: int = 8_000
    seconds: float = 60.0

    def setup(self, policy: str) -> Setup:
        """Return what a policy plays."""
        return Setup(self.rules, self.lineup, policy)


class Known(Struct, frozen=True):
    """What is known of one policy: of games, and of pairs by the name of a role or an option."""

    outcomes: Outcomes = Outcomes(lives={})
    parts: dict[str, Pairs] = field(default_factory=dict)

    @property
    def pairs(self) -> int:
        """How many games were played with and without each part."""
        return min((one.games for one in self.parts.values()), default=0)


class Odds(Struct, frozen=True):
    """What is known so far, by policy; `done`: there will be no more."""

    known: dict[str, Known]
    seconds: float = 0.0
    done: bool = False

    @property
    def begun(self) -> bool:
        """Every policy has played."""
        return all(policy in self.known for policy in POLICIES)


SLICE = 0.15
"""Seconds that are played without a look at what else there is to do; about."""

_FIRST, _LEAST = 16, 1


class Narrowing:
    """The work on one question: `go` plays for a moment, `odds` is what is known then."""

    def __init__(self, question: Question, so_far: Odds | None = None) -> None:
        so_far = so_far or Odds({})
        self._known = dict(so_far.known)
        self._spent = so_far.seconds
        self._seconds = question.seconds
        self._tasks: list[_Games | _Pairs] = [
            *(_Games(question, policy) for policy in POLICIES),
            *(_Pairs(question, policy) for policy in POLICIES if question.pairs),
        ]
        self._turns = self._in_turn()

    @property
    def odds(self) -> Odds:
        """What is known so far."""
        done = self._spent >= self._seconds or not any(self._left(one) for one in self._tasks)
        return Odds(self._known, self._spent, done and Odds(self._known).begun)

    def go(self, play: Play) -> None:
        """Play for a moment: first for those that haven't played, then for all in turn."""
        task = next(self._turns, None)
        if task is None:
            return
        known = self._known.get(task.policy, Known())
        before = perf_counter()
        games = _cut(task.done(known), min(task.size, self._left(task)))
        self._known[task.policy] = task.more(known, games, play)
        took = perf_counter() - before
        self._spent += took
        if took < SLICE / 2:
            task.size *= 2
        elif took > SLICE:
            task.size = max(_LEAST, task.size // 2)

    def _left(self, task: "_Games | _Pairs") -> int:
        return task.most - task.done(self._known.get(task.policy, Known()))

    def _in_turn(self) -> "Iterator[_Games | _Pairs]":
        while waiting := [task for task in self._tasks if self._left(task) > 0]:
            yield from waiting


def _cut(start: int, games: int) -> tuple[int, int, int]:
    """Return the chunk in which the next games are, and from where to where they are in it."""
    chunk, first = divmod(start, CHUNK)
    return chunk, first, min(CHUNK, first + games)


class _Games:
    """The games of one policy."""

    def __init__(self, question: Question, policy: str) -> None:
        self.policy, self.most, self.size = policy, question.games, _FIRST
        self._setup, self._seed = question.setup(policy), question.seed

    def done(self, known: Known) -> int:
        return known.outcomes.games

    def more(self, known: Known, games: tuple[int, int, int], play: Play) -> Known:
        found, _ = play(self._setup, keys_of(self._seed, *games))
        return Known(known.outcomes + found, known.parts)


class _Pairs:
    """The pairs of one policy: the same games, with and without each part."""

    def __init__(self, question: Question, policy: str) -> None:
        self.policy, self.size = policy, _LEAST
        self._setup, self._seed = question.setup(policy), question.seed
        self._without = without(self._setup)
        self.most = question.pairs if self._without else 0

    def done(self, known: Known) -> int:
        return known.pairs

    def more(self, known: Known, games: tuple[int, int, int], play: Play) -> Known:
        keys = keys_of(self._seed, *games)
        _, base = play(self._setup, keys)
        parts = {
            name: known.parts.get(name, Pairs()) + paired(base, play(other, keys)[1])
            for name, other in self._without.items()
        }
        return Known(known.outcomes, parts)
