"""A site under load is killed again and again; after each death all of it is audited.

The same seed makes the same plans. When exactly a process dies, the machine has its part in: what
it died in is read from its marks afterwards. Where something is wrong, the receipts are kept.
"""

import contextlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from tests.cast import MORNING
from tests.serving import ROOT, Site, site
from tests.survival.clients import Attempt, Book, Browser, Hostess, Player, State
from tests.survival.marks import Marks, marks

PLAYERS = 7  # who play at once; the others of a game only sit there
PATIENCE = 15.0
PLANS = ("any", "any", "inside", "close", "publish")
RUNNING = {"open", "closed"}


@dataclass
class Figures:
    """What a campaign comes to."""

    kills: int = 0
    inside: Counter[str] = field(default_factory=Counter)  # by what the transaction had written
    plans: Counter[str] = field(default_factory=Counter)
    games: int = 0
    taken: Counter[str] = field(default_factory=Counter)  # by what was sent
    unanswered: int = 0
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0

    @property
    def within(self) -> int:
        """How many died inside a writing transaction."""
        return self.inside.total()

    def count(self, attempts: list[Attempt]) -> None:
        self.taken = Counter(one.what for one in attempts if one.outcome == "taken")
        self.unanswered = sum(one.outcome == "unanswered" for one in attempts)

    def __str__(self) -> str:
        parts = {
            "kills": self.kills,
            "inside a writing transaction": f"{self.within} ({dict(self.inside.most_common())})",
            "planned": dict(self.plans),
            "games": self.games,
            "receipts held": dict(self.taken),
            "sent and not answered": self.unanswered,
            "wrong": self.wrong or "nothing",
            "seconds": round(self.seconds),
        }
        return "\n".join(f"{name}: {value}" for name, value in parts.items())


