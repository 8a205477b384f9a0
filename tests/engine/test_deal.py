"""The deal: frozen vectors, a second implementation, nonces, tampering, draws without bias."""

import hashlib
import itertools
import json
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum, auto
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from misto.engine import deal as module
from misto.engine.deal import (
    KEY_BYTES,
    LINEUP_ORDER,
    NONCE_MAX,
    NONCE_MIN,
    Attempt,
    Fault,
    Frozen,
    NonceFault,
    Seated,
    canonical_lineup,
    clean,
    commitment,
    deal,
    fingerprint,
    nonce_fault,
    verify,
    verify_game,
)
from tests.engine.check_deal import recompute

HERE = Path(__file__).parent
VECTORS = json.loads((HERE / "deal_vectors.json").read_text(encoding="utf-8"))
WORKED, PLAIN, WITH_BEACON, *_ = (msgspec.convert(v["attempt"], Attempt) for v in VECTORS)

vectors = pytest.mark.parametrize("vector", [pytest.param(v, id=v["name"]) for v in VECTORS])


def published(key: bytes, frozen: Frozen, beacon: str | None = None) -> Attempt:
    """Give the record of a deal once everything is open."""
    return Attempt(
        commitment=commitment(key, frozen.game, frozen.rules),
        frozen=frozen,
        beacon=beacon,
        seats=deal(key, frozen, beacon),
        key=key.hex(),
    )


def pairs(seats: Sequence[Seated] | None) -> list[tuple[str, str]]:
    return [(seated.nonce, seated.role) for seated in seats or ()]


# Vectors and the second implementation

REJECTION = "defef74ee64098e19b203ace2d2041717575620504e391270de6b87982ed318c"


@vectors
def test_frozen_vector(vector: dict[str, Any]) -> None:
    attempt = msgspec.convert(vector["attempt"], Attempt)
    key, frozen = bytes.fromhex(attempt.key or ""), attempt.frozen
    assert commitment(key, frozen.game, frozen.rules) == attempt.commitment
    assert deal(key, frozen, attempt.beacon) == attempt.seats
    assert verify(attempt) == ()


@vectors
def test_frozen_vector_by_the_second_implementation(vector: dict[str, Any]) -> None:
    attempt = msgspec.convert(vector["attempt"], Attempt)
    assert recompute(vector["attempt"]) == (attempt.commitment, pairs(attempt.seats))


def test_second_implementation_is_short() -> None:
    program = (HERE / "check_deal.py").read_text(encoding="utf-8")
    assert len(program.splitlines()) <= 30


