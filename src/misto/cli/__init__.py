"""The command line: `misto …`."""

import sys

import typer

from misto.cli import balance, host, replay, server
from misto.cli.host.commands.proving import verify_deal
from misto.cli.host.commands.sealed import verify_ledger
from misto.cli.host.dress import Command, Group
from misto.cli.language import chosen
from misto.cli.screen import to_the_end
from misto.text.catalogue import say

_HELP = chosen()

app = typer.Typer(
    name="misto",
    cls=Group,
    help=say(_HELP, "cli-help"),
    no_args_is_help=True,
    add_completion=False,  # its help speaks English alone
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(
    "replay",
    cls=Command,
    help=say(_HELP, "replay-help"),
    epilog=say(_HELP, "replay-help-ends"),
    no_args_is_help=True,
)(replay.command)
app.add_typer(host.app)
app.command("verify-deal", cls=Command, help="help-verify-deal", no_args_is_help=True)(verify_deal)
app.command("verify-ledger", cls=Command, help="help-verify-ledger", no_args_is_help=True)(
    verify_ledger
)
app.command("balance", cls=balance.Balance, help="help-balance", no_args_is_help=True)(
    balance.command
)
server.add(app)


@app.callback()
def _misto() -> None:
    """Keep `misto` a command with others below it, even with one alone."""


def main() -> None:
    """Run the command line."""
    try:
        with to_the_end(chosen()):
            code = _run()
    except typer.Exit as lost:
        code = lost.exit_code
    sys.exit(code)


def _run() -> str | int | None:
    """Run it, and return its exit code: help is not yet all written then."""
    try:
        app(prog_name="misto")
    except SystemExit as ended:
        return ended.code
    return 0
