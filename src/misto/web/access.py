"""Who may see what of a game: the one place where a page gets its view.

A page asks for a room in a game as the reader, a player or the host; who may not be there gets a
404, so that a page that is there for some tells nobody whether it is (laws 2 and 8).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from django.db.models.expressions import RawSQL
from django.http import Http404, HttpRequest

from misto.engine import Host, Person, Phase, Reader, View, Viewer
from misto.store.folding import Folded, folded
from misto.store.models import Account, Game, Membership

_BOOKMARK = "SELECT number FROM store_reading WHERE game_id = {} AND account_id = %s AND room = %s"


@dataclass(frozen=True)
class Visit:
    """One reader's visit to a game: the game's row, and what this reader may know of it.

    Templates get `view`, `public` and what is made of them: a name that begins with an underscore
    is out of their reach, and so the game is (law 2). Views ask `folded_of`.
    """

    row: Game
    _folded: Folded
    account: Account | None
    member: Membership | None

    @property
    def is_host(self) -> bool:
        """The host or a co-host."""
        return self.member is not None and self.member.part in Membership.HOSTS

    @property
    def is_player(self) -> bool:
        """Somebody who has enrolled, or plays."""
        return self.member is not None and self.member.part == Membership.Part.PLAYER

    @property
    def seat(self) -> int | None:
        """The seat of who visits, alive or a ghost."""
        return self.member.seat if self.member else None

    @property
    def viewer(self) -> Viewer:
        """As whom the engine answers this visit."""
        if self.is_host:
            return Host()
        if self.member and self.account and self.member.part != Membership.Part.RESERVE:
            return Person(self.account.code)
        return Reader()

    @cached_property
    def view(self) -> View:
        """What who visits may know."""
        return self._folded.view(self.viewer)

    @cached_property
    def public(self) -> View:
        """What anybody may know."""
        return self._folded.view(Reader())

    @property
    def roots(self) -> Mapping[datetime, str]:
        """The roots of the reports that are out, by their instants: anybody may see them."""
        return self._folded.roots

    @property
    def is_night(self) -> bool:
        """Orders are closed: the page is dark."""
        return self.public.phase is Phase.CLOSED


def folded_of(visit: Visit) -> Folded:
    """Return the game that is visited, with its whole ledger: for views, never for templates."""
    return visit._folded  # noqa: SLF001  # hidden from templates, not from here


def visit(request: HttpRequest, code: str, room: str = "") -> Visit:
    """Visit a game as whoever has signed in; a code that is no game's is a 404.

    The row brings along how far the account has read a room, if one is named.
    """
    account = request.user if request.user.is_authenticated else None
    found = account if isinstance(account, Account) else None
    mark = _bookmark(found, room, "store_membership.game_id")
    mine = Membership.objects.filter(game__code=code, account=found).annotate(**mark)
    for member in mine.select_related("game") if found else ():
        row = member.game
        row.bookmark = getattr(member, "bookmark", None)
        return Visit(row, folded(row), found, member)
    for row in Game.objects.filter(code=code).annotate(**_bookmark(found, room, "store_game.id")):
        return Visit(row, folded(row), found, None)
    raise Http404


def _bookmark(account: Account | None, room: str, game: str) -> dict[str, RawSQL]:
    if account is None or not room:
        return {}
    # Django's own Subquery says the same, and takes longer to be put together than to be answered.
    return {"bookmark": RawSQL(_BOOKMARK.format(game), [account.pk, room])}  # noqa: S611  # constants


def visit_as_player(request: HttpRequest, code: str) -> Visit:
    """Visit a game as somebody who sits in it."""
    found = visit(request, code)
    if not found.is_player or found.seat is None:
        raise Http404
    return found


def visit_as_host(request: HttpRequest, code: str) -> Visit:
    """Visit a game as its host."""
    found = visit(request, code)
    if not found.is_host:
        raise Http404
    return found
