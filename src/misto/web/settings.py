"""The site's settings, few and from the environment; `docs/operator.md` lists them."""

import os
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

HERE = Path(__file__).parent


def _flag(name: str, *, default: bool = False) -> bool:
    return os.environ.get(name, "yes" if default else "no").lower() in {"1", "yes", "true", "on"}


def _list(name: str, default: str = "") -> list[str]:
    return [part.strip() for part in os.environ.get(name, default).split(",") if part.strip()]


DATA = Path(os.environ.get("MISTO_DATA", "misto-data")).resolve()
"""Where the SQLite database, uploaded images and the secret key are kept."""

MISTO_TESTING = _flag("MISTO_TESTING")
"""Test settings: the clock can be set. `misto check` refuses it."""

MISTO_CLOCK_FILE = os.environ.get("MISTO_CLOCK_FILE", "")
DEBUG = _flag("MISTO_DEBUG")


def _private(name: str) -> Path:
    """Return a file of the data folder; one that isn't there is made for its owner alone."""
    path = DATA / name
    if not path.exists():
        DATA.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    return path


def _secret_key() -> str:
    """Return the site's secret; where none is given, one is made once and kept beside the data."""
    if given := os.environ.get("MISTO_SECRET_KEY"):
        return given
    path = _private("secret-key")
    if not path.stat().st_size:
        from misto.store.chance import token  # noqa: PLC0415  # the store itself needs no settings

        path.write_text(token() + token(), encoding="ascii")
    return path.read_text(encoding="ascii").strip()


SECRET_KEY = _secret_key()
SECRET_KEY_FALLBACKS = _list("MISTO_OLD_SECRET_KEYS")

SITE_URL = os.environ.get("MISTO_URL", "http://127.0.0.1:8000").rstrip("/")
"""Where the site is reached: for links in mails, and as the origin of passkeys."""

_SITE = urlsplit(SITE_URL)
SECURE = _SITE.scheme == "https"
ALLOWED_HOSTS = [_SITE.hostname or "127.0.0.1", *_list("MISTO_HOSTS"), "127.0.0.1", "localhost"]
CSRF_TRUSTED_ORIGINS = [SITE_URL] if SECURE else []

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.humanize",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "django_htmx",
    "misto.store",
    "misto.web.apps.WebConfig",
]

MIDDLEWARE = [
    "misto.web.middleware.security",
    "misto.web.packing.packing",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "misto.web.middleware.selves",
    "misto.web.middleware.reader_settings",
    "misto.web.strangers.answered",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "misto.web.middleware.Authentication",
    "misto.web.middleware.account_settings",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "misto.web.bodies.unread",
    "misto.web.middleware.typed",
]

ROOT_URLCONF = "misto.web.urls"
WSGI_APPLICATION = "misto.web.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "misto.web.context.site",
            ],
            "builtins": ["misto.web.templatetags.misto"],
        },
    },
]

# ---------------------------------------------------------------------------------------------
# The database: SQLite unless DATABASE_URL names a PostgreSQL


_PREPARED = {"server_side_binding": True, "prepare_threshold": 5}
"""What is asked again and again is planned once: a third less work for the server."""


def _postgresql(url: str) -> dict[str, object]:
    parts = urlsplit(url)
    if parts.scheme not in {"postgres", "postgresql"}:
        raise ImproperlyConfigured("DATABASE_URL must begin with postgresql://")
    return {
        "ENGINE": "misto.store.postgresql",
        "NAME": unquote(parts.path.lstrip("/")),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or ""),
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
        "OPTIONS": {**_PREPARED, **dict(parse_qsl(parts.query))},
    }


def _sqlite() -> dict[str, object]:
    return {
        "ENGINE": "django.db.backends.sqlite3",
        # SQLite gives the files beside it, in which the last commits stand, the rights of this one.
        "NAME": _private("misto.sqlite3"),
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            # On Django's defaults most of 300 votes sent at once are answered with a 500.
            "timeout": 30,
            "transaction_mode": "IMMEDIATE",
            # FULL: a commit that was acknowledged is there after a power cut.
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
        },
    }


DATABASE_URL = os.environ.get("DATABASE_URL", "")
DATABASES = {"default": _postgresql(DATABASE_URL) if DATABASE_URL else _sqlite()}

# Rate limits are counted where all workers see them; pages that strangers see, where they are made.
CACHES: dict[str, dict[str, Any]] = {
    "default": {
        "BACKEND": "django.core.cache.backends.db.DatabaseCache",
        "LOCATION": "misto_cache",
        # Where it is full, Django forgets what still counts: whoever tries many names must not
        # get rid of the count that way.
        "OPTIONS": {"MAX_ENTRIES": 50_000},
    },
    "pages": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "LOCATION": "pages",
        "TIMEOUT": 600,  # keys say all that is kept follows from: this only makes room
        "OPTIONS": {"MAX_ENTRIES": 2000},
    },
}

# ---------------------------------------------------------------------------------------------
# Accounts

AUTH_USER_MODEL = "store.Account"
AUTHENTICATION_BACKENDS = ["misto.web.accounts.backend.Backend"]
PASSWORD_HASHERS = [
    "misto.store.hashing.Hasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",  # until who has such a hash signs in
    "misto.store.hashing.FastHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"misto.web.accounts.passwords.{rule}"}
    for rule in ("Unlike", "Long", "Uncommon", "Mixed")
]
LOGIN_REDIRECT_URL = "/"
LOGIN_URL = "account_login"

SIGN_UP = os.environ.get("MISTO_SIGN_UP", "open")
"""Who may make an account: `open`, `invitation` or `closed`."""

