"""Where everything is found. No database key stands in an address (law 8)."""

from django.contrib import admin
from django.urls import include, path

handler400 = "misto.web.errors.bad_request"
handler403 = "misto.web.errors.forbidden"
handler404 = "misto.web.errors.not_found"
handler500 = "misto.web.errors.server_error"

urlpatterns = [
    path("", include("misto.web.lobby.urls")),
    path("", include("misto.web.accounts.urls")),
    path("", include("misto.web.thread.urls")),
    path("g/<slug:code>/", include("misto.web.table.urls")),
    path("", include("misto.web.desk.urls")),
    path("g/<slug:code>/", include("misto.web.archive.urls")),
    path("operator/", admin.site.urls),
]
