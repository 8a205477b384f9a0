"""The table in which rate limits are counted, where all workers see them."""

from typing import ClassVar

from django.core.management import call_command
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def make_table(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Make the cache table, unless it is there."""
    del apps
    call_command("createcachetable", database=editor.connection.alias, verbosity=0)


class Migration(migrations.Migration):
    """Make the cache table."""

    dependencies: ClassVar = [("store", "0001_initial")]
    operations: ClassVar = [migrations.RunPython(make_table, migrations.RunPython.noop)]
