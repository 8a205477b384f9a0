"""What a turn asks for, as every seat can see it."""

from misto.engine import View


def holds_court(view: View) -> bool:
    """Say whether this turn holds a court or an election (TIME-5, KEEPER-1)."""
    return view.turn >= view.rules.court_from_turn or holds_election(view)


def holds_election(view: View) -> bool:
    """Say whether this turn elects the keeper of the keys (KEEPER-1)."""
    return view.rules.keeper and view.turn == 1


def holds_hunt(view: View) -> bool:
    """Say whether hunts are taken on this turn (TIME-5)."""
    return view.turn >= view.rules.hunt_from_turn
