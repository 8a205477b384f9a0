"""The store as a Django app."""

from django.apps import AppConfig


class StoreConfig(AppConfig):
    """All models of the site live here: one history of migrations."""

    name = "misto.store"
    label = "store"
    default_auto_field = "django.db.models.BigAutoField"
