"""Two worlds held against one another, answer by answer and byte by byte.

The list of allowed differences is empty.
"""

import difflib
import logging
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import ExitStack, contextmanager

from tests.secrecy.browser import Answer
from tests.secrecy.ears import Ears, ears
from tests.secrecy.matrix import Flags
from tests.secrecy.scanning import SHIFT, Log, scan
from tests.secrecy.viewers import VIEWERS
from tests.secrecy.walking import Answers, Extent, Tally, walk
from tests.secrecy.worlds import PHASES, World, world

Seen = dict[tuple[str, str], Answers]
"""All answers, by phase and viewer."""

_SHOWN = 12


def see(
    flags: Flags,
    viewers: Collection[str],
    extent: Extent,
    tally: Tally,
    *,
    shift: int = 0,
    phases: Collection[str] = PHASES,
    look: Callable[..., Answers] = walk,
    stream: bool = True,
    scanned: list[str] | None = None,
    looks: Collection[tuple[str, str]] | None = None,
) -> Iterator[tuple[str, str, Answers]]:
    """Play a world up to the last of some phases, and look at it in each as these viewers.

    `looks`: who looks when, where not all do in every phase.
    """
    with ExitStack() as stack:
        made = stack.enter_context(world(flags, shift=shift))
        log = stack.enter_context(_logging())
        heard = stack.enter_context(ears())
        last = max(phases, key=PHASES.index)
        for phase in made.play():
            if phase == PHASES[1] and stream:
                _listen(made, heard, viewers)
            if phase in phases:
                for name in viewers:
                    if looks is not None and (name, phase) not in looks:
                        continue
                    answers = look(made, VIEWERS[name], extent, tally)
                    if shift and scanned is not None:
                        scanned += scan(made, VIEWERS[name], answers)
                    yield phase, name, answers
            if phase == last:
                break
        if scanned is not None and shift:
            scanned += log.faults(made)
        for ear in heard.all:
            said = "\n".join(f"{at} {text!r}" for at, text in ear.heard)
            yield "all phases", ear.browser.name, {"stream": Answer("200", (), said.encode())}


@contextmanager
def _logging() -> Iterator[Log]:
    log = Log()
    logging.getLogger().addHandler(log)
    try:
        yield log
    finally:
        logging.getLogger().removeHandler(log)


def _listen(made: World, heard: Ears, viewers: Collection[str]) -> None:
    code = made.table.code
    for name in viewers:
        viewer = VIEWERS[name]
        there = f"/as/{code}/live" if viewer.persona else f"/live?g={code}"
        browser = viewer.browser(made)
        heard.listen(browser, there)
    made.heard = heard.hear


def differences(one: Mapping[str, Answer], other: Mapping[str, Answer]) -> Iterator[str]:
    """Say what differs between two walks, in words that lead to it."""
    for key in sorted(one.keys() ^ other.keys()):
        yield f"{key}: asked for in one world alone"
    for key in sorted(one.keys() & other.keys()):
        if one[key] != other[key]:
            yield f"{key}: {_difference(one[key], other[key])}"


def _difference(one: Answer, other: Answer) -> str:
    said = []
    if one.status != other.status:
        said.append(f"{one.status} and {other.status}")
    said += [
        f"{name}: {value}" for name, value in sorted({*one.headers} ^ {*other.headers}) if name
    ]
    if not said and one.headers != other.headers:
        said.append("the order of the headers")
    if one.body != other.body:
        changes = difflib.unified_diff(_lines(one.body), _lines(other.body), n=0, lineterm="")
        said += [line for line in changes if line[:3] not in {"---", "+++"} and line[:2] != "@@"]
    return "\n    ".join(line[:200] for line in said[:_SHOWN])


def _lines(body: bytes) -> list[str]:
    return body.decode(errors="backslashreplace").replace(">", ">\n").splitlines()


def compare(
    pair: tuple[Flags, Flags],
    viewers: Collection[str],
    extent: Extent,
    tally: Tally,
    *,
    phases: Collection[str] = PHASES,
    look: Callable[..., Answers] = walk,
    scanned: list[str] | None = None,
) -> list[str]:
    """Play two worlds, and say everything in which they differ for some viewers.

    `scanned` takes what was found in the second that stands nowhere but where it mustn't be seen.
    """
    one, other = pair
    first: Seen = {
        (phase, name): answers
        for phase, name, answers in see(one, viewers, extent, tally, phases=phases, look=look)
    }
    found = []
    for phase, name, answers in see(
        other, viewers, extent, tally, shift=SHIFT, phases=phases, look=look, scanned=scanned
    ):
        before = first.pop((phase, name), {})
        found += [f"[{phase}, {name}] {what}" for what in differences(before, answers)]
    return found + [f"[{phase}, {name}] not seen in the other world" for phase, name in first]
