"""Random sequences of commands: sensible ones, so that games get somewhere, and any nonsense.

`walk(rng, steps)` yields what was asked and what came of it. Chance comes from `rng` alone: a
`random.Random` of a seed, or Hypothesis's own, which makes a failing walk small.
"""

import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

import msgspec

from misto.engine import commands as c
from misto.engine import lineup
from misto.engine.commands import Command
from misto.engine.decide import Decision, decide
from misto.engine.events import Event, Fact, Persona
from misto.engine.evolve import fold
from misto.engine.game import Game
from misto.engine.refusals import Refusal
from misto.engine.roles import MAY
from misto.engine.rules import Rules
from misto.engine.terms import Gender, Kind, Phase, Role

START = datetime(2026, 3, 27, 9, 30, tzinfo=UTC)  # the clocks change two days later
AGES = datetime(9999, 12, 30, 23, tzinfo=UTC)
DAY = timedelta(days=1)

PERSONS = ["Anna", "Борис", "Cleo", "Дана", "Eva", "Федір", "Gus", "Ганна", "Ida", "Як", "Kai"]
NONSENSE = [
    "",
    " ",
    "\t\n",
    "\x00",
    "\ud800",
    "\u202e right to left",
    "\N{NO-BREAK SPACE}",
    "Aнна",  # Latin A
    "none",
    "No",
    "2",
    "all",
    "host",
    "sealed",
    "x" * 61,
    "х" * 20_001,
    "🐺",
    "'; DROP TABLE seats; --",
    "{{ name }}",
    "<b>",
]
SMALL = (Role.COMMISSIONER, Role.DOCTOR, Role.CIVILIAN, Role.BOSS)
LARGE = (*Role, Role.CIVILIAN, Role.COURTESAN, Role.DOCTOR, Role.MAFIOSO)


class Asked(NamedTuple):
    """One command: the game before it, when it came, what came of it, and the game after it."""

    before: Game
    command: Command
    at: datetime
    decision: Decision
    after: Game


def walk(rng: random.Random, steps: int) -> Iterator[Asked]:
    """Ask for one thing after the other; not for long once everything is opened."""
    game, at = Game(), START
    for _ in range(steps):
        at = _later(rng, game, at)
        command = ask(rng, game, at)
        decision = decide(game, command, at, dice)
        after = game if isinstance(decision, Refusal) else fold(decision, game)
        yield Asked(game, command, at, decision, after)
        game = after
        if game.phase is Phase.OPENED and rng.random() < 0.1:
            return


def dice(size: int) -> bytes:
    """Chance for which a test knows the outcome."""
    return bytes(range(size))


def ledger_of(asked: list[Asked]) -> list[Event]:
    """All events that a walk has caused."""
    return [
        event for one in asked if not isinstance(one.decision, Refusal) for event in one.decision
    ]


def _later(rng: random.Random, game: Game, at: datetime) -> datetime:
    chance = rng.random()
    if game.phase is Phase.OPEN and game.closes and chance < 0.05:
        return max(at, min(game.closes, at + 3 * DAY) - timedelta(hours=rng.choice([0, 1, 9, 12])))
    return at + timedelta(minutes=rng.choice([0, 0, 0, 1, 7]) if chance < 0.97 else 60 * 30)


def ask(rng: random.Random, game: Game, at: datetime) -> Command:
    """Make a command: mostly one that fits the phase, now and then any."""
    chance = rng.random()
    kinds = _next(game, at) if chance < 0.3 else _FITTING[game.phase]
    if not game.game:
        kinds = [c.CreateGame]
    return _MAKERS[rng.choice(kinds if chance < 0.85 else list(_MAKERS))](rng, game, at)


def _next(game: Game, at: datetime) -> list[type[Command]]:
    """What brings a game on, if there is something."""
    if game.phase is Phase.OPEN and game.closes and game.closes <= at:
        return [c.Resume if game.paused else c.CloseTurn]
    if game.phase is Phase.ENROLMENT and len(game.enrolments) >= game.rules.seats_min:
        return [c.CloseEnrolment]
    return _FITTING[game.phase]


