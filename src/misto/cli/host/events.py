"""What happened, or will happen when the host says yes, in a sentence each."""

from collections.abc import Sequence

from misto.cli.host.board import Board
from misto.cli.host.session import Session
from misto.engine import Event, Host
from misto.text.lines import is_news, line


def tell_events(here: Session, board: Board, events: Sequence[Event]) -> None:
    """Write a sentence for each event; a resolution is not one for a sentence."""
    view = board.view(Host())
    for event in events:
        if is_news(event):
            here.screen.line(line(here.language, view, event))
