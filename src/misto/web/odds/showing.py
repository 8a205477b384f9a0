"""The odds as a page shows them: rows of words, and beside them bars."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from misto.engine import Role, Winner
from misto.sim.contributions import contributed, gone
from misto.sim.narrowing import POLICIES, Known, Odds
from misto.sim.outcomes import WINNERS, Interval
from misto.sim.pairs import Effect
from misto.text import words
from misto.web.odds.asking import Answer, State
from misto.web.saying import language, say

ENOUGH = 50
"""Pairs of games below which nothing is said of what a part contributes."""

SCALES = (0.05, 0.1, 0.2, 0.3, 0.5, 1.0)
"""How far to each side a chart of effects may reach."""

_LOOKS: dict[Winner | None, str] = {
    Winner.TOWN: "town",
    Winner.MAFIA: "mafia",
    Winner.MANIAC: "lone",
}
_SOON, _LATER = 300, 2000


@dataclass(frozen=True)
class Bar:
    """A bar and its interval, in percent of the width."""

    x: str
    width: str
    low: str
    reach: str
    middle: bool  # it begins in the middle, where nought is


@dataclass(frozen=True)
class Cell:
    """A figure, its bounds in words, and as a bar."""

    text: str
    between: str
    bar: Bar
    visible: bool = True


@dataclass(frozen=True)
class Row:
    """A side, a role or an option, and its cell for each policy."""

    label: str
    look: str
    cells: tuple[Cell, ...]
    came: bool = False  # so it ended


@dataclass(frozen=True)
class Column:
    """A policy, and how much it has played."""

    label: str
    games: str


@dataclass(frozen=True)
class Panel:
    """What is shown of a line-up's odds; `poll`: after how many milliseconds to ask again."""

    state: State
    url: str
    poll: int | None
    columns: tuple[Column, ...] = ()
    chances: tuple[Row, ...] = ()
    pairs: tuple[Column, ...] = ()
    parts: tuple[Row, ...] = ()
    scale: str = ""


def panel(answer: Answer, url: str, came: Winner | None = None) -> Panel:
    """Show what is known; `came`: how the game really ended."""
    odds = answer.odds
    working = answer.state is State.WORKING
    if odds is None or not odds.begun:
        return Panel(answer.state, url, _SOON if working else None)
    known = [odds.known[policy] for policy in POLICIES]
    poll = _LATER if working else None
    shown = Panel(answer.state, url, poll, _columns(odds), tuple(_chances(known, came)))
    if not all(one.parts and one.pairs >= ENOUGH for one in known):
        return shown
    effects = _effects(known)
    scale = _scale(effects)
    rows = tuple(
        Row(_part(name, answer.question.lineup), "", tuple(_effect(one, scale) for one in cells))
        for name, cells in effects.items()
    )
    pairs = tuple(_column(policy, one.pairs) for policy, one in zip(POLICIES, known, strict=True))
    return Panel(
        shown.state, url, poll, shown.columns, shown.chances, pairs, rows, f"{100 * scale:.0f}"
    )


def _columns(odds: Odds) -> tuple[Column, ...]:
    return tuple(_column(policy, odds.known[policy].outcomes.games) for policy in POLICIES)


def _column(policy: str, games: int) -> Column:
    return Column(say(f"odds-policy-{policy}"), say("odds-games", games=games))


def percent(share: float) -> str:
    """Write a share in percent, to a tenth."""
    return say("balance-tenths", percent=100 * share)


def between(low: float, high: float) -> str:
    """Write the bounds of a share."""
    return say("balance-between", low=100 * low, high=100 * high)


# What the odds are.


def _chances(known: list[Known], came: Winner | None) -> Iterator[Row]:
    outcomes = [one.outcomes for one in known]
    shown = {ending for one in outcomes for ending in one.endings} | ({came} if came else set())
    for winner in WINNERS:
        if winner in shown:
            cells = tuple(_chance(one.chance(winner)) for one in outcomes)
            look = _LOOKS.get(winner, "")
            label = words.capital(words.ending(language(), winner))
            yield Row(label, look, cells, winner is not None and winner is came)


def _chance(chance: Interval) -> Cell:
    bar = Bar("0", _wide(chance.share), _wide(chance.low), _wide(chance.width), middle=False)
    return Cell(percent(chance.share), between(chance.low, chance.high), bar)


def _wide(share: float) -> str:
    return f"{100 * share:.2f}"


# What each part of it does.


def _effects(known: list[Known]) -> dict[str, tuple[Effect, ...]]:
    return {
        name: tuple(contributed(one.parts[name].effect(Winner.TOWN)) for one in known)
        for name in known[0].parts
    }


def _scale(effects: dict[str, tuple[Effect, ...]]) -> float:
    """Return how far to each side the chart reaches."""
    most = max(max(-one.low, one.high) for cells in effects.values() for one in cells)
    return next((scale for scale in SCALES if scale >= most), SCALES[-1])


def _part(name: str, lineup: tuple[Role, ...]) -> str:
    """Name a role, with who needs it, or an option."""
    role = next((one for one in Role if one == name), None)
    if role is None:
        return say(f"option-{name}")
    said = words.capital(words.role(language(), role))
    _, *others = gone(role, lineup)
    if others:
        roles = ", ".join(words.role(language(), other) for other in others)
        return say("odds-part-with", role=said, others=roles)
    return say("odds-part", role=said, count=Counter(lineup)[role])


def _effect(effect: Effect, scale: float) -> Cell:
    def place(change: float) -> float:
        return (1 + max(-1.0, min(1.0, change / scale))) / 2

    low, high = place(effect.low), place(effect.high)
    ends = sorted((0.5, place(effect.change)))
    bar = Bar(_wide(ends[0]), _wide(ends[1] - ends[0]), _wide(low), _wide(high - low), middle=True)
    lowest, highest = signed(effect.low), signed(effect.high)
    bounds = say("odds-bounds", low=lowest, high=highest) if lowest != highest else ""
    if not effect.visible:
        return Cell(say("balance-no-visible-effect"), bounds, bar, visible=False)
    return Cell(signed(effect.change), bounds, bar)


def signed(change: float) -> str:
    """Write by how many hundredths a share changes, with its sign."""
    points = round(100 * change, 1)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return sign + say("odds-points", points=abs(points))
