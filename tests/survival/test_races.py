"""What people do at the same moment has one order, and it is the same for everybody ever after."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from misto.text.catalogue import say
from tests.survival.clients import Answer, Attempt, Browser
from tests.survival.racing import Arena, arena

pytestmark = pytest.mark.slow

TOWN = ["civilian"] * 8 + ["boss", "mafioso", "mafioso"]
CITY = ["civilian"] * 35 + ["commissioner", "doctor", "boss"] + ["mafioso"] * 12
AT_ONCE = {"court_from_turn": 1}


@pytest.fixture(scope="module")
def site() -> Iterator[Arena]:
    with arena() as one:
        yield one


def orders(site: Arena) -> list[tuple[int, int, int]]:
    """Who voted for whom, and under which number, in the ledger's order."""
    found = [event["order"] for event in site.ledger("order_given")]
    return [(one["seat"], one["targets"][0], one["number"]) for one in found]


def shown(body: str) -> str:
    """What a page shows, without what it says to its reader about something else."""
    main = body[body.index("<main") : body.index("</main>")]
    return re.sub(r'<div class="messages">.*?</div>', "", main)


def court(site: Arena) -> set[str]:
    """The history of the courts, as everybody reads it on both servers, now and after a restart."""
    readers = [site.host, "", *list(site.sessions.values())[:5]]
    return {shown(page.body) for one in readers for page in site.page("court/", one)}


def test_fifty_votes_two_milliseconds_apart_have_one_order(site):
    site.begin(CITY, **AT_ONCE)
    votes = [(seat, seat % 2 + 1) for seat in site.sessions]
    site.chance.shuffle(votes)
    acts = [
        (site.sessions[seat], 0.002 * place, site.vote(seat, target, 1))
        for place, (seat, target) in enumerate(votes)
    ]
    sent = site.race(acts)
    assert {one.outcome for one in sent} == {"taken"}
    assert {one.number for one in sent} == {1}
    ledger = orders(site)
    assert sorted(ledger) == sorted((seat, target, 1) for seat, target in votes)
    site.close()
    site.publish()
    assert site.audit(sent) == []

    (held,) = site.ledger("court_held")
    ranks = {one["seat"]: one["casts"][0]["rank"] for one in held["ballots"]}
    assert sorted(ranks, key=ranks.__getitem__) == [seat for seat, *_ in ledger]
    assert held["tally"] == [[1, 25], [2, 25]]
    last = ledger[-1][1]  # it reached the tie last
    assert held["sentenced"] == [last]
    assert len(court(site)) == 1


def test_votes_in_the_last_second_and_at_the_closing_instant_count_or_are_refused(site):
    site.begin(CITY, **AT_ONCE)
    turn = site.standing()
    acts = []
    for place, seat in enumerate(site.sessions):
        # The first come for certain, the last too late for certain, the others at the instant.
        after = 0.002 * place if place < 15 else 3.5 + (place - 30) * 0.004 if place < 45 else 4.0
        acts.append((site.sessions[seat], after, site.vote(seat, seat % 5 + 1, 1)))
    sent = site.race(acts, site.before_close(seconds=3.5))
    outcomes = [one.outcome for one in sent]
    assert set(outcomes[:15]) == {"taken"} and set(outcomes[45:]) == {"refused"}
    (closed,) = site.ledger("turn_closed")
    assert closed["at"][:19] == turn["closes"][:19]
    assert all(event["at"] < closed["at"] for event in site.ledger("order_given"))
    site.publish()
    assert site.audit(sent) == []

    taken = Counter(one.target for one in sent if one.outcome == "taken")
    (held,) = site.ledger("court_held")
    assert dict(held["tally"]) == taken
    assert len(held["ballots"]) == outcomes.count("taken")
    late = {one.seat for one in sent if one.outcome == "refused"}
    assert late <= set(held["silent"])
    assert len(court(site)) == 1


def test_timekeepers_and_hosts_close_a_turn_once(site):
    site.begin(TOWN)
    url = f"/g/{site.game}/desk/rulings/close/"
    for turn in (1, 2, 3):

        def close(browser: Browser, turn: int = turn) -> Answer | None:
            confirmed = {"why": "time", "do": "confirm", "turn_seen": f"{turn} open"}
            return browser.post(url, confirmed)

        acts = [(site.host, 1.0 + place * 0.01, close) for place in range(-4, 5)]
        answers = site.race(acts, site.before_close(seconds=1))
        assert {answer.status for answer in answers} <= {200, 303, 422}
        assert [event["turn"] for event in site.ledger("turn_closed")] == list(range(1, turn + 1))
        assert len(site.ledger("turn_resolved")) == turn
        site.publish()
    assert site.audit([]) == []


