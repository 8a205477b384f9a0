"""Live pages: streams that say that a part has changed, and nothing else.

A bare ASGI application, with no Django in what a stream costs; the database is asked only when one
opens, and when what its reader may hear can have changed.
"""

from misto.web.live.application import Live

__all__ = ["Live"]
