"""The commands as they are typed; what they do is in the modules beside this one."""

# ruff: noqa: PLC0415  # Django is loaded by the command that needs it

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from misto.cli.host.dress import Command
from misto.cli.screen import Screen

Yes = Annotated[bool, typer.Option("--yes", "-y", help="help-yes")]
PANEL = "help-ops-panel"


def add(app: typer.Typer) -> None:
    """Put the commands into the command line."""
    for name, command in (
        ("serve", serve),
        ("worker", worker),
        ("migrate", migrate),
        ("createhost", createhost),
        ("setpassword", setpassword),
        ("backup", backup),
        ("restore", restore),
        ("check", check),
    ):
        app.command(name, cls=Command, help=f"help-ops-{name}", rich_help_panel=PANEL)(command)


def serve(  # noqa: PLR0917  # a command has as many arguments as it has options
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="help-ops-host")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="PORT", help="help-ops-port")] = 8000,
    migrate: Annotated[
        bool | None, typer.Option("--migrate/--no-migrate", help="help-ops-migrates")
    ] = None,
    pages: Annotated[bool, typer.Option("--pages/--no-pages", help="help-ops-pages")] = True,
    streams: Annotated[
        bool, typer.Option("--streams/--no-streams", help="help-ops-streams")
    ] = True,
    timekeeper: Annotated[
        bool, typer.Option("--timekeeper/--no-timekeeper", help="help-ops-timekeeper")
    ] = True,
    demo: Annotated[bool, typer.Option("--demo", help="help-ops-demo")] = False,
) -> None:
    """Serve the site."""
    with _site() as site, site.running():
        from misto.cli.server import running

        running.prepare(migrate)
        if demo:
            running.demonstrate(Screen())
        running.serve(Screen(), host, port, (pages, streams, timekeeper))


def worker() -> None:
    """Keep time and send mails, and nothing else."""
    with _site() as site, site.running():
        from misto.cli.server import running

        running.prepare(migrate=None)
        running.keep_time(Screen())


def migrate() -> None:
    """Bring the tables of the database up to date."""
    with _site() as site:
        from misto.store import database

        Screen().print(site.words("ops-migrated", count=database.migrate()))


def createhost(
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-ops-name")],
    operator: Annotated[bool, typer.Option("--operator", help="help-ops-operator")] = False,
) -> None:
    """Make an account, and print its password."""
    with _site():
        from misto.cli.server import people

        people.create(Screen(), name, operator=operator)


def setpassword(
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-ops-name")],
) -> None:
    """Give an account a new password, and print it."""
    with _site():
        from misto.cli.server import people

        people.set_password(Screen(), name)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-ops-backup-file")],
    with_secret_key: Annotated[
        bool, typer.Option("--with-secret-key", help="help-ops-with-secret-key")
    ] = False,
) -> None:
    """Write the whole site into one file, while it runs."""
    with _site():
        from misto.cli.server import archives

        archives.backup(Screen(), file, with_secret_key=with_secret_key)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-ops-restore-file")],
    yes: Yes = False,
) -> None:
    """Put back what a backup holds."""
    with _site():
        from misto.cli.server import archives

        archives.restore(Screen(), file, sure=yes)


def check() -> None:
    """Look whether the site may be shown to the world."""
    with _site():
        from misto.cli.server import checking

        if not checking.report(Screen()):
            raise typer.Exit(1)


@contextmanager
def _site() -> Iterator[ModuleType]:
    """Set the site up: only then can what knows its tables be imported."""
    from misto.cli.server import site

    site.set_up()
    with site.reaching():
        yield site
