"""A world: one whole game, with what differs in it between two worlds as flags.

The script is the same in every world; a flag changes one thing that some may not know. It stops at
each phase, so that everybody can look at the site.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import TypeVar

import pytest
from django.core import mail
from django.core.cache import caches
from django.db import connection, transaction

from misto.engine import (
    BarVote,
    ChangeFact,
    CloseEnrolment,
    Command,
    Deal,
    Enrol,
    Fact,
    Gender,
    GiveNote,
    GrantDoubleKill,
    Kind,
    Leave,
    OpenEnrolment,
    OpenGame,
    PublishReport,
    Replace,
    Role,
    Rules,
    VoidOrder,
    VoteAward,
)
from misto.engine.deal import Frozen, Seated
from misto.engine.decide import setup
from misto.store import clock, folding, letters, notices, personas
from misto.store.executing import Executed, create
from misto.store.models import (
    Account,
    Complaint,
    Edit,
    Hiding,
    Letter,
    Membership,
    Notice,
    Offer,
    Persona,
    Post,
    Reading,
    SeatNote,
    StoryDraft,
)
from misto.store.posting import add
from misto.store.writing import writing
from misto.web.thread import media
from tests.cast import MORNING, Table
from tests.secrecy.streams import Streams, keyed
from tests.secrecy.streams import letters as drawn

T = TypeVar("T")
R = Role
ROLES = (
    R.COMMISSIONER, R.SERGEANT, R.DOCTOR, R.COURTESAN, R.FOUNDLING, R.CIVILIAN, R.CIVILIAN,
    R.CIVILIAN, R.MAFIOSO, R.BOSS, R.FRAMER, R.MANIAC, R.MAFIOSO, R.CIVILIAN, R.CIVILIAN,
    R.CIVILIAN,
)  # fmt: skip
"""The roles of the seats, from the first on."""

CIVILIAN, LEAVER, GHOST, DEAD_MAFIOSO, FRIEND, OTHER, THIRD = 6, 7, 8, 13, 14, 15, 16
SEATS = range(1, len(ROLES) + 1)
NAMES = (
    "Олексій", "Принцеса", "Анастейша", "Зойка", "Веруня", "Казимира", "Люся", "Ашот", "Айгюль",
    "Галина", "Віталя", "Соломія", "Тарас", "Уляна", "Федір", "Христя",
)  # fmt: skip
GENDERS = "mffffffmffmfmfmf"
PEOPLE = (
    "Лавро", "Мирон", "Назар", "Оксана", "Павлина", "Роксолана", "Святослав", "Теофіла", "Устим",
    "Фросина", "Харитя", "Цвітана", "Чеслав", "Шурко", "Щедрик", "Юхим",
)  # fmt: skip
"""The main accounts of those who play, by seat where nothing is exchanged."""

HOSTS = ("Захар", "Ївга")
BESIDE = ("Безсмертна", "Гордій", "Дзвінка", "Євлампій", "Жанна")
"""A reader, a host of another game, a newcomer, one of the reserve, somebody who may enrol."""

PHASES = ("enrolment", "dealt", "open", "hunt", "closed", "published", "opened")
BEGUN = datetime(2026, 11, 1, 12, 0, tzinfo=UTC)
RULES = Rules(award_by="players_and_readers")


@dataclass
class World:
    """A game while it is played; `heard` is told of every command, so that streams are heard."""

    flags: frozenset[str]
    streams: Streams
    heard: Callable[[], None] = lambda: None
    phase: str = ""
    table: Table = field(init=False)
    people: dict[str, Account] = field(default_factory=dict)
    token: str = ""  # of the persona that has entered

    def has(self, flag: str) -> bool:
        """Say whether something is so in this world."""
        return flag in self.flags

    def pairs(self, what: str) -> Iterator[tuple[int, int]]:
        """The pairs of seats of the flags that begin so."""
        for flag in sorted(self.flags):
            if flag.startswith(f"{what} "):
                one, other = flag.split()[1:]
                yield int(one), int(other)

    def roles(self) -> tuple[Role, ...]:
        """The roles by seat, with what is exchanged in this world."""
        return self._exchanged(ROLES, "roles")

    def persons(self) -> tuple[str, ...]:
        """The people by seat."""
        third = BESIDE[4] if self.has("an outsider") else PEOPLE[THIRD - 1]
        names = (*PEOPLE[: THIRD - 1], third, *PEOPLE[THIRD:])
        return self._exchanged(names, "persons")

    def newest(self, seat: int) -> str:
        """Who has a seat just now."""
        members = Membership.objects.filter(game=self.table.row, seat=seat)
        return members.values_list("account__username", flat=True).get()

    def _exchanged(self, found: tuple[T, ...], what: str) -> tuple[T, ...]:
        kept = list(found)
        for one, other in self.pairs(what):
            kept[one - 1], kept[other - 1] = kept[other - 1], kept[one - 1]
        return tuple(kept)

    def by(self, role: Role) -> int:
        """The first seat that has a role."""
        return self.roles().index(role) + 1

    # --- what is done, each under a name of its own --------------------------------------------

    def do(self, what: str, act: Callable[[], object]) -> None:
        """Do something, with streams of its own; whoever listens is told."""
        self.streams.do(f"{what} at {self.table.now if hasattr(self, 'table') else BEGUN}")
        act()
        self.heard()

    def run(self, what: str, command: Command | None) -> None:
        """Carry out a command."""
        self.do(what, lambda: self.table.run(command))

    def order(self, seat: int, kind: Kind, *targets: int) -> None:
        """Let a seat send an order."""
        self.do(f"seat {seat}: {kind}", lambda: self.table.order(seat, kind, *targets))

    def hour(self, day: int, hour: float) -> None:
        """Let it be so late: in Kyiv, on which day of the game."""
        at = MORNING + timedelta(days=day, hours=hour - 9)
        assert at >= self.table.now
        self.table.now = at
        clock.set_to(at)

    def write(self, seat: int, text: str, mark: str = "") -> None:
        """Let a seat post."""
        self.do(f"seat {seat} writes", lambda: self.table.write(seat, text, mark))

    def talk(self, name: str, text: str) -> None:
        """Let a main account speak in the discussion."""

        def act() -> None:
            with writing(self.table.code) as row:
                add(
                    row, Post.Room.TALK, Post.Voice.ACCOUNT, at=clock.arrival(row.last_at),
                    source=text, html=f"<p>{text}</p>", account=self.people[name],
                )  # fmt: skip

        self.do(f"{name} talks", act)

    def chat(self, seat: int, text: str) -> None:
        """Let one of the mafia say something in its chat."""

        def act() -> None:
            with writing(self.table.code) as row:
                add(
                    row, Post.Room.MAFIA, Post.Voice.SEAT, at=clock.arrival(row.last_at),
                    source=text, html=f"<p>{text}</p>", seat=seat,
                )  # fmt: skip

        self.do(f"seat {seat} chats", act)

    def letter(self, name: str | None, text: str, *, by_host: bool) -> None:
        """Let a letter be written, by a player or by the host; or by the host to all."""

        def act() -> None:
            with writing(self.table.code) as row:
                account = self.people[name] if name else None
                letters.write(row, account, by_host=by_host, source=text, html=f"<p>{text}</p>")

        self.do(f"letter {'to' if by_host else 'of'} {name}", act)

    # --- the script ------------------------------------------------------------------------------

    @cached_property
    def playing(self) -> Iterator[str]:
        """The game that is being played: it goes on where it was left."""
        return self.play()

    def play(self) -> Iterator[str]:
        """Play the game, and stop at each phase."""
        self._found()
        self._enrol()
        yield self._stop("enrolment")
        self.run("enrolment closes", CloseEnrolment(lineup=tuple(ROLES)))
        self.run("the deal", Deal())
        self._looks()
        yield self._stop("dealt")
        self._first_turn()
        self._second_morning()
        yield self._stop("open")
        self._second_noon()
        yield self._stop("hunt")
        self._second_close()
        yield self._stop("closed")
        self.run("the second report", PublishReport(story="Друга ніч минула."))
        yield self._stop("published")
        self._end()
        yield self._stop("opened")

    def _stop(self, phase: str) -> str:
        self.phase = phase
        return phase

    def _found(self) -> None:
        self.streams.do("the site is set up")
        start = MORNING - timedelta(hours=2)
        clock.set_to(start)
        for name in (*HOSTS, *PEOPLE, *BESIDE):
            self.people[name] = self._account(name)
        host, cohost = (self.people[name] for name in HOSTS)
        made = create(host, "Чорний ринок", RULES, story="Місто засинає.", cohosts=[cohost])
        other = create(self.people[BESIDE[1]], "Інша гра", RULES)
        assert isinstance(made, Executed)
        assert isinstance(other, Executed)
        people = tuple(self.people[name] for name in PEOPLE)
        self.table = _Table(made.row.code, host, people, start)
        self.run("enrolment opens", OpenEnrolment())
        self.talk(BESIDE[0], "Хто ще записався?")

    def _account(self, name: str) -> Account:
        self.streams.do(f"account {name}")
        account = Account(
            username=name, email=f"{drawn(name, 8).lower()}@example.org", password="!",  # noqa: S106  # nobody enters by one
            date_joined=BEGUN, last_login=BEGUN, calendar=drawn(f"calendar of {name}", 43),
        )  # fmt: skip
        if name == PEOPLE[FRIEND - 1] and self.has("another address"):
            account.email, account.zone = "other@example.net", "Europe/Rome"
            account.silent_bell = account.silent_mail = ["report", "mention"]
        account.save()
        return account

    def _enrol(self) -> None:
        persons = self.persons()
        order = list(SEATS)
        if self.has("another order of enrolment"):
            order[FRIEND - 1], order[OTHER - 1] = OTHER, FRIEND
        for number, seat in enumerate(order):
            self.hour(0, 7 + number / 60)
            name, gender = NAMES[seat - 1], Gender(GENDERS[seat - 1])
            person = self.people[persons[seat - 1]].code
            wish = Enrol(person=person, nonce=nonce(seat), name=name, gender=gender)
            # What is public of it is the same whoever enrols.
            self.run(f"enrolment {number}", wish)
            members = Membership.objects.filter(game=self.table.row, account__code=person)
            members.update(about=f"Про {name}.")
        if self.has("a reserve"):
            Membership.objects.create(
                game=self.table.row, account=self.people[BESIDE[3]],
                part=Membership.Part.RESERVE, since=self.table.now,
            )  # fmt: skip
        self.hour(0, 8)

    def _looks(self) -> None:
        """Some have given their personas a face; somebody enters as a persona."""
        for seat in (CIVILIAN, FRIEND):
            self.streams.do(f"looks of seat {seat}")
            its = Persona.objects.filter(game=self.table.row, seat=seat)
            its.update(avatar=media.keep(b"RIFF    WEBP"), signature=f"Підпис {seat}")
        self.token = self._enter(CIVILIAN)
        if self.has("another entry"):
            self._enter(FRIEND)

    def _enter(self, seat: int) -> str:
        self.streams.do(f"persona {seat} enters")
        its = Persona.objects.get(game=self.table.row, seat=seat)
        done = personas.enter(self.table.row, its.nick, personas.password(its))
        assert done is not None
        return done[1]

    def _first_turn(self) -> None:
        self.hour(0, 10)
        for seat in SEATS:
            self.write(seat, f"Доброго ранку, я {NAMES[seat - 1]}.", "introduction")
        self._letters()
        self._presence()
        if self.has("a line before the death"):
            self.chat(self.by(R.FRAMER), "Кого беремо?")
        self.hour(0, 12)
        for seat in self._mafia():
            self.order(seat, Kind.KILL, GHOST)
        self.order(self.by(R.DOCTOR), Kind.INJECT, DEAD_MAFIOSO)
        answered = FRIEND if self.has("another answer") else self.by(R.FRAMER)
        self.order(self.by(R.COMMISSIONER), Kind.CHECK, answered)
        if self.has("a note is handed"):
            note = GiveNote(seat=GHOST, to=FRIEND, text="Стережися.")
            self.run("a note is given", note)
        self.do("the first close", self.table.close)
        self.run("the first report", PublishReport(story="Перша ніч минула."))

    def _mafia(self) -> list[int]:
        mafia = {R.MAFIOSO, R.BOSS, R.FRAMER}
        return [seat for seat, role in enumerate(self.roles(), 1) if role in mafia]

    def _letters(self) -> None:
        self.letter(None, "Вітаю всіх за столом.", by_host=True)
        friend = self.persons()[FRIEND - 1]
        if self.has("a letter"):
            self.letter(friend, "Чи можна мовчати?", by_host=False)
            self.letter(friend, "Можна.", by_host=True)
        if self.has("seat notes"):
            account = self.people[friend]
            row = self.table.row
            SeatNote.objects.create(game=row, account=account, seat=CIVILIAN, text="Підозрілий.")

    def _presence(self) -> None:
        """Others look at the site: they confirm letters, read rooms and notices."""
        if not self.has("presence"):
            return
        row = self.table.row
        others = Membership.objects.filter(game=row, seat__in=(FRIEND, OTHER, THIRD))
        for member in others:
            member.letter_read_at = self.table.now
            member.save()
            Notice.objects.filter(account=member.account).update(read_at=self.table.now)
            Letter.objects.filter(account=member.account).update(read_at=self.table.now)
            for room in (Post.Room.THREAD, Post.Room.TALK):
                Reading.objects.create(account=member.account, game=row, room=room, number=9)

    def _second_morning(self) -> None:
        self.hour(0, 22)
        self._replace(LEAVER, BESIDE[2])
        if self.has("a replacement"):
            self._replace(OTHER, BESIDE[3])
        self.hour(1, 8)
        for seat in self._living():
            if seat != FRIEND:
                self.write(seat, f"Обговорюймо, каже {NAMES[seat - 1]}.", "argument")
        self._second_posts()
        self.write(GHOST, "З того світу.")
        if self.has("a line after the death"):
            self.chat(self.by(R.FRAMER), "Лишилося троє.")
        self._second_orders()
        self._rulings()
        self.hour(1, 9)

    def _living(self) -> list[int]:
        return [seat for seat in SEATS if seat not in {GHOST, DEAD_MAFIOSO}]

    def _replace(self, seat: int, newcomer: str) -> None:
        person = self.people[newcomer].code
        self.run(f"seat {seat} is replaced", Replace(seat=seat, person=person, why="Так треба."))

    def _second_posts(self) -> None:
        """A post that was edited, and one that is hidden: what they said is the host's to know."""
        row, at = self.table.row, self.table.now
        self.write(FRIEND, "Так і є.", "argument")
        edited = Post.objects.filter(game=row, room=Post.Room.THREAD).order_by("number").last()
        assert edited is not None
        said = "Інше було тут." if self.has("what was edited") else "Це було тут."
        Edit.objects.create(post=edited, at=at, source=said)
        Post.objects.filter(pk=edited.pk).update(edited_at=at)
        self.write(FRIEND, "Приховане інше." if self.has("what was hidden") else "Приховане.")
        hidden = Post.objects.filter(game=row, room=Post.Room.THREAD).order_by("number").last()
        assert hidden is not None
        Post.objects.filter(pk=hidden.pk).update(hidden_at=at)
        why = "Бо так." if self.has("why it was hidden") else "Лайка."
        Hiding.objects.create(post=hidden, at=at, hidden=True, why=why)
        if self.has("a complaint"):
            Complaint.objects.create(post=edited, at=at, why="Грубо.")

    def _second_orders(self) -> None:
        mafia = [seat for seat in self._mafia() if seat != DEAD_MAFIOSO]
        if self.has("a silent mafioso"):
            mafia.remove(next(seat for seat in mafia if self.roles()[seat - 1] is R.MAFIOSO))
        for seat in mafia:
            self.order(seat, Kind.KILL, CIVILIAN)
        self.order(self.by(R.DOCTOR), Kind.HEAL, CIVILIAN)
        if not self.has("no block"):
            self.order(self.by(R.COURTESAN), Kind.BLOCK, CIVILIAN)
        if self.has("a slander"):
            self.order(self.by(R.FRAMER), Kind.FRAME, THIRD)
        if self.has("a poison"):
            self.order(self.by(R.MANIAC), Kind.POISON, OTHER)
        checked = OTHER if self.has("another check") else CIVILIAN
        self.order(self.by(R.COMMISSIONER), Kind.CHECK, checked)
        if self.has("a pistol"):
            self.order(self.by(R.COMMISSIONER), Kind.SHOOT, FRIEND)
        if self.has("a last note"):
            note = GiveNote(seat=OTHER, to=CIVILIAN, text="Якщо мене не стане.")
            self.run("a last note", note)
        self._votes()

    def _votes(self) -> None:
        """Everybody votes for the next one: nobody has a quarter."""
        living = self._living()
        for seat, after in zip(living, (*living[1:], living[0]), strict=True):
            another = seat == FRIEND and self.has("another vote")
            self.order(seat, Kind.VOTE, CIVILIAN if another else after)
            if seat == THIRD and self.has("a vote that was changed"):
                self.order(seat, Kind.VOTE, CIVILIAN)
                self.order(seat, Kind.VOTE, after)

    def _rulings(self) -> None:
        why = "Як вирішено."
        for seat in (FRIEND, OTHER):
            if self.has(f"{seat} is barred"):
                self.run(f"seat {seat} is barred", BarVote(seats=(seat,), why=why))
        if self.has("a double kill"):
            self.run("a double kill", GrantDoubleKill(why=why))
        if self.has("a voided order") and not self.has("no block"):
            void = VoidOrder(seat=self.by(R.COURTESAN), order=Kind.BLOCK, why=why)
            self.run("an order is voided", void)
        if self.has("a changed fact"):
            self.run("a fact", ChangeFact(fact=Fact(THIRD, poisoned=True), why=why))
        if self.has("an offer"):
            self.streams.do("an offer")
            at = self.table.now
            Offer.objects.create(game=self.table.row, seat=FRIEND, why=why, made_at=at)
        if self.has("a draft"):
            draft = {"text": "Чернетка оповідки.", "saved_at": self.table.now}
            StoryDraft.objects.create(game=self.table.row, turn=2, **draft)
        if self.has("a reminder"):
            one = self.people[self.persons()[FRIEND - 1]]
            row, at = self.table.row, self.table.now
            notices.tell([one], Notice.Kind.REMINDER, row, at=at, turn=row.turn)

    def _second_noon(self) -> None:
        self.hour(1, 12.5)
        self.order(THIRD, Kind.HUNT, self.by(R.MANIAC))
        self.hour(1, 12.75)
        if self.has("a hunt that lapsed"):
            self.order(FRIEND, Kind.HUNT, self.by(R.FRAMER))
        if self.has("a leave"):
            self.run("somebody leaves", Leave(seat=OTHER, why="Мушу."))
        self.hour(1, 13)

    def _second_close(self) -> None:
        self.do("the second close", self.table.close)

    def _end(self) -> None:
        """The host's word ends the game: the last of the mafia and the maniac go."""
        self.hour(2, 9)
        view = self.table.view
        evil = {R.MAFIOSO, R.BOSS, R.FRAMER, R.MANIAC, R.FOUNDLING}
        for seat, role in enumerate(self.roles(), 1):
            if role in evil and seat in view.living:
                fact = Fact(seat, alive=False)
                self.run(f"seat {seat} goes", ChangeFact(fact=fact, why="Час."))
        for seat in self.table.view.living:
            self.write(seat, "Наостанок.")
        self.do("the third close", self.table.close)
        self.run("the third report", PublishReport(story="Третя ніч минула."))
        self.run("the game is opened", OpenGame())
        if self.has("an award"):
            voter = self.people[self.persons()[FRIEND - 1]].code
            self.run("an award", VoteAward(voter=voter, award="player", seat=CIVILIAN))


