"""`misto balance`: how fair a line-up is."""

# ruff: noqa: PLC0415  # the simulator is loaded by the command that needs it

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from misto.cli import language as languages
from misto.cli.host.dress import Command, Trouble
from misto.sim.exact.vanilla import End, First
from misto.text.catalogue import say

_NUMBER = re.compile(r"-\d+")


class Balance(Command):
    """The command, which takes a number below nought for a number and no option."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 (Typer's own has no type)
        """Read the arguments."""
        if args and _NUMBER.fullmatch(args[0]):
            args = [*args[1:], "--", args[0]]
        return super().parse_args(ctx, args)


Seats = Annotated[
    int | None, typer.Argument(metavar="SEATS", help="help-balance-seats", show_default=False)
]
Roles = Annotated[str, typer.Option("--roles", metavar="ROLES", help="help-balance-roles")]
Preset = Annotated[
    str, typer.Option("--rules", metavar="classic|black-market", help="help-balance-rules")
]
Rule = Annotated[
    list[str] | None, typer.Option("--rule", "-r", metavar="OPTION=VALUE", help="help-new-rule")
]
Policy = Annotated[
    str, typer.Option("--policy", metavar="plain|random", help="help-balance-policy")
]
Hunt = Annotated[str, typer.Option("--hunt", metavar="CHANCE", help="help-balance-hunt")]
Games = Annotated[int | None, typer.Option("--games", metavar="COUNT", help="help-balance-games")]
Until = Annotated[str, typer.Option("--until", metavar="WIDTH", help="help-balance-until")]
Seed = Annotated[int, typer.Option("--seed", metavar="NUMBER", help="help-balance-seed")]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="COUNT", help="help-balance-workers")
]
Dask = Annotated[str, typer.Option("--dask", metavar="ADDRESS", help="help-balance-dask")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="help-balance-plot")]
Suggest = Annotated[
    int | None, typer.Option("--suggest", metavar="SEATS", help="help-balance-suggest")
]
Vanilla = Annotated[
    int | None, typer.Option("--vanilla", metavar="MAFIA", help="help-balance-vanilla")
]
Begins = Annotated[First, typer.Option("--first", metavar="day|night", help="help-balance-first")]
Ends = Annotated[
    End, typer.Option("--end", metavar="parity|majority|wipeout", help="help-balance-end")
]
Json = Annotated[bool, typer.Option("--json", help="help-balance-json")]
Lang = Annotated[
    str, typer.Option("--lang", envvar=languages.VARIABLE, metavar="uk|en", help="help-lang")
]


def command(
    *,
    seats: Seats = None,
    roles: Roles = "",
    preset: Preset = "classic",
    rule: Rule = None,
    policy: Policy = "plain",
    hunt: Hunt = "",
    games: Games = None,
    until: Until = "",
    seed: Seed = 1,
    workers: Workers = None,
    dask: Dask = "",
    plot: Plot = None,
    suggest: Suggest = None,
    mafia: Vanilla = None,
    first: Begins = First.DAY,
    end: Ends = End.PARITY,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Print the chance of each side."""
    from misto.cli.balance import asking, suggesting, telling, vanilla

    language = languages.known(lang) or languages.system()
    both = seats if suggest is None else suggest
    if both is None or (seats is not None and suggest is not None):
        raise Trouble(say(language, "balance-how-many"))
    number = asking.seats_of(language, both)
    if mafia is not None:
        if roles or suggest is not None:
            raise Trouble(say(language, "balance-vanilla-alone"))
        vanilla.show_vanilla(language, number, mafia, first, end, as_json=as_json)
        return
    asked = asking.Asked(
        language=language,
        setup=asking.setup_of(
            language,
            number,
            roles=roles,
            preset=preset,
            options=rule or [],
            policy=policy,
            hunt=hunt,
        ),
        preset=preset,
        options=tuple(rule or ()),
        games=games,
        until=asking.until_of(language, until),
        seed=seed,
        workers=workers,
        dask=dask,
        plot=plot,
        as_json=as_json,
    )
    asking.check(asked)
    if suggest is None:
        telling.play(asked)
    else:
        suggesting.suggest(asked)
