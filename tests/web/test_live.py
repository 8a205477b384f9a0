"""Streams: who is told what, by the processes that `misto serve` starts."""

import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving import Ear, Site, site

pytestmark = pytest.mark.slow

BEGIN = """
from django.contrib.auth import get_user_model
from misto.engine import *
from misto.store import clock, letters, personas, topics
from misto.store.executing import execute
from misto.store.models import *
from misto.store.posting import add
from misto.store.writing import writing
table = cast.begun()

def sign_in(who):
    return "misto=" + table.client(who).cookies["misto"].value

def say(room, **more):
    with writing(table.code) as row:
        voice = Post.Voice.SEAT
        at = clock.arrival(row.last_at)
        add(row, Post.Room(room), voice, at=at, source="x", html="x", **more)

mafia, civilian = table.seat_of(Role.BOSS), table.seat_of(Role.CIVILIAN)
answer = dict(
    code=table.code,
    host=sign_in(table.host),
    mafia=sign_in(table.player(mafia)),
    civilian=sign_in(table.player(civilian)),
)
"""


@pytest.fixture(scope="module")
def running() -> Iterator[Site]:
    with site() as one:
        one.start("--no-timekeeper")
        yield one


@pytest.fixture
def ways(running: Site) -> dict[str, str]:
    """The game's code, and the cookies of who has signed in."""
    found: dict[str, str] = running.hand(BEGIN.replace("begun()", f"begun()  # {time.time()}"))
    return found


@pytest.fixture
def ears(running: Site, ways: dict[str, str]) -> Iterator[dict[str, Ear]]:
    path = f"/live?g={ways['code']}"
    people = {"stranger": ""} | {who: ways[who] for who in ("host", "mafia", "civilian")}
    opened = {who: running.ear(path, cookie) for who, cookie in people.items()}
    time.sleep(0.5)
    yield opened
    for ear in opened.values():
        ear.close()


def test_a_stream_opens_and_is_kept_by_nobody_on_the_way(ears: dict[str, Ear]):
    head = ears["stranger"].head.lower()
    assert ears["stranger"].status == 200
    assert b"content-type: text/event-stream" in head
    assert b"cache-control: no-store" in head
    assert b"x-accel-buffering: no" in head


def test_all_are_told_of_a_post_and_of_nothing_else_in_it(running: Site, ears: dict[str, Ear]):
    running.hand("say('thread', seat=1)")
    for ear in ears.values():
        while b"event" not in ear.data:
            ear._read(2)
        body = re.sub(rb"\r\n[0-9a-f]+\r\n|^[0-9a-f]+\r\n|\r\n$", b"", ear.data)
        assert b"event: thread\ndata: changed\n\n" in body
        assert set(body.split(b"\n")) <= {
            b"event: thread", b"data: changed", b"", b"retry: 5000", b":", b"\r",
        }  # fmt: skip


def test_only_the_living_mafia_and_the_host_hear_its_chat(running: Site, ears: dict[str, Ear]):
    running.hand("say('mafia', seat=mafia)")
    assert ears["mafia"].heard() == ["mafia"]
    assert ears["host"].heard() == ["mafia"]
    running.hand("say('talk', account=table.host)")
    assert ears["stranger"].heard() == ["talk"]
    assert ears["civilian"].heard() == ["talk"]


def test_an_order_is_heard_by_its_seat_and_the_host_alone(running: Site, ears: dict[str, Ear]):
    running.hand("table.order(civilian, Kind.VOTE, mafia)")
    assert ears["civilian"].heard() == ["seat"]
    assert ears["host"].heard() == ["host"]
    running.hand("say('talk', account=table.host)")
    assert ears["stranger"].heard() == ["talk"]
    assert ears["mafia"].heard() == ["talk"]


def test_a_letter_of_the_host_s_is_heard_by_its_reader_alone(running: Site, ears: dict[str, Ear]):
    running.hand("""
with writing(table.code) as row:
    letters.write(row, table.player(mafia), by_host=True, source="x", html="x")
say('talk', account=table.host)
""")
    assert ears["mafia"].heard(least=2) == ["seat", "talk"]
    assert ears["civilian"].heard() == ["talk"]


