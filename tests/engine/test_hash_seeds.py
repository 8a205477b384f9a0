"""The same commands make the same events and the same views under any hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = 100


@pytest.mark.slow
def test_the_same_digest_under_any_hash_seed():
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.engine.digest", str(GAMES)],
            cwd=ROOT,
            env={
                "PATH": os.environ.get("PATH", ""),
                "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
                "PYTHONHASHSEED": seed,
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "1", "random")
    ]
    digests = [process.communicate(timeout=120)[0] for process in running]
    assert len(set(digests)) == 1
    assert len(digests[0].strip()) == 64
