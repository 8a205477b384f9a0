"""What the batch plays with: the options as whole numbers, and the workspace of a game."""

from dataclasses import dataclass, field
from typing import get_args

from misto.engine import Role, Rules
from misto.engine.rules import TieBreak
from misto.engine.terms import Cause
from misto.sim.batch import MOST_SEATS
from misto.sim.batch.codes import CAUSES
from misto.sim.outcomes import MOST_TURNS, WINNERS

NOBODY = -1
"""A seat that is none."""

TIES = (None, *get_args(TieBreak))
NO_MORE, KEEPER, LAST_TO_REACH, FIRST_TO_REACH, SECOND_NAMED, NOBODY_DIES, EVERYBODY = range(7)
"""The entries of `tie`; a list of them ends with NO_MORE."""

ENTRIES = len(TIES) + 1
"""The room of a list of them: every entry once, and the end."""

MANIAC_IS_SAFE, MANIAC_DIES, HUNTER_DIES = range(3)
"""What comes of a hunt on the maniac (HUNT-3)."""

OF_THE_LIVING, OF_THE_SEATS, OF_THE_VOTES = range(3)
"""Of what a quorum is a share (COURT-3)."""


def _seats() -> list[int]:
    return [0] * MOST_SEATS


@dataclass(slots=True)
class Options:
    """The rules of a game, in whole numbers; what changes no resolution is left out.

    Causes are a mask of their numbers, `tie` is a list of entries, `quorum[n]` the least number of
    votes that is a quorum of n.
    """

    court_from_turn: int
    hunt_from_turn: int
    status_needs_vote: int
    hunts_per_turn: int
    hunt_maniac: int
    courtesan_stops_kill: int
    slander_lasts_the_game: int
    check_shows_side: int
    boss_shows_town: int
    dead_commissioner_checks: int
    next_mafioso: int
    antidote_until_death: int
    shot_on: int
    quorum_of: int
    keeper: int
    deaths_show: int
    missed_votes: int
    mafia_dead_is_enough: int
    parity_of_town: int
    maniac_wins_with_one: int
    quorum: list[int] = field(default_factory=lambda: [0] * (MOST_SEATS + 1))
    tie: list[int] = field(default_factory=lambda: [NO_MORE] * ENTRIES)
    tie_with_keeper: list[int] = field(default_factory=lambda: [NO_MORE] * ENTRIES)


