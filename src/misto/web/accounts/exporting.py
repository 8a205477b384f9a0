"""All that the site keeps about an account, for its owner to take away."""

import io
import json
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from allauth.mfa.models import Authenticator
from django.conf import settings
from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Q

from misto.engine import Event
from misto.engine import events as e
from misto.store.folding import folded
from misto.store.letters import conversation
from misto.store.models import (
    Account,
    Game,
    Invitation,
    Membership,
    Notice,
    Persona,
    Post,
    Reading,
    SeatNote,
    SetUp,
)

Row = dict[str, Any]


@dataclass(frozen=True)
class Tenure:
    """How long somebody had a seat: what others wrote from it, before or after, is theirs."""

    seat: int
    since: datetime
    until: datetime | None

    def covers(self, seat: int, at: datetime) -> bool:
        """Say whether something that a seat did was done by this person."""
        return seat == self.seat and self.since <= at and (self.until is None or at < self.until)


def archive(account: Account) -> bytes:
    """Pack all of it: one JSON file, and the pictures of one's personas."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as whole:
        data = json.dumps(gather(account), cls=DjangoJSONEncoder, ensure_ascii=False, indent=2)
        whole.writestr("misto.json", data)
        for picture in _pictures(account):
            whole.writestr(f"pictures/{picture.name}", picture.read_bytes())  # no file's own time
    return packed.getvalue()


def gather(account: Account) -> Row:
    """Return it as plain data."""
    mine = Membership.objects.filter(account=account).order_by("since", "pk")
    return {
        "account": _account(account),
        "passkeys": list(_passkeys(account)),
        "invitations": _rows(
            Invitation.objects.filter(by=account).order_by("made_at", "pk"),
            "note", "made_at", "expires_at", "used_at",
        ),
        "notices": _rows(
            Notice.objects.filter(account=account).order_by("at", "pk"),
            "kind", "game__code", "turn", "at", "read_at",
        ),
        "set_ups": _rows(
            SetUp.objects.filter(account=account).order_by("name"),
            "name", "title", "story", "rules",
        ),
        "games": [_game(account, member) for member in mine.select_related("game")],
    }  # fmt: skip


def _account(account: Account) -> Row:
    return {
        "name": account.username,
        "code": account.code,
        "email": account.email,
        "language": account.language,
        "zone": account.zone,
        "joined": account.date_joined,
        "last_login": account.last_login,
        "not_by_bell": account.silent_bell,
        "not_by_mail": account.silent_mail,
        "calendar": account.calendar,
    }


def _passkeys(account: Account) -> Iterator[Row]:
    own = Authenticator.objects.filter(user=account, type=Authenticator.Type.WEBAUTHN)
    for one in own.order_by("created_at", "pk"):
        yield {"name": one.wrap().name, "made_at": one.created_at, "used_at": one.last_used_at}


def _game(account: Account, member: Membership) -> Row:
    game = member.game
    mine = tenures(folded(game).ledger, account.code)
    talk = Post.objects.filter(game=game, account=account).order_by("at", "pk")
    return {
        "code": game.code,
        "title": game.title,
        "part": member.part,
        "since": member.since,
        "about": member.about,
        "letter_read_at": member.letter_read_at,
        "seats": [vars(one) for one in mine],
        "persona": _persona(game, member),
        "posts": [_post(post) for post in talk],
        "persona_posts": [_post(post) for post in _spoken(game, mine)],
        "orders": list(_orders(folded(game).ledger, mine)),
        "letters": _rows(conversation(game, account), "by_host", "at", "source", "read_at"),
        "seat_notes": _rows(
            SeatNote.objects.filter(game=game, account=account).order_by("seat"), "seat", "text"
        ),
        "read": _rows(
            Reading.objects.filter(game=game, account=account).order_by("room"), "room", "number"
        ),
    }


def tenures(ledger: Iterable[Event], person: str) -> list[Tenure]:
    """Return when somebody had which seat."""
    found: list[Tenure] = []
    for event in ledger:
        match event:
            case e.PersonSeated(person=whose, seat=seat) | e.SeatTaken(person=whose, seat=seat):
                if whose == person:
                    found.append(Tenure(seat, event.at, None))
            case e.SeatLost(person=whose):
                if whose == person and found:
                    found[-1] = Tenure(found[-1].seat, found[-1].since, event.at)
            case e.DealCancelled():
                found.clear()
            case _:
                pass
    return found


def _spoken(game: Game, mine: Iterable[Tenure]) -> Iterator[Post]:
    for one in mine:
        posts = Post.objects.filter(game=game, seat=one.seat, at__gte=one.since)
        if one.until is not None:
            posts = posts.filter(at__lt=one.until)
        yield from posts.order_by("at", "pk")


def _orders(ledger: Iterable[Event], mine: Iterable[Tenure]) -> Iterator[Row]:
    tenures = list(mine)
    for event in ledger:
        if not isinstance(event, e.OrderGiven) or event.why is not None:
            continue
        order = event.order
        if any(one.covers(order.seat, event.at) for one in tenures):
            yield {
                "number": order.number,
                "kind": order.kind.value,
                "targets": list(order.targets),
                "at": event.at,
            }


def _persona(game: Game, member: Membership) -> Row | None:
    if member.seat is None:
        return None
    looks = Persona.objects.filter(game=game, seat=member.seat)
    fields = ("nick", "name", "gender", "about", "signature", "avatar", "banner")
    found = looks.values(*fields).first()
    return dict(found) if found else None


def _post(post: Post) -> Row:
    return {
        "room": post.room,
        "number": post.number,
        "at": post.at,
        "text": post.source,
        "mark": post.mark,
        "edited_at": post.edited_at,
        "hidden_at": post.hidden_at,
    }


def _rows(rows: Any, *fields: str) -> list[Row]:  # noqa: ANN401  # a query of any table
    return list(rows.values(*fields))


def _pictures(account: Account) -> Iterator[Path]:
    seats = Membership.objects.filter(account=account, seat__isnull=False)
    mine = Q(pk__in=[])
    for member in seats:
        mine |= Q(game=member.game_id, seat=member.seat)
    for persona in Persona.objects.filter(mine).order_by("pk"):
        for name in filter(None, (persona.avatar, persona.banner)):
            picture = Path(settings.MEDIA_ROOT) / Path(name).name
            if picture.is_file():
                yield picture
