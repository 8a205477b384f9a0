"""Games as cards: what a list shows of each, and what it is to who looks."""

import html
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from django.utils.html import strip_tags
from django.utils.text import Truncator

from misto.engine import Phase
from misto.store.folding import all_folded
from misto.store.models import Account, Game, Membership
from misto.web.access import Visit
from misto.web.owing import all_owed

ENROLLING = (Phase.ENROLMENT,)
RUNNING = (Phase.FROZEN, Phase.OPEN, Phase.CLOSED)
ENDED = (Phase.OVER, Phase.OPENED)

TEASER = 220
"""So much of a story stands on a card."""


@dataclass(frozen=True)
class Card:
    """One game in a list; `part` and `owed` are those of who looks, where it is a game of theirs.

    `owed` names what a player still owes this turn, `task` what waits for its host.
    """

    row: Game
    hosts: tuple[str, ...] = ()
    part: str = ""
    seat: int | None = None
    owed: tuple[str, ...] = ()
    task: str = ""
    teaser: str = field(init=False)

    def __post_init__(self) -> None:
        plain = html.unescape(strip_tags(self.row.story_html)) or self.row.story
        object.__setattr__(self, "teaser", Truncator(" ".join(plain.split())).chars(TEASER))

    @property
    def state(self) -> str:
        """Which list it belongs to."""
        phase = Phase(self.row.phase)
        if phase in RUNNING:
            return "running"
        return "ended" if phase in ENDED else "enrolling"

    @property
    def waits(self) -> bool:
        """Something waits for who looks."""
        return bool(self.owed or self.task)


def of_games(rows: Collection[Game]) -> list[Card]:
    """Make cards for anybody."""
    hosts = host_names(rows)
    return [Card(row, hosts.get(row.pk, ())) for row in rows]


def of_account(account: Account, members: Sequence[Membership]) -> list[Card]:
    """Make cards of somebody's own games, those in which something waits for them first."""
    rows = [member.game for member in members]
    hosts = host_names(rows)
    running = [row for row in rows if Phase(row.phase) in {Phase.OPEN, Phase.CLOSED}]
    folded = all_folded(running)
    visits = [
        Visit(member.game, folded[member.game.pk], account, member)
        for member in members
        if member.game.pk in folded
    ]
    owed = {
        visit.row.pk: tuple(str(one.duty) for one in duties if one.due)
        for visit, duties in zip(visits, all_owed(visits), strict=True)
    }
    ghosts = {visit.row.pk for visit in visits if visit.seat in visit.public.dead}
    cards = [
        Card(
            row=member.game,
            hosts=hosts.get(member.game.pk, ()),
            part="ghost" if member.game.pk in ghosts else _part(member),
            seat=member.seat,
            owed=owed.get(member.game.pk, ()),
            task=_task(member),
        )
        for member in members
    ]
    return sorted(cards, key=_urgency)


def host_names(rows: Iterable[Game]) -> dict[int, tuple[str, ...]]:
    """Name the hosts of games, the host before the co-hosts; one query."""
    found: dict[int, tuple[str, ...]] = {}
    members = Membership.objects.filter(
        game__in=[row.pk for row in rows], part__in=Membership.HOSTS
    )
    named = members.values_list("game_id", "part", "account__username")
    for key, _, name in sorted(named, key=lambda one: (one[1] != Membership.Part.HOST, one[2])):
        found[key] = (*found.get(key, ()), name)
    return found


def _part(member: Membership) -> str:
    """What somebody is in a game; a player without a seat has enrolled, or had enrolled."""
    if member.part == Membership.Part.PLAYER and member.seat is None:
        return "enrolled"
    return str(member.part)


def _task(member: Membership) -> str:
    """What a game waits for its host to do."""
    if member.part not in Membership.HOSTS:
        return ""
    waits = {Phase.CREATED: "open", Phase.FROZEN: "deal", Phase.CLOSED: "report"}
    return waits.get(Phase(member.game.phase), "")


def _urgency(card: Card) -> tuple[bool, bool, float]:
    """What waits comes first, what ends sooner before what ends later."""
    closes = card.row.closes.timestamp() if card.row.closes else float("inf")
    return card.state == "ended", not card.waits, closes
