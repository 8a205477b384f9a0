"""What an account's name looks like: no two may look the same."""

from typing import ClassVar

from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

from misto.store.naming import likeness


def fill(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Give the accounts that are there their likeness; of two that look the same, one a number."""
    accounts = apps.get_model("store", "Account").objects.using(editor.connection.alias)
    seen: set[str] = set()
    for account in accounts.order_by("pk"):
        alike = likeness(account.username)
        account.likeness = alike if alike not in seen else f"{alike} {account.pk}"
        seen.add(account.likeness)
        account.save(update_fields=["likeness"])


class Migration(migrations.Migration):
    """Add the likeness, fill it, and make it unique."""

    dependencies: ClassVar = [("store", "0003_thread_hiding")]
    operations: ClassVar = [
        migrations.AddField(
            "account", "likeness", models.CharField(default="", editable=False, max_length=200)
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
        migrations.AlterField(
            "account", "likeness", models.CharField(editable=False, max_length=200, unique=True)
        ),
    ]
