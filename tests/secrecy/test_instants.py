"""Rights change at one instant: what somebody may see and hear on either side of it."""

import pytest

from misto.engine import Exclude, Kind, Leave, PublishReport, Replace, Role, WithdrawOrder
from misto.store import listening, topics
from tests.secrecy.browser import Ask
from tests.secrecy.ears import ears
from tests.secrecy.viewers import VIEWERS
from tests.secrecy.worlds import BESIDE, FRIEND, PEOPLE, world

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

WHY = "Так вирішено."


@pytest.fixture
def made():
    """A world in the morning of its second turn."""
    with world() as one:
        go_to(one, "open")
        yield one


def go_to(made, phase):
    """Play on, up to a phase."""
    assert next(found for found in made.playing if found == phase)


def status(made, viewer, there):
    """How an address answers somebody."""
    browser = VIEWERS[viewer].browser(made)
    return browser.ask(Ask("GET", f"/g/{made.table.code}/{there}")).code


def page(made, viewer, there):
    """What an address shows somebody."""
    browser = VIEWERS[viewer].browser(made)
    return browser.ask(Ask("GET", f"/g/{made.table.code}/{there}")).body.decode()


def order(made, viewer, kind, turn):
    """Send an order as somebody, by a form."""
    form = (("kind", kind), ("turn", str(turn)), ("target", str(FRIEND)))
    return VIEWERS[viewer].browser(made).ask(Ask("POST", f"/g/{made.table.code}/seat/order/", form))


def heard(made, viewer):
    """The topics that somebody may listen to."""
    browser = VIEWERS[viewer].browser(made)
    if VIEWERS[viewer].persona:
        who = listening.Listener(persona=made.token)
    else:
        who = listening.listener(browser.cookies.get(("/", "misto"), ""))
    found = listening.rights(made.table.code, [who])
    assert found is not None
    return found.topics[who]


def stream(made, ear_of, viewer):
    """Open a stream as somebody."""
    persona = VIEWERS[viewer].persona
    there = f"/as/{made.table.code}/live" if persona else f"/live?g={made.table.code}"
    return ear_of.listen(VIEWERS[viewer].browser(made), there)


def test_a_replacement_takes_all_from_the_one_and_gives_it_to_the_other(made):
    seat = made.by(Role.MAFIOSO)
    made.chat(made.by(Role.BOSS), "Лише для своїх.")
    assert "Лише для своїх." in page(made, "mafioso", "mafia/")
    assert status(made, "reserve", "mafia/") == 404
    with ears() as ear_of:
        made.heard = ear_of.hear
        old = stream(made, ear_of, "mafioso")
        person = made.people[BESIDE[3]].code
        made.run("a replacement", Replace(seat=seat, person=person, why=WHY))
        made.chat(made.by(Role.BOSS), "Новому.")
        ends = [text for _, text in old.heard].index("the end")
        assert not any("mafia" in text for _, text in old.heard[ends:])
    assert status(made, "mafioso", "mafia/") == 404
    assert order(made, "mafioso", "kill", 2).code == 404
    assert "Лише для своїх." in page(made, "reserve", "mafia/")
    assert "Новому." in page(made, "reserve", "mafia/")
    assert topics.MAFIA in heard(made, "reserve")
    assert heard(made, "mafioso") == listening.READER


@pytest.mark.parametrize("act", [Exclude, Leave])
def test_who_is_out_neither_reads_nor_hears_the_chat_from_that_moment_on(made, act):
    seat = made.by(Role.MAFIOSO)
    assert topics.MAFIA in heard(made, "mafioso")
    with ears() as ear_of:
        made.heard = ear_of.hear
        old = stream(made, ear_of, "mafioso")
        made.chat(made.by(Role.BOSS), "Ще разом.")
        assert any("event: mafia" in text for _, text in old.heard)
        made.hour(1, 9.25)
        made.run("somebody is out", act(seat=seat, why=WHY))
        since = len(old.heard)
        made.hour(1, 9.5)
        made.chat(made.by(Role.BOSS), "Вже без нього.")
        assert not any("event: mafia" in text for _, text in old.heard[since:])
    assert topics.MAFIA not in heard(made, "mafioso")
    assert "Ще разом." in page(made, "mafioso", "mafia/")
    assert "Вже без нього." not in page(made, "mafioso", "mafia/")
    assert order(made, "mafioso", "kill", 2).code == 422


def test_a_persona_hears_no_longer_than_it_may_read(made):
    assert heard(made, "persona") == listening.PERSONA
    with ears() as ear_of:
        made.heard = ear_of.hear
        old = stream(made, ear_of, "persona")
        made.run("the player leaves", Leave(seat=6, why=WHY))
        made.write(FRIEND, "Ще слово.")
        said = [text for _, text in old.heard]
        assert said[said.index("the end") + 1].startswith("404")
    assert heard(made, "persona") == listening.NOTHING


def test_a_death_is_known_and_ends_the_chat_with_the_report_and_not_before(made):
    doctor = made.by(Role.DOCTOR)
    made.run("the heal is withdrawn", WithdrawOrder(seat=doctor, order=Kind.HEAL))
    victim = made.by(Role.MANIAC)
    for seat in made._mafia():
        if seat in made.table.view.living:
            made.order(seat, Kind.KILL, victim)
    go_to(made, "closed")
    assert order(made, "maniac", "poison", 2).code == 422
    before = page(made, "civilian", "seats/")
    go_to(made, "published")
    assert page(made, "civilian", "seats/") != before
    assert victim in made.table.view.dead
    assert order(made, "maniac", "poison", 3).code == 422


def test_a_foundling_turns_with_the_report_and_reads_the_chat_from_then_on(made):
    boss, foundling = made.by(Role.BOSS), made.by(Role.FOUNDLING)
    made.chat(boss, "Ще не для нього.")
    votes = [seat for seat in made.table.view.living if seat != boss]
    for seat in votes:
        made.order(seat, Kind.VOTE, boss)
    go_to(made, "closed")
    assert status(made, "foundling", "mafia/") == 404
    assert topics.MAFIA not in heard(made, "foundling")
    assert "поповнення" not in page(made, "mafioso", "seat/")
    made.run("the report", PublishReport(story="Ніч."))
    assert foundling in made.table.view.living
    assert status(made, "foundling", "mafia/") == 200
    assert "Ще не для нього." not in page(made, "foundling", "mafia/")
    assert topics.MAFIA in heard(made, "foundling")
    assert status(made, "boss", "mafia/") == 200
    assert topics.MAFIA not in heard(made, "boss")
    made.hour(1, 22)
    made.chat(foundling, "Я з вами.")
    assert "Я з вами." in page(made, "mafioso", "mafia/")
    assert "Я з вами." not in page(made, "boss", "mafia/")


def test_the_end_opens_all_at_once(made):
    go_to(made, "published")
    for there in ("record.yaml", "ledger.jsonl", "archive.html"):
        assert status(made, "stranger", there) == 404
    assert PEOPLE[FRIEND - 1] not in page(made, "stranger", "seats/")
    go_to(made, "opened")
    for there in ("record.yaml", "ledger.jsonl", "archive.html"):
        assert status(made, "stranger", there) == 200
    assert PEOPLE[FRIEND - 1] in page(made, "stranger", "seats/")
    assert heard(made, "persona") == listening.NOTHING
