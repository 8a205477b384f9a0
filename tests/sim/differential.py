"""The batch against the engine, turn by turn.

    python -m tests.sim.differential --turns 100000

plays that many turns of random players through both, as many of plain ones, and as many of invented
orders, which follow no policy and send whatever a form would take. It prints how often each value
of every option and each clause that voids an order was played, and every difference; exits 1 if
there is one.
"""

import argparse
import random
import sys
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec
from msgspec.structs import replace

from misto.engine import Game, GiveOrder, Kind, Order, Phase, Role, Rules
from misto.engine.lineup import refusal
from misto.engine.roles import MAFIA, MAY, SPECS
from misto.engine.rules import PRESETS
from misto.sim.draws import Purpose, draw
from misto.sim.outcomes import MOST_TURNS
from misto.sim.playing import wishes
from misto.sim.policies import Board
from misto.sim.tables import Ledger, Placed, Setup
from tests.oracle import compare, generate
from tests.oracle.compare import Count
from tests.sim import both

PLAYERS = "random", "plain", "invented"


def setup(seed: int, policy: str = "random") -> Setup:
    """Random rules, a random line-up, a random chance to hunt."""
    rng = random.Random(seed)
    while True:
        chosen = {name: rng.choice(values) for name, values in compare.BESIDE.items()}
        chosen |= generate.rules(rng)
        preset = PRESETS[chosen.pop("preset", "classic")]
        rules = msgspec.convert(msgspec.to_builtins(preset) | chosen, Rules)
        lineup = tuple(Role(seat["role"]) for seat in generate.seats(rng))
        if refusal(lineup, rules) is None:
            return Setup(rules, lineup, policy, rng.choice([0, 0, 0.1, 0.5]))


def play(players: str, seed: int, found: Count, *, plainly: bool = False) -> None:
    """Play a game through both, and count it; at the first difference it ends."""
    its = setup(seed, "plain" if players == "plain" else "random")
    key, rng = draw(seed, 0, 0, 0), random.Random(seed)
    table: Ledger | Placed = (Ledger if players == "plain" else Placed)(its.rules, its.lineup)
    night = both.Night(its, key, plainly=plainly)
    board: Board = ()
    values = list(compare.values(its.rules))
    while table.game.phase is Phase.OPEN and table.game.turn <= MOST_TURNS:
        before = table.game
        if players == "invented":
            table.take(in_order(invented(rng, before), key, before.turn))
            table.game = replace(table.game, shots=shots(rng, before))
            night.take(table.game.orders.values(), table.game.shots.values())
        else:
            orders, board = wishes(its, table, board, key)
            table.take(in_order(orders, key, before.turn))
            night.decide()
        resolution = table.close()
        wanted, came = both.engine_facts(before, resolution, table.game), night.close()
        found.turns += 1
        found.values.update(values)
        found.clauses.update(f"{clause}" for clause in wanted["void"].values())
        if wrong := [name for name in wanted if wanted[name] != came[name]]:
            found.wrong += [
                f"--players {players} --seed {seed}, turn {before.turn}, {name}: "
                f"engine {wanted[name]}, batch {came[name]}"
                for name in wrong
            ]
            return
        night.next()


def in_order(orders: Iterable[GiveOrder], key: int, turn: int) -> list[GiveOrder]:
    """Votes and hunts in their order of arrival; that of the others changes nothing."""
    purposes = {Kind.VOTE: Purpose.VOTE_ARRIVES, Kind.HUNT: Purpose.HUNT_ARRIVES}

    def arrival(order: GiveOrder) -> int:
        purpose = purposes.get(order.order)
        return 0 if purpose is None else draw(key, turn, order.seat, purpose)

    return sorted(orders, key=arrival)