def test_two_hosts_publish_a_turn_once_and_the_other_is_told(site):
    site.begin(TOWN)
    for turn in (1, 2, 3):
        site.close()

        def publish(browser: Browser, who: int, turn: int = turn) -> str:
            story = {"turn": turn, "story": f"Host {who} tells of {turn}."}
            answer = browser.post(f"/g/{site.game}/desk/publish/", story)
            page = browser.get(answer.there) if answer else None
            assert page is not None
            return page.body

        pages = site.race(
            [
                (key, 0, lambda one, who=who: publish(one, who))
                for who, key in enumerate(hosts(site))
            ]
        )
        reports = site.ledger("report_published")
        assert [event["turn"] for event in reports] == list(range(1, turn + 1))
        done = say("en", "desk-published", turn=turn)
        (told,) = [who for who, page in enumerate(pages) if done in page]
        assert reports[-1]["story"] == f"Host {told} tells of {turn}."
        assert len([page for page in pages if "message error" in page]) == 3
    assert site.audit([]) == []


def hosts(site: Arena) -> list[str]:
    """Four sessions of the game's hosts: the host's own, and those of three co-hosts."""
    more = site.site.hand(f"""
from misto.store.models import Game, Membership
row, answer = Game.objects.get(code={site.game!r}), []
for number in range(3):
    who = cast.account(f"cohost{{number}}")
    Membership.objects.get_or_create(
        game=row, account=who, defaults=dict(part="cohost", since=row.made_at)
    )
    answer.append(audit.session(who))
""")
    return [site.host, *more]


def test_two_hosts_who_undo_at_once_undo_one_report(site):
    site.begin(TOWN)
    for _ in range(3):
        site.close()
        site.publish()
    url = f"/g/{site.game}/desk/rulings/undo/"
    confirmed = {"why": "slip", "do": "confirm", "turn_seen": "4 open"}
    site.race([(key, 0, lambda one: one.post(url, confirmed)) for key in hosts(site)])
    assert [event["turn"] for event in site.ledger("resolution_undone")] == [3]
    assert site.standing()["turn"] == 3


def test_an_undo_beside_new_orders_leaves_one_history(site):
    site.begin(TOWN, **AT_ONCE)
    site.close()
    site.publish()
    url = f"/g/{site.game}/desk/rulings/undo/"
    confirmed = {"why": "slip", "do": "confirm", "turn_seen": "2 open"}
    living = site.standing()["living"]
    acts = [
        (site.sessions[seat], 0.004 * place, site.vote(seat, living[0], 2))
        for place, seat in enumerate(living)
    ]
    acts.insert(0, (site.host, 0.015, lambda one: one.post(url, confirmed)))
    _, *sent = site.race(acts)
    kinds = [event["kind"] for event in site.ledger("order_given", "resolution_undone")]
    taken = [one for one in sent if one.outcome == "taken"]
    assert kinds == ["order_given"] * len(taken) + ["resolution_undone"]
    assert site.standing() | {"closes": ""} == {
        "phase": "closed",
        "turn": 1,
        "closes": "",
        "living": sorted(site.sessions),
        "orders": site.standing()["orders"],
    }
    site.publish()
    assert site.audit(sent, undone=True) == []


def test_a_player_who_is_replaced_while_voting_votes_no_more(site):
    site.begin(TOWN, **AT_ONCE)
    token, newcomer = site.site.hand(f"""
from misto.store.models import Game, Offer
row = Game.objects.get(code={site.game!r})
offer = Offer.objects.create(game=row, seat=3, why="ill", made_at=row.made_at)
answer = [offer.token, audit.session(cast.account("newcomer"))]
""")

    def old(browser: Browser) -> list[Attempt]:
        sent = votes(site, browser, [4, 5])
        while sent[-1].outcome == "taken" and len(sent) < 2_000:  # however fast the machine is
            sent += votes(site, browser, [4, 5])
        return sent + votes(site, browser, [4, 5] * 5)

    def new(browser: Browser) -> list[Attempt]:
        answer = browser.post(f"/seat/{token}/", {})
        assert answer and answer.status == 303
        return votes(site, browser, [6, 7] * 5)

    before, after = site.race([(site.sessions[3], 0, old), (newcomer, 0.4, new)])
    outcomes = [one.outcome for one in before]
    assert outcomes == sorted(outcomes, reverse=True)  # taken, and from then on refused
    assert outcomes[-1] == "refused" and {one.outcome for one in after} == {"taken"}
    events = site.ledger("order_given", "seat_taken")
    place = [event["kind"] for event in events].index("seat_taken")
    assert place == outcomes.count("taken") > 0
    assert [event["order"]["targets"][0] for event in events[place + 1 :]] == [6, 7] * 5
    assert site.audit([*before, *after]) == []


def votes(site: Arena, browser: Browser, targets: list[int]) -> list[Attempt]:
    """Vote again and again, without a look at the receipts."""
    sent = []
    for target in targets:
        attempt = Attempt(site.game, "order", "taken", 1, 3, "vote", target)
        wish = {"kind": "vote", "turn": 1, "target": target}
        answer = browser.post(f"/g/{site.game}/seat/order/", wish)
        assert answer is not None
        attempt.outcome = "taken" if answer.status == 303 else "refused"
        sent.append(attempt)
    return sent
