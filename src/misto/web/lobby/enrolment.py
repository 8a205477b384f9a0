"""Enrolling: what a player fills in, and what becomes of it."""

from dataclasses import dataclass, field

from django.http import QueryDict

from misto.engine import Enrol, Gender, Phase, Refusal, WithdrawEnrolment, step
from misto.engine.events import Enrolled
from misto.engine.names import text_fits
from misto.engine.refusals import Code
from misto.engine.views import visible
from misto.store import chance, clock, folding, naming
from misto.store.executing import write
from misto.store.models import Account, Game, Membership
from misto.store.writing import writing
from misto.text import refusal as in_words
from misto.web.access import Visit, folded_of
from misto.web.saying import language, say

ABOUT_MAX = 1000

_FIELDS = {
    Code.NAME_UNFIT: "name",
    Code.NAME_TAKEN: "name",
    Code.NONCE_UNFIT: "nonce",
    Code.NONCE_TAKEN: "nonce",
}
"""The field beside which a refusal stands; any other stands above the form."""


@dataclass
class Filled:
    """The form, as it is filled in, with a sentence beside each field that won't do."""

    name: str = ""
    gender: str = ""
    about: str = ""
    nonce: str = ""
    errors: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, sent: QueryDict) -> "Filled":
        """Read the form as it was sent."""
        name, gender, nonce = (sent.get(one, "") for one in ("name", "gender", "nonce"))
        filled = cls(name, gender, sent.get("about", "").replace("\r\n", "\n"), nonce)
        if not filled.name.strip():
            filled.errors["name"] = say("lobby-enrol-name-missing")
        elif naming.is_a_voice(filled.name):
            filled.errors["name"] = say("accounts-name-reserved")
        if filled.gender not in set(Gender):
            filled.errors["gender"] = say("lobby-enrol-gender-missing")
        if filled.about.strip() and not text_fits(filled.about, ABOUT_MAX):
            filled.errors["about"] = say("lobby-enrol-about-unfit", limit=ABOUT_MAX)
        return filled

    @classmethod
    def of(cls, found: Visit) -> "Filled":
        """Fill the form with what somebody has enrolled with, if they have."""
        given = _enrolled(found)
        if given is None or found.member is None:
            return cls()
        return cls(given.name or "", given.gender.value, found.member.about, given.nonce)

    def refuse(self, refusal: Refusal) -> None:
        """Put a refusal beside the field that it is about."""
        self.errors[_FIELDS.get(refusal.code, "form")] = in_words(language(), refusal)


def enrol(code: str, account: Account, filled: Filled) -> Refusal | None:
    """Enrol somebody, or change what they have enrolled with; a refusal changes nothing."""
    wish = Enrol(
        person=account.code, nonce=filled.nonce, name=filled.name, gender=Gender(filled.gender)
    )
    leave = WithdrawEnrolment(person=account.code)
    with writing(code) as row:
        before = folding.folded(row)
        if any(one.person == account.code for one in before.game.enrolments):
            at = clock.arrival(row.last_at)
            left = before.then(step(before.game, leave, at, chance.dice).events)
            if refusal := step(left.game, wish, at, chance.dice).refusal:
                return refusal
            write(row, leave)
        done = write(row, wish)
        if done.refusal is None:
            own = Membership.objects.filter(game=row, account=account)
            own.update(about=filled.about.strip())
    return done.refusal


def stand_by(code: str, account: Account, *, wanted: bool) -> bool:
    """Join the reserve of a game, or leave it; say whether that could be done."""
    with writing(code) as row:
        own = Membership.objects.filter(game=row, account=account)
        if not wanted:
            return bool(own.filter(part=Membership.Part.RESERVE).delete()[0])
        if own.exists() or not takes_reserve(row):
            return False
        at = clock.arrival(row.last_at)
        Membership.objects.create(game=row, account=account, part=Membership.Part.RESERVE, since=at)
    return True


def takes_reserve(row: Game) -> bool:
    """Say whether a game may still need somebody."""
    return Phase(row.phase) in {Phase.ENROLMENT, Phase.FROZEN, Phase.OPEN, Phase.CLOSED}


def _enrolled(found: Visit) -> Enrolled | None:
    """Return the enrolment of who visits, as it stands."""
    if found.account is None or found.account.code not in found.view.own_nonces:
        return None
    own = [
        event
        for event in visible(folded_of(found).ledger, found.viewer)
        if isinstance(event, Enrolled) and event.person == found.account.code
    ]
    return own[-1] if own else None