def invented(rng: random.Random, game: Game) -> Iterator[GiveOrder]:
    """Orders that crowd on few seats, so that the clauses meet; some seats send none."""
    crowd = rng.sample(sorted(game.living), min(len(game.living), rng.randint(1, 5)))
    victim = rng.choice(crowd)
    hunts = rng.choice([0, 0.1, 0.5]) if game.turn >= game.rules.hunt_from_turn else 0
    for seat in sorted(game.living):
        may = MAY[game.told(seat)]
        if game.wants_votes() and rng.random() < 0.9:
            abstains = game.rules.may_abstain and rng.random() < 0.2
            target = None if abstains else on(rng, game, seat, Kind.VOTE, crowd)
            yield given(seat, Kind.VOTE, target)
        if Kind.HUNT in may and rng.random() < hunts:
            yield given(seat, Kind.HUNT, on(rng, game, seat, Kind.HUNT, crowd))
        if Kind.KILL in may and rng.random() < 0.9:
            word = [victim] if rng.random() < 0.9 else crowd
            yield given(seat, Kind.KILL, on(rng, game, seat, Kind.KILL, word))
        kinds = [kind for kind in SPECS[game.told(seat)].orders if kind is not Kind.SHOOT]
        if kinds and rng.random() < 0.9:
            kind = rng.choice([kinds[0], *kinds])
            yield given(seat, kind, on(rng, game, seat, kind, crowd))


def on(rng: random.Random, game: Game, seat: int, kind: Kind, crowd: list[int]) -> int | None:
    """A seat that the order may name, of the crowd if it can be."""
    its_own = kind in {Kind.HEAL, Kind.INJECT} or (kind is Kind.VOTE and game.rules.self_vote)
    no_mates = kind in {Kind.KILL, Kind.FRAME}
    fit = [
        other
        for other in sorted(game.living)
        if (its_own or other != seat) and not (no_mates and game.role(other) in MAFIA)
    ]
    near = [other for other in fit if other in crowd]
    return rng.choice(near or fit) if fit else None


def given(seat: int, kind: Kind, target: int | None) -> GiveOrder:
    return GiveOrder(seat=seat, order=kind, targets=() if target is None else (target,))


def shots(rng: random.Random, game: Game) -> dict[int, Order]:
    """The shots that stand, and perhaps another name on them."""
    found = dict(game.shots)
    for seat in sorted(game.living):
        if game.role(seat) is Role.COMMISSIONER and rng.random() < 0.5:
            target = rng.choice([other for other in sorted(game.living) if other != seat])
            found[seat] = Order(seat, Kind.SHOOT, (target,), 0)
    return found


def count(seeds: Iterable[int], *, players: str, plainly: bool = False) -> Count:
    """Play the games of these seeds, and count."""
    found = Count()
    for seed in seeds:
        play(players, seed, found, plainly=plainly)
    return found


def main() -> int:
    """Say how many turns agree, and in which they don't."""
    parser = argparse.ArgumentParser(description="compare the batch with the engine")
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--players", choices=PLAYERS, help="these alone")
    parser.add_argument("--seed", type=int, help="one game alone")
    asked = parser.parse_args()
    if asked.seed is not None:
        found = count([asked.seed], players=asked.players or PLAYERS[0])
        print("\n".join(found.wrong) or f"{found.turns} turns, no difference")
        return 1 if found.wrong else 0
    every = [asked.players] if asked.players else PLAYERS
    return max(_report(players, asked.turns, asked.workers) for players in every)


def _report(players: str, turns: int, workers: int) -> int:
    found = compare.in_chunks(partial(count, players=players), turns, workers)
    print(f"{players} players: turns on which each value of an option was played:")
    few = compare.show_values(found)
    print("orders void by clause:")
    print("  " + ", ".join(f"{clause} {n}" for clause, n in sorted(found.clauses.items())))
    print(f"{players} players: {found.turns} turns, {len(found.wrong)} differences")
    print("\n".join(found.wrong[:20]))
    return 1 if found.wrong or (few and found.turns >= 100_000) else 0


if __name__ == "__main__":
    sys.exit(main())
