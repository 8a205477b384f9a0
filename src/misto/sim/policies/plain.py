"""The plain player: honest town, silent mafia, and everybody reads the same board.

What all know. A seat is *out* when it has said that it is the commissioner; nobody lies about that.
A seat is *accused* when the last night told of it on the board showed mafia or the maniac, and
*cleared* when it showed anything else; out and cleared seats are *trusted*. Beside that there are
the ballots: a vote for a seat that turned out to be of the town speaks against the voter, one for
mafia or the maniac speaks for them. `suspicion` puts this into a number.

Speaking. A commissioner comes out when it pays: when one of those whom he found lives, or when
nobody is suspected more than he is. From then on he says all that he was answered. So does a
sergeant who has become commissioner, with the answers that he has read.

Acting, each choice uniform among equals:

- everybody votes for whom they suspect most; the mafia never for its own; commissioner and sergeant
  know their answers already. The keeper is elected by chance.
- whoever has no role order hunts an accused seat: mafia, and the maniac where the rules let him
  die of it.
- the mafia kills, and the maniac poisons, anybody: a trusted seat four times as likely as another.
  The maniac spares the accused, and whom he poisoned the night before.
- the doctor guards a commissioner who is out, and never a seat twice running; else as the mafia
  kills, himself included. He gives no injection.
- the commissioner checks whom he suspects most of those that he hasn't checked, and his last shot
  is for one of those whom he found.
- the courtesan visits whom she suspects most.
- the framer slanders whom the town suspects most of those about whom nothing was said.
"""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from misto.engine import GiveOrder, Kind, Role, Shown, View
from misto.engine.events import CheckAnswered, CourtHeld, OrderGiven
from misto.engine.roles import MAFIA, SPECS
from misto.sim.draws import Purpose
from misto.sim.policies.asking import holds_court, holds_election, holds_hunt
from misto.sim.policies.spec import Board, Chair, Claim, Policy

SURE = 1_000
"""How much an answer of the commissioner counts for, against a single vote."""

MAFIOSI = frozenset({Shown.MAFIOSO, Shown.BOSS, Shown.FRAMER, Shown.MAFIA})
ENEMIES = MAFIOSI | {Shown.MANIAC}


class Known(Struct, frozen=True):
    """What is known of the living: by all, or by a seat that has answers of its own.

    `suspicion` is a number for each; `shown` has what a check showed last.
    """

    suspicion: Mapping[int, int]
    shown: Mapping[int, Shown]
    out: frozenset[int]

    def accused(self, seat: int) -> bool:
        """Say whether the seat is known for mafia or the maniac, and isn't out."""
        return self.shown.get(seat) in ENEMIES and seat not in self.out

    def trusted(self, seat: int) -> bool:
        """Say whether the seat is out, or cleared."""
        return seat in self.out or (seat in self.shown and self.shown[seat] not in ENEMIES)

    def most(self, candidates: Iterable[int]) -> list[int]:
        """Return those of the candidates whom suspicion falls on most."""
        candidates = list(candidates)
        highest = max(self.suspicion[seat] for seat in candidates)
        return [seat for seat in candidates if self.suspicion[seat] == highest]

    def likelier(self, candidates: list[int]) -> list[int]:
        """Return the candidates, and after them thrice those that are trusted."""
        return candidates + 3 * [seat for seat in candidates if self.trusted(seat)]


def public(view: View, board: Board) -> Known:
    """Return what all know."""
    told = sorted((claim for claim in board if claim.shows), key=lambda claim: claim.night or 0)
    out = frozenset(claim.seat for claim in board)
    return _known(view, {claim.about or 0: claim.shows for claim in told if claim.shows}, out)


def own(chair: Chair, known: Known) -> Known:
    """Return what a seat knows that has read answers: the commissioner and the sergeant."""
    answers = _answers(chair.view)
    if not answers:
        return known
    shown = {**known.shown, **{answer.seat: answer.shows for answer in answers}}
    return _known(chair.view, shown, known.out)


def _known(view: View, shown: Mapping[int, Shown], out: frozenset[int]) -> Known:
    suspicion = _by_votes(view)
    for seat in view.living:
        if seat in out:
            suspicion[seat] = -2 * SURE
        elif seat in shown:
            suspicion[seat] += SURE if shown[seat] in ENEMIES else -SURE
    return Known(suspicion, shown, out)


def _by_votes(view: View) -> dict[int, int]:
    """Count for each living seat its votes for the town, less those for mafia and the maniac."""
    against = {
        seat: -1 if died.shown in ENEMIES else 1 for seat, died in view.dead.items() if died.shown
    }
    counts = dict.fromkeys(view.living, 0)
    for turn in view.turns:
        for fact in turn.facts:
            if isinstance(fact, CourtHeld) and not fact.election:
                for ballot in fact.ballots or ():
                    if ballot.seat in counts:
                        counts[ballot.seat] += against.get(ballot.casts[-1].target or 0, 0)
    return counts


def _answers(view: View) -> list[CheckAnswered]:
    """The answers that the seat has read, in the order of the nights."""
    return [fact for turn in view.turns for fact in turn.facts if isinstance(fact, CheckAnswered)]


