"""Addresses of the threads."""

from django.urls import path

from misto.web.thread import views

app_name = "thread"
urlpatterns = [
    path("", views.game, name="game"),
]
