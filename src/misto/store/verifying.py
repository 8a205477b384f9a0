"""Are the ledgers whole? Asked of a database that was brought back from a backup."""

from dataclasses import dataclass

from misto.engine import Flaw, check, codec, fold
from misto.engine.sealing import commitment
from misto.store.models import Account, Entry, Game


@dataclass(frozen=True)
class Verified:
    """How many accounts, games and events there are, and the codes of the games with a flaw."""

    accounts: int
    games: int
    events: int
    flawed: tuple[str, ...]


def verify(alias: str = "default") -> Verified:
    """Fold every ledger of a database, and hold the result against what the game's row says."""
    games = Game.objects.using(alias).order_by("pk")
    return Verified(
        accounts=Account.objects.using(alias).count(),
        games=games.count(),
        events=Entry.objects.using(alias).count(),
        flawed=tuple(row.code for row in games.iterator() if not _is_sound(row, alias)),
    )


def _is_sound(row: Game, alias: str) -> bool:
    entries = Entry.objects.using(alias).filter(game=row).order_by("seq")
    lines = list(entries.values_list("seq", "body", "salt", "commitment"))
    if [seq for seq, *_ in lines] != list(range(1, row.seq + 1)):
        return False
    try:
        if any(commitment(bytes.fromhex(salt), b.encode()) != made for _, b, salt, made in lines):
            return False
        game = fold([codec.decode(body.encode()) for _, body, *_ in lines])
    except Exception:  # noqa: BLE001  # whatever a damaged ledger does, it is damaged
        return False
    same = (game.phase.value, game.turn, game.closes) == (row.phase, row.turn, row.closes)
    return same and check(game) is Flaw.NONE
