"""Small line-ups under the rules: against the vanilla game, hand-made recursions, plain listing."""

from collections import defaultdict
from decimal import Decimal
from fractions import Fraction
from itertools import combinations, product
from math import sqrt

import pytest
from msgspec.structs import replace

from misto.engine import Game, Kind, Order, Role, Rules, Winner, resolve
from misto.sim.draws import chunk_key, game_key
from misto.sim.exact import random_play, small, vanilla
from misto.sim.exact.court import NOBODY, sentences
from misto.sim.exact.small import Small
from misto.sim.playing import play_directly
from misto.sim.tables import Setup

C, M, D, B = Role.CIVILIAN, Role.MAFIOSO, Role.DOCTOR, Role.BOSS
LYNCH = Rules(quorum_share=Decimal(0), court_from_turn=1)
"""Rules by which somebody is always lynched."""


# Where the rules can be made to coincide with the models.


@pytest.mark.parametrize("seats", range(2, 9))
def test_with_day_and_night_apart_the_engine_plays_the_vanilla_game(seats):
    for mafia in range(1, seats):
        odds = Small(LYNCH, [C] * (seats - mafia) + [M] * mafia, apart=True).chances()
        assert odds == vanilla.chances(seats, mafia) | {
            Winner.MANIAC: 0,
            Winner.DRAW: 0,
            None: 0,
        }


@pytest.mark.parametrize(("mafia", "plain"), [(1, 1), (1, 2), (1, 3), (2, 3), (2, 4)])
def test_with_day_and_night_apart_a_doctor_is_model_r_s(mafia, plain):
    """A night follows a day, on which nobody heals: NIGHT-11 forbids nothing."""
    odds = Small(LYNCH, [C] * plain + [M] * mafia + [D], apart=True).chances()
    assert odds == random_play.chances(mafia=mafia, doctor=1, plain=plain) | {None: 0}


def test_a_maniac_can_t_be_model_r_s():
    """His poison works a turn late (POISON-1), and the mafia needn't outlive him (WIN-3)."""
    odds = Small(LYNCH, [C] * 3 + [M, Role.MANIAC], apart=True).chances()
    assert odds[Winner.MAFIA] != random_play.chances(mafia=1, maniac=1, plain=3)[Winner.MAFIA]


def by_turns(rules, seats, mafia):
    """The town's chance in the real rules, of mafia and civilians alone: a recursion by hand.

    A turn strikes a civilian; the court, held among all who lived before, sentences nobody, or
    each as likely, and a sentence on the victim adds nothing (COURT-5).
    """

    def after(m, c, turn):
        if m >= c or not m:
            return Fraction(not m)
        return played(m, c, turn)

    def played(m, c, turn):
        n = m + c
        if turn < rules.court_from_turn:
            return after(m, c - 1, turn + 1)
        nobody = sentences(rules, n, seats)[NOBODY]
        each = (1 - nobody) / n
        idle = nobody + each
        return (
            idle * after(m, c - 1, turn + 1)
            + m * each * after(m - 1, c - 1, turn + 1)
            + (c - 1) * each * after(m, c - 2, turn + 1)
        )

    return played(mafia, seats - mafia, 1)


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(court_from_turn=1),
        Rules(quorum_share=Decimal("0.5")),
        Rules(quorum_of="seats", quorum_share=Decimal("0.4")),
        Rules(tie=("nobody",)),
    ],
)
def test_mafia_and_civilians_as_reckoned_by_hand(rules):
    for seats, mafia in ((5, 1), (6, 2), (8, 2), (9, 3)):
        odds = Small(rules, [C] * (seats - mafia) + [M] * mafia).chances()
        assert odds[Winner.TOWN] == by_turns(rules, seats, mafia)
        assert odds[Winner.TOWN] + odds[Winner.MAFIA] == 1


# Against plain listing: no seat is taken for another, every target of every order is tried.


