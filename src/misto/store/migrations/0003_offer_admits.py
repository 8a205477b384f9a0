"""An account may be made by a link to a seat, once."""

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """Say of an offer when an account was made by it."""

    dependencies: ClassVar = [("store", "0002_cache_table")]
    operations: ClassVar = [
        migrations.AddField("offer", "admitted_at", models.DateTimeField(null=True)),
    ]
