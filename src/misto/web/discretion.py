"""What stands in a log is read by others than it concerns: no secret gets there."""

import logging
import re

_QUERY = re.compile(r"\?[^\s\"']*")
_TOKEN = re.compile(r"(?<=/)[A-Za-z0-9_-]{17,}")
"""What is longer than any code of a game: a token of a link."""


class Discreet(logging.Filter):
    """Take the tokens out of the addresses that a message names, and all that follows a `?`."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, without its secrets.

        >>> record = logging.makeLogRecord({"msg": "not found: %s", "args": ("/me/?token=1",)})
        >>> Discreet().filter(record), record.getMessage()
        (True, 'not found: /me/?…')
        """
        said = record.getMessage()
        record.msg, record.args = _TOKEN.sub("…", _QUERY.sub("?…", said)), ()
        return True
