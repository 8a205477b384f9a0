"""Refusals in words: what is wrong and what to do next (law 5, the third layer)."""

from collections.abc import Sequence

from misto.engine.contradictions import Contradiction
from misto.engine.events import Persona
from misto.engine.refusals import Refusal
from misto.text import words
from misto.text.catalogue import Language, Value, join, say
from misto.text.writer import Writer


def refusal(language: Language, refusal: Refusal, personas: Sequence[Persona] = ()) -> str:
    """Say why a command isn't taken, and what to do next.

    `personas` are those of the game; where there are none yet, a seat is named by its number. The
    clause is not in the text: `refusal.clause` has it.
    """
    writer = Writer(language, tuple(personas))
    values = _values(writer, refusal)
    flags = {f"has_{field}": _flag(value) for field, value in _optional(refusal).items()}
    return writer.say(f"refusal-{refusal.code}", **values, **flags)


def contradiction(language: Language, contradiction: Contradiction) -> str:
    """Say which options contradict each other."""
    return say(language, f"contradiction-{contradiction}")


def _values(writer: Writer, refusal: Refusal) -> dict[str, Value]:
    """Give the fields that are filled, in words where they have some."""
    values: dict[str, Value | None] = {
        "seat": refusal.seat,
        "who": writer.name(refusal.seat) if refusal.seat is not None else None,
        "kind": refusal.kind,
        "deed": words.kind(writer.language, refusal.kind) if refusal.kind else None,
        "role": words.role(writer.language, refusal.role) if refusal.role else None,
        "phase": refusal.phase,
        "turn": refusal.turn,
        "count": refusal.count,
        "limit": refusal.limit,
        "hour": refusal.hour,
        "name": writer.text(refusal.name) if refusal.name else None,
    }
    if refusal.contradictions:
        found = (contradiction(writer.language, one) for one in refusal.contradictions)
        values["contradictions"] = join(found, " ")
    return {name: value for name, value in values.items() if value is not None}


def _optional(refusal: Refusal) -> dict[str, object]:
    return {"seat": refusal.seat, "limit": refusal.limit, "name": refusal.name}


def _flag(value: object) -> str:
    return "no" if value in {None, ""} else "yes"
