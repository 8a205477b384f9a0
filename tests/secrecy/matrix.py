"""Who may know what, and from when on: the table of docs/security, and what the tests hold it to.

Each row is a thing that some may not know, with two worlds that differ in it alone.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from tests.secrecy.viewers import VIEWERS
from tests.secrecy.worlds import FRIEND, OTHER, PHASES

Flags = frozenset[str]

ENROLMENT, DEALT, OPEN, HUNT, CLOSED, PUBLISHED, OPENED = PHASES
NEVER = ""
HOSTS = ("host", "cohost")


@dataclass(frozen=True)
class Secret:
    """One row: the two worlds, and from which phase on somebody may tell them apart.

    `knows`: viewers, and since when. `host`: since when the hosts. `public`: since when all.
    """

    what: str
    other: Flags
    knows: Mapping[str, str] = field(default_factory=dict)
    host: str = DEALT
    public: str = OPENED
    one: Flags = frozenset()
    clauses: str = ""
    alone: bool = False  # it says nothing beside the others

    def since(self, viewer: str) -> str:
        """From which phase on a viewer may know; `NEVER`."""
        own = self.host if viewer in HOSTS else self.knows.get(viewer, NEVER)
        found = [phase for phase in (own, self.public) if phase]
        return min(found, key=PHASES.index) if found else NEVER

    def may(self, viewer: str, phase: str) -> bool:
        """Say whether a viewer may know in a phase."""
        since = self.since(viewer)
        return since != NEVER and PHASES.index(phase) >= PHASES.index(since)


def _secret(what: str, other: str, known: str = "", **more: object) -> Secret:
    """Write a row: `known` as "viewer viewer: phase; viewer: phase"."""
    knows = {
        viewer.strip(): phase.strip()
        for part in filter(None, known.split(";"))
        for viewers, phase in [part.split(":")]
        for viewer in viewers.split(",")
    }
    assert knows.keys() <= VIEWERS.keys(), knows
    one = frozenset(filter(None, str(more.pop("one", "")).split(", ")))
    return Secret(what, frozenset(other.split(", ")), knows, one=one, **more)  # type: ignore[arg-type]


OWN_ACTS = {("third", "who the maniac is")}
"""Who hunts whoever the maniac is, does another thing in the other world: they aren't asked."""

_MAFIA = "mafioso, boss, framer, dead mafioso"

