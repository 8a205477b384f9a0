"""Sessions with their accounts: whoever has signed in before does so once more.

An older version, put back, makes its own table again.
"""

from typing import ClassVar

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """Make the table, and drop that of Django."""

    dependencies: ClassVar = [("store", "0004_seals")]
    operations: ClassVar = [
        migrations.CreateModel(
            "Session",
            [
                (
                    "session_key",
                    models.CharField(
                        "session key", max_length=40, primary_key=True, serialize=False
                    ),
                ),
                ("session_data", models.TextField("session data")),
                ("expire_date", models.DateTimeField("expire date", db_index=True)),
                (
                    "account",
                    models.ForeignKey(
                        settings.AUTH_USER_MODEL,
                        django.db.models.deletion.CASCADE,
                        null=True,
                        related_name="sessions",
                        db_constraint=False,
                    ),
                ),
            ],
            {"verbose_name": "session", "verbose_name_plural": "sessions", "abstract": False},
        ),
        migrations.RunSQL(
            [
                "DROP TABLE IF EXISTS django_session",
                "DELETE FROM django_migrations WHERE app = 'sessions'",
            ],
            migrations.RunSQL.noop,
        ),
    ]
