"""A picture of a line-up's odds, drawn by Matplotlib (the extra `plot`)."""

from importlib import import_module
from pathlib import Path
from typing import Any

from misto.cli.host.dress import Trouble
from misto.sim.outcomes import Outcomes
from misto.text import words
from misto.text.catalogue import Language, say

_BLUE, _GREY = "#3b6ea8", "#8a8f98"


def check(language: Language, path: Path) -> None:
    """Refuse a picture that couldn't be drawn, before the games are played."""
    figure = _figure(language)
    kinds = sorted(figure.canvas.get_supported_filetypes())
    if path.suffix.removeprefix(".").lower() not in kinds:
        known = ", ".join(kinds)
        raise Trouble(say(language, "balance-no-picture", path=str(path), known=known))
    if not path.absolute().parent.is_dir():
        folder = str(path.absolute().parent)
        raise Trouble(say(language, "balance-no-folder", path=str(path), folder=folder))


def draw(language: Language, title: str, found: Outcomes, path: Path) -> None:
    """Draw chances with their intervals, the length of a game, how long each role lives."""
    figure = _figure(language)
    chances, lengths, lives = figure.subplots(3, 1)
    figure.suptitle(title, fontsize=9, wrap=True)
    _chances(language, chances, found)
    lengths.bar(range(len(found.lengths)), found.lengths, color=_GREY)
    lengths.set_xlim(left=0.5)
    lengths.set_title(say(language, "balance-plot-length"), fontsize=9)
    names = [words.role(language, role) for role in found.lives]
    lives.barh(names, [its.mean for its in found.lives.values()], color=_GREY)
    lives.invert_yaxis()
    lives.set_title(say(language, "balance-plot-lives"), fontsize=9)
    try:
        figure.savefig(path, dpi=150)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble(say(language, "balance-not-drawn", path=str(path), reason=reason)) from None


def _figure(language: Language) -> Any:  # noqa: ANN401  # Matplotlib is an extra
    try:
        figures = import_module("matplotlib.figure")
    except ModuleNotFoundError:
        raise Trouble(say(language, "balance-needs-plot")) from None
    return figures.Figure(figsize=(7, 8), layout="constrained")


def _chances(language: Language, axes: Any, found: Outcomes) -> None:  # noqa: ANN401  # as above
    names = [words.ending(language, winner) for winner in found.endings]
    chances = [found.chance(winner) for winner in found.endings]
    shares = [100 * chance.share for chance in chances]
    reach = [
        [100 * (chance.share - chance.low) for chance in chances],
        [100 * (chance.high - chance.share) for chance in chances],
    ]
    axes.barh(names, shares, xerr=reach, color=_BLUE, capsize=3)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_title(say(language, "balance-plot-chances"), fontsize=9)
