"""The harness itself: a leak that is planted on purpose is found, each by its own trace.

Two worlds that differ in a role or an order look the same without the plant, and not with it.
"""

import secrets
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from misto.engine.decide import orders
from misto.store import chance
from misto.store.folding import folded
from misto.store.models import Game
from misto.web import mailing, pages
from misto.web.access import folded_of
from misto.web.live.hub import Hub
from misto.web.seating import Seating
from misto.web.table import seat
from tests.secrecy.comparing import compare
from tests.secrecy.walking import Tally, glance, short

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

ROLE = frozenset({"roles 4 14"})
ORDER = frozenset({"a pistol"})
LINE = frozenset({"a line after the death"})

Plant = Callable[[pytest.MonkeyPatch], None]


def on_every_page(change: Callable[..., None]) -> Plant:
    """Change every answer of a game's page, by the game that it is of."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = getattr(pages, "render")  # noqa: B009  # it only passes through there

        def render(request, template, whole, **more):
            answer = real(request, template, whole, **more)
            change(answer, folded_of(whole["visit"]))
            return answer

        patch.setattr(pages, "render", render)

    return plant


def a_role_in_the_page(answer, game):
    roles = game.game.roles
    if roles:
        answer.content = answer.content.replace(b"<main", f'<main data-role="{roles[3]}"'.encode())


def an_etag(answer, game):
    answer.headers["ETag"] = f'"{game.seq}"'


def a_header(answer, game):
    answer.headers["X-Events"] = str(len(game.ledger))


def a_comment_as_long_as_the_ledger(answer, game):
    answer.content += b"<!--" + b" " * game.seq + b"-->"


def rows_by_role(patch):
    def by_role(seating):
        game = folded(seating._row).game
        order = sorted(seating._view.seats, key=lambda one: str(game.role(one)))
        return tuple(seating.seat(number) for number in order)

    patch.setattr(Seating, "all", property(by_role))


def receipts_counted_for_all(patch):
    real = orders._accept

    def accept(game, command, at, why=None):
        return tuple(
            replace(event, order=replace(event.order, number=1 + sum(game.receipts)))
            if hasattr(event, "order") and hasattr(event.order, "number")
            else event
            for event in real(game, command, at, why)
        )

    patch.setattr(orders, "_accept", accept)


def a_subject_with_a_role(patch):
    real = mailing.message

    def message(notice):
        mail = real(notice)
        mail.subject += f" ({folded(notice.game).game.roles[3]})"
        return mail

    patch.setattr(mailing, "message", message)


def a_stream_that_stays_open(patch):
    patch.setattr(Hub, "_compare", lambda *_: None)


def a_key_of_the_database(patch):
    real = seat._evened

    def evened(page, seats):
        number = Game.objects.order_by("pk").values_list("pk", flat=True)[0]
        page.content += f"<!--{number}-->".encode()
        return real(page, seats)

    patch.setattr(seat, "_evened", evened)


def one_stream_of_chance(patch):
    """Draw from one stream for all: what others do moves what comes next."""
    drawn = []

    def draw(_purpose, count):
        drawn.append(count)
        return secrets.token_bytes(count)

    patch.setattr(chance, "draw", draw)


PLANTS = {
    "a role in a data attribute": (on_every_page(a_role_in_the_page), ROLE, "civilian", "dealt"),
    "an order of rows": (rows_by_role, ROLE, "civilian", "dealt"),
    "an ETag": (on_every_page(an_etag), ORDER, "civilian", "open"),
    "a header": (on_every_page(a_header), ORDER, "civilian", "open"),
    "a length": (on_every_page(a_comment_as_long_as_the_ledger), ORDER, "civilian", "open"),
    "a receipt's number": (receipts_counted_for_all, ORDER, "civilian", "open"),
    "a mail's subject": (a_subject_with_a_role, ROLE, "civilian", "dealt"),
    "a stream that stays open": (a_stream_that_stays_open, LINE, "dead mafioso", "open"),
    "a key of the database": (a_key_of_the_database, frozenset(), "civilian", "dealt"),
    "a stream of chance for all": (one_stream_of_chance, frozenset(), "civilian", "dealt"),
}


def leaks(flags, viewer, phase):
    return compare((frozenset(), flags), [viewer], short, Tally(), phases=[phase], look=glance)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(plant, monkeypatch):
    act, flags, viewer, phase = PLANTS[plant]
    act(monkeypatch)
    assert leaks(flags, viewer, phase)


@pytest.mark.parametrize(
    ("flags", "viewer", "phase"), sorted({(*one[1:],) for one in PLANTS.values()}, key=str)
)
def test_without_a_plant_nothing_is_found(flags, viewer, phase):
    assert not leaks(flags, viewer, phase)
