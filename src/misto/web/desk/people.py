"""Who is who in a game, for its host: the accounts behind the seats, the reserve, the hosts."""

from dataclasses import dataclass, field

from misto.store.models import Account, Game, Membership

Part = Membership.Part


@dataclass(frozen=True)
class People:
    """All who take part in a game, by what they are in it."""

    members: tuple[Membership, ...]
    by_seat: dict[int, Membership] = field(default_factory=dict)

    def of(self, *parts: Membership.Part) -> list[Membership]:
        """Those who are this, by name."""
        found = [member for member in self.members if member.part in parts]
        return sorted(found, key=lambda member: member.account.username)

    def name(self, code: str) -> str:
        """The name of an account by its code in the ledger; the code, where it has gone."""
        found = (m.account.username for m in self.members if m.account.code == code)
        return next(found, code)


def people(row: Game) -> People:
    """Look up all who take part, in one query."""
    members = tuple(Membership.objects.filter(game=row).select_related("account"))
    return People(members, {m.seat: m for m in members if m.seat is not None})


def may_not_host(row: Game, account: Account) -> bool:
    """Say whether an account plays, has played or waits to play: then it hosts nothing (GAME-6)."""
    parts = (Part.PLAYER, Part.REPLACED, Part.RESERVE)
    return Membership.objects.filter(game=row, account=account, part__in=parts).exists()
