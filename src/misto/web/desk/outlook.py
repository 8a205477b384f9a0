"""What a turn comes to: as it was resolved, or as it would be if it closed now; nothing written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from urllib.parse import urlencode

from django.urls import reverse
from msgspec.structs import replace

from misto.engine import (
    Clause,
    Happening,
    Host,
    Kind,
    Phase,
    PublishReport,
    Reader,
    Resolution,
    Result,
    Stage,
    Step,
    Verdict,
    View,
    resolve,
)
from misto.engine import events as e
from misto.engine.events import ALL
from misto.engine.publication import publication
from misto.engine.views.seeing import see
from misto.store import clock, posting
from misto.store.folding import Folded
from misto.text import outlook as outlook_lines
from misto.text import told
from misto.web.access import Visit, folded_of
from misto.web.saying import language

Posts = Mapping[int, int]


@dataclass(frozen=True)
class Line:
    """One step in words, with its clause, and where it can be overruled."""

    sentence: str
    clause: str
    looks: str
    href: str


@dataclass(frozen=True)
class Outlook:
    """A resolution as the desk shows it: in short, and step by step; plain votes apart."""

    short: tuple[str, ...]
    steps: tuple[Line, ...]
    votes: tuple[Line, ...]


def counted(visit: Visit) -> dict[int, int]:
    """Count the posts that a close just now would count, this instant's too."""
    until = clock.now() + timedelta.resolution
    return posting.counts(visit.row, folded_of(visit), until=until)


def resolution(folded: Folded, posts: Posts) -> Resolution | None:
    """Return the resolution that waits for publication, or what a close now would bring."""
    game = folded.game
    if game.phase is Phase.CLOSED:
        return game.pending
    return resolve(replace(game, posts=dict(posts))) if game.phase is Phase.OPEN else None


def outlook(folded: Folded, found: Resolution) -> Outlook:
    """Put a resolution into words."""
    view = folded.view(Host())
    steps: list[Line] = []
    votes: list[Line] = []
    for stage in told(language(), found.steps, view.personas):
        for one in stage.steps:
            line = _line(view, one.step, one.sentence)
            (votes if _is_plain_vote(one.step) else steps).append(line)
    return Outlook(outlook_lines(language(), view, found), tuple(steps), tuple(votes))


def sentences(folded: Folded, found: Resolution | None) -> Iterator[str]:
    """Give all that an outlook says, to be compared with another's."""
    if found is not None:
        view = folded.view(Host())
        yield from outlook_lines(language(), view, found)
        for stage in told(language(), found.steps, view.personas):
            yield from (one.sentence for one in stage.steps if not _is_plain_vote(one.step))


def _is_plain_vote(step: Verdict | Step) -> bool:
    return isinstance(step, Verdict) and step.kind is Kind.VOTE and step.result is Result.DONE


def _line(view: View, step: Verdict | Step, sentence: str) -> Line:
    return Line(sentence, step.clause.value, _looks(step), _overruling(view, step))


def _looks(step: Verdict | Step) -> str:
    if step.clause is Clause.HOST_1:
        return "forced"
    if isinstance(step, Verdict):
        return "void" if step.result in {Result.VOID, Result.IN_VAIN} else ""
    return "dies" if step.happening is Happening.DIED else ""


_ALIVE = {Happening.DIED: "yes", Happening.SAVED: "no", Happening.SPARED: "no"}


def _overruling(view: View, step: Verdict | Step) -> str:
    """Return where a step can be overruled: by voiding its order, or by another fact (HOST-1)."""
    if isinstance(step, Verdict):
        return _ruling(view, "void", order=f"{step.seat}-{step.kind}")
    if step.seat is None or step.stage is Stage.VICTORY:
        return ""
    wanted: dict[str, object] = {"seat": step.seat}
    if step.happening in _ALIVE:
        wanted["alive"] = _ALIVE[step.happening]
    if step.happening is Happening.PROMOTED:
        wanted["role"] = view.roles[step.seat].value
    if step.happening is Happening.POISON_FOUND:
        wanted["poisoned"] = "no"
    return _ruling(view, "fact", **wanted)


def _ruling(view: View, what: str, **wanted: object) -> str:
    return f"{reverse('desk:ruling', args=[view.game, what])}?{urlencode(wanted)}"


def draft(folded: Folded, found: Resolution, story: str, at: datetime) -> View:
    """Return what anybody would see if the report went out now, with this story."""
    game = folded.game
    closed = e.TurnClosed(at=at, audience=ALL, turn=game.turn)
    facts = publication(replace(game, pending=found), PublishReport(story=story), at)
    view = folded.view(Reader())
    for event in (closed, *facts) if game.phase is Phase.OPEN else facts:
        if event.audience == ALL:
            view = see(view, event)
    return view
