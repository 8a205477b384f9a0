"""The home page: my games first, then those that enrol, run, have ended."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from misto.store.models import Game


def home(request: HttpRequest) -> HttpResponse:
    """Show the games."""
    return render(request, "lobby/home.html", {"games": Game.objects.order_by("-made_at")[:50]})
