"""A mail server that takes mails, or refuses them, as it is told."""

import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message


@dataclass
class Postbox:
    """What came: how often somebody tried, and what was taken.

    `greets`: it lets somebody in; `refused`: for whom it takes none; `slowness`: seconds a mail.
    """

    port: int = 0
    greets: bool = True
    slowness: float = 0
    refused: frozenset[str] = frozenset()
    tries: int = 0
    taken: list[tuple[str, Message]] = field(default_factory=list)

    def answer(self, line: bytes, to: list[str]) -> str:
        word, rest = line[:4].upper().decode(), line.decode().strip()
        if word == "RCPT":
            to.append(rest.partition("<")[2].rstrip(">"))
            return "550 unknown here" if to[-1] in self.refused else "250 yes"
        answers = {"EHLO": "250 postbox", "DATA": "354 go on", "QUIT": "221 bye"}
        return answers.get(word, "250 yes")


@contextmanager
def postbox() -> Iterator[Postbox]:
    box = Postbox()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            box.tries += 1
            self._say("220 postbox" if box.greets else "421 not now")
            to: list[str] = []
            while box.greets and (line := self.rfile.readline()):
                self._say(box.answer(line, to))
                if line[:4].upper() == b"DATA":
                    body = b"".join(iter(self.rfile.readline, b".\r\n"))
                    box.taken.append((to[-1], message_from_bytes(body)))
                    self._say("250 taken")
                    time.sleep(box.slowness)
                if line[:4].upper() == b"QUIT":
                    return

        def _say(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        box.port = server.server_address[1]
        threading.Thread(target=server.serve_forever, args=[0.05], daemon=True).start()
        yield box
        server.shutdown()
