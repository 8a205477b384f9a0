"""The one place of the command line where time and chance come in."""

import secrets
from datetime import UTC, datetime

from misto.engine import Dice


def now() -> datetime:
    """The instant that it is, in UTC."""
    return datetime.now(UTC)


DICE: Dice = secrets.token_bytes
"""Where the deal's key comes from."""
