"""A game to write about: its events, one of each kind at least, its steps, its refusals."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.clauses import Clause
from misto.engine.contradictions import Contradiction
from misto.engine.events import ALL, HOST, SEALED, Event, Persona
from misto.engine.orders import Order
from misto.engine.refusals import Code, Refusal
from misto.engine.resolution import (
    Ballot,
    Cast,
    Court,
    Death,
    Happening,
    Resolution,
    Result,
    Step,
    Verdict,
)
from misto.engine.rules import Rules
from misto.engine.terms import (
    Cause,
    Gender,
    Kind,
    Phase,
    Role,
    Shown,
    ShownCause,
    Stage,
    Winner,
)
from misto.text import Language

AT = datetime(2026, 11, 30, 18, 15, tzinfo=UTC)
CLOSES = datetime(2026, 11, 30, 19, 0, tzinfo=UTC)

# Each name in the letters of its language alone, so that a word of code in a sentence is seen.
NAMES = {
    "uk": ("Олекса", "Принцеса", "Настя", "Зойка", "Вірка", "Казя", "Люся", "Ашот", "Віталя"),
    "en": ("Alex", "Princess", "Nastya", "Zoe", "Vera", "Kazia", "Lucy", "Ashot", "Vitalya"),
}
NICKS = {"uk": "гравець", "en": "player"}
WHY = {"uk": "бо так треба", "en": "it must be so"}
TEXT = {"uk": "Не вірте босові.\nЦе він.", "en": "Don’t trust the boss.\nIt is him."}
GENDERS = (Gender.M, Gender.F, Gender.F, Gender.F, Gender.F, Gender.OTHER, Gender.F, Gender.M)
ROLES = (
    Role.COMMISSIONER,
    Role.MAFIOSO,
    Role.CIVILIAN,
    Role.CIVILIAN,
    Role.DOCTOR,
    Role.SERGEANT,
    Role.MANIAC,
    Role.CIVILIAN,
    Role.BOSS,
)


def personas(language: Language) -> tuple[Persona, ...]:
    return tuple(
        Persona(f"{NICKS[language]} {seat}", name, gender)
        for seat, (name, gender) in enumerate(
            zip(NAMES[language], (*GENDERS, Gender.M), strict=True), 1
        )
    )


def setup(language: Language, rules: Rules | None = None) -> list[Event]:
    """The events up to the opening of turn one."""
    title = {"uk": "Чорний ринок", "en": "Black market"}[language]
    table = personas(language)
    return [
        e.GameCreated(at=AT, audience=ALL, game="g", title=title, rules=rules or Rules()),
        e.Dealt(at=AT, audience=HOST, personas=table, roles=ROLES),
        e.TableSet(at=AT, audience=ALL, personas=table),
        *told(),
        e.TurnOpened(at=AT, audience=ALL, turn=1, hunt_opens=AT, closes=CLOSES),
    ]


def told() -> list[Event]:
    mafia = tuple(
        (seat, role) for seat, role in enumerate(ROLES, 1) if role in {Role.MAFIOSO, Role.BOSS}
    )
    return [
        e.RoleTold(
            at=AT,
            audience=(seat,),
            seat=seat,
            role=role,
            mates=tuple(mate for mate in mafia if mate[0] != seat) if (seat, role) in mafia else (),
            commissioner=1 if role is Role.SERGEANT else None,
        )
        for seat, role in enumerate(ROLES, 1)
    ]


def court(**changes: object) -> e.CourtHeld:
    """A court with a changed vote, a withdrawn one, one for nobody, and somebody silent."""
    fields: dict[str, Any] = {
        "turn": 1,
        "election": False,
        "sentenced": (7,),
        "tally": ((7, 2), (8, 1)),
        "ballots": (
            Ballot(1, (Cast(8, 1),)),
            Ballot(2, (Cast(8, 2), Cast(None, 5, withdrawn=True), Cast(7, 6))),
            Ballot(3, (Cast(7, 3),)),
            Ballot(4, (Cast(8, 4), Cast(None, 7, withdrawn=True))),
            Ballot(5, (Cast(None, 8),)),
        ),
        "silent": (4, 6),
    } | changes
    return e.CourtHeld(at=AT, audience=ALL, **fields)


def resolution(*steps: Verdict | Step) -> Resolution:
    death = Death(6, Role.SERGEANT, (Cause.MAFIA, Cause.POISON))
    return replace(NOTHING, turn=1, steps=steps, deaths=(death,))


NOTHING = Resolution(
    turn=2,
    steps=(),
    deaths=(),
    revived=(),
    court=None,
    keeper=None,
    answers=(),
    notes=(),
    roles=(),
    poisoned=(),
    framed=(),
    healed=(),
    injected=(),
    misses=(),
    winner=None,
)
"""What comes of a turn in which nothing happens."""


def died(seat: int, shown: Shown | None, *causes: ShownCause) -> e.SeatDied:
    return e.SeatDied(at=AT, audience=ALL, turn=1, seat=seat, shown=shown, causes=causes)


def published(language: Language, *facts: Event, rulings: tuple[Event, ...] = ()) -> list[Event]:
    """The ledger of a game whose first report brought these facts."""
    return [
        *setup(language),
        *rulings,
        e.TurnClosed(at=AT, audience=ALL, turn=1),
        e.ReportPublished(at=AT, audience=ALL, turn=1),
        *facts,
    ]


def events(language: Language) -> list[Event]:
    """One event of each kind at least, and of those that are said in several ways, each way."""
    why, table = WHY[language], personas(language)
    person = NAMES[language][0]
    every: dict[str, Any] = {"at": AT, "audience": ALL}
    ruling: dict[str, Any] = {**every, "why": why}
    return [
        *setup(language),
        e.EnrolmentOpened(**every, commitment="0123"),
        e.KeyDrawn(at=AT, audience=SEALED, key="4567"),
        e.Enrolled(**every, person=person, nonce="0123456789abcdef"),
        e.EnrolmentWithdrawn(**every, person=person),
        *(e.RosterChanged(**every, count=count) for count in (1, 2, 5, 21)),
        e.EnrolmentClosed(**every, nonces=("0123",), lineup=ROLES),
        e.DealCancelled(**ruling, key="4567"),
        e.TableSet(**every, personas=(Persona(table[0].nick, ""), *table[1:])),
        e.PersonSeated(**every, person=person, seat=2),
        e.MateTold(**every, seat=3, role=Role.MAFIOSO),
        *(
            e.OrderGiven(**every, order=Order(1, kind, targets, 3), why=reason)
            for kind, targets in (
                (Kind.KILL, (4, 5)),
                (Kind.VOTE, ()),
                (Kind.SHOOT, ()),
                (Kind.HUNT, ()),
            )
            for reason in (None, why)
        ),
        e.OrderWithdrawn(**every, seat=1, order=Kind.VOTE, number=4),
        *(e.VoteShown(**every, seat=1, targets=targets) for targets in (None, (), (2,))),
        e.NoteGiven(**every, seat=1, to=2, text=TEXT[language], number=5),
        *(e.TurnClosed(**every, turn=1, why=reason) for reason in (None, why)),
        e.TurnResolved(**every, posts={}, resolution=resolution()),
        e.ReportPublished(**every, turn=1),
        e.StoryTold(**every, turn=1, story="…"),
        died(6, Shown.SERGEANT, ShownCause.NIGHT, ShownCause.COURT),
        died(6, Shown.TOWN),
        died(6, None, ShownCause.NIGHT),
        died(6, None),
        e.SeatRevived(**ruling, turn=1, seat=6),
        e.FactCorrected(**ruling, turn=1, seat=6, shown=Shown.MAFIA),
        *(
            court(election=election, sentenced=sentenced)
            for election in (True, False)
            for sentenced in ((), (7,))
        ),
        *(e.KeeperNamed(**every, seat=seat) for seat in (1, 2)),
        *(e.CheckAnswered(**every, turn=1, seat=7, shows=shows) for shows in Shown),
        e.CheckUnanswered(**every, turn=1, seat=7),
        e.NoteHanded(**every, turn=1, author=6, to=2, text=TEXT[language]),
        e.PersonRevealed(**every, seat=6, person=person),
        *(e.GameWon(**every, turn=1, winner=winner) for winner in Winner),
        e.ResolutionUndone(**ruling, turn=1),
        e.OrderVoided(**ruling, seat=1, order=Kind.VOTE),
        *(
            e.FactChanged(**ruling, fact=fact)
            for fact in (
                e.Fact(1, alive=True, role=Role.BOSS, poisoned=True),
                e.Fact(1, alive=False, poisoned=False),
                e.Fact(1),
            )
        ),
        e.VoteBarred(**ruling, seat=1, turn=2),
        *(e.SeatExcluded(**ruling, seat=seat) for seat in (1, 2, 6)),
        *(e.SeatLeft(**every, seat=seat, why="") for seat in (1, 2, 6)),
        e.SeatSilenced(**ruling, seat=1),
        e.DoubleKillGranted(**ruling, turn=1),
        e.TurnExtended(**ruling, turn=1, closes=CLOSES),
        e.TurnPaused(**ruling, turn=1),
        e.TurnResumed(**ruling, turn=1, closes=CLOSES),
        e.CloseMoved(**every, turn=1, closes=CLOSES, since=AT, until=AT),
        e.PlayerReplaced(**ruling, seat=1, old=person, new=person),
        e.SeatTaken(**ruling, seat=1, person=person),
        e.SeatLost(**ruling, seat=1, person=person),
        e.GameOpened(**every),
        e.AwardVoted(**every, voter=person, award="player", seat=2),
        e.AwardVoted(**every, voter=None, award="player", seat=2),
        e.AwardsGiven(**every, winners=(("player", (1, 2)), ("mafioso", ()))),
        e.AwardsGiven(**every, winners=(("player", ()),)),
    ]


def steps() -> Iterator[Verdict | Step]:
    """A verdict of every kind, result and clause; every happening, with every cause."""
    for result in Result:
        for kind in Kind:
            for its in Clause:
                for because in (None, 2):
                    yield Verdict(Stage.HUNT, 1, kind, (2,), 3, result, its, because)
            yield Verdict(Stage.COURT, 1, kind, (), 3, result, Clause.COURT_1)
    for happening in Happening:
        for cause in Cause:
            for seat in (1, 2, 6):
                yield step(happening, seat, cause)
    for winner in Winner:
        yield Step(Stage.VICTORY, Clause.WIN_1, Happening.WON, winner=winner)
    yield Step(Stage.COURT, Clause.COURT_4, Happening.TIE_BROKEN, rule="nobody")


def step(happening: Happening, seat: int = 1, cause: Cause = Cause.MAFIA) -> Step:
    return Step(
        Stage.SETTLE,
        Clause.DEATH_2,
        happening,
        seat,
        cause=cause,
        other=3,
        role=Role.DOCTOR,
        seats=(1, 2),
        count=2,
        needed="11/4",
        winner=Winner.TOWN,
        rule="last_to_reach",
    )


def refusals(language: Language) -> Iterator[Refusal]:
    """Every code, with each kind of order and phase, and with and without what a code may lack."""
    name = NAMES[language][0]
    for code in Code:
        for kind in Kind:
            yield full(code, name, kind=kind)
        for phase in Phase:
            yield full(code, name, phase=phase)
        for count in (1, 2, 5, 21):
            yield full(code, name, limit=count)
    for code in (Code.NAME_UNFIT, Code.BEACON_MISSING, Code.TEXT_UNFIT):
        yield Refusal(code=code, clause=Clause.GAME_1)
    yield Refusal(code=Code.ALREADY_SO, clause=Clause.TIME_4, turn=2)


def full(code: Code, name: str, **changes: object) -> Refusal:
    fields: dict[str, Any] = {
        "seat": 2,
        "kind": Kind.VOTE,
        "role": Role.SERGEANT,
        "phase": Phase.OPEN,
        "turn": 2,
        "count": 5,
        "limit": 7,
        "hour": "12:00",
        "name": name,
        "contradictions": tuple(Contradiction),
    }
    return Refusal(code=code, clause=Clause.ORDER_6, **(fields | changes))


def resolutions() -> Iterator[Resolution]:
    """Resolutions that bring nothing, and everything that an outlook tells of."""
    yield NOTHING
    deaths = tuple(Death(seat, Role.BOSS, (cause,)) for seat, cause in enumerate(Cause, 1))
    for election in (False, True):
        for tally, sentenced in (((), ()), (((3, 2), (4, 1)), (3,))):
            yield replace(
                NOTHING,
                deaths=deaths[:8],
                revived=(9,),
                court=Court(election, tally, (), (), (), sentenced),
                roles=((1, Role.MAFIOSO),),
                poisoned=(2,),
                winner=Winner.TOWN,
            )
    yield replace(NOTHING, deaths=(Death(1, Role.DOCTOR, (Cause.LEFT,)),))


def courts(language: Language) -> Iterator[tuple[str, list[Event]]]:
    """Reports of every kind of court, and of every kind of death."""
    keeper = e.KeeperNamed(at=AT, audience=ALL, seat=7)
    sealed = {"sealed": True, "ballots": None, "silent": None}
    for election in (True, False):
        for sentenced in ((), (7,), (7, 8)):
            for said in (
                {},
                {"tally": (), "ballots": (), "silent": ()},
                {"tally": ((7, 2), (8, 2))},
                {**sealed, "tally": None},
                sealed,
            ):
                held = court(election=election, sentenced=sentenced, **said)
                yield f"court {held}", published(language, held)
                yield f"court and keeper {held}", published(language, held, keeper)
    voided = court(ballots=(Ballot(1, (Cast(2, 1),), counts=False),))
    yield "a voided vote", published(language, voided)


def opened(language: Language) -> list[Event]:
    """The ledger of a game that has ended, with everything open."""
    awards: tuple[tuple[e.Award, tuple[int, ...]], ...] = (
        ("player", (1, 2)),
        ("mafioso", (9,)),
        ("townsperson", (8,)),
        ("character", (2,)),
    )
    resolved = e.TurnResolved(at=AT, audience=HOST, posts={}, resolution=resolution())
    ledger = published(
        language,
        died(6, Shown.SERGEANT, ShownCause.NIGHT),
        died(8, None),
        e.GameWon(at=AT, audience=ALL, turn=1, winner=Winner.MAFIA),
    )
    ledger.insert(-4, resolved)
    return [
        *ledger,
        e.GameOpened(at=AT, audience=ALL),
        *(
            e.PersonRevealed(at=AT, audience=ALL, seat=seat, person=name)
            for seat, name in enumerate(NAMES[language][:4], 1)
        ),
        e.AwardsGiven(at=AT, audience=ALL, winners=awards),
    ]


def private(language: Language) -> list[Event]:
    """What a publication can tell one seat alone."""
    text = TEXT[language]
    own: dict[str, Any] = {"at": AT, "audience": (1,)}
    weapon = {"uk": "келих", "en": "a mug"}[language]
    return [
        *(
            e.CheckAnswered(**own, turn=1, seat=7, shows=shows, killed_by=cause, weapon=its)
            for shows in Shown
            for cause in (None, Cause.MAFIA, Cause.INJECTION, Cause.POISON)
            for its in (None, weapon)
        ),
        e.CheckUnanswered(**own, turn=1, seat=7),
        e.NoteHanded(**own, turn=1, author=6, to=1, text=text),
        *(
            e.RoleTold(**own, seat=1, role=role, mates=mates)
            for role in Role
            if role is not Role.FOUNDLING
            for mates in ((), ((2, Role.MAFIOSO), (9, Role.BOSS)))
        ),
        *(e.MateTold(**own, seat=3, role=role) for role in (Role.MAFIOSO, Role.CIVILIAN)),
    ]


def untitled(event: Event) -> Event:
    if not isinstance(event, e.GameCreated):
        return event
    return e.GameCreated(at=AT, audience=ALL, game="g", title="", rules=event.rules)


def rulings(language: Language) -> tuple[Event, ...]:
    """The rulings of a turn, its audience all."""
    kinds = (
        e.FactChanged,
        e.VoteBarred,
        e.SeatExcluded,
        e.SeatLeft,
        e.SeatSilenced,
        e.DoubleKillGranted,
        e.TurnExtended,
        e.TurnPaused,
        e.TurnResumed,
        e.CloseMoved,
    )
    return tuple(event for event in events(language) if isinstance(event, kinds))
