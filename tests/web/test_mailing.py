"""Mails: in the reader's language, with the game's title and the kind alone, and sent once."""

import re
from datetime import timedelta
from typing import Any

import pytest
from django.core import mail

from misto.engine import Role
from misto.store import clock, notices
from misto.store.models import Account, Game, Notice
from misto.text import words
from misto.web import mailing
from tests import cast

pytestmark = pytest.mark.django_db


def tell(table: cast.Table, kind: str, who: Account | None = None, turn: int | None = 1) -> None:
    notices.tell([who or table.reader], Notice.Kind(kind), table.row, at=table.now, turn=turn)


def only_mail() -> Any:
    mailing.send_due()
    (one,) = mail.outbox
    return one.message()


def begun() -> cast.Table:
    table = cast.begun()
    Notice.objects.all().delete()
    return table


@pytest.mark.parametrize("kind", Notice.Kind.values)
@pytest.mark.parametrize("language", ["uk", "en"])
def test_every_kind_is_said_in_both_languages_and_says_nothing_else(kind: str, language: str):
    table = begun()
    Account.objects.filter(pk=table.player(1).pk).update(language=language)
    tell(table, kind, table.player(1))
    sent = only_mail()
    plain, html = [part.get_payload(decode=True).decode() for part in sent.get_payload()]
    whole = f"{mail.outbox[0].subject}\n{plain}\n{html}\n{sent['From']}"
    assert "Чорний ринок" in mail.outbox[0].subject
    assert ("налаштовано" in whole) == (language == "uk")
    assert f'<html lang="{language}">' in html
    assert f"/g/{table.code}/" in plain
    secrets = [table.player(1).username, *cast.NAMES]
    secrets += [words.role(one, role) for one in ("uk", "en") for role in Role]
    for secret in secrets:
        assert not re.search(rf"\b{re.escape(secret)}\b", whole, re.IGNORECASE), secret


def test_headers_bear_no_key_and_the_notice_s_own_time():
    table = begun()
    tell(table, "letter")
    sent = only_mail()
    assert sent["Date"] == "Mon, 30 Nov 2026 07:00:00 +0000"
    assert re.fullmatch(r"<[a-z0-9]{24}@127\.0\.0\.1>", sent["Message-ID"])
    assert sent["List-Unsubscribe"] == "<http://127.0.0.1:8000/me/>"
    assert sent["To"] == table.reader.email
    assert set(sent.keys()) == {
        "Content-Type", "MIME-Version", "Subject", "From", "To", "Date", "Message-ID",
        "List-Unsubscribe", "Auto-Submitted",
    }  # fmt: skip


def test_a_title_of_control_characters_stays_in_its_header():
    table = begun()
    Game.objects.update(title="Гра\r\nBcc: all@example.org\x1b\t!")
    tell(table, "report")
    assert "Bcc" not in only_mail()
    assert mail.outbox[0].subject == "«Гра Bcc: all@example.org !»: підсумки ходу"


def test_all_role_letters_leave_at_once_with_one_time_stamp():
    cast.begun()
    mailing.send_due()
    letters = [one for one in mail.outbox if "ролі" in one.subject]
    assert len(letters) == 11
    assert len({one.message()["Date"] for one in letters}) == 1
    assert len({one.body for one in letters}) == 1
    assert not Notice.objects.exclude(mail_due_at=None).exists()


def test_what_was_sent_is_not_sent_again():
    table = begun()
    tell(table, "letter")
    assert (mailing.send_due(), mailing.send_due()) == (1, 0)


def test_two_processes_send_a_mail_once():
    table = begun()
    tell(table, "letter")
    first = mailing._claim()
    assert (len(first), mailing._claim()) == (1, [])
    clock.set_to(table.now + mailing.CLAIM + timedelta(seconds=1))
    assert len(mailing._claim()) == 1  # the first has died with it


@pytest.mark.parametrize("change", ["silent", "no address", "inactive", "closed"])
def test_what_makes_no_sense_any_more_is_not_sent(change: str):
    table = begun()
    tell(table, "deadline")
    account = Account.objects.filter(pk=table.reader.pk)
    match change:
        case "silent":
            account.update(silent_mail=["deadline"])
        case "no address":
            account.update(email="")
        case "inactive":
            account.update(is_active=False)
        case _:
            Game.objects.update(phase="closed")
    assert mailing.send_due() == 0
    assert not Notice.objects.exclude(mail_due_at=None).exists()


def _refuse(*_: object) -> int:
    raise ConnectionRefusedError


def test_a_mail_that_cannot_be_sent_is_tried_ever_more_seldom(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("django.core.mail.backends.locmem.EmailBackend.send_messages", _refuse)
    table = begun()
    tell(table, "letter")
    pauses = []
    while (due := Notice.objects.get().mail_due_at) is not None:
        clock.set_to(due)
        assert mailing.send_due() == 0
        again = Notice.objects.get().mail_due_at
        pauses.append((again - due).total_seconds() / 60 if again else None)
    assert pauses == [1, 4, 16, 64, 256, 256, 256, None]
    monkeypatch.undo()
    assert mailing.send_due() == 0
