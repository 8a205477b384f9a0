"""The site's settings for tests: the clock can be set, mails stay here, passwords are cheap."""

import os
import tempfile

os.environ.setdefault("MISTO_DATA", tempfile.mkdtemp(prefix="misto-tests-"))
os.environ.setdefault("MISTO_SECRET_KEY", "a secret of the tests")
os.environ["MISTO_TESTING"] = "yes"

from misto.web.settings import *  # noqa: F403

PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.MD5PasswordHasher",
    "tests.settings.FastestHasher",
]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
CACHES = {
    "default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "LOCATION": "default"},
    "pages": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "LOCATION": "pages"},
}
WHITENOISE_AUTOREFRESH = True

from django.contrib.auth.hashers import MD5PasswordHasher  # noqa: E402


class FastestHasher(MD5PasswordHasher):
    """Stands for the site's own hasher of personas' passwords."""

    algorithm = "misto_fast"
