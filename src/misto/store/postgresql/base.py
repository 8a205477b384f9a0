"""A connection that is asked whether it still works only where there is a doubt.

Django asks before each request, with a query. A server that ends a connection says so on it: as
long as nothing has come there, the connection works.
"""

import select

from django.db.backends.postgresql import base

_CAN_LOOK = hasattr(select, "poll")  # Windows can't


class DatabaseWrapper(base.DatabaseWrapper):  # type: ignore[misc,unused-ignore]
    """Django's own, but for that question."""

    def is_usable(self) -> bool:
        """Say whether the connection works."""
        return self._is_silent() or bool(super().is_usable())

    def _is_silent(self) -> bool:
        """Say whether the connection is open, and nothing waits there to be read."""
        if self.connection is None or self.connection.closed or not _CAN_LOOK:
            return False
        watched = select.poll()
        watched.register(self.connection.fileno(), select.POLLIN)
        return not watched.poll(0)
