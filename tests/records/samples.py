"""A small record that is right, and ways to make it wrong."""

RIGHT = """\
misto: 1
title: Small
rules: classic
seats:
  - {name: Ada, role: mafioso}
  - {name: Ben, role: boss}
  - {name: Cleo, role: doctor}
  - {name: Dan, role: commissioner}
  - {name: Eva, role: civilian}
  - {name: Fay, role: civilian}
  - {name: Gus, role: civilian}
turns:
  - orders:
      - {by: 1, kill: 5}
      - {by: 2, kill: 5}
    expect:
      deaths: {5: [mafia]}
      winner: null
  - {}
"""


def changed(*changes: tuple[str, str]) -> bytes:
    """The right record, with each first text replaced by its second."""
    text = RIGHT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text.encode()
