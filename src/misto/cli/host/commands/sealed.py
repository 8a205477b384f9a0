"""`misto verify-ledger`: hold an exported ledger against what was promised while it was secret."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from misto.cli import language as languages
from misto.cli.host.dress import Trouble
from misto.cli.host.screen import Screen
from misto.cli.host.session import BAD_FILE
from misto.engine import codec, sealing
from misto.engine.sealing import Receipt, SealedLedger
from misto.text.catalogue import Language, say

_DIGITS = 64
Files = Annotated[list[Path] | None, typer.Option("--receipt", metavar="FILE", help="help-receipt")]


def verify_ledger(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-ledger-file")],
    receipt: Files = None,
    key: Annotated[list[str] | None, typer.Option("--key", metavar="KEY", help="help-key")] = None,
    root: Annotated[
        list[str] | None, typer.Option("--root", metavar="ROOT", help="help-root")
    ] = None,
    lang: Annotated[
        str, typer.Option("--lang", envvar=languages.VARIABLE, metavar="uk|en", help="help-lang")
    ] = "",
) -> None:
    """Check an exported ledger: its commitments, its roots, and the receipts that it must hold."""
    language = languages.known(lang) or languages.system()
    screen = Screen()
    given = [_hex(language, one) for one in key or ()]
    ledger, found = _ledger(language, file), [_hex(language, one) for one in root or ()]
    receipts = [(path, _receipt(language, path)) for path in receipt or ()]
    keys = given or ledger.head.keys
    _tell(screen, language, ledger, keys, given=bool(given))
    sound = [
        _whole(screen, language, ledger, keys),
        *(_is_printed(screen, language, ledger, one) for one in found),
        *(_is_kept(screen, language, ledger, keys, *one) for one in receipts),
    ]
    if not all(sound):
        raise Trouble(say(language, "seal-not-proved"))
    screen.line(say(language, "seal-proved"), "bold green")
    screen.line(say(language, "seal-claim"))


def _tell(
    screen: Screen, language: Language, ledger: SealedLedger, keys: Iterable[str], *, given: bool
) -> None:
    """Tell what can be compared with what was noted while the game ran."""
    entries = ledger.entries
    blank = sum(not one.told for one in entries)
    screen.line(say(language, "seal-of", game=ledger.head.game))
    screen.line(say(language, "seal-entries", count=len(entries), blank=blank))
    if orders := sum(one.signature is not None for one in entries if not one.told):
        screen.line(say(language, "seal-blank-orders", count=orders))
    for key in keys:
        screen.line(say(language, "seal-key-given" if given else "seal-key-own", key=key))
    for one in ledger.roots:
        screen.line(say(language, "seal-root", turn=one.turn, root=one.root))


def _whole(screen: Screen, language: Language, ledger: SealedLedger, keys: Sequence[str]) -> bool:
    faults = sealing.verify(ledger, keys, fitting())
    for one in faults:
        text = say(language, _sentence(one.fault), turn=one.turn or 0)
        screen.line("  " + say(language, "seal-line", line=one.line, text=text))
    if not faults:
        screen.line("  " + say(language, "seal-fits"))
    return not faults


def _is_printed(screen: Screen, language: Language, ledger: SealedLedger, root: str) -> bool:
    """Say whether a root that somebody noted is one of the ledger's."""
    turns = [one.turn for one in ledger.roots if one.root == root]
    text = "seal-root-here" if turns else "seal-root-strange"
    screen.line("  " + say(language, text, root=root, turn=turns[0] if turns else 0))
    return bool(turns)


def _is_kept(  # noqa: PLR0917  # what a receipt is held against
    screen: Screen,
    language: Language,
    ledger: SealedLedger,
    keys: Sequence[str],
    path: Path,
    receipt: Receipt,
) -> bool:
    """Say whether a receipt is good, and the ledger contains what it was given for."""
    number, seat = receipt.number, receipt.seat
    screen.line(say(language, "seal-receipt", path=str(path), number=number, seat=seat))
    faults = sealing.verify_receipt(receipt, ledger, keys, fitting())
    for fault in faults:
        screen.line("  " + say(language, _sentence(fault), turn=0))
    if not faults:
        covering = ledger.covering(receipt.commitment)
        text = "seal-receipt-kept" if covering else "seal-receipt-late"
        screen.line("  " + say(language, text, turn=covering.turn if covering else 0))
    return not faults


def _sentence(fault: sealing.SealFault) -> str:
    return f"seal-fault-{fault.replace('_', '-')}"


def fitting() -> Callable[[str, str, bytes], bool]:
    """Return what checks Ed25519 signatures; the library is loaded only where it is needed."""
    # ruff: noqa: PLC0415
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    def fits(key: str, signature: str, message: bytes) -> bool:
        try:
            public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
            public.verify(bytes.fromhex(signature), message)
        except (InvalidSignature, ValueError):
            return False
        return True

    return fits


def _hex(language: Language, typed: str) -> str:
    tidy = "".join(typed.split()).lower()
    if len(tidy) != _DIGITS or not set(tidy) <= set("0123456789abcdef"):
        raise Trouble(say(language, "seal-no-hex", text=typed), BAD_FILE)
    return tidy


def _ledger(language: Language, path: Path) -> SealedLedger:
    """Read an exported ledger, its events too."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Trouble(say(language, "seal-foreign", path=str(path)), BAD_FILE) from error
    try:
        found = sealing.decode(text)
        found.events  # noqa: B018  # what is no event is no ledger
    except (msgspec.MsgspecError, ValueError) as error:
        name = "seal-none" if _is_plain(text) else "seal-foreign"
        raise Trouble(say(language, name, path=str(path)), BAD_FILE) from error
    return found


def _is_plain(text: bytes) -> bool:
    """Say whether it is a ledger without seals: an older export, or one of `misto host`."""
    try:
        return bool(codec.decode_ledger(text))
    except (msgspec.MsgspecError, ValueError):
        return False


def _receipt(language: Language, path: Path) -> Receipt:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Receipt)
        codec.decode(sealing.canonical(found.event))
    except (msgspec.MsgspecError, OSError, ValueError) as error:
        raise Trouble(say(language, "seal-receipt-foreign", path=str(path)), BAD_FILE) from error
    return found
