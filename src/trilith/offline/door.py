"""What the page's workers call: text in, text out. One desk in one worker, the bots in another."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Final

import msgspec

from trilith.offline import rest
from trilith.offline.desk import Desk, Done
from trilith.server.entries import Entry
from trilith.server.shapes import Summary
from trilith.server.wire import encode
from trilith.server.worker import DONE, Memory, answer

_summaries: Final = msgspec.json.Decoder(list[Summary]).decode
_rows: Final = msgspec.json.Decoder(list[Entry]).decode


class Door:
    """The desk, as JavaScript talks to it."""

    def __init__(self, name: str, summaries: str, answers: str = "[]") -> None:
        self.desk = Desk(name, _summaries(summaries), msgspec.json.decode(answers))

    def hello(self) -> str:
        return _told(self.desk.hello())

    def hear(self, message: str) -> str:
        return _told(self.desk.hear(message))

    def ask(self, method: str, path: str, body: str) -> str:
        return _told(self.desk.ask(lambda desk: rest.answer(desk, method, path, body)))

    def load(self, table: str, rows: str) -> None:
        self.desk.load(table, _rows(rows))

    def lost(self, table: str, message: str) -> str:
        return _told(self.desk.lost(table, message))

    def take_stock(self) -> str:
        return _told(self.desk.ask(Desk.take_stock))

    def recall(self, answers: str) -> None:
        """The answers to puzzles as they are saved: the last one could not be."""
        self.desk.answers = msgspec.json.decode(answers)

    def thought(self, table: str, seat: int, asked: int, code: str) -> str:
        return _told(self.desk.thought(table, seat, asked, code))

    def thinks(self, table: str, seat: int) -> str:
        return _told(self.desk.thinks(table, seat))

    def came(self, number: int, found: str) -> str:
        """What came of an errand, as `Bots.run` gave it."""
        return _told(self.desk.came(number, b64decode(found) if found else None))


def _told(done: Done) -> str:
    return encode(done).decode()


class Bots:
    """The bots, as JavaScript talks to them."""

    def __init__(self) -> None:
        self.memory = Memory()

    def choose(self, job: str) -> str:
        """What a bot chooses; "" if it cannot."""
        found = answer(b64decode(job), self.memory)
        return found[1:].decode() if found.startswith(DONE) else ""

    def run(self, job: str) -> str:
        """What comes of an errand; "" if it failed."""
        found = answer(b64decode(job), self.memory)
        return b64encode(found[1:]).decode() if found.startswith(DONE) else ""
