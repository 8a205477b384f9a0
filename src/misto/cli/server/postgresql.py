"""Saving and putting back a PostgreSQL database, by PostgreSQL's own programs."""

import os
import subprocess
from pathlib import Path

from psycopg.conninfo import make_conninfo

from misto.cli.server.site import trouble
from misto.store import database

_ANYBODY_S = ("--no-owner", "--no-privileges")
_AWAY = """
DO $$ DECLARE gone text; BEGIN
    FOR gone IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE format('DROP TABLE %I CASCADE', gone);
    END LOOP;
END $$
"""
"""Drops all tables, those too that are newer than a dump and that it doesn't name."""


def save(target: Path) -> None:
    """Dump the database as it is at one moment; whoever writes goes on writing."""
    _run("pg_dump", *_where(), "--format=custom", *_ANYBODY_S, f"--file={target}")


def put_back(saved: Path) -> None:
    """Put a dump in the place of all tables: the whole of it, or nothing."""
    script = saved.with_suffix(".sql")
    _run("pg_restore", *_ANYBODY_S, f"--file={script}", str(saved))
    whole = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
    _run("psql", *_where(), *whole, f"--command={_AWAY}", f"--file={script}")


def _where() -> tuple[str, ...]:
    parameters = database.parameters()
    parameters.pop("password", None)
    return f"--dbname={make_conninfo(**parameters)}", "--no-password"


def _run(program: str, *options: str) -> None:
    """Run a program of PostgreSQL's; the password goes by the environment, where nobody reads."""
    password = database.parameters().get("password")
    environment = os.environ | ({"PGPASSWORD": password} if password else {})
    words = [program, *options]
    try:
        done = subprocess.run(  # noqa: S603  # a fixed name
            words,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        trouble("ops-no-program", program=program)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [str(done.returncode)]
        trouble("ops-program-failed", program=program, why=said[-1])
