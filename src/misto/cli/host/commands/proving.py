"""`misto verify-deal`: recompute a deal from the ledger of a game that has ended."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from misto.cli import language as languages
from misto.cli.host import gamefile
from misto.cli.host.dress import Trouble
from misto.cli.host.gamefile import FileTrouble
from misto.cli.host.proof import attempts
from misto.cli.host.screen import Screen
from misto.cli.host.session import BAD_FILE
from misto.engine import Event, codec
from misto.engine.deal import Attempt, Fault, verify_game
from misto.text.catalogue import Language, say

_HARMLESS = frozenset({Fault.NOT_DEALT})
"""What a deal may have that was cancelled before it was dealt."""


def verify_deal(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-verify-file")],
    lang: Annotated[
        str, typer.Option("--lang", envvar=languages.VARIABLE, metavar="uk|en", help="help-lang")
    ] = "",
) -> None:
    """Recompute the deal of a game from its file, or from its exported ledger."""
    language = languages.known(lang) or languages.system()
    found = attempts(_ledger(language, file))
    if not found:
        raise Trouble(say(language, "verify-no-deal"))
    screen = Screen()
    proved = True
    faults = verify_game(found)
    for number, (attempt, wrong) in enumerate(zip(found, faults, strict=True), 1):
        last = number == len(found)
        proved &= set(wrong) <= (frozenset() if last else _HARMLESS)
        _tell(screen, language, number, attempt, wrong)
    if not proved:
        raise Trouble(say(language, "verify-not-proved"))
    screen.line(say(language, "verify-proved"), "bold green")
    screen.line(say(language, "verify-claim"))


def _tell(
    screen: Screen, language: Language, number: int, attempt: Attempt, wrong: tuple[Fault, ...]
) -> None:
    screen.line(say(language, "verify-attempt", number=number))
    screen.line(say(language, "verify-commitment", commitment=attempt.commitment))
    if attempt.key is not None:
        screen.line(say(language, "verify-key", key=attempt.key))
    if attempt.frozen.beacon_name:
        name, value = attempt.frozen.beacon_name, attempt.beacon or "–"
        screen.line(say(language, "verify-beacon", name=name, value=value))
    for fault in wrong:
        screen.line("  " + say(language, f"verify-fault-{fault.replace('_', '-')}"))
    if not wrong:
        screen.line("  " + say(language, "verify-fits", count=len(attempt.seats or ())))


def _ledger(language: Language, path: Path) -> tuple[Event, ...]:
    """Read a game file, or a ledger in JSON lines."""
    try:
        return gamefile.load(path).ledger
    except FileTrouble as error:
        if error.trouble is not gamefile.Trouble.FOREIGN:
            text = say(language, f"file-{error.trouble.replace('_', '-')}", path=str(path))
            raise Trouble(text, BAD_FILE) from error
    try:
        ledger = codec.decode_ledger(path.read_bytes())
    except (msgspec.MsgspecError, OSError):
        ledger = ()
    if not ledger:
        raise Trouble(say(language, "verify-foreign", path=str(path)), BAD_FILE)
    return ledger
