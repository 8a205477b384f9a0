"""Timing and traffic: what whoever watches the line, or the clock, could learn.

Sizes are looked at from a seat that has one role in the one world and another in the other.
"""

import pytest
from django.core import mail

from misto.engine import Kind, Role
from misto.engine import events as e
from misto.store.folding import folded
from misto.store.models import Notice, Topic
from misto.web import mailing
from tests.secrecy.browser import Ask
from tests.secrecy.comparing import see
from tests.secrecy.matrix import DEALT, HUNT, OPEN
from tests.secrecy.viewers import VIEWERS
from tests.secrecy.walking import Tally, glance, short
from tests.secrecy.worlds import FRIEND, GHOST, world

pytestmark = [pytest.mark.django_db, pytest.mark.slow]


def until(made, phase):
    """Play a world up to a phase."""
    for found in made.play():
        if found == phase:
            return made
    raise AssertionError(phase)


def test_all_role_letters_bear_one_stamp():
    with world() as made:
        until(made, DEALT)
        letters = Notice.objects.filter(kind=Notice.Kind.ROLE_LETTER)
        assert letters.count() == 16
        assert len(set(letters.values_list("at", "mail_due_at"))) == 1
        ledger = folded(made.table.row).ledger
        assert len({event.at for event in ledger if isinstance(event, e.RoleTold)}) == 1
        made.streams.do("mails")
        mailing.send_due()
        sent = [one for one in mail.outbox if "seat/" in one.body]
        assert len({one.extra_headers["Date"] for one in sent}) == 1
        assert len({(one.subject, one.body) for one in sent}) == 1


def test_mails_of_one_moment_go_out_in_an_order_that_is_neither_the_seats_nor_the_enrolments():
    with world() as made:
        until(made, DEALT)
        mailing.send_due()
        sent = [one.to[0] for one in mail.outbox if "seat/" in one.body]
        codes = {account.email: account.code for account in made.people.values()}
        assert [codes[to] for to in sent] == sorted(codes[to] for to in sent)


@pytest.mark.parametrize(
    ("flags", "viewer"),
    [("roles 4 14", "courtesan"), ("roles 9 15", "mafioso"), ("roles 12 15", "maniac"),
     ("roles 1 16", "commissioner"), ("roles 3 15", "doctor"), ("roles 2 16", "sergeant")],
)  # fmt: skip
def test_what_one_is_sent_is_as_long_whatever_ones_role_is(flags, viewer):
    """Of each answer: the status, the headers, the length; the mafia's own page is asked by none
    but them."""
    looks = []
    for its, shift in (((), 0), ((flags,), 1000)):
        seen = see(
            frozenset(its), [viewer], short, Tally(),
            shift=shift, phases=[DEALT, HUNT], look=glance, stream=False,
        )  # fmt: skip
        looks.append(
            {(phase, asked): answer for phase, _, found in seen for asked, answer in found.items()}
        )
    differ = []
    for key in sorted(looks[0].keys() & looks[1].keys()):
        one, other = (look[key] for look in looks)
        if "/mafia/" in key[1] or "export" in key[1]:
            continue
        if (one.status, one.headers, len(one.body)) != (
            other.status,
            other.headers,
            len(other.body),
        ):
            differ.append((key, one.status, len(one.body), other.status, len(other.body)))
    assert not differ, "\n".join(map(str, differ))


def orders():
    """An order of each role, as a form sends it."""
    return {Role.COURTESAN: "block", Role.DOCTOR: "heal", Role.MANIAC: "poison",
            Role.COMMISSIONER: "check", Role.FRAMER: "frame", Role.MAFIOSO: "kill"}  # fmt: skip


def test_every_order_is_answered_alike_and_its_receipt_is_as_long():
    sizes = {}
    with world() as made:
        until(made, OPEN)
        code, turn = made.table.code, str(made.table.row.turn)
        for role, kind in orders().items():
            browser = VIEWERS[role.value].browser(made)
            form = (("kind", kind), ("turn", turn), ("target", str(FRIEND)))
            answer = browser.ask(Ask("POST", f"/g/{code}/seat/order/", form))
            page = browser.ask(Ask("GET", f"/g/{code}/seat/"))
            headers = tuple(name for name, _ in answer.headers)
            sizes[role] = (answer.status, headers, len(answer.body), page.status, len(page.body))
    assert len(set(sizes.values())) == 1, sizes


def test_a_topic_that_all_hear_is_not_bumped_by_what_one_sends():
    with world() as made:
        until(made, OPEN)
        heard = Topic.objects.filter(name__in=("thread", "talk"))
        before = set(heard.values_list("name", "version"))
        made.order(FRIEND, Kind.VOTE, GHOST - 1)
        made.letter(made.persons()[FRIEND - 1], "Так.", by_host=False)
        made.chat(made.by(Role.BOSS), "Так.")
        assert set(heard.values_list("name", "version")) == before
