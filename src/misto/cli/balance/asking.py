"""What `misto balance` is asked: read, and refused with what to do where it makes no game."""

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from misto.cli.host import lineups
from misto.cli.host.dress import Trouble
from misto.cli.host.options import OptionFault, rules_of
from misto.engine import Role, Rules
from misto.engine.contradictions import contradictions
from misto.engine.lineup import refusal, suggest
from misto.sim.exact.vanilla import MOST_SEATS
from misto.sim.policies import POLICIES
from misto.sim.tables import Setup
from misto.text import refusals
from misto.text.catalogue import Language, Value, say

_SHARE = re.compile(r"(\d+(?:[.,]\d+)?)\s*(%?)")


class Asked(Struct, frozen=True, kw_only=True):
    """What is to be played, and how it is to be told; `games` and `workers`: None if not said."""

    language: Language
    setup: Setup
    preset: str
    options: tuple[str, ...]
    games: int | None
    until: float
    seed: int
    workers: int | None
    dask: str
    plot: Path | None
    as_json: bool


def seats_of(language: Language, seats: int) -> int:
    """Check a number of seats."""
    if seats < 1:
        raise Trouble(say(language, "balance-no-seats", seats=seats, most=MOST_SEATS))
    if seats > MOST_SEATS:
        raise Trouble(say(language, "balance-too-many-seats", seats=seats, most=MOST_SEATS))
    return seats


def setup_of(
    language: Language,
    seats: int,
    *,
    roles: str,
    preset: str,
    options: Sequence[str],
    policy: str,
    hunt: str,
) -> Setup:
    """Read line-up, rules and players, and ask the rules whether that can be played."""
    if policy not in POLICIES:
        known = ", ".join(sorted(POLICIES))
        raise Trouble(say(language, "balance-no-policy", policy=policy, known=known))
    if hunt and policy != "random":
        raise Trouble(say(language, "balance-hunts-are-random", policy=policy))
    rules = _rules(language, preset, options)
    lineup = _lineup(language, roles, seats, rules)
    if refused := refusal(lineup, rules):
        text = refusals.refusal(language, refused)
        if refused.code == "lineup_too_few_mafia":
            text += " " + say(language, "balance-or-mafia-share")
        raise Trouble(text)
    return Setup(rules, lineup, policy, _share(language, "--hunt", hunt) if hunt else 0.0)


def _rules(language: Language, preset: str, options: Sequence[str]) -> Rules:
    try:
        rules = rules_of(preset, options, {})
    except OptionFault as fault:
        known = ", ".join(fault.known)
        if fault.name == "preset":
            text = say(language, "balance-no-preset", preset=preset, known=known)
        elif fault.value is None:
            text = say(language, "host-no-such-option", option=fault.name, known=known)
        else:
            values = {"option": fault.name, "value": fault.value, "known": known}
            text = say(language, "host-option-unfit", **values)
        raise Trouble(text) from None
    if found := contradictions(rules):
        raise Trouble(" ".join(refusals.contradiction(language, one) for one in found))
    return rules


def _lineup(language: Language, text: str, seats: int, rules: Rules) -> tuple[Role, ...]:
    if not text:
        try:
            return suggest(seats, rules)
        except ValueError:
            raise Trouble(say(language, "balance-no-lineup", count=seats)) from None
    try:
        roles = lineups.lineup_of(text, seats)
    except lineups.LineupFault as fault:
        raise Trouble(say(language, "host-lineup-unknown", part=fault.part)) from None
    if len(roles) > seats:
        raise Trouble(say(language, "balance-roles-above-seats", count=len(roles), seats=seats))
    return tuple(sorted(roles, key=list(Role).index))


def until_of(language: Language, text: str) -> float:
    """Read how narrow the intervals must be; 0 if nothing is said."""
    width = _share(language, "--until", text) if text else 0.0
    if text and not width:
        raise Trouble(say(language, "balance-no-share", option="--until", value=text))
    return width


def _share(language: Language, option: str, text: str) -> float:
    """Read a share: «0.5%», «0,5 %» or «0.005»."""
    found = _SHARE.fullmatch(text.strip())
    share = float(found[1].replace(",", ".")) / (100 if found[2] else 1) if found else -1.0
    if not 0 <= share <= 1:
        raise Trouble(say(language, "balance-no-share", option=option, value=text))
    return share


def check(asked: Asked) -> None:
    """Refuse numbers below what makes sense."""
    for option, value, least in (
        ("--games", asked.games, 1),
        ("--seed", asked.seed, 0),
        ("--workers", asked.workers, 1),
    ):
        if value is not None and value < least:
            values: dict[str, Value] = {"option": option, "value": value, "least": least}
            raise Trouble(say(asked.language, "balance-too-small", **values))
    if asked.dask and asked.workers is not None:
        raise Trouble(say(asked.language, "balance-workers-or-cluster"))
