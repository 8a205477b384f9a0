"""Mentions of seats: `@7`, `@igrok 7`, `@Ашот`."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markdown_it.token import Token

from misto.web.markup.characters import one_line

_APOSTROPHES = re.compile("[’ʼ]")
# `@Мар` is not in `@Мар’яна`, nor `@1` in `@1.5`.
_GOES_ON = r"(?!\w|['’ʼ-]\w|[.,]\d)"


@dataclass(frozen=True)
class _Names:
    """What the seats of a game may be called, and a pattern that finds it, the longest first."""

    pattern: re.Pattern[str]
    seats: Mapping[str, int]

    def seat(self, name: str) -> int | None:
        return self.seats.get(_folded(name))


def link(tokens: list[Token], url: str, seats: Sequence[tuple[int, str, str]]) -> frozenset[int]:
    """Make links of the mentions, and return the seats that the writer mentions, not a quote."""
    names = _names(tuple(seats))
    mentioned: set[int] = set()
    quoted = 0
    for token in tokens:
        quoted += token.nesting if token.tag == "blockquote" else 0
        if token.type == "inline" and "@" in token.content:
            token.children, found = _linked(token.children or [], url, names)
            mentioned |= set() if quoted else found
    return frozenset(mentioned)


def _linked(tokens: list[Token], url: str, names: _Names) -> tuple[list[Token], set[int]]:
    linked: list[Token] = []
    mentioned: set[int] = set()
    links = 0
    for token in tokens:
        links += token.nesting if token.tag == "a" else 0
        if token.type != "text" or links or "@" not in token.content:
            linked.append(token)
            continue
        done = 0
        for found in names.pattern.finditer(token.content):
            seat = names.seat(found[1])
            if seat is None:
                continue
            mentioned.add(seat)
            attributes: dict[str, str | int | float] = {
                "class": "mention",
                "href": f"{url}?seat={seat}",
            }
            linked += [
                token.copy(content=token.content[done : found.start()]),
                Token("link_open", "a", 1, attrs=attributes),
                token.copy(content=found[0]),
                Token("link_close", "a", -1),
            ]
            done = found.end()
        linked.append(token.copy(content=token.content[done:]))
    return linked, mentioned


@lru_cache(maxsize=256)
def _names(seats: tuple[tuple[int, str, str], ...]) -> _Names:
    """Numbers and nicks come before names that look like them; a name of two seats is nobody's."""
    known = {str(seat): seat for seat, _, _ in seats}
    for called in ([(seat, nick) for seat, nick, _ in seats], [(s, name) for s, _, name in seats]):
        fresh: dict[str, set[int]] = {}
        for seat, name in called:
            fresh.setdefault(_folded(one_line(name)), set()).add(seat)
        for name, owners in fresh.items():
            if name and len(owners) == 1:
                known.setdefault(name, *owners)
    longest_first = sorted(known, key=len, reverse=True)
    alternatives = "|".join(map(_alternative, longest_first)) or "(?!)"
    pattern = re.compile(rf"(?<![\w@])@({alternatives}){_GOES_ON}", re.IGNORECASE)
    return _Names(pattern, known)


def _alternative(name: str) -> str:
    words = [re.escape(word).replace("'", "['’ʼ]") for word in name.split(" ")]
    return "[ \u00a0]+".join(words)


def _folded(name: str) -> str:
    return " ".join(_APOSTROPHES.sub("'", name).casefold().split())
