"""Commitments, signatures and roots.

What was written before gets its commitment and its receipt now, and is covered by the root of the
next report; reports that are out already have none.
"""

from typing import ClassVar

import django.db.models.deletion
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

from misto.engine import codec
from misto.store import sealing

_BATCH = 1000
_UPDATE = """
UPDATE store_entry SET salt = %s, commitment = %s, signed_by = %s, signature = %s WHERE id = %s
"""


def promise(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    """Commit to every event that is there."""
    entries = apps.get_model("store", "Entry").objects.using(editor.connection.alias)
    last = 0
    while True:
        found = entries.filter(pk__gt=last).order_by("pk").values_list("pk", "game__code", "body")
        rows = [
            (*sealing.promise(code, codec.decode(body.encode()), body.encode()), pk)
            for pk, code, body in found[:_BATCH]
        ]
        if not rows:
            return
        last = rows[-1][-1]
        with editor.connection.cursor() as cursor:
            cursor.executemany(_UPDATE, rows)


class Migration(migrations.Migration):
    """Make the columns and the table, and fill them."""

    dependencies: ClassVar = [("store", "0003_offer_admits")]
    operations: ClassVar = [
        *(
            migrations.AddField(
                "entry",
                name,
                models.CharField(max_length=length, blank=blank, default=""),
                preserve_default=False,
            )
            for name, length, blank in (
                ("salt", 32, False),
                ("commitment", 64, False),
                ("signed_by", 64, True),
                ("signature", 128, True),
            )
        ),
        migrations.CreateModel(
            "Seal",
            [
                (
                    "entry",
                    models.OneToOneField(
                        "store.Entry",
                        django.db.models.deletion.PROTECT,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("turn", models.PositiveIntegerField()),
                ("root", models.CharField(max_length=64)),
                ("filling", models.CharField(max_length=64)),
            ],
        ),
        migrations.RunPython(promise, migrations.RunPython.noop),
    ]
