"""`misto balance`: how fair a line-up is."""

import json
import re
from fractions import Fraction
from typing import Annotated, Any

import typer

from misto.cli import language as languages
from misto.cli.host.dress import Command, Trouble
from misto.cli.host.screen import Screen
from misto.engine import Side, Winner
from misto.sim.exact import vanilla
from misto.sim.exact.vanilla import MOST_SEATS, End, First
from misto.text import words
from misto.text.catalogue import Language, say

LONG = 40
"""A fraction with more characters than that is for programs alone."""

_NUMBER = re.compile(r"-\d+")


class Balance(Command):
    """The command, which takes a number below nought for a number and no option."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 (Typer's own has no type)
        """Read the arguments."""
        if args and _NUMBER.fullmatch(args[0]):
            args = [*args[1:], "--", args[0]]
        return super().parse_args(ctx, args)


def command(
    *,
    seats: Annotated[int, typer.Argument(metavar="SEATS", help="help-balance-seats")],
    mafia: Annotated[
        int | None, typer.Option("--vanilla", metavar="MAFIA", help="help-balance-vanilla")
    ] = None,
    first: Annotated[
        First, typer.Option("--first", metavar="day|night", help="help-balance-first")
    ] = First.DAY,
    end: Annotated[
        End, typer.Option("--end", metavar="parity|majority|wipeout", help="help-balance-end")
    ] = End.PARITY,
    as_json: Annotated[bool, typer.Option("--json", help="help-balance-json")] = False,
    lang: Annotated[
        str, typer.Option("--lang", envvar=languages.VARIABLE, metavar="uk|en", help="help-lang")
    ] = "",
) -> None:
    """Print the chance of each side."""
    language = languages.known(lang) or languages.system()
    if seats < 1:
        raise Trouble(say(language, "balance-no-seats", seats=seats, most=MOST_SEATS))
    if mafia is None:
        quarter = -(-seats // 4)  # GAME-3
        raise Trouble(say(language, "balance-no-model", seats=seats, mafia=quarter))
    show_vanilla(language, seats, mafia, first, end, as_json=as_json)


def show_vanilla(
    language: Language, seats: int, mafia: int, first: First, end: End, *, as_json: bool
) -> None:
    """Print the exact odds of the vanilla game, for a reader or for a program."""
    values = {"seats": seats, "mafia": mafia, "most": MOST_SEATS}
    if seats > MOST_SEATS:
        raise Trouble(say(language, "balance-too-many-seats", **values))
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
