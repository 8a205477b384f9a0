"""The table of medians, with the machine that they were measured on."""

import os
import platform
from pathlib import Path

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config):
    session = getattr(config, "_benchmarksession", None)
    if session is None or not session.benchmarks:
        return
    write = terminalreporter.write_line
    write("")
    write(f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}")
    write(f"{platform.python_implementation()} {platform.python_version()}, load {_load()}")
    write(f"{'':56}{'median':>10}  target")
    for one in session.benchmarks:
        median = one.extra_info.get("median", one.stats.median)
        name = one.name.removeprefix("test_").replace("_", " ")
        write(f"{name:56}{_in_words(median):>10}  {one.extra_info.get('target', '')}")


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _load() -> str:
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def _in_words(seconds: float) -> str:
    for factor, unit in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
        if seconds * factor >= 1:
            return f"{seconds * factor:.1f} {unit}"
    return f"{seconds * 1e9:.0f} ns"
