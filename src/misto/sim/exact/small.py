"""Small line-ups under the rules as they stand, exactly: the real engine with random players.

They choose as `misto.sim.policies.random` does, without hunting. A night is every combination of
orders they may send, up to a renumbering of seats that are alike, and each is played by
`night.resolve`. The court comes in by its chances (`misto.sim.exact.court`): for each sentence the
turn is resolved once more, with votes that bring it about. What is left of a game between two turns
is its `State`; turns make a chain of these.

Checks and slander are not enumerated: as nobody acts on what they tell, they change no life.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import combinations, count, permutations, zip_longest
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from misto.engine.game import Game
from misto.engine.night import resolve
from misto.engine.orders import Order
from misto.engine.resolution import Resolution
from misto.engine.roles import SPECS
from misto.engine.rules import Rules
from misto.engine.terms import Kind, Role, Winner
from misto.engine.victory import victory
from misto.sim.exact.chain import Chain
from misto.sim.exact.court import Sentence, sentences

DECIDING = frozenset({Kind.KILL, Kind.POISON, Kind.HEAL, Kind.BLOCK})
"""The orders on which somebody's life can depend."""


class Living(NamedTuple):
    """One who lives, in all that the next turn depends on; seats with the same are alike."""

    role: Role
    poisoned: bool = False
    keeper: bool = False
    patient_of: tuple[int, ...] = ()  # the doctors who healed this seat last night, by number
    doctor: int = -1  # the number of a doctor


class State(NamedTuple):
    """A game between two turns. Of turns on which nothing more depends, the first stands for all.

    `dead` are roles at death, sorted: successions ask for them.
    """

    turn: int
    living: tuple[Living, ...]
    dead: tuple[Role, ...] = ()


Stand = State | Winner
"""How a game stands: between two turns, or won."""


Blows = tuple[frozenset[int], tuple[int, ...]]
"""What a night came to before the court: who is dead, and who is poisoned."""

Healed = tuple[tuple[int, int], ...]
"""Which doctor healed whom."""


