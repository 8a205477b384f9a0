"""Games folded from their ledgers: each process folds once, then only what is newer.

What is kept here can be dropped at any moment; it changes nothing but the time it takes.
"""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from misto import engine
from misto.engine import Event, View, Viewer, codec, fold, view_for
from misto.store.models import Entry, Game

KEPT = 500
"""How many games a process keeps folded."""


@dataclass(frozen=True)
class Folded:
    """A game at one point of its ledger, with the views that were asked for so far."""

    seq: int = 0
    ledger: tuple[Event, ...] = ()
    game: engine.Game = field(default_factory=engine.Game)
    views: dict[Viewer, View] = field(default_factory=dict)

    def view(self, viewer: Viewer) -> View:
        """Return what a viewer may know at this point."""
        found = self.views.get(viewer)
        if found is None:
            found = self.views[viewer] = view_for(self.ledger, viewer)
        return found

    def then(self, events: Sequence[Event]) -> "Folded":
        """Return the game after some more events."""
        if not events:
            return self
        ledger = (*self.ledger, *events)
        return Folded(len(ledger), ledger, fold(events, self.game))


_kept: OrderedDict[int, Folded] = OrderedDict()
_lock = threading.Lock()


def folded(row: Game) -> Folded:
    """Return a game as its ledger stands, at least as far as its row says."""
    with _lock:
        known = _kept.get(row.pk, Folded())
    if known.seq >= row.seq:
        return known
    entries = Entry.objects.filter(game=row, seq__gt=known.seq).order_by("seq")
    news = [codec.decode(body.encode()) for body in entries.values_list("body", flat=True)]
    newer = known.then(news)
    keep(row, newer)
    return newer


def keep(row: Game, newer: Folded) -> None:
    """Keep a game as it was committed; an older one never takes the place of a newer."""
    with _lock:
        if newer.seq >= _kept.get(row.pk, Folded()).seq:
            _kept[row.pk] = newer
            _kept.move_to_end(row.pk)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)


def drop() -> None:
    """Forget all that is kept."""
    with _lock:
        _kept.clear()
