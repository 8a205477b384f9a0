"""The deal as far as it is public, and its proof once the key is open (GAME-2)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from misto.engine import Event, Reader, Role
from misto.engine.deal import Attempt, Fault, fingerprint, verify_game
from misto.engine.proof import Contradiction, attempts, contradictions
from misto.engine.views import visible
from misto.text import words
from misto.web.saying import language


@dataclass(frozen=True)
class Shown:
    """One deal of a game: what was published of it, and what is wrong with it."""

    number: int
    attempt: Attempt
    fingerprint: str
    lineup: str
    seats: tuple[tuple[int, str, str], ...]
    faults: tuple[str, ...]
    sealed: bool

    @property
    def proved(self) -> bool:
        """The deal follows from what was published."""
        return not self.sealed and not self.faults


_UNFINISHED = frozenset({Fault.KEY_SEALED, Fault.NOT_DEALT})
"""What a sound deal may still lack: its key before the end, its roles where it was cancelled."""


def shown(ledger: Sequence[Event]) -> list[Shown]:
    """Return all deals of a game as anybody may see them, oldest first.

    Nothing but public events is looked at; before the end these don't say who sits where.
    """
    public = tuple(visible(ledger, Reader()))
    found = attempts(public)
    faults = verify_game(found)
    opened = bool(found) and found[-1].key is not None
    belied = contradictions(ledger) if opened else ((),) * len(found)
    return [
        _one(number, attempt, wrong, own)
        for number, (attempt, wrong, own) in enumerate(zip(found, faults, belied, strict=True), 1)
    ]


def _one(
    number: int,
    attempt: Attempt,
    wrong: Sequence[Fault],
    belied: Sequence[Contradiction],
) -> Shown:
    frozen = attempt.frozen
    return Shown(
        number=number,
        attempt=attempt,
        fingerprint=fingerprint(frozen) if frozen.nonces else "",
        lineup=", ".join(
            words.role(language(), Role(role)) + (f" × {count}" if count > 1 else "")
            for role, count in Counter(frozen.lineup).items()
        ),
        seats=tuple(
            (one.seat, one.nonce, words.role(language(), Role(one.role)))
            for one in attempt.seats or ()
        ),
        faults=tuple(
            f"verify-fault-{fault.replace('_', '-')}"
            for fault in (*(one for one in wrong if one not in _UNFINISHED), *belied)
        ),
        sealed=attempt.key is None,
    )