# Values.


def _text(rng: random.Random, sense: str = "because") -> str:
    return sense if rng.random() < 0.9 else rng.choice(NONSENSE)


def _person(rng: random.Random) -> str:
    return rng.choice(PERSONS) if rng.random() < 0.9 else rng.choice([*NONSENSE, "The host"])


def _newcomer(rng: random.Random, game: Game) -> str:
    enrolled = {one.person for one in game.enrolments}
    fresh = [person for person in PERSONS if person not in enrolled]
    return rng.choice(fresh) if fresh and rng.random() < 0.8 else _person(rng)


def _seat(rng: random.Random, game: Game) -> int:
    chance = rng.random()
    if chance < 0.88 and game.living:
        return rng.choice(sorted(game.living))
    if chance < 0.96 and game.roles:
        return rng.choice(list(game.seats))
    return rng.choice([0, -1, len(game.roles) + 1, 10**9])


def _targets(rng: random.Random, game: Game) -> tuple[int, ...]:
    many = rng.choices([1, 0, 2, 3], [86, 6, 7, 1])[0]
    return tuple(_seat(rng, game) for _ in range(many))


def _kind(rng: random.Random, game: Game, seat: int) -> Kind:
    if rng.random() < 0.9 and 1 <= seat <= len(game.roles):
        return rng.choice(sorted(MAY[game.told(seat)]))
    return rng.choice(list(Kind))


def _instant(rng: random.Random, at: datetime) -> datetime:
    return rng.choice(
        [
            at + timedelta(hours=1),
            at + timedelta(hours=30),
            at,
            at - timedelta(days=9),
            at + timedelta(days=3),
            START,
            AGES,
        ]
    )


def _numbers(rng: random.Random, game: Game) -> dict[int, int]:
    many = rng.choices([0, 1, 3], [90, 7, 3])[0]
    return {_seat(rng, game): rng.choice([0, 0, 1, 5, -1, 10**9]) for _ in range(many)}


VARIED: dict[str, list[Any]] = {
    "seats_min": [4, 4, 4, 7],
    "seats_max": [11, 11, 5, None, 3],
    "roster": ["hidden", "public"],
    "mafia_share": ["0.25", "0.25", "0", "1", "0.1", "1.5", "NaN"],
    "reveal_person": ["end", "death", "never"],
    "closes": ["21:00", "03:30", "00:00", "12:00"],
    "timezone": ["Europe/Kyiv", "Europe/Kyiv", "America/New_York", "UTC", "Kyiv", "\x00"],
    "turn_days": [1, 1, 2],
    "rest_days": [[], [], ["sunday"], ["saturday", "sunday"]],
    "hunt_opens": ["12:00", "00:00", "23:00"],
    "court_from_turn": [2, 1, 1, 3],
    "hunt_from_turn": [2, 1, 1, 3],
    "min_open": ["PT12H", "PT0S", "P2D"],
    "night_talk": [True, False],
    "outage": ["PT1H", "PT0S"],
    "status_needs_vote": [True, False],
    "hunts_per_turn": [1, 0, 2],
    "hunt_maniac": ["nothing", "maniac_dies", "hunter_dies"],
    "courtesan_stops_kill": [False, True],
    "slander_lasts": ["night", "game"],
    "check_shows": ["role", "side"],
    "boss_shows": ["mafia", "town"],
    "dead_commissioner_checks": [True, False],
    "boss_succession": ["nobody", "next_mafioso"],
    "antidote": ["same_night", "until_death"],
    "shot_on": [["mafia", "court"], [], ["hunting", "poison"]],
    "self_vote": [True, False],
    "may_abstain": [False, True],
    "quorum_share": ["0.25", "0", "1", "-1"],
    "quorum_of": ["living", "seats", "votes"],
    "tie": [["last_to_reach"], ["keeper", "nobody"], [], ["second_named"], ["everybody"]],
    "ballots": ["after_close", "live"],
    "sealed_shows": ["result", "totals"],
    "keeper": [False, False, True],
    "reveal": ["role", "side", "nothing"],
    "causes": ["night_hidden", "all", "none"],
    "note_on": [["mafia", "court"], ["shot"], ["mafia", "mafia"]],
    "ghosts_talk": [True, False],
    "min_posts": [1, 0],
    "missed_votes": [2, 0, 1],
    "publish": ["host", "host", "at_close"],
    "publish_after": ["PT12H", "PT0S", None],
    "town_wins": ["all_dead", "mafia_dead"],
    "parity_of": ["others", "town"],
    "maniac_wins": ["alone", "last_two"],
    "award_by": ["players", "players_and_readers", "host"],
}
"""Values of every option, some of which contradict others; the first ones are sound together."""


