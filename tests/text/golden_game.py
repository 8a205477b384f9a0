"""The games of the golden reports, and the command that writes their files anew.

    python -m tests.text.golden_game

Read what changed before you keep it.
"""

from pathlib import Path

from misto.engine import events as e
from misto.engine.events import ALL, Event, Persona
from misto.engine.resolution import Ballot, Cast
from misto.engine.rules import BLACK_MARKET
from misto.engine.terms import Gender, Role, Shown, ShownCause, Winner
from misto.engine.views import Reader, view_for
from misto.text import LANGUAGES, MARKUPS, Language, Markup, report
from tests.text.samples import AT, CLOSES

FOLDER = Path(__file__).parent / "golden"
SUFFIXES = {"markdown": "md", "bbcode": "bbcode", "plain": "txt"}

# The source's second turn; two of its names try the markup.
PEOPLE = (
    ("Работорговец Алексей", Gender.M, Role.COMMISSIONER),
    ("Принцесса *специй*", Gender.F, Role.MAFIOSO),
    ("Анастейша Кірзякова", Gender.F, Role.CIVILIAN),
    ("Зойка [b]Карамелька[/b]", Gender.F, Role.CIVILIAN),
    ("Веруня", Gender.F, Role.DOCTOR),
    ("Казимира Карловна", Gender.F, Role.SERGEANT),
    ("Люся Марковна", Gender.F, Role.MANIAC),
    ("Ашот", Gender.M, Role.CIVILIAN),
    ("Айгюль", Gender.F, Role.BOSS),
    ("Галина", Gender.OTHER, Role.CIVILIAN),
    ("Виталя", Gender.M, Role.FRAMER),
)
STORY = {
    "uk": "Пішла торгівля, пішла…\n\nЛетіла бідна маніячка вниз — *кряк!* — і не стало її.",
    "en": "Trade picked up at last…\n\nDown fell the poor maniac — *splat!* — and was no more.",
}
WHY = {"uk": "ярмарок затягнувся", "en": "the fair went on and on"}


def game(language: Language) -> list[Event]:
    """A turn with deaths of every sort, votes changed and withdrawn, a ruling, and a victory."""
    personas = tuple(
        Persona(f"igrok {seat}", name, gender) for seat, (name, gender, _) in enumerate(PEOPLE, 1)
    )
    return [
        e.GameCreated(at=AT, audience=ALL, game="g", title="Чорний ринок", rules=BLACK_MARKET),
        e.TableSet(at=AT, audience=ALL, personas=personas),
        e.TurnOpened(at=AT, audience=ALL, turn=2, hunt_opens=AT, closes=CLOSES),
        e.TurnExtended(at=AT, audience=ALL, turn=2, closes=CLOSES, why=WHY[language]),
        e.VoteBarred(at=AT, audience=(3,), seat=3, turn=3, why="…"),
        e.TurnClosed(at=AT, audience=ALL, turn=2),
        e.ReportPublished(at=AT, audience=ALL, turn=2, story=STORY[language]),
        died(1, Shown.COMMISSIONER, ShownCause.NIGHT),
        died(2, Shown.MAFIOSO, ShownCause.SHOT),
        died(7, Shown.MANIAC, ShownCause.NIGHT, ShownCause.COURT),
        died(10, Shown.CIVILIAN, ShownCause.MISSING),
        COURT,
        e.GameWon(at=AT, audience=ALL, turn=2, winner=Winner.MAFIA),
    ]


def died(seat: int, shown: Shown, *causes: ShownCause) -> e.SeatDied:
    """Announce a death."""
    return e.SeatDied(at=AT, audience=ALL, turn=2, seat=seat, shown=shown, causes=causes)


COURT = e.CourtHeld(
    at=AT,
    audience=ALL,
    turn=2,
    election=False,
    sentenced=(7,),
    tally=((3, 1), (5, 3), (7, 3), (8, 1)),
    ballots=(
        Ballot(1, (Cast(5, 1),)),
        Ballot(2, (Cast(3, 2),)),
        Ballot(3, (Cast(4, 3), Cast(5, 12))),
        Ballot(4, (Cast(7, 4),)),
        Ballot(5, (Cast(8, 5), Cast(None, 13, withdrawn=True))),
        Ballot(7, (Cast(5, 6),)),
        Ballot(8, (Cast(9, 7), Cast(None, 10, withdrawn=True), Cast(7, 11))),
        Ballot(9, (Cast(8, 8),)),
        Ballot(11, (Cast(7, 9),)),
    ),
    silent=(5, 10),
)


def path(language: Language, markup: Markup) -> Path:
    """Where the golden report of a language in a markup is kept."""
    return FOLDER / f"report.{language}.{SUFFIXES[markup]}"


def text(language: Language, markup: Markup) -> str:
    """Write the report."""
    return report(language, view_for(game(language), Reader()), 2, markup) + "\n"


if __name__ == "__main__":
    for its in LANGUAGES:
        for way in MARKUPS:
            path(its, way).write_text(text(its, way), encoding="utf-8")
