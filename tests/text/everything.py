"""Everything that can be said, of everything that is in `tests.text.samples`."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from typing import get_args

from misto.engine import events as e
from misto.engine.clauses import Clause
from misto.engine.contradictions import Contradiction
from misto.engine.orders import Order
from misto.engine.resolution import Happening, Step
from misto.engine.rules import Rules, Weekday
from misto.engine.terms import Gender, Kind, Phase, Role, Shown, ShownCause, Side, Stage, Winner
from misto.engine.views import Host, Reader, Seat, view_for
from misto.text import (
    MARKUPS,
    Language,
    clause,
    clause_title,
    contradiction,
    ending,
    explain,
    farewell,
    line,
    outlook,
    receipt,
    refusal,
    report,
    role_letter,
    turn_letter,
    welcome,
    words,
)
from tests.text.samples import (
    AT,
    WHY,
    courts,
    died,
    events,
    opened,
    personas,
    private,
    published,
    refusals,
    resolutions,
    rulings,
    setup,
    steps,
    untitled,
)


def everything(language: Language) -> Iterator[tuple[str, str]]:
    """Every sentence that can be said, with a word on what it is."""
    table = personas(language)
    view = view_for(setup(language), Host())
    for one in refusals(language):
        yield f"refusal {one.code}", refusal(language, one, table)
        yield f"refusal {one.code}", refusal(language, one)
    for one_ in Contradiction:
        yield f"contradiction {one_}", contradiction(language, one_)
    for its in steps():
        yield f"step {its}", "\n".join(explain(language, [its], table))
    for stage in Stage:
        yield (
            f"stage {stage}",
            "\n".join(explain(language, [Step(stage, Clause.WIN_1, Happening.GOES_ON)], table)),
        )
    for found in resolutions():
        yield f"outlook {found}", "\n".join(outlook(language, view, found))
    for event in events(language):
        for markup in MARKUPS:
            yield f"event {event}", line(language, view, event, markup)
    yield from _reports(language)
    yield from _letters(language)
    yield from _words(language)


def _reports(language: Language) -> Iterator[tuple[str, str]]:
    ledgers = [*courts(language)]
    for shown in (*Shown, None):
        for seats in ((1,), (2,), (6,), (1, 2)):
            for cause in ShownCause:
                facts = [died(seat, shown, cause) for seat in seats]
                ledgers.append((f"deaths {facts}", published(language, *facts)))
    ledgers.append(("rulings", published(language, rulings=rulings(language))))
    for what, ledger in ledgers:
        view = view_for(ledger, Reader())
        for markup in MARKUPS:
            yield f"report: {what}", report(language, view, 1, markup)
        bare = view_for([untitled(event) for event in ledger], Reader())
        yield f"report: {what}", report(language, bare, 1)
    yield from _endings(language)


def _endings(language: Language) -> Iterator[tuple[str, str]]:
    ledger = opened(language)
    for markup in MARKUPS:
        yield "ending", ending(language, view_for(ledger, Reader()), markup)
    bare = view_for([untitled(event) for event in ledger], Reader())
    yield "ending", ending(language, bare)


def _letters(language: Language) -> Iterator[tuple[str, str]]:
    for rules in (Rules(), Rules(keeper=True, rest_days=("sunday", "monday"))):
        ledger = setup(language, rules)
        for told_ in (event for event in ledger if isinstance(event, e.RoleTold)):
            view = view_for(ledger, Seat(told_.seat))
            for markup in MARKUPS:
                yield f"letter {told_}", role_letter(language, view, told_, markup)
            bare = view_for([*map(untitled, ledger)], Seat(told_.seat))
            yield f"letter {told_}", role_letter(language, bare, told_)
    for fact in private(language):
        ledger = published(language, fact)
        for markup in MARKUPS:
            yield f"letter {fact}", turn_letter(language, view_for(ledger, Seat(1)), 1, markup)
        bare = view_for([*map(untitled, ledger)], Seat(1))
        yield f"letter {fact}", turn_letter(language, bare, 1)
    yield from _replacements(language)
    for given in events(language):
        if isinstance(given, e.OrderGiven | e.OrderWithdrawn | e.NoteGiven):
            for turn in (1, 2):
                view = view_for(setup(language, Rules(keeper=True)), Seat(1))
                yield f"receipt {given}", receipt(language, view, turn, given)
    for kind in Kind:
        given = e.OrderGiven(at=AT, audience=(1,), order=Order(1, kind, (2,), 3))
        yield f"receipt {given}", receipt(language, view, 2, given)


def _replacements(language: Language) -> Iterator[tuple[str, str]]:
    for seat in (1, 6, 9):
        for ledger in (published(language, *private(language)), [*map(untitled, setup(language))]):
            view = view_for(ledger, Seat(seat))
            for cleared in (False, True):
                taken = e.SeatTaken(
                    at=AT,
                    audience=("new", seat),
                    seat=seat,
                    person="new",
                    why=WHY[language],
                    misses_cleared=cleared,
                )
                lost = e.SeatLost(
                    at=AT, audience=("old",), seat=seat, person="old", why=WHY[language]
                )
                yield f"welcome {seat}", welcome(language, view, taken)
                yield f"farewell {seat}", farewell(language, view, lost)


def _words(language: Language) -> Iterator[tuple[str, str]]:
    for kind in Kind:
        yield "kind", words.kind(language, kind)
        yield "subject", words.subject(language, kind, 2)
    for gender, role in product(Gender, Role):
        yield "role", words.role(language, role, gender)
        yield "role", words.role(language, role, gender, "accusative")
    for side in Side:
        yield "side", words.side(language, side)
    for winner in (*Winner, None):
        yield "ending", words.ending(language, winner)
    for phase in Phase:
        yield "phase", words.phase(language, phase)
    for month in range(1, 13):
        yield "when", words.when(language, datetime(2026, month, 9, 12, tzinfo=UTC), "Europe/Kyiv")
    for thing, number in product(get_args(words.Thing), (0, 1, 2, 5, 21)):
        yield "count", words.count(language, number, thing)
    yield from _clauses(language)


def _clauses(language: Language) -> Iterator[tuple[str, str]]:
    days: tuple[Weekday, ...] = get_args(Weekday)
    lists = Rules(rest_days=days, tie=(), shot_on=(), note_on=())
    for its, rules in product(Clause, (Rules(), lists)):
        yield "clause", clause(language, its, rules)
        yield "clause", clause_title(language, its)
