"""A resolution explained: every verdict and every step, with the clause that decided it."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import ceil
from typing import NamedTuple

from misto.engine.events import Persona
from misto.engine.resolution import Step, Verdict
from misto.engine.terms import Stage
from misto.text import words
from misto.text.catalogue import Language, Value, join
from misto.text.writer import Writer


class Explained(NamedTuple):
    """One stage of a resolution: its name, and what happened in it, a sentence a line."""

    stage: str
    lines: tuple[str, ...]


class Told(NamedTuple):
    """One step in words, without its clause, beside the step itself."""

    step: Verdict | Step
    sentence: str


class ToldStage(NamedTuple):
    """One stage of a resolution: its name, and its steps."""

    stage: str
    steps: tuple[Told, ...]


def explain(
    language: Language,
    steps: Iterable[Verdict | Step],
    personas: Sequence[Persona],
) -> list[str]:
    """Explain the steps of a resolution in lines: the name of a stage, then its steps, indented."""
    return [
        line
        for stage in stages(language, steps, personas)
        for line in (f"{stage.stage}:", *(f"  {line}" for line in stage.lines))
    ]


def stages(
    language: Language,
    steps: Iterable[Verdict | Step],
    personas: Sequence[Persona],
) -> tuple[Explained, ...]:
    """Explain the steps of a resolution, stage by stage, in the rulebook's order.

    Steps of one stage keep the order in which they came about. The last shots are there twice,
    where some were settled before the court and some after it.
    """
    writer = Writer(language, tuple(personas))
    return tuple(
        Explained(name, tuple(_line(writer, one) for one in those))
        for name, those in told(language, steps, personas)
    )


def told(
    language: Language,
    steps: Iterable[Verdict | Step],
    personas: Sequence[Persona],
) -> tuple[ToldStage, ...]:
    """Explain the steps as `stages` does, each beside its sentence: for a page that links them."""
    writer = Writer(language, tuple(personas))
    return tuple(
        ToldStage(
            words.capital(words.stage(language, stage)),
            tuple(Told(step, _sentence(writer, step)) for step in those),
        )
        for stage, those in _by_stage(steps)
    )


def _by_stage(steps: Iterable[Verdict | Step]) -> list[tuple[Stage, list[Verdict | Step]]]:
    """Put steps together that belong to one stage: some are known only when the night is over."""
    found: dict[tuple[int, Stage], list[Verdict | Step]] = {}
    order = list(Stage)
    court = False
    for step in steps:
        court = court or step.stage is Stage.COURT
        again = step.stage is Stage.SHOTS and court
        place = order.index(Stage.COURT if again else step.stage)
        found.setdefault((place, step.stage), []).append(step)
    # Of the two stages at the court's place the court is the first.
    places = sorted(found, key=lambda key: (key[0], key[1] is Stage.SHOTS))
    return [(place[1], found[place]) for place in places]


def _line(writer: Writer, one: Told) -> str:
    return writer.say("explained", sentence=one.sentence, clause=one.step.clause.value)


def _sentence(writer: Writer, step: Verdict | Step) -> str:
    return _verdict(writer, step) if isinstance(step, Verdict) else _step(writer, step)


def _verdict(writer: Writer, verdict: Verdict) -> str:
    values: dict[str, Value] = {"clause": verdict.clause.value, "kind": verdict.kind.value}
    if verdict.because is not None:
        values["other"] = writer.name(verdict.because)
    has_other = "yes" if "other" in values else "no"
    outcome = writer.say(f"outcome-{verdict.result}", has_other=has_other, **values)
    order = writer.order(verdict.kind, verdict.targets, words.kind(writer.language, verdict.kind))
    return writer.say("verdict", name=writer.name(verdict.seat), order=order, outcome=outcome)


def _step(writer: Writer, step: Step) -> str:
    """Say what happened; a step that lacks what its sentence tells raises `CatalogueError`."""
    values: dict[str, Value] = {"some": "yes" if step.seats else "no"}
    if step.seat is not None:
        values |= {"name": writer.name(step.seat), "gender": writer.gender(step.seat).value}
        if step.cause:
            values["cause"] = words.cause(writer.language, step.cause, writer.gender(step.seat))
            values["blow"] = step.cause.value
        if step.role:
            values["role"] = writer.role(step.role, step.seat)
    if step.other is not None:
        values["other"] = writer.name(step.other)
    if step.seats:
        values["names"] = join(map(writer.name, step.seats))
    return writer.say(f"step-{step.happening}", **values, **_numbers(writer, step))


def _numbers(writer: Writer, step: Step) -> dict[str, Value]:
    values: dict[str, Value] = {}
    if step.count is not None:
        values["count"] = step.count
    if step.needed:  # an exact fraction, "11/4": so many whole votes at least
        values["needed"] = ceil(Fraction(step.needed))
    if step.winner:
        values["winner"] = words.winner(writer.language, step.winner)
    if step.rule:
        values["rule"] = writer.say(f"option-tie-{step.rule}")
    return values
