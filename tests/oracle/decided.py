"""The oracle where the rulebook can be read in two ways and the project took the other one.

`oracle.py` was written from the rulebook alone, and READINGS.md lists how it read what is open. Each
reading here is one of those, turned: the engine's. `play(record)` plays with all of them, and
`play(record, without=name)` with one of them as the oracle has it, so that a run can count the turns
in which the reading matters.
"""

from typing import Any

from tests.oracle import oracle

Data = dict[str, Any]

READINGS = {
    "note": (
        "NOTE-2: a note is handed over at each death of its author, so twice where the host revived"
        " them in between (oracle: once)"
    ),
    "shot": (
        "SHOT-1, SHOT-2: a last shot that isn't fired at the commissioner's death is void by the"
        " clause that stops it (oracle: it has no verdict)"
    ),
    "pistol": (
        "SHOT-1: who dies loses the shot that they named, fired or not; a commissioner whom the host"
        " revives may name one anew (oracle: it stays named; once fired, it never fires again)"
    ),
    "heir": (
        "FOUND-3: a foundling who lives again turns when there is no boss (oracle: only in the"
        " resolution of the boss's death)"
    ),
}


def play(record: Data, without: str | None = None) -> Data:
    """Play a record as `oracle.play` does, with these readings."""
    game = Game(record, set(READINGS) - {without})
    turns = []
    for turn in record.get("turns") or []:
        turns.append(game.play_turn(turn))
        if game.winner is not None:
            break
    return {"turns": turns, "winner": game.winner}


class Game(oracle.Game):
    """A game with its readings."""

    def __init__(self, record: Data, readings: set[str]) -> None:
        super().__init__(record)
        self.readings = readings

    def play_turn(self, turn: Data) -> Data:
        self.number += 1
        return Turn(self, turn).play()


class Turn(oracle.Turn):
    """A turn, with the readings of its game."""

    def __init__(self, game: Game, turn: Data) -> None:
        super().__init__(game, turn)
        self.readings = game.readings
        self.idle: dict[tuple[int, str], str] = {}

    def last_shots(self) -> None:
        game = self.game
        dead = {seat for seat in self.deaths if seat in game.shot and seat not in game.fired}
        before = set(game.alive)
        super().last_shots()
        for seat in dead - game.fired:
            armed = bool(self.deaths[seat]) and self.deaths[seat][0] in self.rules["shot_on"]
            if not armed:
                self.idle.setdefault((seat, "shoot"), "SHOT-1")
            elif game.shot[seat] not in before:
                self.idle.setdefault((seat, "shoot"), "SHOT-2")

    def hand_over_notes(self) -> dict[int, list[int]]:
        letters = dict(self.game.note)
        notes = super().hand_over_notes()
        if "note" in self.readings:
            self.game.note = letters
        return notes

    def successions(self) -> None:
        super().successions()
        game = self.game
        if "heir" in self.readings and not game.living("boss"):
            for seat in game.living("foundling"):
                game.role[seat] = "mafioso"

    def finish(self) -> None:
        game = self.game
        for seat in self.deaths:
            if seat in game.shot and seat not in game.fired:
                self.idle.setdefault((seat, "shoot"), "SHOT-1")
        super().finish()
        if "pistol" in self.readings:
            for seat in self.deaths:
                game.shot.pop(seat, None)
                game.fired.discard(seat)
        if "shot" in self.readings:
            self.void.update(self.idle)
