"""`misto host`: a whole game in one file, for a host at a table or on a foreign forum."""

from collections.abc import Callable
from typing import Any

from misto.cli.host.app import app
from misto.cli.host.commands import acts, ending, papers, setup, turn
from misto.cli.host.dress import Command

COMMANDS: dict[str, tuple[Callable[..., Any], ...]] = {
    "before": (
        setup.new,
        setup.open_enrolment,
        setup.enrol,
        setup.withdraw,
        setup.roster,
        setup.close_enrolment,
        setup.beacon,
        setup.deal,
        setup.cancel_deal,
        setup.seat,
        setup.name,
    ),
    "turn": (turn.order, turn.status, turn.posts, turn.close, turn.publish),
    "papers": (papers.report, papers.letters, papers.log, papers.export),
    "rulings": (
        acts.void,
        acts.enter,
        acts.bar,
        acts.extend,
        acts.pause,
        acts.resume,
        acts.leave,
        acts.exclude,
        acts.replace,
        acts.silence,
        acts.double_kill,
        acts.fact,
        acts.undo,
    ),
    "end": (ending.end, ending.award),
}
"""The commands, in the order in which help lists them, by the panel in which they stand."""

for _panel, _functions in COMMANDS.items():
    for _function in _functions:
        _name = _function.__name__.replace("_", "-")
        app.command(
            _name, cls=Command, help=f"help-{_name}", rich_help_panel=f"help-panel-{_panel}"
        )(_function)

__all__ = ["app"]
