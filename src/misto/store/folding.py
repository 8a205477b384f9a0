"""Games folded from their ledgers: each process folds once, then only what is newer.

What is kept here can be dropped at any moment; it changes nothing but the time it takes.
"""

import threading
from collections import OrderedDict, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from django.db.models import Q

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
    roots: Mapping[datetime, str] = field(default_factory=dict)  # by their reports' instants

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
        return Folded(len(ledger), ledger, fold(events, self.game), roots=self.roots)

    def sealed(self, roots: Mapping[datetime, str]) -> "Folded":
        """Return it with some more roots."""
        return replace(self, roots={**self.roots, **roots}) if roots else self


_kept: OrderedDict[int, Folded] = OrderedDict()
_lock = threading.Lock()


def folded(row: Game) -> Folded:
    """Return a game as its ledger stands, at least as far as its row says."""
    return all_folded((row,))[row.pk]


def all_folded(rows: Collection[Game]) -> dict[int, Folded]:
    """Return several games so, by their rows' keys; what is newer takes one query for all."""
    with _lock:
        found = {row.pk: _kept.get(row.pk, Folded()) for row in rows}
    behind = {row.pk: row for row in rows if found[row.pk].seq < row.seq}
    if not behind:
        return found
    newer = Q(pk__in=())
    for key in behind:
        newer |= Q(game=key, seq__gt=found[key].seq)
    news: defaultdict[int, list[Event]] = defaultdict(list)
    roots: defaultdict[int, dict[datetime, str]] = defaultdict(dict)
    entries = Entry.objects.filter(newer).order_by("game", "seq")
    for key, body, root in entries.values_list("game_id", "body", "seal__root"):
        event = codec.decode(body.encode())
        news[key].append(event)
        if root:
            roots[key][event.at] = root
    for key, row in behind.items():
        found[key] = found[key].then(news[key]).sealed(roots[key])
        if not row.held:
            keep(row, found[key])
    return found


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
