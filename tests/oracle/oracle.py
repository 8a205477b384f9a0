"""A second, naive resolver of the game, written from the rulebook alone.

It exists to disagree: the engine is compared with it on many random turns. So it shares no code with the engine, keeps
to the rulebook's own order and words, names the clause at every step, and prefers clarity to speed. Where the rulebook
leaves something open, READINGS.md says which reading is taken here.

    play(record) -> {"turns": [...], "winner": ...}
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

Seat = int
Data = dict[str, Any]

MAFIA = frozenset({"mafioso", "boss", "framer"})
TOWN = frozenset({"civilian", "commissioner", "sergeant", "doctor", "courtesan", "foundling"})

# ORDER-1: the role orders, by role. The kill is the mafia's; vote, hunt, shot and note are none of these.
ROLE_ORDERS: dict[str, tuple[str, ...]] = {
    "commissioner": ("check",),
    "courtesan": ("block",),
    "framer": ("frame",),
    "maniac": ("poison",),
    "doctor": ("heal", "inject"),
}
KINDS = ("vote", "hunt", "kill", "check", "block", "frame", "poison", "heal", "inject", "shoot", "note")

ABSENCES = ("excluded", "left", "missing")

# Only the options that can change a resolution; the others are left alone.
CLASSIC: Data = {
    "court_from_turn": 2,
    "hunt_from_turn": 2,
    "status_needs_vote": True,
    "hunts_per_turn": 1,
    "hunt_maniac": "nothing",
    "courtesan_stops_kill": False,
    "slander_lasts": "night",
    "check_shows": "role",
    "boss_shows": "mafia",
    "dead_commissioner_checks": True,
    "boss_succession": "nobody",
    "antidote": "same_night",
    "shot_on": ["mafia", "poison", "injection", "court"],
    "self_vote": True,
    "may_abstain": False,
    "quorum_share": "0.25",
    "quorum_of": "living",
    "tie": ["last_to_reach"],
    "keeper": False,
    "note_on": ["mafia", "court"],
    "min_posts": 1,
    "missed_votes": 2,
    "town_wins": "all_dead",
    "parity_of": "others",
    "maniac_wins": "alone",
}
PRESETS: dict[str, Data] = {"classic": {}, "black-market": {"keeper": True}}


class Order(NamedTuple):
    """An order that stands: whom it names (a kill under a grant: one or two) and when it was sent."""

    target: Any
    time: int


def play(record: Data) -> Data:
    """Play a record to its end; once there is a winner the later turns are ignored."""
    game = Game(record)
    results = []
    for turn in record.get("turns") or []:
        results.append(game.play_turn(turn))
        if game.winner is not None:
            break
    return {"turns": results, "winner": game.winner}


def options(rules: Any) -> Data:
    """The options of a game: classic, changed by the preset, changed by what the record says."""
    chosen = {"preset": rules} if isinstance(rules, str) else dict(rules or {})
    preset = chosen.pop("preset", "classic")
    return {**CLASSIC, **PRESETS[preset], **chosen}


class Game:
    """What is carried from turn to turn."""

    def __init__(self, record: Data) -> None:
        self.rules = options(record.get("rules"))
        self.role: dict[Seat, str] = {n: seat["role"] for n, seat in enumerate(record["seats"], start=1)}
        self.alive: set[Seat] = set(self.role)
        self.number = 0  # the turn that is being played, or was played last
        self.keeper: Seat | None = None  # KEEPER-1
        self.poison: set[Seat] = set()  # POISON-1: given in the last night, falls due in the next resolution
        self.slandered: set[Seat] = set()  # NIGHT-3 with slander_lasts: game
        self.healed: dict[Seat, Seat] = {}  # NIGHT-11: doctor -> whom he healed in the last night
        self.injected: set[Seat] = set()  # NIGHT-12: doctors whose injection is used up
        self.shot: dict[Seat, Seat] = {}  # SHOT-1: commissioner -> whom he would take along
        self.fired: set[Seat] = set()  # SHOT-1: fired once
        self.note: dict[Seat, Seat] = {}  # NOTE-1: author -> addressee, not yet handed over
        self.wrote: set[Seat] = set()  # NOTE-1: who has given a note, once a game
        self.misses: dict[Seat, int] = dict.fromkeys(self.role, 0)  # ABSENCE-2
        self.winner: str | None = None

    def play_turn(self, turn: Data) -> Data:
        """Play one turn: its orders, its close, its resolution."""
        self.number += 1
        return Turn(self, turn).play()

    def side(self, seat: Seat) -> str:
        """Whose side a seat is on; an unturned foundling is town (FOUND-1)."""
        role = self.role[seat]
        return "mafia" if role in MAFIA else "town" if role in TOWN else "maniac"

    def living(self, *roles: str) -> list[Seat]:
        """The living seats of these roles, in seat order."""
        return [seat for seat in sorted(self.alive) if self.role[seat] in roles]

    def victory(self) -> str | None:
        """WIN-1 to WIN-5, on the seats as they stand."""
        mafia = sum(self.side(seat) == "mafia" for seat in self.alive)
        town = sum(self.side(seat) == "town" for seat in self.alive)
        maniac = len(self.alive) - mafia - town
        if not self.alive:
            return "draw"  # WIN-5
        if self.rules["town_wins"] == "mafia_dead" and town and not mafia:
            return "town"  # WIN-2, then before WIN-4
        if maniac and not mafia and not town:
            return "maniac"  # WIN-4
        if self.rules["maniac_wins"] == "last_two" and maniac and not mafia and town == 1:
            return "maniac"  # WIN-4
        others = town if self.rules["parity_of"] == "town" else town + maniac
        if mafia and mafia >= others:
            return "mafia"  # WIN-3
        if town and not mafia and not maniac:
            return "town"  # WIN-2
        return None


class Turn:
    """One turn: a day and the night that ends it."""

    def __init__(self, game: Game, turn: Data) -> None:
        self.game = game
        self.rules = game.rules
        self.lines: list[Data] = turn.get("orders") or []
        self.posts = {int(seat): count for seat, count in (turn.get("posts") or {}).items()}
        self.at_dawn = set(game.alive)  # the seats living when the turn began

        # the host's acts
        self.barred: set[Seat] = set()
        self.excluded: set[Seat] = set()
        self.leaving: set[Seat] = set()
        self.to_void: set[tuple[Seat, str]] = set()
        self.facts: dict[Seat, bool] = {}
        self.grant = False
        self.read_rulings(turn.get("rulings") or [])

        # HOST-1: whom a changed fact keeps alive through this resolution; every blow on it fails
        self.kept = {seat for seat, alive in self.facts.items() if alive and seat in self.at_dawn}

        # what the turn wants
        self.election = bool(self.rules["keeper"]) and game.number == 1  # KEEPER-1
        self.court_sits = game.number >= self.rules["court_from_turn"] and not self.election  # TIME-5
        self.wants_vote = self.election or self.court_sits  # ORDER-3

        # the orders
        self.refused: list[int] = []
        self.standing: dict[tuple[Seat, str], Order] = {}

        # what comes out
        self.void: dict[tuple[Seat, str], str] = {}
        self.deaths: dict[Seat, list[str]] = {}
        self.answers: dict[Seat, Data | None] = {}  # commissioner -> answer
        self.tally: dict[Seat, int] = {}
        self.sentenced: list[Seat] = []
        self.elected: Seat | None = None

        # the night
        self.missed: set[Seat] = set()
        self.blocked: set[Seat] = set()
        self.slandered: set[Seat] = set(game.slandered)
        self.stricken: set[Seat] = set()  # by the mafia
        self.autopsy: set[Seat] = set()  # NIGHT-9
        self.poisoned: set[Seat] = set()  # tonight
        self.saved: set[Seat] = set()
        self.injected: set[Seat] = set()
        self.healed: dict[Seat, Seat] = {}

    def read_rulings(self, rulings: Iterable[Data]) -> None:
        """HOST: what the host ruled in this turn."""
        for ruling in rulings:
            for act, what in ruling.items():
                if act == "bar_vote":
                    self.barred.update(_list(what))  # HOST-3
                elif act == "exclude":
                    self.excluded.update(_list(what))  # HOST-4
                elif act == "leave":
                    self.leaving.update(_list(what))  # HOST-6
                elif act == "void":
                    self.to_void.add((what["by"], what["order"]))  # HOST-1
                elif act == "fact":
                    self.facts[what["seat"]] = what["alive"]  # HOST-1
                elif act == "double_kill":
                    self.grant = bool(what)  # GHOST-2
                elif act != "silence":  # GHOST-2: the silenced only talk no more
                    raise ValueError(f"no such ruling: {act}")

    def play(self) -> Data:
        """NIGHT: the order of moves."""
        self.take_orders()
        self.close()
        self.hunt()
        self.courtesan()
        self.framer()
        self.mafia()
        self.commissioner()
        self.maniac()
        self.doctor()
        self.settle_night()
        self.poison_falls_due()
        self.last_shots()
        self.court()
        self.last_shots()
        self.absences()
        self.change_facts()
        checks, killed_by = self.tell_answers()
        notes = self.hand_over_notes()
        self.successions()
        self.finish()
        game = self.game
        lynched = None if not self.sentenced else self.sentenced if len(self.sentenced) > 1 else self.sentenced[0]
        return {
            "refused": self.refused,
            "deaths": self.deaths,
            "lynched": lynched,
            "tally": self.tally,
            "keeper": self.elected,
            "checks": checks,
            "killed_by": killed_by,
            "void": self.void,
            "roles": dict(game.role),
            "notes": notes,
            "poisoned": sorted(game.poison),
            "winner": game.winner,
        }

    # ORDER ----------------------------------------------------------------------------------------------------------

    def take_orders(self) -> None:
        """The orders of the turn, as they arrive."""
        for time, line in enumerate(self.lines):
            if not self.take(line, time):
                self.refused.append(time)

    def take(self, line: Data, time: int) -> bool:
        """Take an order, or refuse it at once, in which case nothing else changes."""
        game, by = self.game, line["by"]
        if line.get("late"):
            return False  # TIME-1
        if by not in self.at_dawn:
            return False  # ORDER-6: by somebody dead
        if "withdraw" in line:
            return self.withdraw(by, line["withdraw"])
        kind = next(kind for kind in KINDS if kind in line)
        target = line[kind]
        role = game.role[by]

        if kind == "note":
            to = target["to"]
            if by in game.wrote or not self.other_living(by, to):
                return False  # NOTE-1
            game.wrote.add(by)
            game.note[by] = to
            return True

        if kind == "shoot":
            if role != "commissioner":
                return False  # ORDER-6: of a kind that the role has not
            if target is None:
                game.shot.pop(by, None)  # SHOT-1: he may clear it
                return True
            if not self.other_living(by, target):
                return False  # SHOT-1: one other living seat
            game.shot[by] = target
            return True

        if kind == "vote":
            if not self.wants_vote:
                return False  # TIME-5
            if by in self.barred:
                return False  # HOST-3
            if target == "none":
                if not self.rules["may_abstain"]:
                    return False  # COURT-1
            elif not self.is_living(target):
                return False  # ORDER-6
            elif target == by and not self.rules["self_vote"]:
                return False  # COURT-1
        elif kind == "hunt":
            if self.game.number < self.rules["hunt_from_turn"]:
                return False  # TIME-5
            if line.get("early"):
                return False  # TIME-2
            if role in MAFIA:
                return False  # HUNT-5
            if not self.other_living(by, target):
                return False  # ORDER-6
        elif kind == "kill":
            if role not in MAFIA:
                return False  # ORDER-6
            target = tuple(dict.fromkeys(_list(target)))  # two equal names are one name
            if not 1 <= len(target) <= (2 if self.grant else 1):
                return False  # MAFIA-3
            if not all(self.is_living(name) for name in target):
                return False  # ORDER-6
            if any(game.role[name] in MAFIA for name in target):
                return False  # MAFIA-1
        else:
            if kind not in ROLE_ORDERS.get(role, ()):
                return False  # ORDER-6
            if kind in ("heal", "inject"):
                if not self.is_living(target):
                    return False  # ORDER-6: on oneself is right for these
            elif not self.other_living(by, target):
                return False  # ORDER-6
            if kind == "frame" and game.role[target] in MAFIA:
                return False  # NIGHT-3: a mate is refused

        before = self.standing.get((by, kind))
        if before is None or before.target != target:  # ORDER-2: the same again keeps its time
            self.standing[by, kind] = Order(target, time)
        if kind == "heal":
            self.standing.pop((by, "inject"), None)  # NIGHT-12: the one sent later stands
        elif kind == "inject":
            self.standing.pop((by, "heal"), None)
        return True

    def withdraw(self, by: Seat, kind: str) -> bool:
        """ORDER-2: an order that stands can be withdrawn; the one before it doesn't come back."""
        if kind == "note":
            return False  # NOTE-1: it can't be taken back
        if kind == "shoot":
            return self.game.shot.pop(by, None) is not None  # SHOT-1
        return self.standing.pop((by, kind), None) is not None

    def is_living(self, seat: Any) -> bool:
        """Whether this is a seat, and living (ORDER-6: the dead, nobody)."""
        return isinstance(seat, int) and seat in self.at_dawn

    def other_living(self, by: Seat, seat: Any) -> bool:
        """Whether this is a living seat, and not the sender's own."""
        return self.is_living(seat) and seat != by

    # the close ------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Which orders the host voided, and who has missed the vote."""
        game = self.game
        for by, kind in self.to_void:  # HOST-1
            if kind == "shoot":
                stood = game.shot.pop(by, None) is not None
            elif kind == "note":
                stood = game.note.pop(by, None) is not None
            else:
                stood = (by, kind) in self.standing
            if stood:
                self.void[by, kind] = "HOST-1"
        if self.wants_vote:
            # ORDER-3, ABSENCE-2: a vote that the host voids counts as given (ORDER-8), an abstention too (COURT-1);
            # who is barred owes none
            for seat in self.at_dawn - self.barred:
                if (seat, "vote") not in self.standing:
                    self.missed.add(seat)
                    game.misses[seat] += 1

    def orders(self, kind: str) -> list[tuple[Seat, Any]]:
        """Who sent this kind and whom it names, in the order of sending."""
        found = [(order.time, by, order.target) for (by, sent), order in self.standing.items() if sent == kind]
        return [(by, target) for _, by, target in sorted(found, key=lambda item: item[0])]

    def reason(self, by: Seat, kind: str, stricken_may: bool = False) -> str | None:
        """ORDER-8: the first clause, before the verb's own, that voids a role order or a kill."""
        game = self.game
        if self.void.get((by, kind)) == "HOST-1":
            return "HOST-1"
        if self.rules["status_needs_vote"] and by in self.missed:
            return "ORDER-3"
        hunts = (by, "hunt") in self.standing and self.void.get((by, "hunt")) != "HOST-1"
        if game.side(by) == "town" and hunts:
            return "ORDER-5"  # a hunt that the host voided is as if not sent
        if by not in game.alive or (by in self.stricken and not stricken_may):
            return "NIGHT-1"
        if by in self.blocked and (kind != "kill" or self.rules["courtesan_stops_kill"]):
            return "NIGHT-2"
        return None

    def hit(self, seat: Seat, cause: str) -> None:
        """A blow: the seat dies, or, dead in this resolution already, the cause is added, once (DEATH-2)."""
        if seat in self.kept:
            return  # HOST-1: every blow on it fails
        if seat in self.game.alive:
            self.game.alive.remove(seat)
            self.deaths[seat] = []
        if cause not in self.deaths[seat]:
            self.deaths[seat].append(cause)

    # HUNT -----------------------------------------------------------------------------------------------------------

    def hunt(self) -> None:
        """The hunts come first, before the night (HUNT-4)."""
        game, taken = self.game, 0
        for hunter, quarry in self.orders("hunt"):
            if (hunter, "hunt") in self.void:
                continue  # HOST-1
            counts = hunter in game.alive and quarry in game.alive
            if taken == self.rules["hunts_per_turn"] or not counts:
                self.void[hunter, "hunt"] = "HUNT-1"
                continue
            taken += 1
            side = game.side(quarry)
            if side == "mafia":
                self.hit(quarry, "hunted")  # HUNT-2
            elif side == "town":
                self.hit(hunter, "hunting")  # HUNT-2
            elif self.rules["hunt_maniac"] == "maniac_dies":
                self.hit(quarry, "hunted")  # HUNT-3
            elif self.rules["hunt_maniac"] == "hunter_dies":
                self.hit(hunter, "hunting")  # HUNT-3

    # NIGHT ----------------------------------------------------------------------------------------------------------

    def courtesan(self) -> None:
        """NIGHT-2: a block of somebody who died in the hunt, or is idle, is in vain, not void."""
        visits: dict[Seat, Seat] = {}
        for by, target in self.orders("block"):
            reason = self.reason(by, "block")
            if reason:
                self.void[by, "block"] = reason
            else:
                visits[by] = target

        def in_ring(her: Seat) -> bool:
            seen, at = {her}, visits.get(her)
            while at is not None and at not in seen:
                seen.add(at)
                at = visits.get(at)
            return at == her

        def blocks(her: Seat) -> bool:
            # In a pair or a ring all block; otherwise a blocked courtesan blocks nobody.
            return in_ring(her) or not any(blocks(other) for other, target in visits.items() if target == her)

        for by, target in visits.items():
            if blocks(by):
                self.blocked.add(target)
        for by in visits:
            if by in self.blocked:  # in a ring too: they all block and are all blocked
                self.void[by, "block"] = "NIGHT-2"

    def framer(self) -> None:
        """NIGHT-3: slander."""
        for by, target in self.orders("frame"):
            reason = self.reason(by, "frame")
            if reason is None and target not in self.game.alive:
                reason = "NIGHT-3"  # one living seat
            if reason:
                self.void[by, "frame"] = reason
                continue
            self.slandered.add(target)
            if self.rules["slander_lasts"] == "game":
                self.game.slandered.add(target)

    def mafia(self) -> None:
        """NIGHT-4, MAFIA-2, MAFIA-3, FOUND-2."""
        game = self.game
        words: dict[Seat, tuple[Seat, ...]] = {}
        for by, names in self.orders("kill"):
            reason = self.reason(by, "kill")
            if reason:
                self.void[by, "kill"] = reason  # left out of account
            else:
                words[by] = names
        if not words:
            return  # MAFIA-2: nobody names, no kill

        # MAFIA-2, MAFIA-3: agreed is who is named by everybody who names somebody
        everyone = [set(names) for names in words.values()]
        agreed = set.intersection(*everyone)

        failed: dict[Seat, str] = {}  # agreed, but not struck
        for victim in agreed:
            if victim not in game.alive:
                failed[victim] = "NIGHT-4"
            elif game.role[victim] == "foundling":
                failed[victim] = "FOUND-2"
        struck = agreed - set(failed)
        self.stricken = struck - self.kept

        for by, names in words.items():
            if struck.intersection(names):
                continue
            first = next((name for name in names if name in agreed), None)
            if first is not None:
                self.void[by, "kill"] = failed[first]
            else:
                self.void[by, "kill"] = "MAFIA-3" if self.grant else "MAFIA-2"

    def commissioner(self) -> None:
        """NIGHT-5, NIGHT-6, NIGHT-7; whether the checked seat dies is told later."""
        for by, target in self.orders("check"):
            reason = self.reason(by, "check", stricken_may=self.rules["dead_commissioner_checks"])
            if reason is None and target not in self.game.alive:
                reason = "NIGHT-7"  # died in this turn's hunt: unanswered
            if reason:
                self.void[by, "check"] = reason
                self.answers[by] = None
            else:
                self.answers[by] = {"seat": target, "shows": self.status(target)}

    def status(self, seat: Seat) -> str:
        """What a check on this seat shows tonight."""
        role, shows_role = self.game.role[seat], self.rules["check_shows"] == "role"
        if seat in self.slandered:
            return "mafioso" if shows_role else "mafia"  # NIGHT-3, before FOUND-1
        if role == "foundling":
            role = "civilian"  # FOUND-1
        if role == "boss" and self.rules["boss_shows"] == "town":
            role = "civilian"  # NIGHT-5
        if shows_role:
            return role
        return "mafia" if role in MAFIA else "town"  # NIGHT-5: town means "not mafia"

    def maniac(self) -> None:
        """NIGHT-9."""
        for by, target in self.orders("poison"):
            reason = self.reason(by, "poison")
            if reason is None and target in self.stricken:
                reason = "NIGHT-9"
                self.autopsy.add(target)
            elif reason is None and target not in self.game.alive:
                reason = "NIGHT-9"
            if reason:
                self.void[by, "poison"] = reason
            else:
                self.poisoned.add(target)

    def doctor(self) -> None:
        """NIGHT-10 to NIGHT-13: the doctors act together, none voids another's order."""
        game = self.game
        for by, target in self.orders("heal"):
            # NIGHT-10: if he is stricken himself, he can save only himself
            reason = self.reason(by, "heal", stricken_may=target == by)
            if reason is None and target not in game.alive:
                reason = "NIGHT-10"
            if reason is None and game.healed.get(by) == target:
                reason = "NIGHT-11"
            if reason:
                self.void[by, "heal"] = reason
            else:
                self.saved.add(target)
                self.healed[by] = target
        for by, target in self.orders("inject"):
            reason = self.reason(by, "inject")
            if reason is None and (by in game.injected or target not in game.alive):
                reason = "NIGHT-12"
            if reason:
                self.void[by, "inject"] = reason
            else:
                self.injected.add(target)
                game.injected.add(by)

    def settle_night(self) -> None:
        """The night is settled; causes in the order of the stages: mafia, maniac, doctor (DEATH-2)."""
        for seat in sorted(self.stricken - self.saved):
            self.hit(seat, "mafia")
            if seat in self.autopsy:
                self.hit(seat, "poison")  # NIGHT-9
        for seat in sorted(self.injected):
            self.hit(seat, "injection")  # NIGHT-12, NIGHT-13: nothing undoes it
        self.poisoned -= self.saved  # NIGHT-10, POISON-2

    # POISON ---------------------------------------------------------------------------------------------------------

    def poison_falls_due(self) -> None:
        """POISON-1 to POISON-3; on a seat that died in this resolution it is added (DEATH-2)."""
        for seat in sorted(self.game.poison):
            if self.rules["antidote"] == "until_death" and seat in self.saved:
                continue  # POISON-2
            self.hit(seat, "poison")

    # SHOT -----------------------------------------------------------------------------------------------------------

    def last_shots(self) -> None:
        """SHOT-1, SHOT-2: after the night, and again after the court."""
        game = self.game
        for seat in sorted(self.deaths):
            if game.role[seat] != "commissioner" or seat not in game.shot or seat in game.fired:
                continue
            if self.deaths[seat][0] not in self.rules["shot_on"]:
                continue  # SHOT-1: the first cause counts
            if game.shot[seat] not in game.alive:
                continue  # SHOT-2
            game.fired.add(seat)
            self.hit(game.shot[seat], "shot")

    # COURT ----------------------------------------------------------------------------------------------------------

    def court(self) -> None:
        """COURT-1 to COURT-5, and the election of KEEPER-1."""
        if not self.wants_vote:
            return
        votes = [
            (by, target) for by, target in self.orders("vote") if (by, "vote") not in self.void and target != "none"
        ]
        for _, target in votes:
            self.tally[target] = self.tally.get(target, 0) + 1
        if not votes:
            return  # COURT-3: no votes, nobody
        most = max(self.tally.values())
        top = sorted(seat for seat, count in self.tally.items() if count == most)

        if self.election:  # KEEPER-1: without quorum
            chosen = top if len(top) == 1 else self.break_tie(top, votes)
            self.elected = chosen[0] if chosen else None
            return

        total = {"living": len(self.at_dawn), "seats": len(self.game.role), "votes": len(votes)}
        if most < Fraction(str(self.rules["quorum_share"])) * total[self.rules["quorum_of"]]:
            return  # COURT-3
        self.sentenced = top if len(top) == 1 else self.break_tie(top, votes)
        for seat in self.sentenced:
            self.hit(seat, "court")  # COURT-5: added, if it has died already in this resolution

    def break_tie(self, tied: list[Seat], votes: list[tuple[Seat, Seat]]) -> list[Seat]:
        """COURT-4, KEEPER-2. `votes` are in the order of sending."""
        game = self.game
        has_keeper = game.keeper is not None and game.keeper in self.at_dawn  # KEEPER-2: living, or dying just now
        ways = list(self.rules["tie"])
        if has_keeper and "keeper" not in ways:
            ways.insert(0, "keeper")  # KEEPER-2
        last = {target: place for place, (_, target) in enumerate(votes)}  # when it reached its number
        first = {target: place for place, (_, target) in reversed(list(enumerate(votes)))}
        for way in ways:
            if way == "keeper" and self.election:
                return []  # KEEPER-1
            if way == "keeper":
                named = dict(votes).get(game.keeper) if has_keeper and game.keeper is not None else None
                if named in tied:
                    return [named]
            elif way == "last_to_reach":
                return [max(tied, key=lambda seat: last[seat])]
            elif way == "first_to_reach":
                return [min(tied, key=lambda seat: last[seat])]
            elif way == "second_named":
                return [sorted(tied, key=lambda seat: first[seat])[1]]
            elif way == "nobody":
                return []
            elif way == "everybody":
                return [] if self.election else tied  # KEEPER-1
        return []  # a list that runs out: nobody

    # ABSENCE --------------------------------------------------------------------------------------------------------

    def absences(self) -> None:
        """Exclusion, leaving, missing; never added to another cause (DEATH-2)."""
        game = self.game
        for seat in sorted(self.excluded & game.alive):
            self.hit(seat, "excluded")  # HOST-4
        for seat in sorted(self.leaving & game.alive):
            self.hit(seat, "left")  # HOST-6
        min_posts, limit = self.rules["min_posts"], self.rules["missed_votes"]
        for seat in sorted(game.alive):
            silent = self.posts.get(seat, min_posts) < min_posts  # ABSENCE-1; 0 = off
            truant = limit > 0 and seat in self.missed and game.misses[seat] >= limit  # ABSENCE-2
            if silent or truant:
                self.hit(seat, "missing")  # ABSENCE-3

    def change_facts(self) -> None:
        """HOST-1: facts that the host changed, before the successions and the victory."""
        game = self.game
        for seat, alive in sorted(self.facts.items()):
            if not alive and seat in game.alive:
                game.alive.remove(seat)
                self.deaths[seat] = []
            elif alive and seat in game.role and seat not in self.at_dawn:
                game.alive.add(seat)

    # what is told ---------------------------------------------------------------------------------------------------

    def tell_answers(self) -> tuple[dict[Seat, Data | None], dict[Seat, Data]]:
        """NIGHT-6 to NIGHT-8: to the commissioner, and to the sergeant if he does not die in this turn."""
        game = self.game
        readers = [seat for seat in game.living("sergeant") if seat in self.at_dawn]
        checks: dict[Seat, Data | None] = {}
        killed_by: dict[Seat, Data] = {}
        for by, answer in self.answers.items():
            checks[by] = answer
            if answer is None:
                continue
            causes = self.deaths.get(answer["seat"], [])
            for reader in [by, *readers]:
                checks[reader] = answer
                if causes and causes[0] in ("mafia", "injection", "poison"):
                    killed_by[reader] = {"seat": answer["seat"], "by": causes[0]}  # NIGHT-7
        return checks, killed_by

    def hand_over_notes(self) -> dict[Seat, list[Seat]]:
        """NOTE-2: the first cause counts; ABSENCE-3: no note."""
        game = self.game
        notes: dict[Seat, list[Seat]] = {}
        for author in sorted(self.deaths):
            causes = self.deaths[author]
            if author in game.note and causes and causes[0] in self.rules["note_on"] and causes[0] not in ABSENCES:
                notes.setdefault(game.note.pop(author), []).append(author)
        return notes

    # successions and victory ----------------------------------------------------------------------------------------

    def successions(self) -> None:
        """MAFIA-4, FOUND-3, NIGHT-8."""
        game = self.game
        if any(game.role[seat] == "boss" for seat in self.deaths) and not game.living("boss"):
            heirs = game.living("mafioso") if self.rules["boss_succession"] == "next_mafioso" else []
            if heirs:
                game.role[heirs[0]] = "boss"  # MAFIA-4: FOUND-3 waits
            else:
                for seat in game.living("foundling"):
                    game.role[seat] = "mafioso"  # FOUND-3
        if "commissioner" in game.role.values() and not game.living("commissioner"):
            for seat in game.living("sergeant"):
                game.role[seat] = "commissioner"  # NIGHT-8

    def finish(self) -> None:
        """What is carried on to the next turn, and WIN."""
        game = self.game
        game.poison = self.poisoned & game.alive  # POISON-1
        game.healed = self.healed  # NIGHT-11
        if self.election:
            game.keeper = self.elected if self.elected in game.alive else None  # KEEPER-1
        game.winner = game.victory()  # WIN-1


def _list(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else [value]