def test_a_thousand_seats_where_a_word_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 1,998 draws of this deal one really meets a word that would favour the low places."""
    nonces = tuple(f"nonce of seat {n:06d}" for n in range(1000))
    frozen = Frozen("rejection 15331", "{}", nonces, ("civilian",) * 1000)
    attempt = published(bytes(KEY_BYTES), frozen)
    order = hashlib.sha256("\n".join(nonce for nonce, _ in pairs(attempt.seats)).encode())
    assert recompute(msgspec.to_builtins(attempt))[1] == pairs(attempt.seats)
    assert order.hexdigest() == REJECTION
    monkeypatch.setattr(module, "_below", lambda limit, words: next(words) % limit)
    assert deal(bytes(KEY_BYTES), frozen) != attempt.seats


text = st.text(max_size=12)
nonce_texts = st.text(
    st.characters(exclude_categories=["C", "Z"]), min_size=NONCE_MIN, max_size=NONCE_MIN + 4
)


@st.composite
def deals(draw: st.DrawFn) -> tuple[bytes, Frozen, str | None]:
    nonces = draw(st.sets(nonce_texts, min_size=1, max_size=20))
    size = len(nonces)
    roles = draw(st.lists(st.sampled_from(LINEUP_ORDER), min_size=size, max_size=size))
    name = draw(st.none() | st.text(min_size=1, max_size=12))
    beacon = draw(st.text(min_size=1, max_size=12)) if name else None
    lineup = canonical_lineup(roles)
    frozen = Frozen(draw(text), draw(text), tuple(sorted(nonces)), lineup, name)
    return draw(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES)), frozen, beacon


@given(deals())
def test_second_implementation_agrees(given_deal: tuple[bytes, Frozen, str | None]) -> None:
    attempt = published(*given_deal)
    assert recompute(msgspec.to_builtins(attempt)) == (attempt.commitment, pairs(attempt.seats))
    assert verify(attempt) == ()


@given(deals())
def test_everybody_and_every_role_is_dealt_once(
    given_deal: tuple[bytes, Frozen, str | None],
) -> None:
    seats, frozen = deal(*given_deal), given_deal[1]
    assert [seated.seat for seated in seats] == list(range(1, len(frozen.nonces) + 1))
    assert tuple(sorted(seated.nonce for seated in seats)) == frozen.nonces
    assert canonical_lineup(seated.role for seated in seats) == frozen.lineup


@given(deals())
def test_a_published_deal_is_saved_and_loaded(
    given_deal: tuple[bytes, Frozen, str | None],
) -> None:
    attempt = published(*given_deal)
    assert msgspec.json.decode(msgspec.json.encode(attempt), type=Attempt) == attempt


# The bytes


def test_fields_cannot_run_into_each_other() -> None:
    key = bytes(KEY_BYTES)
    assert len({commitment(key, *texts) for texts in (("ab", "c"), ("a", "bc"), ("", "abc"))}) == 3
    nonces = ("aaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"), ("aaaaaaaaaaaaaaaa", "abbbbbbbbbbbbbbbb")
    sheets = [
        *(Frozen("g", "r", two, ("civilian", "boss")) for two in nonces),
        Frozen("g", "r", nonces[0], ("civilian", "boss"), "n"),
        Frozen("gr", "", nonces[0], ("civilian", "boss")),
        Frozen("g", "r", nonces[0][:1], ("civilian",)),
        Frozen("g", "r"),
    ]
    assert len({fingerprint(frozen) for frozen in sheets}) == len(sheets)


def test_an_empty_beacon_is_no_beacon() -> None:
    """There is one way to say *no beacon*, so that nobody can choose between two deals."""
    named = replace(PLAIN.frozen, beacon_name="")
    assert fingerprint(named) == fingerprint(PLAIN.frozen)
    assert deal(bytes.fromhex(PLAIN.key or ""), named, "") == PLAIN.seats


def test_nonces_are_sorted_by_code_point() -> None:
    """UTF-8 sorts like code points; UTF-16, as in JavaScript, puts the owl before the wave."""
    wave, owl = "\uff5e" * NONCE_MIN, "\U0001f989" * NONCE_MIN
    frozen = Frozen("g", "r", (wave, owl), ("civilian", "boss"))
    assert verify(published(bytes(KEY_BYTES), frozen)) == ()
    with pytest.raises(ValueError, match=Fault.NONCES_UNSORTED):
        deal(bytes(KEY_BYTES), replace(frozen, nonces=(owl, wave)))


def test_roles_may_be_members_of_an_enum() -> None:
    class Role(StrEnum):
        BOSS = auto()
        CIVILIAN = auto()
        COMMISSIONER = auto()
        DOCTOR = auto()
        MAFIOSO = auto()
        SERGEANT = auto()

    lineup = canonical_lineup(Role(role) for role in reversed(PLAIN.frozen.lineup))
    frozen = replace(PLAIN.frozen, lineup=lineup)
    assert deal(bytes.fromhex(PLAIN.key or ""), frozen) == PLAIN.seats


def test_the_lineup_has_one_order_and_ten_roles() -> None:
    assert canonical_lineup(sorted(LINEUP_ORDER)) == LINEUP_ORDER
    with pytest.raises(ValueError, match="not in tuple"):
        canonical_lineup(["civilian", "jester"])


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33)])
def test_a_key_has_32_bytes(key: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(key, "g", "r")
    with pytest.raises(ValueError, match="32 bytes"):
        deal(key, PLAIN.frozen)


# Nonces at enrolment

TAKEN = "seven old owls sleep"


@pytest.mark.parametrize(
    ("nonce", "fault"),
    [
        ("seven old owls wake", None),
        ("п'ятнадцять сов і їжак", None),
        ("x" * NONCE_MIN, None),
        ("x" * (NONCE_MIN - 1), NonceFault.TOO_SHORT),
        ("", NonceFault.TOO_SHORT),
        (" " * NONCE_MIN, NonceFault.TOO_SHORT),
        ("a" + " " * NONCE_MIN + "b", NonceFault.TOO_SHORT),
        ("e\u0301" * (NONCE_MIN - 1), NonceFault.TOO_SHORT),
        ("x" * NONCE_MAX, None),
        ("x" * (NONCE_MAX + 1), NonceFault.TOO_LONG),
        ("seven old\x00 owls wake", NonceFault.UNPRINTABLE),
        ("seven old\u200b owls wake", NonceFault.UNPRINTABLE),
        ("seven old\u202e owls wake", NonceFault.UNPRINTABLE),
        ("seven old\ud800 owls wake", NonceFault.UNPRINTABLE),
        ("seven old\nowls wake", None),
        (TAKEN, NonceFault.TAKEN),
        ("  seven old\u00a0\t owls sleep\n", NonceFault.TAKEN),
        ("cafe\u0301 by the river", NonceFault.TAKEN),
        (TAKEN.upper(), None),
    ],
)
def test_nonce_at_enrolment(nonce: str, fault: NonceFault | None) -> None:
    assert nonce_fault(nonce, {TAKEN, "caf\u00e9 by the river"}) is fault


@given(st.text())
def test_cleaning_twice_changes_nothing(raw: str) -> None:
    assert clean(clean(raw)) == clean(raw)


@given(st.lists(st.text(min_size=NONCE_MIN), max_size=6))
def test_nonces_taken_at_enrolment_can_be_dealt(raws: list[str]) -> None:
    taken: list[str] = []
    for raw in raws:
        if nonce_fault(raw, taken) is None:
            taken.append(clean(raw))
    frozen = Frozen("g", "r", tuple(sorted(taken)), ("civilian",) * len(taken))
    assert verify(published(bytes(KEY_BYTES), frozen)) == ()


# Tampering


def swapped(items: Sequence[Any], one: int, other: int) -> tuple[Any, ...]:
    changed = list(items)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def refrozen(**changes: object) -> Attempt:
    return replace(WITH_BEACON, frozen=replace(WITH_BEACON.frozen, **changes))


def with_seats(*seats: Seated) -> Attempt:
    return replace(WITH_BEACON, seats=seats)


NONCES, LINEUP, SEATS = WITH_BEACON.frozen.nonces, WITH_BEACON.frozen.lineup, WITH_BEACON.seats
assert SEATS
ROLES = [seated.role for seated in SEATS]
TOWN, BOSS = ROLES.index("civilian"), ROLES.index("boss")
TAMPERED = {
    "commitment": (replace(WITH_BEACON, commitment="0" * 64), "commitment_differs"),
    "another commitment": (
        replace(WITH_BEACON, commitment=WORKED.commitment),
        "commitment_differs",
    ),
    "game": (refrozen(game="black-market-13"), "commitment_differs deal_differs"),
    "rules": (refrozen(rules="{}"), "commitment_differs deal_differs"),
    "a nonce": (refrozen(nonces=(*NONCES[:-1], NONCES[-1] + "!")), "deal_differs"),
    "a nonce too many": (refrozen(nonces=(*NONCES, "~" * NONCE_MIN)), "counts_differ"),
    "a nonce missing": (refrozen(nonces=NONCES[1:]), "counts_differ"),
    "a nonce twice": (refrozen(nonces=(NONCES[0], *NONCES[:-1])), "nonces_equal"),
    "a short nonce": (refrozen(nonces=("!" * (NONCE_MIN - 1), *NONCES[1:])), "nonce_too_short"),
    "half a surrogate pair": (refrozen(nonces=(*NONCES[:-1], "\udfff" * 16)), "not_text"),
    "nonces out of order": (refrozen(nonces=swapped(NONCES, 3, 4)), "nonces_unsorted"),
    "line-up out of order": (refrozen(lineup=swapped(LINEUP, 0, -1)), "lineup_not_canonical"),
    "unknown role": (refrozen(lineup=(*LINEUP[:-1], "jester")), "lineup_not_canonical"),
    "another line-up": (refrozen(lineup=(*LINEUP[:-1], "framer")), "deal_differs"),
    "a role missing": (refrozen(lineup=LINEUP[1:]), "counts_differ"),
    "the beacon's name": (refrozen(beacon_name="another lottery"), "deal_differs"),
    "no beacon's name": (refrozen(beacon_name=None), "beacon_unnamed"),
    "beacon": (replace(WITH_BEACON, beacon="07 14 22 31 40 52"), "deal_differs"),
    "beacon's spelling": (replace(WITH_BEACON, beacon="7 14 22 31 40 51"), "deal_differs"),
    "no beacon": (replace(WITH_BEACON, beacon=None), "beacon_missing"),
    "empty beacon": (replace(WITH_BEACON, beacon=""), "beacon_missing"),
    "an unnamed beacon": (replace(PLAIN, beacon="07 14"), "beacon_unnamed"),
    "key": (replace(WITH_BEACON, key="0" * 64), "commitment_differs deal_differs"),
    "no key": (replace(WITH_BEACON, key=None), "key_sealed"),
    "a short key": (replace(WITH_BEACON, key="00" * 31), "key_malformed"),
    "a key in capitals": (
        replace(WITH_BEACON, key=(WITH_BEACON.key or "").upper()),
        "key_malformed",
    ),
    "no hex in the key": (replace(WITH_BEACON, key="xy" * 32), "key_malformed"),
    "roles exchanged": (
        with_seats(
            *(
                replace(seated, role=role)
                for seated, role in zip(SEATS, swapped(ROLES, TOWN, BOSS), strict=True)
            )
        ),
        "deal_differs",
    ),
    "seats exchanged": (with_seats(*swapped(SEATS, 0, 1)), "deal_differs"),
    "a seat missing": (with_seats(*SEATS[1:]), "deal_differs"),
    "no seats": (replace(WITH_BEACON, seats=None), "not_dealt"),
}


@pytest.mark.parametrize(("attempt", "faults"), TAMPERED.values(), ids=TAMPERED)
def test_tampering_is_seen(attempt: Attempt, faults: str) -> None:
    assert " ".join(verify(attempt)) == faults


@given(data=st.data())
def test_any_changed_character_is_seen(data: st.DataObject) -> None:
    """Change one character of the published record anywhere but in the names of its fields."""
    for attempt in (PLAIN, WITH_BEACON):
        raw = msgspec.to_builtins(attempt)
        frozen, number = raw["frozen"], data.draw(st.integers(0, 9))
        holder, field = data.draw(
            st.sampled_from(
                [
                    (raw, "commitment"),
                    (raw, "key"),
                    (frozen, "game"),
                    (frozen, "rules"),
                    (raw["seats"][number], "nonce"),
                    (raw["seats"][number], "role"),
                    *([(raw, "beacon"), (frozen, "beacon_name")] if attempt.beacon else []),
                ]
            )
        )
        place = data.draw(st.integers(0, len(holder[field]) - 1))
        letter = data.draw(st.characters(exclude_characters=holder[field][place]))
        holder[field] = holder[field][:place] + letter + holder[field][place + 1 :]
        assert verify(msgspec.convert(raw, Attempt))


@given(number=st.integers(0, 9), place=st.integers(0, 15), letter=st.characters())
def test_any_changed_nonce_is_seen(number: int, place: int, letter: str) -> None:
    old = PLAIN.frozen.nonces[number]
    new = old[:place] + letter + old[place + 1 :]
    nonces = tuple(sorted({*PLAIN.frozen.nonces} - {old} | {new}))
    attempt = replace(PLAIN, frozen=replace(PLAIN.frozen, nonces=nonces))
    assert bool(verify(attempt)) == (new != old)


OF_THE_RECORD = ("commitment_", "deal_", "not_dealt", "key_")


@pytest.mark.parametrize(
    "name", [n for n, t in TAMPERED.items() if not t[1].startswith(OF_THE_RECORD)]
)
def test_what_cannot_be_dealt_is_an_error_of_the_caller(name: str) -> None:
    attempt, fault = TAMPERED[name]
    with pytest.raises(ValueError, match=fault):
        deal(bytes(KEY_BYTES), attempt.frozen, attempt.beacon)


# All attempts of a game

KEYS = [bytes([n]) * KEY_BYTES for n in range(3)]


def attempt_of(number: int, **changes: object) -> Attempt:
    nonces = tuple(f"attempt {number}, player {n}" for n in range(7))
    lineup = canonical_lineup(["civilian"] * 5 + ["mafioso", "boss"])
    return replace(published(KEYS[number], Frozen("g", "r", nonces, lineup)), **changes)


def test_every_attempt_of_a_game_is_checked() -> None:
    called_off = Attempt(
        commitment=commitment(KEYS[0], "g", "r"), frozen=Frozen("g", "r"), key=KEYS[0].hex()
    )
    running = Attempt(commitment=commitment(KEYS[2], "g", "r"), frozen=attempt_of(2).frozen)
    assert verify_game([called_off, attempt_of(1), attempt_of(2)]) == ((Fault.NOT_DEALT,), (), ())
    assert verify_game([called_off, attempt_of(1), running])[2] == (Fault.KEY_SEALED,)
    assert verify_game([]) == ()


@pytest.mark.parametrize(
    ("second", "faults"),
    [
        (replace(published(KEYS[0], attempt_of(1).frozen)), "key_reused"),
        (Attempt(commitment=attempt_of(0).commitment, frozen=Frozen("g", "r")), "key_reused"),
        (published(KEYS[1], attempt_of(0).frozen), "nonce_reused"),
        (published(KEYS[1], replace(attempt_of(1).frozen, game="h")), "game_differs"),
    ],
)
def test_a_repeated_deal_starts_from_nothing(second: Attempt, faults: str) -> None:
    first = attempt_of(0)
    found = verify_game([first, second])
    assert found[0] == ()
    assert faults in found[1]
    assert set(found[1]) <= {faults, Fault.KEY_SEALED}


# Draws without bias


def deal_by(words: Sequence[int], monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Deal three seats with these words instead of the key's; give the persons in seat order."""
    monkeypatch.setattr(module, "_words", lambda _key: itertools.chain(words, itertools.repeat(0)))
    frozen = Frozen("g", "r", ("a" * NONCE_MIN, "b" * NONCE_MIN, "c" * NONCE_MIN), THREE)
    return tuple(seated.nonce[0] for seated in deal(bytes(KEY_BYTES), frozen))


THREE = ("civilian", "civilian", "boss")


def test_a_word_that_would_favour_somebody_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 leaves 1 when divided by 3: of all words the highest one alone is thrown away."""
    assert deal_by([2**32 - 1, 1, 0], monkeypatch) == deal_by([1, 0], monkeypatch)
    assert deal_by([2**32 - 1, 2**32 - 1, 1, 0], monkeypatch) == deal_by([1, 0], monkeypatch)
    assert deal_by([2**32 - 2, 0], monkeypatch) == deal_by([2, 0], monkeypatch)
    assert deal_by([0, 2**32 - 1], monkeypatch) == deal_by([0, 1], monkeypatch)


def test_every_order_comes_of_equally_many_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """With words of four bits all can be tried: 15 of 16 serve for three, all 16 for two."""
    monkeypatch.setattr(module, "_SPAN", 16)
    orders = Counter(
        deal_by(words, monkeypatch) for words in itertools.product(range(15), range(16))
    )
    assert len(orders) == 6
    assert set(orders.values()) == {15 * 16 // 6}
    assert all(deal_by([15, *w], monkeypatch) == deal_by(w, monkeypatch) for w in ([4, 1], [8, 0]))
