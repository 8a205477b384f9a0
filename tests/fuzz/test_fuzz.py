"""No request breaks the site: no fault, no unsound game, nothing typed is lost, no script gets in.

`make test` sends a few; `make soak` says how many, and with which seed:

    FUZZ_REQUESTS=50000 FUZZ_SEED=7 pytest -s tests/fuzz/test_fuzz.py
"""

import os

import pytest

from misto.web import limits
from tests.fuzz.fuzzing import Fuzzer

REQUESTS = int(os.environ.get("FUZZ_REQUESTS", "1000"))
SEED = int(os.environ.get("FUZZ_SEED", "4"))
SECONDS = float(os.environ.get("FUZZ_SECONDS", "1e9"))

pytestmark = [pytest.mark.django_db, pytest.mark.slow]


def test_whatever_is_sent_is_answered(monkeypatch, settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    monkeypatch.setattr(limits, "MOST_WRITTEN", 1_000_000)
    fuzzer = Fuzzer(SEED)
    fuzzer.run(REQUESTS, SECONDS)
    print(f"\n{fuzzer.report()}")
    assert not fuzzer.faults, "\n\n".join(map(str, fuzzer.faults[:20]))
    assert fuzzer.share >= 0.7
