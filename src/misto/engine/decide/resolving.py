"""Resolving a turn whose orders are closed, the first time and anew (law 7)."""

from datetime import datetime

from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.events import HOST, Event
from misto.engine.evolve import evolve
from misto.engine.game import Game
from misto.engine.night import resolve
from misto.engine.terms import Phase


def resolution(game: Game, posts: dict[int, int], at: datetime) -> e.TurnResolved:
    """Resolve the turn with the posts that were written in it; for the host alone."""
    found = resolve(replace(game, posts=posts))
    return e.TurnResolved(at=at, audience=HOST, posts=posts, resolution=found)


def resolved_anew(game: Game, acts: tuple[Event, ...], at: datetime) -> tuple[Event, ...]:
    """Add to the host's acts, where orders are closed already, the resolution that they make."""
    if game.phase is not Phase.CLOSED or not acts:
        return acts
    for act in acts:
        game = evolve(game, act)
    return (*acts, resolution(game, game.posts, at))
