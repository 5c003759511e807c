"""Notifies somebody's open pages, at whichever process they are open.

A ring says only that something that waits for them has changed: it is their turn, or no longer;
somebody invites them; the queue has found a game. The page then asks for what it shows. Pages that
follow the table itself are not notified, because they already know more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from trilith.server import wire
from trilith.server.conn import Conn
from trilith.server.protocol import frame

_RING: Final = frame(wire.encode(wire.Mine()))


class Doorbell:
    """Knows whose pages are open at this process."""

    def __init__(self, notify: Callable[..., None]) -> None:
        self._notify = notify
        self._pages: dict[str, set[Conn]] = {}

    def add(self, conn: Conn) -> None:
        if conn.person_id is not None:
            self._pages.setdefault(conn.person_id, set()).add(conn)

    def remove(self, conn: Conn) -> None:
        pages = self._pages.get(conn.person_id or "", set())
        pages.discard(conn)
        if not pages:
            self._pages.pop(conn.person_id or "", None)

    def is_here(self, person: str) -> bool:
        """Whether somebody has a page open at this process."""
        return person in self._pages

    def ring(self, people: Collection[str], table: str = "") -> None:
        """Notify a person's pages at this process, except those that follow this table."""
        for person in people:
            for conn in self._pages.get(person, ()):
                if table not in conn.tables:
                    conn.put(_RING, "")

    def ring_everywhere(self, *people: str) -> None:
        self.ring(people)
        self._notify("ring", *people)