def _rules(rng: random.Random) -> Rules:
    changed = rng.sample(list(VARIED), rng.choice([0, 3, 8, 20]))
    chosen: dict[str, Any] = {"seats_min": 4, "seats_max": 11}
    chosen |= {name: rng.choice(VARIED[name]) for name in changed}
    return msgspec.convert(chosen, Rules)


def _lineup(rng: random.Random, game: Game, seats: int) -> tuple[Role, ...]:
    if rng.random() < 0.9:
        likely = SMALL if seats < 7 else LARGE
        roles = [Role.BOSS, Role.MAFIOSO, Role.CIVILIAN][: max(0, seats)]
        more = rng.sample(likely, min(len(likely), max(0, seats - len(roles))))
        roles += [role for role in more if role not in roles or role is Role.CIVILIAN]
        roles += [Role.CIVILIAN] * (seats - len(roles))
        if lineup.refusal(roles, game.rules) is None or rng.random() < 0.3:
            return tuple(rng.sample(roles, len(roles)))
        return (Role.BOSS, Role.MAFIOSO, *[Role.CIVILIAN] * (seats - 2))
    if rng.random() < 0.3:
        return (Role.MANIAC, *[Role.MAFIOSO] * (seats - 1))
    return tuple(rng.choices(list(Role), k=rng.choice([0, seats, seats + 1])))


# One maker for each kind of command.

Maker = Callable[[random.Random, Game, datetime], Command]


def _create(rng: random.Random, *_: object) -> Command:
    hosts = ("The host",) if rng.random() < 0.5 else (_text(rng, "Somebody"),)
    title = _text(rng, "Чорний ринок")
    return c.CreateGame(game=_text(rng, "game"), title=title, rules=_rules(rng), hosts=hosts)


def _enrol(rng: random.Random, game: Game, _: datetime) -> Command:
    nonce = f"a nonce of my own {rng.randrange(10**6)}"
    nonces = [nonce] * 12 + ["a nonce of my own 0", "short", "\ud800" * 20]
    return c.Enrol(
        person=_newcomer(rng, game),
        nonce=rng.choice(nonces),
        name=rng.choice([None, "Люся", _text(rng, "Принцеса")]),
        gender=rng.choice(list(Gender)),
    )


def _seat_table(rng: random.Random, game: Game, _: datetime) -> Command:
    seats = rng.choice([5, 7, 10, 11])
    names = [f"Persona {seat}" for seat in range(1, seats + 1)]
    if rng.random() < 0.1:
        names[rng.randrange(seats)] = rng.choice([*NONSENSE, names[0]])
    if rng.random() < 0.05:
        names.pop()
    nicks = [_text(rng, f"igrok {seat}") if seat == 1 else f"igrok {seat}" for seat in range(1, 12)]
    personas = tuple(Persona(nick, name) for nick, name in zip(nicks, names, strict=False))
    persons = tuple(PERSONS[:seats]) if rng.random() < 0.7 else ()
    if persons and rng.random() < 0.1:
        persons = (*persons[1:], _person(rng))
    return c.SeatTable(personas=personas, roles=_lineup(rng, game, seats), persons=persons)