class Small:
    """A line-up under some rules, played by random players, all its games at once.

    `apart`: every odd turn is the court's alone and every even turn the night's, which the rules
    don't know; so the engine plays the vanilla game.
    """

    def __init__(self, rules: Rules, lineup: Iterable[Role], *, apart: bool = False) -> None:
        """Look for all that can come of the line-up."""
        self.rules = rules
        self._staged = replace(rules, quorum_share=Decimal(0), tie=("everybody", "keeper"))
        self.apart = apart
        roles = tuple(lineup)
        self.seats = len(roles)
        doctors = count()
        living = sorted(
            Living(role, doctor=next(doctors) if role is Role.DOCTOR else -1) for role in roles
        )
        won = victory(rules, roles)
        first: Stand = won[0] if won else State(1, tuple(living))
        self.chain: Chain[Stand] = Chain(first, self._moves)

    def chances(self) -> dict[Winner | None, Fraction]:
        """Return each outcome's chance; None stands for games that never end."""
        found = self.chain.ends()
        chances: dict[Winner | None, Fraction] = {
            won: found.get(won, Fraction(0)) for won in Winner
        }
        chances[None] = 1 - sum(chances.values(), Fraction(0))
        return chances

    def endings(self, turns: int) -> list[dict[Winner, Fraction]]:
        """Return, for each of the first turns, how likely who wins on it."""
        return [
            {won: chance for won, chance in row.items() if isinstance(won, Winner)}
            for row in self.chain.steps(turns)
        ]

    def _moves(self, stand: Stand) -> dict[Stand, Fraction]:
        """Return what comes of a game in one turn; of one that is won, nothing."""
        found: dict[Stand, Fraction] = defaultdict(Fraction)
        if isinstance(stand, State):
            tables = list(_tables(self._staged, stand))
            for table in tables:
                for resolution, healed, chance in self._turn(table):
                    found[self._after(table, resolution, healed)] += chance / len(tables)
        return dict(found)

    def _turn(self, game: Game) -> Iterator[tuple[Resolution, Healed, Fraction]]:
        """Yield what a turn may come to: each thing that a night comes to, with each sentence.

        Whom the doctors healed is told beside: no sentence depends on it but by who has died.
        """
        day, dark = (game.turn % 2 == 1, game.turn % 2 == 0) if self.apart else (True, True)
        blows: dict[Blows, tuple[Resolution, tuple[Order, ...]]] = {}
        ways: Counter[tuple[Blows, Healed]] = Counter()
        for orders, weight in _nights(game) if dark else [((), 1)]:
            found = resolve(_with_votes(game, orders, ()))
            struck = frozenset(death.seat for death in found.deaths), found.poisoned
            blows.setdefault(struck, (found, orders))
            ways[struck, found.healed] += weight
        held = self._sentences(game) if day else [((), Fraction(1))]
        came = {
            struck: [
                (resolve(_with_votes(game, orders, seats)) if seats else found, chance)
                for seats, chance in held
            ]
            for struck, (found, orders) in blows.items()
        }
        for (struck, healed), weight in ways.items():
            share = Fraction(weight, ways.total())
            for found, chance in came[struck]:
                yield found, healed, share * chance

    def _sentences(self, game: Game) -> list[tuple[tuple[int, ...], Fraction]]:
        """Return whom the court may sentence, or elect, and how likely."""
        if not game.wants_votes():
            return [((), Fraction(1))]
        number, election = len(game.living), game.holds_election()
        keeper = game.keeper
        chances = sentences(self.rules, number, self.seats, keeper=bool(keeper), election=election)
        others = sorted(game.living - {keeper})
        return [
            (seats, chance / comb(len(others), sentence.others))
            for sentence, chance in chances.items()
            if chance
            for seats in _sets(sentence, keeper, others)
        ]

    def _after(self, game: Game, found: Resolution, healed: Healed) -> Stand:
        """Return how a game stands after a turn."""
        if found.winner:
            return found.winner
        roles = dict(enumerate(game.roles, 1)) | dict(found.roles)
        living = game.living - {death.seat for death in found.deaths}
        after = replace(
            game,
            roles=tuple(roles.values()),
            living=living,
            poisoned=frozenset(found.poisoned),
            healed=dict(healed),
            keeper=found.keeper or game.keeper,
        )
        doctors = [seat for seat in living if roles[seat] is Role.DOCTOR]
        dead = tuple(sorted(roles[seat] for seat in game.seats if seat not in living))
        return State(
            self._capped(game.turn + 1),
            min(
                tuple(sorted(_living(after, seat, order) for seat in living))
                for order in permutations(doctors)
            ),
            dead,
        )

    def _capped(self, turn: int) -> int:
        """Return the first turn on which the rules ask for the same as on this one."""
        last = max(self.rules.court_from_turn, 2)
        return turn if turn <= last else last + (turn - last) % (2 if self.apart else 1)


def _tables(rules: Rules, state: State) -> Iterator[Game]:
    """Yield the seatings of a state that may differ, each as likely, as the engine's game.

    The boss's heir is the plain mafioso with the lowest seat (MAFIA-4): where mafiosi are not
    alike, each may sit lowest.
    """
    at = [place for place, one in enumerate(state.living) if one.role is Role.MAFIOSO]
    theirs = [state.living[place] for place in at]
    heirs = sorted(set(permutations(theirs))) if rules.boss_succession != "nobody" else [theirs]
    for order in heirs:
        living = list(state.living)
        for place, one in zip(at, order, strict=True):
            living[place] = one
        yield _table(rules, state, living)


def _table(rules: Rules, state: State, living: Sequence[Living]) -> Game:
    """Seat the living, then the dead, under rules by which the votes of `_with_votes` decide."""
    doctors = {one.doctor: seat for seat, one in enumerate(living, 1) if one.doctor >= 0}
    return Game(
        rules=rules,
        roles=(*(one.role for one in living), *state.dead),
        living=frozenset(range(1, len(living) + 1)),
        turn=state.turn,
        poisoned=frozenset(seat for seat, one in enumerate(living, 1) if one.poisoned),
        healed={
            doctors[number]: seat for seat, one in enumerate(living, 1) for number in one.patient_of
        },
        keeper=next((seat for seat, one in enumerate(living, 1) if one.keeper), None),
    )


