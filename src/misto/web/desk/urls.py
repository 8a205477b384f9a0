"""Addresses of the desk."""

from django.urls import include, path

from misto.web.desk import (
    balance,
    creating,
    ending,
    enrolment,
    letters,
    log,
    replacing,
    setting,
    story,
    taking,
    turn,
)
from misto.web.desk.rulings import views as rulings

app_name = "desk"

of_a_game = [
    path("", turn.page, name="turn"),
    path("enrolment/", enrolment.page, name="enrolment"),
    path("line-up/", enrolment.line_up, name="line_up"),
    path("odds/", balance.page, name="odds"),
    path("remind/", turn.remind, name="remind"),
    path("story/", story.draft, name="story"),
    path("story/<int:turn>/", story.told, name="told"),
    path("publish/", story.publish, name="publish"),
    path("rulings/", rulings.choice, name="rulings"),
    path("rulings/<slug:what>/", rulings.page, name="ruling"),
    path("replace/", replacing.page, name="replace"),
    path("letters/", letters.every, name="letters"),
    path("letters/all/", letters.announcement, name="announcement"),
    path("letters/mafia/", letters.mafia, name="mafia"),
    path("letters/with/<slug:person>/", letters.conversation, name="letter"),
    path("log/", log.page, name="log"),
    path("log/settle/", log.settle, name="settle"),
    path("settings/", setting.page, name="settings"),
    path("end/", ending.act, name="end"),
]

urlpatterns = [
    path("games/new/", creating.page, name="create"),
    path("seat/<slug:token>/", taking.page, name="take"),
    path("g/<slug:code>/desk/", include(of_a_game)),
]
