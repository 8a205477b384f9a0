"""The pages as one Django app: templates, static files, template tags."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """The pages; it has no tables of its own."""

    name = "misto.web"
    label = "web"
