"""The workspace of one resolution: made by `resolve`, filled by the stages, gone with its end."""

from collections.abc import Iterable

from misto.engine.clauses import Clause
from misto.engine.game import Game
from misto.engine.orders import Order
from misto.engine.resolution import Answer, Court, Happening, Result, Step, Verdict
from misto.engine.roles import SIDE
from misto.engine.terms import Cause, Kind, Role, Shown, Side, Stage, Winner


class Night:
    """What the stages share: who lives, what was struck, and the steps so far.

    The game is read, never changed. Sets and dicts here are keyed by seat.
    """

    __slots__ = (
        "alive",
        "answers",
        "autopsies",
        "blocked",
        "by_kind",
        "causes",
        "checks",
        "court",
        "cured",
        "elected",
        "fired",
        "framed",
        "game",
        "healed",
        "hunters",
        "injected",
        "injections",
        "killers",
        "misses",
        "new_roles",
        "notes",
        "poisoners",
        "poisoning",
        "revived",
        "rules",
        "slandered",
        "slanderers",
        "spared",
        "steps",
        "struck",
        "voters",
        "wants_votes",
        "winner",
    )

    def __init__(self, game: Game) -> None:
        """Spread the standing orders of the turn by kind."""
        self.game = game
        self.rules = game.rules
        self.wants_votes = game.wants_votes()
        self.steps: list[Verdict | Step] = []
        self.by_kind: dict[Kind, list[Order]] = {}
        for order in game.orders.values():
            self.by_kind.setdefault(order.kind, []).append(order)
        self.voters = {order.seat for order in self.of(Kind.VOTE)}
        self.hunters = {order.seat for order in self.of(Kind.HUNT) if order.key not in game.voided}
        self.spared = {seat for seat, fact in game.facts.items() if fact.alive}

        self.alive = set(game.living)
        self.causes: dict[int, list[Cause]] = {}  # the dead of this resolution
        self.revived: list[int] = []
        # The night's blows and what answers them.
        self.blocked: dict[int, int] = {}  # by which courtesan
        self.framed = set(game.framed) if self.rules.slander_lasts == "game" else set()
        self.slanderers: list[Order] = []
        self.slandered: set[int] = set()
        self.killers: list[Order] = []
        self.struck: dict[int, None] = {}  # by the mafia, and not undone
        self.checks: list[tuple[Order, Shown]] = []
        self.poisoners: list[Order] = []
        self.poisoning: dict[int, None] = {}  # tonight's poison
        self.autopsies: set[int] = set()
        self.cured: dict[int, None] = {}
        self.healed: dict[int, int] = {}
        self.injections: dict[int, None] = {}
        self.injected = set(game.injected)
        # What follows.
        self.fired: set[int] = set()
        self.court: Court | None = None
        self.elected: int | None = None
        self.misses = dict(game.misses)
        self.answers: list[Answer] = []
        self.notes: list[tuple[int, int]] = []
        self.new_roles: dict[int, Role] = {}
        self.winner: Winner | None = None

    def of(self, kind: Kind) -> Iterable[Order]:
        """The standing orders of a kind, in order of arrival."""
        return self.by_kind.get(kind, ())

    def role(self, seat: int) -> Role:
        """The role of a seat, as this resolution has it so far."""
        return self.new_roles.get(seat) or self.game.roles[seat - 1]

    def side(self, seat: int) -> Side:
        """The side of a seat, as this resolution has it so far."""
        return SIDE[self.role(seat)]

    def obstacle(self, order: Order, *, dying_may: bool = False) -> Clause | None:
        """Name the first clause that voids a role order or a kill, or None (ORDER-8).

        `dying_may`: a clause lets this order through though its sender is stricken (NIGHT-6,
        NIGHT-10). What the verb itself demands, the verb checks after this.
        """
        seat = order.seat
        if order.key in self.game.voided:
            return Clause.HOST_1
        if self.owes_vote(seat) and self.rules.status_needs_vote:
            return Clause.ORDER_3
        if seat in self.hunters and self.side(seat) is Side.TOWN:
            return Clause.ORDER_5
        if seat not in self.alive or (seat in self.struck and not dying_may):
            return Clause.NIGHT_1
        stops = order.kind is not Kind.KILL or self.rules.courtesan_stops_kill
        return Clause.NIGHT_2 if stops and seat in self.blocked else None

    def owes_vote(self, seat: int) -> bool:
        """Say whether a seat had to vote on this turn, and didn't (ORDER-3, HOST-3)."""
        return self.wants_votes and seat not in self.voters and not self.game.barred(seat)

    def judge(
        self,
        stage: Stage,
        order: Order,
        result: Result,
        clause: Clause,
        because: int | None = None,
    ) -> None:
        """Give an order its verdict."""
        self.steps.append(
            Verdict(
                stage,
                order.seat,
                order.kind,
                order.targets,
                order.number,
                result,
                clause,
                because,
            ),
        )

    def void(self, stage: Stage, order: Order, clause: Clause) -> None:
        """Give an order the verdict that it is not carried out, and why."""
        because = self.blocked.get(order.seat) if clause is Clause.NIGHT_2 else None
        self.judge(stage, order, Result.VOID, clause, because)

    def strike(self, seat: int, cause: Cause, stage: Stage, clause: Clause) -> None:
        """Let a blow of the night land on a living seat; it kills when the night is settled."""
        if seat in self.spared:
            self.steps.append(Step(stage, Clause.HOST_1, Happening.SPARED, seat, cause))
            return
        (self.struck if cause is Cause.MAFIA else self.injections)[seat] = None
        self.steps.append(Step(stage, clause, Happening.STRUCK, seat, cause))

    def die(self, seat: int, cause: Cause, stage: Stage, clause: Clause) -> None:
        """Let a seat die of a cause, or add the cause to its others, once (DEATH-2)."""
        if seat in self.spared:
            self.steps.append(Step(stage, Clause.HOST_1, Happening.SPARED, seat, cause))
        elif seat not in self.causes:
            self.alive.discard(seat)
            self.causes[seat] = [cause]
            self.steps.append(Step(stage, clause, Happening.DIED, seat, cause))
        elif cause not in self.causes[seat]:
            self.causes[seat].append(cause)
            self.steps.append(Step(stage, clause, Happening.CAUSE_ADDED, seat, cause))
