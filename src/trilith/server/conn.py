"""One client's connection as the tables see it: messages can be put there without waiting."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from trilith.server.limits import Bucket
from trilith.server.protocol import Socket, frame
from trilith.server.shapes import Person

MAX_BACKLOG: Final = 100
"""Small messages kept for a client that does not read; one more, and it is cut off."""
SLOW: Final = 20.0
"""Seconds after which a client that reads nothing is cut off."""
MESSAGES_PER_SECOND: Final = 50
MESSAGES_AT_ONCE: Final = 600


class Look(Struct, frozen=True):
    """How a client follows a table: with the views of these seats, or of all its own."""

    eyes: tuple[int, ...]
    wanted: list[int] | None


class Conn:
    """A client. While it does not read, states are not queued; it gets the newest one afterwards."""

    __slots__ = (
        "_backlog",
        "_blocked_since",
        "_refresh",
        "apart",
        "bucket",
        "in_lobby",
        "late",
        "person",
        "socket",
        "tables",
    )

    def __init__(
        self, socket: Socket, person: Person | None, refresh: Callable[[Conn, str], None]
    ) -> None:
        self.socket = socket
        self.person = person
        self.tables: dict[str, Look] = {}
        """The tables it follows, and with which views."""
        self.in_lobby = False
        self.apart: frozenset[str] = frozenset()
        """People whose tables are kept from it in the lobby; known while it is there."""
        self.late: set[str] = set()
        self.bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self._backlog: list[bytes] = []
        self._blocked_since = 0.0
        self._refresh = refresh
        socket.on_writable = self._go_on

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def eyes(self, table: str) -> tuple[int, ...]:
        """The seats whose view it gets at this table; none if it does not follow the table."""
        look = self.tables.get(table)
        return look.eyes if look is not None else ()

    def tell(self, message: bytes) -> None:
        self.put(frame(message), "")

    def put(self, framed: bytes, state_of: str) -> None:
        """Send a framed message; `state_of` names the table if a newer one would replace it."""
        if self.socket.is_writable:
            self.socket.write(framed)
            return
        if not self._blocked_since:
            self._blocked_since = time.monotonic()
        if state_of:
            self.late.add(state_of)
        elif len(self._backlog) < MAX_BACKLOG:
            self._backlog.append(framed)
        else:
            self.socket.cut_off()

    def is_too_slow(self, now: float) -> bool:
        return bool(self._blocked_since) and now - self._blocked_since > SLOW

    def _go_on(self) -> None:
        """The client reads again: what was kept, then each table as it is now."""
        self._blocked_since = 0.0
        while self._backlog and self.socket.is_writable:
            self.socket.write(self._backlog.pop(0))
        while self.late and self.socket.is_writable:
            self._refresh(self, self.late.pop())
        if self._backlog or self.late:
            self._blocked_since = time.monotonic()
