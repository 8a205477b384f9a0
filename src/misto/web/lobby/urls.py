"""Addresses of the lobby."""

from django.urls import path

from misto.web.lobby import views

app_name = "lobby"
urlpatterns = [
    path("", views.home, name="home"),
]
