"""The characters that a text may have: none that hides, turns a line round or fakes a name."""

import re
import unicodedata

_EMOJI = "\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff"
_BLANKS = re.compile(r"\r\n?|[\x0b\x0c\x85\u2028\u2029]")
_HIDDEN = re.compile(
    "["
    "\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f"  # controls
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0"  # nothing to be seen
    "\u200b\u200c\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb"
    "\u202a-\u202e\u2066-\u2069"  # these turn the direction of what follows
    "\ud800-\udfff\ufffe\uffff\ue000-\uf8ff"  # no characters, or everybody's own
    "\U000e0100-\U000e01ef"
    "]"
    # What joins emoji, chooses their look or names a flag has a place among emoji alone.
    f"|(?<![{_EMOJI}\ufe0f])\u200d|\u200d(?![{_EMOJI}])"
    f"|(?<![0-9#*{_EMOJI}])[\ufe00-\ufe0f]"
    "|(?<![\U0001f3f4\U000e0020-\U000e007e])[\U000e0000-\U000e007f]"
)
_MARKS = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_PILED = re.compile(f"([{_MARKS}]{{3}})[{_MARKS}]+")
_AFTER = f"[{_MARKS}\ufe0e\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]*"
_FLAG = "[\U0001f1e6-\U0001f1ff]{2}"
_FIRST = re.compile(f"{_FLAG}|.{_AFTER}(?:\u200d.{_AFTER})*", re.DOTALL)
_LAST = re.compile(f"(?:{_FIRST.pattern})\u200d?\\Z", re.DOTALL)


def clean(text: str) -> str:
    r"""Return a text of many lines without what can't be seen; emoji stay whole.

    >>> clean("Аш\u200bот\r\n\u202eтошА")
    'Ашот\nтошА'
    """
    seen = _HIDDEN.sub("", _BLANKS.sub("\n", text))
    return _PILED.sub(r"\1", unicodedata.normalize("NFC", seen))


def one_line(text: str) -> str:
    """Return a cleaned text as one line, its blanks made single: a name or a title."""
    return " ".join(clean(text).split())


def first_character(text: str) -> str:
    """Return what a reader takes for the first character: with its accents, an emoji whole."""
    found = _FIRST.match(text)
    return found[0] if found else ""


def shortened(text: str, most: int) -> str:
    """Return at most so many characters, cut between words where there is one, and a sign of it."""
    if len(text) <= most:
        return text
    start = text[: most - 1]
    if not text[most - 1].isspace():
        words = re.match(r"(.*\S)\s", start, re.DOTALL)
        if words and len(words[1]) > most // 2:
            start = words[1]
        elif _joined(text[most - 1]) or start.endswith("\u200d"):
            start = _LAST.sub("", start)
    return start.rstrip() + "…"


def _joined(character: str) -> bool:
    return character == "\u200d" or bool(re.fullmatch(_AFTER, character))
