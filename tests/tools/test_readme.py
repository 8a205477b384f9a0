from pathlib import Path

import pytest

from tools import readme

PAGE = """\
# Title

```sh
false
```

```console
$ echo one; echo two
one
two
$ cat > file <<end
> three
> end
$ cat file
three
```

Words.

```console
$ cat file; exit 3
three
[exit 3]
$ true
```
"""


def test_finds_the_commands():
    steps = [part for part in readme.parts_of(PAGE) if isinstance(part, readme.Step)]
    assert [step.command for step in steps] == [
        "echo one; echo two",
        "cat > file <<end\nthree\nend",
        "cat file",
        "cat file; exit 3",
        "true",
    ]
    assert [step.shown for step in steps] == ["one\ntwo\n", "", "three\n", "three\n[exit 3]\n", ""]
    assert all(PAGE[step.start : step.end] == step.shown for step in steps)


def test_a_line_of_output_may_begin_like_a_continuation():
    (step,) = readme.steps_of("$ echo '> x'; echo y\ny\n> x\n")
    assert step.shown == "y\n> x\n"


def test_a_true_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf-8")
    assert readme.main([str(page)]) == 0
    assert capsys.readouterr().out == "page.md: 5 commands, 0 print something else\n"


def test_a_false_page_is_shown_and_mended(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    page = tmp_path / "page.md"
    page.write_text(PAGE.replace("one\ntwo\n", "one\n2\n"), "utf-8")
    assert readme.main([str(page)]) == 1
    printed = capsys.readouterr().out
    assert f"{page}:8: $ echo one; echo two" in printed
    assert "-2\n+two\n" in printed
    assert readme.main(["--write", str(page)]) == 0
    assert page.read_text("utf-8") == PAGE


def test_a_command_that_fails_is_not_as_shown(tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text("```console\n$ echo x; false\nx\n```\n", "utf-8")
    assert readme.main([str(page)]) == 1


def test_a_page_has_files_and_a_clock_and_a_language(tmp_path: Path):
    page = tmp_path / "page.uk.md"
    page.write_text(
        """\
<!-- file: words.txt -->
```text
one
```

<!-- clock: 2026-11-30 21:10+02:00 -->

```console
$ cat words.txt; echo $MISTO_LANG; echo misto host status
one
uk
misto host --now 2026-11-30 21:10+02:00 status
```
""",
        "utf-8",
    )
    assert readme.main([str(page)]) == 0


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("a\n", "a\n", True),
        ("a\n", "a\n\n", True),
        ("a  \n\n", "a\n", True),
        ("a\n", "b\n", False),
        ("a.c\n", "abc\n", False),
        ("key …\n", "key 8f2a\n", True),
        ("key …!\n", "key 8f2a\n", False),
        ("a\n…\nz\n", "a\nb\nc\nz\n", True),
        ("a\n…\n", "a\n", True),
        ("a\n…\nz\n", "a\nb\n", False),
    ],
)
def test_matches(shown: str, printed: str, same: bool):
    assert readme.matches(shown, printed) is same
