"""The host's own editor, for the story."""

import os
import shlex
import subprocess
import tempfile
from pathlib import Path

from misto.cli.host import lists
from misto.cli.host.session import Session


def edited(here: Session, text: str) -> str:
    """Let the host write a text in $VISUAL or $EDITOR; end the call where that can't be had."""
    command = os.environ.get("VISUAL") or os.environ.get("EDITOR") or _USUAL
    with tempfile.TemporaryDirectory(prefix="misto-") as folder:
        path = Path(folder) / "story.txt"
        path.write_text(text, encoding="utf-8")
        try:
            subprocess.run([*shlex.split(command), str(path)], check=True)  # noqa: S603  # theirs
        except (OSError, ValueError, subprocess.CalledProcessError):
            raise here.trouble("no-editor", editor=command) from None
        try:
            return lists.read_text(path)
        except lists.TextFault as fault:
            raise here.trouble(fault.why, path=path.name) from None


_USUAL = "notepad" if os.name == "nt" else "nano"
