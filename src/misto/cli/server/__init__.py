"""The commands that run the site and look after it, from `serve` to `check`.

None of them imports `misto.web`: it is found by name, as Django finds its settings. Django itself
is imported by the command that runs, so that the others start without it.
"""

from misto.cli.server.commands import add

__all__ = ["add"]
