"""The host's reports as sheets: the story, the bare facts, the court (HOST-2, COURT-6)."""

import re
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache

import msgspec
from django.urls import reverse

from misto.engine import View
from misto.engine import events as e
from misto.engine.report import Line, NobodyDied, report
from misto.engine.views import TurnView
from misto.text.lines import death, event_line
from misto.text.writer import Writer
from misto.web import courts, people
from misto.web.markup import LONGEST, plain, render, with_words
from misto.web.saying import language, say


@dataclass(frozen=True)
class Fact:
    """One line of the bare facts."""

    text: str
    is_death: bool


@dataclass(frozen=True)
class Sheet:
    """One published report; `story` is safe HTML, `heading` its first line, if that is one."""

    turn: int
    published: e.ReportPublished
    heading: str
    story: str
    facts: tuple[Fact, ...]
    court: courts.Court | None
    undone: bool = False


def sheet(view: View, turn: int) -> Sheet | None:
    """Return the report of a turn as anybody may read it; None while it isn't published.

    `view` may be anybody's: only what all may know stands in a report.
    """
    found = next((one for one in view.turns if one.turn == turn), None)
    return _sheet(view, found) if found is not None and found.published is not None else None


def sheets(view: View) -> list[Sheet]:
    """Return all published reports, the newest first."""
    return [_sheet(view, turn) for turn in reversed(view.turns) if turn.published]


def published_at(view: View, at: datetime) -> Sheet | None:
    """Return the report that was published at an instant, one that was undone since then too."""
    for turns, undone in ((view.turns, False), (view.undone, True)):
        for turn in turns:
            if turn.published and turn.published.at == at:
                found = _sheet(msgspec.structs.replace(view, turns=(turn,)), turn)
                return replace(found, undone=undone)
    return None


def _sheet(view: View, turn: TurnView) -> Sheet:
    assert turn.published is not None  # noqa: S101  # the callers have looked
    writer = Writer.of(language(), view)
    lines = _named(report(view, turn.turn))
    facts = [_fact(writer, line) for line in lines if not isinstance(line, _IN_COURT)]
    facts += [
        Fact(event_line(writer, ruling), is_death=False)
        for ruling in turn.rulings
        if ruling.audience == e.ALL
    ]
    heading, told = _headed(turn.published.story)
    return Sheet(
        turn=turn.turn,
        published=turn.published,
        heading=heading,
        story=story(told, reverse("thread:game", args=[view.game])),
        facts=tuple(facts),
        court=courts.of_turn(view, turn),
    )


def _headed(source: str) -> tuple[str, str]:
    """Part a story's own heading, if it begins with one, from the rest."""
    first, _, rest = source.strip().partition("\n")
    if _HEADING.match(first) and (heading := plain(first, 200)):
        return heading, rest
    return "", source


_HEADING = re.compile(r"#{1,6} ")
_IN_COURT = (e.CourtHeld, e.KeeperNamed)


def _named(lines: tuple[Line, ...]) -> list[Line]:
    """Name the persons who were revealed with a death; who was who at the end, the seats tell."""
    died = {line.seat for line in lines if isinstance(line, e.SeatDied)}
    told = [line for line in lines if not isinstance(line, e.PersonRevealed) or line.seat in died]
    revealed = [line for line in told if isinstance(line, e.PersonRevealed)]
    known = people.names(line.person for line in revealed)
    return [
        people.named(line, known) if isinstance(line, e.PersonRevealed) else line for line in told
    ]


def _fact(writer: Writer, line: Line) -> Fact:
    match line:
        case NobodyDied():
            return Fact(writer.say("nobody-died"), is_death=False)
        case e.SeatDied():
            return Fact(death(writer, line), is_death=True)
    return Fact(event_line(writer, line), is_death=False)


def story(source: str, thread: str) -> str:
    """Render a host's story as safe HTML; its links lead into the thread at an address."""
    return with_words(_rendered(source, thread), say("site-spoiler"))


@lru_cache(maxsize=1024)
def _rendered(source: str, thread: str) -> str:
    return render(source[:LONGEST], url=thread).html
