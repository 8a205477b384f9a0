"""Run the commands that pages show, and compare what they print with what the pages say they print.

    python tools/readme.py [--write] [README.md ...]

Only fenced blocks marked `console` are run. In them a line that begins with `$ ` is a command, a
line that begins with `> ` goes on with it, and the lines up to the next command are what it prints,
on either stream. An ellipsis (…) stands for any text within a line and, alone on a line, for any
lines. A command must succeed unless its last line shows `[exit N]`.

All blocks of a page run one after the other in one empty folder, in which `src` is the project's:
a later command finds the files that an earlier one made. On a page `NAME.uk.md` the program speaks
Ukrainian by itself. Comments, which readers don't see, say what else there is:

    <!-- file: NAME -->                         the block under it is a file of that name
    <!-- clock: 2026-11-30 21:10+02:00 -->      the hour at which `misto host` runs from here on

`--write` puts what was printed into the page wherever it differs.
"""

import difflib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = re.compile(
    r"^<!-- clock: (?P<clock>[^\n]+) -->$"
    r"|^<!-- file: (?P<file>\S+) -->\n```\w*\n(?P<content>.*?)^```$"
    r"|^```console\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
HOST = re.compile(r"\bmisto host\b")
ELLIPSIS = "…"
SECONDS = 120


@dataclass(frozen=True)
class Step:
    """One command, and what the page shows of its output, from `start` to `end` in the page."""

    command: str
    shown: str
    start: int
    end: int


@dataclass(frozen=True)
class File:
    """A file that the page shows."""

    name: str
    content: str


@dataclass(frozen=True)
class Clock:
    """What time it is from here on."""

    now: str


def main(arguments: list[str]) -> int:
    """Check the pages, README.md if none is named."""
    write = "--write" in arguments
    pages = [Path(a) for a in arguments if not a.startswith("--")] or [ROOT / "README.md"]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(lambda page: check(page, write=write), pages))


def check(page: Path, *, write: bool = False) -> int:
    """Run the commands of one page; 0 if all of it is as shown."""
    text = page.read_text("utf-8")
    number, changes = differing(text, "uk" if page.name.endswith(".uk.md") else "")
    if write:
        page.write_text(rewritten(text, changes), "utf-8")
    said = [f"{page.name}: {number} commands, {len(changes)} print something else"]
    for step, printed in reversed(changes):
        line = text.count("\n", 0, step.start)
        head = f"{page}:{line}: $ {step.command}"
        said = [head, *difference(step.shown, printed), *said]
    print("\n".join(said))
    return 1 if changes and not write else 0


def differing(text: str, language: str) -> tuple[int, list[tuple[Step, str]]]:
    """Run the commands of a page: how many they are, and those that print something else."""
    number, changes, clock = 0, [], ""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "src").symlink_to(ROOT / "src")
        for part in parts_of(text):
            match part:
                case Clock(now):
                    clock = f"misto host --now '{now}'"
                case File(name, content):
                    (Path(folder) / name).write_text(content, "utf-8")
                case Step(command, shown):
                    command = HOST.sub(clock or "misto host", command)
                    printed = run(command, Path(folder), language)
                    number += 1
                    if not matches(shown, printed):
                        changes.append((part, printed))
    return number, changes


def parts_of(text: str) -> Iterator[Step | File | Clock]:
    """Find the commands of a page, its files, and what it says of the time."""
    for found in PARTS.finditer(text):
        if found["clock"]:
            yield Clock(found["clock"])
        elif found["file"]:
            yield File(found["file"], found["content"])
        else:
            yield from steps_of(found["body"], found.start("body"))


def steps_of(body: str, position: int = 0) -> Iterator[Step]:
    """Find the commands of one block, which begins at a position of its page."""
    offset, command, start = position, "", position
    for line in body.splitlines(keepends=True):
        if line.startswith(("$ ", "> ")) and (line[0] == "$" or start == position):
            if line[0] == "$" and command:
                shown = body[start - offset : position - offset]
                yield Step(command.rstrip("\n"), shown, start, position)
                command = ""
            command += line[2:]
            start = position + len(line)
        position += len(line)
    if command:
        yield Step(command.rstrip("\n"), body[start - offset :], start, position)


def run(command: str, folder: Path, language: str = "") -> str:
    """Run a command as somebody would who has just installed the project; give what it prints."""
    environment = {
        "COLUMNS": "100",
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "MISTO_LANG": language,
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