def options(rules: Rules) -> Options:
    """Write rules down in whole numbers."""
    entries = [TIES.index(entry) for entry in rules.tie]
    with_keeper = entries if KEEPER in entries else [KEEPER, *entries]
    numerator, denominator = rules.quorum_share.as_integer_ratio()
    return Options(
        court_from_turn=_turns(rules.court_from_turn),
        hunt_from_turn=_turns(rules.hunt_from_turn),
        status_needs_vote=rules.status_needs_vote,
        hunts_per_turn=min(rules.hunts_per_turn, MOST_SEATS),
        hunt_maniac=("nothing", "maniac_dies", "hunter_dies").index(rules.hunt_maniac),
        courtesan_stops_kill=rules.courtesan_stops_kill,
        slander_lasts_the_game=rules.slander_lasts == "game",
        check_shows_side=rules.check_shows == "side",
        boss_shows_town=rules.boss_shows == "town",
        dead_commissioner_checks=rules.dead_commissioner_checks,
        next_mafioso=rules.boss_succession == "next_mafioso",
        antidote_until_death=rules.antidote == "until_death",
        shot_on=sum(1 << CAUSES.index(Cause(cause)) for cause in rules.shot_on),
        quorum_of=("living", "seats", "votes").index(rules.quorum_of),
        keeper=rules.keeper,
        deaths_show=rules.reveal != "nothing",
        missed_votes=_turns(rules.missed_votes),
        mafia_dead_is_enough=rules.town_wins == "mafia_dead",
        parity_of_town=rules.parity_of == "town",
        maniac_wins_with_one=rules.maniac_wins == "last_two",
        quorum=[-(-numerator * total // denominator) for total in range(MOST_SEATS + 1)],
        tie=[*entries, *[NO_MORE] * (ENTRIES - len(entries))],
        tie_with_keeper=[*with_keeper, *[NO_MORE] * (ENTRIES - len(with_keeper))],
    )


def _turns(number: int) -> int:
    return min(number, MOST_TURNS + 1)


@dataclass(slots=True)
class Night:
    """The workspace of a game: what lasts, the orders of the turn, what its stages share.

    A whole number is a mask of seats, where nothing else is said; a list has an entry for each
    seat. What is there of seats that a mask doesn't have is left over and means nothing.
    """

    seats: int  # how many
    key: int = 0  # the game's, for draws
    traced: int = 0  # whether `void` is kept
    turn: int = 0  # its number

    # What lasts.
    living: int = 0  # when the turn began
    guilty: int = 0  # mafia and maniac then, the dead too
    role: list[int] = field(default_factory=_seats)
    of_role: list[int] = field(default_factory=lambda: [0] * len(Role))  # masks, the dead too
    mafia: int = 0  # the dead too
    poisoned: int = 0
    framed: int = 0
    patient: list[int] = field(default_factory=_seats)  # whom a doctor healed, or NOBODY
    injected: int = 0  # doctors
    armed: int = 0  # who has named a last shot
    shot: list[int] = field(default_factory=_seats)
    misses: list[int] = field(default_factory=_seats)
    keeper: int = NOBODY  # a seat

    # The orders of the turn: who sent one, and on whom.
    voting: int = 0  # who abstains too
    abstaining: int = 0
    vote: list[int] = field(default_factory=_seats)
    hunting: int = 0
    quarry: list[int] = field(default_factory=_seats)
    killing: int = 0
    victim: list[int] = field(default_factory=_seats)
    acting: int = 0  # with a role order
    injecting: int = 0  # of these, with an injection
    target: list[int] = field(default_factory=_seats)

    # What the stages share.
    alive: int = 0
    causes: list[int] = field(default_factory=_seats)  # of the dead: 4 bits each, the first lowest
    owing: int = 0  # a vote
    blocked: int = 0
    struck: int = 0
    checked: int = NOBODY  # a seat
    shows: int = 0  # what the check showed
    poisoning: int = 0
    autopsies: int = 0
    cured: int = 0
    injections: int = 0
    fired: int = 0
    tally: list[int] = field(default_factory=_seats)  # of those voted for
    chosen: int = 0  # by the court or the election
    elected: int = NOBODY  # a seat
    void: list[int] = field(default_factory=lambda: [0] * (4 * MOST_SEATS))  # clauses, by slot

    # What players know: see `plain_play`.
    list_of_living: list[int] = field(default_factory=_seats)  # seats
    out: int = 0
    said: int = 0
    said_mafia: int = 0
    said_maniac: int = 0
    answered: int = 0
    answered_mafia: int = 0
    answered_maniac: int = 0
    votes: list[int] = field(default_factory=lambda: [0] * MOST_SEATS**2)  # by voter and seat
    by_votes: list[int] = field(default_factory=_seats)
    suspected: list[int] = field(default_factory=_seats)
    known: list[int] = field(default_factory=_seats)


HUNT, KILL, ROLE_ORDER, SHOT = range(4)
"""The slots of `void`: one clause for each of a seat's orders."""


@dataclass(slots=True)
class Counts:
    """What came of the games: see `Outcomes`; lists of lives are by seat."""

    won: list[int] = field(default_factory=lambda: [0] * len(WINNERS))
    lengths: list[int] = field(default_factory=lambda: [0] * (MOST_TURNS + 1))
    lived: list[int] = field(default_factory=_seats)
    survived: list[int] = field(default_factory=_seats)
    right: int = 0
    wrong: int = 0
    nobody: int = 0
