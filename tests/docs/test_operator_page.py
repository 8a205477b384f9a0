"""The operator's guide lists the settings that there are, in both languages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SETTINGS = (ROOT / "src/misto/web/settings.py").read_text(encoding="utf-8")
READ = re.compile(r'(?:environ\.get|environ|_flag|_list)[(\[]\s*"([A-Z_]+)"')
ELSEWHERE = {"FORWARDED_ALLOW_IPS", "MISTO_LANG"}  # uvicorn's, and the command line's


@pytest.mark.parametrize("page", ["operator.md", "operator.uk.md"])
def test_the_guide_names_every_setting_and_no_other(page: str):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:MISTO|DATABASE|FORWARDED)_[A-Z_]+)`", text))
    assert named == set(READ.findall(SETTINGS)) | ELSEWHERE


@pytest.mark.parametrize("page", ["operator.md", "operator.uk.md"])
def test_what_the_guide_names_of_deploy_is_there(page: str):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    files = set(re.findall(r"deploy/([\w.-]+\w)", text))
    assert files == {path.name for path in (ROOT / "deploy").iterdir()} - {
        "misto-worker.service",
        "misto-backup.timer",
    }
