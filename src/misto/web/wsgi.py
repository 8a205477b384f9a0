"""The pages as a WSGI application, for any server."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "misto.web.settings")

application = get_wsgi_application()
