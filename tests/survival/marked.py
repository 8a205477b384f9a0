"""The site's own settings, for a server that tells in which transaction it was killed."""

from misto.web.settings import *  # noqa: F403  # all of them are taken over
from misto.web.settings import INSTALLED_APPS as _APPS

INSTALLED_APPS = ["tests.survival.marking.Marking", *_APPS]
