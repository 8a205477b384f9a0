"""The games that are measured."""

from datetime import timedelta
from typing import Any

from misto.engine import (
    CloseTurn,
    Command,
    CreateGame,
    Event,
    Game,
    GiveOrder,
    Kind,
    Persona,
    PublishReport,
    Refusal,
    Role,
    Rules,
    SeatTable,
    decide,
    evolve,
    fold,
)
from misto.engine.events import TurnOpened
from tests.engine import drive

Data = dict[str, Any]

ROLES = (
    *(Role.COMMISSIONER, Role.SERGEANT, Role.DOCTOR, Role.COURTESAN, Role.FOUNDLING),
    *(Role.MAFIOSO, Role.BOSS, Role.FRAMER, Role.MANIAC, Role.CIVILIAN, Role.CIVILIAN),
)
NIGHT = (
    *((6, Kind.KILL, 10), (7, Kind.KILL, 10), (8, Kind.KILL, 10), (1, Kind.CHECK, 10)),
    *((3, Kind.HEAL, 10), (4, Kind.BLOCK, 1), (8, Kind.FRAME, 2), (9, Kind.POISON, 11)),
    (11, Kind.HUNT, 5),
)
"""What an eleven-seat game sends beside its eleven votes: every role orders."""


def eleven() -> Game:
    """An eleven-seat game with every role, on its first turn, with court and hunt."""
    rules = Rules(court_from_turn=1, hunt_from_turn=1)
    table = drive.Table({"rules": {}, "seats": [{"role": role.value} for role in ROLES]})
    game = fold(_events(Game(), CreateGame(game="bench", title="Bench", rules=rules), table.now))
    personas = tuple(Persona(f"igrok {seat}", f"Persona {seat}") for seat in range(1, 12))
    return fold(_events(game, SeatTable(personas=personas, roles=ROLES), table.now), game)


def twenty() -> list[Command]:
    """The twenty orders of a full turn."""
    votes = [(seat, Kind.VOTE, 1 + seat * 3 % 11) for seat in range(1, 12)]
    return [
        GiveOrder(seat=seat, order=kind, targets=(target,))
        for seat, kind, target in [*votes, *NIGHT]
    ]


def taken(game: Game, commands: list[Command]) -> Game:
    """Take orders an hour before the close."""
    assert game.closes is not None
    at = game.closes - timedelta(hours=1)
    for command in commands:
        for event in _events(game, command, at):
            game = evolve(game, event)
    return game


def turn(game: Game, commands: list[Command]) -> Game:
    """A full turn: its orders, its close, the publication of its report."""
    game = taken(game, commands)
    for command in (CloseTurn(), PublishReport()):
        for event in _events(game, command, game.closes):
            game = evolve(game, event)
    return game


def _events(game: Game, command: Command, at: Any) -> tuple[Event, ...]:
    events = decide(game, command, at, bytes)
    assert not isinstance(events, Refusal), events
    return events


def long_ledger(length: int = 5_000) -> list[Event]:
    """The first events of a game of 40 seats in which everybody votes, and changes their mind."""
    seats = [{"role": "civilian"} for _ in range(40)]
    for seat, role in enumerate([*["mafioso"] * 8, "boss", "framer", "maniac", "commissioner"]):
        seats[seat]["role"] = role
    votes = [{"by": by, "vote": 1 + (by + turn) % 40} for turn in range(4) for by in range(1, 41)]
    night = [{"by": 11, "poison": 20}, {"by": 12, "check": 3}, {"by": 10, "frame": 12}]
    turns = [{"orders": [*votes, *night]} for _ in range(length // 150)]
    rules = {"quorum_share": "1", "missed_votes": 0, "court_from_turn": 1}
    table = drive.Table({"rules": rules, "seats": seats, "turns": turns})
    list(table.play())
    assert len(table.ledger) >= length, len(table.ledger)
    assert sum(isinstance(event, TurnOpened) for event in table.ledger[:length]) > 20
    return table.ledger[:length]
