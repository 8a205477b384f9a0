"""How the tests run: deterministic, and slow ones without coverage."""

import os
from collections.abc import Generator
from itertools import chain

import coverage
import pytest
from hypothesis import Phase, settings

# `make test` is the same run each time. `make soak` looks for what that run has not seen; a failure
# prints the line that repeats it. Under mutation a failure need not be made small.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("soak", max_examples=5_000, deadline=None, print_blob=True)
settings.register_profile(
    "mutants",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=25,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


LATE = ["cases", "option_records", "renumbering", "properties", "deal_uniform", "alike"]
"""Files of the engine's tests that take long, the longest last."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Under mutation let the long ones look last: most mutants never come to them."""
    if os.environ.get("HYPOTHESIS_PROFILE") == "mutants":
        places = {f"test_{name}": place for place, name in enumerate(LATE)}
        items.sort(key=lambda item: places.get(item.path.stem, -1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    measured = coverage.Coverage.current()
    if measured is None or item.get_closest_marker("slow") is None:
        return (yield)
    measured.stop()
    try:
        return (yield)
    finally:
        measured.start()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much was compared for the law of secrecy (tests/secrecy)."""
    reports = chain.from_iterable(terminalreporter.stats.values())
    calls = (report for report in reports if getattr(report, "when", "") == "call")
    properties = chain.from_iterable(report.user_properties for report in calls)
    found = [value for name, value in properties if name == "compared"]
    if found:
        places, asked, shown = map(sum, zip(*found, strict=True))
        terminalreporter.write_line(
            f"Secrecy: {places:,} URLs × viewers × phases compared in two worlds, by {asked:,} "
            f"answers, {100 * shown / asked:.0f} % of them 200"
        )