def speak(chair: Chair) -> list[Claim]:
    """Come out where it pays, and from then on say every answer."""
    view, seat = chair.view, chair.seat
    if view.roles[seat] is not Role.COMMISSIONER:
        return []
    known = public(view, chair.board)
    if seat not in known.out and not _pays(chair, known):
        return []
    said = {claim.night for claim in chair.board}
    claims = [
        Claim(view.turn, seat, answer.turn, answer.seat, answer.shows)
        for answer in _answers(view)
        if answer.turn not in said
    ]
    return claims if claims or seat in known.out else [Claim(view.turn, seat)]


def _pays(chair: Chair, known: Known) -> bool:
    """Say whether he has found somebody who lives, or is himself suspected as much as anybody."""
    found = own(chair, known)
    if any(found.accused(seat) for seat in _others(chair)):
        return True
    its = known.suspicion[chair.seat]
    return its > 0 and its == max(known.suspicion.values())


def act(chair: Chair) -> list[GiveOrder]:
    """Vote, hunt, and do what the role does."""
    view, seat = chair.view, chair.seat
    role = view.roles[seat]
    known = public(view, chair.board)
    reads = role in {Role.COMMISSIONER, Role.SERGEANT}
    mine = own(chair, known) if reads else known
    orders = []
    if holds_court(view):
        orders.append(_vote(chair, mine))
    if role in _DOES:
        orders += _DOES[role](chair, mine)
    if role in MAFIA:
        orders.append(chair.order(Kind.KILL, chair.chance.victim(known.likelier(_town(chair)))))
    elif not SPECS[role].orders and holds_hunt(view):
        orders += _hunt(chair, mine)
    return orders


def _others(chair: Chair) -> list[int]:
    return [seat for seat in chair.view.living if seat != chair.seat]


def _town(chair: Chair) -> list[int]:
    """The living whom a seat doesn't know for mafia."""
    roles = chair.view.roles
    return [seat for seat in chair.view.living if roles.get(seat) not in MAFIA]


def _vote(chair: Chair, known: Known) -> GiveOrder:
    others = _others(chair)
    if not holds_election(chair.view):
        mafia = chair.view.roles[chair.seat] in MAFIA
        others = known.most(_town(chair) if mafia else others)
    return chair.order(Kind.VOTE, chair.chance.one_of(others, Purpose.VOTE))


def _hunt(chair: Chair, known: Known) -> list[GiveOrder]:
    dies = chair.view.rules.hunt_maniac == "maniac_dies"
    prey = ENEMIES if dies else MAFIOSI
    accused = [seat for seat in _others(chair) if known.accused(seat)]
    quarry = [seat for seat in accused if known.shown[seat] in prey]
    if not quarry:
        return []
    return [chair.order(Kind.HUNT, chair.chance.one_of(quarry, Purpose.QUARRY))]


def _check(chair: Chair, known: Known) -> list[GiveOrder]:
    others = _others(chair)
    answered = {answer.seat for answer in _answers(chair.view)}
    unknown = [seat for seat in others if seat not in answered] or others
    target = chair.chance.one_of(known.most(unknown), Purpose.ROLE)
    orders = [chair.order(Kind.CHECK, target)]
    if found := [seat for seat in others if known.accused(seat)]:
        orders.append(chair.order(Kind.SHOOT, chair.chance.one_of(found, Purpose.SHOT)))
    return orders


def _heal(chair: Chair, known: Known) -> list[GiveOrder]:
    last = _last(chair, Kind.HEAL)
    free = [seat for seat in chair.view.living if seat != last]
    guarded = [seat for seat in free if seat in known.out] or known.likelier(free)
    return [chair.order(Kind.HEAL, chair.chance.one_of(guarded, Purpose.ROLE))]


def _poison(chair: Chair, known: Known) -> list[GiveOrder]:
    others = _others(chair)
    last = _last(chair, Kind.POISON)
    victims = [seat for seat in others if seat != last and not known.accused(seat)] or others
    target = chair.chance.one_of(known.likelier(victims), Purpose.ROLE)
    return [chair.order(Kind.POISON, target)]


def _block(chair: Chair, known: Known) -> list[GiveOrder]:
    target = chair.chance.one_of(known.most(_others(chair)), Purpose.ROLE)
    return [chair.order(Kind.BLOCK, target)]


def _frame(chair: Chair, known: Known) -> list[GiveOrder]:
    town = _town(chair)
    unsaid = [seat for seat in town if seat not in known.shown and seat not in known.out] or town
    target = chair.chance.one_of(known.most(unsaid), Purpose.ROLE)
    return [chair.order(Kind.FRAME, target)]


_DOES: Mapping[Role, Callable[[Chair, Known], list[GiveOrder]]] = {
    Role.COMMISSIONER: _check,
    Role.DOCTOR: _heal,
    Role.MANIAC: _poison,
    Role.COURTESAN: _block,
    Role.FRAMER: _frame,
}


def _last(chair: Chair, kind: Kind) -> int | None:
    """On whom the seat's order of a kind was on the turn before."""
    turns = [turn for turn in chair.view.turns if turn.turn == chair.view.turn - 1]
    given = [one.order for turn in turns for one in turn.orders if isinstance(one, OrderGiven)]
    return next((order.target for order in given if order.kind is kind), None)


PLAIN = Policy("plain", act, speak)
