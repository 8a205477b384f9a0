"""The law of secrecy: two games that look the same to a viewer answer that viewer alike (law 3).

A random game and a hidden variation of it are played side by side: the roles that the viewer can't
know are dealt otherwise, and what the others sent in private goes with their roles, or is changed.
As long as both show the viewer the same events, both must answer whatever this viewer may ask.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from misto.engine import commands as c
from misto.engine.clauses import Clause
from misto.engine.commands import Command
from misto.engine.decide import decide, orders
from misto.engine.game import Game
from misto.engine.refusals import Code, Refusal
from misto.engine.terms import Kind, Phase, Role
from misto.engine.views import Seat, view_for, visible
from tests.engine import drive
from tests.oracle import compare

Data = dict[str, Any]

MAFIA = {"mafioso", "boss", "framer"}
PUBLIC = {"vote", "hunt", "note", "withdraw"}  # what goes on being sent by the same seat


def variation(record: Data, viewer: int, rng: random.Random) -> Data:
    """The same game to the viewer, as far as can be: other roles behind the seats it knows not."""
    roles = {seat: one["role"] for seat, one in enumerate(record["seats"], 1)}
    own = roles[viewer]
    known = {viewer}
    known |= {seat for seat, role in roles.items() if own in MAFIA and role in MAFIA}
    known |= {seat for seat, role in roles.items() if own == "sergeant" and role == "commissioner"}
    hidden = [seat for seat in roles if seat not in known]
    to = dict(zip(roles, roles, strict=True))
    to |= zip(hidden, rng.sample(hidden, len(hidden)), strict=True)
    dealt = {to[seat]: role for seat, role in roles.items()}
    seats = [{"name": f"seat {seat}", "role": dealt[seat]} for seat in sorted(dealt)]
    turns = [_turn(turn, viewer, to, rng) for turn in record["turns"]]
    return {**record, "seats": seats, "turns": turns}


def _turn(turn: Data, viewer: int, to: dict[int, int], rng: random.Random) -> Data:
    lines = []
    for line in turn.get("orders") or []:
        private = line["by"] != viewer and not PUBLIC & line.keys()
        if private and rng.random() < 0.1:
            continue
        lines.append({**line, "by": to[line["by"]]} if private else line)
    rulings = [
        ruling
        for ruling in turn.get("rulings") or []
        if not _secret(ruling, viewer) or rng.random() < 0.5
    ]
    return {**turn, "orders": lines, "rulings": rulings}


def _secret(ruling: Data, viewer: int) -> bool:
    """Say whether a ruling is none of the viewer's business before the report (HOST-1)."""
    if "fact" in ruling:
        return True
    if "leave" in ruling:
        return bool(ruling["leave"] != viewer)
    return "void" in ruling and ruling["void"]["by"] != viewer


def askable(game: Game, viewer: int) -> Iterator[Command]:
    """Whatever a player may ask for."""
    targets = [*game.seats, 0, len(game.seats) + 1]
    for kind in Kind:
        yield c.WithdrawOrder(seat=viewer, order=kind)
        yield c.GiveOrder(seat=viewer, order=kind, targets=(), untimed=True)
        for target in targets:
            yield c.GiveOrder(seat=viewer, order=kind, targets=(target,), untimed=True)
        pair = (targets[0], targets[-3])
        yield c.GiveOrder(seat=viewer, order=kind, targets=pair, untimed=True)
    for target in targets:
        yield c.GiveNote(seat=viewer, to=target, text="Бережіться.")
    yield c.Leave(seat=viewer)


def _alike(one: drive.Table, other: drive.Table, viewer: Seat) -> bool:
    """Say whether both look the same; if so, they must answer alike. False: no more."""
    if [*visible(one.ledger, viewer)] != [*visible(other.ledger, viewer)]:
        return False
    assert view_for(one.ledger, viewer) == view_for(other.ledger, viewer)
    if one.game.phase is Phase.OVER:
        return False
    for command in askable(one.game, viewer.number):
        answers = []
        for table in (one, other):
            decision = decide(table.game, command, table.now, bytes)
            answers.append(
                decision if isinstance(decision, Refusal) else [*visible(decision, viewer)]
            )
        assert answers[0] == answers[1], (command, answers)
    return True


def _game(seed: int) -> Data:
    """A random game of which little is announced, so that games look the same for long."""
    record = compare.game(seed)
    rng = random.Random(seed)
    rules = {**record["rules"], "min_posts": 0}
    if rng.random() < 0.8:
        rules |= {"reveal": "nothing", "causes": "none"}
    return {**record, "rules": rules}


def _play(seed: int) -> int:
    """Play a game and its variation; return at how many points they looked the same."""
    rng = random.Random(seed)
    record = _game(seed)
    viewer = rng.randint(1, len(record["seats"]))
    one, other = drive.Table(record), drive.Table(variation(record, viewer, rng))
    if one.game.roles == other.game.roles:
        return 0
    points = 0
    for number in range(len(record["turns"])):
        for stage in ("open", "taken", "closed"):
            if stage == "taken":
                one.take(number)
                other.take(number)
            if stage == "closed":
                one.close(number)
                other.close(number)
            if not _alike(one, other, Seat(viewer)):
                return points
            points += 1
        if one.game.phase is Phase.CLOSED:
            one.publish()
            other.publish()
        if {one.game.phase, other.game.phase} != {Phase.OPEN}:
            return points
    return points


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(4))
def test_what_looks_the_same_answers_alike(chunk):
    points = [_play(seed) for seed in range(chunk * 100, (chunk + 1) * 100)]
    assert sum(point > 0 for point in points) > 80, "too few games look the same"
    assert sum(point > 3 for point in points) > 25, "too few games look the same after a night"


def test_a_refusal_from_a_secret_is_seen(monkeypatch):
    """The check sees an answer that gives something away: here, that a target is the maniac."""
    wrong = orders._wrong_target

    def leaky(game: Game, command: c.GiveOrder) -> Refusal | None:
        if any(game.role(target) is Role.MANIAC for target in command.targets):
            return Refusal(code=Code.NOT_YOUR_ORDER, clause=Clause.ORDER_6)
        return wrong(game, command)

    monkeypatch.setattr(orders, "_wrong_target", leaky)
    with pytest.raises(AssertionError):
        [_play(seed) for seed in range(40)]
