import ast
from pathlib import Path
from textwrap import dedent

import pytest

from tools import sizes


def function(source: str) -> ast.FunctionDef:
    node = ast.parse(dedent(source)).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def package(root: Path, name: str, *lengths: int, note: str = "") -> None:
    folder = root / name
    folder.mkdir()
    for number, length in enumerate(lengths):
        body = "    x = 1\n" * (length - 1)
        (folder / f"m{number}.py").write_text(f"def f{number}():{note}\n{body}", "utf-8")


def test_decorators_and_docstring_do_not_count():
    node = function('''
        @decorator
        def f(
            x: int,
        ) -> int:
            """Double.

            At length.
            """
            # why

            return 2 * x
    ''')
    assert sizes.length_of(node) == 6


def test_a_function_counts_those_inside_it():
    node = function("""
        def f():
            def g():
                return 1
            return g
    """)
    assert sizes.length_of(node) == 4


@pytest.mark.parametrize(
    ("lengths", "p90"),
    [([7], 7), ([*range(1, 11)], 9), ([5] * 9 + [99], 5), ([5] * 8 + [99] * 2, 99)],
)
def test_p90_is_the_nearest_rank(lengths: list[int], p90: int):
    assert sizes.p90(lengths) == p90


def test_within_the_limits(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    package(tmp_path, "engine", *[25] * 9, 50)
    package(tmp_path, "text", *[30] * 9, 60)
    assert sizes.main([str(tmp_path)]) == 0
    table = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert table[1:] == [
        ["engine", "functions", "10", "25", "25", "50", "50"],
        ["engine", "files", "10", "25", "250", "50", "400"],
        ["text", "functions", "10", "30", "30", "60", "60"],
    ]


@pytest.mark.parametrize(("name", "length"), [("engine", 51), ("text", 61)])
def test_one_function_is_too_long(tmp_path: Path, name: str, length: int, capsys):
    package(tmp_path, name, *[5] * 10, length)
    assert sizes.main([str(tmp_path)]) == 1
    assert f"m10.py:1 f10: {length} lines, at most {length - 1}" in capsys.readouterr().out


def test_too_many_functions_are_long(tmp_path: Path, capsys):
    package(tmp_path, "engine", *[5] * 8, 26, 27)
    assert sizes.main([str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert "engine: functions p90 is 26 lines, at most 25" in printed
    assert "m9.py:1 f9" in printed


def test_a_file_is_too_long(tmp_path: Path, capsys):
    package(tmp_path, "engine", *[5] * 10)
    (tmp_path / "engine" / "long.py").write_text("x = 1\n" * 401, "utf-8")
    assert sizes.main([str(tmp_path)]) == 1
    assert "long.py: 401 lines, at most 400" in capsys.readouterr().out


def test_an_exception_carries_its_reason(tmp_path: Path, capsys):
    package(tmp_path, "engine", *[5] * 20)
    package(tmp_path, "text", 61, *[5] * 10, note="  # size: one table")
    (tmp_path / "engine" / "long.py").write_text("# size: one table\n" + "x = 1\n" * 400, "utf-8")
    assert sizes.main([str(tmp_path)]) == 0
    assert "with a reason:" in capsys.readouterr().out


def test_a_bare_note_is_no_reason(tmp_path: Path):
    package(tmp_path, "text", 61, *[5] * 10, note="  # size:")
    assert sizes.main([str(tmp_path)]) == 1
