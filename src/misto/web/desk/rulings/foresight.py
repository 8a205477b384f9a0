"""What a ruling will do: the events that it makes, and what becomes of the turn with it."""

from collections.abc import Sequence
from dataclasses import dataclass

from misto.engine import Command, Event, Host, Refusal, Undo
from misto.engine.report import letter
from misto.engine.views import Seat
from misto.store.executing import foresee
from misto.store.folding import Folded
from misto.store.models import Opened
from misto.text import is_news, line
from misto.web.access import Visit, folded_of
from misto.web.desk import outlook
from misto.web.desk.pages import label
from misto.web.saying import language


@dataclass(frozen=True)
class Foresight:
    """What the host is shown before a ruling is made."""

    lines: tuple[str, ...]  # what will be on the record
    added: tuple[str, ...]  # what the turn comes to with it,
    gone: tuple[str, ...]  # and what it no longer comes to
    told: tuple[str, ...] = ()  # of an undo: who was told something, and it stays with them
    opened: tuple[str, ...] = ()  # and who has opened it


def foresight(visit: Visit, command: Command) -> Foresight | Refusal:
    """Carry a ruling out on a game that isn't kept, and say what is different."""
    executed = foresee(visit.row, command)
    if executed.refusal:
        return executed.refusal
    before, after = folded_of(visit), executed.folded
    posts = outlook.counted(visit)
    new = tuple(outlook.sentences(after, outlook.resolution(after, posts)))
    same = before.game.turn == after.game.turn
    old = tuple(outlook.sentences(before, outlook.resolution(before, posts))) if same else ()
    told, opened = _told(visit) if isinstance(command, Undo) else ((), ())
    return Foresight(
        lines=_lines(after, executed.events),
        added=tuple(one for one in new if one not in old),
        gone=tuple(one for one in old if one not in new),
        told=told,
        opened=opened,
    )


def _lines(after: Folded, events: Sequence[Event]) -> tuple[str, ...]:
    view = after.view(Host())
    return tuple(line(language(), view, event) for event in events if is_news(event))


def _told(visit: Visit) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Name who was told something by the report that is undone, and who has opened it (TIME-4)."""
    view = visit.view
    turn = folded_of(visit).game.published[-1].turn
    told = [seat for seat in view.seats if letter(folded_of(visit).view(Seat(seat)), turn)]
    opened = set(Opened.objects.filter(game=visit.row, turn=turn).values_list("seat", flat=True))
    return (
        tuple(label(view, seat) for seat in told),
        tuple(label(view, seat) for seat in view.seats if seat in opened),
    )
