"""Saving and putting back a PostgreSQL database, by PostgreSQL's own programs."""

import os
import subprocess
from pathlib import Path

from psycopg.conninfo import make_conninfo

from misto.cli.server.site import trouble
from misto.store import database


def save(target: Path) -> None:
    """Dump the database as it is at one moment; whoever writes goes on writing."""
    _run("pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={target}")


def put_back(saved: Path) -> None:
    """Put a dump in the place of the site's tables: all of it, or nothing."""
    options = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction")
    _run("pg_restore", *options, "--exit-on-error", str(saved))


def _run(program: str, *options: str) -> None:
    """Run a program of PostgreSQL's; the password goes by the environment, where nobody reads."""
    where = database.parameters()
    password = where.pop("password", None)
    words = [program, f"--dbname={make_conninfo(**where)}", "--no-password", *options]
    environment = os.environ | ({"PGPASSWORD": password} if password else {})
    try:
        done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)  # noqa: S603  # a fixed name
    except FileNotFoundError:
        trouble("ops-no-program", program=program)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [str(done.returncode)]
        trouble("ops-program-failed", program=program, why=said[-1])
