"""`misto verify-deal`: recompute a deal from the ledger of a game that has ended."""

from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from misto.cli import language as languages
from misto.cli.host import gamefile
from misto.cli.host.dress import Trouble
from misto.cli.host.gamefile import FileTrouble
from misto.cli.host.screen import Screen
from misto.cli.host.session import BAD_FILE
from misto.engine import Event, Role, codec, sealing
from misto.engine.deal import Attempt, Fault, Frozen, Seated, fingerprint, verify_game
from misto.engine.proof import Contradiction, attempts, contradictions, names_nobody
from misto.text import words
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
    ledger = _ledger(language, file)
    found, belied = attempts(ledger), contradictions(ledger)
    if not found:
        raise Trouble(say(language, "verify-no-deal"))
    screen = Screen()
    proved = True
    faults = verify_game(found)
    for number, (attempt, wrong, own) in enumerate(zip(found, faults, belied, strict=True), 1):
        last = number == len(found)
        proved &= set(wrong) <= (frozenset() if last else _HARMLESS) and not own
        _tell(screen, language, number, attempt, (*wrong, *own))
    if names_nobody(ledger):
        screen.line(say(language, "verify-nobody"))
    if not proved:
        raise Trouble(say(language, "verify-not-proved"))
    screen.line(say(language, "verify-proved"), "bold green")
    screen.line(say(language, "verify-claim"))


def _tell(
    screen: Screen,
    language: Language,
    number: int,
    attempt: Attempt,
    wrong: tuple[Fault | Contradiction, ...],
) -> None:
    """Tell of a deal all that players compare with what they noted, then what is wrong with it."""
    frozen = attempt.frozen
    screen.line(say(language, "verify-attempt", number=number))
    screen.line(say(language, "verify-commitment", commitment=attempt.commitment))
    if frozen.nonces and Fault.NOT_TEXT not in wrong:
        screen.line(say(language, "verify-frozen", fingerprint=fingerprint(frozen)))
    if attempt.key is not None:
        screen.line(say(language, "verify-key", key=attempt.key))
    if frozen.beacon_name:
        name, value = frozen.beacon_name, attempt.beacon or "–"
        screen.line(say(language, "verify-beacon", name=name, value=value))
    if frozen.nonces:
        _tell_frozen(screen, language, frozen)
    if attempt.seats:
        screen.line(say(language, "verify-seats"))
        columns = [say(language, f"column-{column}") for column in ("seat", "phrase", "role")]
        screen.table(columns, [_row(language, one) for one in attempt.seats])
    for fault in wrong:
        screen.line("  " + say(language, f"verify-fault-{fault.replace('_', '-')}"))
    if not wrong:
        screen.line("  " + say(language, "verify-fits", count=len(attempt.seats or ())))


def _tell_frozen(screen: Screen, language: Language, frozen: Frozen) -> None:
    lineup = ", ".join(
        words.role(language, Role(role)) + (f" × {count}" if count > 1 else "")
        for role, count in Counter(frozen.lineup).items()
    )
    screen.line(say(language, "verify-lineup", lineup=lineup))
    screen.line(say(language, "verify-nonces", count=len(frozen.nonces)))
    for nonce in frozen.nonces:
        screen.raw(f"    {nonce}")


def _row(language: Language, one: Seated) -> tuple[str, str, str]:
    return str(one.seat), one.nonce, words.role(language, Role(one.role))


def _ledger(language: Language, path: Path) -> tuple[Event, ...]:
    """Read a game file, or an exported ledger, with seals or without."""
    try:
        return gamefile.load(path).ledger
    except FileTrouble as error:
        if error.trouble is not gamefile.Trouble.FOREIGN:
            text = say(language, f"file-{error.trouble.replace('_', '-')}", path=str(path))
            raise Trouble(text, BAD_FILE) from error
    for decode in (codec.decode_ledger, _sealed):
        with suppress(msgspec.MsgspecError, OSError, ValueError):
            if ledger := decode(path.read_bytes()):
                return ledger
    raise Trouble(say(language, "verify-foreign", path=str(path)), BAD_FILE)


def _sealed(text: bytes) -> tuple[Event, ...]:
    return sealing.decode(text).events
