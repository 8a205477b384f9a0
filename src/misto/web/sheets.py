"""The host's reports as sheets: the story, the bare facts, the court (HOST-2, COURT-6)."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from types import MappingProxyType

from django.core.cache import caches
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString
from msgspec.structs import replace

from misto.engine import View
from misto.engine import events as e
from misto.engine.events import ALL
from misto.engine.report import Line, NobodyDied, report
from misto.engine.views import TurnView
from misto.text.lines import death, event_line
from misto.text.writer import Writer
from misto.web import courts, markup, people
from misto.web.saying import as_said, language

Roots = Mapping[datetime, str]
"""The roots that were printed, by the instants of their reports."""

_NONE: Roots = MappingProxyType({})

KEPT = 24 * 3600
"""For how many seconds a process keeps a sheet that it has written."""


@dataclass(frozen=True)
class Fact:
    """One line of the bare facts."""

    text: str
    kind: str = ""  # death, won


@dataclass(frozen=True)
class Sheet:
    """One report as it was published; `undone`: by the host, later (TIME-4)."""

    turn: int
    published: e.ReportPublished
    heading: str  # the story's own, if it begins with one
    story: SafeString
    facts: tuple[Fact, ...]
    court: courts.Court | None
    undone: bool
    root: str  # of the turn's ledger; blank in a draft, and where there was none yet


@dataclass(frozen=True)
class Printed:
    """A root, and the report that printed it."""

    turn: int
    at: datetime
    root: str
    undone: bool


def sheets(view: View, roots: Roots = _NONE) -> list[Sheet]:
    """Return all published reports, the newest first.

    `view` may be anybody's: only what all may know stands in a report.
    """
    return [_sheet(view, turn, roots) for turn in reversed(view.turns) if turn.published]


def printed(view: View, roots: Roots) -> list[Printed]:
    """Return all roots that were printed, the oldest first: those of undone reports stay."""
    found = [
        Printed(turn.turn, turn.published.at, root, undone)
        for turns, undone in ((view.undone, True), (view.turns, False))
        for turn in turns
        if turn.published and (root := roots.get(turn.published.at))
    ]
    return sorted(found, key=lambda one: one.at)


def written(view: View, at: datetime, roots: Roots) -> SafeString:
    """Write the report that was published at an instant, once for all readers of a language."""
    found = next(_published(view, at), None)
    if found is None:
        return SafeString()
    turn, undone = found
    key = _key(view.game, turn, roots.get(at, ""), undone=undone)
    kept = caches["pages"].get(key)
    if kept is None:
        context = {"sheet": _sheet(view, turn, roots, undone=undone), "public": view}
        kept = render_to_string("parts/sheet.html", context)
        caches["pages"].set(key, str(kept), KEPT)
    return SafeString(kept)


def story(source: str, game: str) -> SafeString:
    """Render a host's story as safe HTML; its links lead into the thread of a game."""
    html = _rendered(source, reverse("thread:game", args=[game]))
    return as_said(html)


@lru_cache(maxsize=1024)
def _rendered(source: str, thread: str) -> str:
    return markup.render(source[: markup.LONGEST], url=thread).html if source.strip() else ""


def _published(view: View, at: datetime) -> Iterator[tuple[TurnView, bool]]:
    for turns, undone in ((view.turns, False), (view.undone, True)):
        for turn in turns:
            if turn.published and turn.published.at == at:
                yield turn, undone


def _key(code: str, turn: TurnView, root: str, *, undone: bool) -> str:
    """Name a sheet by all that may still change in it: the story, and what was undone."""
    told = turn.published.story if turn.published else ""
    opened = turn.published and turn.published.at.isoformat()
    counted = (len(turn.facts), len(turn.rulings))
    parts = (code, turn.turn, opened, language(), undone, counted, told, root)
    return hashlib.sha256(f"sheet {parts}".encode()).hexdigest()


def _sheet(view: View, turn: TurnView, roots: Roots, *, undone: bool = False) -> Sheet:
    assert turn.published is not None  # noqa: S101  # the callers have looked
    writer = Writer.of(language(), view)
    alone = replace(view, turns=(turn,))
    heading, told = _heading(turn.published.story)
    rulings = [Fact(event_line(writer, ruling)) for ruling in _rulings(turn)]
    return Sheet(
        turn=turn.turn,
        published=turn.published,
        heading=heading,
        story=story(told, view.game),
        facts=(*_facts(writer, _named(report(alone, turn.turn))), *rulings),
        court=courts.of_turn(alone, turn),
        undone=undone,
        root=roots.get(turn.published.at, ""),
    )


def _heading(told: str) -> tuple[str, str]:
    """Take a first line that is a heading as that of the sheet."""
    first, _, rest = told.strip().partition("\n")
    if first.startswith("#") and first.lstrip("#").startswith(" "):
        return markup.plain(first, 200), rest
    return "", told


def _named(lines: Sequence[Line]) -> list[Line]:
    """Name the persons who were revealed with a death; who was who at the end, the seats tell."""
    died = {line.seat for line in lines if isinstance(line, e.SeatDied)}
    told = [line for line in lines if not isinstance(line, e.PersonRevealed) or line.seat in died]
    revealed = [line for line in told if isinstance(line, e.PersonRevealed)]
    known = people.names(line.person for line in revealed)
    return [
        people.named(line, known) if isinstance(line, e.PersonRevealed) else line for line in told
    ]


def _facts(writer: Writer, lines: Sequence[Line]) -> Iterator[Fact]:
    for line in lines:
        match line:
            case NobodyDied():
                yield Fact(writer.say("nobody-died"))
            case e.SeatDied():
                yield Fact(death(writer, line), "death")
            case e.CourtHeld() | e.KeeperNamed():
                pass  # the court tells them
            case e.GameWon():
                yield Fact(event_line(writer, line), "won")
            case _:
                yield Fact(event_line(writer, line))


def _rulings(turn: TurnView) -> list[e.Event]:
    """The host's acts that all may see, with a close that has a reason."""
    rulings = [ruling for ruling in turn.rulings if ruling.audience == ALL]
    closed = turn.closed
    return [*rulings, closed] if closed and closed.why and closed not in rulings else rulings
