"""All streams of a process: what changes is heard once, and told to whom it concerns."""

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from misto.store import topics
from misto.store.listening import Listener, Rights, rights_now, seqs
from misto.web.live import sources
from misto.web.live.stream import Stream

HEARTBEAT = 20.0
STALE = 10.0
"""Seconds after which rights are looked at again although no ledger has grown."""

_log = logging.getLogger(__name__)


class Hub:
    """The streams of a process by the games they listen to."""

    def __init__(self) -> None:
        self.asking = ThreadPoolExecutor(2, "live")
        self.closing = False
        self._streams: dict[int, set[Stream]] = {}
        self._seen: dict[int, int] = {}  # up to where a game's ledger was, when rights were read
        self._asked: dict[int, float] = {}
        self._news: dict[int, set[str]] = {}
        self._woken = asyncio.Event()
        self._watching = asyncio.Event()
        self._work: list[asyncio.Task[None]] = []

    @property
    def streams(self) -> set[Stream]:
        """All streams, each once."""
        return {stream for streams in self._streams.values() for stream in streams}

    def watched(self) -> frozenset[int]:
        """Return the games that somebody listens to."""
        return frozenset(self._streams)

    def add(self, stream: Stream, rights: Iterable[Rights]) -> None:
        """Take a stream in; its rights are looked at again if the ledger has grown meanwhile."""
        loop = asyncio.get_running_loop()
        for one in rights:
            self._streams.setdefault(one.game, set()).add(stream)
            self._seen[one.game] = min(one.seq, self._seen.get(one.game, one.seq))
            self._asked.setdefault(one.game, loop.time())
        self._watching.set()
        if not self._work:
            self._work = [
                loop.create_task(self._tell()),
                loop.create_task(self._beat()),
                loop.create_task(sources.follow(self)),
            ]

    def remove(self, stream: Stream) -> None:
        """Forget a stream that has ended."""
        for game in stream.rights:
            streams = self._streams.get(game, set())
            streams.discard(stream)
            if not streams:
                for kept in (self._streams, self._seen, self._asked, self._news):
                    kept.pop(game, None)
        if not self._streams:
            self._watching.clear()

    async def wait(self) -> None:
        """Wait until somebody listens."""
        await self._watching.wait()

    def heard(self, game: int, name: str) -> None:
        """Take in that a topic of a game has changed."""
        if game in self._streams:
            self._news.setdefault(game, set()).add(name)
            self._woken.set()

    def missed(self) -> None:
        """Take in that changes may have been missed: everybody is told."""
        for stream in self.streams:
            stream.tell_all()

    async def close(self) -> None:
        """End all streams, and take no more of them."""
        self.closing = True
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        for stream in self.streams:
            stream.end()
        self.asking.shutdown(wait=False, cancel_futures=True)

    async def _tell(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            news, self._news = self._news, {}
            try:
                await self._look_again(news)
            except Exception:  # noqa: BLE001  # what can't be looked at is closed
                _log.exception("rights could not be looked at")
                self._end_all(news)
            for game, names in news.items():
                for stream in tuple(self._streams.get(game, ())):
                    stream.tell(game, names)

    async def _look_again(self, news: dict[int, set[str]]) -> None:
        """Look at rights again where a ledger has grown; end the streams whose rights differ."""
        loop = asyncio.get_running_loop()
        grown = await loop.run_in_executor(self.asking, sources.fresh, seqs, list(news))
        for game, names in news.items():
            listeners = list({stream.listener for stream in self._streams.get(game, ())})
            due = loop.time() - self._asked.get(game, 0) > STALE or topics.HOSTS in names
            if not listeners or (grown.get(game) == self._seen.get(game) and not due):
                continue
            found = await loop.run_in_executor(
                self.asking, sources.fresh, rights_now, game, listeners
            )
            self._asked[game] = loop.time()
            self._compare(game, names, found)

    def _compare(self, game: int, names: set[str], found: Rights | None) -> None:
        rights: dict[Listener, frozenset[str]] = found.topics if found else {}
        if found and game in self._streams:
            self._seen[game] = found.seq
        for stream in tuple(self._streams.get(game, ())):
            # Who came while we asked isn't in the answer; the ledger's length tells of them.
            if found and stream.listener not in rights:
                continue
            before, now = stream.rights[game], rights.get(stream.listener, frozenset())
            if now != before:
                stream.rights[game] = before & now
                stream.tell(game, names)
                stream.end()

    def _end_all(self, games: Iterable[int]) -> None:
        for game in games:
            for stream in tuple(self._streams.get(game, ())):
                stream.end()

    async def _beat(self) -> None:
        """Show that all streams are alive, before anything between gives them up."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for stream in self.streams:
                stream.beat()
