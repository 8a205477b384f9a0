"""How fast the site is: `make bench-site`. It needs PostgreSQL, wrk, and a quiet machine.

A database is seeded once (450,000 posts); each run works on a copy of it, and drops it at the end.
Only processes of its own on this machine are asked, for some three minutes.
"""

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

DATABASE = "postgresql:///misto_load"
NEEDED = ("wrk", "createdb", "dropdb", "psql")
_SECRET = "a secret of the load test, which guards nothing at all"  # noqa: S105


def main() -> None:
    missing = [one for one in NEEDED if not shutil.which(one)]
    if missing:
        print(f"Not measured: {', '.join(missing)} not found (Debian: apt install wrk postgresql).")
        sys.exit(1)
    url = os.environ.get("DATABASE_URL") or DATABASE
    if not url.startswith("postgres"):
        sys.exit("Not measured: the load test needs PostgreSQL; DATABASE_URL names something else.")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="misto-load-") as folder:
        os.environ |= {
            "DATABASE_URL": url,
            "DJANGO_SETTINGS_MODULE": "misto.web.settings",
            "MISTO_DATA": folder,
            "MISTO_LANG": "en",
            "MISTO_SECRET_KEY": _SECRET,
            "PYTHONUTF8": "1",
        }
        Path(folder, "static").mkdir()
        _seeded(url)
        with _copy(url) as copy:
            os.environ["DATABASE_URL"] = copy
            import_module("django").setup()
            measuring: Any = import_module("benchmarks.load.measuring")
            try:
                measuring.measure(Path(folder) / "log")
            finally:
                import_module("django.db").connections.close_all()


def _seeded(url: str) -> None:
    """Seed the database, unless that was done before."""
    there = subprocess.run(["psql", url, "-c", ""], capture_output=True, check=False)
    if there.returncode:
        subprocess.run(["createdb", *_server(url), _name(url)], check=True)
    subprocess.run([sys.executable, "-m", "benchmarks.load.seeding"], check=True)


@contextmanager
def _copy(url: str) -> Iterator[str]:
    """Copy the database for one run."""
    name = f"{_name(url)}_run"
    subprocess.run(["dropdb", *_server(url), "--force", "--if-exists", name], check=True)
    subprocess.run(["createdb", *_server(url), "--template", _name(url), name], check=True)
    try:
        yield _other(url, name)
    finally:
        subprocess.run(["dropdb", *_server(url), "--force", name], check=True)


def _server(url: str) -> tuple[str, str]:
    return "--maintenance-db", _other(url, "postgres")


def _other(url: str, name: str) -> str:
    """Name another database of the same server."""
    return re.sub(r"/[^/?]*(?=\?|$)", f"/{name}", url, count=1)


def _name(url: str) -> str:
    return urlsplit(url).path.lstrip("/")


if __name__ == "__main__":
    main()
