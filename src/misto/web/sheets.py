"""The host's report as a sheet: the story, the bare facts, the court; made once for all readers."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.core.cache import caches
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.events import ALL
from misto.engine.report import Line, NobodyDied, report
from misto.engine.resolution import Ballot
from misto.engine.views import TurnView, View
from misto.text.courts import court
from misto.text.lines import death, event_line
from misto.text.writer import Writer
from misto.web import markup
from misto.web.saying import language, say

KEPT = 24 * 3600


@dataclass(frozen=True)
class Row:
    """A row of the court's table: how many votes, for whom, from whom; struck ones don't count."""

    votes: str
    name: str
    voters: tuple[tuple[str, bool], ...]
    kind: str = ""  # first, none


def sheet(code: str, view: View, at: datetime) -> SafeString:
    """Write the report that was published at an instant, from what anybody may know."""
    found = next(_published(view, at), None)
    if found is None:
        return SafeString()
    turn, undone = found
    key = _key(code, turn, undone=undone)
    kept = caches["pages"].get(key)
    if kept is None:
        alone = replace(view, turns=(turn,))
        kept = render_to_string("parts/sheet.html", _context(code, alone, turn, undone=undone))
        caches["pages"].set(key, str(kept), KEPT)
    return SafeString(kept)


def _published(view: View, at: datetime) -> Iterator[tuple[TurnView, bool]]:
    for turns, undone in ((view.turns, False), (view.undone, True)):
        for turn in turns:
            if turn.published and turn.published.at == at:
                yield turn, undone


def _key(code: str, turn: TurnView, *, undone: bool) -> str:
    """Name a sheet by all that may still change in it: the story, and what was undone."""
    told = (turn.published.story if turn.published else "").encode()
    parts = (code, turn.turn, turn.published and turn.published.at.isoformat(), language(), undone)
    counted = (len(turn.facts), len(turn.rulings), hashlib.sha256(told).hexdigest())
    return hashlib.sha256(f"sheet {parts} {counted}".encode()).hexdigest()


def _context(code: str, view: View, turn: TurnView, *, undone: bool) -> dict[str, object]:
    writer = Writer.of(language(), view)
    lines = report(view, turn.turn)
    heading, story = _story(turn.published.story if turn.published else "")
    return {
        "turn": turn.turn,
        "undone": undone,
        "heading": heading,
        "story": _html(code, story),
        "facts": list(_facts(writer, lines)),
        "rulings": [event_line(writer, ruling) for ruling in _rulings(turn)],
        "court": _court(writer, lines),
        "won": [event_line(writer, line) for line in lines if isinstance(line, e.GameWon)],
    }


def _story(story: str) -> tuple[str, str]:
    """Take a first line that is a heading as that of the sheet."""
    first, _, rest = story.strip().partition("\n")
    if first.startswith("#") and first.lstrip("#").startswith(" "):
        return markup.plain(first, 200), rest
    return "", story


def _html(code: str, story: str) -> SafeString:
    try:
        made = markup.render(story, url=f"/g/{code}/").html
    except markup.TooLong:
        made = markup.render(story[: markup.LONGEST], url=f"/g/{code}/").html
    # It comes from the sanitiser.
    return mark_safe(markup.with_words(made, say("thread-spoiler")))  # noqa: S308


def _facts(writer: Writer, lines: Sequence[Line]) -> Iterator[tuple[str, str]]:
    for line in lines:
        match line:
            case NobodyDied():
                yield "", writer.say("nobody-died")
            case e.SeatDied():
                yield "death", death(writer, line)
            case e.CourtHeld() | e.GameWon():
                pass
            case _:
                yield "", event_line(writer, line)


def _rulings(turn: TurnView) -> list[e.Event]:
    """The host's acts that all may see, with a close that has a reason."""
    rulings = [ruling for ruling in turn.rulings if ruling.audience == ALL]
    closed = turn.closed
    return [*rulings, closed] if closed and closed.why and closed not in rulings else rulings


def _court(writer: Writer, lines: Sequence[Line]) -> dict[str, object] | None:
    held = next((line for line in lines if isinstance(line, e.CourtHeld)), None)
    if held is None:
        return None
    heading, result, *_ = court(writer, lines)
    return {"caption": heading[0], "result": result[0], "rows": list(_rows(writer, held))}


def _rows(writer: Writer, held: e.CourtHeld) -> Iterator[Row]:
    """The most votes first; then names that lost all theirs, nobody, and who didn't vote."""
    tally = dict(held.tally or ())
    voters = _voters(held.ballots or ())
    named = {seat for seat in voters if seat is not None} - tally.keys()
    most = max(tally.values(), default=0)
    for seat, votes in sorted({**tally, **dict.fromkeys(named, 0)}.items(), key=_most_first):
        kind = "first" if votes and votes == most else ""
        yield Row(str(votes), writer.name(seat), _named(writer, voters.get(seat, [])), kind)
    if None in voters:
        count = sum(not struck for _, struck in voters[None])
        yield Row(str(count), say("thread-sheet-nobody"), _named(writer, voters[None]))
    if held.silent:
        silent = tuple((writer.name(seat), False) for seat in held.silent)
        yield Row("–", say("thread-sheet-silent"), silent, "none")


def _most_first(row: tuple[int, int]) -> tuple[int, int]:
    return -row[1], row[0]


def _named(writer: Writer, voters: Sequence[tuple[int, bool]]) -> tuple[tuple[str, bool], ...]:
    ordered = sorted(voters, key=lambda voter: (voter[1], voter[0]))
    return tuple((writer.name(seat), struck) for seat, struck in ordered)


def _voters(ballots: Sequence[Ballot]) -> dict[int | None, list[tuple[int, bool]]]:
    """Who voted for whom; a vote that was changed, withdrawn or voided is struck."""
    found: dict[int | None, list[tuple[int, bool]]] = {}
    for ballot in ballots:
        cast = [one for one in ballot.casts if not one.withdrawn]
        last = ballot.casts[-1] if ballot.casts else None
        stands = last if last and not last.withdrawn and ballot.counts else None
        for target in dict.fromkeys(one.target for one in cast):
            struck = stands is None or stands.target != target
            found.setdefault(target, []).append((ballot.seat, struck))
    return found
