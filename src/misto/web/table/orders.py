"""The forms of a seat's orders: one a kind, all alike, whatever the role (ORDER-1)."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from misto.engine import Kind, Order, Phase, View
from misto.engine.events import VoteBarred
from misto.engine.roles import MAY
from misto.text import words
from misto.web.saying import say

_IN_ORDER = (
    Kind.VOTE,
    Kind.KILL,
    Kind.CHECK,
    Kind.BLOCK,
    Kind.FRAME,
    Kind.POISON,
    Kind.HEAL,
    Kind.INJECT,
    Kind.HUNT,
    Kind.SHOOT,
)


@dataclass(frozen=True)
class Typed:
    """What came with a form that wasn't taken: it is still there, with the reason beside it."""

    kind: str
    targets: frozenset[int] = frozenset()
    nobody: bool = False
    text: str = ""
    error: str = ""


@dataclass(frozen=True)
class OrderForm:
    """One form: what it asks, what is picked, which order stands, and why none is taken now.

    Its anchor is a number: an address tells nobody the role.
    """

    anchor: str
    kind: Kind
    legend: str
    picked: frozenset[int]
    standing: Order | None = None
    nobody: bool = False
    nobody_is_picked: bool = False
    two: bool = False
    closed: str = ""
    remark: str = ""
    error: str = ""


def order_forms(view: View, seat: int, typed: Typed | None = None) -> tuple[OrderForm, ...]:
    """Return a form for every order that a seat's role has, as it was told; none out of turn."""
    role = view.roles.get(seat)
    if role is None or view.phase is not Phase.OPEN:
        return ()
    kinds = [kind for kind in _IN_ORDER if kind in MAY[role]]
    return tuple(_form(view, seat, kind, place, typed) for place, kind in enumerate(kinds))


def standing(view: View, seat: int) -> dict[Kind, Order]:
    """Return the orders of a seat that stand."""
    found = {order.kind: order for (whose, _), order in view.orders.items() if whose == seat}
    return found | ({Kind.SHOOT: view.shots[seat]} if seat in view.shots else {})


def _form(view: View, seat: int, kind: Kind, place: int, typed: Typed | None) -> OrderForm:
    stands = standing(view, seat).get(kind)
    mine = typed if typed and typed.kind == kind.value else None
    election = kind is Kind.VOTE and view.rules.keeper and view.turn == 1
    votes_nobody = stands is not None and not stands.targets
    return OrderForm(
        anchor=f"order-{place + 1}",
        kind=kind,
        legend=say("table-whom-election" if election else f"table-whom-{kind}"),
        picked=mine.targets if mine else frozenset(stands.targets if stands else ()),
        standing=stands,
        nobody=kind is Kind.VOTE and view.rules.may_abstain,
        nobody_is_picked=mine.nobody if mine else votes_nobody,
        two=kind is Kind.KILL and view.turn in view.double_kills,
        closed=_closed(view, seat, kind),
        remark="\n".join(_remarks(view, kind)),
        error=mine.error if mine else "",
    )


def _closed(view: View, seat: int, kind: Kind) -> str:
    """Say why an order isn't taken on this turn at all; what its player may know (law 3)."""
    rules, turn = view.rules, view.turn
    if kind is Kind.VOTE and (turn, seat) in view.bars:
        return say("table-vote-barred", turn=turn, why=words.sentence(_why_barred(view, seat)))
    if kind is Kind.VOTE and turn < rules.court_from_turn and not (rules.keeper and turn == 1):
        return say("table-no-court", turn=rules.court_from_turn)
    if kind is Kind.HUNT and turn < rules.hunt_from_turn:
        return say("table-no-hunt", turn=rules.hunt_from_turn)
    return ""


def _why_barred(view: View, seat: int) -> str:
    reasons = [
        ruling.why
        for turn in view.turns
        for ruling in turn.rulings
        if isinstance(ruling, VoteBarred) and (ruling.turn, ruling.seat) == (view.turn, seat)
    ]
    return reasons[-1] if reasons else "—"


def _remarks(view: View, kind: Kind) -> Iterator[str]:
    """What is to be known of an order before it is sent."""
    if kind is Kind.HUNT and view.turn >= view.rules.hunt_from_turn:
        yield say("table-hunt-hours", opens=view.rules.hunt_opens)
    if kind in {Kind.HEAL, Kind.INJECT}:
        yield say("table-heal-or-inject")
    if kind is Kind.SHOOT:
        yield say("table-shot-stands")
    if kind is Kind.KILL and view.turn in view.double_kills:
        yield say("table-double-kill")


def picked(seats: Collection[int], view: View) -> str:
    """Name what was picked, for where the form itself is gone."""
    names = (view.persona(seat).name for seat in sorted(seats) if seat in view.seats)
    return ", ".join(names)
