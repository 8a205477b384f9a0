"""What a turn comes to: as it was resolved, or as it would be if it closed now."""

from msgspec.structs import replace

from misto.cli.host.board import Board
from misto.cli.host.session import Session
from misto.engine import Host, Phase, Resolution, resolve
from misto.text.outlook import outlook
from misto.text.verdicts import stages


def resolution(board: Board) -> Resolution | None:
    """Return the resolution that waits for publication, or what a close now would bring."""
    if board.game.phase is Phase.CLOSED:
        return board.game.pending
    if board.game.phase is not Phase.OPEN:
        return None
    return resolve(replace(board.game, posts=board.posts))


def tell_outcome(here: Session, board: Board, *, explain: bool = False) -> None:
    """Write what the turn comes to; with every step and its clause, if that is wanted."""
    found = resolution(board)
    if found is None:
        return
    for line in outlook(here.language, board.view(Host()), found):
        here.screen.line(line)
    if explain:
        for stage in stages(here.language, found.steps, board.personas):
            here.screen.heading(stage.stage)
            for line in stage.lines:
                here.screen.line(f"  {line}")
