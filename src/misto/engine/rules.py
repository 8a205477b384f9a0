"""The rules of one game: every option of the rulebook, each with the clause it belongs to."""

from collections.abc import Mapping
from datetime import timedelta
from decimal import Decimal
from types import MappingProxyType
from typing import Annotated, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

from misto.engine.clauses import Clause

Weekday = Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
TieBreak = Literal[
    "keeper", "last_to_reach", "first_to_reach", "second_named", "nobody", "everybody"
]
NoteCause = Literal["mafia", "poison", "injection", "hunting", "hunted", "shot", "court"]
ShotCause = Literal["mafia", "poison", "injection", "court", "hunting"]

HOUR = r"^([01]\d|2[0-3]):[0-5]\d$"
"""An hour of the day, as `closes` and `hunt_opens` are written."""


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one game; the defaults are the preset «classic».

    Durations are timedeltas, shares exact decimals, hours `HH:MM` in the game's time zone.
    Which combinations contradict each other, `contradictions` says (GAME-7).

    >>> Rules(hunts_per_turn=2).hunts_per_turn
    2
    """

    # Enrolment and line-up.
    seats_min: Annotated[int, Meta(ge=1, le=1000), Clause.GAME_1] = 7
    seats_max: Annotated[int, Meta(ge=1, le=1000), Clause.GAME_1] | None = None
    roster: Annotated[Literal["hidden", "public"], Clause.GAME_1] = "hidden"
    mafia_share: Annotated[Decimal, Clause.GAME_3] = Decimal("0.25")
    reveal_person: Annotated[Literal["end", "death", "never"], Clause.SEAT_4] = "end"

    # The timetable.
    closes: Annotated[str, Meta(pattern=HOUR), Clause.TIME_1] = "21:00"
    timezone: Annotated[str, Clause.TIME_1] = "Europe/Kyiv"
    turn_days: Annotated[int, Meta(ge=1, le=60), Clause.TIME_1] = 1
    rest_days: Annotated[tuple[Weekday, ...], Clause.TIME_1] = ()
    hunt_opens: Annotated[str, Meta(pattern=HOUR), Clause.TIME_2] = "12:00"
    court_from_turn: Annotated[int, Meta(ge=1), Clause.TIME_5] = 2
    hunt_from_turn: Annotated[int, Meta(ge=1), Clause.TIME_5] = 2
    min_open: Annotated[timedelta, Clause.TIME_6] = timedelta(hours=12)
    night_talk: Annotated[bool, Clause.TIME_6] = True
    outage: Annotated[timedelta, Clause.TIME_8] = timedelta(hours=1)

    # Orders and the hunt.
    status_needs_vote: Annotated[bool, Clause.ORDER_3] = True
    hunts_per_turn: Annotated[int, Meta(ge=0), Clause.HUNT_1] = 1
    hunt_maniac: Annotated[Literal["nothing", "maniac_dies", "hunter_dies"], Clause.HUNT_3] = (
        "nothing"
    )

    # The night.
    courtesan_stops_kill: Annotated[bool, Clause.NIGHT_2] = False
    slander_lasts: Annotated[Literal["night", "game"], Clause.NIGHT_3] = "night"
    check_shows: Annotated[Literal["role", "side"], Clause.NIGHT_5] = "role"
    boss_shows: Annotated[Literal["mafia", "town"], Clause.NIGHT_5] = "mafia"
    dead_commissioner_checks: Annotated[bool, Clause.NIGHT_6] = True
    boss_succession: Annotated[Literal["nobody", "next_mafioso"], Clause.MAFIA_4] = "nobody"
    antidote: Annotated[Literal["same_night", "until_death"], Clause.POISON_2] = "same_night"
    shot_on: Annotated[tuple[ShotCause, ...], Clause.SHOT_1] = (
        "mafia",
        "poison",
        "injection",
        "court",
    )

    # The court.
    self_vote: Annotated[bool, Clause.COURT_1] = True
    may_abstain: Annotated[bool, Clause.COURT_1] = False
    quorum_share: Annotated[Decimal, Clause.COURT_3] = Decimal("0.25")
    quorum_of: Annotated[Literal["living", "seats", "votes"], Clause.COURT_3] = "living"
    tie: Annotated[tuple[TieBreak, ...], Clause.COURT_4] = ("last_to_reach",)
    ballots: Annotated[Literal["after_close", "live"], Clause.COURT_6] = "after_close"
    sealed_shows: Annotated[Literal["result", "totals"], Clause.COURT_7] = "result"
    keeper: Annotated[bool, Clause.KEEPER_1] = False

    # Death, notes, ghosts, absence.
    reveal: Annotated[Literal["role", "side", "nothing"], Clause.DEATH_1] = "role"
    causes: Annotated[Literal["night_hidden", "all", "none"], Clause.DEATH_3] = "night_hidden"
    note_on: Annotated[tuple[NoteCause, ...], Clause.NOTE_2] = ("mafia", "court")
    ghosts_talk: Annotated[bool, Clause.GHOST_1] = True
    min_posts: Annotated[int, Meta(ge=0), Clause.ABSENCE_1] = 1
    missed_votes: Annotated[int, Meta(ge=0), Clause.ABSENCE_2] = 2

    # The host, victory, the end.
    publish: Annotated[Literal["host", "at_close"], Clause.HOST_2] = "host"
    publish_after: Annotated[timedelta, Clause.HOST_2] | None = timedelta(hours=12)
    town_wins: Annotated[Literal["all_dead", "mafia_dead"], Clause.WIN_2] = "all_dead"
    parity_of: Annotated[Literal["others", "town"], Clause.WIN_3] = "others"
    maniac_wins: Annotated[Literal["alone", "last_two"], Clause.WIN_4] = "alone"
    award_by: Annotated[
        Literal["players", "players_and_readers", "host"],
        Clause.AWARD_1,
    ] = "players"


OPTIONS: Mapping[str, Clause] = MappingProxyType(
    {
        name: next(
            mark
            for mark in (hint if hasattr(hint, "__metadata__") else get_args(hint)[0]).__metadata__
            if isinstance(mark, Clause)
        )
        for name, hint in get_type_hints(Rules, include_extras=True).items()
    },
)
"""Every option by name, with its clause, in the rulebook's order."""

CLASSIC = Rules()
BLACK_MARKET = Rules(keeper=True)

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {"classic": CLASSIC, "black-market": BLACK_MARKET},
)
"""The presets, by the name under which records and forms know them."""


def canonical(rules: Rules) -> bytes:
    """Return the one form of `rules` in bytes that a deal is committed to (GAME-2).

    Every option stands in it, defaults too, so that a later change of a default changes nothing.
    """
    return msgspec.json.encode({name: getattr(rules, name) for name in OPTIONS}, order="sorted")
