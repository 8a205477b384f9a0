"""Addresses of the lobby."""

from django.urls import path

from misto.web.lobby import enrolling, helping, views

app_name = "lobby"
urlpatterns = [
    path("", views.home, name="home"),
    path("games/mine/", views.games, {"kind": "mine"}, name="mine"),
    path("games/enrolling/", views.games, {"kind": "enrolling"}, name="enrolling"),
    path("games/running/", views.games, {"kind": "running"}, name="running"),
    path("games/ended/", views.games, {"kind": "ended"}, name="ended"),
    path("g/<slug:code>/enrol/", enrolling.enrol, name="enrol"),
    path("g/<slug:code>/enrol/withdraw/", enrolling.withdraw, name="withdraw"),
    path("g/<slug:code>/reserve/", enrolling.reserve, name="reserve"),
    path("help/", helping.contents, name="help"),
    path("help/<slug:page>/", helping.page, name="help_page"),
]
