"""Hold the sizes of functions and files to the limits of the house.

    python tools/sizes.py [src/misto]

A function is as long as its lines from `def` to its last, without decorators and docstring;
comments and blank lines count, and so do the functions inside it. A file is as long as its lines.
The ninth decile (p90) is the nearest rank: nine in ten are no longer than that.

An exception carries its reason: `# size: ...` on the line of `def`, or on a file's first line. It
is counted in the decile all the same.
"""

import ast
import math
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

LINE = "{:<12} {:<10} {:>6} {:>5} {:>4} {:>8} {:>4}"
REASON = re.compile(r"#\s*size:\s*\S")


@dataclass(frozen=True)
class Limit:
    """How long the things of one kind may be: nine in ten of them, and any one."""

    most: int
    any: int


@dataclass(frozen=True)
class Thing:
    """A function or a file."""

    name: str
    length: int
    excepted: bool


@dataclass(frozen=True)
class Row:
    """What was found of one kind in one package."""

    package: str
    kind: str
    things: tuple[Thing, ...]
    limit: Limit

    @property
    def p90(self) -> int:
        """The length that nine in ten do not exceed."""
        return p90([thing.length for thing in self.things])

    @property
    def too_long(self) -> list[Thing]:
        """The things over the limit that give no reason."""
        return [t for t in self.things if t.length > self.limit.any and not t.excepted]

    def complaints(self) -> Iterator[str]:
        """Say what is over the limit."""
        for thing in self.too_long:
            yield f"{thing.name}: {thing.length} lines, at most {self.limit.any}"
        if self.p90 > self.limit.most:
            yield f"{self.package}: {self.kind} p90 is {self.p90} lines, at most {self.limit.most}"
            longest = sorted(self.things, key=lambda thing: -thing.length)
            for thing in longest[: math.ceil(len(longest) / 10)]:
                yield f"  {thing.length:4} {thing.name}"


FUNCTIONS_OF_ENGINE = Limit(most=25, any=50)
FILES_OF_ENGINE = Limit(most=250, any=400)
FUNCTIONS = Limit(most=30, any=60)


def main(arguments: list[str]) -> int:
    """Print the table and what is too long."""
    root = Path(arguments[0] if arguments else "src/misto")
    rows = list(survey(root))
    print(LINE.format("package", "kind", "number", "p90", "of", "longest", "of"))
    for row in rows:
        longest = max(thing.length for thing in row.things)
        numbers = len(row.things), row.p90, row.limit.most, longest, row.limit.any
        print(LINE.format(row.package, row.kind, *numbers))
    excepted = [thing.name for row in rows for thing in row.things if thing.excepted]
    if excepted:
        print("with a reason:", ", ".join(excepted))
    complaints = [line for row in rows for line in row.complaints()]
    print(*complaints, sep="\n", end="\n" if complaints else "")
    return 1 if complaints else 0


def survey(root: Path) -> Iterator[Row]:
    """Measure each package under the root."""
    for package in sorted(path for path in root.iterdir() if path.is_dir()):
        files = sorted(package.rglob("*.py"))
        engine = package.name == "engine"
        functions = tuple(thing for file in files for thing in functions_of(file))
        if functions:
            limit = FUNCTIONS_OF_ENGINE if engine else FUNCTIONS
            yield Row(package.name, "functions", functions, limit)
        if engine and files:
            yield Row(package.name, "files", tuple(map(file_of, files)), FILES_OF_ENGINE)


def functions_of(file: Path) -> Iterator[Thing]:
    """Measure every function of a file, also those inside classes and functions."""
    text = file.read_text("utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text, str(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            excepted = bool(REASON.search(lines[node.lineno - 1]))
            yield Thing(f"{file}:{node.lineno} {node.name}", length_of(node), excepted)


def length_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the lines of a function without its docstring."""
    length = _last(node) - node.lineno + 1
    if ast.get_docstring(node, clean=False) is not None:
        docstring = node.body[0]
        length -= _last(docstring) - docstring.lineno + 1
    return length


def file_of(file: Path) -> Thing:
    """Measure a file."""
    lines = file.read_text("utf-8").splitlines()
    return Thing(str(file), len(lines), bool(lines and REASON.search(lines[0])))


def p90(lengths: list[int]) -> int:
    """The ninth decile by nearest rank."""
    return sorted(lengths)[math.ceil(0.9 * len(lengths)) - 1]


def _last(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
