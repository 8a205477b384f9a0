"""One sentence for each event of the ledger: the log, the desk, the rulings of a report."""

from collections import Counter
from collections.abc import Sequence

from misto.engine import events as e
from misto.engine.events import Event
from misto.engine.orders import Order
from misto.engine.terms import Role
from misto.engine.views import View
from misto.text import words
from misto.text.catalogue import Language, Value, join
from misto.text.markup import Markup
from misto.text.writer import Writer

_NUMBERS = frozenset({"turn", "count"})
_TEXTS = frozenset({"title", "person", "commitment", "key", "voter"})
_SEATS = frozenset({"to", "author"})

_NO_NEWS = (
    *(e.KeyDrawn, e.PersonSeated, e.RoleTold, e.RosterChanged, e.TurnResolved, e.VoteShown),
    *(e.SeatTaken, e.SeatLost),
)


def is_news(event: Event) -> bool:
    """Say whether an event tells something new to a host who sees the others."""
    return not isinstance(event, _NO_NEWS)


def line(language: Language, view: View, event: Event, markup: Markup = "plain") -> str:
    """Say an event in a sentence, with the host's reason where it has one.

    Who may read it is the caller's to know: the sentence tells what the event holds (its audience
    says for whom that is). Of the two who are told of a replacement it names neither.
    """
    return event_line(Writer.of(language, view, markup), event)


def event_line(writer: Writer, event: Event) -> str:
    """Say an event in a sentence."""
    values = _fields(writer, event) | _order(writer, event)
    values |= _said(writer, event) | _published(writer, event)
    why = getattr(event, "why", None)
    if why == "—":  # of a game that was kept as a record, nobody knows why
        why = None
    values["has_why"] = "yes" if why else "no"
    sentence = writer.say(f"event-{event.__struct_config__.tag}", **values)
    if not why:
        return sentence
    because = writer.say("because", why=words.sentence(writer.text(why)))
    return f"{sentence} {because}"


def fate(writer: Writer, name: str, what: str | None, causes: Sequence[str]) -> str:
    """Say what somebody was and of what they died; what isn't known isn't spoken of."""
    values: dict[str, Value] = {"has_what": "no", "has_causes": "no"}
    if what:
        values |= {"has_what": "yes", "what": what}
    if causes:
        values |= {"has_causes": "yes", "causes": join(causes)}
    return writer.say("fate", name=name, **values)


def death(writer: Writer, died: e.SeatDied) -> str:
    """Say a death as it was announced (DEATH-1, DEATH-3)."""
    gender = writer.gender(died.seat)
    shown = words.revealed(writer.language, died.shown, gender) if died.shown else None
    causes = [words.cause(writer.language, cause, gender) for cause in died.causes]
    return fate(writer, writer.name(died.seat), shown, causes)


def answer(writer: Writer, told: e.CheckAnswered) -> str:
    """Say the answer to a check; how the checked seat died, where it did (NIGHT-7)."""
    said = [event_line(writer, told)]
    if told.killed_by:
        cause = words.cause(writer.language, told.killed_by, writer.gender(told.seat))
        said.append(writer.say("answer-autopsy", cause=cause))
    if told.killed_by and told.weapon:
        weapon = words.sentence(writer.text(told.weapon))
        said.append(writer.say("answer-weapon", weapon=weapon))
    return " ".join(said)


def awards(writer: Writer, winners: Sequence[tuple[e.Award, tuple[int, ...]]]) -> list[str]:
    """Say who got which award; one that nobody got isn't spoken of."""
    return [
        writer.say(
            "award-given",
            award=words.award(writer.language, award),
            names=writer.names(seats),
        )
        for award, seats in winners
        if seats
    ]