CONTACT = os.environ.get("MISTO_CONTACT", "")
"""Whom to ask about the site: an address, or a name."""

MAIL_IS_SET_UP = bool(os.environ.get("MISTO_EMAIL_HOST"))
ACCOUNT_ADAPTER = "misto.web.accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_FORMS = {
    "login": "misto.web.accounts.entering.Login",
    "signup": "misto.web.accounts.entering.Signup",
    "change_password": "misto.web.accounts.entering.ChangePassword",
    "set_password": "misto.web.accounts.entering.SetPassword",
    "reset_password": "misto.web.accounts.entering.ResetPassword",
    "reset_password_from_key": "misto.web.accounts.entering.ResetKey",
    "confirm_password_reset_code": "misto.web.accounts.entering.ResetCode",
    "reauthenticate": "misto.web.accounts.entering.Confirm",
}
# Whether an address has an account, nobody is told: several may have the same.
ACCOUNT_UNIQUE_EMAIL = False
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE = False
# A code in the mail, not a link: a link would bear a key of the database.
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = True
ACCOUNT_PASSWORD_RESET_BY_CODE_TIMEOUT = 15 * 60
ACCOUNT_PASSWORD_RESET_BY_CODE_MAX_ATTEMPTS = 5
# Forms in which something else than a password is typed have limits of ours, which keep it:
# misto.web.limits.
ACCOUNT_RATE_LIMITS = {
    "login": None,
    "login_failed": "20/10m/ip,10/10m/key",
    "signup": None,
    "change_password": "10/10m/user",
    "reset_password": None,
    "reset_password_from_key": "20/10m/ip",
    "reauthenticate": "10/10m/user",
}
MFA_RATE_LIMITS = {"webauthn_login": "20/10m/ip"}
ALLAUTH_TRUSTED_PROXY_COUNT = 0
"""Whence a request comes, the server itself has found out (FORWARDED_ALLOW_IPS)."""

MFA_ADAPTER = "misto.web.accounts.adapter.MFAAdapter"
MFA_FORMS = {
    "authenticate": "misto.web.accounts.entering.Authenticate",
    "reauthenticate": "misto.web.accounts.entering.ConfirmByCode",
    "add_webauthn": "misto.web.accounts.entering.AddPasskey",
    "login_webauthn": "misto.web.accounts.entering.LoginByPasskey",
}
MFA_SUPPORTED_TYPES = ["webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = DEBUG or MISTO_TESTING
PASSKEYS_WORK = SECURE or _SITE.hostname == "localhost"
"""Browsers offer passkeys on secure origins alone, and on localhost."""

# ---------------------------------------------------------------------------------------------
# Mail

EMAIL_BACKEND = os.environ.get(
    "MISTO_EMAIL_BACKEND",
    "django.core.mail.backends.smtp.EmailBackend"
    if MAIL_IS_SET_UP
    else "django.core.mail.backends.console.EmailBackend",
)
SMTPS = 465  # on this port encryption comes before the first word
EMAIL_HOST = os.environ.get("MISTO_EMAIL_HOST", "localhost")
EMAIL_PORT = int(os.environ.get("MISTO_EMAIL_PORT", "587"))
EMAIL_HOST_USER = os.environ.get("MISTO_EMAIL_USER", "")
EMAIL_HOST_PASSWORD = os.environ.get("MISTO_EMAIL_PASSWORD", "")
EMAIL_USE_SSL = EMAIL_PORT == SMTPS

EMAIL_USE_TLS = _flag("MISTO_EMAIL_TLS", default=True) and not EMAIL_USE_SSL
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = os.environ.get("MISTO_EMAIL_FROM", f"misto@{_SITE.hostname}")
SERVER_EMAIL = DEFAULT_FROM_EMAIL

# ---------------------------------------------------------------------------------------------
# Languages and time

LANGUAGE_CODE = "uk"
LANGUAGES = [("uk", "Українська"), ("en", "English")]
USE_I18N = True
USE_TZ = True
TIME_ZONE = os.environ.get("MISTO_TIME_ZONE", "Europe/Kyiv")

# ---------------------------------------------------------------------------------------------
# Files and transport

STATIC_URL = "/static/"
STATIC_ROOT = DATA / "static"
STATICFILES_DIRS = [HERE / "static"]
WHITENOISE_USE_FINDERS = True
MEDIA_ROOT = DATA / "media"
MEDIA_URL = "/media/"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024
FILE_UPLOAD_MAX_MEMORY_SIZE = 6 * 1024 * 1024

SESSION_ENGINE = "misto.store.sessions"
SESSION_COOKIE_NAME = "misto"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = SECURE
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_NAME = "misto_language"
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_AGE = 365 * 24 * 3600
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if SECURE else None
SECURE_HSTS_SECONDS = 30 * 24 * 3600 if SECURE else 0
SILENCED_SYSTEM_CHECKS = [
    "security.W001",  # the headers are set by our own middleware
    "security.W002",
    "security.W005",  # other sites under this name may not be ready for HTTPS:
    "security.W021",  # that is for who owns the name to say
    "security.W008",  # the proxy in front sends HTTP to HTTPS
]
CSRF_FAILURE_VIEW = "misto.web.errors.csrf_failure"
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"discreet": {"()": "misto.web.discretion.Discreet"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "filters": ["discreet"]}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        # What strangers ask for and don't get is no news; a fault of ours is.
        "django.request": {"level": "ERROR"},
        "django.security.DisallowedHost": {"level": "CRITICAL"},
    },
}
