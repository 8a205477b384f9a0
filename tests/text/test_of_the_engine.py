"""The engine and its words agree: whatever it says, there is a sentence for it."""

import random
import re
from collections.abc import Iterator
from datetime import timedelta
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.commands import Command
from misto.engine.decide import decide
from misto.engine.events import Event, Persona
from misto.engine.game import Game
from misto.engine.lineup import suggest
from misto.engine.refusals import Code, Refusal
from misto.engine.resolution import Verdict
from misto.engine.rules import BLACK_MARKET, CLASSIC, Rules
from misto.engine.terms import Kind, Phase
from misto.engine.views import Host, Seat, view_for
from misto.records import RecordError, loads, replay
from misto.text import LANGUAGES, explain, line, refusal, report, role_letter, turn_letter
from misto.text.catalogue import sources
from tests.engine.build import (
    FULL,
    HOUR,
    NAMES,
    OPENS,
    WHY,
    Table,
    lobby,
    nonce,
    note,
    order,
    roles_of,
    seat_table,
)

CASES = Path(__file__).parents[1] / "engine"
RECORDS = sorted(CASES.glob("*/**/*.yaml"))
RULES = (
    CLASSIC,
    BLACK_MARKET,
    Rules(ballots="live", may_abstain=True, self_vote=False, check_shows="side", reveal="side"),
)


@cache
def ledgers() -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """The ledgers of all cases that can be played."""
    found = []
    for path in RECORDS:
        try:
            played = replay(loads(path.read_bytes()).record)
        except RecordError:
            continue
        found.append((path.stem, played.ledger))
    return tuple(found)


def test_there_are_cases_to_tell():
    assert len(ledgers()) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_can_be_told(language):
    for name, ledger in ledgers():
        view = view_for(ledger, Host())
        for event in ledger:
            assert line(language, view, event), name
            if isinstance(event, e.TurnResolved):
                assert explain(language, event.resolution.steps, view.personas), name
        for turn in view.turns:
            assert report(language, view, turn.turn) or not turn.published, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_every_case_gets_its_letters(language):
    for name, ledger in ledgers():
        told = {event.seat: event for event in reversed(ledger) if isinstance(event, e.RoleTold)}
        for seat, letter in told.items():
            view = view_for(ledger, Seat(seat))
            assert role_letter(language, view, letter), name
            for turn in view.turns:
                turn_letter(language, view, turn.turn)


def reasons() -> dict[str, set[str]]:
    """For each result the clauses of which its message says what they mean."""
    source = dict(sources("uk"))["verdicts.ftl"]
    found: dict[str, set[str]] = {}
    for item in FluentParser().parse(source).body:
        if isinstance(item, ast.Message) and item.id.name.startswith("outcome-"):
            text = source[item.span.start : item.span.end] if item.span else ""
            keys = re.findall(r"(?m)^        \[([A-Z]+-\d+)\]", text)
            found[item.id.name.removeprefix("outcome-")] = set(keys)
    return found


def test_every_verdict_of_every_case_has_its_reason_in_words():
    known = reasons()
    unsaid = {
        (step.result.value, step.clause.value, step.kind.value)
        for _, ledger in ledgers()
        for event in ledger
        if isinstance(event, e.TurnResolved)
        for step in event.resolution.steps
        if isinstance(step, Verdict) and step.clause not in known[step.result]
    }
    assert {one for one in unsaid if one[0] != "stands"} == set()


def wishes(chance: random.Random, game: Game) -> Command:
    """Any wish, most of them unfit."""
    seats = range(-1, 15)
    seat, other, third = (chance.choice(seats) for _ in range(3))
    kind, turn, why = chance.choice(list(Kind)), chance.randrange(4), chance.choice(["", "так"])
    targets = chance.choice([(other,), (other,), (other, third), ()])
    hour = (game.closes or game.last_at) if chance.random() < 0.5 else game.last_at
    assert hour is not None
    return chance.choice(
        [
            *[c.GiveOrder(seat=seat, order=kind, targets=targets)] * 8,
            c.EnterOrder(seat=seat, order=kind, targets=targets, why=why),
            c.WithdrawOrder(seat=seat, order=kind),
            c.GiveNote(seat=seat, to=other, text=chance.choice(["", "слово"])),
            c.CloseTurn(why=why or None),
            c.PublishReport(story="а" * chance.choice([0, 30_000])),
            c.TellStory(turn=turn, story="так"),
            c.Undo(why=why),
            c.VoidOrder(seat=seat, order=kind, why=why),
            c.ChangeFact(fact=e.Fact(seat, alive=chance.choice([True, False])), why=why),
            c.BarVote(seats=(seat,), why=why, turn=turn or None),
            c.Exclude(seat=seat, why=why),
            c.Leave(seat=seat, why=why),
            c.Silence(seat=seat, why=why),
            c.GrantDoubleKill(why=why),
            c.Extend(closes=hour + timedelta(days=chance.choice([0, 1, 400])), why=why),
            c.Pause(why=why),
            c.Resume(why=why),
            c.MoveClose(since=hour, until=hour),
            c.Replace(seat=seat, person=chance.choice(["Ada", "Zed", "", "Host"]), why=why),
            c.OpenGame(),
            c.VoteAward(voter="Ada", award="mafioso", seat=seat),
            c.GiveAwards(),
            c.Enrol(person="Ada", nonce="x"),
            c.CancelDeal(why=why),
        ]
    )


