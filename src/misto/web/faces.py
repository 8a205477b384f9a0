"""The faces of the seats: a picture, or a letter on a colour of its own."""

from dataclasses import dataclass

from misto.web.markup import first_character, one_line

HUES = 24
"""How many colours there are: the style sheet has `hue-0` to `hue-23`, evenly round the circle."""

_STEP = 7
"""Sets apart by 45 degrees or more all seats that are at most six numbers from one another."""


_BEFORE = " «»„“”\"'’‘()[]{}<>-–—_.,:;*~#@!?/\\|+="


@dataclass(frozen=True)
class Face:
    """What stands beside the posts of a seat, and for it in a list."""

    image: str | None
    letter: str
    hue: int
    label: str
    ghost: bool


def face_for(
    seat: int, name: str, image: str | None = None, *, ghost: bool = False, nick: str = ""
) -> Face:
    """Make the face of a seat from what everybody knows of it.

    Args:
        seat: The number of the seat, which chooses the colour.
        name: The name of the persona; its first letter stands where there is no image.
        image: The address of the avatar.
        ghost: Whether the persona is a ghost.
        nick: Added to the label, for names that are easily confused.
    """
    shown = one_line(name)
    called = one_line(nick)
    label = f"{shown} ({called})" if shown and called else shown or called or str(seat)
    return Face(image or None, _letter(shown) or str(seat), seat * _STEP % HUES, label, ghost)


def _letter(name: str) -> str:
    """The first character as a reader sees it, whatever quotation marks it stands in."""
    letter = first_character(name.lstrip(_BEFORE) or name)
    capital = letter.upper()
    return capital if len(capital) == len(letter) else letter
