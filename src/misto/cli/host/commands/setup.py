"""Before the first turn: make a game, enrol the players, deal the roles or seat those dealt."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from misto.cli.host import lineups, lists, session
from misto.cli.host.app import Why, Yes
from misto.cli.host.board import Board, board_of
from misto.cli.host.clock import DICE
from misto.cli.host.events import tell_events
from misto.cli.host.gamefile import Drawn, Named, Saved
from misto.cli.host.letters import role_letters, send
from misto.cli.host.options import OptionFault, rules_of
from misto.cli.host.screen import bad, good
from misto.cli.host.session import Session
from misto.engine import (
    CancelDeal,
    Clause,
    CloseEnrolment,
    Code,
    CreateGame,
    Deal,
    Enrol,
    Event,
    Host,
    OpenEnrolment,
    Persona,
    Refusal,
    Role,
    Rules,
    SeatTable,
    WithdrawEnrolment,
)
from misto.engine.deal import NONCE_MAX, fingerprint
from misto.engine.lineup import suggest
from misto.engine.names import clean, fold, name_fault, title_fault
from misto.engine.proof import frozen_of
from misto.engine.terms import Gender
from misto.text.writer import Writer

ListFile = Annotated[
    Path | None, typer.Option("--list", "-l", metavar="FILE", help="help-list-option")
]


def new(
    context: typer.Context,
    *,
    title: Annotated[str, typer.Argument(metavar="TITLE", help="help-new-title")],
    preset: Annotated[str, typer.Option("--preset", "-p", help="help-new-preset")] = "classic",
    rule: Annotated[
        list[str] | None,
        typer.Option("--rule", "-r", metavar="OPTION=VALUE", help="help-new-rule"),
    ] = None,
    beacon: Annotated[str, typer.Option("--beacon", metavar="NAME", help="help-new-beacon")] = "",
    at_table: Annotated[bool, typer.Option("--at-table", help="help-new-at-table")] = False,
    dealt_elsewhere: Annotated[
        bool, typer.Option("--dealt-elsewhere", help="help-new-dealt-elsewhere")
    ] = False,
) -> None:
    """Make a game, and open its enrolment."""
    here = session.of(context)
    rules = _rules(here, preset, rule or [], at_table=at_table)
    board = board_of(Saved())
    board = board.add(here.decide(board, CreateGame(game=title, title=title, rules=rules)).events)
    if not dealt_elsewhere:
        opened = here.decide(board, OpenEnrolment(beacon_name=beacon or None))
        board = board.add(opened.events)
    here.make(board)
    here.tell("host-new", title=board.game.title, path=str(here.path))
    if rules.publish_after is None:
        here.tell("host-new-publish-after")
    if dealt_elsewhere:
        here.tell("host-new-seat-next")
    else:
        _tell_commitment(here, board)


def _rules(here: Session, preset: str, settings: Sequence[str], *, at_table: bool) -> Rules:
    """Nobody publishes while the host is away; at a table no hour closes a turn."""
    defaults: dict[str, object] = {"publish_after": None}
    if at_table:
        defaults |= _AT_TABLE
    try:
        return rules_of(preset, settings, defaults)
    except OptionFault as fault:
        known = ", ".join(fault.known)
        if fault.value is None:
            raise here.trouble("host-no-such-option", option=fault.name, known=known) from None
        raise here.trouble(
            "host-option-unfit", option=fault.name, value=fault.value, known=known
        ) from None


_AT_TABLE = {
    "min_open": Rules().min_open * 0,
    "hunt_opens": "00:00",
    "closes": "23:59",
    "turn_days": 60,
    "min_posts": 0,
}
"""A turn that closes by the host's hand alone, hunts at any hour, no posts to count."""


def open_enrolment(
    context: typer.Context,
    *,
    beacon: Annotated[str, typer.Option("--beacon", metavar="NAME", help="help-new-beacon")] = "",
) -> None:
    """Open enrolment, after a deal was cancelled."""
    here = session.of(context)
    with here.changing() as draft:
        stepped = here.decide(draft.board, OpenEnrolment(beacon_name=beacon or None))
        draft.board = draft.board.add(stepped.events)
    _tell_commitment(here, draft.board)


def _tell_commitment(here: Session, board: Board) -> None:
    here.tell("host-enrolment-open")
    here.screen.raw(board.game.commitments[-1])
    if board.game.beacon_name:
        here.tell("host-beacon-named", name=board.game.beacon_name)
    here.tell("host-enrol-next")


