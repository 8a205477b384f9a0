"""Print the records, of those named on the standard input, that do not come out as they say.

A record in a folder `refused`, or whose second line says `# refused …`, must be refused.
"""

import json
import sys
from pathlib import Path

from misto.records import RecordError, load, replay


def fails(file: Path) -> bool:
    """Play a record; say whether anything is otherwise than it has it."""
    to_be_refused = any(line.startswith("# refused") for line in file.read_text().splitlines()[:2])
    try:
        return bool(replay(load(file).record).differences) or to_be_refused
    except RecordError:
        return not to_be_refused


def main() -> None:
    """Read the names as a JSON list; print those that fail, a line each."""
    print("\n".join(name for name in json.load(sys.stdin) if fails(Path(name))))


if __name__ == "__main__":
    main()
