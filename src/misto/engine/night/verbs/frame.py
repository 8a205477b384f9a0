"""Frame: the framer slanders a seat, and checks on it lie (NIGHT-3)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.terms import Kind, Stage


def frame(night: Night) -> None:
    """Let the slander stick to its target; whether it misled anybody, the settlement says."""
    for order in night.of(Kind.FRAME):
        clause = night.obstacle(order)
        if not clause and order.target not in night.alive:
            clause = Clause.NIGHT_3
        if clause:
            night.void(Stage.FRAMER, order, clause)
        else:
            night.framed.add(order.target)
            night.slanderers.append(order)
