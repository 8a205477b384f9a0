"""People at a site that may be killed at any moment: what they send, and what they were answered.

Each writes down what came of it in a file of their own, outside the site: one line for each thing
sent, when it is known whether it was taken.
"""

import http.client
import json
import random
import re
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal, Self
from urllib.parse import urlencode

TOKEN = "t" * 32
"""A form's token is what the cookie says it is."""

RECEIPT = re.compile(r"Receipt no\. (\d+)")
Outcome = Literal["taken", "refused", "unanswered"]


@dataclass(frozen=True)
class Answer:
    status: int
    there: str
    body: str


class Browser:
    """A connection that is kept, and one session."""

    def __init__(self, port: int, session: str = "", patience: float = 30) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=patience)
        self._headers = {
            "Accept-Language": "en",
            "Cookie": f"csrftoken={TOKEN}" + (f"; misto={session}" if session else ""),
        }

    def get(self, path: str) -> Answer | None:
        return self._ask("GET", path, None, {})

    def post(self, path: str, fields: Mapping[str, object]) -> Answer | None:
        """Send a form; None: there came no answer, and nobody can know whether it was taken."""
        body = urlencode({"csrfmiddlewaretoken": TOKEN, **fields}, doseq=True)
        return self._ask("POST", path, body, {"Content-Type": "application/x-www-form-urlencoded"})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def _ask(
        self, method: str, path: str, body: str | None, more: Mapping[str, str]
    ) -> Answer | None:
        try:
            self._connection.request(method, path, body, {**self._headers, **more})
            answer = self._connection.getresponse()
            text = answer.read().decode()
        except (OSError, http.client.HTTPException):
            self._connection.close()
            return None
        return Answer(answer.status, answer.getheader("Location", ""), text)


@dataclass
class Attempt:
    """One thing sent: an order, a withdrawal, a post, a publication."""

    game: str
    what: Literal["order", "withdraw", "post", "publish"]
    outcome: Outcome
    turn: int = 0
    seat: int = 0
    kind: str = ""
    target: int = 0
    number: int | None = None  # of the receipt, where it was read
    text: str = ""
    jumps: int = 0  # how often the clock had been moved when it was sent
    proof: str = ""  # the receipt as a file, where it was taken
    at: float = field(default_factory=time.monotonic)