def enrol(
    context: typer.Context,
    *,
    nick: Annotated[str, typer.Argument(metavar="NICK", help="help-enrol-nick")] = "",
    nonce: Annotated[str, typer.Argument(metavar="PHRASE", help="help-enrol-nonce")] = "",
    name: Annotated[str, typer.Option("--name", "-n", help="help-enrol-name")] = "",
    gender: Annotated[str, typer.Option("--gender", "-g", help="help-gender")] = "",
    people: ListFile = None,
) -> None:
    """Enrol players: one by the arguments, or many from a list."""
    here = session.of(context)
    if nick:
        rows = [lists.Row(1, (nick, nonce, name, gender))]
    else:
        rows = here.rows(people, "host-paste-enrol")
    table = []
    with here.changing() as draft:
        for row in rows:
            refused = _enrol(here, draft, row)
            table.append(
                (row.field(0), bad(refused) if refused else good(here.say("host-enrolled")))
            )
    here.screen.table((here.say("column-player"), here.say("column-result")), table)
    here.tell("host-enrolled-so-far", count=len(draft.board.game.enrolments))
    if any(str(result) != here.say("host-enrolled") for _, result in table):
        raise typer.Exit(1)


_SURE = frozenset({1, 2, 4})
"""How many fields between commas can't hide a comma of the player's own words."""


def _enrol(here: Session, draft: session.Draft, row: lists.Row) -> str | None:
    """Enrol the person of a row; return why not."""
    if row.sign == "," and len(row.fields) not in _SURE:
        return here.say("host-enrol-commas")
    gender = lists.gender_of(row.field(3))
    if gender is None:
        return here.say("host-no-such-gender", gender=row.field(3))
    wish = Enrol(person=row.field(0), nonce=row.field(1), name=row.field(2) or None, gender=gender)
    stepped = draft.board.step(wish, here.now, DICE)
    if stepped.refusal is not None:
        return here.refusal(stepped.refusal, draft.board)
    draft.board = draft.board.add(stepped.events)
    return None


def withdraw(
    context: typer.Context,
    *,
    nick: Annotated[str, typer.Argument(metavar="NICK", help="help-enrol-nick")],
) -> None:
    """Take an enrolment back."""
    here = session.of(context)
    with here.changing() as draft:
        stepped = here.decide(draft.board, WithdrawEnrolment(person=nick))
        draft.board = draft.board.add(stepped.events)
    here.tell("host-withdrawn", person=nick)


def roster(context: typer.Context) -> None:
    """List who has enrolled, or who sits where."""
    here = session.of(context)
    board = here.load()
    if board.personas:
        _tell_seats(here, board)
        return
    enrolled = board.game.enrolments
    here.screen.table(
        [here.say(f"column-{column}") for column in ("player", "character", "phrase")],
        [(one.person, one.name or "", one.nonce) for one in enrolled],
    )
    here.tell("host-enrolled-so-far", count=len(enrolled))
    if board.game.nonces:
        here.tell("host-frozen-fingerprint")
        here.screen.raw(fingerprint(frozen_of(board.game)))


def _tell_seats(here: Session, board: Board) -> None:
    writer = Writer.of(here.language, board.view(Host()))
    rows = [
        (
            str(face.seat),
            face.nick,
            face.name,
            face.person or "",
            writer.role(board.game.role(face.seat), face.seat),
        )
        for face in board.faces
    ]
    columns = ("seat", "nick", "character", "player", "role")
    here.screen.table([here.say(f"column-{column}") for column in columns], rows)


def close_enrolment(
    context: typer.Context,
    *,
    lineup: Annotated[str, typer.Option("--lineup", help="help-lineup")] = "",
    yes: Yes = False,
) -> None:
    """Freeze the line-up and the players' phrases."""
    here = session.of(context)
    board = here.load()
    roles = _lineup(here, lineup, board)

    def show(after: Board, events: Sequence[Event]) -> None:
        tell_events(here, after, events)
        here.tell("host-frozen-publish")
        for nonce in after.game.nonces:
            here.screen.raw(f"  {nonce}")
        here.tell("host-frozen-fingerprint")
        here.screen.raw(fingerprint(frozen_of(after.game)))

    here.act(board, CloseEnrolment(lineup=roles), yes=yes, show=show)
    here.tell("host-deal-next")


def _lineup(here: Session, text: str, board: Board) -> tuple[Role, ...]:
    seats = len(board.game.enrolments)
    if text:
        try:
            return lineups.lineup_of(text, seats)
        except lineups.LineupFault as fault:
            raise here.trouble("host-lineup-unknown", part=fault.part) from None
    try:
        return suggest(seats, board.game.rules)
    except ValueError:
        raise here.trouble("host-no-lineup", count=seats) from None


def beacon(
    context: typer.Context,
    *,
    value: Annotated[str, typer.Argument(metavar="VALUE", help="help-beacon-value")] = "",
) -> None:
    """Tell the value of the beacon, once it is known."""
    here = session.of(context)
    if value:
        with here.changing() as draft:
            if not draft.board.game.beacon_name:
                raise here.trouble("host-no-beacon")
            if not _is_beacon(value):
                raise here.trouble("host-beacon-unfit", limit=NONCE_MAX)
            draft.board = draft.board.add(own=(Drawn(value),))
    board = here.load()
    if not board.game.beacon_name:
        here.tell("host-no-beacon")
        return
    here.tell("host-beacon-named", name=board.game.beacon_name)
    drawn = _drawn(board)
    here.tell("host-beacon-drawn", value=drawn) if drawn else here.tell("host-beacon-missing")


