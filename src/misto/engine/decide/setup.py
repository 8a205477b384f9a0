"""Before the first turn: the game, enrolment, the deal (GAME)."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine import lineup as lineups
from misto.engine.clauses import Clause
from misto.engine.contradictions import Contradiction, contradictions
from misto.engine.deal import canonical_lineup, clean, commitment, nonce_fault
from misto.engine.deal import deal as deal_seats
from misto.engine.decide.guards import no_reason, unfit_text, wrong_phase
from misto.engine.events import ALL, HOST, SEALED, Event, Persona
from misto.engine.game import Game
from misto.engine.names import clean as clean_name
from misto.engine.names import fold, name_fault, title_fault
from misto.engine.proof import frozen_of
from misto.engine.publication import opening, role_told
from misto.engine.refusals import Code, Refusal
from misto.engine.rules import canonical
from misto.engine.terms import Gender, Phase, Role

Decision = tuple[Event, ...] | Refusal


def create_game(game: Game, command: c.CreateGame, at: datetime) -> Decision:
    """GAME-7: options that contradict each other are refused when the game is made."""
    if game.game:
        return Refusal(code=Code.WRONG_PHASE, clause=Clause.GAME_1, phase=game.phase)
    for text in (command.game, command.title, *command.hosts):
        if title_fault(text):
            return Refusal(code=Code.TITLE_UNFIT, clause=Clause.GAME_1, name=text)
    if found := contradictions(command.rules):
        return Refusal(code=Code.RULES_CONTRADICT, clause=Clause.GAME_7, contradictions=found)
    return (
        e.GameCreated(
            at=at,
            audience=ALL,
            game=clean_name(command.game),
            title=clean_name(command.title),
            rules=command.rules,
            hosts=tuple(map(clean_name, command.hosts)),
        ),
    )


def open_enrolment(game: Game, command: c.OpenEnrolment, at: datetime, key: bytes) -> Decision:
    """GAME-1, GAME-2: the key is committed to before the first nonce is taken."""
    refusal = wrong_phase(game, Clause.GAME_1, Phase.CREATED)
    refusal = refusal or _nobody_fits(game) or unfit_text(Clause.GAME_2, command.beacon_name)
    if refusal:
        return refusal
    rules = canonical(game.rules).decode()
    return (
        e.KeyDrawn(at=at, audience=SEALED, key=key.hex()),
        e.EnrolmentOpened(
            at=at,
            audience=ALL,
            commitment=commitment(key, game.game, rules),
            beacon_name=clean(command.beacon_name or "") or None,
        ),
    )


def _nobody_fits(game: Game) -> Refusal | None:
    """GAME-1: the numbers of seats bind enrolment; a game that was dealt elsewhere has its own."""
    least, most = game.rules.seats_min, game.rules.seats_max
    if most is None or least <= most:
        return None
    found = (Contradiction.SEATS_OUT_OF_ORDER,)
    return Refusal(code=Code.RULES_CONTRADICT, clause=Clause.GAME_1, contradictions=found)


def enrol(game: Game, command: c.Enrol, at: datetime) -> Decision:
    """GAME-1: who has enrolled is not public, unless `roster` says so; how many is."""
    refusal = wrong_phase(game, Clause.GAME_1, Phase.ENROLMENT) or _unfit(game, command)
    if refusal:
        return refusal
    person = clean_name(command.person)
    enrolled = e.Enrolled(
        at=at,
        audience=(person,),
        person=person,
        nonce=clean(command.nonce),
        name=clean_name(command.name) if command.name else None,
        gender=command.gender,
    )
    return enrolled, _roster(game, at, [*_persons(game), person])


def _unfit(game: Game, command: c.Enrol) -> Refusal | None:
    clause = Clause.GAME_1
    if name_fault(command.person) or (command.name and name_fault(command.name)):
        name = command.person if name_fault(command.person) else command.name
        return Refusal(code=Code.NAME_UNFIT, clause=clause, name=name)
    if clean_name(command.person) in game.hosts:
        return Refusal(code=Code.HOST_HAS_NO_SEAT, clause=Clause.GAME_6, name=command.person)
    if clean_name(command.person) in _persons(game):
        return Refusal(code=Code.ALREADY_ENROLLED, clause=clause, name=command.person)
    limit = game.rules.seats_max
    if limit is not None and len(game.enrolments) >= limit:
        return Refusal(code=Code.ENROLMENT_FULL, clause=clause, limit=limit)
    taken = {*game.spent_nonces, *(one.nonce for one in game.enrolments)}
    fault = nonce_fault(command.nonce, taken)
    if fault:
        code = Code.NONCE_TAKEN if fault == "taken" else Code.NONCE_UNFIT
        return Refusal(code=code, clause=Clause.GAME_2)
    return None


def _persons(game: Game) -> list[str]:
    return [one.person for one in game.enrolments]


def _roster(game: Game, at: datetime, persons: list[str]) -> e.RosterChanged:
    shown = tuple(sorted(persons)) if game.rules.roster == "public" else None
    return e.RosterChanged(at=at, audience=ALL, count=len(persons), persons=shown)


def withdraw_enrolment(game: Game, command: c.WithdrawEnrolment, at: datetime) -> Decision:
    """GAME-1: until enrolment closes, a player may take it back."""
    if refusal := wrong_phase(game, Clause.GAME_1, Phase.ENROLMENT):
        return refusal
    person = clean_name(command.person)
    persons = _persons(game)
    if person not in persons:
        return Refusal(code=Code.NOT_ENROLLED, clause=Clause.GAME_1, name=command.person)
    persons.remove(person)
    withdrawn = e.EnrolmentWithdrawn(at=at, audience=(person,), person=person)
    return withdrawn, _roster(game, at, persons)


def close_enrolment(game: Game, command: c.CloseEnrolment, at: datetime) -> Decision:
    """GAME-2…4: nonces and line-up are published and frozen."""
    if refusal := wrong_phase(game, Clause.GAME_1, Phase.ENROLMENT):
        return refusal
    seats, least = len(game.enrolments), game.rules.seats_min
    if seats < least:
        code = Code.TOO_FEW_SEATS
        return Refusal(code=code, clause=Clause.GAME_1, count=seats, limit=least)
    if len(command.lineup) != seats:
        code, count = Code.LINEUP_WRONG_SIZE, len(command.lineup)
        return Refusal(code=code, clause=Clause.GAME_4, count=count, limit=seats)
    if refusal := lineups.refusal(command.lineup, game.rules):
        return refusal
    return (
        e.EnrolmentClosed(
            at=at,
            audience=ALL,
            nonces=tuple(sorted(one.nonce for one in game.enrolments)),
            lineup=tuple(Role(role) for role in canonical_lineup(command.lineup)),
        ),
    )


def cancel_deal(game: Game, command: c.CancelDeal, at: datetime) -> Decision:
    """GAME-2: a cancelled deal opens its key; the next one has a commitment of its own."""
    first_turn = game.phase is Phase.OPEN and game.turn == 1
    if not (game.key and (first_turn or game.phase in {Phase.ENROLMENT, Phase.FROZEN})):
        return Refusal(code=Code.WRONG_PHASE, clause=Clause.GAME_2, phase=game.phase)
    if refusal := no_reason(command.why):
        return refusal
    return (e.DealCancelled(at=at, audience=ALL, key=game.key, why=command.why),)


def deal(game: Game, command: c.Deal, at: datetime) -> Decision:
    """GAME-2, GAME-5: seats and roles follow from the key, from what is frozen, from the beacon."""
    refusal = wrong_phase(game, Clause.GAME_2, Phase.FROZEN)
    refusal = refusal or unfit_text(Clause.GAME_2, command.beacon)
    if refusal:
        return refusal
    beacon = clean(command.beacon or "") or None
    if bool(beacon) != bool(game.beacon_name):
        code = Code.BEACON_NOT_NAMED if beacon else Code.BEACON_MISSING
        return Refusal(code=code, clause=Clause.GAME_2, name=game.beacon_name)
    seated = deal_seats(bytes.fromhex(game.key or ""), frozen_of(game), beacon)
    by_nonce = {one.nonce: one for one in game.enrolments}
    enrolled = [by_nonce[one.nonce] for one in seated]
    names = [one.name or "" for one in enrolled]
    personas = _personas(names, [one.gender for one in enrolled])
    roles = tuple(Role(one.role) for one in seated)
    nonces = tuple(one.nonce for one in seated)
    persons = tuple(one.person for one in enrolled)
    return (
        e.Dealt(at=at, audience=HOST, personas=personas, roles=roles, nonces=nonces, beacon=beacon),
        *_seating(game, personas, persons, roles, at, beacon),
    )


def _personas(names: list[str], genders: list[Gender]) -> tuple[Persona, ...]:
    """Give each seat its nick; a name that stands twice gets its nick beside it."""
    nicks = [f"igrok {seat}" for seat, _ in enumerate(names, 1)]
    taken = Counter(fold(name) for name in names + nicks)
    called = [
        nick if not name else f"{name} ({nick})" if taken[fold(name)] > 1 else name
        for name, nick in zip(names, nicks, strict=True)
    ]
    return tuple(map(Persona, nicks, called, genders))


def seat_table(game: Game, command: c.SeatTable, at: datetime) -> Decision:
    """Seat a game that was dealt elsewhere: its roles are the host's word."""
    if refusal := wrong_phase(game, Clause.GAME_1, Phase.CREATED):
        return refusal
    seats, personas = len(command.roles), command.personas
    for size in (len(personas), len(command.persons) or seats):
        if size != seats:
            code = Code.LINEUP_WRONG_SIZE
            return Refusal(code=code, clause=Clause.GAME_4, count=seats, limit=size)
    persons = tuple(map(clean_name, command.persons))
    hosts = [person for person in persons if person in game.hosts]
    if hosts:
        return Refusal(code=Code.HOST_HAS_NO_SEAT, clause=Clause.GAME_6, name=hosts[0])
    refusal = (
        _names_unfit(Clause.ORDER_6, [persona.name for persona in personas])
        or _names_unfit(Clause.SEAT_1, [persona.nick for persona in personas])
        or _names_unfit(Clause.GAME_1, persons)
        or lineups.refusal(command.roles, game.rules)
    )
    if refusal:
        return refusal
    return (
        e.Dealt(at=at, audience=HOST, personas=personas, roles=command.roles),
        *_seating(game, personas, persons, command.roles, at),
    )


def _names_unfit(clause: Clause, names: Sequence[str]) -> Refusal | None:
    seen: set[str] = set()
    for name in names:
        if name_fault(name):
            return Refusal(code=Code.NAME_UNFIT, clause=clause, name=name)
        if fold(name) in seen:
            return Refusal(code=Code.NAME_TAKEN, clause=clause, name=name)
        seen.add(fold(name))
    return None


def _seating(  # noqa: PLR0913, PLR0917  # a table has these parts
    game: Game,
    personas: tuple[Persona, ...],
    persons: tuple[str, ...],
    roles: tuple[Role, ...],
    at: datetime,
    beacon: str | None = None,
) -> list[Event]:
    """The table for all, each person's seat and each seat's role for its own, turn one for all."""
    living = frozenset(range(1, len(roles) + 1))
    return [
        e.TableSet(at=at, audience=ALL, personas=personas, beacon=beacon),
        *(
            e.PersonSeated(at=at, audience=(person,), person=person, seat=seat)
            for seat, person in enumerate(persons, 1)
        ),
        *(role_told(roles, seat, at, living) for seat in sorted(living)),
        opening(game.rules, 1, at),
    ]
