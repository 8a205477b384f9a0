"""The audit fails for an advisory, for what was skipped, and where nobody has answered."""

import sys

import pytest

from tools import audit

WANTED = {"django": "5.2", "pillow": "12.0"}
GOOD = {"name": "Pillow", "version": "12.0", "vulns": []}


def answer(*dependencies):
    return {"dependencies": list(dependencies)}


def test_nothing_is_wrong_where_all_were_looked_at():
    assert not audit.faults(WANTED, answer(GOOD, {"name": "Django", "version": "5.2", "vulns": []}))


def test_an_advisory_is_told_with_the_version_that_mends_it():
    bad = {"name": "django", "version": "5.2", "vulns": [{"id": "X-1", "fix_versions": ["5.3"]}]}
    assert audit.faults(WANTED, answer(GOOD, bad)) == ["django 5.2: X-1, mended in 5.3"]


@pytest.mark.parametrize(
    "dependency",
    [{"name": "django", "skip_reason": "not found"}, {"name": "django", "version": "5.1"}, GOOD],
)
def test_what_was_skipped_is_a_fault(dependency):
    (fault,) = audit.faults(WANTED, answer(GOOD, dependency))
    assert fault.startswith("django 5.2 was skipped")


GOOD_FOR_ALL = """
rows = [line.strip().split("==") for line in asked]
named = [{"name": name, "version": version, "vulns": []} for name, version in rows]
path.write_text(json.dumps({"dependencies": named}))
"""
NONE_FOUND = """
path.write_text(json.dumps({"dependencies": [{"name": "django", "skip_reason": "not found"}]}))
"""
ONE_FOUND = """
named = [{"name": "django", "version": "1.0", "vulns": []}]
path.write_text(json.dumps({"dependencies": named}))
"""


@pytest.mark.parametrize(
    ("says", "code"),
    [("sys.exit(1)", 2), (NONE_FOUND, 2), (ONE_FOUND, 1), (GOOD_FOR_ALL, 0)],
)
def test_only_a_whole_answer_is_good(tmp_path, monkeypatch, capsys, says, code):
    auditor = tmp_path / "auditor"
    auditor.write_text(
        f"#!{sys.executable}\nimport json, pathlib, sys\nwords = sys.argv\n"
        "path = pathlib.Path(words[words.index('--output') + 1])\n"
        "asked = open(words[words.index('--requirement') + 1]).readlines()\n"
        f"{says}\n",
        "utf-8",
    )
    auditor.chmod(0o755)
    monkeypatch.setattr(sys, "argv", ["audit", "--with", str(auditor)])
    assert audit.main() == code
    assert capsys.readouterr().out
