"""What came of a line-up's games, for a reader, for a program, and as a picture."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence

import typer

from misto.cli.balance import plotting
from misto.cli.balance.asking import Asked
from misto.cli.balance.watching import INTERRUPTED, Progressed, pool_of, watch
from misto.cli.host.screen import Screen
from misto.engine import Role
from misto.sim.outcomes import WINNERS, Interval, Outcomes
from misto.sim.running import run, small
from misto.text import words
from misto.text.catalogue import Language, Value, say

GAMES = 10_000
"""How many games are played if nothing is said."""

_HALF, _MOST = 0.5, 0.9


def play(asked: Asked) -> None:
    """Play a line-up, and print what came of it; after Ctrl-C, of the games so far."""
    language, setup = asked.language, asked.setup
    if asked.plot is not None:
        plotting.check(language, asked.plot)
    games = asked.games or (None if asked.until else GAMES)

    def progress(found: Outcomes) -> Progressed:
        values: dict[str, Value] = {"games": found.games, "width": 100 * found.width}
        return Progressed(found.games, games, say(language, "balance-progress", **values))

    with pool_of(asked, small=small(setup, games)) as pool:
        going = run(setup, asked.seed, games, pool, asked.until)
        watched = watch(going, say(language, "balance-begins"), progress)
    found, stopped = watched
    if found is None:
        Screen().aside(say(language, "balance-nothing-played"))
        raise typer.Exit(INTERRUPTED)
    if asked.as_json:
        Screen().exact(json.dumps(plain(asked, found)))
    else:
        _print(Screen(), asked, found, stopped=stopped)
    if asked.plot is not None:
        plotting.draw(language, title(asked), found, asked.plot)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def title(asked: Asked) -> str:
    """Say what is played: the seats, the line-up, the rules."""
    rules = ", ".join((asked.preset, *asked.options))
    return say(
        asked.language,
        "balance-title",
        seats=len(asked.setup.lineup),
        lineup=lineup_text(asked.language, asked.setup.lineup),
        rules=rules,
    )


def lineup_text(language: Language, lineup: Sequence[Role]) -> str:
    """Write a line-up, as the archive does."""
    return ", ".join(
        words.role(language, role)
        if count == 1
        else say(language, "lineup-several", role=words.role(language, role), count=count)
        for role, count in Counter(sorted(lineup, key=list(Role).index)).items()
    )


# For a reader.


def _print(screen: Screen, asked: Asked, found: Outcomes, *, stopped: bool) -> None:
    language = asked.language
    screen.line(title(asked), "bold")
    values: dict[str, Value] = {"games": found.games, "policy": asked.setup.policy}
    screen.line(say(language, "balance-played", **values, seed=asked.seed))
    if stopped:
        screen.line(say(language, "balance-stopped"), "yellow")
    gap(screen)
    columns = ("side", "chance", "between")
    screen.table(_columns(language, columns), list(_chances(language, found)))
    gap(screen)
    screen.line(_length(language, found))
    if found.court.sentences:
        screen.line(_court(language, found))
    gap(screen)
    columns = ("role", "turns", "survives")
    screen.table(_columns(language, columns), list(_lives(language, found)))
    gap(screen)
    screen.line(say(language, "balance-means"))


def gap(screen: Screen) -> None:
    """Part a table from what stands round it; on a terminal it has its own distance."""
    if screen.plain:
        screen.line()


def _columns(language: Language, names: Sequence[str]) -> list[str]:
    return [say(language, f"balance-column-{name}") for name in names]


def _chances(language: Language, found: Outcomes) -> Iterator[list[str]]:
    for winner in found.endings:
        chance = found.chance(winner)
        yield [
            words.ending(language, winner),
            percent(language, chance.share),
            between(language, chance),
        ]


def percent(language: Language, share: float) -> str:
    """Write a share in percent, to a tenth."""
    return say(language, "balance-tenths", percent=100 * share)


def between(language: Language, chance: Interval) -> str:
    """Write the bounds of an interval."""
    low, high = 100 * chance.low, 100 * chance.high
    return say(language, "balance-between", low=low, high=high)


def _length(language: Language, found: Outcomes) -> str:
    half, most = found.length_at(_HALF), found.length_at(_MOST)
    longest = len(found.lengths) - 1
    values: dict[str, Value] = {"half": half, "most": most, "longest": longest}
    return say(language, "balance-length", mean=found.mean_length, **values)


def _court(language: Language, found: Outcomes) -> str:
    court, share = found.court, found.court.sense
    idle = court.nobody / (court.sentences + court.nobody)
    values: dict[str, Value] = {"right": 100 * share.share, "idle": 100 * idle}
    return say(language, "balance-court", **values, low=100 * share.low, high=100 * share.high)


def _lives(language: Language, found: Outcomes) -> Iterator[list[str]]:
    for role, lives in found.lives.items():
        survives = percent(language, lives.survived / lives.seats)
        yield [
            words.role(language, role),
            say(language, "balance-turns", turns=lives.mean),
            survives,
        ]


# For a program.


def plain(asked: Asked, found: Outcomes) -> dict[str, object]:
    """Put what came of the games into plain data."""
    setup, court = asked.setup, found.court
    return {
        "model": "played",
        "policy": setup.policy,
        "seats": len(setup.lineup),
        "lineup": {role.value: count for role, count in Counter(setup.lineup).items()},
        "rules": asked.preset,
        "options": list(asked.options),
        "hunt": setup.hunt,
        "seed": asked.seed,
        "games": found.games,
        "chances": {
            "unfinished" if winner is None else winner.value: plain_chance(found.chance(winner))
            | {"games": won}
            for winner, won in zip(WINNERS, found.won, strict=True)
        },
        "length": {
            "mean": found.mean_length,
            "median": found.length_at(_HALF),
            "games": dict(enumerate(found.lengths)),
        },
        "lives": {
            role.value: {"turns": lives.mean, "survives": lives.survived / lives.seats}
            for role, lives in found.lives.items()
        },
        "court": {
            "right": plain_chance(court.sense),
            "sentences": court.sentences,
            "nobody": court.nobody,
        },
    }


def plain_chance(found: Interval) -> dict[str, float]:
    """Put a chance into plain data."""
    return {"chance": found.share, "low": found.low, "high": found.high}
