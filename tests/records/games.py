"""Games at random, with a busy host: what their ledgers hold, no record of a table would."""

from datetime import UTC, datetime, timedelta
from random import Random

from misto.engine import commands as c
from misto.engine.commands import Command
from misto.engine.decide import decide
from misto.engine.events import Event, Fact, Persona
from misto.engine.evolve import fold
from misto.engine.game import Game
from misto.engine.refusals import Refusal
from misto.engine.roles import MAY
from misto.engine.rules import Rules
from misto.engine.stepping import step
from misto.engine.terms import Kind, Phase, Role

START = datetime(2026, 3, 23, 9, 30, 17, 250_000, tzinfo=UTC)  # a week before summer time

LINEUP = (
    Role.COMMISSIONER,
    Role.MAFIOSO,
    Role.CIVILIAN,
    Role.DOCTOR,
    Role.SERGEANT,
    Role.BOSS,
    Role.COURTESAN,
    Role.FOUNDLING,
    Role.FRAMER,
    Role.MANIAC,
    Role.CIVILIAN,
    Role.CIVILIAN,
)

RULES = (
    Rules(),
    Rules(keeper=True, may_abstain=True),
    Rules(ballots="live", tie=("nobody",)),
    Rules(publish="at_close", turn_days=2, rest_days=("sunday",)),
    Rules(hunt_from_turn=1, court_from_turn=1, missed_votes=1, closes="03:30", hunt_opens="01:00"),
    Rules(min_posts=0, missed_votes=3, tie=("everybody",), publish_after=None),
)

TITLES = ("Гра", "Гра, де ведучий вбиває")


def _fates(game: Game) -> tuple[bool | None, ...]:
    """What the host may say of who lives, so that a record can say it (see `from_ledger`)."""
    if game.title == TITLES[1]:
        return (None, False)
    return (None,) if game.rules.ballots == "live" else (None, True)


def ledger(seed: int, length: int = 120) -> tuple[tuple[Event, ...], Game]:
    """Play a game; return its ledger, and the game at its end."""
    random = Random(seed)  # the game is drawn from the seed
    create = c.CreateGame(game="g", title=random.choice(TITLES), rules=random.choice(RULES))
    personas = tuple(Persona(f"igrok {n}", f"Player {n}") for n in range(1, len(LINEUP) + 1))
    persons = tuple(f"person {n}" for n in range(1, len(LINEUP) + 1))
    roles = tuple(random.sample(LINEUP, len(LINEUP)))
    events: list[Event] = []
    game = Game()
    for command in (create, c.SeatTable(personas=personas, roles=roles, persons=persons)):
        decision = decide(game, command, START, bytes)
        assert not isinstance(decision, Refusal)
        events += decision
        game = fold(decision, game)
    now = START
    for number in range(length):
        now += timedelta(seconds=random.choice((0, 1.5, 60, 3_000, 20_000)))
        posts = {seat: random.randrange(3) for seat in game.living if random.random() < 0.2}
        stepped = step(game, _command(random, game, now, number), now, bytes, posts)
        events += stepped.events
        game = stepped.game
        if game.phase is Phase.OVER and random.random() < 0.7:
            break
    return tuple(events), game


def _command(random: Random, game: Game, now: datetime, number: int) -> Command:
    if game.phase is Phase.CLOSED and random.random() < 0.5:
        return c.PublishReport()
    if game.phase is Phase.OVER:
        return c.Undo(why="slip")
    if random.random() < 0.65:
        return _order(random, game)
    return _ruling(random, game, now, number)


def _order(random: Random, game: Game) -> Command:
    seat, target = random.choice(game.seats), random.choice(game.seats)
    kind = random.choice(sorted(MAY[game.told(seat)]))
    if random.random() < 0.1:
        return c.WithdrawOrder(seat=seat, order=kind)
    if kind is Kind.NOTE:
        return c.GiveNote(seat=seat, to=target, text="Це мафія\r\n\u202eТак")
    targets: tuple[int, ...] = (target,)
    if random.random() < 0.1:
        targets = ()
    elif kind is Kind.KILL and random.random() < 0.3:
        targets = (target, random.choice(game.seats))
    if random.random() < 0.1 and seat not in game.left | game.excluded:
        return c.EnterOrder(seat=seat, order=kind, targets=targets, why="by hand")
    return c.GiveOrder(seat=seat, order=kind, targets=targets)


def _ruling(random: Random, game: Game, now: datetime, number: int) -> Command:
    seat = random.choice(game.seats)
    turn = game.turn + random.randrange(3)
    kind = random.choice(list(game.orders))[1] if game.orders else Kind.SHOOT
    later = now + timedelta(hours=random.randrange(1, 40))
    fact = Fact(
        seat,
        alive=random.choice(_fates(game)),
        role=random.choice((None, None, None, Role.CIVILIAN)),
        poisoned=random.choice((None, True, False)),
    )
    person, fates = f"new {number}", _fates(game)
    if seat in game.left and True in fates:
        person = ""  # nobody comes for one who left: a fact may have brought that seat back
    return random.choice(
        (
            c.VoidOrder(seat=seat, order=random.choice((kind, Kind.SHOOT, Kind.NOTE)), why="void"),
            c.VoidOrder(seat=seat, order=kind, why="void"),
            c.ChangeFact(fact=fact, why="fact"),
            c.BarVote(seats=(seat,), turn=turn, why="bar"),
            c.Exclude(seat=seat, why="excluded"),
            c.Leave(seat=seat, why="left"),
            c.Silence(seat=seat, why="hints"),
            c.GrantDoubleKill(why="hints"),
            c.Extend(closes=later, why="late"),
            c.Pause(why="pause"),
            c.Resume(why="go on"),
            c.CloseTurn(why="by hand", posts={seat: 0}),
            c.CloseTurn(why="by hand"),
            c.Undo(why="slip"),
            c.Replace(
                seat=seat,
                person=person,
                why="tired",
                clear_misses=False not in fates,
            ),
        ),
    )