def _is_beacon(value: str) -> bool:
    """Say whether a beacon is a text that can be published and typed again."""
    return title_fault(value, NONCE_MAX) is None


def _drawn(board: Board) -> str:
    found = [own.beacon for own in board.saved.own if isinstance(own, Drawn)]
    return found[-1] if found and board.game.beacon_name else ""


def deal(
    context: typer.Context,
    *,
    beacon: Annotated[
        str, typer.Option("--beacon", metavar="VALUE", help="help-beacon-value")
    ] = "",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FOLDER", help="help-letters-out")
    ] = None,
    yes: Yes = False,
) -> None:
    """Deal the roles, open turn one, and write the role letters."""
    here = session.of(context)
    board = here.load()

    def show(after: Board, _: Sequence[Event]) -> None:
        here.tell("host-deal-about", count=len(after.game.roles))

    after = here.act(board, Deal(beacon=beacon or _drawn(board) or None), yes=yes, show=show)
    send(here, after, role_letters(here, after), out)
    _tell_turn(here, after)


def _tell_turn(here: Session, board: Board) -> None:
    closes = board.game.closes
    if closes is not None:
        here.tell("host-turn-open", turn=board.game.turn, when=here.when(closes, board))
    here.tell("host-order-next")


def cancel_deal(context: typer.Context, *, why: Why = "", yes: Yes = False) -> None:
    """Cancel a deal: its key is opened, and enrolment begins anew."""
    here = session.of(context)

    def show(after: Board, events: Sequence[Event]) -> None:
        tell_events(here, after, events)

    here.act(here.load(), CancelDeal(why=why), yes=yes, show=show)
    here.tell("host-cancelled-next")


def seat(context: typer.Context, *, people: ListFile = None, yes: Yes = False) -> None:
    """Seat a game that was dealt elsewhere, from a list of names and roles."""
    here = session.of(context)
    board = here.load()
    rows = here.rows(people, "host-paste-seat")
    if not rows:
        raise here.trouble("host-seat-nobody")
    read = [_seated(here, row) for row in rows]
    persons = _persons(here, rows)
    wish = SeatTable(
        personas=tuple(
            Persona(f"igrok {number}", name, gender)
            for number, ((name, gender), _, _) in enumerate(read, 1)
        ),
        roles=tuple(role for _, role, _ in read),
        persons=persons,
    )

    def show(after: Board, _: Sequence[Event]) -> None:
        _tell_seats(here, after)

    _tell_turn(here, here.act(board, wish, yes=yes, show=show))


Seated = tuple[tuple[str, Gender], Role, str]


def _seated(here: Session, row: lists.Row) -> Seated:
    role, gender = lineups.role_of(row.field(1)), lists.gender_of(row.field(2))
    if role is None:
        raise here.trouble("host-seat-role", line=row.line, role=row.field(1))
    if gender is None:
        raise here.trouble("host-no-such-gender", gender=row.field(2))
    return (clean(row.field(0)), gender), role, row.field(3)


def _persons(here: Session, rows: Sequence[lists.Row]) -> tuple[str, ...]:
    """Read the main nicks: of all, each once, or of nobody."""
    persons = tuple(clean(row.field(3)) for row in rows)
    if not any(persons):
        return ()
    if not all(persons):
        raise here.trouble("host-seat-persons")
    for place, (row, person) in enumerate(zip(rows, persons, strict=True)):
        if person in persons[:place]:
            raise here.trouble("host-seat-person-twice", line=row.line, person=person)
    return persons


def name(
    context: typer.Context,
    *,
    seat: Annotated[str, typer.Argument(metavar="SEAT", help="help-seat-argument")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-name-name")],
    gender: Annotated[str, typer.Option("--gender", "-g", help="help-gender")] = "",
) -> None:
    """Write down the character that a player has invented."""
    here = session.of(context)
    found = lists.gender_of(gender)
    if found is None:
        raise here.trouble("host-no-such-gender", gender=gender)
    with here.changing() as draft:
        board = draft.board
        number = here.seat(seat, board)
        code = _name_code(board, number, name)
        if code is not None:
            refusal = Refusal(code=code, clause=Clause.SEAT_1, name=name)
            raise here.trouble("host-plain", text=here.refusal(refusal, board))
        if not gender:
            found = board.personas[number - 1].gender
        draft.board = board.add(own=(Named(number, clean(name), found),))
    here.tell("host-named", label=draft.board.label(number))


def _name_code(board: Board, seat: int, name: str) -> Code | None:
    """Say why a character can't be called so, as the rules would at enrolment."""
    if name_fault(name):
        return Code.NAME_UNFIT
    others = (
        one
        for number, persona in enumerate(board.personas, 1)
        if number != seat
        for one in (persona.name, persona.nick)
    )
    return Code.NAME_TAKEN if fold(name) in map(fold, others) else None
