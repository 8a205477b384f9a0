"""Exclusion, leaving, missing; and the host's facts about who lives (HOST-4, HOST-6, ABSENCE)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.resolution import Happening, Step
from misto.engine.terms import Cause, Stage


def absences(night: Night) -> None:
    """Let those go who were excluded, who left, who were silent; not the dead (ABSENCE-3)."""
    for seat in sorted(night.game.excluded & night.alive):
        night.die(seat, Cause.EXCLUDED, Stage.ABSENCES, Clause.HOST_4)
    for seat in sorted(night.game.left & night.alive):
        night.die(seat, Cause.LEFT, Stage.ABSENCES, Clause.HOST_6)
    _silent_in_the_thread(night)
    _silent_in_the_court(night)
    _facts(night)


def _silent_in_the_thread(night: Night) -> None:
    enough = night.rules.min_posts
    for seat in sorted(night.alive):
        if night.game.posts.get(seat, enough) < enough:
            night.die(seat, Cause.MISSING, Stage.ABSENCES, Clause.ABSENCE_1)


def _silent_in_the_court(night: Night) -> None:
    limit = night.rules.missed_votes
    for seat in sorted(night.game.living):
        if not night.owes_vote(seat):
            continue
        if any(seat == its and turn >= night.game.turn for turn, its in night.game.cleared):
            continue  # missed by the player before, and cleared since (HOST-6)
        night.misses[seat] = night.misses.get(seat, 0) + 1
        night.steps.append(Step(Stage.ABSENCES, Clause.ABSENCE_2, Happening.VOTE_MISSED, seat))
        if limit and night.misses[seat] >= limit and seat in night.alive:
            night.die(seat, Cause.MISSING, Stage.ABSENCES, Clause.ABSENCE_2)


def _facts(night: Night) -> None:
    for seat, fact in night.game.facts.items():
        if fact.alive is False and seat in night.alive:
            night.alive.discard(seat)
            night.causes[seat] = []
            night.steps.append(Step(Stage.ABSENCES, Clause.HOST_1, Happening.CHANGED, seat))
        elif fact.alive and seat not in night.game.living:
            night.alive.add(seat)
            night.revived.append(seat)
            night.steps.append(Step(Stage.ABSENCES, Clause.HOST_1, Happening.REVIVED, seat))
