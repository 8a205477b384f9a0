"""Poison: the maniac's victim dies in the next turn's resolution (NIGHT-9, POISON-1)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.terms import Kind, Stage


def poison(night: Night) -> None:
    """Poison a seat that is neither dead nor stricken; of the stricken, the autopsy may tell."""
    for order in night.of(Kind.POISON):
        clause = night.obstacle(order)
        if not clause and (order.target not in night.alive or order.target in night.struck):
            clause = Clause.NIGHT_9
            night.autopsies.add(order.target)
        if clause:
            night.void(Stage.MANIAC, order, clause)
        else:
            night.poisoning[order.target] = None
            night.poisoners.append(order)
