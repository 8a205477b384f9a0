"""Play a game that is plain data, shaped as a record, through `decide` and `evolve`.

    play(record) -> {"turns": [...], "winner": ...}

Each turn has every key of the record format's `expect`, with seats as numbers: `void` maps
(seat, kind) to the clause, and `refused` lists the places of the orders that were refused at once.
What only random games have: `late: true` on an order that comes at the closing instant, `early:
true` on a hunt before its hour; and rulings that the engine refuses are passed over. A bar under
`ballots: live` is ruled a turn before; on turn one it can't be (GAME-7).
"""

from collections.abc import Iterator
from datetime import date, datetime
from typing import Any

import msgspec

from misto.engine import commands as c
from misto.engine.commands import Command
from misto.engine.decide import decide
from misto.engine.events import Event, Fact, Persona, TurnResolved
from misto.engine.evolve import evolve
from misto.engine.game import Game
from misto.engine.refusals import Refusal
from misto.engine.resolution import Resolution, Result
from misto.engine.rules import PRESETS, Rules
from misto.engine.terms import Kind, Phase, Role
from misto.engine.timetable import instant

Data = dict[str, Any]

MONDAY = date(2026, 1, 5)
WHY = "as the host has it"


def play(record: Data) -> Data:
    """Play a record to its end; once there is a winner the later turns are ignored."""
    table = Table(record)
    turns = list(table.play())
    return {"turns": turns, "winner": table.winner}


def rules_of(rules: str | Data) -> Rules:
    """The rules of a record: a preset, or a preset and changes."""
    changes = {"preset": rules} if isinstance(rules, str) else dict(rules or {})
    preset = PRESETS[changes.pop("preset", "classic")]
    return msgspec.convert(msgspec.to_builtins(preset) | changes, Rules)


class Table:
    """A game that is being played from a record: its state, and all of its events."""

    def __init__(self, record: Data) -> None:
        self.turns: list[Data] = record.get("turns") or []
        self.game = Game()
        self.ledger: list[Event] = []
        rules = rules_of(record.get("rules") or {})
        self.now = instant(rules, MONDAY, "01:00")  # before any hunt of turn one opens
        self._must(c.CreateGame(game="record", title="Record", rules=rules), self.now)
        seats = record["seats"]
        personas = tuple(
            Persona(f"igrok {seat}", one.get("name", f"seat {seat}"))
            for seat, one in enumerate(seats, 1)
        )
        roles = tuple(Role(one["role"]) for one in seats)
        self._must(c.SeatTable(personas=personas, roles=roles), self.now)

    @property
    def winner(self) -> str | None:
        """Who has won."""
        return self.game.winner and self.game.winner.value

    def play(self) -> Iterator[Data]:
        """Play turn after turn, and yield what came in each."""
        for number in range(len(self.turns)):
            if self.game.phase is not Phase.OPEN:
                return
            yield self.play_turn(number)

    def play_turn(self, number: int) -> Data:
        """Play one turn, from its opening to the publication of its report."""
        refused = self.take(number)
        self.close(number)
        found = self.resolution()
        if self.game.phase is Phase.CLOSED:
            self.publish()
        roles = {seat: role.value for seat, role in enumerate(self.game.roles, 1)}
        return {"refused": refused, **came(found), "roles": roles}

    def take(self, number: int) -> list[int]:
        """Take a turn's rulings and orders; return the places of the orders that were refused."""
        turn = self.turns[number]
        rulings = turn.get("rulings") or []
        live = self.game.rules.ballots == "live"
        for ruling in rulings:
            if "double_kill" in ruling or ("bar_vote" in ruling and not live):
                self._rule(ruling)
        orders = enumerate(turn.get("orders") or [])
        refused = [place for place, line in orders if not self._send(line)]
        for ruling in rulings:
            if not {"double_kill", "bar_vote"} & ruling.keys():
                self._rule(ruling)
        if live and number + 1 < len(self.turns):
            for ruling in self.turns[number + 1].get("rulings") or []:
                if "bar_vote" in ruling:
                    self._rule(ruling, self.game.turn + 1)
        return refused

    def close(self, number: int) -> None:
        """Close a turn at its instant, with its posts."""
        posts = self.turns[number].get("posts") or {}
        self._must(c.CloseTurn(posts=posts), self.game.closes or self.now)

    def publish(self) -> None:
        """Publish the report, and open the next turn."""
        self._must(c.PublishReport(), self.now)

    def resolution(self) -> Resolution:
        """The resolution that came last."""
        events = (event for event in reversed(self.ledger) if isinstance(event, TurnResolved))
        return next(events).resolution

    def do(self, command: Command, at: datetime) -> Refusal | None:
        """Decide a command, and evolve the game by what it causes."""
        decision = decide(self.game, command, at, bytes)
        if isinstance(decision, Refusal):
            return decision
        for event in decision:
            self.game = evolve(self.game, event)
            self.now = event.at
        self.ledger.extend(decision)
        return None

    def _must(self, command: Command, at: datetime) -> None:
        refusal = self.do(command, at)
        assert refusal is None, refusal

    def _send(self, line: Data) -> bool:
        late = line.get("late", False)
        at = self.game.closes if late else self.now
        wish = _wish(line, untimed=not late and not line.get("early", False))
        return self.do(wish, at or self.now) is None

    def _rule(self, ruling: Data, turn: int | None = None) -> None:
        for act, what in ruling.items():
            for command in _ACTS[act](what, turn):
                self.do(command, self.now)


