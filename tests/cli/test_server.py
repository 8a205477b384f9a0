"""The commands that run the site, as an operator types them; on the database of the tests."""

import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta

import pytest

from tests.serving import MISTO, Site, free_port, site

pytestmark = pytest.mark.slow

PLAY = """
from misto.engine import *
from misto.store.executing import execute
from misto.store.models import *
table = cast.begun()
table.play_turn()
answer = dict(code=table.code, seq=table.row.seq)
"""
DATABASE = os.environ.get("DATABASE_URL", "")
ON_SQLITE = pytest.mark.skipif(bool(DATABASE), reason="SQLite's own")
ON_POSTGRESQL = pytest.mark.skipif(not DATABASE, reason="PostgreSQL's own")


@pytest.fixture
def empty() -> Iterator[Site]:
    with site() as one:
        yield one


def test_the_other_commands_start_without_django():
    code = "import sys, misto.cli; sys.exit(bool({'django', 'numpy'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_one_command_serves_and_ends_when_told(empty: Site):
    for number in (signal.SIGTERM, signal.SIGINT):
        process = empty.start()
        with socket.create_connection(("127.0.0.1", empty.port), timeout=10) as one:
            one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in one.recv(1000)
        process.send_signal(number)
        assert process.wait(10) == 0
        assert empty.said().partition("\n")[2] == "Stopped.\n"
    assert empty.log() == ""


def test_a_session_that_has_run_out_is_dropped_by_the_timekeeper(empty: Site):
    empty.hand(
        "from django.utils import timezone\n"
        "from misto.store.models import Session\n"
        "Session.objects.create(session_key='old', expire_date=timezone.now())"
    )
    empty.start()
    until = time.monotonic() + 20
    while empty.hand("answer = Session.objects.count()"):
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_port_in_use_is_said_in_a_sentence(empty: Site):
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", empty.port))
        holder.listen()
        done = empty.misto("serve", "--port", str(empty.port))
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"Port \d+ is in use\. .*--port 8001\.\n", done.stderr)
    done = empty.misto("serve", "--host", "192.0.2.1", "--port", str(empty.port))
    assert "Nothing can listen on 192.0.2.1" in done.stderr
    done = empty.misto("serve", "--host", "no such host")
    assert "Nothing can listen" in done.stderr


def test_settings_that_will_not_do_are_said_in_a_sentence(empty: Site):
    done = empty.misto("serve", DATABASE_URL="mysql://localhost/misto")
    assert done.returncode == 1
    assert "DATABASE_URL must begin with postgresql://" in done.stderr
    done = empty.misto("migrate", DATABASE_URL="postgresql://127.0.0.1:1/misto", MISTO_LANG="uk")
    assert done.stderr.startswith("База даних не відповідає")
    blocked = empty.folder / "file"
    blocked.touch()
    done = empty.misto("migrate", MISTO_DATA=str(blocked / "data"))
    assert "The data folder" in done.stderr


def test_no_secret_of_an_address_gets_into_a_log(empty: Site):
    empty.start()
    token = "a-very-secret-token-of-a-link"  # noqa: S105  # planted
    for path in (f"/seat/{token}/?key={token}", f"/calendar/{token}.ics", f"/live?g={token}"):
        empty.ear(path, f"misto={token}; misto_persona={token}")
    empty.stop()
    assert token not in empty.log()


def test_half_a_site_on_each_of_two_ports(empty: Site):
    code = empty.hand(PLAY)["code"]
    empty.start("--no-streams", "--no-timekeeper")
    assert empty.ear(f"/live?g={code}").status == 404
    pages, empty.port = empty.port, free_port()
    empty.start("--no-pages", "--no-timekeeper")
    assert empty.ear(f"/live?g={code}").status == 200
    assert empty.ear("/").status == 404
    assert empty.ear("/", port=pages).status == 200


def test_a_turn_is_closed_at_its_instant_once_by_two_processes(empty: Site):
    closes = empty.hand(f"{PLAY}\ntable.all_write()\nanswer = table.view.closes.isoformat()")
    empty.set_clock(datetime.fromisoformat(closes) - timedelta(seconds=8))
    empty.start()
    empty.port = free_port()
    empty.start(command="worker")
    found = """
found = Entry.objects.filter(game__code=table.code, kind="turn_closed").order_by("seq")
answer = [one.at.isoformat() for one in found]
"""
    for _ in range(60):
        if len(empty.hand(found)) > 1:
            break
        time.sleep(0.5)
    time.sleep(2)
    assert empty.hand(found)[1:] == [closes]
    assert "Traceback" not in empty.log()


def test_a_host_is_made_and_signs_in(empty: Site):
    done = empty.misto("createhost", "Олена")
    password = re.search(r"once\): ([a-z0-9]{16})\n", done.stdout)
    assert password is not None
    answer = empty.hand(f"""
from misto.store.models import Account
one = Account.objects.get(username="Олена")
answer = [one.check_password("{password[1]}"), one.is_staff, one.is_superuser]
""")
    assert answer == [True, False, False]
    assert "taken" in empty.misto("createhost", "олена").stderr
    assert "won’t do" in empty.misto("createhost", "two words").stderr
    empty.misto("createhost", "operator", "--operator")
    assert empty.hand("answer = Account.objects.get(username='operator').is_superuser") is True


