"""The numbered cases: each is a record that comes out as it says, or is refused as it says."""

from pathlib import Path

import pytest

from misto.engine.codec import decode_ledger, encode_ledger
from misto.records import RecordError, load, replay

HERE = Path(__file__).parent
PLAYED = sorted(
    file
    for folder in ("cases", "cases/shared", "faults")
    for file in (HERE / folder).glob("*.yaml")
)
REFUSED = sorted((HERE / "cases" / "refused").glob("*.yaml"))


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_a_case_holds(file: Path):
    assert not replay(load(file).record).differences


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_what_a_case_comes_to_can_be_stored(file: Path):
    ledger = replay(load(file).record).ledger
    assert decode_ledger(encode_ledger(ledger)) == tuple(ledger)


@pytest.mark.parametrize("file", REFUSED, ids=lambda file: file.stem)
def test_a_line_up_or_options_that_cant_be_played_are_refused(file: Path):
    with pytest.raises(RecordError):
        replay(load(file).record)


def test_there_are_cases():
    assert len(PLAYED) > 300
    assert len(REFUSED) > 20
