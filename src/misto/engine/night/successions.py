"""Who takes over from the dead: the sergeant, the heir of the boss, the foundling."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.resolution import Happening, Step
from misto.engine.terms import Role, Stage


def successions(night: Night) -> None:
    """Change the roles that this resolution changes (HOST-1, NIGHT-8, MAFIA-4, FOUND-3)."""
    for seat, fact in night.game.facts.items():
        if fact.role and fact.role is not night.role(seat):
            _promote(night, seat, fact.role, Clause.HOST_1)
    if _has_died(night, Role.COMMISSIONER):
        for seat in _living(night, Role.SERGEANT):
            _promote(night, seat, Role.COMMISSIONER, Clause.NIGHT_8)
    if _dies(night, Role.BOSS) and night.rules.boss_succession == "next_mafioso":
        for seat in _living(night, Role.MAFIOSO)[:1]:
            _promote(night, seat, Role.BOSS, Clause.MAFIA_4)
    if _has_died(night, Role.BOSS):
        for seat in _living(night, Role.FOUNDLING):
            _promote(night, seat, Role.MAFIOSO, Clause.FOUND_3)


def _has_died(night: Night, role: Role) -> bool:
    """Say whether a seat of that role is dead and none of it lives."""
    holders = [seat for seat in night.game.seats if night.role(seat) is role]
    return bool(holders) and not any(seat in night.alive for seat in holders)


def _dies(night: Night, role: Role) -> bool:
    """Say whether a seat of that role died in this very resolution and none of it lives."""
    died = any(night.role(seat) is role for seat in night.causes)
    return died and _has_died(night, role)


def _living(night: Night, role: Role) -> list[int]:
    return [seat for seat in sorted(night.alive) if night.role(seat) is role]


def _promote(night: Night, seat: int, role: Role, clause: Clause) -> None:
    night.new_roles[seat] = role
    night.steps.append(Step(Stage.SUCCESSIONS, clause, Happening.PROMOTED, seat, role=role))
