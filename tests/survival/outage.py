"""A running site whose database is away for a while."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import psycopg
from psycopg.sql import SQL, Identifier

from tests.serving import Site


@contextmanager
def away(site: Site) -> Iterator[None]:
    """Let the database be away: nobody may connect, or nothing can be written to the disc."""
    if not site.database:
        pid = site.running[0].pid
        kept = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, kept[1]))
        yield
        resource.prlimit(pid, resource.RLIMIT_FSIZE, kept)
        return
    parts = urlsplit(site.database)
    name = parts.path[1:]
    server = f"postgresql://{parts.netloc}/postgres?{parts.query}"
    allow = SQL("ALTER DATABASE {} ALLOW_CONNECTIONS {}")
    with psycopg.connect(server, autocommit=True) as one:
        one.execute(allow.format(Identifier(name), SQL("false")))
        one.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
        )
        yield
        one.execute(allow.format(Identifier(name), SQL("true")))