def _wish(line: Data, *, untimed: bool) -> Command:
    by = line["by"]
    if "withdraw" in line:
        return c.WithdrawOrder(seat=by, order=Kind(line["withdraw"]), untimed=untimed)
    if "note" in line:
        note = line["note"]
        return c.GiveNote(seat=by, to=note["to"], text=note["text"], untimed=untimed)
    kind = next(kind for kind in Kind if kind in line)
    target = line[kind]
    targets = () if target is None or target == "none" else tuple(_list(target))
    return c.GiveOrder(seat=by, order=kind, targets=targets, untimed=untimed)


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


_ACTS: dict[str, Any] = {
    "bar_vote": lambda seats, turn: [
        c.BarVote(seats=(seat,), why=WHY, turn=turn) for seat in _list(seats)
    ],
    "double_kill": lambda granted, _: [c.GrantDoubleKill(why=WHY)] * granted,
    "exclude": lambda seats, _: [c.Exclude(seat=seat, why=WHY) for seat in _list(seats)],
    "leave": lambda seats, _: [c.Leave(seat=seat, why=WHY) for seat in _list(seats)],
    "silence": lambda seats, _: [c.Silence(seat=seat, why=WHY) for seat in _list(seats)],
    "void": lambda order, _: [
        c.VoidOrder(seat=order["by"], order=Kind(order["order"]), why=WHY),
    ],
    "fact": lambda fact, _: [c.ChangeFact(fact=msgspec.convert(fact, Fact), why=WHY)],
}


def came(found: Resolution) -> Data:
    """What a resolution brought, by the keys of `expect`; but for the roles after it."""
    court = found.court
    chosen = list(court.sentenced) if court else []
    one = chosen if len(chosen) > 1 else chosen[0] if chosen else None
    election = court is not None and court.election
    told = [
        (reader, answer) for answer in found.answers if answer.shows for reader in answer.readers
    ]
    notes: dict[int, list[int]] = {}
    for author, to in found.notes:
        notes.setdefault(to, []).append(author)
    return {
        "deaths": {death.seat: [cause.value for cause in death.causes] for death in found.deaths},
        "lynched": None if election else one,
        "tally": dict(court.tally) if court else {},
        "keeper": one if election else None,
        "checks": {
            **{answer.by: None for answer in found.answers if not answer.shows},
            **{
                reader: {"seat": answer.seat, "shows": str(answer.shows)} for reader, answer in told
            },
        },
        "killed_by": {
            reader: {"seat": answer.seat, "by": answer.killed_by.value}
            for reader, answer in told
            if answer.killed_by
        },
        "void": {
            (verdict.seat, verdict.kind.value): verdict.clause.value
            for verdict in found.verdicts
            if verdict.result is Result.VOID
        },
        "notes": {to: sorted(authors) for to, authors in notes.items()},
        "poisoned": sorted(found.poisoned),
        "winner": found.winner and found.winner.value,
    }
