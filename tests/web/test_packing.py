"""Style sheets and scripts go out packed; pages, which have tokens in them, never do."""

import gzip

import pytest
from django.test import Client

from tests import cast

pytestmark = pytest.mark.django_db
PACKS = {"accept-encoding": "gzip, deflate, br"}


@pytest.mark.parametrize("name", ["misto/misto.css", "misto/misto.js", "misto/favicon.svg"])
def test_a_file_is_packed_for_who_can_unpack_it(name):
    plain = Client().get(f"/static/{name}")
    packed = Client().get(f"/static/{name}", headers=PACKS)
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert len(packed.content) == int(packed.headers["Content-Length"])
    assert gzip.decompress(packed.content) == b"".join(plain)
    plain.close()


def test_a_file_that_has_not_changed_is_not_sent_again():
    first = Client().get("/static/misto/misto.css", headers=PACKS)
    since = {"if-modified-since": first.headers["Last-Modified"]}
    assert Client().get("/static/misto/misto.css", headers=PACKS | since).status_code == 304


def test_a_page_is_never_packed():
    table = cast.begun()
    for who in (None, table.player(3)):
        page = table.client(who).get(f"/g/{table.code}/", headers=PACKS)
        assert page.status_code == 200 and "Content-Encoding" not in page.headers


def test_a_first_visit_is_small():
    table = cast.begun()
    for seat in range(1, 12):
        table.write(seat, "Слово за словом. " * 15)
        table.write(seat, "Слово за словом. " * 15)
    page = table.client(table.player(3)).get(f"/g/{table.code}/?page=1")
    names = ("misto/misto.css", "misto/misto.js", "misto/live.js", "misto/zone.js")
    files = (*names, "django_htmx/htmx-2.min.js")
    sent = sum(len(Client().get(f"/static/{name}", headers=PACKS).content) for name in files)
    assert len(page.content) < 60_000
    assert len(page.content) + sent < 120_000