class Campaign:
    """One site, and whoever kills it."""

    def __init__(
        self, running: Site, seed: int, books: Path, seen: Marks, planted: Mapping[str, str]
    ) -> None:
        self._site, self._books, self._marks, self._planted = running, books, seen, planted
        self._chance = random.Random(seed)
        self.figures = Figures()
        self._hostess = Hostess(Book(books / "host.jsonl"), State("", 0, (), {}, {}, ""))
        self._players: list[Player] = []
        self._phase, self._closes = "", MORNING

    def run(self, kills: int) -> Figures:
        began = time.monotonic()
        self._site.hand("from tests.survival import audit")
        self._begin()
        deck: list[str] = []
        while self.figures.kills < kills and not self.figures.wrong:
            if not deck:
                deck = self._chance.sample(PLANS, len(PLANS))
            self._live(deck.pop())
            if not self.figures.kills % 10:
                print(self.figures.kills, self.figures.within, flush=True)
            if self._phase not in RUNNING:
                self._begin()
        self.figures.count(self._attempts())
        self.figures.seconds = time.monotonic() - began
        return self.figures

    def _begin(self) -> None:
        """Begin a game; the clock goes back to its morning."""
        self._site.set_clock(MORNING + timedelta(minutes=5))
        made = self._site.hand("answer = audit.begin()")
        sessions = {int(seat): key for seat, key in made["sessions"].items()}
        state = State(made["game"], 1, (), sessions, {}, made["host"])
        self._hostess.state = state
        seats = self._chance.sample(sorted(sessions), PLAYERS)
        self._players = [self._player(seat, state) for seat in seats]
        self.figures.games += 1
        self._look()

    def _player(self, seat: int, state: State) -> Player:
        book = Book(self._books / f"{state.game}-{seat}.jsonl")
        return Player(seat, book, random.Random(self._chance.random()), state)

    def _look(self) -> None:
        state = self._hostess.state
        found = self._site.hand(f"answer = audit.standing({state.game!r})")
        state.turn, state.living = found["turn"], found["living"]
        state.orders = {int(seat): kinds for seat, kinds in found["orders"].items()}
        self._phase = found["phase"]
        if found["closes"]:
            self._closes = datetime.fromisoformat(found["closes"])

    def _live(self, plan: str) -> None:
        """Start the site, let all play, kill it in the midst of that, and look."""
        self._marks.clear()
        process = self._start()
        ended = threading.Event()
        failed: list[BaseException] = []
        threads = []
        try:
            self._come_to(plan)
            port = self._site.port
            acts = [lambda p=player: p.play(port, ended) for player in self._players]
            threads += [_thread(act, failed) for act in acts]
            self._wait_for(self._chance.randint(1, 40))
            threads += self._follow(plan, process, failed)
        finally:
            process.kill()
            process.wait()
            ended.set()
        for thread in threads:
            thread.join(60)
        self._site.running.remove(process)
        if failed:
            raise failed[0]
        self._died(plan)

    def _wait_for(self, answers: int) -> None:
        """Let the players have so many answers, however busy this machine is."""
        wanted = sum(player.answers for player in self._players) + answers
        until = time.monotonic() + PATIENCE
        while sum(player.answers for player in self._players) < wanted:
            if time.monotonic() > until:
                break
            time.sleep(0.01)

    def _start(self) -> subprocess.Popen[str]:
        process = self._site.start(
            DJANGO_SETTINGS_MODULE="tests.survival.marked",
            PYTHONPATH=str(ROOT),
            MISTO_MARKS=str(self._books / "marks"),
            COVERAGE_PROCESS_START="",
            COVERAGE_PROCESS_CONFIG="",
            **self._planted,
        )
        with Browser(self._site.port) as browser:
            assert browser.get(f"/g/{self._hostess.state.game}/")  # its pages are loaded now
        self._look()  # the first thing it did may have been to close a turn
        return process

    def _come_to(self, plan: str) -> None:
        """Let a turn be open in which orders are taken, and closed where it is to be published."""
        if plan != "publish" and self._phase == "closed":
            self._hostess.publish(self._site.port)
            self._look()
            if self._phase not in RUNNING:
                self._begin()
        if plan == "publish" and self._phase == "open":
            self._hostess.close(self._site.port)
            self._look()

    def _follow(
        self, plan: str, process: subprocess.Popen[str], failed: list[BaseException]
    ) -> list[threading.Thread]:
        """Bring the moment in which the site dies."""
        chance, hostess, port = self._chance, self._hostess, self._site.port
        if plan == "any":
            return []
        delay = chance.choice([0, 1, 2, 4, 8]) * chance.random() / 1000
        self._marks.wish("held" if plan == "inside" else plan, delay)
        threads = []
        if plan == "publish":
            threads = [_thread(lambda: hostess.publish(port), failed)]
        elif plan == "close" and chance.random() < 0.4:
            threads = [_thread(lambda: hostess.close(port), failed)]
        elif plan == "close":
            hostess.state.jumps += 1
            self._site.set_clock(self._closes - timedelta(seconds=0.2))
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        return threads

    def _died(self, plan: str) -> None:
        self.figures.kills += 1
        self.figures.plans[plan] += 1
        self.figures.inside.update(self._marks.seen()[:1])
        self._look()
        game = self._hostess.state.game
        wrong = self._site.hand(f"answer = audit.audited({str(self._books)!r}, {game!r})")
        log = self._site.log()
        if "Traceback" in log:
            wrong.append(log[-4000:])
        self.figures.wrong += wrong

    def _attempts(self) -> list[Attempt]:
        books = [Book(path) for path in sorted(self._books.glob("*.jsonl"))]
        return [one for book in books for one in book.read()]


def _thread(act: Callable[[], Any], failed: list[BaseException]) -> threading.Thread:
    def run() -> None:
        try:
            act()
        except BaseException as error:  # noqa: BLE001  # raised again where it is seen
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def campaign(kills: int, seed: int, **planted: str) -> Figures:
    """Kill a site of the kind of database on which the tests run; with a fault that is planted."""
    books = Path(tempfile.mkdtemp(prefix="misto-receipts-"))
    with site() as running, marks(books / "marks") as seen:
        found = Campaign(running, seed, books, seen, planted).run(kills)
    if found.wrong and not planted:
        print(f"seed {seed}; the receipts are in {books}", file=sys.stderr)
    else:
        shutil.rmtree(books)
    return found
