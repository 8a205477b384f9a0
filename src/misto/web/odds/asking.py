"""What a page asks: the odds of a line-up, as far as they are known by now."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from zlib import crc32

import msgspec

from misto.engine import Role, Rules
from misto.engine.deal import canonical_lineup
from misto.sim.batch import MOST_SEATS
from misto.sim.contributions import as_played
from misto.sim.narrowing import Odds, Question
from misto.web.odds.worker import WORKER, kept

_FORM = 1
"""Raised when odds come out otherwise than before: what was kept counts no more."""

ARCHIVED = {"games": 20_000, "pairs": 0, "seconds": 10.0}
"""How far an archive goes: it weighs nothing, and anybody may ask."""


class State(StrEnum):
    """How it stands with the odds of a line-up."""

    WORKING = "working"
    DONE = "done"
    FAILED = "failed"
    OFFERED = "offered"
    UNFIT = "unfit"
    TOO_MANY = "too-many"


@dataclass(frozen=True)
class Answer:
    """What is known by now; None: nothing yet."""

    question: Question
    state: State
    odds: Odds | None = None


def ask(code: str, rules: Rules, lineup: Sequence[Role], *, archived: bool = False) -> Answer:
    """Return what is known of a game's line-up, and have more of it worked out.

    Each game has chance of its own: nobody can tell from how soon the odds are there whether
    another host has thought of the same line-up.
    """
    question = Question(
        as_played(rules),
        tuple(Role(role) for role in canonical_lineup(lineup)),
        crc32(code.encode()),
    )
    if archived:
        question = msgspec.structs.replace(question, **ARCHIVED)
    if len(lineup) > MOST_SEATS:
        return Answer(question, State.TOO_MANY)
    name = _name(code, question)
    odds = kept(name)
    if odds and odds.done:
        return Answer(question, State.DONE, odds)
    working = WORKER.ask(name, question, odds)
    return Answer(question, State.WORKING if working else State.FAILED, odds)


def _name(code: str, question: Question) -> str:
    asked = msgspec.json.encode((_FORM, code, question))
    return "odds:" + hashlib.sha256(asked).hexdigest()[:40]