def _living(game: Game, seat: int, doctors: Sequence[int]) -> Living:
    """Return what the next turn depends on of a seat; `doctors` are numbered in their order."""
    return Living(
        game.role(seat),
        seat in game.poisoned,
        seat == game.keeper,
        tuple(n for n, doctor in enumerate(doctors) if game.healed.get(doctor) == seat),
        doctors.index(seat) if seat in doctors else -1,
    )


# The night.


class Giver(NamedTuple):
    """An order that is given tonight: by whom, of which kind, on whom it may be.

    The mafia's kill is one order, which every member sends.
    """

    seats: tuple[int, ...]
    kind: Kind
    targets: tuple[int, ...]


def _givers(game: Game) -> list[Giver]:
    living = sorted(game.living)
    mafia = game.mafia()
    town = tuple(seat for seat in living if seat not in mafia)
    givers = [Giver(mafia, Kind.KILL, town)]
    for seat in living:
        for kind in SPECS[game.role(seat)].orders[:1]:
            if kind is Kind.FRAME:
                targets = town
            else:
                targets = tuple(one for one in living if one != seat or kind is Kind.HEAL)
            givers.append(Giver((seat,), kind, targets))
    return [giver for giver in givers if giver.kind in DECIDING and giver.seats and giver.targets]


def _nights(game: Game) -> Iterator[tuple[tuple[Order, ...], int]]:
    """Yield the orders of every night that isn't like another, with the number of those like it.

    Seats that are alike, and that no order has named so far nor come from, are named in the order
    of their numbers.
    """
    givers = _givers(game)
    single = {giver.seats[0] for giver in givers if giver.kind is not Kind.KILL}
    doctors = [seat for seat in game.living if game.role(seat) is Role.DOCTOR]
    like = {seat: _living(game, seat, doctors) for seat in game.living}
    nights: list[tuple[tuple[Order, ...], frozenset[int], int]] = [((), frozenset(single), 1)]
    for giver in givers:
        nights = [
            (orders + _orders(giver, target), known | {target}, ways * more)
            for orders, known, ways in nights
            for target, more in _targets(giver, known, like)
        ]
    for orders, _, ways in nights:
        yield orders, ways


def _targets(
    giver: Giver, known: frozenset[int], like: dict[int, Living]
) -> Iterator[tuple[int, int]]:
    """Yield whom an order may name, and for how many seats that one stands."""
    alike: dict[Living, list[int]] = {}
    for seat in giver.targets:
        if seat in known:
            yield seat, 1
        else:
            alike.setdefault(like[seat], []).append(seat)
    for seats in alike.values():
        yield seats[0], len(seats)


def _orders(giver: Giver, target: int) -> tuple[Order, ...]:
    return tuple(Order(seat, giver.kind, (target,), 1) for seat in giver.seats)


# The court.


def _sets(sentence: Sentence, keeper: int | None, others: Sequence[int]) -> list[tuple[int, ...]]:
    own = (keeper,) if sentence.keeper and keeper else ()
    return [(*own, *chosen) for chosen in combinations(others, sentence.others)]


def _with_votes(game: Game, orders: Sequence[Order], sentenced: Sequence[int]) -> Game:
    """Return the turn with these orders, and votes by which these seats are sentenced, or elected.

    Everybody votes, for whom doesn't matter: all votes are voided (so they count as given, ORDER-8)
    but one for each of those seats, and these tie; the rules of a `_table` then sentence them all.
    """
    voters = sorted(game.living)
    votes = [
        Order(voter, Kind.VOTE, (target,), 2)
        for voter, target in zip_longest(voters, sentenced, fillvalue=voters[0])
    ]
    if not game.wants_votes():
        votes = []
    all_orders = [*orders, *votes]
    return replace(
        game,
        orders={order.key: order for order in all_orders},
        voided=frozenset(vote.key for vote in votes[len(sentenced) :]),
    )
