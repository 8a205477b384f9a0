"""How many queries a page takes."""

from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext


def queries(client: Client, url: str) -> int:
    """Open a page twice, and count what it asked the database for the second time."""
    assert client.get(url).status_code == 200
    with CaptureQueriesContext(connection) as captured:
        client.get(url)
    return len(captured)
