"""The scan: names, addresses and secrets that stand in one place alone are looked for everywhere.

The world that is walked is full of them. Every answer is searched, whole: pages, JSON, mails,
calendars, exported files (unpacked), headers with their file names, streams; and the log.
"""

import io
import logging
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass

from misto.store import personas
from misto.store.models import Offer, Persona
from misto.web.discretion import Discreet
from tests.secrecy.browser import Answer
from tests.secrecy.streams import letters
from tests.secrecy.viewers import Viewer
from tests.secrecy.walking import Answers
from tests.secrecy.worlds import HOSTS, PHASES, World

SHIFT = 76_543_000
"""Keys of the second world's database begin here: no number of a page looks so."""

_KEY = re.compile(rb"76543\d{3}")
_UNTIL_THE_END = ("Кого беремо?", "Лишилося троє.", "Стережися.", "Якщо мене не стане.")
_FOR_EVER = (
    "Чи можна мовчати?", "Підозрілий.", "Чернетка оповідки.", "Інше було тут.", "Приховане інше.",
    "Бо так.", "Грубо.",
)  # fmt: skip


_OF_ACCOUNTS = frozenset(
    {
        "an address",
        "a calendar's token",
        "a session's key",
        "a persona's password",
        "a persona's session",
    }
)
"""What is nobody's but its owner's."""


@dataclass(frozen=True)
class Marker:
    """Something that stands nowhere else, and whose it is."""

    text: str
    what: str
    owner: str = ""  # an account's name; what is theirs alone may stand on their pages
    opened: bool = False  # all may know it at the end (END-1)


def markers(world: World) -> list[Marker]:
    """Return everything that must not be found in what others than its owner are shown."""
    found = [Marker(text, "what was said in private") for text in _FOR_EVER]
    found += [Marker(text, "what was said in private", opened=True) for text in _UNTIL_THE_END]
    for name, account in world.people.items():
        if name in HOSTS:
            continue
        found += [
            Marker(account.email, "an address", name),
            Marker(account.code, "an account's code", name, opened=True),
            Marker(account.calendar or "-", "a calendar's token", name),
            Marker(letters(f"session of {name}", 32).lower(), "a session's key", name),
        ]
    sitting = dict(enumerate(world.persons(), 1))
    found += [Marker(name, "who sits where", name, opened=True) for name in sitting.values()]
    for its in Persona.objects.filter(game=world.table.row).select_related("game"):
        owner = world.newest(its.seat)
        found.append(Marker(personas.password(its), "a persona's password", owner))
    offers = Offer.objects.filter(game=world.table.row)
    found += [Marker(offer.token, "an offer's token") for offer in offers]
    if world.token:
        found.append(Marker(world.token, "a persona's session"))
    return found


def scan(world: World, viewer: Viewer, answers: Answers) -> Iterator[str]:
    """Say what stands in answers and mustn't."""
    name = viewer.account(world)
    wanted = [one for one in markers(world) if _is_secret(one, world, viewer, name)]
    for asked, answer in answers.items():
        whole = _whole(answer)
        for marker in wanted:
            # What was typed, or stands in the address, may come back.
            if marker.text.encode() in whole and marker.text not in asked:
                yield f"[{world.phase}, {viewer.name}] {asked}: {marker.what}: {marker.text}"
        if _KEY.search(whole):
            yield f"[{world.phase}, {viewer.name}] {asked}: a key of the database"


def _is_secret(one: Marker, world: World, viewer: Viewer, name: str) -> bool:
    """Say whether a viewer must not find something; the hosts know their game, and no password."""
    if viewer.name in {"host", "cohost"} and one.what not in _OF_ACCOUNTS:
        return False
    opened = one.opened and world.phase == PHASES[-1]
    return not opened and (not one.owner or one.owner != name)


def _whole(answer: Answer) -> bytes:
    headers = "\n".join(f"{name}: {value}" for name, value in answer.headers)
    body = answer.body
    if answer.header("content-type") == "application/zip":
        with zipfile.ZipFile(io.BytesIO(body)) as packed:
            body = b"\n".join(
                part
                for one in packed.infolist()
                for part in (one.filename.encode(), packed.read(one))
            )
    return headers.encode() + b"\n" + body


class Log(logging.Handler):
    """Keeps every line that the site's log would have."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.addFilter(Discreet())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(self.format(record))

    def faults(self, world: World) -> Iterator[str]:
        """Say what stands in the log and mustn't."""
        for line in dict.fromkeys(self.lines):
            for marker in markers(world):
                if marker.text in line:
                    yield f"log: {marker.what}: {line}"
