"""The game file: what is saved is there, whole, whatever happens; what isn't whole is refused."""

import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from datetime import UTC, datetime

import pytest

from misto.cli.host import gamefile
from misto.cli.host.gamefile import (
    Drawn,
    FileTrouble,
    Named,
    Posts,
    Sent,
    Trouble,
    load,
    save,
    write_whole,
)
from misto.cli.host.lock import locked
from misto.engine import CreateGame, Event, Game, OpenEnrolment, Rules, codec, step
from misto.engine.terms import Gender

NOON = datetime(2026, 11, 30, 10, tzinfo=UTC)
OWN = (
    Posts(2, {3: 0, 5: 2}),
    Named(4, "Зойка Карамелька", Gender.F),
    Sent(7, NOON),
    Drawn("4 8 15 16 23 42"),
)


def ledger() -> tuple[Event, ...]:
    wish = CreateGame(game="market", title="Чорний ринок", rules=Rules())
    made = step(Game(), wish, NOON, bytes)
    return made.events + step(made.game, OpenEnrolment(), NOON, bytes).events


@pytest.fixture
def path(tmp_path):
    return tmp_path / "misto.game"


def trouble(path):
    with pytest.raises(FileTrouble) as caught:
        load(path)
    return caught.value.trouble


def test_what_is_saved_is_read_again(path):
    saved = save(path, ledger(), OWN)
    assert load(path) == saved
    assert saved.ledger == ledger()
    assert saved.own == OWN


def test_the_lines_can_be_read_by_people(path):
    save(path, ledger(), OWN)
    text = path.read_text(encoding="utf-8")
    assert "Чорний ринок" in text
    assert "Зойка Карамелька" in text


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_nobody_else_may_read_it(path):
    save(path, ledger(), ())
    save(path, ledger(), OWN)
    assert path.stat().st_mode & 0o077 == 0


def test_a_link_stays_a_link(path, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    real = tmp_path / "elsewhere" / "real.game"
    path.symlink_to(real)
    save(path, ledger(), ())
    assert path.is_symlink()
    assert load(real).ledger == ledger()


def test_a_file_that_is_not_there(path, tmp_path):
    assert trouble(path) is Trouble.MISSING
    assert trouble(tmp_path) is Trouble.NOT_A_FILE


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"hello",
        b"{}",
        b"[1]\n",
        b'{"misto": 1, "title": "a record"}\n',
        b"\xff\xfe\x00",
        b"misto: 1\n",
    ],
)
def test_a_foreign_file(path, content):
    path.write_bytes(content)
    assert trouble(path) is Trouble.FOREIGN
    assert path.read_bytes() == content


def test_a_file_of_a_later_version(path):
    save(path, ledger(), ())
    path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":2', 1))
    assert trouble(path) is Trouble.NEWER


def test_a_file_that_is_cut_short_at_any_byte(path):
    save(path, ledger(), OWN)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert trouble(path) in {Trouble.DAMAGED, Trouble.FOREIGN}


def test_a_file_in_which_a_byte_is_changed(path):
    save(path, ledger(), OWN)
    whole = path.read_bytes()
    for place in range(0, len(whole), 7):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert trouble(path) in {Trouble.DAMAGED, Trouble.FOREIGN, Trouble.NEWER}


def test_a_line_that_is_no_event_is_refused_though_the_hash_is_right(path, monkeypatch):
    monkeypatch.setattr(codec, "encode", lambda _: b'{"v":1,"kind":"nonsense"}')
    save(path, ledger(), ())
    monkeypatch.undo()
    with pytest.raises(FileTrouble) as caught:
        load(path)
    assert caught.value.trouble is Trouble.DAMAGED
    assert caught.value.detail.startswith("2: ")


def test_a_file_that_is_too_large(path, monkeypatch):
    save(path, ledger(), ())
    monkeypatch.setattr(gamefile, "LARGEST", 100)
    assert trouble(path) is Trouble.TOO_LARGE


