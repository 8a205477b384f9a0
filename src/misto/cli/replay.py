"""`misto replay`: play records through the rules, and say whether what they expect holds."""

import json
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct

from misto.cli.language import chosen, known, system
from misto.cli.screen import BROKEN, Screen, to_the_end
from misto.engine.views import Reader, View, view_for
from misto.records import (
    Difference,
    Mistake,
    Place,
    Reading,
    Record,
    RecordError,
    Replay,
    TurnPlayed,
    flow,
    load,
    personas,
    plain_expect,
    replay,
)
from misto.text import words
from misto.text.catalogue import Language, Value, say
from misto.text.refusals import refusal
from misto.text.reports import report
from misto.text.verdicts import explain

DIFFERS = 1
"""The exit code where an expectation did not hold."""

MOST_MISTAKES = 20
"""How many mistakes of one file are told."""

_HELP = chosen()


class Lang(StrEnum):
    """The languages of the command line."""

    UK = "uk"
    EN = "en"


class Played(Struct, frozen=True):
    """A file that could be read and played."""

    file: str
    reading: Reading
    replay: Replay


class Broken(Struct, frozen=True):
    """A file that couldn't; the record, where it was read and could not be played."""

    file: str
    mistakes: tuple[Mistake, ...]
    record: Record | None = None


def command(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help=say(_HELP, "replay-help-files"), show_default=False),
    ],
    as_json: Annotated[bool, typer.Option("--json", help=say(_HELP, "replay-help-json"))] = False,
    explained: Annotated[
        bool,
        typer.Option("--explain", help=say(_HELP, "replay-help-explain")),
    ] = False,
    lang: Annotated[
        Lang | None,
        typer.Option(
            "--lang", metavar="uk|en", help=say(_HELP, "replay-help-lang"), show_default=False
        ),
    ] = None,
) -> None:
    """Play records, print what came of them, exit with the highest code of theirs."""
    language = known(lang or "") or system()
    several = len(files) > 1
    codes: list[int] = []
    with to_the_end(language) as screen:
        for file in files:
            outcome = _outcome(file)
            codes.append(_code(outcome))
            if isinstance(outcome, Broken):
                _complain(screen, language, outcome)
            if as_json:
                screen.raw(_json(language, outcome, several=several, explained=explained))
            elif isinstance(outcome, Played):
                _print(screen, language, outcome, several=several, explained=explained)
        if several and not as_json:
            screen.print(_count(language, codes), "bold")
    raise typer.Exit(max(codes))


def _outcome(file: Path) -> Played | Broken:
    try:
        reading = load(file)
    except RecordError as error:
        return Broken(str(file), error.mistakes)
    try:
        return Played(str(file), reading, replay(reading.record))
    except RecordError as error:
        found = tuple(reading.placed(mistake) for mistake in error.mistakes)
        return Broken(str(file), found, reading.record)


def _code(outcome: Played | Broken) -> int:
    if isinstance(outcome, Broken):
        return BROKEN
    return DIFFERS if outcome.replay.differences else 0


def _count(language: Language, codes: Sequence[int]) -> str:
    held, differ, broken = (codes.count(code) for code in (0, DIFFERS, BROKEN))
    values = {"count": len(codes), "held": held, "differ": differ, "broken": broken}
    return say(language, "replay-files", **values)


# Mistakes.


def _complain(screen: Screen, language: Language, broken: Broken) -> None:
    told = broken.mistakes[:MOST_MISTAKES]
    for mistake in told:
        where = _where(broken.file, mistake.place)
        screen.complain(f"{where}: {sentence(language, mistake, broken.record)}")
    if more := len(broken.mistakes) - len(told):
        screen.complain(f"{broken.file}: {say(language, 'record-more', count=more)}")


def _where(file: str, place: Place | None) -> str:
    return f"{file}:{place.line}" if place else file


def sentence(language: Language, mistake: Mistake, record: Record | None = None) -> str:
    """Say what is wrong with a record; of what the rules refuse, with the clause."""
    if mistake.refusal is not None:
        told = refusal(language, mistake.refusal, personas(record) if record else ())
        return f"{told} ({mistake.refusal.clause})"
    values: dict[str, Value] = {name: str(value) for name, value in mistake.data.items()}
    for name in ("key", "value"):
        values[f"has_{name}"] = "yes" if mistake.data.get(name, "") != "" else "no"
    return say(language, f"record-{mistake.flaw}", **values)


# Text.


def _print(
    screen: Screen,
    language: Language,
    played: Played,
    *,
    several: bool,
    explained: bool,
) -> None:
    """Print the turns and a last line; of one file among several, the last line alone."""
    view = view_for(played.replay.ledger, Reader())
    for turn in played.replay.turns:
        if not several:
            _print_report(screen, language, view, turn)
        if explained:
            screen.print("\n".join([*_steps(language, played.replay, turn), ""]))
    different = list(_differences(language, played))
    end = _end(language, played.replay)
    style = "bold red" if different else "bold green"
    if several:
        screen.print(" ".join([f"{played.file}: {end}", *(told for _, told in different)]), style)
        return
    for place, told in different:
        screen.print(f"{_where(played.file, place)}: {told}", "red")
    screen.print(end, style)


def _print_report(screen: Screen, language: Language, view: View, turn: TurnPlayed) -> None:
    title, _, rest = report(language, view, turn.turn).partition("\n")
    screen.print(title, "bold")
    screen.print(f"{rest}\n")


def _steps(language: Language, found: Replay, turn: TurnPlayed) -> list[str]:
    return explain(language, turn.resolution.steps, found.game.personas)


def _end(language: Language, found: Replay) -> str:
    goes_on = say(language, "replay-goes_on")
    winner = words.winner(language, found.winner) if found.winner else goes_on
    return f"{winner} {say(language, 'replay-held', count=len(found.differences))}"


def _differences(language: Language, played: Played) -> Iterator[tuple[Place, str]]:
    for found in played.replay.differences:
        message = "replay-not_refused" if found.key == "refused" else "replay-difference"
        values: dict[str, Value] = {"turn": found.turn, "key": found.key}
        values |= {"expected": flow(found.expected), "came": flow(found.came)}
        yield played.reading.place(found.path), say(language, message, **values)


# JSON.


def _json(language: Language, outcome: Played | Broken, *, several: bool, explained: bool) -> str:
    """Write an outcome as one JSON object; among several it says of which file."""
    found: dict[str, Any] = {"file": outcome.file} if several else {}
    if isinstance(outcome, Broken):
        found["errors"] = [_error(language, mistake, outcome) for mistake in outcome.mistakes]
        return json.dumps(found, ensure_ascii=False)
    played = outcome.replay
    found["turns"] = [
        plain_expect(turn.came) | ({"steps": _steps(language, played, turn)} if explained else {})
        for turn in played.turns
    ]
    found["winner"] = played.winner
    found["expected"] = not played.differences
    found["differences"] = [_difference(outcome, one) for one in played.differences]
    return json.dumps(found, ensure_ascii=False)


def _difference(played: Played, found: Difference) -> dict[str, Any]:
    line = played.reading.place(found.path).line
    told = {"turn": found.turn, "key": found.key, "line": line}
    return told | {"expected": found.expected, "came": found.came}


def _error(language: Language, mistake: Mistake, broken: Broken) -> dict[str, Any]:
    place, refused = mistake.place, mistake.refusal
    return {
        "line": place.line if place else None,
        "column": place.column if place else None,
        "code": refused.code if refused else mistake.flaw,
        "reason": sentence(language, mistake, broken.record),
    }
