"""What a turn comes to, in short and for the host: who dies, whom the court chose, who has won."""

from collections.abc import Iterator

from misto.engine.resolution import Court, Death, Resolution
from misto.engine.terms import Cause
from misto.engine.views import View
from misto.text import words
from misto.text.catalogue import Language
from misto.text.lines import fate
from misto.text.writer import Writer

_GONE = frozenset({Cause.MISSING, Cause.EXCLUDED, Cause.LEFT})
"""Causes that are no death in the story."""


def outlook(language: Language, view: View, found: Resolution) -> tuple[str, ...]:
    """Say what a resolution changes, a sentence a line; true causes stand in it, for the host."""
    return tuple(_lines(Writer.of(language, view), found))


def _lines(writer: Writer, found: Resolution) -> Iterator[str]:
    if not found.deaths:
        yield writer.say("outlook-nobody-dies")
    for death in found.deaths:
        gone = _GONE.issuperset(death.causes)
        yield writer.say("outlook-goes" if gone else "outlook-dies", fate=_fate(writer, death))
    for seat in found.revived:
        yield writer.say("outlook-revived", label=writer.label(seat))
    if found.court is not None:
        yield _court(writer, found.court)
    for seat, role in found.roles:
        yield writer.say("outlook-role", label=writer.label(seat), role=writer.role(role, seat))
    for seat in found.poisoned:
        yield writer.say("outlook-poisoned", label=writer.label(seat))
    if found.winner is not None:
        winner = words.winner(writer.language, found.winner)
        yield writer.say("outlook-winner", winner=winner)


def _fate(writer: Writer, death: Death) -> str:
    gender = writer.gender(death.seat)
    causes = [words.cause(writer.language, cause, gender) for cause in death.causes]
    return fate(writer, writer.label(death.seat), writer.role(death.role, death.seat), causes)


def _court(writer: Writer, court: Court) -> str:
    tally = ", ".join(
        f"{writer.name(seat)} — {votes}"
        for seat, votes in sorted(court.tally, key=lambda row: (-row[1], row[0]))
    )
    names = ", ".join(writer.label(seat) for seat in court.sentenced)
    return writer.say(
        "outlook-election" if court.election else "outlook-court",
        has_names="yes" if names else "no",
        names=names or "—",
        has_tally="yes" if tally else "no",
        tally=tally or "—",
    )
