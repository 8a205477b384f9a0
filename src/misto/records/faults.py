"""What can be wrong with a record: a code, where, and the data a sentence about it needs.

The sentences themselves are in `misto.text` (design: three layers), under `record-` and the code.
"""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from misto.engine.refusals import Refusal


class Flaw(StrEnum):
    """Why a file can't be read as a record, or a record can't be played."""

    # The file.
    NOT_FOUND = "not_found"
    IS_A_FOLDER = "is_a_folder"
    NO_PERMISSION = "no_permission"
    UNREADABLE = "unreadable"
    TOO_BIG = "too_big"
    # The YAML.
    NOT_UTF8 = "not_utf8"
    BAD_CHARACTER = "bad_character"
    NOT_YAML = "not_yaml"
    NOTHING_IN_IT = "nothing_in_it"
    SEVERAL_DOCUMENTS = "several_documents"
    ALIAS = "alias"
    TAG = "tag"
    TOO_DEEP = "too_deep"
    EMPTY_VALUE = "empty_value"
    DUPLICATE_KEY = "duplicate_key"
    KEY_UNFIT = "key_unfit"
    NUMBER_TOO_LONG = "number_too_long"
    TOO_MUCH = "too_much"
    # Keys and values.
    NOT_A_MAPPING = "not_a_mapping"
    NOT_A_LIST = "not_a_list"
    NOT_TEXT = "not_text"
    NOT_A_NUMBER = "not_a_number"
    NOT_TRUE_OR_FALSE = "not_true_or_false"
    NOT_ONE_OF = "not_one_of"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    TOO_MANY = "too_many"
    WRONG_VERSION = "wrong_version"
    OPTION_UNFIT = "option_unfit"
    # Names and seats.
    NAME_BLANK = "name_blank"
    NAME_TOO_LONG = "name_too_long"
    NAME_UNPRINTABLE = "name_unprintable"
    NAME_MIXED_SCRIPTS = "name_mixed_scripts"
    NAME_TWICE = "name_twice"
    NOT_A_SEAT = "not_a_seat"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_NAME = "no_such_name"
    QUOTED_NUMBER = "quoted_number"
    NAME_IS_A_WORD = "name_is_a_word"
    SEAT_TWICE = "seat_twice"
    # Lines.
    NO_ORDER = "no_order"
    TWO_ORDERS = "two_orders"
    NO_RULING = "no_ruling"
    TWO_RULINGS = "two_rulings"
    NO_FACT = "no_fact"
    # Hours.
    BAD_HOUR = "bad_hour"
    BAD_DATE = "bad_date"
    DATE_WITHOUT_CLOSES = "date_without_closes"
    BACKWARDS = "backwards"
    CLOSES_TOO_EARLY = "closes_too_early"
    # The play.
    REFUSED = "refused"
    AFTER_THE_END = "after_the_end"


class Place(Struct, frozen=True):
    """A place in a file; both count from 1."""

    line: int
    column: int


Way = tuple[str | int, ...]
"""The way to a value in a record: keys, and places in lists counted from 0."""


class Mistake(Struct, frozen=True, kw_only=True):
    """One thing that is wrong with a record.

    `place` is None where the whole file is meant; a mistake that showed only in the play has a
    `path` instead, and `Reading.placed` finds its place. `data` are the values that the sentence
    names; `refusal` is the engine's, for the flaw `REFUSED`.
    """

    flaw: Flaw
    place: Place | None = None
    path: Way | None = None
    data: dict[str, str | int] = {}
    refusal: Refusal | None = None


class RecordError(Exception):
    """A record can't be read or played; `mistakes` says why, in the order of the file."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__(", ".join(mistake.flaw for mistake in self.mistakes))


def wrong(flaw: Flaw, place: Place | None = None, **data: str | int) -> RecordError:
    """Return the error for one mistake, to be raised."""
    return RecordError([Mistake(flaw=flaw, place=place, data=data)])
