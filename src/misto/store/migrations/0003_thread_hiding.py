"""What a host hides in a thread, with the reason."""

from typing import ClassVar

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    """Add the log of hidden posts."""

    dependencies: ClassVar = [("store", "0002_cache_table")]

    operations: ClassVar = [
        migrations.CreateModel(
            name="Hiding",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("at", models.DateTimeField()),
                ("hidden", models.BooleanField()),
                ("why", models.TextField(blank=True)),
                (
                    "post",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="hidings",
                        to="store.post",
                    ),
                ),
            ],
        ),
    ]
