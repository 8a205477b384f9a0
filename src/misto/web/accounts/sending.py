"""Mails that follow a form, sent beside the answer.

Neither how long the answer takes nor a fault of the mail server tells who asks whether there is
such an account. A mail that is lost is asked for again.
"""

import logging
from concurrent.futures import Future, ThreadPoolExecutor

from django.core.mail import EmailMessage

_LOG = logging.getLogger(__name__)
_SENDER = ThreadPoolExecutor(1, "mail")


def send(message: EmailMessage) -> "Future[None]":
    """Let a mail be sent, after those that wait already."""
    return _SENDER.submit(_send, message)


def sent() -> None:
    """Wait until all mails that were given so far are sent: for tests."""
    _SENDER.submit(lambda: None).result()


def _send(message: EmailMessage) -> None:
    try:
        message.send()
    except (OSError, ValueError) as error:  # smtplib's own, and addresses that it can't write
        _LOG.error("A mail could not be sent: %s", type(error).__name__)
