"""Notices by mail: the game's title and the kind of thing that happened, and nothing more.

A mail is claimed before it is sent (its due time moves on), so that many processes send it once,
and one that dies in between leaves it for later.
"""

import logging
import smtplib
import unicodedata
from collections.abc import Sequence
from datetime import datetime, timedelta
from email.utils import format_datetime

from django.conf import settings
from django.core.mail import EmailMultiAlternatives, get_connection
from django.db.models import F
from django.template.loader import render_to_string
from django.utils import translation

from misto.engine import Phase
from misto.store import chance, clock
from misto.store.models import Game, Notice
from misto.web.saying import say

BATCH = 100
TRIES = 8
FIRST_PAUSE = timedelta(minutes=1)
CLAIM = timedelta(minutes=15)
"""How long a claimed mail is left alone; longer than a batch takes to time out."""

_PLACES = {Notice.Kind.ROLE_LETTER: "seat/"}
"""Where in a game a mail points to; to its thread, where nothing is said."""

_log = logging.getLogger(__name__)


def send_due() -> int:
    """Send the mails that are due; return how many went out."""
    sent = 0
    while batch := _claim():
        sent += _send(batch)
    return sent


def _claim() -> list[Notice]:
    """Claim mails, those of one moment in an order that tells nothing."""
    now = clock.now()
    due = Notice.objects.filter(mail_due_at__lte=now).order_by("mail_due_at", "account__code", "pk")
    claimed = []
    for notice in due.select_related("account", "game")[:BATCH]:
        mine = Notice.objects.filter(pk=notice.pk, mail_due_at=notice.mail_due_at)
        if mine.update(mail_due_at=now + CLAIM, mail_tries=F("mail_tries") + 1):
            notice.mail_tries += 1
            claimed.append(notice)
    return claimed


def _send(batch: Sequence[Notice]) -> int:
    """Send a batch over one connection; what can't be sent now is tried again later."""
    wanted = [notice for notice in batch if _is_wanted(notice)]
    _done([notice for notice in batch if notice not in wanted])
    sent: list[Notice] = []
    try:
        with get_connection() as connection:
            for notice in wanted:
                try:
                    connection.send_messages([message(notice)])
                    _done([notice])  # at once: who dies now sends no more than one mail again
                    sent.append(notice)
                except smtplib.SMTPRecipientsRefused:
                    _log.warning("a mail was refused by its receiver")
    except (OSError, smtplib.SMTPException) as error:
        _log.warning("mails can't be sent just now: %s", type(error).__name__)
    for notice in wanted:
        if notice not in sent:
            _later(notice)
    return len(sent)


def _is_wanted(notice: Notice) -> bool:
    """Say whether a mail still makes sense: it can have waited for a mail server for hours."""
    account, game = notice.account, notice.game
    if not account.email or not account.is_active or notice.kind in account.silent_mail:
        return False
    if notice.kind in {Notice.Kind.DEADLINE, Notice.Kind.REMINDER} and game is not None:
        return notice.turn in {None, game.turn} and game.phase == Phase.OPEN.value
    return True


def _done(notices: Sequence[Notice]) -> None:
    Notice.objects.filter(pk__in=[notice.pk for notice in notices]).update(mail_due_at=None)


def _later(notice: Notice) -> None:
    """Try again after a minute, then ever more seldom, and at last no more."""
    pause = FIRST_PAUSE * 4 ** min(notice.mail_tries - 1, 4)
    again = None if notice.mail_tries >= TRIES else clock.now() + pause
    Notice.objects.filter(pk=notice.pk).update(mail_due_at=again)


def message(notice: Notice) -> EmailMultiAlternatives:
    """Write a mail in its reader's language."""
    account = notice.account
    with translation.override(account.language or settings.LANGUAGE_CODE):
        words = _words(notice.kind, notice.game)
        mail = EmailMultiAlternatives(
            subject=words["subject"],
            body=render_to_string("mail/notice.txt", words),
            to=[account.email],
            headers=_headers(notice.at),
        )
        mail.attach_alternative(render_to_string("mail/notice.html", words), "text/html")
    return mail


def _words(kind: str, game: Game | None) -> dict[str, str]:
    name = kind.replace("_", "-")
    title = _plain(game.title) if game else say("site-name")
    place = f"/g/{game.code}/{_PLACES.get(Notice.Kind(kind), '')}" if game else "/"
    return {
        "language": translation.get_language() or settings.LANGUAGE_CODE,
        "subject": say(f"mail-subject-{name}", title=title),
        "body": say(f"mail-body-{name}", title=title),
        "link": settings.SITE_URL + place,
        "go": say("mail-go"),
        "profile": settings.SITE_URL + "/me/",
        "why": say("mail-why"),
    }


def _headers(at: datetime) -> dict[str, str]:
    """Set what would be added of itself: the time is the notice's own, the same for all."""
    host = settings.DEFAULT_FROM_EMAIL.rpartition("@")[2].strip("> ")
    return {
        "Date": format_datetime(at),
        "Message-ID": f"<{chance.code(24, 'mail')}@{host}>",
        "List-Unsubscribe": f"<{settings.SITE_URL}/me/>",
        "Auto-Submitted": "auto-generated",
    }


def _plain(title: str) -> str:
    """Return a title as a header bears it: in one line, without signs of control."""
    kept = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in title)
    return " ".join(kept.split())