class _Table(Table):
    """The cast's table, without a reader of its own."""

    def __post_init__(self) -> None:
        self.reader = Account.objects.get(username=BESIDE[0])


def nonce(seat: int) -> str:
    """The nonce that a seat's player brings: sorted they stand in another order than the seats."""
    return f"{drawn(f'nonce {seat}', 6)} of seat number so and so"


@contextmanager
def world(
    flags: Iterable[str] = (), *, shift: int = 0, make: Callable[..., World] = World
) -> Iterator[World]:
    """Make a world; all that is done in it is gone afterwards.

    Keys of the database begin `shift` later: no page may show one.
    """
    with keyed() as streams, transaction.atomic(), pytest.MonkeyPatch.context() as patch:
        made = make(frozenset(flags), streams)
        patch.setattr(setup, "deal_seats", lambda _key, _frozen, _beacon: _dealt(made, _frozen))
        forget()
        mail.outbox = []
        _shift_keys(shift)
        try:
            yield made
        finally:
            transaction.set_rollback(True)
            clock.set_to(None)
            forget()


def _dealt(made: World, frozen: Frozen) -> tuple[Seated, ...]:
    """Deal as the world has it, instead of from the key: nobody can tell before the end."""
    nonces = {nonce(seat): seat for seat in SEATS}
    assert set(frozen.nonces) == set(nonces)
    return tuple(Seated(seat, nonce(seat), role.value) for seat, role in enumerate(made.roles(), 1))


def forget() -> None:
    """Forget what a process keeps of a database."""
    folding.drop()
    for name in ("default", "pages"):
        caches[name].clear()


def _shift_keys(by: int) -> None:
    """Let the keys of our tables begin later; PostgreSQL doesn't take its sequences back."""
    sequences = [one for one in connection.introspection.sequence_list() if _is_ours(one["table"])]
    with connection.cursor() as cursor:
        for one in sequences:
            table, column = one["table"], one["column"]
            if connection.vendor == "postgresql":
                begin = "SELECT setval(pg_get_serial_sequence(%s, %s), %s)"
                cursor.execute(begin, [str(table), str(column), max(by, 1)])
                continue
            cursor.execute("DELETE FROM sqlite_sequence WHERE name = %s", [table])
            cursor.execute("INSERT INTO sqlite_sequence VALUES (%s, %s)", [table, by])


def _is_ours(table: str | None) -> bool:
    return table is not None and table.startswith("store_")