def _give_order(rng: random.Random, game: Game, _: datetime) -> Command:
    seat = _seat(rng, game)
    kind, targets = _kind(rng, game, seat), _targets(rng, game)
    return c.GiveOrder(seat=seat, order=kind, targets=targets, untimed=rng.random() < 0.5)


def _enter_order(rng: random.Random, game: Game, _: datetime) -> Command:
    seat = _seat(rng, game)
    kind, targets = _kind(rng, game, seat), _targets(rng, game)
    return c.EnterOrder(seat=seat, order=kind, targets=targets, why=_text(rng))


def _slot(rng: random.Random, game: Game) -> tuple[int, Kind]:
    standing = [*game.orders.values(), *game.shots.values()]
    if standing and rng.random() < 0.8:
        order = rng.choice(standing)
        return order.seat, order.kind
    seat = rng.choice(sorted(game.notes)) if game.notes and rng.random() < 0.5 else 0
    return (seat, Kind.NOTE) if seat else (_seat(rng, game), rng.choice(list(Kind)))


def _withdraw_order(rng: random.Random, game: Game, _: datetime) -> Command:
    seat, kind = _slot(rng, game)
    return c.WithdrawOrder(seat=seat, order=kind, untimed=rng.random() < 0.5)


def _void_order(rng: random.Random, game: Game, _: datetime) -> Command:
    seat, kind = _slot(rng, game)
    return c.VoidOrder(seat=seat, order=kind, why=_text(rng))


def _give_note(rng: random.Random, game: Game, _: datetime) -> Command:
    seat, to, text = _seat(rng, game), _seat(rng, game), _text(rng, "Бережіться.")
    return c.GiveNote(seat=seat, to=to, text=text, untimed=rng.random() < 0.5)


def _close_turn(rng: random.Random, game: Game, _: datetime) -> Command:
    why = rng.choice([None, "all have voted", _text(rng)])
    return c.CloseTurn(posts=_numbers(rng, game), why=why)


def _publish(rng: random.Random, game: Game, _: datetime) -> Command:
    weapons = {_seat(rng, game): _text(rng, "a ladle")} if rng.random() < 0.3 else {}
    return c.PublishReport(story=_text(rng, "Ніч минула."), weapons=weapons)


def _change_fact(rng: random.Random, game: Game, _: datetime) -> Command:
    fact = Fact(
        seat=_seat(rng, game),
        alive=rng.choice([None, True, False]),
        role=rng.choice([None, None, *Role]),
        poisoned=rng.choice([None, None, True, False]),
    )
    return c.ChangeFact(fact=fact, why=_text(rng))


def _bar_vote(rng: random.Random, game: Game, _: datetime) -> Command:
    turn = rng.choice([None, None, game.turn, game.turn + 1, 0, -1, 10**9])
    return c.BarVote(seats=_targets(rng, game), why=_text(rng), turn=turn)


def _move_close(rng: random.Random, _: Game, at: datetime) -> Command:
    return c.MoveClose(since=_instant(rng, at), until=_instant(rng, at))


def _replace(rng: random.Random, game: Game, _: datetime) -> Command:
    person = rng.choice([_person(rng), f"Newcomer {len(game.former)}"])
    clear = rng.random() < 0.5
    return c.Replace(seat=_seat(rng, game), person=person, why=_text(rng), clear_misses=clear)


def _vote_award(rng: random.Random, game: Game, _: datetime) -> Command:
    voter = rng.choice([_person(rng), "host", "A reader"])
    award = rng.choice(["townsperson", "mafioso", "player", "character"])
    return msgspec.convert({"voter": voter, "award": award, "seat": _seat(rng, game)}, c.VoteAward)


