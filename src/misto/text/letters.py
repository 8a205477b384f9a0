"""Letters to one player: the role, what a turn brought, a replacement, a receipt."""

from collections.abc import Iterable, Sequence

from misto.engine import events as e
from misto.engine.report import Line
from misto.engine.report import letter as private_lines
from misto.engine.roles import MAFIA, MAY
from misto.engine.terms import Kind, Role
from misto.engine.views import View
from misto.text import rulebook, words
from misto.text.catalogue import Language, join
from misto.text.lines import answer, event_line
from misto.text.markup import Markup
from misto.text.reports import headed, paragraphs
from misto.text.writer import Writer


def role_letter(
    language: Language,
    view: View,
    told: e.RoleTold,
    markup: Markup = "plain",
) -> str:
    """Write the letter that the deal brings a player, ready to be sent (GAME-5).

    It says what `told` says and no more; the rest of it, the hours, is the same for everybody.
    """
    writer = Writer.of(language, view, markup)
    parts = [
        [headed(writer, "letter-title", view)],
        [writer.say("letter-persona", label=writer.label(told.seat))],
        *_role(writer, told.seat, told.role, told.mates, told.commissioner),
        _hours(writer, view, told.role),
        [writer.say("letter-secret")],
    ]
    return paragraphs(parts)


def turn_letter(language: Language, view: View, turn: int, markup: Markup = "plain") -> str:
    """Write what the report of a turn brought this viewer alone; empty where it brought nothing.

    Answers of checks, last notes, a new role, a new mate: see `misto.engine.report.letter`.
    """
    writer = Writer.of(language, view, markup)
    parts = _told(writer, private_lines(view, turn))
    if not parts:
        return ""
    return paragraphs([[headed(writer, "turn-letter-title", view, turn=turn)], *parts])


def welcome(
    language: Language,
    view: View,
    taken: e.SeatTaken,
    markup: Markup = "plain",
) -> str:
    """Write the letter of a newcomer: the role and all that the seat was told so far (HOST-6).

    `view` is the seat's own. Who played before isn't named (SEAT-4).
    """
    writer = Writer.of(language, view, markup)
    seat, role = taken.seat, view.roles[taken.seat]
    cleared = [writer.say("welcome-misses-cleared")] if taken.misses_cleared else []
    others = [(other, its) for other, its in sorted(view.roles.items()) if other != seat]
    mates = [(other, its) for other, its in others if its in MAFIA] if role in MAFIA else []
    commissioners = [other for other, its in others if its is Role.COMMISSIONER]
    known = commissioners[0] if commissioners and role is Role.SERGEANT else None
    parts = [
        [headed(writer, "welcome-title", view)],
        [" ".join([writer.say("welcome", label=writer.label(seat)), *cleared])],
        *_role(writer, seat, role, mates, known),
        _hours(writer, view, role),
        *([turn_letter(language, view, turn.turn, markup)] for turn in view.turns),
        [writer.say("letter-secret")],
    ]
    return paragraphs(parts)


def farewell(
    language: Language,
    view: View,
    lost: e.SeatLost,
    markup: Markup = "plain",
) -> str:
    """Write the letter of a player who was replaced; who comes after isn't named (SEAT-4)."""
    writer = Writer.of(language, view, markup)
    return writer.say("farewell", label=writer.label(lost.seat))


def receipt(
    language: Language,
    view: View,
    turn: int,
    event: e.OrderGiven | e.OrderWithdrawn | e.NoteGiven,
    markup: Markup = "plain",
) -> str:
    """Confirm an order of a turn: kind, target, turn, time in the game's zone, number (ORDER-6)."""
    writer = Writer.of(language, view, markup)
    when = writer.when(event.at)
    if isinstance(event, e.NoteGiven):
        name, number = writer.name(event.to), event.number
        return writer.say("receipt-note", name=name, turn=turn, when=when, number=number)
    if isinstance(event, e.OrderWithdrawn):
        subject, number = _subject(writer, event.order, turn), event.number
        return writer.say("receipt-withdrawn", order=subject, turn=turn, when=when, number=number)
    order = event.order
    line = writer.order(order.kind, order.targets, _subject(writer, order.kind, turn))
    return writer.say("receipt-given", order=line, turn=turn, when=when, number=order.number)


def _subject(writer: Writer, kind: Kind, turn: int) -> str:
    election = kind is Kind.VOTE and writer.rules.keeper and turn == 1  # KEEPER-1
    return words.subject(writer.language, kind, turn, election=election)


def _role(
    writer: Writer,
    seat: int,
    role: Role,
    mates: Iterable[tuple[int, Role]],
    commissioner: int | None,
) -> list[list[str]]:
    """Say a role, what it may do, and whom its player knows."""
    values = rulebook.values(writer.language, writer.rules, writer.gender(seat))
    kinds = [words.kind(writer.language, kind) for kind in Kind if kind in MAY[role]]
    known = [_mate(writer, *mate) for mate in mates]
    parts = [
        [writer.say(f"role-{role}.letter", **values)],
        writer.section(writer.say("letter-mates"), known),
        [writer.say("letter-orders", kinds=join(kinds))],
    ]
    if role in MAFIA and not known:
        parts.insert(1, [writer.say("letter-no-mates")])
    if commissioner is not None:
        parts.insert(1, [_commissioner(writer, commissioner)])
    return parts


def _mate(writer: Writer, seat: int, role: Role) -> str:
    return writer.say("letter-mate", label=writer.label(seat), role=writer.role(role, seat))


def _commissioner(writer: Writer, seat: int) -> str:
    gender = writer.gender(seat).value
    return writer.say("letter-commissioner", label=writer.label(seat), gender=gender)


def _hours(writer: Writer, view: View, role: Role) -> list[str]:
    rules = view.rules
    hours = writer.say(
        "letter-hours",
        closes=rules.closes,
        timezone=rules.timezone,
        hunts="yes" if Kind.HUNT in MAY[role] else "no",
        hunt_opens=rules.hunt_opens,
    )
    closes = (
        [writer.say("letter-closes", turn=view.turn, when=writer.when(view.closes))]
        if view.closes and view.turn
        else []
    )
    first = writer.say("rule-TIME-5", **rulebook.values(writer.language, rules))
    keeper = [writer.say("letter-keeper")] if rules.keeper else []
    return [" ".join([hours, *closes, first, *keeper])]


def _told(writer: Writer, lines: Sequence[Line]) -> list[list[str]]:
    parts: list[list[str]] = []
    for line in lines:
        match line:
            case e.CheckAnswered():
                parts.append([answer(writer, line)])
            case e.CheckUnanswered() | e.SeatRevived() | e.FactCorrected():
                parts.append([event_line(writer, line)])
            case e.NoteHanded(author=author, text=text):
                parts.append([writer.say("note-from", name=writer.name(author)), ""])
                parts[-1].append(writer.quote(text))
            case e.RoleTold():
                new = _role(writer, line.seat, line.role, line.mates, line.commissioner)
                parts += [[writer.say("new-role")], *new]
            case e.MateTold(seat=seat, role=role):
                change = "new-mate" if role in MAFIA else "no-longer-mate"
                role_ = writer.role(role, seat)
                parts.append([writer.say(change, name=writer.name(seat), role=role_)])
    return parts
