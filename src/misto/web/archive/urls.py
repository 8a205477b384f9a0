"""Addresses of the archive."""

from django.urls import path

from misto.web.archive import views

app_name = "archive"
urlpatterns = [
    path("reports/", views.reports, name="reports"),
    path("court/", views.court, name="court"),
    path("seats/", views.seats, name="seats"),
    path("rules/", views.rules, name="rules"),
    path("deal/", views.deal, name="deal"),
    path("awards/", views.awards, name="awards"),
    path("odds/", views.odds, name="odds"),
    path("record.yaml", views.record, name="record"),
    path("ledger.jsonl", views.ledger, name="ledger"),
    path("archive.html", views.page, name="page"),
]
