"""What each role and each option does for a line-up: the same games, with it and without it."""

from collections import Counter
from collections.abc import Iterator
from decimal import Decimal

from msgspec.structs import replace

from misto.engine import CLASSIC, Role, Rules
from misto.engine.contradictions import contradictions
from misto.engine.lineup import refusal
from misto.engine.roles import SPECS
from misto.engine.rules import OPTIONS
from misto.sim.pairs import Effect
from misto.sim.suggesting import exchanged, filler
from misto.sim.tables import Setup

PLAYED = frozenset({
    "court_from_turn", "hunt_from_turn", "status_needs_vote", "hunts_per_turn", "hunt_maniac",
    "courtesan_stops_kill", "slander_lasts", "check_shows", "boss_shows",
    "dead_commissioner_checks", "boss_succession", "antidote", "shot_on", "quorum_share",
    "quorum_of", "tie", "keeper", "reveal", "missed_votes", "town_wins", "parity_of", "maniac_wins",
})  # fmt: skip
"""The options that change how a game comes out; a test holds them against those of the batch.

Whoever asks for odds needs them, and must not wait for Numba, which the batch loads.
"""


def as_played(rules: Rules) -> Rules:
    """Return the rules with all at its default that changes no game: hours, what is shown."""
    return replace(CLASSIC, **{name: getattr(rules, name) for name in PLAYED})


def without(setup: Setup) -> dict[str, Setup]:
    """Return, by the name of a role or an option, the same set-up without it.

    One seat less has the role: a civilian sits there, or in the mafia a mafioso. Who needs the role
    goes with it. An option goes back to its default.
    """
    return dict((*_without_roles(setup), *_without_options(setup)))


def gone(role: Role, lineup: tuple[Role, ...]) -> tuple[Role, ...]:
    """Return who is gone from a line-up with a role: itself, and who needs it (GAME-4)."""
    needing = [one for one in dict.fromkeys(lineup) if SPECS[one].needs is role]
    last = Counter(lineup)[role] == 1
    return (role, *(needing if last else ()))


def _without_roles(setup: Setup) -> Iterator[tuple[str, Setup]]:
    rules = replace(setup.rules, mafia_share=Decimal(0))  # how a game goes doesn't hang on it
    for role in dict.fromkeys(setup.lineup):
        if role is Role.CIVILIAN:
            continue
        lineup = setup.lineup
        for one in gone(role, lineup):
            lineup = exchanged(lineup, one, filler(one))
        if refusal(lineup, rules) is None:
            yield role.value, replace(setup, lineup=lineup)


def _without_options(setup: Setup) -> Iterator[tuple[str, Setup]]:
    """Take back one option after the other; a list that then contradicts it goes with it."""
    played = as_played(setup.rules)
    for name in sorted(PLAYED, key=list(OPTIONS).index):
        if getattr(played, name) == getattr(CLASSIC, name):
            continue
        rules = replace(played, **{name: getattr(CLASSIC, name)})
        if contradictions(rules):
            rules = replace(rules, tie=CLASSIC.tie)
        if not contradictions(rules):
            yield name, replace(setup, rules=rules)


def contributed(effect: Effect) -> Effect:
    """Turn the effect of taking something away into what its being there does."""
    return Effect(0.0 - effect.change, 0.0 - effect.high, 0.0 - effect.low)
