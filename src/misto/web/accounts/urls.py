"""Addresses of the accounts: our own pages, and those of allauth that we use.

allauth's are named one by one: others of its pages have keys of the database in their addresses.
"""

from allauth.account import views as entrance
from allauth.mfa.base import views as mfa
from allauth.mfa.recovery_codes import views as codes
from allauth.mfa.webauthn import views as webauthn
from django.urls import include, path

from misto.web.accounts import (
    bell,
    calendars,
    gates,
    invitations,
    leaving,
    passkeys,
    people,
    profile,
    views,
)

own = (
    [
        path("me/", profile.profile, name="profile"),
        path("me/switch/", views.switch, name="switch"),
        path("me/telling/", profile.telling, name="telling"),
        path("me/feed/", profile.feed, name="feed"),
        path("me/notices/", bell.notices, name="notices"),
        path("me/notices/read/", bell.read, name="read"),
        path("me/export/", leaving.export, name="export"),
        path("me/delete/", leaving.delete, name="delete"),
        path("me/invitations/", invitations.invitations, name="invitations"),
        path("invite/<str:token>/", invitations.invite, name="invite"),
        path("calendar/<str:token>.ics", calendars.calendar, name="calendar"),
        path("people/<str:name>/", people.person, name="person"),
    ],
    "accounts",
)

password = [
    path("change/", entrance.password_change, name="account_change_password"),
    path("set/", entrance.password_set, name="account_set_password"),
    path(
        "reset/",
        gates.with_mail(gates.limited(entrance.password_reset)),
        name="account_reset_password",
    ),
    path(
        "reset/code/",
        entrance.confirm_password_reset_code,
        name="account_confirm_password_reset_code",
    ),
    path("reset/new/", entrance.complete_password_reset, name="account_complete_password_reset"),
    path(
        "reset/done/",
        entrance.password_reset_from_key_done,
        name="account_password_reset_completed",
    ),
]

keys = [
    path("", gates.with_passkeys(passkeys.passkeys), name="mfa_index"),
    path("", gates.with_passkeys(passkeys.passkeys), name="mfa_list_webauthn"),
    path("add/", gates.with_passkeys(webauthn.add_webauthn), name="mfa_add_webauthn"),
    path("login/", gates.with_passkeys(webauthn.login_webauthn), name="mfa_login_webauthn"),
    path(
        "confirm/",
        gates.with_passkeys(webauthn.reauthenticate_webauthn),
        name="mfa_reauthenticate_webauthn",
    ),
    path("<slug:code>/remove/", passkeys.remove, name="mfa_remove_passkey"),
    path("<slug:code>/rename/", passkeys.rename, name="mfa_rename_passkey"),
]

recovery = [
    path("", codes.view_recovery_codes, name="mfa_view_recovery_codes"),
    path("new/", codes.generate_recovery_codes, name="mfa_generate_recovery_codes"),
    path("file/", codes.download_recovery_codes, name="mfa_download_recovery_codes"),
]

urlpatterns = [
    path("", include(own)),
    path("accounts/login/", gates.limited(entrance.login), name="account_login"),
    path("accounts/logout/", entrance.logout, name="account_logout"),
    path("accounts/signup/", gates.limited(entrance.signup), name="account_signup"),
    path("accounts/inactive/", entrance.account_inactive, name="account_inactive"),
    path("accounts/confirm/", entrance.reauthenticate, name="account_reauthenticate"),
    path("accounts/confirm/code/", mfa.reauthenticate, name="mfa_reauthenticate"),
    path("accounts/login/passkey/", mfa.authenticate, name="mfa_authenticate"),
    path("accounts/password/", include(password)),
    path("accounts/passkeys/", include(keys)),
    path("accounts/recovery-codes/", include(recovery)),
]
