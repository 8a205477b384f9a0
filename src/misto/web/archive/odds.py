"""What was to be expected of the line-up, beside what came of it, once everything is opened."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from misto.engine import Role, Side, View
from misto.engine.events import Dealt
from misto.engine.roles import SIDE
from misto.sim.narrowing import POLICIES
from misto.sim.outcomes import Outcomes
from misto.text import words
from misto.web.access import Visit, folded_of
from misto.web.odds.asking import Answer, ask
from misto.web.odds.showing import percent
from misto.web.saying import language, say


@dataclass(frozen=True)
class Beside:
    """Something that was counted: what it came to, and what it comes to by each policy."""

    label: str
    came: str
    expected: tuple[str, ...]


def dealt(visit: Visit) -> tuple[Role, ...]:
    """Return the role that each seat was dealt; nothing where there was no deal."""
    deals = [event.roles for event in folded_of(visit).ledger if isinstance(event, Dealt)]
    return deals[-1] if deals else ()


def asked(visit: Visit, roles: Sequence[Role]) -> Answer:
    """Ask what was to be expected of what was dealt."""
    return ask(visit.row.code, visit.public.rules, roles, archived=True)


def beside(visit: Visit, roles: Sequence[Role], answer: Answer) -> list[Beside]:
    """Set how long it took, how often the court was right and how long each role lived beside."""
    odds = answer.odds
    if odds is None or not odds.begun:
        return []
    outcomes = [odds.known[policy].outcomes for policy in POLICIES]
    return [*_length(visit.public, outcomes), *_court(visit.public, outcomes)] + [
        _life(visit.public, roles, role, outcomes) for role in outcomes[0].lives
    ]


def _length(view: View, outcomes: list[Outcomes]) -> Iterator[Beside]:
    expected = tuple(_turns(one.mean_length) for one in outcomes)
    yield Beside(say("archive-odds-length"), str(view.turn), expected)


def _court(view: View, outcomes: list[Outcomes]) -> Iterator[Beside]:
    """The court's sentences, elections apart, as they were carried out."""
    sentenced = [
        seat
        for turn in view.turns
        if turn.resolved and turn.published and (court := turn.resolved.resolution.court)
        if not court.election
        for seat in court.sentenced
    ]
    right = sum(SIDE[view.roles[seat]] is not Side.TOWN for seat in sentenced)
    came = say("archive-odds-of", count=right, all=len(sentenced))
    expected = tuple(percent(one.court.sense.share) for one in outcomes)
    yield Beside(say("archive-odds-court"), came, expected)


def _life(view: View, roles: Sequence[Role], role: Role, outcomes: list[Outcomes]) -> Beside:
    """In which turns those who were dealt a role died, and how long it lives on average."""
    seats = [seat for seat, its in enumerate(roles, 1) if its is role]
    died = sorted(view.dead[seat].turn for seat in seats if seat in view.dead)
    came = [str(turn) for turn in died]
    if living := len(seats) - len(died):
        came.append(say("archive-odds-lived", count=living))
    expected = tuple(_turns(one.lives[role].mean) for one in outcomes)
    return Beside(words.capital(words.role(language(), role)), ", ".join(came), expected)


def _turns(turns: float) -> str:
    return say("balance-turns", turns=turns)
