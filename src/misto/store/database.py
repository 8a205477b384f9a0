"""The database as a whole: how it is reached beside Django, and whether its tables are there."""

from typing import Any

from django.core.management import call_command
from django.db import connection, connections
from django.db.migrations.executor import MigrationExecutor

_OURS = {"server_side_binding", "prepare_threshold"}
"""Options of how queries are sent: nothing that a server is reached by."""


def parameters() -> dict[str, Any]:
    """Return how PostgreSQL is reached, in the words of its own library."""
    settings = connection.settings_dict
    keys = {"dbname": "NAME", "user": "USER", "host": "HOST", "port": "PORT"}
    keys["password"] = "PASSWORD"  # noqa: S105  # the name of a setting
    named = {name: settings[key] for name, key in keys.items() if settings[key]}
    options = {key: value for key, value in settings["OPTIONS"].items() if key not in _OURS}
    return {**options, **named}


def missing_migrations(alias: str = "default") -> int:
    """Return how many migrations wait to be applied."""
    executor = MigrationExecutor(connections[alias])
    return len(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def migrate(alias: str = "default") -> int:
    """Apply the migrations that wait; return how many there were."""
    waiting = missing_migrations(alias)
    if waiting:
        call_command("migrate", database=alias, interactive=False, verbosity=0)
    return waiting
