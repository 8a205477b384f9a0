"""A resolution told line by line: every verdict and step, with all that it says.

    doctor NIGHT-10: 3 heal 5: done
    settle NIGHT-10: saved 5, cause mafia

A verdict names its stage and clause, who ordered what on whom, and what became of it. A step names
what happened, to which seat, and whatever else it holds.
"""

from collections.abc import Iterable, Iterator

from misto.engine.resolution import Resolution, Step, Verdict

_SAID = frozenset({"stage", "clause", "happening", "seat"})


def told(resolution: Resolution) -> list[str]:
    """Tell every step of a resolution, in the order in which they came about."""
    return [_line(step) for step in resolution.steps]


def lines(text: str) -> list[str]:
    """Read an expectation: a line for each step."""
    return [line.strip() for line in text.strip().splitlines()]


def _line(step: Verdict | Step) -> str:
    head = f"{step.stage} {step.clause}:"
    if isinstance(step, Verdict):
        targets = ", ".join(map(str, step.targets)) or "nobody"
        because = f" because of {step.because}" if step.because is not None else ""
        return f"{head} {step.seat} {step.kind} {targets}: {step.result}{because}"
    seat = "" if step.seat is None else f" {step.seat}"
    return ", ".join((f"{head} {step.happening}{seat}", *_more(step)))


def _more(step: Step) -> Iterator[str]:
    """Tell the fields that are filled: «cause mafia», «seats 4 5»."""
    for name in step.__struct_fields__:
        value = getattr(step, name)
        if name not in _SAID and value not in {None, ()}:
            yield f"{name} {_text(value)}"


def _text(value: object) -> str:
    several = isinstance(value, Iterable) and not isinstance(value, str)
    return " ".join(map(str, value)) if several else str(value)  # type: ignore[call-overload]