def test_a_replaced_player_s_stream_is_closed_and_hears_no_more(
    running: Site, ears: dict[str, Ear]
):
    running.hand("""
new = cast.account("newcomer")
table.run(Replace(seat=civilian, person=new.code, why="за власним бажанням"))
""")
    assert ears["civilian"].closes()
    assert b"event: seat" not in ears["civilian"].data
    assert not ears["mafia"].ended
    running.hand("say('thread', seat=1)")
    assert "thread" in ears["mafia"].heard()


def test_who_signs_out_hears_no_more_of_the_seat(running: Site, ears: dict[str, Ear]):
    running.hand("""
from misto.store.models import Session
Session.objects.all().delete()
table.run(BarVote(seats=(1,), why="за порушення"))
""")
    assert ears["host"].closes()
    assert b"event: host" not in ears["host"].data


def test_a_persona_hears_the_thread_by_its_own_cookie_alone(running: Site, ways: dict[str, str]):
    code = ways["code"]
    key = running.hand("""
persona = Persona.objects.get(game__code=table.code, seat=civilian)
answer = personas.enter(table.row, persona.nick, personas.password(persona))[1]
""")
    assert running.ear(f"/as/live?g={code}", ways["host"]).status == 404
    assert running.ear(f"/as/{code}/live", ways["host"]).status == 404
    ear = running.ear(f"/as/live?g={code}", f"{ways['host']}; misto_persona={key}")
    other = running.ear(f"/as/{code}/live", f"misto_persona={key}")
    assert (ear.status, other.status) == (200, 200)
    time.sleep(0.5)
    running.hand("table.order(civilian, Kind.VOTE, mafia)\nsay('thread', seat=1)")
    assert ear.heard() == other.heard() == ["thread"]
    running.hand("personas.renew(table.row, civilian)\ntable.order(1, Kind.VOTE, 2)")
    running.hand("table.run(BarVote(seats=(2,), why='за порушення'))")
    assert ear.closes()


def test_several_games_share_a_stream_and_unknown_ones_are_left_out(
    running: Site, ways: dict[str, str]
):
    other = running.hand("""
from misto.store.executing import create
answer = create(table.host, "Інша гра", Rules()).row.code
""")
    ear = running.ear(f"/live?g={ways['code']}&g=nothing&g={other}")
    assert ear.status == 200
    time.sleep(0.5)
    running.hand(f"execute('{other}', OpenEnrolment())")
    assert ear.heard() == ["thread"]
    assert running.ear("/live?g=nothing").status == 404
    assert running.ear("/live").status == 404
    assert running.ear("/live?" + "g=x&" * 2000).status == 404


def test_pages_and_streams_share_a_port(running: Site):
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as one:
        one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        page = b"".join(iter(lambda: one.recv(65536), b""))
    assert page.startswith(b"HTTP/1.1 200")
    assert b"<html" in page


def test_half_a_form_is_not_taken_for_a_whole_one(running: Site):
    head = b"POST /me/switch/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"
    kind = b"Content-Type: application/x-www-form-urlencoded\r\n\r\n"
    with socket.create_connection(("127.0.0.1", running.port), timeout=10) as one:
        one.sendall(head + kind + b"theme=night")
    time.sleep(0.5)
    assert "Traceback" not in running.log() or "UnreadablePostError" in running.log()


def _memory(pid: int) -> int:
    """The memory of a process that is its own, in KB."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(int(number) for number in re.findall(r"^Private_\w+: +(\d+)", text, re.MULTILINE))


@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="needs Linux's /proc")
def test_a_thousand_streams_cost_20_kb_each_and_all_are_told():
    with site() as one:
        process = one.start("--no-timekeeper")
        code = one.hand(BEGIN)["code"]
        for _ in range(20):  # what is loaded once isn't a stream's cost
            one.ear(f"/live?g={code}").close()
        before = _memory(process.pid)
        ears = [one.ear(f"/live?g={code}") for _ in range(1000)]
        time.sleep(1)
        each = (_memory(process.pid) - before) / len(ears)
        began = one.hand("import time\nsay('thread', seat=1)\nanswer = time.time()")
        late = []
        for ear in ears:
            assert ear.heard() == ["thread"]
            late.append(time.time() - began)
        took = one.stop()
    print(f"{each:.1f} KB a stream; the last told after {max(late):.3f} s; ended in {took:.2f} s")
    assert each <= 20
    assert took <= 5
