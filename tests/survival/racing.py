"""People who do things at the same moment, at a site of two servers and a worker beside them."""

import contextlib
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from tests.cast import MORNING
from tests.serving import Site, free_port, site
from tests.survival.clients import Answer, Attempt, Browser, receipt

UNMEASURED = {"COVERAGE_PROCESS_START": "", "COVERAGE_PROCESS_CONFIG": ""}
Act = Callable[[Browser], Any]


@dataclass
class Arena:
    """A running site, and the game that is played on it now."""

    site: Site
    ports: Sequence[int]
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    game: str = ""
    sessions: Mapping[int, str] = field(default_factory=dict)
    host: str = ""

    def begin(self, lineup: Sequence[str], **options: object) -> None:
        """Begin a game, five minutes ago."""
        self.site.set_clock(MORNING + timedelta(minutes=5))
        wished = f"audit.begin({list(lineup)!r}, **{options!r})"
        made = self.site.hand(f"from tests.survival import audit\nanswer = {wished}")
        self.game, self.host = made["game"], made["host"]
        self.sessions = {int(seat): key for seat, key in made["sessions"].items()}

    def standing(self) -> dict[str, Any]:
        """How the game stands in the database."""
        found: dict[str, Any] = self.site.hand(f"answer = audit.standing({self.game!r})")
        return found

    def ledger(self, *kinds: str) -> list[dict[str, Any]]:
        """The events of some kinds, as they are stored."""
        found: list[dict[str, Any]] = self.site.hand(f"""
import json
from misto.store.models import Entry
found = Entry.objects.filter(game__code={self.game!r}, kind__in={kinds!r}).order_by("seq")
answer = [json.loads(one.body) for one in found]
""")
        return found

    def audit(self, attempts: Sequence[Attempt], *, undone: bool = False) -> list[str]:
        """Audit the game by what its people hold."""
        sent = f"[Attempt(**one) for one in {[vars(one) for one in attempts]!r}]"
        found: list[str] = self.site.hand(f"""
from tests.survival.clients import Attempt
answer = audit.audit({self.game!r}, {sent}, undone={undone!r})
""")
        return found

    def before_close(self, **span: float) -> Callable[[], None]:
        """Set the clock so long before the close; to be called when that is wanted."""
        at = datetime.fromisoformat(self.standing()["closes"]) - timedelta(**span)
        return lambda: self.site.set_clock(at)

    def close(self) -> None:
        """Let the host close the turn."""
        turn = self.standing()["turn"]
        confirmed = {"why": "time", "do": "confirm", "turn_seen": f"{turn} open"}
        with Browser(self.ports[0], self.host) as browser:
            answer = browser.post(f"/g/{self.game}/desk/rulings/close/", confirmed)
        assert answer and answer.status == 303

    def publish(self) -> None:
        """Let the host publish."""
        turn = self.standing()["turn"]
        with Browser(self.ports[0], self.host) as browser:
            browser.post(f"/g/{self.game}/desk/publish/", {"turn": turn, "story": "Night."})
        assert self.standing()["phase"] != "closed"

    def race(
        self, acts: Sequence[tuple[str, float, Act]], first: Callable[[], Any] | None = None
    ) -> list[Any]:
        """Let people act at once, each by a session, so many seconds after a common start.

        They come to both servers by turns; their connections are open before. `first` is done at
        the start.
        """
        answers: list[Any] = [None] * len(acts)
        began = threading.Barrier(len(acts), first)
        failed: list[BaseException] = []

        def run(place: int, session: str, after: float, act: Act) -> None:
            try:
                with Browser(self.ports[place % len(self.ports)], session) as browser:
                    browser.get("/static/misto/favicon.svg")
                    began.wait(60)
                    time.sleep(after)
                    answers[place] = act(browser)
            except BaseException as error:  # noqa: BLE001  # raised again below
                failed.append(error)

        threads = [
            threading.Thread(target=run, args=(place, *each)) for place, each in enumerate(acts)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        if failed:
            raise failed[0]
        return answers

    def vote(self, seat: int, target: int, turn: int) -> Act:
        """A vote, and the receipt as the next page shows it."""

        def act(browser: Browser) -> Attempt:
            return voted(browser, Attempt(self.game, "order", "taken", turn, seat, "vote", target))

        return act

    def page(self, path: str, session: str = "") -> list[Answer]:
        """A page as both servers show it."""
        found = []
        for port in self.ports:
            with Browser(port, session) as browser:
                answer = browser.get(f"/g/{self.game}/{path}")
                assert answer is not None
                found.append(answer)
        return found


def voted(browser: Browser, sent: Attempt) -> Attempt:
    """Send a vote and say what came of it."""
    wish = {"kind": sent.kind, "turn": sent.turn, "target": sent.target}
    answer = browser.post(f"/g/{sent.game}/seat/order/", wish)
    assert answer and answer.status in {303, 404, 422}, answer
    if answer.status != 303:
        sent.outcome = "refused"
        return sent
    sent.number, sent.proof = receipt(browser, answer)
    return sent


@contextlib.contextmanager
def arena() -> Iterator[Arena]:
    """Two servers with their timekeepers, and a worker."""
    with site() as running:
        ports = [running.port, free_port()]
        for port in ports:
            running.port = port
            running.start(**UNMEASURED)
        running.start(command="worker", **UNMEASURED)
        yield Arena(running, ports)
        assert "Traceback" not in running.log(), running.log()[-4000:]