def test_a_write_that_fails_leaves_the_old_state_and_no_litter(path, monkeypatch):
    saved = save(path, ledger(), ())

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileTrouble) as caught:
        save(path, ledger(), OWN)
    assert caught.value.trouble is Trouble.UNWRITABLE
    assert "No space" in caught.value.detail
    assert load(path) == saved
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(FileTrouble) as caught:
        save(tmp_path / "nowhere" / "misto.game", ledger(), ())
    assert caught.value.trouble is Trouble.UNWRITABLE
    with pytest.raises(FileTrouble), locked(tmp_path / "nowhere" / "misto.game"):
        pass


def test_litter_of_a_dead_writer_does_no_harm(path):
    (path.parent / f".{path.name}.new").write_bytes(b"half a li")
    saved = save(path, ledger(), ())
    assert load(path) == saved


def test_a_link_where_the_draft_is_written_is_not_followed(path):
    victim = path.parent / "victim"
    victim.write_bytes(b"mine")
    beside = path.parent / f".{path.name}.new"
    beside.symlink_to(victim)
    saved = save(path, ledger(), ())
    assert victim.read_bytes() == b"mine"
    assert load(path) == saved
    assert not beside.is_symlink()


def test_links_in_a_circle_are_no_game(path):
    path.symlink_to(path)
    with pytest.raises(FileTrouble):
        load(path)
    with pytest.raises(FileTrouble):
        save(path, ledger(), ())
    with pytest.raises(FileTrouble), locked(path):
        pass


def test_file_and_folder_are_synced(path, monkeypatch):
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    write_whole(path, b"x")
    assert len(synced) == (2 if os.name == "posix" else 1)


WRITER = textwrap.dedent(
    """
    import sys
    from pathlib import Path
    from misto.cli.host.gamefile import Posts, load, save
    from misto.cli.host.lock import locked

    path = Path(sys.argv[1])
    for _ in range(100_000):
        with locked(path):
            saved = load(path)
            count = len(saved.own)
            save(path, saved.ledger, (*saved.own, Posts(count, {3: 0})))
        print(count + 1, flush=True)
    """
)


WAITER = textwrap.dedent(
    """
    import sys
    from pathlib import Path
    from misto.cli.host.gamefile import FileTrouble
    from misto.cli.host.lock import locked

    try:
        with locked(Path(sys.argv[1]), 0.2):
            print("taken")
    except FileTrouble as error:
        print(error.trouble)
    """
)


def writer(path):
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
    )


@pytest.mark.slow
def test_pull_the_plug(path):
    """Kill a writer at any moment: what it has said it saved is there, and nothing half-done."""
    save(path, ledger(), ())
    chance = random.Random(20261130)
    for _ in range(25):
        process = writer(path)
        assert process.stdout is not None
        said = int(process.stdout.readline())
        time.sleep(chance.random() / 20)
        process.send_signal(signal.SIGKILL)
        for line in process.stdout.read().splitlines():
            said = int(line)
        process.wait()
        process.stdout.close()
        found = len(load(path).own)
        assert found in {said, said + 1}  # saved, and killed before it could say so
        with locked(path, patience=1):  # the dead let go
            save(path, ledger(), ())


@pytest.mark.slow
def test_two_terminals_take_turns(path):
    """No writing is lost when two write at once: each reads what the other has written."""
    save(path, ledger(), ())
    processes = [writer(path), writer(path)]
    said = []
    for process in processes:
        assert process.stdout is not None
        said.append([int(process.stdout.readline()) for _ in range(20)])
    for process in processes:
        process.send_signal(signal.SIGKILL)
        said.append([int(line) for line in process.stdout.read().splitlines()])
        process.wait()
        process.stdout.close()
    numbers = [number for those in said for number in those]
    assert len(numbers) == len(set(numbers)) >= 40
    assert len(load(path).own) >= max(numbers)


def test_who_waits_too_long_is_told(path):
    with locked(path):
        other = subprocess.run(
            [sys.executable, "-c", WAITER, str(path)], capture_output=True, text=True, check=True
        )
    assert other.stdout.strip() == "busy"
    with locked(path, patience=0):
        pass