def test_an_operator_gives_somebody_a_new_password_and_old_sessions_end(empty: Site):
    empty.misto("createhost", "Олена")
    empty.hand("""
from misto.store.models import Account
client = cast.Table("", None, ()).client(Account.objects.get(username="Олена"))
""")
    done = empty.misto("setpassword", "ОЛЕНА")
    password = re.search(r"once\): ([a-z0-9]{16})\n", done.stdout)
    assert password is not None
    answer = empty.hand(f"""
one = Account.objects.get(username="Олена")
profile = client.get("/me/", headers={{"host": "127.0.0.1"}})
answer = [one.check_password("{password[1]}"), profile.status_code]
""")
    assert answer == [True, 302]
    assert "no account named nobody" in empty.misto("setpassword", "nobody").stderr


def test_migrations_wait_for_the_command_or_are_made_on_the_way():
    with site(migrated=False) as one:
        for words in (["createhost", "host"], ["serve", "--no-migrate", "--port", str(one.port)]):
            assert "misto migrate" in one.misto(*words).stderr
        one.start("--migrate")
        one.stop()
        assert one.misto("migrate").stdout == "The tables are as they should be already.\n"


def _write_on(one: Site, code: str, ended: threading.Event) -> None:
    while not ended.is_set():
        one.hand(f"table.write(1)\nexecute('{code}', None)")


def test_a_backup_made_while_it_is_written_to_restores_to_a_sound_site(empty: Site):
    game = empty.hand(PLAY)
    media = empty.folder / "data" / "media"
    media.mkdir(exist_ok=True)
    (media / "abc123.webp").write_bytes(b"picture")
    empty.start()
    ended = threading.Event()
    writer = threading.Thread(target=_write_on, args=(empty, game["code"], ended))
    writer.start()
    done = empty.misto("backup", "kept.misto")
    ended.set()
    writer.join()
    assert done.returncode == 0, done.stderr
    assert "kept.misto" in done.stdout and "secret key isn’t in the file" in done.stdout
    kept = empty.folder / "kept.misto"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    with tarfile.open(kept) as archive:
        assert set(archive.getnames()) == {"misto.json", "database", "media/abc123.webp"}
    assert "already" in empty.misto("backup", "kept.misto").stderr

    assert "is running" in empty.misto("restore", "kept.misto", "--yes").stderr
    empty.stop()
    empty.hand("from django.db import connections\ncast.account('later')\nconnections.close_all()")
    (media / "abc123.webp").write_bytes(b"another")
    (media / "newer.webp").write_bytes(b"newer")
    assert "--yes" in empty.misto("restore", "kept.misto").stderr
    done = empty.misto("restore", "kept.misto", "--yes")
    assert done.returncode == 0, done.stderr
    assert "All ledgers are whole." in done.stdout
    answer = "answer = [table.row.seq, Account.objects.filter(username='later').exists()]"
    assert empty.hand(answer) == [game["seq"], False]
    assert {path.name: path.read_bytes() for path in media.iterdir()} == {"abc123.webp": b"picture"}


def test_a_backup_comes_back_on_an_empty_site_and_tells_of_another_key(empty: Site):
    empty.hand(PLAY + "\nfrom django.db import connections\nconnections.close_all()")
    path = str(empty.folder / "whole.misto")
    assert empty.misto("backup", path, "--with-secret-key").returncode == 0
    with tarfile.open(path) as archive:
        assert "secret-key" in archive.getnames()
    with site(migrated=False) as other:
        done = other.misto("restore", path)
        assert done.returncode == 0, done.stderr
        assert "accounts: 13, games: 1" in done.stdout
        assert "The secret key here isn’t that of the site" in done.stderr


@ON_SQLITE
def test_a_damaged_ledger_is_told_of(empty: Site):
    empty.hand(PLAY + "\nfrom django.db import connections\nconnections.close_all()")
    assert empty.misto("backup", "one.misto").returncode == 0
    with sqlite3.connect(empty.folder / "data" / "misto.sqlite3") as database:
        database.execute("DELETE FROM store_entry WHERE seq = 5")
    database.close()
    assert empty.misto("backup", "two.misto").returncode == 0
    done = empty.misto("restore", "two.misto", "--yes")
    assert done.returncode == 1
    assert "don’t add up" in done.stderr
    assert empty.misto("restore", "one.misto", "--yes").returncode == 0


def test_what_is_no_backup_is_told_apart(empty: Site):
    assert "There is no file" in empty.misto("restore", "nothing").stderr
    (empty.folder / "text").write_text("text")
    assert "not a backup" in empty.misto("restore", "text").stderr
    with tarfile.open(empty.folder / "other.tar", "w") as archive:
        archive.add(empty.folder / "text", "text")
    assert "not a backup" in empty.misto("restore", "other.tar").stderr


