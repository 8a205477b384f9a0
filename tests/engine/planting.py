"""Faults planted in a copy of the package: a test that is worth something must fail on them."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "misto"


class Fault(NamedTuple):
    """One fault: a text of an engine's file, and what stands there instead.

    `name` is the clause or the stage that it breaks.
    """

    name: str
    file: str
    old: str
    new: str


class Copy:
    """A copy of the package in which faults are planted, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(PACKAGE, folder / "misto")

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Plant a fault, and take it out again."""
        whole, broken = PACKAGE / "engine" / fault.file, self.folder / "misto/engine" / fault.file
        text = whole.read_text()
        assert text.count(fault.old) == 1, f"{fault.file}: {fault.old!r} must stand there once"
        broken.write_text(text.replace(fault.old, fault.new))
        try:
            yield
        finally:
            shutil.copy2(whole, broken)

    def python(self, *arguments: str, given: object = None) -> subprocess.CompletedProcess[str]:
        """Run Python with this copy before the package itself, and with nothing measured."""
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env={
                "PATH": os.environ.get("PATH", ""),
                "PYTHONPATH": os.pathsep.join([str(self.folder), str(ROOT)]),
                "PYTHONHASHSEED": "0",
                "PYTHONDONTWRITEBYTECODE": "1",
                "PYTHONUTF8": "1",
            },
            input=json.dumps(given),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def failing(self, module: str, given: object) -> Sequence[str]:
        """Run a module that prints the names of what failed; to raise is to fail too."""
        done = self.python("-m", module, given=given)
        return done.stdout.split() or done.stderr.splitlines()[-1:]


STAGES = (
    Fault(
        "hunt",
        "night/hunt.py",
        "left = night.rules.hunts_per_turn",
        "left = min(1, night.rules.hunts_per_turn)",
    ),
    Fault(
        "courtesan",
        "night/verbs/block.py",
        "        if order.seat in blocking:",
        "        if True:",
    ),
    Fault(
        "framer",
        "night/verbs/frame.py",
        "if not clause and order.target not in night.alive:",
        "if not clause and order.target not in night.game.living:",
    ),
    Fault(
        "mafia",
        "night/verbs/kill.py",
        "all(seat in word.targets for word in words)",
        "any(seat in word.targets for word in words)",
    ),
    Fault(
        "commissioner",
        "night/verbs/check.py",
        "dying_may=night.rules.dead_commissioner_checks",
        "dying_may=True",
    ),
    Fault(
        "maniac",
        "night/verbs/poison.py",
        "order.target not in night.alive or order.target in night.struck",
        "order.target not in night.alive",
    ),
    Fault(
        "doctor",
        "night/verbs/heal.py",
        "dying_may=order.target == order.seat",
        "dying_may=False",
    ),
    Fault(
        "settle",
        "night/settle.py",
        "for seat in night.injections:",
        "for seat in night.injections.keys() - night.cured.keys():",
    ),
    Fault(
        "poison",
        "night/settle.py",
        "if helps and seat in night.cured:",
        "if seat in night.cured:",
    ),
    Fault(
        "shots",
        "night/shots.py",
        "night.causes[seat][0] not in",
        "night.causes[seat][-1] not in",
    ),
    Fault(
        "court",
        "night/ties.py",
        "[place for place, vote in enumerate(votes) if vote.target == seat]",
        "[vote.number for vote in votes if vote.target == seat]",
    ),
    Fault(
        "absences",
        "night/absences.py",
        "night.misses[seat] >= limit",
        "night.misses[seat] > limit",
    ),
    Fault(
        "successions",
        "night/successions.py",
        "_living(night, Role.MAFIOSO)[:1]",
        "_living(night, Role.MAFIOSO)[-1:]",
    ),
    Fault(
        "victory",
        "victory.py",
        "town + mafia == 0",
        "town + mafia < 2",
    ),
)
"""A fault in each stage of a resolution, in their order: the comparison with the oracle sees it."""
