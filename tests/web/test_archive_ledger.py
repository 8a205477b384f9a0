"""The exported ledger: it opens what was promised, and `misto verify-ledger` holds it to that."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from misto.cli import app
from misto.engine import (
    ChangeFact,
    Fact,
    Kind,
    OpenGame,
    PublishReport,
    Role,
    Rules,
    Undo,
    codec,
    fold,
    sealing,
)
from misto.engine.codec import encode_ledger
from misto.records import from_ledger
from misto.store import folding
from misto.store.models import Account, Entry, Seal
from misto.store.sealing import public_key
from tests import cast

pytestmark = pytest.mark.django_db

LINEUP = (
    Role.CIVILIAN, Role.CIVILIAN, Role.CIVILIAN, Role.COMMISSIONER, Role.DOCTOR,
    Role.MAFIOSO, Role.BOSS,
)  # fmt: skip


Lines = list[dict[str, object]]


@dataclass
class Taken:
    """A game that was opened, with its ledger and one receipt as files."""

    table: cast.Table
    ledger: Path
    receipt: Path

    @property
    def lines(self) -> Lines:
        return [json.loads(line) for line in self.ledger.read_bytes().splitlines()]

    def write(self, lines: Lines) -> None:
        self.ledger.write_bytes(b"".join(packed(line) + b"\n" for line in lines))


def packed(line: object) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()


def opened(folder: Path, rules: Rules | None = None) -> Taken:
    """Play it to its end: an order, a report that is undone, a second one, and the end."""
    table = cast.begun(rules or Rules(keeper=True), 7, LINEUP)
    table.order(2, Kind.VOTE, 3)
    receipt = table.client(table.player(2)).get(f"/g/{table.code}/seat/receipts/1.json").content
    table.play_turn()
    table.pass_time(hours=1)
    table.run(Undo(why="Помилка."))
    table.pass_time(hours=1)
    for role in (Role.BOSS, Role.MAFIOSO):
        seat = table.seat_of(role)
        table.run(ChangeFact(fact=Fact(seat, alive=False), why="Так склалося."))
    table.run(PublishReport(story="Ніч минула інакше."))
    table.run(OpenGame())
    made = Taken(table, folder / "game.jsonl", folder / "receipt.json")
    made.ledger.write_bytes(table.client().get(f"/g/{table.code}/ledger.jsonl").content)
    made.receipt.write_bytes(receipt)
    return made


@pytest.fixture
def taken(tmp_path: Path) -> Taken:
    return opened(tmp_path)


Said = tuple[int, str]


def misto(*words: object, lang: str = "uk") -> Said:
    result = CliRunner().invoke(app, [*map(str, words), "--lang", lang], env={"MISTO_LANG": lang})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def verify(taken: Taken, *words: object, lang: str = "uk") -> Said:
    return misto("verify-ledger", taken.ledger, *words, lang=lang)


def test_a_ledger_and_a_receipt_are_as_was_certified(taken):
    roots = [seal.root for seal in Seal.objects.order_by("entry__seq")]
    pairs = [word for root in roots for word in ("--root", root)]
    code, said = verify(taken, "--receipt", taken.receipt, "--key", public_key(), *pairs)
    assert code == 0, said
    assert "Журнал такий, як засвідчено." in said
    assert "її охоплює відбиток ходу 1" in said
    assert "заданий тобою" in said
    code, said = verify(taken, "--receipt", taken.receipt, lang="en")
    assert code == 0
    assert "from the ledger itself" in said
    assert "Genuine." in said


def test_the_root_of_a_report_that_was_undone_stays_listed(taken):
    page = taken.table.client().get(f"/g/{taken.table.code}/reports/").content.decode()
    thread = taken.table.client().get(f"/g/{taken.table.code}/").content.decode()
    _, said = verify(taken)
    for seal in Seal.objects.all():
        assert seal.root in page
        assert seal.root in thread
        assert f"Відбиток ходу 1: {seal.root}" in said
    assert "ці підсумки скасовано" in page


def test_the_deal_and_the_game_are_read_from_it_as_before(taken):
    assert misto("verify-deal", taken.ledger)[0] == 0
    ledger = sealing.decode(taken.ledger.read_bytes()).events
    assert ledger == folding.folded(taken.table.row).ledger
    assert fold(ledger).winner == "town"
    record = taken.table.client().get(f"/g/{taken.table.code}/record.yaml").content
    assert from_ledger(ledger).turns
    path = taken.ledger.with_name("game.yaml")
    path.write_bytes(record)
    assert misto("replay", path)[0] == 0


Forger = Callable[[Lines], Lines]


def order_of(lines: Lines) -> int:
    return next(n for n, one in enumerate(lines) if '"order_given"' in json.dumps(one))


def altered(lines: Lines) -> Lines:
    """Another target, as if it had been sent so."""
    text = json.dumps(lines[order_of(lines)]).replace('"targets": [3]', '"targets": [4]')
    lines[order_of(lines)] = json.loads(text)
    return lines


def dropped(lines: Lines) -> Lines:
    del lines[order_of(lines)]
    return lines


def moved(lines: Lines) -> Lines:
    place = order_of(lines)
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    return lines


def unsigned(lines: Lines) -> Lines:
    lines[order_of(lines)]["signature"] = "00" * 64
    return lines


@pytest.mark.parametrize(
    ("forge", "sentence"),
    [
        (altered, "Зміст не той, що засвідчений."),
        (dropped, "Відбиток ходу 1 не сходиться"),
        (moved, "Відбиток ходу 1 не сходиться"),
        (unsigned, "Підпис не сходиться."),
    ],
)
def test_what_was_forged_is_named(taken, forge: Forger, sentence: str):
    taken.write(forge(taken.lines))
    code, said = verify(taken)
    assert code == 1
    assert sentence in said
    assert "Журнал не такий, як засвідчено." in said


def test_who_drops_an_order_and_counts_all_anew_is_caught_by_the_receipt_and_the_root(taken):
    printed = Seal.objects.order_by("entry__seq")[0].root
    lines, covered = dropped(taken.lines), []
    for line in lines:
        if line["line"] == "entry":
            covered.append(str(line["commitment"]))
        if line["line"] == "root":
            line["root"] = sealing.root(covered, bytes.fromhex(str(line["filling"])))
            covered = []
    taken.write(lines)
    assert verify(taken)[0] == 0
    code, said = verify(taken, "--receipt", taken.receipt)
    assert code == 1
    assert "Такої заявки в журналі немає" in said
    code, said = verify(taken, "--root", printed)
    assert code == 1
    assert f"Відбитка {printed} в журналі немає" in said


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seat": 4}, "Підпис не сходиться."),
        ({"commitment": "00" * 32}, "Такої заявки в журналі немає"),
        ({"game": "other"}, "з іншої гри"),
        ({"format": "misto receipt 9"}, "не того зразка"),
    ],
)
def test_a_forged_receipt_is_named(taken, change, sentence):
    kept = json.loads(taken.receipt.read_bytes())
    taken.receipt.write_bytes(packed(kept | change))
    code, said = verify(taken, "--receipt", taken.receipt)
    assert code == 1
    assert sentence in said


def test_a_receipt_that_an_editor_has_set_anew_is_as_good(taken):
    kept = json.loads(taken.receipt.read_bytes())
    taken.receipt.write_text(json.dumps(kept, ensure_ascii=False, indent=4), encoding="utf-8")
    assert verify(taken, "--receipt", taken.receipt)[0] == 0


def test_another_key_is_not_the_sites(taken):
    code, said = verify(taken, "--key", "ab" * 32, lang="en")
    assert code == 1
    assert "It was signed with another key." in said
    assert verify(taken, "--key", public_key().upper())[0] == 0


def test_a_new_secret_between_order_and_export_loses_nothing(tmp_path, settings):
    table = cast.begun(Rules(keeper=True), 7, LINEUP)
    table.order(2, Kind.VOTE, 3)
    before = public_key()
    settings.SECRET_KEY = settings.SECRET_KEY[::-1]
    table.order(3, Kind.VOTE, 2)
    for role in (Role.BOSS, Role.MAFIOSO):
        fact = Fact(table.seat_of(role), alive=False)
        table.run(ChangeFact(fact=fact, why="Так склалося."))
    table.play_turn()
    table.run(OpenGame())
    path = tmp_path / "game.jsonl"
    path.write_bytes(table.client().get(f"/g/{table.code}/ledger.jsonl").content)
    assert sealing.decode(path.read_bytes()).head.keys == (before, public_key())
    assert misto("verify-ledger", path)[0] == 0
    assert misto("verify-ledger", path, "--key", before, "--key", public_key())[0] == 0
    assert misto("verify-ledger", path, "--key", before)[0] == 1


def test_what_was_blanked_still_fits(taken):
    lines = taken.lines
    place = order_of(lines)
    lines[place] = {k: v for k, v in lines[place].items() if k not in {"event", "salt"}}
    taken.write(lines)
    code, said = verify(taken, "--receipt", taken.receipt)
    assert code == 0, said
    assert "з них стерто: 1" in said
    assert "Серед стертих є заявки: 1." in said
    lines[place]["salt"] = "00" * 16
    taken.write(lines)
    assert "Стерто щось одне" in verify(taken)[1]


def test_SEAT_4_no_account_stands_in_a_ledger_where_nobody_is_revealed(tmp_path):
    """A player's code is the same in all games: another game, whose end tells it, must not help."""
    taken = opened(tmp_path, Rules(keeper=True, reveal_person="never"))
    text = taken.ledger.read_text(encoding="utf-8")
    for player in taken.table.players:
        assert player.code not in text
        assert player.username not in text
        assert player.email not in text
    code, said = verify(taken, "--receipt", taken.receipt)
    assert code == 0, said
    assert "Серед стертих є заявки" not in said
    code, said = misto("verify-deal", taken.ledger)
    assert code == 0, said
    assert "журнал людей не називає" in said


