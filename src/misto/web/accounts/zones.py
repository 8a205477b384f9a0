"""Time zones: those that most readers live in by name, and every other as it is written."""

from zoneinfo import available_timezones

from rapidfuzz import fuzz, process, utils

ALL = available_timezones()

COMMON = (
    "Europe/Kyiv",
    "Europe/Warsaw",
    "Europe/Prague",
    "Europe/Berlin",
    "Europe/Vilnius",
    "Europe/Rome",
    "Europe/Madrid",
    "Europe/Lisbon",
    "Europe/London",
    "Europe/Istanbul",
    "Asia/Tbilisi",
    "Asia/Jerusalem",
    "America/New_York",
    "America/Toronto",
    "America/Chicago",
    "America/Los_Angeles",
    "Australia/Sydney",
    "UTC",
)

_LIKELY = 60


def known(name: str) -> str:
    """Return a zone's name if there is such a zone, else nothing."""
    return name if name in ALL else ""


def find(typed: str) -> str:
    """Return the zone that is meant, whatever its capitals and spaces, or nothing."""
    wanted = typed.strip().replace(" ", "_").casefold()
    return next((name for name in sorted(ALL) if name.casefold() == wanted), "")


def like(typed: str) -> str:
    """Return the zone that somebody may have meant, or nothing."""
    best = process.extractOne(
        typed,
        sorted(ALL),
        scorer=fuzz.WRatio,
        processor=utils.default_process,
        score_cutoff=_LIKELY,
    )
    return best[0] if best else ""
