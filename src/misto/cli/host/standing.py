"""How a turn stands: the hours, who has voted and ordered, who is late with posts."""

from datetime import timedelta

from misto.cli.host.board import Board
from misto.cli.host.screen import Cell, bad, dim, good
from misto.cli.host.session import Session
from misto.engine import Host, Kind, Order, Phase
from misto.engine.standing import sent, unsent
from misto.text import words
from misto.text.writer import Writer


def tell_standing(here: Session, board: Board) -> None:
    """Write the state of the game, and of its running turn seat by seat."""
    game = board.game
    here.screen.line(game.title, "bold")
    here.tell("status-phase", phase=words.phase(here.language, game.phase))
    if game.phase in {Phase.CREATED, Phase.ENROLMENT, Phase.FROZEN}:
        here.tell("host-enrolled-so-far", count=len(game.enrolments))
        return
    if game.phase in {Phase.OVER, Phase.OPENED}:
        _tell_end(here, board)
        return
    _tell_hours(here, board)
    _tell_votes(here, board)
    columns = ("column-seat", "column-role", "column-vote", "column-orders", "column-posts")
    rows = [_row(here, board, seat) for seat in game.seats]
    here.screen.table([here.say(column) for column in columns], rows)
    if game.phase is Phase.OPEN:
        _tell_late(here, board)


def _tell_end(here: Session, board: Board) -> None:
    """Write who has won, who is alive, and what comes next."""
    game = board.game
    if game.winner is not None:
        here.screen.line(words.winner(here.language, game.winner))
    columns = ("column-seat", "column-role", "column-state")
    rows = [_last_row(here, board, seat) for seat in game.seats]
    here.screen.table([here.say(column) for column in columns], rows)
    if game.phase is Phase.OVER:
        here.tell("host-end-next")
    elif not board.view(Host()).awards:
        here.tell("end-awards-next")


def _last_row(here: Session, board: Board, seat: int) -> list[Cell]:
    role = Writer.of(here.language, board.view(Host())).role(board.game.role(seat), seat)
    alive = seat in board.game.living
    return [board.label(seat), role, "" if alive else dim(here.say("status-dead"))]


def _tell_hours(here: Session, board: Board) -> None:
    game = board.game
    if game.phase is Phase.CLOSED and game.closed_at is not None:
        here.tell("status-turn-closed", turn=game.turn, when=here.when(game.closed_at, board))
        return
    if game.closes is None or game.hunt_opens is None:
        return
    here.tell("status-turn", turn=game.turn, when=here.when(game.closes, board))
    if game.paused:
        here.tell("status-paused")
    elif here.now >= game.closes:
        here.tell("status-due", length=_length(here, here.now - game.closes))
    else:
        here.tell("status-left", length=_length(here, game.closes - here.now))
        opened = board.opened or here.now
        here.screen.bar(_seconds(here.now - opened), _seconds(game.closes - opened))
    if game.turn >= game.rules.hunt_from_turn and here.now < game.hunt_opens:
        here.tell("status-hunts", when=here.when(game.hunt_opens, board))


def _seconds(length: timedelta) -> int:
    return max(0, int(length.total_seconds()))


def _length(here: Session, length: timedelta) -> str:
    minutes = _seconds(length) // 60
    return here.say("length", days=minutes // 1440, hours=minutes // 60 % 24, minutes=minutes % 60)


def _tell_votes(here: Session, board: Board) -> None:
    game = board.game
    if not game.wants_votes():
        here.tell("status-no-court")
        return
    owing = [seat for seat in sorted(game.living) if not game.barred(seat)]
    missing = [seat for seat in owing if (seat, Kind.VOTE) not in game.orders]
    here.tell("status-votes", given=len(owing) - len(missing), owed=len(owing))
    if missing:
        here.tell("status-not-voted", labels=", ".join(map(board.label, missing)))


def _row(here: Session, board: Board, seat: int) -> list[Cell]:
    game = board.game
    writer = Writer.of(here.language, board.view(Host()))
    role = writer.role(game.role(seat), seat)
    if seat not in game.living:
        return [dim(board.label(seat)), dim(role), dim(here.say("status-dead")), "", ""]
    label = board.label(seat)
    if seat in game.excluded or seat in game.left:
        label += f" ({here.say('status-out')})"
    return [label, role, _vote(here, board, seat), _orders(here, board, seat), _posts(board, seat)]


def _vote(here: Session, board: Board, seat: int) -> Cell:
    game = board.game
    if game.barred(seat):
        return dim(here.say("status-barred"))
    order = game.orders.get((seat, Kind.VOTE))
    if order is None:
        return bad("—") if game.wants_votes() else ""
    return good(_targets(here, board, order))


def _orders(here: Session, board: Board, seat: int) -> Cell:
    """List the orders that a seat has sent, and those of its role that it could send."""
    standing = sent(board.game, seat)
    given = [f"{words.kind(here.language, o.kind)}: {_targets(here, board, o)}" for o in standing]
    waiting = [f"{words.kind(here.language, kind)}: —" for kind in unsent(board.game, seat)]
    return "; ".join(given + waiting)


def _targets(here: Session, board: Board, order: Order) -> str:
    if not order.targets:
        return here.say("status-nobody")
    names = ", ".join(board.personas[target - 1].name for target in order.targets)
    voided = order.key in board.game.voided
    return f"{names} ({here.say('status-voided')})" if voided else names


def _posts(board: Board, seat: int) -> Cell:
    count = board.posts.get(seat)
    if count is None:
        return ""
    return bad(str(count)) if count < board.game.rules.min_posts else str(count)


def tell_posts(here: Session, board: Board) -> None:
    """Write the posts that were counted, and who wrote too little."""
    game = board.game
    if not game.rules.min_posts:
        here.tell("posts-not-counted")
        return
    counted = {seat: count for seat, count in sorted(board.posts.items()) if seat in game.living}
    if not counted:
        here.tell("posts-nobody-counted", least=game.rules.min_posts)
    else:
        rows = [(board.label(seat), _posts(board, seat)) for seat in counted]
        here.screen.table([here.say("column-seat"), here.say("column-posts")], rows)
    _tell_late(here, board)


def _tell_late(here: Session, board: Board) -> None:
    least = board.game.rules.min_posts
    late = [seat for seat in sorted(board.game.living) if board.posts.get(seat, least) < least]
    if late:
        here.tell("posts-too-few", labels=", ".join(map(board.label, late)), least=least)
