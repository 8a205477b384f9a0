"""Keep the weapons of a report beside the draft of its story."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """A field of the draft."""

    dependencies = (("store", "0004_accounts_likeness"),)

    operations = (migrations.AddField("storydraft", "weapons", models.JSONField(default=dict)),)
