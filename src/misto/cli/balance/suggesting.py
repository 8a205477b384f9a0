"""`misto balance --suggest`: the fairest line-up that a search finds, and what speaks for it."""

import json
from collections import Counter
from collections.abc import Iterator

import typer
from msgspec.structs import replace

from misto.cli.balance.asking import Asked
from misto.cli.balance.telling import between, gap, lineup_text, percent, plain_chance
from misto.cli.balance.watching import INTERRUPTED, Progressed, pool_of, watch
from misto.cli.host.screen import Screen
from misto.engine import Role, Winner
from misto.sim.outcomes import wilson
from misto.sim.pairs import Effect, Pairs
from misto.sim.running import Pool, small
from misto.sim.suggesting import Change, Found, Looking, Weighed, search, weigh
from misto.text import words
from misto.text.catalogue import Language, Value, say

GAMES = 2_000
"""How many games each change is played in if nothing is said."""

MANY = 50
"""About how many times that many games a search plays."""

Weights = tuple[Weighed, ...]


def suggest(asked: Asked) -> None:
    """Search for the fairest line-up; print it, the way there, and what other changes would do."""
    language, games = asked.language, asked.games or GAMES
    steps: list[Found] = []
    weights: list[Weights] = []

    def progress(now: Looking | Found | Weights) -> Progressed:
        if isinstance(now, Looking):
            told = say(language, "balance-looking", step=len(steps), changes=now.changes)
            return Progressed(now.games, now.whole, told)
        if isinstance(now, Found):
            return Progressed(0, None, say(language, "balance-looking-on"))
        done = now[0].pairs.games if now else 0
        return Progressed(done, games, say(language, "balance-weighing", changes=len(now)))

    def found(pool: Pool) -> Iterator[Looking | Found | Weights]:
        for one in search(asked.setup, asked.seed, games, pool):
            if isinstance(one, Found):
                steps.append(one)
            yield one
        best = replace(asked.setup, lineup=steps[-1].lineup)
        for weighed in weigh(best, asked.seed, games, pool):
            weights[:] = [weighed]
            yield weighed

    with pool_of(asked, small=small(asked.setup, MANY * games)) as pool:
        _, stopped = watch(found(pool), say(language, "balance-begins"), progress)
    last = weights[0] if weights else ()
    if asked.as_json:
        Screen().exact(json.dumps(_plain(asked, steps, last)))
    else:
        _print(Screen(), asked, steps, last, stopped=stopped)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _print(
    screen: Screen, asked: Asked, steps: list[Found], weights: Weights, *, stopped: bool
) -> None:
    language = asked.language
    rules = ", ".join((asked.preset, *asked.options))
    values: dict[str, Value] = {"seats": len(asked.setup.lineup), "rules": rules}
    values |= {"games": asked.games or GAMES, "policy": asked.setup.policy, "seed": asked.seed}
    screen.line(say(language, "balance-suggest", **values))
    if stopped:
        screen.line(say(language, "balance-suggest-stopped"), "yellow")
    screen.line()
    for step in steps:
        lineup = lineup_text(language, step.lineup)
        if step.by is None:
            screen.line(say(language, "balance-begun", lineup=lineup))
        else:
            screen.line("  " + _step(language, step.by))
    if len(steps) > 1:
        lineup = lineup_text(language, steps[-1].lineup)
        screen.line(say(language, "balance-fairest", lineup=lineup), "bold")
    elif steps and not stopped:
        screen.line(say(language, "balance-fairest-already"), "bold")
    if weights:
        _print_weights(screen, language, weights)


def _print_weights(screen: Screen, language: Language, weights: Weights) -> None:
    """Print the chances of the line-up that was found, and what each change would do to them."""
    gap(screen)
    columns = [say(language, f"balance-column-{one}") for one in ("side", "chance", "between")]
    pairs = weights[0].pairs
    rows = []
    for winner in Winner:
        if won := pairs.won(winner)[0]:
            chance = wilson(won, pairs.games)
            share = percent(language, chance.share)
            rows.append([words.ending(language, winner), share, between(language, chance)])
    screen.table(columns, rows)
    gap(screen)
    columns = [say(language, f"balance-column-{one}") for one in ("change", "town", "between")]
    ordered = sorted(weights, key=lambda one: one.effect.change, reverse=True)
    rows = [
        [_change(language, one.change), *_effect_cells(language, one.effect)] for one in ordered
    ]
    screen.table(columns, rows)
    gap(screen)
    screen.line(say(language, "balance-means"))


def _change(language: Language, change: Change) -> str:
    """Name a change of one seat: a role more or less, or one mafioso for another."""
    role = words.role(language, change.role)
    if Role.CIVILIAN in {change.more, change.less}:
        return say(language, "balance-more" if change.added else "balance-less", role=role)
    return say(
        language,
        "balance-instead",
        more=words.role(language, change.more),
        less=words.role(language, change.less, case="accusative"),
    )


def _effect_cells(language: Language, effect: Effect) -> tuple[str, str]:
    if not effect.visible:
        return say(language, "balance-no-visible-effect"), ""
    low, high = signed(language, effect.low), signed(language, effect.high)
    return signed(language, effect.change), say(language, "balance-from-to", low=low, high=high)


def _step(language: Language, weighed: Weighed) -> str:
    """Say of a step which seat it filled otherwise, and what that did."""
    change, effect = _change(language, weighed.change), weighed.effect
    if not effect.visible:
        return say(language, "balance-step-unseen", change=change)
    return say(language, "balance-step", change=change, town=signed(language, effect.change))


def signed(language: Language, change: float) -> str:
    """Write by how much a share changes, in percent, with its sign."""
    return ("+" if change > 0 else "−") + percent(language, abs(change))


# For a program.


def _plain(asked: Asked, steps: list[Found], weights: Weights) -> dict[str, object]:
    setup = asked.setup
    lineup = steps[-1].lineup if steps else setup.lineup
    pairs = weights[0].pairs if weights else Pairs()
    return {
        "model": "suggested",
        "policy": setup.policy,
        "seats": len(lineup),
        "rules": asked.preset,
        "options": list(asked.options),
        "seed": asked.seed,
        "games": pairs.games,
        "lineup": {role.value: count for role, count in Counter(lineup).items()},
        "chances": {
            winner.value: plain_chance(wilson(pairs.won(winner)[0], pairs.games))
            for winner in Winner
        },
        "steps": [_plain_change(step.by) for step in steps if step.by],
        "changes": [_plain_change(one) for one in weights],
    }


def _plain_change(weighed: Weighed) -> dict[str, object]:
    change, effect = weighed.change, weighed.effect
    town = {"change": effect.change, "low": effect.low, "high": effect.high}
    return {
        "more": change.more.value,
        "less": change.less.value,
        "town": town,
        "visible": effect.visible,
    }