SECRETS = (
    # Whose role it is.
    _secret("who the courtesan is", "roles 4 14", "courtesan, friend: dealt", clauses="GAME-5"),
    _secret("who the maniac is", "roles 12 15", "maniac, other: dealt", clauses="GAME-5"),
    _secret("who the sergeant is", "roles 2 16", "sergeant, third: dealt", clauses="GAME-5"),
    _secret("who the doctor is", "roles 3 15", "doctor, other: dealt", clauses="GAME-5"),
    _secret(
        "who the commissioner is",
        "roles 1 16",
        "commissioner, third, sergeant: dealt",
        clauses="GAME-5",
    ),
    _secret("who the foundling is", "roles 5 7", clauses="FOUND-1"),
    _secret("who the mafia is", "roles 9 15", f"{_MAFIA}, other: dealt", clauses="GAME-5"),
    _secret("who of the mafia is the boss", "roles 9 10", f"{_MAFIA}: dealt", clauses="GAME-5"),
    # Who is behind a persona.
    _secret(
        "who is behind a persona",
        "persons 14 15",
        "friend, other: enrolment",
        host=ENROLMENT,
        clauses="SEAT-4",
    ),
    _secret(
        "who has enrolled",
        "an outsider",
        "third: enrolment",
        host=ENROLMENT,
        clauses="GAME-1",
    ),
    _secret(
        "in which order they enrolled",
        "another order of enrolment",
        "friend, other: enrolment",
        host=ENROLMENT,
        clauses="SEAT-4",
    ),
    _secret(
        "who waits in the reserve",
        "a reserve",
        "reserve: enrolment",
        host=ENROLMENT,
        public=NEVER,
        clauses="HOST-6",
    ),
    _secret(
        "that a seat was replaced",
        "a replacement",
        "other, reserve: open",
        host=OPEN,
        clauses="HOST-6",
    ),
    _secret("that a seat is offered", "an offer", host=OPEN, public=NEVER, clauses="HOST-6"),
    _secret(
        "that somebody entered as a persona",
        "another entry",
        host=NEVER,
        public=NEVER,
        clauses="SEAT-3",
    ),
    _secret(
        "another's address and settings",
        "another address",
        "friend: enrolment",
        host=NEVER,
        public=NEVER,
        clauses="SEAT-4",
    ),
    # What was sent.
    _secret(
        "an answer to a check",
        "another answer",
        "commissioner, sergeant: open",
        clauses="NIGHT-5",
        host=OPEN,
    ),
    _secret(
        "whom the commissioner checks",
        "another check",
        "commissioner: open; sergeant: published",
        clauses="NIGHT-8",
        host=OPEN,
    ),
    _secret("whom he would shoot", "a pistol", "commissioner: open", host=OPEN, clauses="SHOT-1"),
    _secret(
        "that one of the mafia named nobody",
        "a silent mafioso",
        "mafioso: open",
        host=OPEN,
        clauses="MAFIA-2",
    ),
    _secret("a block", "no block", "courtesan: open", host=OPEN, clauses="NIGHT-2"),
    _secret("a slander", "a slander", "framer: open", host=OPEN, clauses="NIGHT-3"),
    _secret("a poison that waits", "a poison", "maniac: open", host=OPEN, clauses="POISON-1"),
    _secret(
        "a hunt that lapsed", "a hunt that lapsed", "friend: hunt", host=HUNT, clauses="HUNT-1"
    ),
    _secret("a last note", "a last note", "other: open", host=OPEN, clauses="NOTE-1"),
    _secret(
        "a note that was handed over",
        "a note is handed",
        "ghost, friend: open",
        host=OPEN,
        clauses="NOTE-2",
    ),
    _secret(
        "a vote", "another vote", "friend: open", host=OPEN, public=PUBLISHED, clauses="COURT-6"
    ),
    _secret(
        "that a vote was changed",
        "a vote that was changed",
        "third: open",
        host=OPEN,
        public=PUBLISHED,
        clauses="COURT-6",
    ),
    _secret(
        "a vote in a sealed court",
        f"{OTHER} is barred, another vote",
        "friend: open",
        host=OPEN,
        one=f"{OTHER} is barred",
        clauses="COURT-7",
        alone=True,
    ),
    _secret(
        "who is barred from voting",
        f"{OTHER} is barred",
        "friend, other: open",
        host=OPEN,
        one=f"{FRIEND} is barred",
        clauses="COURT-7",
    ),
    _secret(
        "how many are barred",
        f"{OTHER} is barred, {FRIEND} is barred",
        "friend: open",
        host=OPEN,
        one=f"{OTHER} is barred",
        clauses="COURT-7",
        alone=True,
    ),
    # What was said in private.
    _secret("a letter", "a letter", "friend: open", host=OPEN, public=NEVER, clauses="SEAT-7"),
    _secret(
        "a note about a seat",
        "seat notes",
        "friend: open",
        host=NEVER,
        public=NEVER,
        clauses="SEAT-7",
    ),
    _secret(
        "what the mafia said before a death",
        "a line before the death",
        f"{_MAFIA}: open",
        host=OPEN,
        clauses="MAFIA-1",
    ),
    _secret(
        "what the mafia said after it",
        "a line after the death",
        "mafioso, boss, framer: open",
        host=OPEN,
        clauses="MAFIA-1",
    ),
    _secret("the draft of a story", "a draft", host=OPEN, public=NEVER, clauses="HOST-2"),
    _secret(
        "what a post said before", "what was edited", host=OPEN, public=NEVER, clauses="HOST-1"
    ),
    _secret(
        "what a hidden post says",
        "what was hidden",
        "friend: open",
        host=OPEN,
        public=NEVER,
        clauses="HOST-1",
    ),
    _secret("why it was hidden", "why it was hidden", host=OPEN, public=NEVER, clauses="HOST-1"),
    _secret("that somebody complained", "a complaint", host=OPEN, public=NEVER, clauses="HOST-1"),
    # What the host has done, and what people do.
    _secret(
        "a double kill", "a double kill", "mafioso, boss, framer: open", host=OPEN, clauses="HOST-1"
    ),
    _secret(
        "that an order was voided", "a voided order", "courtesan: open", host=OPEN, clauses="HOST-1"
    ),
    _secret("a changed fact", "a changed fact", host=OPEN, clauses="HOST-1"),
    _secret("a reminder", "a reminder", "friend: open", host=NEVER, public=NEVER, clauses="HOST-1"),
    _secret(
        "that somebody leaves",
        "a leave",
        "other: hunt",
        host=HUNT,
        public=PUBLISHED,
        clauses="HOST-6",
    ),
    _secret(
        "that others have read",
        "presence",
        "friend, other, third: open",
        host=OPEN,
        public=NEVER,
        clauses="SEAT-4",
    ),
    _secret(
        "a vote for an award",
        "an award",
        "friend: opened",
        host=OPENED,
        public=NEVER,
        clauses="AWARD-1",
    ),
)


def hidden(viewers: Collection[str], until: str) -> Iterator[Secret]:
    """Yield the secrets that none of some viewers may know, up to a phase."""
    for secret in SECRETS:
        if not any(secret.may(viewer, until) for viewer in viewers):
            yield secret