@ON_POSTGRESQL
def test_tables_that_are_newer_than_the_backup_do_not_stay(empty: Site):
    empty.misto("createhost", "host")
    assert empty.misto("backup", "kept.misto").returncode == 0
    empty.hand("""
from django.db import connection, connections
with connection.cursor() as cursor:
    cursor.execute("CREATE TABLE newer (game bigint REFERENCES store_game)")
connections.close_all()
""")
    done = empty.misto("restore", "kept.misto", "--yes")
    assert done.returncode == 0, done.stderr
    found = """
tables = connection.introspection.table_names()
from misto.store.models import Account
answer = ["newer" in tables, "store_game" in tables, Account.objects.get().username]
connections.close_all()
"""
    assert empty.hand(found) == [False, True, "host"]
    assert empty.misto("migrate").stdout == "The tables are as they should be already.\n"
    again = empty.misto("backup", "again.misto")
    assert again.returncode == 0, again.stderr
    assert empty.misto("restore", "again.misto", "--yes").returncode == 0


@ON_POSTGRESQL
def test_a_dump_that_cannot_be_put_back_changes_nothing(empty: Site):
    empty.misto("createhost", "host")
    empty.misto("backup", "kept.misto")
    empty.misto("createhost", "later")
    with tarfile.open(empty.folder / "kept.misto") as kept:
        kept.extractall(empty.folder / "parts", filter="data")
    dump = empty.folder / "parts" / "database"
    dump.write_bytes(dump.read_bytes()[:-1000])
    with tarfile.open(empty.folder / "broken.misto", "w:gz") as broken:
        for name in ("misto.json", "database"):
            broken.add(empty.folder / "parts" / name, name)
    done = empty.misto("restore", "broken.misto", "--yes")
    assert (done.returncode, done.stdout) == (1, "")
    assert "pg_restore" in done.stderr
    found = "from misto.store.models import Account\nanswer = Account.objects.count()"
    assert empty.hand(found) == 2


@ON_POSTGRESQL
def test_a_backup_of_one_kind_is_not_put_into_another(empty: Site):
    assert empty.misto("backup", "kept.misto", DATABASE_URL="").returncode == 1  # no tables yet
    empty.misto("migrate", DATABASE_URL="")
    assert empty.misto("backup", "kept.misto", DATABASE_URL="").returncode == 0
    assert "database of the same kind" in empty.misto("restore", "kept.misto").stderr


def test_check_refuses_what_is_for_tests_only(empty: Site):
    done = empty.misto("check")
    assert done.returncode == 1
    assert "Remove MISTO_TESTING" in done.stdout
    assert "Remove MISTO_CLOCK_FILE" in done.stdout
    assert "has no encryption" in done.stdout
    assert "\n3 errors: the site must not be shown yet.\n" in done.stdout


@ON_SQLITE
def test_whoever_else_works_on_the_machine_reads_no_secret():
    with site(migrated=False) as bare:
        data = bare.folder / "new" / "data"
        words = [str(MISTO), "serve", "--port", str(bare.port)]
        started = {**bare.environment, "MISTO_DATA": str(data)}
        with subprocess.Popen(
            words, env=started, umask=0o022, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert "running" in process.stdout.readline()
            # The log beside the database goes when the last connection does.
            with closing(sqlite3.connect(data / "misto.sqlite3")) as beside:
                beside.execute("SELECT 1 FROM django_migrations").fetchone()
                modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.glob("*")}
            process.terminate()
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        secret = ("secret-key", "misto.sqlite3", "misto.sqlite3-wal")
        assert [modes[name] for name in secret] == [0o600] * 3

        (data / "misto.sqlite3").chmod(0o644)
        done = bare.misto("check", MISTO_DATA=str(data))
        assert f"Run: chmod 600 {data / 'misto.sqlite3'}\n" in done.stdout


def test_check_finds_a_site_in_order(empty: Site):
    fine = {"MISTO_TESTING": "", "MISTO_CLOCK_FILE": "", "MISTO_URL": "https://misto.example.org"}
    done = empty.misto("check", **fine)
    assert done.returncode == 0, done.stdout
    assert "warning: Mail is not set up" in done.stdout
    assert "Django" not in done.stdout
    assert "\nAll is well: the site may be shown.\n" in done.stdout
    key = empty.folder / "data" / "secret-key"
    key.chmod(0o640)
    assert f"Run: chmod 600 {key}\n" in empty.misto("check", **fine).stdout
    bad = {
        "MISTO_DEBUG": "yes",
        "MISTO_SECRET_KEY": "short",
        "MISTO_EMAIL_HOST": "127.0.0.1",
        "MISTO_EMAIL_PORT": "1",
        "MISTO_TIME_ZONE": "Europe/Kyiv",
        "MISTO_LANG": "uk",
    }
    done = empty.misto("check", **fine | bad)
    assert done.returncode == 1
    for word in ("MISTO_DEBUG", "MISTO_SECRET_KEY", "Поштовий сервер 127.0.0.1"):
        assert word in done.stdout
