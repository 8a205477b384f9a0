"""What a publication makes known, and to whom (HOST-2, TIME-6, law 2)."""

from bisect import bisect_left
from collections.abc import Iterator
from datetime import datetime

from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.commands import PublishReport
from misto.engine.events import ALL, Audience, Event
from misto.engine.game import Game
from misto.engine.resolution import Answer, Ballot, Death, Resolution
from misto.engine.roles import MAFIA, SIDE, TOLD
from misto.engine.rules import Rules
from misto.engine.shown import checked, revealed
from misto.engine.terms import NIGHT_CAUSES, Role, ShownCause, Side
from misto.engine.timetable import timetable


def publication(game: Game, command: PublishReport, at: datetime) -> tuple[Event, ...]:
    """Turn the pending resolution into facts, each with its audience, and open the next turn."""
    pending = game.pending
    assert pending is not None  # noqa: S101  # the phase says so
    facts: list[Event] = [
        e.ReportPublished(at=at, audience=ALL, turn=game.turn, story=command.story),
        *_deaths(game, pending, at),
        *_court(game, pending, at),
        *_answers(pending, command.weapons, at),
        *_notes(game, pending, at),
        *_roles(game, pending, at),
        *_corrections(game, pending, at),
    ]
    if pending.winner:
        facts.append(e.GameWon(at=at, audience=ALL, turn=game.turn, winner=pending.winner))
    else:
        facts.append(opening(game.rules, game.turn + 1, at))
    return tuple(facts)


def opening(rules: Rules, turn: int, at: datetime) -> e.TurnOpened:
    """Return the fact that a turn opens, with its instants (TIME-6)."""
    times = timetable(rules, at)
    return e.TurnOpened(
        at=at, audience=ALL, turn=turn, hunt_opens=times.hunt_opens, closes=times.closes
    )


def _deaths(game: Game, pending: Resolution, at: datetime) -> Iterator[Event]:
    for death in sorted(pending.deaths, key=lambda death: death.seat):
        yield e.SeatDied(
            at=at,
            audience=ALL,
            turn=game.turn,
            seat=death.seat,
            shown=revealed(game.rules, death.role),
            causes=_causes(game.rules, death),
        )
        person = game.persons[death.seat - 1] if game.persons else ""
        if person and game.rules.reveal_person == "death":
            yield e.PersonRevealed(at=at, audience=ALL, seat=death.seat, person=person)
    for seat in pending.revived:
        yield _back(game, seat, at, ALL)
    dead = {death.seat for death in pending.deaths}
    for seat, fact in game.facts.items():
        if fact.alive and seat in game.living - dead and seat in game.excluded | game.left:
            yield _back(game, seat, at, ALL if seat in game.excluded else (seat,))


def _back(game: Game, seat: int, at: datetime, audience: Audience) -> e.SeatRevived:
    """A seat is in the game again: told to those who knew that it wasn't."""
    why = game.facts[seat].why
    return e.SeatRevived(at=at, audience=audience, turn=game.turn, seat=seat, why=why)


def _causes(rules: Rules, death: Death) -> tuple[ShownCause, ...]:
    if rules.causes == "none":
        return ()
    hidden = rules.causes == "night_hidden"
    shown = [
        ShownCause.NIGHT if hidden and cause in NIGHT_CAUSES else ShownCause(cause)
        for cause in death.causes
    ]
    return tuple(dict.fromkeys(shown))


def _court(game: Game, pending: Resolution, at: datetime) -> Iterator[Event]:
    court = pending.court
    if court is None:
        return
    sealed = bool(court.barred)  # COURT-7
    totals = not sealed or game.rules.sealed_shows == "totals"
    yield e.CourtHeld(
        at=at,
        audience=ALL,
        turn=game.turn,
        election=court.election,
        sentenced=court.sentenced,
        sealed=sealed,
        tally=court.tally if totals else None,
        ballots=None if sealed else _counted(court.ballots),
        silent=None if sealed else court.silent,
    )
    if pending.keeper:
        yield e.KeeperNamed(at=at, audience=ALL, seat=pending.keeper)


def _counted(ballots: tuple[Ballot, ...]) -> tuple[Ballot, ...]:
    """The ballots that count, ranked among themselves: a gap would tell of a voided vote."""
    counted = [ballot for ballot in ballots if ballot.counts]
    ranks = sorted(cast.rank for ballot in counted for cast in ballot.casts)
    return tuple(
        replace(
            ballot,
            casts=tuple(replace(c, rank=bisect_left(ranks, c.rank) + 1) for c in ballot.casts),
        )
        for ballot in counted
    )