class Listed:
    """The chance of each winner after so many turns, seat by seat."""

    def __init__(self, rules, roles):
        self.rules = rules
        self.game = Game(
            rules=rules, roles=tuple(roles), living=frozenset(range(1, len(roles) + 1)), turn=1
        )

    def endings(self, turns):
        """The chance of each winner on each of the first turns."""
        here = {self.key(self.game): (self.game, Fraction(1))}
        found = []
        for _ in range(turns):
            won: dict[Winner, Fraction] = defaultdict(Fraction)
            after: dict[object, tuple[Game, Fraction]] = {}
            for game, chance in here.values():
                for follows, share in self.turn(game):
                    if not share:
                        continue
                    if isinstance(follows, Winner):
                        won[follows] += chance * share
                        continue
                    key = self.key(follows)
                    _, before = after.get(key, (follows, Fraction(0)))
                    after[key] = follows, before + chance * share
            here = after
            found.append(dict(won))
        return found

    def key(self, game):
        fields = (game.roles, game.living, game.poisoned, tuple(game.healed.items()), game.keeper)
        return (game.turn, *fields)

    def turn(self, game):
        living = sorted(game.living)
        courts = self.courts(game, living)
        nights = list(product(*self.choices(game, living)))
        for night in nights:
            orders = [order for part in night for order in part]
            for votes, voided, rules, chance in courts:
                staged = replace(
                    game,
                    rules=rules,
                    orders={order.key: order for order in [*orders, *votes]},
                    voided=voided,
                )
                yield self.after(game, resolve(staged)), chance / len(nights)

    def choices(self, game, living):
        mafia = game.mafia()
        town = [seat for seat in living if seat not in mafia]
        kinds = {D: Kind.HEAL, Role.MANIAC: Kind.POISON, Role.COURTESAN: Kind.BLOCK}
        kinds |= {Role.COMMISSIONER: Kind.CHECK, Role.FRAMER: Kind.FRAME}
        if mafia and town:
            yield [tuple(Order(seat, Kind.KILL, (t,), 1) for seat in mafia) for t in town]
        for seat in living:
            kind = kinds.get(game.role(seat))
            if kind:
                own = kind is Kind.HEAL
                some = town if kind is Kind.FRAME else [t for t in living if own or t != seat]
                yield [(Order(seat, kind, (target,), 1),) for target in some]

    def courts(self, game, living):
        if not game.wants_votes():
            return [((), frozenset(), self.rules, Fraction(1))]
        chances = sentences(
            self.rules,
            len(living),
            len(game.roles),
            keeper=bool(game.keeper),
            election=game.holds_election(),
        )
        others = [seat for seat in living if seat != game.keeper]
        rules = replace(self.rules, quorum_share=Decimal(0), tie=("everybody", "keeper"))
        found = []
        for sentence, chance in chances.items():
            sets = list(combinations(others, sentence.others))
            for chosen in sets:
                seats = (*((game.keeper,) if sentence.keeper else ()), *chosen)
                votes = [Order(v, Kind.VOTE, (t,), 2) for v, t in zip(living, seats, strict=False)]
                idle = [Order(v, Kind.VOTE, (v,), 2) for v in living[len(seats) :]]
                voided = frozenset(vote.key for vote in idle)
                found.append((votes + idle, voided, rules, chance / len(sets)))
        return found

    def after(self, game, found):
        if found.winner:
            return found.winner
        roles = dict(enumerate(game.roles, 1)) | dict(found.roles)
        living = game.living - {death.seat for death in found.deaths}
        keeper = found.keeper or game.keeper
        return replace(
            game,
            turn=game.turn + 1,
            roles=tuple(roles.values()),
            living=living,
            poisoned=frozenset(found.poisoned),
            healed={who: whom for who, whom in found.healed if {who, whom} <= living},
            keeper=keeper if keeper in living else None,
        )


@pytest.mark.parametrize(
    ("rules", "roles"),
    [
        (Rules(), [C, B, D, Role.MANIAC]),
        (Rules(antidote="until_death"), [C, B, D, Role.MANIAC]),
        (Rules(court_from_turn=1, boss_succession="next_mafioso"), [C, C, C, M, B]),
        (Rules(boss_succession="next_mafioso"), [C, Role.FOUNDLING, M, B, Role.MANIAC]),
        (Rules(courtesan_stops_kill=True), [C, Role.COURTESAN, M, Role.FOUNDLING]),
        (Rules(keeper=True), [C, C, D, B]),
        (Rules(keeper=True, tie=("second_named",)), [C, C, C, B]),
        (Rules(tie=("everybody",), court_from_turn=1), [C, C, D, B]),
        (Rules(town_wins="mafia_dead", parity_of="town"), [C, C, B, Role.MANIAC]),
        (Rules(maniac_wins="last_two"), [C, C, D, Role.MANIAC]),
        (Rules(), [C, D, D, B]),
        (Rules(), [Role.COMMISSIONER, Role.SERGEANT, C, Role.FRAMER]),
    ],
)
def test_what_is_alike_may_be_taken_together(rules, roles):
    assert Small(rules, roles).endings(3) == Listed(rules, roles).endings(3)


def test_checks_and_slander_change_no_life(monkeypatch):
    roles = [Role.COMMISSIONER, Role.COURTESAN, C, C, Role.FRAMER]
    without = Small(Rules(), roles).chances()
    monkeypatch.setattr(small, "DECIDING", small.DECIDING | {Kind.CHECK, Kind.FRAME})
    assert Small(Rules(), roles).chances() == without


def test_the_turns_add_up_to_the_whole():
    game = Small(Rules(), [C, C, C, D, B])
    endings = game.endings(40)
    for won, chance in game.chances().items():
        if won:
            sofar = sum(turn.get(won, Fraction(0)) for turn in endings)
            assert 0 <= chance - sofar < Fraction(1, 10**9)


def test_a_game_that_nobody_can_end_is_counted_as_such():
    """The mafia's kill fails on foundlings (FOUND-2), and no court names one with all votes."""
    rules = Rules(quorum_share=Decimal(1))
    odds = Small(rules, [Role.FOUNDLING, Role.FOUNDLING, B, Role.FOUNDLING]).chances()
    assert odds[None] == 1


def test_a_line_up_in_which_somebody_has_won():
    assert Small(Rules(), [C, B]).chances()[Winner.MAFIA] == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "roles"),
    [
        (Rules(), [C, D, Role.COURTESAN, B, Role.MANIAC]),
        (Rules(tie=("nobody",), antidote="until_death"), [C, C, C, D, B, Role.MANIAC]),
        (Rules(keeper=True), [C, C, C, Role.FOUNDLING, B]),
    ],
)
def test_games_that_were_played_lie_within_the_interval(rules, roles):
    """The draws are fixed; of other draws, one in a million would put a right figure outside."""
    games = 4_000
    odds = Small(rules, roles).chances()
    setup = Setup(rules=replace(rules, mafia_share=Decimal(0)), lineup=tuple(roles))
    chunk = chunk_key(20261130, 0)
    won = [play_directly(setup, game_key(chunk, number)).winner for number in range(games)]
    for winner, chance in odds.items():
        deviation = sqrt(chance * (1 - chance) / games)
        assert abs(won.count(winner) / games - chance) <= 4.9 * deviation, winner
