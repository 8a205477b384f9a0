"""A host at a terminal, in process: what they type, what they see, what time it is."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest
from typer.testing import CliRunner

from misto.cli import app as misto
from misto.cli.host import app
from misto.cli.host.board import Board, board_of
from misto.cli.host.gamefile import load


@dataclass
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str
    both: str = ""  # as it stands on a terminal


@dataclass
class Table:
    """A host with a file, a language and a clock that only the test moves."""

    path: Path
    lang: str = "uk"
    now: datetime = datetime(2026, 11, 29, 8, tzinfo=UTC)  # 10:00 in Kyiv
    runner: CliRunner = field(default_factory=CliRunner)

    def run(self, *args: str, stdin: str | bytes | None = None, code: int | None = 0) -> Said:
        """Run a command; fail where it doesn't end with the exit code that is expected."""
        words = ["-f", str(self.path), "--lang", self.lang, "--now", self.now.isoformat(), *args]
        env = {"MISTO_LANG": self.lang, "COLUMNS": "200", "LANG": "C.UTF-8"}
        with patch.dict(os.environ, env):  # the help is made before the runner sets anything
            result = self.runner.invoke(app, words, input=stdin)
        said = Said(result.exit_code, result.stdout, result.stderr, result.output)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert code is None or said.code == code, (args, said)
        return said

    def refused(self, *args: str, stdin: str | bytes | None = None) -> str:
        """Run a command that must be refused, changing nothing; return what was said."""
        before = self.path.read_bytes() if self.path.exists() else None
        said = self.run(*args, stdin=stdin, code=1)
        assert (self.path.read_bytes() if self.path.exists() else None) == before
        assert said.err.strip()
        return said.err

    def wait(self, **length: float) -> None:
        """Let time pass."""
        self.now += timedelta(**length)

    def at(self, text: str) -> None:
        """Set the clock, in UTC."""
        self.now = datetime.fromisoformat(text).replace(tzinfo=UTC)

    @property
    def board(self) -> Board:
        """The game as the file has it."""
        return board_of(load(self.path))


SEATS = """
Работорговец Алексей; комісар; ч; alex
Принцесса специй; мафіозі; ж; spicy
Анастейша Кірзякова; мирна; ж; nastya
Зойка Карамелька; мирна; ж; zoya
Веруня; лікарка; ж; vera
Казимира Карловна; сержант; ж; kazya
Люся Марковна; маніячка; ж; lusya
Ашот; мирний; ч; ashot
Айгюль; бос; ж; aygul
Галина; мирна; ж; halyna
Виталя; баламут; ч; vitalya
"""
"""The seats of the source's game, dealt elsewhere."""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A host before an empty table."""
    return Table(tmp_path / "misto.game")


@pytest.fixture
def market(table: Table) -> Table:
    """The source's game, seated; turn one closes on 30 November at 21:00 in Kyiv (19:00 UTC)."""
    table.run("new", "Чорний ринок", "-p", "black-market", "--dealt-elsewhere")
    table.now = datetime(2026, 11, 29, 20, tzinfo=UTC)
    table.run("seat", "--yes", stdin=SEATS)
    table.now = datetime(2026, 11, 30, 18, tzinfo=UTC)
    return table


@pytest.fixture
def verify(table: Table) -> Callable[[Path], Said]:
    """Run `misto verify-deal` on a file."""

    def run(path: Path) -> Said:
        result = table.runner.invoke(
            misto, ["verify-deal", str(path), "--lang", table.lang], env={"MISTO_LANG": table.lang}
        )
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Said(result.exit_code, result.stdout, result.stderr)

    return run
