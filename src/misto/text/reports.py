"""The report of a turn, ready to be pasted into a thread; and the last one, when all is open."""

from collections.abc import Iterable, Sequence

from misto.engine import events as e
from misto.engine.events import ALL
from misto.engine.report import Line, NobodyDied
from misto.engine.report import report as public_lines
from misto.engine.terms import Cause, Phase, ShownCause
from misto.engine.views import TurnView, View
from misto.text import words
from misto.text.catalogue import Language
from misto.text.courts import court
from misto.text.lines import awards, death, event_line, fate
from misto.text.markup import Markup
from misto.text.writer import Writer

_GONE = frozenset({ShownCause.MISSING, ShownCause.EXCLUDED, ShownCause.LEFT})
"""Causes that aren't a death in the story: who goes so is told of apart from the dead."""


def report(language: Language, view: View, turn: int, markup: Markup = "plain") -> str:
    """Write the report of a published turn: the story, the bare facts, the rulings all may see.

    From any viewer's view the text is the same: only what everybody may know stands in it. Names
    come out escaped for the markup; the story is the host's own, and passes as it is. Empty while
    the report isn't published.
    """
    found = next((one for one in view.turns if one.turn == turn), None)
    if found is None or found.published is None:
        return ""
    writer = Writer.of(language, view, markup)
    lines = public_lines(view, turn)
    parts = [
        [headed(writer, "report-title", view, turn=turn)],
        [found.published.story.strip()],
        *_dead(writer, lines),
        *court(writer, lines),
        _rulings(writer, found),
        _victory(writer, lines),
    ]
    return paragraphs(parts)


def ending(language: Language, view: View, markup: Markup = "plain") -> str:
    """Write the last report: who was who, of what they died, the awards (END-1, AWARD-1).

    Empty while the game isn't opened.
    """
    if view.phase is not Phase.OPENED:
        return ""
    writer = Writer.of(language, view, markup)
    given = awards(writer, view.awards)
    parts = [
        [headed(writer, "ending-title", view)],
        [words.winner(language, view.winner)] if view.winner else [],
        writer.section(writer.say("roles-heading"), [_who(writer, view, s) for s in view.seats]),
        writer.section(writer.say("awards-heading"), given),
    ]
    return paragraphs(parts)


def headed(writer: Writer, heading: str, view: View, **values: int) -> str:
    """Write the heading of a text, with the game's title where it has one."""
    if not view.title:
        return writer.title(writer.say(f"{heading}-untitled", **values))
    return writer.title(writer.say(heading, title=writer.text(view.title), **values))


def paragraphs(parts: Iterable[Sequence[str]]) -> str:
    """Set parts apart by empty lines; a part without a line isn't there."""
    return "\n\n".join("\n".join(part) for part in parts if any(part))


def _dead(writer: Writer, lines: Sequence[Line]) -> list[list[str]]:
    died = [line for line in lines if isinstance(line, e.SeatDied)]
    gone = [line for line in died if line.causes and _GONE.issuperset(line.causes)]
    dead = [line for line in died if line not in gone]
    return [
        [writer.say("nobody-died") for line in lines if isinstance(line, NobodyDied)],
        _list_of(writer, "died-heading", dead),
        _list_of(writer, "gone-heading", gone),
        [
            event_line(writer, line)
            for line in lines
            if isinstance(line, e.SeatRevived | e.FactCorrected | e.PersonRevealed)
        ],
    ]


def _list_of(writer: Writer, heading: str, died: Sequence[e.SeatDied]) -> list[str]:
    if not died:
        return []
    gender = writer.gender(died[0].seat).value
    said = writer.say(heading, count=len(died), gender=gender)
    return writer.section(said, [death(writer, one) for one in died])


def _rulings(writer: Writer, turn: TurnView) -> list[str]:
    """The host's acts that all may see: in the host's own view there are others beside them."""
    rulings = [ruling for ruling in turn.rulings if ruling.audience == ALL]
    closed = turn.closed
    if closed and closed.why and closed not in rulings:
        rulings.append(closed)
    lines = [event_line(writer, ruling) for ruling in rulings]
    return writer.section(writer.say("rulings-heading"), lines)


def _victory(writer: Writer, lines: Sequence[Line]) -> list[str]:
    return [writer.bold(event_line(writer, line)) for line in lines if isinstance(line, e.GameWon)]


def _true_causes(view: View) -> dict[int, tuple[Cause, ...]]:
    """The causes that the resolutions found, of the seats that are dead."""
    return {
        death.seat: death.causes
        for turn in view.turns
        if turn.resolved
        for death in turn.resolved.resolution.deaths
        if death.seat in view.dead
    }


def _who(writer: Writer, view: View, seat: int) -> str:
    gender = writer.gender(seat)
    died = view.dead.get(seat)
    if died is None:
        causes = [writer.say("role-alive", gender=gender.value)]
    else:
        found = _true_causes(view).get(seat, died.causes)
        causes = [words.cause(writer.language, cause, gender) for cause in found]
    role = view.roles.get(seat)
    said = fate(writer, writer.label(seat), writer.role(role, seat) if role else None, causes)
    person = view.persons.get(seat)
    return writer.say("role-played", fate=said, person=writer.text(person)) if person else said