def test_an_account_that_is_gone_leaves_a_ledger_that_fits(tmp_path):
    taken = opened(tmp_path)
    before = taken.ledger.read_bytes()
    Account.objects.get(pk=taken.table.player(2).pk).delete()
    again = taken.table.client().get(f"/g/{taken.table.code}/ledger.jsonl").content
    assert again == before
    assert b"player2" not in again


@pytest.mark.parametrize("lang", ["uk", "en"])
def test_what_is_no_ledger_no_receipt_or_no_key_is_told_apart(taken, tmp_path, lang):
    plain = tmp_path / "plain.jsonl"
    plain.write_bytes(encode_ledger(folding.folded(taken.table.row).ledger))
    frozen = Path(__file__).parents[1] / "engine/ledgers/0.1-market.jsonl"
    word = {"uk": "немає засвідчень", "en": "Nothing is certified"}[lang]
    for path in (plain, frozen):
        code, said = misto("verify-ledger", path, lang=lang)
        assert (code, word in said) == (2, True)
    assert misto("verify-deal", plain, lang=lang)[0] == 0
    for path in (taken.receipt, tmp_path / "nothing", Path(__file__)):
        assert misto("verify-ledger", path, lang=lang)[0] == 2
    for path in (taken.ledger, tmp_path / "nothing"):
        assert verify(taken, "--receipt", path, lang=lang)[0] == 2
    assert verify(taken, "--key", "abc", lang=lang)[0] == 2
    assert verify(taken, "--root", "x" * 64, lang=lang)[0] == 2


def test_a_ledger_of_another_program_is_none(taken):
    lines = taken.lines
    lines[2]["event"] = {"v": 1, "kind": "something_new", "at": "2026-01-01T00:00:00Z"}
    taken.write(lines)
    assert verify(taken)[0] == 2


def test_orders_after_the_last_report_are_contained_though_no_root_covers_them(taken):
    lines = taken.lines
    last = max(n for n, one in enumerate(lines) if one["line"] == "root")
    order = lines.pop(order_of(lines))
    lines.insert(last, order)
    taken.write([line for n, line in enumerate(lines) if line["line"] != "root"])
    _, said = verify(taken, "--receipt", taken.receipt)
    assert "відбитка після неї вже не було" in said


def test_an_entry_is_exported_as_it_was_written(taken):
    bodies = list(
        Entry.objects.filter(game=taken.table.row).order_by("seq").values_list("body", flat=True)
    )
    found = sealing.decode(taken.ledger.read_bytes()).entries
    assert [bytes(one.event).decode() for one in found] == bodies
    assert [codec.encode(codec.decode(body.encode())).decode() for body in bodies] == bodies
