"""What happened, or will happen when the host says yes, in a sentence each."""

from collections.abc import Sequence

from misto.cli.host.board import Board
from misto.cli.host.session import Session
from misto.engine import Event, Host
from misto.engine import events as e
from misto.text.lines import line

_SILENT = (
    *(e.KeyDrawn, e.PersonSeated, e.RoleTold, e.RosterChanged, e.TurnResolved, e.VoteShown),
    *(e.SeatTaken, e.SeatLost),
)
"""Events that say nothing new to a host who sees the others."""


def tell_events(here: Session, board: Board, events: Sequence[Event]) -> None:
    """Write a sentence for each event; a resolution is not one for a sentence."""
    view = board.view(Host())
    for event in events:
        if not isinstance(event, _SILENT):
            here.screen.line(line(here.language, view, event))