def _fields(writer: Writer, event: Event) -> dict[str, Value]:
    """Give the fields that say the same in every event; one that is empty is left out."""
    values: dict[str, Value] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if value is None or value == "":
            continue
        if field in _NUMBERS:
            values[field] = value
        elif field in _TEXTS:
            values[field] = writer.text(value)
        elif field in _SEATS:
            values[field] = writer.name(value)
        elif field == "seat":
            values |= _seat(writer, value)
        elif field == "closes":
            values["when"] = writer.when(value)
    return values


def _seat(writer: Writer, seat: int) -> dict[str, Value]:
    return {
        "seat": writer.name(seat),
        "label": writer.label(seat),
        "gender": writer.gender(seat).value,
    }


def _order(writer: Writer, event: Event) -> dict[str, Value]:
    match event:
        case e.OrderGiven(order=Order(seat=seat, kind=kind, targets=targets, number=number)):
            order = writer.order(kind, targets, words.kind(writer.language, kind))
            return {**_seat(writer, seat), "order": order, "number": number}
        case e.OrderWithdrawn(order=kind) | e.OrderVoided(order=kind):
            return {"order": words.kind(writer.language, kind)}
        case e.VoteShown(targets=None):
            return {"has_targets": "no"}
        case e.VoteShown(targets=targets):
            names = writer.names(targets) if targets else writer.say("vote-nobody")
            return {"has_targets": "yes", "targets": names}
    return {}


def _said(writer: Writer, event: Event) -> dict[str, Value]:
    match event:
        case e.EnrolmentClosed(lineup=lineup):
            return {"lineup": _lineup(writer, lineup)}
        case e.TableSet(personas=personas):
            names = (persona.name.strip() or persona.nick for persona in personas)
            return {"personas": join(map(writer.text, names))}
        case e.RoleTold(seat=seat, role=role) | e.MateTold(seat=seat, role=role):
            return {"role": writer.role(role, seat)}
        case e.TurnResolved(resolution=resolution):
            return {"turn": resolution.turn}
        case e.FactChanged(fact=fact):
            return {"fact": _fact(writer, fact)}
        case e.AwardVoted(award=award):
            return {"award": words.award(writer.language, award)}
        case e.AwardsGiven(winners=winners):
            return _listed("awards", "; ", awards(writer, winners))
    return {}


def _published(writer: Writer, event: Event) -> dict[str, Value]:
    match event:
        case e.SeatDied():
            return {"fate": death(writer, event)}
        case e.CourtHeld(election=election, sentenced=sentenced):
            held = _listed("sentenced", ", ", [writer.name(seat) for seat in sentenced])
            return {**held, "election": "true" if election else "false"}
        case e.FactCorrected(audience="all", seat=seat, shown=shows):
            return {"shows": words.revealed(writer.language, shows, writer.gender(seat))}
        case e.CheckAnswered(seat=seat, shows=shows) | e.FactCorrected(seat=seat, shown=shows):
            return {"shows": words.found(writer.language, shows, writer.gender(seat))}
        case e.GameWon(winner=winner):
            return {"winner": words.winner(writer.language, winner)}
    return {}


def _listed(field: str, separator: str, items: Sequence[str]) -> dict[str, Value]:
    if not items:
        return {f"has_{field}": "no"}
    return {f"has_{field}": "yes", field: join(items, separator)}


def _fact(writer: Writer, fact: e.Fact) -> str:
    changes = []
    if fact.alive is not None:
        changes.append(writer.say("fact-alive" if fact.alive else "fact-dead"))
    if fact.role:
        changes.append(writer.say("fact-role", role=writer.role(fact.role, fact.seat)))
    if fact.poisoned is not None:
        changes.append(writer.say("fact-poisoned" if fact.poisoned else "fact-not-poisoned"))
    changes = changes or [writer.say("fact-unchanged")]
    return writer.say("fact", seat=writer.name(fact.seat), changes=join(changes))


def _lineup(writer: Writer, lineup: Sequence[Role]) -> str:
    return join(
        writer.say("lineup-several", role=words.role(writer.language, role), count=count)
        if count > 1
        else words.role(writer.language, role)
        for role, count in Counter(lineup).items()
    )
