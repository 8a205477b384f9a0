"""One game in the batch and by the engine: what each says of a turn, in the same words."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from misto.engine import Game, Kind, Order, Resolution, Result, Role, Shown
from misto.engine.terms import ROLE_ORDERS
from misto.sim.batch import MOST_SEATS, blocks
from misto.sim.batch.codes import (
    CAUSES,
    CLAUSES,
    ROLES,
    SHOWS_MAFIA,
    SHOWS_MANIAC,
    SHOWS_TOWN,
    WINNERS,
)
from misto.sim.batch.compiling import entry, look, record
from misto.sim.batch.night import resolve
from misto.sim.batch.plain_play import learn, plain_orders
from misto.sim.batch.random_play import random_orders
from misto.sim.batch.state import (
    HUNT,
    KILL,
    NOBODY,
    ROLE_ORDER,
    SHOT,
    options,
)
from misto.sim.draws import threshold
from misto.sim.policies.plain import MAFIOSI
from misto.sim.tables import Setup

Facts = dict[str, Any]

SLOTS = {
    Kind.HUNT: HUNT,
    Kind.KILL: KILL,
    Kind.SHOOT: SHOT,
    **dict.fromkeys(ROLE_ORDERS, ROLE_ORDER),
}


PLAIN: dict[str, Any] = {
    function.__name__: function for function in (resolve, random_orders, plain_orders, learn)
}
MACHINE: dict[str, Any] = {name: entry(function) for name, function in PLAIN.items()}


class Night:
    """A game in the batch, a turn at a time; `plainly`, without machine code."""

    def __init__(self, setup: Setup, key: int, *, plainly: bool = False) -> None:
        dealt = blocks.dealt(setup.lineup)
        dealt.key, dealt.traced, dealt.turn = key, 1, 1
        dealt.patient = [NOBODY] * MOST_SEATS
        dealt.target = [NOBODY] * MOST_SEATS
        self.does = PLAIN if plainly else MACHINE
        self.is_record = self.does["resolve"] is not resolve
        self.night: Any
        self.rules: Any
        self.night, self.rules = (
            record(made) if self.is_record else made for made in (dealt, options(setup.rules))
        )
        self.is_plain = setup.policy == "plain"
        self.hunts = threshold(setup.hunt)
        self.winner = 0

    def __getitem__(self, name: str) -> Any:
        return look(self.night, name)

    def set(self, **values: int) -> None:
        for name, value in values.items():
            if self.is_record:
                self.night[name] = value
            else:
                setattr(self.night, name, value)

    def list(self, name: str) -> Any:
        return self.night[name] if self.is_record else getattr(self.night, name)

    def seats(self, name: str) -> tuple[int, ...]:
        mask = self[name]
        return tuple(seat for seat in range(1, MOST_SEATS + 1) if mask >> (seat - 1) & 1)

    def take(self, orders: Iterable[Order], shots: Iterable[Order]) -> None:
        """Put orders where the policies of the batch put theirs."""
        masks = Counter[str]()
        for order in (*orders, *shots):
            seat, kind = order.seat - 1, order.kind
            sent, on = _FIELDS.get(kind, ("acting", "target"))
            masks[sent] |= 1 << seat
            masks["abstaining"] |= (not order.targets) << seat
            masks["injecting"] |= (kind is Kind.INJECT) << seat
            if order.targets:
                self.list(on)[seat] = order.target - 1
        names = "voting", "abstaining", "hunting", "killing", "acting", "injecting", "armed"
        self.set(**{name: masks[name] for name in names})

    def decide(self) -> None:
        """Let the batch's players give the orders of the turn."""
        if self.is_plain:
            self.does["plain_orders"](self.night, self.rules)
        else:
            self.does["random_orders"](self.night, self.rules, self.hunts)

    def close(self) -> Facts:
        self.winner = self.does["resolve"](self.night, self.rules)
        if self.is_plain:
            self.does["learn"](self.night, self.rules)
        return self._facts()

    def next(self) -> None:
        self.set(living=self["alive"], turn=self["turn"] + 1)

    def _facts(self) -> Facts:
        roles, causes = self["role"], self["causes"]
        died = [seat for seat in self.seats("living") if seat not in self.seats("alive")]
        doctors = [s for s in range(self["seats"]) if roles[s] == ROLES.index(Role.DOCTOR)]
        votes = self["voting"] & ~self["abstaining"]
        voted_for = {vote + 1 for seat, vote in enumerate(self["vote"]) if votes >> seat & 1}
        return {
            "deaths": {seat: _unpacked(causes[seat - 1]) for seat in died},
            "roles": tuple(ROLES[role] for role in roles[: self["seats"]]),
            "poisoned": self.seats("poisoned"),
            "framed": self.seats("framed"),
            "healed": {
                s + 1: self["patient"][s] + 1 for s in doctors if self["patient"][s] != NOBODY
            },
            "injected": self.seats("injected"),
            "misses": {s + 1: n for s, n in enumerate(self["misses"]) if n},
            "keeper": self["keeper"] + 1 or None,
            "tally": {seat: self["tally"][seat - 1] for seat in voted_for},
            "chosen": self.seats("chosen"),
            "answer": (self["checked"] + 1, self["shows"]) if self["checked"] != NOBODY else None,
            "shots": {seat: self["shot"][seat - 1] + 1 for seat in self.seats("armed")},
            "void": {
                (n % MOST_SEATS + 1, n // MOST_SEATS): CLAUSES[clause]
                for n, clause in enumerate(self["void"])
                if clause
            },
            "winner": WINNERS[self.winner],
        }


_FIELDS = {
    Kind.VOTE: ("voting", "vote"),
    Kind.HUNT: ("hunting", "quarry"),
    Kind.KILL: ("killing", "victim"),
    Kind.SHOOT: ("armed", "shot"),
}


def _unpacked(causes: int) -> list[str]:
    return [str(CAUSES[causes >> shift & 15]) for shift in range(0, 40, 4) if causes >> shift & 15]


def engine_facts(game: Game, found: Resolution, after: Game) -> Facts:
    roles = dict(enumerate(game.roles, 1)) | dict(found.roles)
    answers = [(answer.seat, _class(answer.shows)) for answer in found.answers if answer.shows]
    return {
        "deaths": {death.seat: [str(cause) for cause in death.causes] for death in found.deaths},
        "roles": tuple(roles.values()),
        "poisoned": found.poisoned,
        "framed": found.framed,
        "healed": dict(found.healed),
        "injected": found.injected,
        "misses": dict(found.misses),
        "keeper": found.keeper or game.keeper,
        "tally": dict(found.court.tally) if found.court else {},
        "chosen": tuple(sorted(found.court.sentenced)) if found.court else (),
        "answer": answers[0] if answers else None,
        "shots": {seat: shot.target for seat, shot in after.shots.items()},
        "void": {
            (verdict.seat, SLOTS[verdict.kind]): verdict.clause
            for verdict in found.verdicts
            if verdict.result is Result.VOID
        },
        "winner": found.winner,
    }


def _class(shows: Shown) -> int:
    """What the batch makes of an answer."""
    if shows is Shown.MANIAC:
        return SHOWS_MANIAC
    return SHOWS_MAFIA if shows in MAFIOSI else SHOWS_TOWN