_MAKERS: dict[type[Command], Maker] = {
    c.CreateGame: _create,
    c.OpenEnrolment: lambda rng, *_: c.OpenEnrolment(
        beacon_name=rng.choice([None, "a lottery", _text(rng, "a draw")])
    ),
    c.Enrol: _enrol,
    c.WithdrawEnrolment: lambda rng, *_: c.WithdrawEnrolment(person=_person(rng)),
    c.CloseEnrolment: lambda rng, game, _: c.CloseEnrolment(
        lineup=_lineup(rng, game, len(game.enrolments))
    ),
    c.CancelDeal: lambda rng, *_: c.CancelDeal(why=_text(rng)),
    c.Deal: lambda rng, game, _: c.Deal(
        beacon=rng.choice([game.beacon_name and "4 8 15", None, _text(rng, "16 23 42")])
    ),
    c.SeatTable: _seat_table,
    c.GiveOrder: _give_order,
    c.EnterOrder: _enter_order,
    c.WithdrawOrder: _withdraw_order,
    c.GiveNote: _give_note,
    c.CloseTurn: _close_turn,
    c.PublishReport: _publish,
    c.TellStory: lambda rng, game, _: c.TellStory(
        turn=rng.choice([game.turn, game.turn - 1, 1, 0, -1, 10**9]), story=_text(rng, "Вранці…")
    ),
    c.Undo: lambda rng, *_: c.Undo(why=_text(rng)),
    c.VoidOrder: _void_order,
    c.ChangeFact: _change_fact,
    c.BarVote: _bar_vote,
    c.Exclude: lambda rng, game, _: c.Exclude(seat=_seat(rng, game), why=_text(rng)),
    c.Leave: lambda rng, game, _: c.Leave(seat=_seat(rng, game), why=_text(rng)),
    c.Silence: lambda rng, game, _: c.Silence(
        seat=rng.choice([death.seat for death in game.deaths] or [1]), why=_text(rng)
    ),
    c.GrantDoubleKill: lambda rng, *_: c.GrantDoubleKill(why=_text(rng)),
    c.Extend: lambda rng, _, at: c.Extend(closes=_instant(rng, at), why=_text(rng)),
    c.Pause: lambda rng, *_: c.Pause(why=_text(rng)),
    c.Resume: lambda rng, *_: c.Resume(why=_text(rng)),
    c.MoveClose: _move_close,
    c.Replace: _replace,
    c.OpenGame: lambda *_: c.OpenGame(),
    c.VoteAward: _vote_award,
    c.GiveAwards: lambda *_: c.GiveAwards(),
}

KINDS = [kind.__name__ for kind in _MAKERS]
"""The names of all commands."""

_RULINGS: list[type[Command]] = [
    c.VoidOrder,
    c.EnterOrder,
    c.ChangeFact,
    c.BarVote,
    c.Exclude,
    c.Leave,
    c.Silence,
    c.Extend,
    c.Replace,
    c.TellStory,
    c.Undo,
]
_FITTING: dict[Phase, list[type[Command]]] = {
    Phase.CREATED: [c.OpenEnrolment, c.SeatTable],
    Phase.ENROLMENT: [*[c.Enrol] * 12, c.WithdrawEnrolment, c.CloseEnrolment],
    Phase.FROZEN: [c.Deal, c.Deal, c.CancelDeal],
    Phase.OPEN: [
        *[c.GiveOrder] * 40,
        *[c.WithdrawOrder] * 2,
        *[c.GiveNote] * 2,
        *[c.GrantDoubleKill] * 2,
        *[c.CloseTurn] * 5,
        *[c.Silence] * 2,
        c.Pause,
        c.MoveClose,
        *_RULINGS,
    ],
    Phase.CLOSED: [*[c.PublishReport] * 20, *_RULINGS],
    Phase.OVER: [c.OpenGame, c.OpenGame, c.OpenGame, c.Undo],
    Phase.OPENED: [c.VoteAward, c.VoteAward, c.VoteAward, c.GiveAwards],
}
