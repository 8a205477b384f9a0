"""Refusals: a code, its clause, and the data a sentence about it needs (design: three layers)."""

from enum import StrEnum

from msgspec import Struct

from misto.engine.clauses import Clause
from misto.engine.contradictions import Contradiction
from misto.engine.terms import Kind, Phase, Role


class Code(StrEnum):
    """Why a command is refused."""

    # Set-up.
    RULES_CONTRADICT = "rules_contradict"
    WRONG_PHASE = "wrong_phase"
    TITLE_UNFIT = "title_unfit"
    ALREADY_ENROLLED = "already_enrolled"
    NOT_ENROLLED = "not_enrolled"
    NAME_UNFIT = "name_unfit"
    NAME_TAKEN = "name_taken"
    NONCE_UNFIT = "nonce_unfit"
    NONCE_TAKEN = "nonce_taken"
    HOST_HAS_NO_SEAT = "host_has_no_seat"
    ENROLMENT_FULL = "enrolment_full"
    TOO_FEW_SEATS = "too_few_seats"
    LINEUP_WRONG_SIZE = "lineup_wrong_size"
    LINEUP_TOO_FEW_MAFIA = "lineup_too_few_mafia"
    LINEUP_TWO_OF_A_ROLE = "lineup_two_of_a_role"
    LINEUP_NEEDS_ROLE = "lineup_needs_role"
    LINEUP_NO_TOWN = "lineup_no_town"
    LINEUP_ALREADY_WON = "lineup_already_won"
    BEACON_MISSING = "beacon_missing"
    BEACON_NOT_NAMED = "beacon_not_named"
    # Orders.
    NO_SUCH_SEAT = "no_such_seat"
    OUT_OF_GAME = "out_of_game"  # excluded or left
    SENDER_DEAD = "sender_dead"
    TARGET_DEAD = "target_dead"
    NOT_YOUR_ORDER = "not_your_order"
    ON_ONESELF = "on_oneself"
    ON_A_MATE = "on_a_mate"
    TOO_MANY_TARGETS = "too_many_targets"
    NO_TARGET = "no_target"
    NO_COURT = "no_court"
    NO_HUNT = "no_hunt"
    HUNT_NOT_OPEN = "hunt_not_open"
    ORDERS_CLOSED = "orders_closed"
    VOTE_BARRED = "vote_barred"
    NOTHING_TO_WITHDRAW = "nothing_to_withdraw"
    NOTE_GIVEN = "note_given"
    NOTE_CANT_BE_WITHDRAWN = "note_cant_be_withdrawn"
    TEXT_UNFIT = "text_unfit"
    # The host's acts.
    REASON_MISSING = "reason_missing"
    NO_SUCH_ORDER = "no_such_order"
    NOT_PUBLISHED = "not_published"
    NOTHING_TO_UNDO = "nothing_to_undo"
    ALREADY_SO = "already_so"
    NOT_LATER = "not_later"
    TOO_FAR = "too_far"
    BAR_ONLY_A_COMING_TURN = "bar_only_a_coming_turn"
    NOT_A_GHOST_OF_THE_MAFIA = "not_a_ghost_of_the_mafia"
    TURN_PAUSED = "turn_paused"
    PERSON_HAS_PLAYED = "person_has_played"
    NOT_PAUSED = "not_paused"
    SHORT_OUTAGE = "short_outage"
    # After the end.
    NOT_A_CANDIDATE = "not_a_candidate"
    NO_RIGHT_TO_AWARD = "no_right_to_award"


class Refusal(Struct, frozen=True, kw_only=True):
    """A command that isn't taken: nothing has changed.

    `clause` is the rule it rests on; the other fields are filled where the code's sentence
    speaks of them. A player is refused only for what this player can see (law 3).
    """

    code: Code
    clause: Clause
    seat: int | None = None
    kind: Kind | None = None
    role: Role | None = None
    phase: Phase | None = None
    turn: int | None = None
    count: int | None = None
    limit: int | None = None
    hour: str | None = None
    name: str | None = None
    contradictions: tuple[Contradiction, ...] = ()
