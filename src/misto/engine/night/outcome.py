"""The end of a resolution: answers, notes, the verdicts that waited, and the facts as one value."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.orders import Order
from misto.engine.resolution import Answer, Death, Happening, Resolution, Result, Step
from misto.engine.terms import NIGHT_CAUSES, Kind, Role, Stage


def outcome(night: Night) -> Resolution:
    """Put together what the stages left in the workspace."""
    _answer(night)
    _hand_notes(night)
    _judge_idle_shots(night)
    game = night.game
    keeper = night.elected if night.elected in night.alive else None
    return Resolution(
        turn=game.turn,
        steps=tuple(night.steps),
        deaths=tuple(
            Death(seat, game.role(seat), tuple(causes)) for seat, causes in night.causes.items()
        ),
        revived=tuple(night.revived),
        court=night.court,
        keeper=keeper,
        answers=tuple(night.answers),
        notes=tuple(night.notes),
        roles=tuple(night.new_roles.items()),
        poisoned=_poisoned(night),
        framed=tuple(sorted(night.framed)) if _slander_lasts(night) else (),
        healed=tuple(night.healed.items()),
        injected=tuple(sorted(night.injected)),
        misses=tuple(sorted(night.misses.items())),
        winner=night.winner,
    )


def _answer(night: Night) -> None:
    """Give every check its answer: to the commissioner, and to a sergeant who lives (NIGHT-6…8)."""
    answered = {order.seat for order, _ in night.checks}
    for order, shows in night.checks:
        causes = night.causes.get(order.target, ())
        killed_by = causes[0] if causes and causes[0] in NIGHT_CAUSES else None
        sergeants = [
            seat
            for seat in sorted(night.alive)
            if night.game.role(seat) is Role.SERGEANT and seat in night.game.living
        ]
        night.answers.append(
            Answer(order.seat, order.target, shows, killed_by, (order.seat, *sergeants)),
        )
        night.judge(Stage.COMMISSIONER, order, Result.DONE, Clause.NIGHT_5)
    for order in night.of(Kind.CHECK):
        if order.seat not in answered:
            night.answers.append(Answer(order.seat, order.target, None, None, (order.seat,)))


def _hand_notes(night: Night) -> None:
    for author, note in sorted(night.game.notes.items()):
        if (author, Kind.NOTE) in night.game.voided:
            order = Order(author, Kind.NOTE, (note.to,), note.number)
            night.void(Stage.SETTLE, order, Clause.HOST_1)
    for author in sorted(night.game.notes.keys() - night.game.void_notes):
        causes = night.causes.get(author)
        if causes and causes[0] in night.rules.note_on:
            to = night.game.notes[author].to
            night.notes.append((author, to))
            night.steps.append(
                Step(Stage.SETTLE, Clause.NOTE_2, Happening.NOTE_HANDED, author, other=to)
            )


def _judge_idle_shots(night: Night) -> None:
    for seat, order in night.game.shots.items():
        if order.key in night.game.voided:
            night.void(Stage.SHOTS, order, Clause.HOST_1)
        elif seat in night.alive:
            night.judge(Stage.SHOTS, order, Result.STANDS, Clause.SHOT_1)
        elif seat not in night.fired:
            night.void(Stage.SHOTS, order, Clause.SHOT_1)


def _slander_lasts(night: Night) -> bool:
    return night.rules.slander_lasts == "game"


def _poisoned(night: Night) -> tuple[int, ...]:
    carry = {seat for seat in night.poisoning if seat in night.alive}
    for seat, fact in night.game.facts.items():
        if fact.poisoned is not None and seat in night.alive:
            (carry.add if fact.poisoned else carry.discard)(seat)
    return tuple(sorted(carry))