def set_up() -> Iterator[tuple[Table, list[Command]]]:
    """Wishes before the first turn, at tables that refuse the last of them at least."""
    string = "a string of their own"
    yield (
        lobby(7, Rules(seats_max=8)),
        [
            c.Enrol(person=NAMES[0], nonce=f"{string} 0"),
            c.Enrol(person="Somebody", nonce=nonce(NAMES[0])),
            c.Enrol(person="Somebody", nonce="short"),
            c.Enrol(person="Some\u0456body", nonce=f"{string} 1"),
            c.WithdrawEnrolment(person="Nobody"),
            c.Enrol(person="Somebody", nonce=f"{string} 2"),
            c.Enrol(person="One more", nonce=f"{string} 3"),
        ],
    )
    yield lobby(3), [c.CloseEnrolment(lineup=roles_of("civilian civilian boss"))]
    yield lobby(), [c.CloseEnrolment(lineup=roles_of(lineup)) for lineup in LINEUPS]
    close = c.CloseEnrolment(lineup=suggest(7))
    yield lobby(), [close, c.Deal(beacon="17")]
    yield lobby(beacon_name="lottery"), [close, c.Deal()]
    twins = c.SeatTable(personas=(Persona("igrok 1", "Twin"),) * 7, roles=suggest(7))
    yield Table(""), [twins, c.CreateGame(game="again", title="Again", rules=CLASSIC)]
    yield Table("", hosts=("Ada",)), [seat_table(FULL)]


LINEUPS = (
    "civilian",
    "civilian civilian civilian civilian civilian civilian civilian",
    "civilian civilian civilian civilian framer framer boss",
    "civilian civilian civilian civilian sergeant mafioso boss",
    "mafioso mafioso mafioso mafioso mafioso mafioso boss",
    "civilian civilian mafioso mafioso mafioso mafioso boss",
)


def in_play() -> Iterator[tuple[Table, list[Command]]]:
    """Wishes in a game that few random ones are."""
    barred = c.BarVote(seats=(4,), why=WHY)
    yield Table().turn_two(), [barred, order(4, "vote", 1), note(5, 6), note(5, 6)]
    ended = Table().end()
    yield (
        ended,
        [
            c.VoteAward(voter="Nobody", award="player", seat=1),
            c.VoteAward(voter=NAMES[0], award="mafioso", seat=7),
            c.OpenGame(),
        ],
    )


def refused() -> Iterator[tuple[Refusal, Game]]:
    """Refusals of all codes, as the engine fills them."""
    at = OPENS
    for create in (
        c.CreateGame(game="g", title="", rules=CLASSIC),
        c.CreateGame(game="g", title="Title", rules=Rules(tie=("keeper",))),
    ):
        decision = decide(Game(), create, at, bytes)
        assert isinstance(decision, Refusal)
        yield decision, Game()
    for table, wished in (*set_up(), *in_play()):
        for wish in wished:
            if (refusal_ := table.send(wish).refusal) is not None:
                yield refusal_, table.game
    yield from by_chance()


def by_chance() -> Iterator[tuple[Refusal, Game]]:
    """Refusals of random wishes."""
    for seed in range(60):
        chance = random.Random(seed)  # nothing secret
        table = Table(FULL, RULES[seed % len(RULES)], hosts=("Host",))
        for _ in range(120):
            if (refusal_ := table.send(wishes(chance, table.game)).refusal) is not None:
                yield refusal_, table.game
            if table.game.phase is Phase.CLOSED and chance.random() < 0.2:
                table.send(c.PublishReport(), table.now + HOUR)


def test_every_refusal_can_be_told():
    found: set[Code] = set()
    for refusal_, game in refused():
        found.add(refusal_.code)
        for language in LANGUAGES:
            assert refusal(language, refusal_, game.personas)
    assert found == set(Code)
