"""Random games for the comparison of the engine with the oracle.

    game(seed) -> a record, as plain data, that oracle.play takes

The same seed gives the same game. Orders crowd on few seats, so that the clauses meet; some orders are wrong and must be
refused. The oracle's own state is used between turns, so that later turns mostly name living seats.
`doubtful=True` also makes the rare acts of which the rulebook says nearly nothing (READINGS.md, second list).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import Any

from tests.oracle import oracle

Data = dict[str, Any]

SHARES = ["0", "0.1", "0.2", "0.25", "0.3", "0.34", "0.5", "0.75", "1"]
CAUSES = ["mafia", "poison", "injection", "hunting", "hunted", "shot", "court"]

# Every option that can change a resolution, each with its values; lists of values are made in rules().
VALUES: dict[str, list[Any]] = {
    "court_from_turn": [1, 2, 2, 3],
    "hunt_from_turn": [1, 2, 2, 3],
    "status_needs_vote": [True, False],
    "hunts_per_turn": [1, 2, 3],
    "hunt_maniac": ["nothing", "maniac_dies", "hunter_dies"],
    "courtesan_stops_kill": [False, True],
    "slander_lasts": ["night", "game"],
    "check_shows": ["role", "side"],
    "boss_shows": ["mafia", "town"],
    "dead_commissioner_checks": [True, False],
    "boss_succession": ["nobody", "next_mafioso"],
    "antidote": ["same_night", "until_death"],
    "self_vote": [True, False],
    "may_abstain": [False, True],
    "quorum_share": SHARES,
    "quorum_of": ["living", "seats", "votes"],
    "keeper": [False, True],
    "min_posts": [0, 1, 1, 2],
    "missed_votes": [0, 1, 2, 2, 3],
    "town_wins": ["all_dead", "mafia_dead"],
    "parity_of": ["others", "town"],
    "maniac_wins": ["alone", "last_two"],
}

# Options that change what is seen, and must not change what happens.
VIEWS: dict[str, list[Any]] = {
    "reveal": ["role", "side", "nothing"],
    "causes": ["night_hidden", "all", "none"],
    "ballots": ["after_close", "live"],
    "sealed_shows": ["result", "totals"],
    "ghosts_talk": [True, False],
}


def game(seed: int, *, doubtful: bool = False) -> Data:
    """A random game of one to five turns."""
    rng = random.Random(seed)
    while True:
        record: Data = {"rules": rules(rng, doubtful), "seats": seats(rng), "turns": []}
        need = len(record["seats"]) * Fraction(record["rules"].setdefault("mafia_share", "0.25"))
        state = oracle.Game(record)
        mafia = sum(role in oracle.MAFIA for role in state.role.values())
        if mafia >= ceil(need) and state.victory() is None:  # GAME-3, GAME-4
            break
    length = rng.choice([1, 2, 3, 4, 4, 5, 5, 5])
    for _ in range(length):
        made = _Turn(rng, state, doubtful).make()
        record["turns"].append(made)
        state.play_turn(made)
        if state.winner is not None:
            break
    if state.winner is not None and len(record["turns"]) < length and rng.random() < 0.1:
        record["turns"].append({})  # after the end: ignored
    return record


def rules(rng: random.Random, doubtful: bool = False) -> Data:
    """Random options, none against GAME-7."""
    chosen: Data = {}
    if rng.random() < 0.5:
        chosen["preset"] = rng.choice(["classic", "black-market"])
    if rng.random() < 0.08:
        return chosen  # a preset as it is
    for option, values in VALUES.items():
        if rng.random() < 0.7:
            chosen[option] = rng.choice(values)
    for option, values in VIEWS.items():
        if rng.random() < 0.1:
            chosen[option] = rng.choice(values)
    if rng.random() < 0.8:
        chosen["mafia_share"] = rng.choice(["0.05", "0.1", "0.1", "0.15", "0.2", "0.25", "0.3"])
    least = 0 if doubtful else 1
    if rng.random() < 0.6:
        shot_on = ["mafia", "poison", "injection", "court", "hunting"]
        chosen["shot_on"] = rng.sample(shot_on, rng.randint(least, len(shot_on)))
    if rng.random() < 0.6:
        chosen["note_on"] = rng.sample(CAUSES, rng.randint(least, len(CAUSES)))
    keeper = chosen.get("keeper", chosen.get("preset") == "black-market")
    if keeper and chosen.get("court_from_turn") == 1:
        chosen["court_from_turn"] = rng.choice([2, 3])
    if rng.random() < 0.8:
        ways = ["last_to_reach", "first_to_reach", "second_named"] + ["keeper"] * bool(keeper)
        tie = rng.sample(ways, rng.choice([0, 1, 1, 1, 2, len(ways)]))
        if keeper and rng.random() < 0.3:
            tie = ["keeper"] + [way for way in tie if way != "keeper"]
        ends = ["nobody"] if keeper else ["nobody", "everybody", "everybody"]
        if (not tie and not doubtful) or rng.random() < 0.3:
            tie.append(rng.choice(ends))
        chosen["tie"] = tie
    return chosen


def seats(rng: random.Random) -> list[Data]:
    """A random line-up, often without this or that role."""
    number = rng.choice([4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14])
    roles: list[str] = []
    if rng.random() < 0.75:
        roles.append("boss")
        if rng.random() < 0.6:
            roles.append("foundling")
    if rng.random() < 0.55:
        roles.append("framer")
    mafia = sum(role != "foundling" for role in roles)
    roles += ["mafioso"] * max(1 - mafia, rng.choice([0, 0, 0, 1, 1, 2, 3]))
    if rng.random() < 0.65:
        roles.append("maniac")
    if rng.random() < 0.8:
        roles.append("commissioner")
        if rng.random() < 0.6:
            roles.append("sergeant")
    roles += ["doctor"] * rng.choice([0, 1, 1, 1, 2, 3])
    roles += ["courtesan"] * rng.choice([0, 1, 1, 2, 3, 4])
    rng.shuffle(roles)
    roles = sorted(roles[:number], key=lambda role: role == "sergeant")
    if "sergeant" in roles and "commissioner" not in roles:
        roles.remove("sergeant")
    if "foundling" in roles and "boss" not in roles:
        roles.remove("foundling")
    roles += ["civilian"] * (number - len(roles))
    rng.shuffle(roles)
    return [{"name": f"seat {place}", "role": role} for place, role in enumerate(roles, start=1)]


class _Turn:
    """One random turn, made from the state of the game."""

    def __init__(self, rng: random.Random, state: oracle.Game, doubtful: bool) -> None:
        self.rng = rng
        self.state = state
        self.doubtful = doubtful
        self.number = state.number + 1
        self.living = sorted(state.alive)
        self.dead = sorted(set(state.role) - state.alive)
        self.mafia = state.living(*oracle.MAFIA)
        others = [seat for seat in self.living if seat not in self.mafia]
        # The orders crowd on few seats: three or so for the night, two or three for the court.
        self.focus = rng.sample(self.living, min(len(self.living), rng.choice([1, 2, 2, 3, 4])))
        self.accused = rng.sample(self.living, min(len(self.living), rng.choice([1, 2, 2, 2, 3, 4])))
        if rng.random() < 0.5:
            self.accused[0] = rng.choice(self.focus)
        wanted = [seat for seat in self.focus if seat not in self.mafia] or others
        self.victim = rng.choice(wanted if rng.random() < 0.7 or not others else others) if wanted else None
        self.second = rng.choice(others) if others else None
        self.discord = rng.random() < 0.15
        self.grant = rng.random() < 0.25
        # On some turns nearly everybody votes; on others many forget.
        self.voting = rng.choice([1.0, 0.98, 0.95, 0.9, 0.7])
        self.hunting = rng.choice([0.0, 0.05, 0.1, 0.2, 0.4])

    def make(self) -> Data:
        rng = self.rng
        orders = self.orders()
        turn: Data = {"orders": orders}
        posts = {seat: rng.choice([0, 0, 1, 2]) for seat in self.living if rng.random() < 0.02}
        if rng.random() < 0.03:
            posts.update({seat: rng.choice([1, 2, 3]) for seat in self.living if seat not in posts})
        if posts or rng.random() < 0.5:
            turn["posts"] = posts
        rulings = self.rulings(orders)
        if rulings or rng.random() < 0.5:
            turn["rulings"] = rulings
        return turn

    # orders ---------------------------------------------------------------------------------------------------------

    def orders(self) -> list[Data]:
        """Each seat's own orders in its own order, shuffled into one another."""
        rng = self.rng
        piles = [self.seat_orders(seat) for seat in self.living]
        if self.dead and rng.random() < 0.2:
            by = rng.choice(self.dead)
            piles.append([{"by": by, rng.choice(["vote", "hunt", "heal"]): self.pick(by, self.accused)}])
        orders: list[Data] = []
        while piles:
            pile = rng.choice(piles)
            if pile:
                orders.append(pile.pop(0))
            else:
                piles.remove(pile)
        return orders

    def seat_orders(self, by: int) -> list[Data]:
        """What one living seat sends, with changes of mind."""
        rng, state = self.rng, self.state
        role = state.role[by]
        kinds: list[str] = []
        if self.wants_vote():
            kinds += ["vote"] * (rng.random() < self.voting)
        else:
            kinds += ["vote"] * (rng.random() < 0.03)
        if role not in oracle.MAFIA:
            hunting = self.hunting * (1 if self.number >= state.rules["hunt_from_turn"] else 0.2)
            kinds += ["hunt"] * (rng.random() < hunting)
        else:
            kinds += ["kill"] * (rng.random() < 0.85)
            kinds += ["hunt"] * (rng.random() < 0.02)
        if role == "doctor":
            kinds += rng.choice([["heal"], ["heal"], ["heal"], ["inject"], ["heal", "inject"], []])
            if rng.random() < 0.05:
                kinds += ["inject", "heal"]
        else:
            kinds += [kind for kind in oracle.ROLE_ORDERS.get(role, ()) if rng.random() < 0.85]
        if role == "commissioner":
            kinds += ["shoot"] * (rng.random() < (0.25 if by in state.shot else 0.8))
            kinds += ["shoot"] * (rng.random() < 0.1)
        kinds += ["note"] * (rng.random() < (0.03 if by in state.wrote else 0.3))
        if rng.random() < 0.03:  # perhaps of a kind that the role has not
            kinds.append(rng.choice(["kill", "check", "block", "frame", "poison", "heal", "inject", "shoot"]))
        rng.shuffle(kinds)

        orders: list[Data] = []
        for kind in kinds:
            orders.append(self.order(by, kind))
            if rng.random() < 0.12:
                orders.append(self.order(by, kind))  # replaced, or by chance the same again
            if rng.random() < 0.06:
                orders.append(_again(orders[-1]))  # the same again
            if rng.random() < 0.05:
                orders.append({"by": by, "withdraw": kind})
                if rng.random() < 0.5:
                    orders.append(_again(orders[rng.choice([-2, -2, 0])]))  # sent once more
                elif rng.random() < 0.2:
                    orders.append({"by": by, "withdraw": kind})  # nothing stands
        if rng.random() < 0.02:
            orders.append({"by": by, "withdraw": rng.choice(oracle.KINDS)})
        if orders and rng.random() < 0.1:
            orders.append(_again(rng.choice(orders)))  # back to an old choice, or a repeat
        for order in orders:
            if rng.random() < 0.02:
                order["late"] = True
            elif "hunt" in order and rng.random() < 0.05:
                order["early"] = True
        return orders

    def order(self, by: int, kind: str) -> Data:
        """One order of this kind, now and then wrong."""
        rng, state = self.rng, self.state
        if kind == "vote":
            if rng.random() < (0.12 if state.rules["may_abstain"] else 0.01):
                return {"by": by, "vote": "none"}
            named = by if rng.random() < 0.04 else self.pick(by, self.accused)
            return {"by": by, "vote": named}
        if kind == "note":
            to = by if rng.random() < 0.03 else self.pick(by, self.living)
            return {"by": by, "note": {"to": to, "text": rng.choice(["one", "two"])}}
        if kind == "shoot":
            return {"by": by, "shoot": None if rng.random() < 0.12 else self.pick(by, self.focus + self.accused)}
        if kind == "kill":
            return {"by": by, "kill": self.names(by)}
        if kind == "hunt":
            wolves = [seat for seat in self.living if seat in self.mafia or state.role[seat] == "maniac"]
            return {"by": by, "hunt": self.pick(by, wolves if wolves and rng.random() < 0.5 else self.focus)}
        if kind == "heal":
            healed = state.healed.get(by)
            if healed is not None and rng.random() < 0.3:
                return {"by": by, "heal": healed}  # NIGHT-11, or a dead one
            if rng.random() < 0.2:
                return {"by": by, "heal": by}
            if self.victim is not None and rng.random() < 0.4:
                return {"by": by, "heal": self.victim}
            carriers = sorted(state.poison)
            if carriers and rng.random() < 0.4:
                return {"by": by, "heal": rng.choice(carriers)}
        if kind == "inject" and rng.random() < 0.05:
            return {"by": by, "inject": by}
        if kind == "block":
            ladies = [seat for seat in state.living("courtesan") if seat != by]
            if ladies and rng.random() < 0.45:
                return {"by": by, "block": rng.choice(ladies)}
            busy = [seat for seat in self.living if state.role[seat] in oracle.ROLE_ORDERS or seat in self.mafia]
            if rng.random() < 0.6:
                return {"by": by, "block": self.pick(by, busy)}
        if kind == "frame" and rng.random() < 0.95:
            right = [seat for seat in self.focus if seat not in self.mafia] or self.living
            return {"by": by, "frame": rng.choice(right)}
        if kind == "poison" and self.victim is not None and rng.random() < 0.3:
            return {"by": by, "poison": self.pick(by, [self.victim])}
        return {"by": by, kind: self.pick(by, self.focus)}

    def names(self, by: int) -> int | list[Any]:
        """Whom a member of the mafia names: mostly the victim, now and then two, a mate, the dead, nobody."""
        rng = self.rng
        luck = rng.random()
        if self.victim is None or self.second is None or luck < 0.03:
            return self.pick(by, self.living)
        others = [seat for seat in self.living if seat not in self.mafia]
        first = rng.choice(others) if rng.random() < (0.5 if self.discord else 0.04) else self.victim
        if rng.random() < (0.7 if self.grant else 0.03):
            second = rng.choice(others) if rng.random() < 0.2 else self.second
            names = [first, second]
            if rng.random() < 0.02:
                names.append(rng.choice(others))  # three
            elif rng.random() < 0.02:
                names[1] = rng.choice(self.mafia + self.dead)
            rng.shuffle(names)
            return names
        if rng.random() < 0.02:
            return [first, first]
        return first

    def pick(self, by: int, wanted: Sequence[int]) -> int:
        """A target: mostly one of these and not the sender, seldom a wrong one."""
        rng = self.rng
        luck = rng.random()
        if luck < 0.015 and self.dead:
            return rng.choice(self.dead)
        if luck < 0.02:
            return rng.choice([0, len(self.state.role) + 1, by])
        if luck < 0.15:
            wanted = self.living
        right = [seat for seat in wanted if seat != by] or [seat for seat in self.living if seat != by] or [by]
        return rng.choice(right)

    def wants_vote(self) -> bool:
        """Whether this turn wants a vote."""
        given = self.state.rules
        return bool(self.number >= given["court_from_turn"] or (given["keeper"] and self.number == 1))

    # rulings --------------------------------------------------------------------------------------------------------

    def rulings(self, orders: list[Data]) -> list[Data]:
        """The host's acts of this turn."""
        rng, state = self.rng, self.state
        rulings: list[Data] = []
        if self.grant:
            rulings.append({"double_kill": True})
        if rng.random() < 0.15:
            barred = rng.sample(self.living, min(len(self.living), rng.choice([1, 1, 2, 3])))
            rulings.append({"bar_vote": barred[0] if len(barred) == 1 and rng.random() < 0.7 else barred})
        for _ in range(rng.choice([0, 0, 0, 0, 1, 1, 2])):
            sent = [(order["by"], kind) for order in orders for kind in oracle.KINDS if kind in order]
            if not self.doubtful:
                sent = [(by, kind) for by, kind in sent if kind not in ("shoot", "note")]
            if sent:
                by, kind = rng.choice(sent)
                rulings.append({"void": {"by": by, "order": kind}})
        for act, chance in (("exclude", 0.07), ("leave", 0.07)):
            if rng.random() < chance:
                rulings.append({act: rng.choice(self.focus + self.accused + self.living)})
        if rng.random() < 0.05 and self.dead:
            rulings.append({"silence": rng.choice(self.dead)})
        if rng.random() < 0.08:
            likely = self.focus + self.accused + ([self.victim] if self.victim is not None else [])
            seat = rng.choice(likely + sorted(state.poison))
            rulings.append({"fact": {"seat": seat, "alive": True}})
        elif rng.random() < 0.06 and self.may_revive():
            rulings.append({"fact": {"seat": rng.choice(self.may_revive()), "alive": True}})
        elif rng.random() < 0.05:
            rulings.append({"fact": {"seat": rng.choice(self.living), "alive": False}})
        rng.shuffle(rulings)
        return rulings

    def may_revive(self) -> list[int]:
        """The dead who can live again without a question that the rulebook leaves open."""
        state = self.state
        if self.doubtful:
            return self.dead
        open_questions = ("boss", "foundling", "commissioner", "sergeant")
        return [seat for seat in self.dead if state.role[seat] not in open_questions]


def _again(order: Data) -> Data:
    """The same order, without its hour."""
    return {key: value for key, value in order.items() if key not in ("late", "early")}
