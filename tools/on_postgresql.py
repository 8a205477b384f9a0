"""Run a command on a PostgreSQL database of its own, which is gone afterwards.

    python tools/on_postgresql.py pytest tests/store

`DATABASE_URL` says on which server, and as whom (default: `postgresql:///test`, the one on this
machine); the command finds its own database in the same variable.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import SplitResult, urlsplit

import psycopg
from psycopg.sql import SQL, Identifier

DEFAULT = "postgresql:///test"


def main() -> int:
    """Run the command, and return what it returned."""
    url = urlsplit(os.environ.get("DATABASE_URL") or DEFAULT)
    name = f"misto_{os.getpid()}"
    try:
        with _database(url, name):
            own = {"DATABASE_URL": _on(url, name)}
            return subprocess.run(sys.argv[1:], env=os.environ | own, check=False).returncode
    except psycopg.OperationalError as error:
        print(f"PostgreSQL doesn't answer: {error}", file=sys.stderr)
        return 1


def _on(url: SplitResult, name: str) -> str:
    """Name another database of the same server."""
    query = f"?{url.query}" if url.query else ""
    return f"{url.scheme}://{url.netloc}/{name}{query}"


@contextmanager
def _database(url: SplitResult, name: str) -> Iterator[None]:
    server, own = _on(url, "postgres"), Identifier(name)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(SQL("CREATE DATABASE {}").format(own))
    try:
        yield
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(own))


if __name__ == "__main__":
    sys.exit(main())
