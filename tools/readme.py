"""Run the commands that a page shows, and compare what they print with what it says they print.

    python tools/readme.py [--write] [README.md ...]

Only fenced blocks marked `console` are run. In them a line that begins with `$ ` is a command, a
line that begins with `> ` goes on with it, and the lines up to the next command are what it prints,
on either stream. An ellipsis (…) stands for any text within a line and, alone on a line, for any
lines. A command must succeed unless its last line shows `[exit N]`.

All blocks of a page run one after the other in one empty folder, in which `src` is the project's:
a later command finds the files that an earlier one made. `--write` puts what was printed into the
page wherever it differs.
"""

import difflib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```console\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
ELLIPSIS = "…"
SECONDS = 120


@dataclass(frozen=True)
class Step:
    """One command, and what the page shows of its output, from `start` to `end` in the page."""

    command: str
    shown: str
    start: int
    end: int


def main(arguments: list[str]) -> int:
    """Check the pages, README.md if none is named."""
    write = "--write" in arguments
    pages = [Path(a) for a in arguments if not a.startswith("--")] or [ROOT / "README.md"]
    return max(check(page, write=write) for page in pages)


def check(page: Path, *, write: bool = False) -> int:
    """Run the commands of one page; 0 if all of it is as shown."""
    text = page.read_text("utf-8")
    changes: list[tuple[Step, str]] = []
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "src").symlink_to(ROOT / "src")
        for step in steps_of(text):
            printed = run(step.command, Path(folder))
            if not matches(step.shown, printed):
                changes.append((step, printed))
    for step, printed in changes:
        line = text.count("\n", 0, step.start)
        print(f"{page}:{line}: $ {step.command}")
        print(*difference(step.shown, printed), sep="\n")
    if write:
        page.write_text(rewritten(text, changes), "utf-8")
    number = sum(1 for _ in steps_of(text))
    print(f"{page.name}: {number} commands, {len(changes)} print something else")
    return 1 if changes and not write else 0


def steps_of(text: str) -> Iterator[Step]:
    """Find the commands of a page."""
    for block in BLOCK.finditer(text):
        position = block.start("body")
        command, start = "", position
        for line in block["body"].splitlines(keepends=True):
            if line.startswith(("$ ", "> ")) and (line[0] == "$" or start == position):
                if line[0] == "$" and command:
                    yield Step(command.rstrip("\n"), text[start:position], start, position)
                    command = ""
                command += line[2:]
                start = position + len(line)
            position += len(line)
        if command:
            yield Step(command.rstrip("\n"), text[start:position], start, position)


def run(command: str, folder: Path) -> str:
    """Run a command as somebody would who has just installed the project; give what it prints."""
    environment = {
        "COLUMNS": "100",
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "NO_COLOR": "1",
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "TERM": "dumb",
        "TZ": "UTC",
    }
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    printed = "".join(f"{line}\n" for line in _lines(done.stdout))
    return printed + (f"[exit {done.returncode}]\n" if done.returncode else "")


def matches(shown: str, printed: str) -> bool:
    """Tell whether a command printed what the page shows."""
    pattern = "".join(
        r"(?:.*\n)*?" if line == ELLIPSIS else f"{_inline(line)}\n" for line in _lines(shown)
    )
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in _lines(printed))) is not None


def difference(shown: str, printed: str) -> Iterator[str]:
    """Set what the page shows against what was printed."""
    return difflib.unified_diff(
        _lines(shown), _lines(printed), "shown", "printed", lineterm="", n=1
    )


def rewritten(text: str, changes: list[tuple[Step, str]]) -> str:
    """Put what was printed into the page."""
    for step, printed in reversed(changes):
        text = text[: step.start] + printed + text[step.end :]
    return text


def _lines(text: str) -> list[str]:
    """The lines of a text, without the spaces at their ends and the empty lines at its end."""
    return [line.rstrip() for line in text.rstrip().splitlines()]


def _inline(line: str) -> str:
    return ".*".join(re.escape(part) for part in line.split(ELLIPSIS))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
