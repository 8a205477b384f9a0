"""`python -m tests.secrecy.table`: writes the page that says who sees what, from the matrix."""

from pathlib import Path

from tests.secrecy.matrix import HOSTS, NEVER, SECRETS, Secret

PAGE = Path(__file__).parents[2] / "docs" / "security" / "who-sees-what.md"

COLUMNS = {
    "anybody": ("stranger", "reader", "other host", "persona"),
    "a player whom it isn't about": ("civilian", "foundling", "ghost", "newcomer", "replaced"),
    "whom it is about": (),
    "host, co-host": HOSTS,
}
PHASES = {
    "enrolment": "enrolment",
    "dealt": "the deal",
    "open": "when it happens",
    "hunt": "when it happens",
    "closed": "the close",
    "published": "the report",
    "opened": "the end",
    NEVER: "never",
}
NAMES = {
    "friend": "a player whom it is about",
    "other": "a player whom it is about",
    "third": "a player whom it is about",
    "reserve": "the newcomer from the reserve",
    "dead mafioso": "a dead mafioso",
    "mafioso": "the mafioso",
    "boss": "the boss",
    "framer": "the framer",
    "ghost": "the ghost who wrote it",
}
HEAD = """\
# Who sees what

<!-- Made by `python -m tests.secrecy.table` from tests/secrecy/matrix.py; tested. -->

Each row is a thing that some may not know. The test behind it (`tests/secrecy/test_matrix.py`)
plays two games that differ in that thing alone, and holds every answer of the site to each viewer
against the other's, byte by byte: before the moment named here they are the same, from then on they
differ. *Anybody* is a stranger, a reader, the host of another game, and whoever has entered with a
persona's nick and password. A dead player knows what they knew, and learns nothing newer but what
all learn.

What the rules give everybody at once (deaths, the court's result, votes after the close, the host's
story) is no secret and has no row.

| what | anybody | a player whom it isn't about | who knows it | host, co-host | clause |
|---|---|---|---|---|---|
"""


def page() -> str:
    """Write the page."""
    return HEAD + "".join(map(_row, SECRETS))


def _row(secret: Secret) -> str:
    cells = [
        secret.what,
        _since(secret, COLUMNS["anybody"]),
        PHASES[secret.public],
        _knowers(secret),
        _since(secret, HOSTS),
        secret.clauses,
    ]
    return f"| {' | '.join(cells)} |\n"


def _since(secret: Secret, viewers: tuple[str, ...]) -> str:
    (since,) = {secret.since(viewer) for viewer in viewers}
    return PHASES[since]


def _knowers(secret: Secret) -> str:
    found: dict[str, list[str]] = {}
    for viewer, since in secret.knows.items():
        name = NAMES.get(viewer, f"the {viewer}")
        names = found.setdefault(PHASES[since], [])
        if name not in names:
            names.append(name)
    return "; ".join(f"{', '.join(names)}: {since}" for since, names in found.items()) or "nobody"


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
