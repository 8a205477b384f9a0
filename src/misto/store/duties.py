"""What all who play owe alike each turn; a role's order is none of it."""

from misto.engine import View
from misto.engine.events import CourtHeld


def owes_vote(view: View, seat: int) -> bool:
    """Say whether a seat has to vote: there is a court, and its vote isn't barred (HOST-3)."""
    rules = view.rules
    held = view.turn >= rules.court_from_turn or (rules.keeper and view.turn == 1)
    return held and (view.turn, seat) not in view.bars


def owes_argument(view: View, seat: int) -> bool:
    """Say whether a seat has to say why it voted so: asked of all alike after a court (COURT-8)."""
    before = next((turn for turn in view.turns if turn.turn == view.turn - 1), None)
    held = before is not None and any(isinstance(fact, CourtHeld) for fact in before.facts)
    return held and seat not in view.dead
