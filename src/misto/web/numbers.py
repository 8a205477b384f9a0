"""Numbers as they come in from forms and addresses: nobody has to type what a database can hold."""

_DIGITS = 9
"""No seat, turn, post or page has more."""


def whole(text: str, digits: int = _DIGITS) -> int | None:
    """Read a whole number; None for anything else, a number of too many digits too.

    >>> whole("12"), whole("-1"), whole("1" * 5000)
    (12, None, None)
    """
    plain = text.isascii() and text.isdigit() and len(text) <= digits
    return int(text) if plain else None