def _answers(pending: Resolution, weapons: dict[int, str], at: datetime) -> Iterator[Event]:
    """Tell each reader apart: an audience would tell the commissioner who the sergeant is."""
    for answer in pending.answers:
        for reader in answer.readers:
            yield _answer(pending.turn, answer, reader, weapons, at)


def _answer(
    turn: int,
    answer: Answer,
    reader: int,
    weapons: dict[int, str],
    at: datetime,
) -> Event:
    seat = answer.seat
    if answer.shows is None:
        return e.CheckUnanswered(at=at, audience=(reader,), turn=turn, seat=seat)
    return e.CheckAnswered(
        at=at,
        audience=(reader,),
        turn=turn,
        seat=seat,
        shows=answer.shows,
        killed_by=answer.killed_by,
        weapon=weapons.get(seat) if answer.killed_by else None,
    )


def _notes(game: Game, pending: Resolution, at: datetime) -> Iterator[Event]:
    for author, to in pending.notes:
        yield e.NoteHanded(
            at=at,
            audience=(to,),
            turn=pending.turn,
            author=author,
            to=to,
            text=game.notes[author].text,
        )


def _roles(game: Game, pending: Resolution, at: datetime) -> Iterator[Event]:
    """Tell new roles: to the seats that have them, and to the mates whom they concern.

    Who comes back to the mafia is told the list anew: it may have changed meanwhile (MAFIA-1).
    """
    changed = dict(pending.roles)
    dead = {death.seat for death in pending.deaths}
    living = (game.living - dead) | set(pending.revived)
    roles = tuple(changed.get(seat, game.role(seat)) for seat in game.seats)
    back = (seat for seat in pending.revived if roles[seat - 1] in MAFIA)
    for seat in dict.fromkeys((*changed, *back, *_sergeants(game, changed))):
        if seat in living:
            yield role_told(roles, seat, at, living)
    mates = tuple(
        seat for seat in sorted(living) if roles[seat - 1] in MAFIA and seat not in changed
    )
    for seat, role in changed.items():
        if mates and MAFIA & {role, game.role(seat)}:
            yield e.MateTold(at=at, audience=mates, seat=seat, role=TOLD[role])


def _sergeants(game: Game, changed: dict[int, Role]) -> list[int]:
    """The sergeants to be told who the commissioner is, where the host made another (GAME-5)."""
    pistols = [seat for seat in changed if Role.COMMISSIONER in {changed[seat], game.role(seat)}]
    sergeants = [seat for seat in game.seats if game.role(seat) is Role.SERGEANT]
    return sergeants if pistols else []


def _corrections(game: Game, pending: Resolution, at: datetime) -> Iterator[Event]:
    """Tell a role that the host changed to those who were told the old one (HOST-1)."""
    for seat, role in pending.roles:
        fact = game.facts.get(seat)
        if fact is None or fact.role is None:
            continue
        dead = seat not in game.living and seat not in pending.revived
        shown = revealed(game.rules, role) if dead else None
        audience: Audience = ALL
        if shown is None:
            shown = checked(game.rules, role)
            audience = tuple(sorted(game.answered.get(seat, ())))
        if audience:
            yield e.FactCorrected(
                at=at, audience=audience, turn=game.turn, seat=seat, shown=shown, why=fact.why
            )


def role_told(
    roles: tuple[Role, ...],
    seat: int,
    at: datetime,
    living: frozenset[int],
) -> e.RoleTold:
    """Return the letter about its role that a seat gets, and no more than that (GAME-5)."""
    role = roles[seat - 1]
    mates: tuple[tuple[int, Role], ...] = ()
    commissioners: tuple[int, ...] = ()
    if SIDE[role] is Side.MAFIA:
        mates = tuple((s, its) for s, its in enumerate(roles, 1) if its in MAFIA and s != seat)
    if role is Role.SERGEANT:
        commissioners = tuple(s for s in living if roles[s - 1] is Role.COMMISSIONER)
    return e.RoleTold(
        at=at,
        audience=(seat,),
        seat=seat,
        role=TOLD[role],
        mates=mates,
        commissioner=commissioners[0] if commissioners else None,
    )
