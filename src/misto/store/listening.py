"""Who may listen to which topics of a game: asked when a stream opens, and again when it matters.

Whoever listens is told that a part has changed; that alone may tell too much, so each topic has its
audience. A persona's own entry hears the thread alone (SEAT-3).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from misto import engine
from misto.store import personas, topics
from misto.store.folding import folded
from misto.store.models import Game, Membership
from misto.store.sessions import SessionStore, account_of, alive

Topics = frozenset[str]

NOTHING: Topics = frozenset()
READER: Topics = frozenset({topics.THREAD, topics.TALK})
PERSONA: Topics = frozenset({topics.THREAD})
HOST: Topics = READER | {topics.HOSTS, topics.MAFIA}


@dataclass(frozen=True, slots=True)
class Listener:
    """Who listens: a stranger, an account by its session, or a persona by its own."""

    account: int | None = None
    session: str = ""
    persona: str = ""


STRANGER = Listener()


@dataclass(frozen=True, slots=True)
class Rights:
    """What listeners may hear of a game, as its ledger stood at `seq`."""

    game: int
    seq: int
    topics: dict[Listener, Topics]


def listener(session: str) -> Listener:
    """Return who has signed in with a session; a stranger, where nobody has."""
    if not session:
        return STRANGER
    account = account_of(SessionStore(session))
    return Listener(account=account.pk, session=session) if account else STRANGER


def rights(code: str, listeners: Sequence[Listener]) -> Rights | None:
    """Return what each of some listeners may hear of a game; None where there is no such game."""
    row = Game.objects.filter(code=code).first()
    return _rights(row, listeners) if row else None


def rights_now(game: int, listeners: Sequence[Listener]) -> Rights | None:
    """Return the same for a game that they listen to already."""
    row = Game.objects.filter(pk=game).first()
    return _rights(row, listeners) if row else None


def seqs(games: Iterable[int]) -> dict[int, int]:
    """Return how long the ledgers of games are."""
    return dict(Game.objects.filter(pk__in=list(games)).values_list("pk", "seq"))


def _rights(row: Game, listeners: Sequence[Listener]) -> Rights:
    found = {one: READER for one in listeners if one == STRANGER}
    accounts = [one for one in listeners if one.account is not None]
    if accounts:
        found |= _of_accounts(row, accounts)
    for one in listeners:
        if one.persona:
            entered = personas.entered(row, one.persona)
            here = entered is not None and entered.seat not in folded(row).game.left
            found[one] = PERSONA if here else NOTHING
    return Rights(row.pk, row.seq, found)


def _of_accounts(row: Game, listeners: Sequence[Listener]) -> dict[Listener, Topics]:
    signed_in = alive([one.session for one in listeners])
    ids = {one.account for one in listeners if one.account is not None}
    members = {
        member.account_id: member
        for member in Membership.objects.filter(game=row, account_id__in=ids)
    }
    game = folded(row).game
    return {
        one: _of_member(game, members.get(one.account or 0))
        if one.session in signed_in
        else NOTHING
        for one in listeners
    }


def _of_member(game: engine.Game, member: Membership | None) -> Topics:
    if member is None:
        return READER
    if member.part in Membership.HOSTS:
        return HOST
    seat = member.seat
    if member.part != Membership.Part.PLAYER or seat is None:
        return READER
    own = READER | {topics.seat(seat)}
    out = game.excluded | game.left  # they live until the report, and read nothing newer
    if seat in game.living - out and game.side(seat) is engine.Side.MAFIA:
        return own | {topics.MAFIA}
    return own
