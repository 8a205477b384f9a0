from pathlib import Path

import pytest

from tools import mutants

DIFF = """\
# misto.engine.court.x_top__mutmut_1: survived
--- src/misto/engine/court.py
+++ src/misto/engine/court.py
@@ -2,3 +2,3 @@
 def top(count):
-    return max(count, default=0)
+    return max(count, default=1)
"""
SURVIVOR = mutants.Mutant(
    "misto.engine.court.top", "return max(count, default=0)", "return max(count, default=1)"
)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Mutmut with ten mutants, of which one has survived, and an empty file of equivalents."""
    name = "    misto.engine.court.x_top__mutmut_"
    lines = [f"{name}1: survived", *(f"{name}{n}: killed" for n in range(2, 11))]
    said = {
        ("results", "--all", "true"): "\n".join(lines),
        ("show", "misto.engine.court.x_top__mutmut_1"): DIFF,
    }
    monkeypatch.setattr(mutants, "_mutmut", lambda *arguments: said[arguments])
    monkeypatch.setattr(mutants, "ACCEPTED", tmp_path / "equivalent.toml")
    return tmp_path / "equivalent.toml"


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("misto.engine.court.x_top__mutmut_12", "misto.engine.court.top"),
        ("misto.engine.court.x__top__mutmut_1", "misto.engine.court._top"),
        ("misto.engine.state.xǁSeatǁkilled__mutmut_2", "misto.engine.state.Seat.killed"),
        ("misto.engine.state.xǁSeatǁ_killed__mutmut_2", "misto.engine.state.Seat._killed"),
    ],
)
def test_function_of(name: str, function: str):
    assert mutants.function_of(name) == function


@pytest.mark.usefixtures("answers")
def test_the_score_is_the_last_line(capsys: pytest.CaptureFixture[str]):
    assert mutants.main([]) == 0
    printed = capsys.readouterr().out
    assert "- return max(count, default=0)\n  + return max(count, default=1)" in printed
    assert printed.endswith("Mutation score: 90.0 % (9 of 10; 0 equivalent)\n")


def test_an_equivalent_mutant_does_not_count(answers: Path, capsys: pytest.CaptureFixture[str]):
    mutants.main(["--entries"])
    entry = capsys.readouterr().out
    answers.write_text(entry.replace('why = ""', 'why = "a count is never empty"'), "utf-8")
    assert mutants.read_accepted(answers) == [SURVIVOR]
    assert mutants.main([]) == 0
    assert capsys.readouterr().out.endswith("Mutation score: 100.0 % (9 of 9; 1 equivalent)\n")


def test_an_equivalent_mutant_has_a_reason(answers: Path):
    answers.write_text(SURVIVOR.entry(), "utf-8")
    with pytest.raises(SystemExit, match="why is this mutant equivalent"):
        mutants.main([])


def test_an_entry_without_a_survivor_is_an_error(answers: Path, capsys: pytest.CaptureFixture[str]):
    entry = SURVIVOR.entry().replace('why = ""', 'why = "x"').replace("default=1", "default=2")
    answers.write_text(entry, "utf-8")
    assert mutants.main([]) == 1
    assert "no such survivor in misto.engine.court.top" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("found", "code"),
    [
        ({"killed": 9, "survived": 1}, 0),
        ({"killed": 8, "timeout": 1, "survived": 1}, 0),
        ({"killed": 89, "survived": 11}, 1),
        ({"killed": 8, "no tests": 2}, 1),
        ({"killed": 9, "not checked": 1}, 1),
        ({}, 1),
    ],
)
def test_report(found: dict[str, int], code: int):
    results = [("x", status) for status, number in found.items() for _ in range(number)]
    assert mutants.report(results, equivalent=0, stale=0) == code
