"""What stands for the process that works odds out: it plays invented games, so many as it may."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from misto.sim.narrowing import Narrowing, Odds, Question
from misto.web.odds import asking
from misto.web.odds.worker import keep
from tests.sim.invented import play


class Idle:
    """Takes every question, and works on none."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def ask(self, name: str, question: Question, so_far: Odds | None) -> bool:
        """Take a question."""
        del name, so_far
        self.asked.append(question)
        return True


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """No page begins a process that works odds out: tests that want odds say so."""
    monkeypatch.setattr(asking, "WORKER", Idle())


class Busy(Idle):
    """Plays so many moments whenever it is asked; the answer is there for who asks next."""

    def __init__(self, moments: int) -> None:
        super().__init__()
        self._moments = moments

    def ask(self, name: str, question: Question, so_far: Odds | None) -> bool:
        """Play on."""
        work = Narrowing(question, so_far)
        for _ in range(self._moments):
            work.go(play)
        keep(name, work.odds)
        return super().ask(name, question, so_far)


class Broken(Idle):
    """Can't work."""

    def ask(self, name: str, question: Question, so_far: Odds | None) -> bool:
        """Say so."""
        del name, question, so_far
        return False


@contextmanager
def working(worker: Idle) -> Iterator[Idle]:
    """Let this one do the work."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asking, "WORKER", worker)
        yield worker
