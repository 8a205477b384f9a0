"""Every sentence of Misto, in Ukrainian and English: reports, verdicts, refusals, letters."""

from misto.text.catalogue import LANGUAGES, CatalogueError, Language
from misto.text.letters import farewell, receipt, role_letter, turn_letter, welcome
from misto.text.lines import is_news, line
from misto.text.markup import MARKUPS, Markup
from misto.text.outlook import outlook
from misto.text.refusals import contradiction, refusal
from misto.text.reports import ending, report
from misto.text.rulebook import clause, clause_title
from misto.text.verdicts import Explained, Told, ToldStage, explain, stages, told

__all__ = [
    "LANGUAGES",
    "MARKUPS",
    "CatalogueError",
    "Explained",
    "Language",
    "Markup",
    "Told",
    "ToldStage",
    "clause",
    "clause_title",
    "contradiction",
    "ending",
    "explain",
    "farewell",
    "is_news",
    "line",
    "outlook",
    "receipt",
    "refusal",
    "report",
    "role_letter",
    "stages",
    "told",
    "turn_letter",
    "welcome",
]
