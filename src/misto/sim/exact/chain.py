"""An absorbing chain with rational chances: how likely each end is, at last and step by step."""

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Generic, TypeVar

S = TypeVar("S", bound=Hashable)
"""A state, or an end: of which nothing comes."""


class Chain(Generic[S]):
    """All states that can come of the first one, each with what comes of it, and how likely."""

    def __init__(self, first: S, moves: Callable[[S], Mapping[S, Fraction]]) -> None:
        """Look for the states; `moves` gives nothing for an end."""
        self.first = first
        self.rows: dict[S, Mapping[S, Fraction]] = {}
        waiting = deque([first])
        while waiting:
            state = waiting.popleft()
            if state not in self.rows:
                self.rows[state] = moves(state)
                waiting.extend(self.rows[state])

    def ends(self) -> dict[S, Fraction]:
        """Return the chance of each end; of going round for ever, what is missing to 1."""
        found: dict[S, dict[S, Fraction]] = {}
        for states in self._circles():
            rows = [self.rows[state] for state in states]
            if not rows[0]:
                found[states[0]] = {states[0]: Fraction(1)}
            elif all(other in states for row in rows for other in row):
                found |= {state: {} for state in states}
            else:
                found |= _solved(states, rows, found)
        return found[self.first]

    def steps(self, number: int) -> list[dict[S, Fraction]]:
        """Return, for each of the first steps, the chance that this one leads to which end."""
        here = {self.first: Fraction(1)}
        found = []
        for _ in range(number):
            after: dict[S, Fraction] = {}
            for state, chance in here.items():
                _add(after, self.rows[state], chance)
            found.append({end: chance for end, chance in after.items() if not self.rows[end]})
            here = {state: chance for state, chance in after.items() if self.rows[state]}
        return found

    def _circles(self) -> Iterator[list[S]]:
        """Yield the states that may come of one another, what comes of them first (Tarjan 1972)."""
        number: dict[S, int] = {}
        lowest: dict[S, int] = {}
        open_states: dict[S, None] = {}
        path = [(self.first, iter(self.rows[self.first]))]
        number[self.first] = lowest[self.first] = 0
        open_states[self.first] = None
        while path:
            state, others = path[-1]
            for other in others:
                if other not in number:
                    number[other] = lowest[other] = len(number)
                    open_states[other] = None
                    path.append((other, iter(self.rows[other])))
                    break
                if other in open_states:
                    lowest[state] = min(lowest[state], number[other])
            else:
                path.pop()
                if path:
                    above = path[-1][0]
                    lowest[above] = min(lowest[above], lowest[state])
                if lowest[state] == number[state]:
                    circle: list[S] = []
                    while not circle or circle[-1] != state:
                        circle.append(open_states.popitem()[0])
                    yield circle


def _solved(
    states: Sequence[S],
    rows: Sequence[Mapping[S, Fraction]],
    known: Mapping[S, Mapping[S, Fraction]],
) -> dict[S, dict[S, Fraction]]:
    """Return the ends of states of which one another may come, beside what is known."""
    place = {state: number for number, state in enumerate(states)}
    matrix = [[Fraction(0)] * len(states) for _ in states]
    outside: list[dict[S, Fraction]] = []
    for number, row in enumerate(rows):
        matrix[number][number] += 1
        outside.append({})
        for other, chance in row.items():
            if other in place:
                matrix[number][place[other]] -= chance
            else:
                _add(outside[number], known[other], chance)
    ends = list({end: None for row in outside for end in row})
    left = [lcm(*(one.denominator for one in row)) for row in matrix]
    right = [
        [its.get(end, Fraction(0)) * times for end in ends]
        for its, times in zip(outside, left, strict=True)
    ]
    below = [lcm(*(one.denominator for one in column)) for column in zip(*right, strict=True)]
    whole = _eliminated(
        [
            [int(one * times) for one in row]
            + [int(one * part) for one, part in zip(its, below, strict=True)]
            for row, times, its in zip(matrix, left, right, strict=True)
        ]
    )
    return {
        state: {
            end: Fraction(share, row[number] * part)
            for end, part, share in zip(ends, below, row[len(states) :], strict=True)
        }
        for number, (state, row) in enumerate(zip(states, whole, strict=True))
    }


def _eliminated(rows: list[list[int]]) -> list[list[int]]:
    """Make the left part of a matrix diagonal, in integers all along (Bareiss 1968).

    It is the identity less the chances of going on, within a circle that can be left: so no pivot
    is zero, and none has to be looked for.
    """
    before = 1
    for column in range(len(rows)):
        chosen = rows[column]
        pivot = chosen[column]
        for number, row in enumerate(rows):
            if number != column:
                times = row[column]
                rows[number] = [
                    (one * pivot - times * its) // before
                    for one, its in zip(row, chosen, strict=True)
                ]
        before = pivot
    return rows


def _add(row: dict[S, Fraction], other: Mapping[S, Fraction], times: Fraction) -> None:
    for state, chance in other.items():
        row[state] = row.get(state, Fraction(0)) + times * chance
