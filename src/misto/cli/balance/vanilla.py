"""The exact odds of the vanilla game, for a reader or for a program."""

import json
from fractions import Fraction

from misto.cli.host.dress import Trouble
from misto.cli.host.screen import Screen
from misto.engine import Side, Winner
from misto.sim.exact import vanilla
from misto.sim.exact.vanilla import MOST_SEATS, End, First
from misto.text import words
from misto.text.catalogue import Language, say

LONG = 40
"""A fraction with more characters than that is for programs alone."""


def show_vanilla(
    language: Language, seats: int, mafia: int, first: First, end: End, *, as_json: bool
) -> None:
    """Print the chance of each side in the vanilla game."""
    values = {"seats": seats, "mafia": mafia, "most": MOST_SEATS}
    if mafia < 0:
        raise Trouble(say(language, "balance-mafia-below-nought", **values))
    if mafia > seats:
        raise Trouble(say(language, "balance-mafia-above-seats", **values))
    odds = vanilla.chances(seats, mafia, first=first, end=end)
    screen = Screen()
    if as_json:
        asked = {"model": "vanilla", "seats": seats, "mafia_seats": mafia}
        told = plain(odds) | asked | {"first": first.value, "end": end.value}
        screen.exact(json.dumps(told))
        return
    screen.line(say(language, "balance-vanilla", **values, first=first.value, end=end.value))
    screen.line(say(language, "balance-at-random"))
    screen.line()
    columns = [say(language, f"balance-column-{one}") for one in ("side", "chance", "exactly")]
    screen.table(columns, [_row(language, won, chance) for won, chance in odds.items()])


def plain(odds: dict[Winner, Fraction]) -> dict[str, str | float]:
    """Put exact chances into plain data: each as a fraction, then each as a decimal.

    >>> plain({Winner.TOWN: Fraction(1, 4)})
    {'town': '1/4', 'town_float': 0.25}
    """
    exact = {won.value: str(chance) for won, chance in odds.items()}
    return exact | {f"{won.value}_float": float(chance) for won, chance in odds.items()}


def _row(language: Language, won: Winner, chance: Fraction) -> list[str]:
    exactly = str(chance)
    return [
        words.side(language, Side(won.value)),
        say(language, "balance-percent", percent=100 * float(chance)),
        exactly if len(exactly) <= LONG else say(language, "balance-long"),
    ]
