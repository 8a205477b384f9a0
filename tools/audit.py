"""Are there advisories about what Misto is installed with?

    python tools/audit.py --with build/auditor/bin/pip-audit

Asks an advisory service about every version that `constraints.txt` pins, on whatever system it is
installed. It fails where there is an advisory, and where one of them was skipped: what nobody
looked at is not in order. Where no advisory service answers, nothing was looked at, and it says so.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)


def pinned(constraints: str) -> dict[str, str]:
    r"""Return the versions that are pinned, by name; on which system each is, makes no difference.

    >>> pinned("# Made.\nDjango==5.2\ncolorama==0.4 ; sys_platform == 'win32'\n")
    {'django': '5.2', 'colorama': '0.4'}
    """
    return {_name(name): version for name, version in PINNED.findall(constraints)}


def faults(wanted: Mapping[str, str], answer: Mapping[str, Any]) -> list[str]:
    """Return what is wrong with an answer of pip-audit's: advisories, and what was skipped."""
    found = {_name(one["name"]): one for one in answer["dependencies"]}
    wrong = []
    for name, version in wanted.items():
        one = found.get(name, {})
        if one.get("version") != version:
            wrong.append(f"{name} {version} was skipped: {one.get('skip_reason', 'no answer')}")
        for advisory in one.get("vulns", ()):
            mended = ", ".join(advisory.get("fix_versions", ())) or "no version"
            wrong.append(f"{name} {version}: {advisory['id']}, mended in {mended}")
    return wrong


def audit(auditor: str, wanted: Mapping[str, str]) -> Mapping[str, Any] | None:
    """Ask the advisory service; None where it doesn't answer."""
    with tempfile.TemporaryDirectory() as folder:
        asked, said = Path(folder) / "asked.txt", Path(folder) / "said.json"
        asked.write_text("".join(f"{name}=={wanted[name]}\n" for name in wanted), "utf-8")
        words = [auditor, "--requirement", str(asked), "--no-deps", "--disable-pip"]
        more = ["--format", "json", "--output", str(said), "--progress-spinner", "off"]
        done = subprocess.run([*words, *more], capture_output=True, text=True, check=False)
        try:
            answer: Mapping[str, Any] = json.loads(said.read_text("utf-8"))
        except (OSError, ValueError):
            sys.stderr.write(done.stderr)
            return None
    return answer if any("version" in one for one in answer["dependencies"]) else None


def _name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def main() -> int:
    """Audit `constraints.txt`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--with", dest="auditor", default="pip-audit", help="the pip-audit to run")
    wanted = pinned((ROOT / "constraints.txt").read_text("utf-8"))
    answer = audit(parser.parse_args().auditor, wanted)
    if answer is None:
        print("No advisory service has answered: nothing was audited.")
        return 2
    wrong = faults(wanted, answer)
    print("\n".join(wrong) or f"{len(wanted)} packages, no advisory, none skipped")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