class Book:
    """Where somebody keeps their receipts."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, attempt: Attempt) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(attempt), ensure_ascii=False) + "\n")

    def read(self) -> list[Attempt]:
        if not self.path.exists():
            return []
        return [Attempt(**json.loads(line)) for line in self.path.read_text("utf-8").splitlines()]


@dataclass
class State:
    """What all at one game know of it."""

    game: str
    turn: int
    living: Sequence[int]
    sessions: Mapping[int, str]  # by seat
    orders: Mapping[int, Sequence[str]]  # which kinds a seat's role has
    host: str
    jumps: int = 0


@dataclass
class Player:
    """Somebody on a seat who votes, changes their mind, orders and posts without a pause."""

    seat: int
    book: Book
    chance: random.Random
    state: State
    posts: int = 0
    answers: int = 0
    _standing: dict[str, set[int]] = field(default_factory=dict)  # what may stand, by kind
    _of: tuple[str, int] = ("", 0)
    _lost: Attempt | None = None  # a post that wasn't answered

    def play(self, port: int, ended: threading.Event) -> None:
        acts: list[Callable[[Browser], bool]] = [self._order, self._withdraw, self._say]
        with Browser(port, self.state.sessions[self.seat]) as browser:
            if self._lost and not self._post(browser, self._lost.text):
                return
            while not ended.is_set() and self.chance.choices(acts, [6, 1, 3])[0](browser):
                self.answers += 1

    def _known(self, kind: str) -> set[int]:
        """What may stand, of a kind, in this turn: 0 is nothing."""
        if self._of != (self.state.game, self.state.turn):
            self._of = (self.state.game, self.state.turn)
            self._standing = {}
        return self._standing.setdefault(kind, {0})

    def _order(self, browser: Browser) -> bool:
        kind = self.chance.choice(["vote", *self.state.orders[self.seat]])
        turn, known = self.state.turn, self._known(kind)
        target = self.chance.choice([seat for seat in self.state.living if seat not in known])
        wish = {"kind": kind, "turn": turn, "target": target}
        sent = Attempt(self.state.game, "order", "taken", turn, self.seat, kind, target)
        answer = browser.post(f"/g/{sent.game}/seat/order/", wish)
        if answer and answer.status == 303:
            self._standing[kind] = {target}
        elif answer is None:
            known.add(target)
        return self._keep(browser, answer, sent)

    def _withdraw(self, browser: Browser) -> bool:
        turn, known = self.state.turn, self._known("vote")
        if 0 in known:
            return True
        sent = Attempt(self.state.game, "withdraw", "taken", turn, self.seat, "vote")
        answer = browser.post(f"/g/{sent.game}/seat/withdraw/", {"kind": "vote", "turn": turn})
        if answer and answer.status == 303:
            self._standing["vote"] = {0}
        elif answer is None:
            known.add(0)
        return self._keep(browser, answer, sent)

    def _keep(self, browser: Browser, answer: Answer | None, attempt: Attempt) -> bool:
        """Write down what came of it; read one receipt in four as the page shows it."""
        if answer is None:
            attempt.outcome = "unanswered"
        elif answer.status != 303:
            assert answer.status in {404, 422, 429}, (answer.status, answer.body[:2000])
            attempt.outcome = "refused"
        elif self.chance.random() < 0.25:
            attempt.number, attempt.proof = receipt(browser, answer)
        self.book.write(attempt)
        return answer is not None

    def _say(self, browser: Browser) -> bool:
        self.posts += 1
        return self._post(browser, f"Post {self.posts} of seat {self.seat}.")

    def _post(self, browser: Browser, text: str) -> bool:
        game = self.state.game
        attempt = Attempt(game, "post", "taken", seat=self.seat, text=text, jumps=self.state.jumps)
        speaker = f"thread/{game}/seat-{self.seat}"
        answer = browser.post(f"/g/{game}/post/", {"text": text, "self": speaker})
        self._lost = attempt if answer is None else None
        if answer is None:
            attempt.outcome = "unanswered"
        elif answer.status != 303:
            assert answer.status in {403, 422, 429}, (answer.status, answer.body[:2000])
            attempt.outcome = "refused"
        self.book.write(attempt)
        return answer is not None


def receipt(browser: Browser, answer: Answer) -> tuple[int | None, str]:
    """Read the number of a receipt that was just given, and take the file that goes with it."""
    page = browser.get(answer.there)
    if page is None:
        return None, ""
    said = page.body.partition('<div class="messages">')[2].partition("</div>")[0]
    number = int(
        RECEIPT.findall(said)[-1]
    )  # what was said before and not yet shown stands there too
    file = browser.get(f"{answer.there}receipts/{number}.json")
    return number, file.body.strip() if file else ""


@dataclass
class Hostess:
    """Closes turns by hand, and publishes."""

    book: Book
    state: State

    def close(self, port: int) -> None:
        turn, game = self.state.turn, self.state.game
        confirmed = {"why": "time", "do": "confirm", "turn_seen": f"{turn} open"}
        with Browser(port, self.state.host) as browser:
            browser.post(f"/g/{game}/desk/rulings/close/", confirmed)

    def publish(self, port: int) -> None:
        with Browser(port, self.state.host) as browser:
            self.book.write(self._published(browser))

    def _published(self, browser: Browser) -> Attempt:
        turn, game, story = self.state.turn, self.state.game, f"Night {self.state.turn}."
        answer = browser.post(f"/g/{game}/desk/publish/", {"turn": turn, "story": story})
        attempt = Attempt(game, "publish", "taken", turn=turn, text=story)
        if answer is None:
            attempt.outcome = "unanswered"
        else:
            assert answer.status == 303, (answer.status, answer.body[:2000])
            page = browser.get(answer.there)
            if page is None or "message success" not in page.body:
                attempt.outcome = "unanswered" if page is None else "refused"
        return attempt
