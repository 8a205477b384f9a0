"""Addresses of the accounts."""

from django.urls import include, path

from misto.web.accounts import views

own = (
    [
        path("switch/", views.switch, name="switch"),
    ],
    "accounts",
)

urlpatterns = [
    path("accounts/", include("allauth.urls")),
    path("me/", include(own)),
]
