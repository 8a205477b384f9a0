"""The group of commands `misto host`, with what all of them share."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from misto.cli import language as languages
from misto.cli.host import clock
from misto.cli.host.dress import Group, Trouble
from misto.cli.host.session import BAD_FILE, Session
from misto.text.catalogue import say

app = typer.Typer(
    name="host",
    cls=Group,
    help="help-host",
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=False,
)

Yes = Annotated[bool, typer.Option("--yes", "-y", help="help-yes")]
Why = Annotated[str, typer.Option("--why", "-w", help="help-why")]
SeatText = Annotated[str, typer.Argument(metavar="SEAT", help="help-seat-argument")]


@app.callback()
def start(
    context: typer.Context,
    file: Annotated[
        Path, typer.Option("--file", "-f", envvar="MISTO_GAME", metavar="FILE", help="help-file")
    ] = Path("misto.game"),
    lang: Annotated[
        str, typer.Option("--lang", envvar=languages.VARIABLE, metavar="uk|en", help="help-lang")
    ] = "",
    now: Annotated[str, typer.Option("--now", hidden=True)] = "",
) -> None:
    """Open a session for the command that follows."""
    language = languages.known(lang) if lang else languages.system()
    if language is None:
        raise Trouble(say(languages.system(), "host-no-such-language", language=lang), BAD_FILE)
    context.obj = Session(file, language, _instant(now) if now else clock.now())


def _instant(text: str) -> datetime:
    """Read the instant that a test sets the clock to."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise typer.BadParameter(text) from None
    return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
