"""What a viewer may know: a fold over the events that the viewer may see, and over nothing else.

A view is built up, never cut down (law 2): an event whose audience does not include the viewer is
never looked at, so two ledgers that show a viewer the same events give this viewer the same view.
"""

from collections.abc import Sequence

from misto.engine.events import Event
from misto.engine.views.seeing import see
from misto.engine.views.view import TurnView, View
from misto.engine.views.viewers import Host, Person, Reader, Seat, Viewer, visible


def view_for(ledger: Sequence[Event], viewer: Viewer) -> View:
    """Fold the events that a viewer may see into what this viewer knows.

    Who sits on a seat knows what the seat was told, a newcomer too; a person who was replaced knows
    what they knew at that moment, and what all know (HOST-6). Once the game is opened, all see
    everything, but who was who where `reveal_person` is `never` (END-1, SEAT-4).
    """
    view = View()
    for event in visible(ledger, viewer):
        view = see(view, event)
    return view


__all__ = [
    "Host",
    "Person",
    "Reader",
    "Seat",
    "TurnView",
    "View",
    "Viewer",
    "view_for",
    "visible",
]
