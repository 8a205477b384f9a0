"""The processes of the site, and what they cost."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

MISTO = Path(sys.executable).with_name("misto")
WORKERS = 2
HERE = "127.0.0.1"


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HERE, 0))
        return int(one.getsockname()[1])


@dataclass
class Site:
    """Two processes for pages, one for streams, one that keeps time when it is asked to."""

    log: Path
    pages: list[int] = field(default_factory=list)  # ports
    streams: int = 0
    processes: dict[str, subprocess.Popen[str]] = field(default_factory=dict)

    def start(self, name: str, *words: str) -> None:
        with self.log.open("a") as log:
            process = subprocess.Popen(
                [MISTO, *words], stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.processes[name] = process
        assert process.stdout is not None
        assert process.stdout.readline(), f"{name} did not start: {self.log.read_text()}"

    def memory(self, name: str) -> int:
        """Return how many bytes a process has in memory."""
        status = Path(f"/proc/{self.processes[name].pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    def cpu(self) -> float:
        """Return the seconds of processor that all processes have used so far."""
        ticks = os.sysconf("SC_CLK_TCK")
        stats = [
            Path(f"/proc/{one.pid}/stat").read_text().rpartition(") ")[2].split()
            for one in self.processes.values()
        ]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) / ticks

    def stop(self) -> None:
        for process in self.processes.values():
            process.terminate()
        for process in self.processes.values():
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout:
                process.stdout.close()


@contextmanager
def serving(log: Path) -> Iterator[Site]:
    """Start the site's pages and streams; end them."""
    site = Site(log)
    try:
        for number in range(WORKERS):
            site.pages.append(free_port())
            port = str(site.pages[-1])
            pages = ("serve", "--no-streams", "--no-timekeeper", "--port", port)
            site.start(f"pages {number}", *pages)
        site.streams = free_port()
        streams = ("serve", "--no-pages", "--no-timekeeper", "--port", str(site.streams))
        site.start("streams", *streams)
        time.sleep(1)
        yield site
    finally:
        site.stop()
