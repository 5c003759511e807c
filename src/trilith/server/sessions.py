"""Who is signed in where: a session for every login, and the sockets that depend on it.

A browser holds a session's secret in its cookie, the database a hash of it. What ends a session or
a token closes the sockets that were opened with it, at every process.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import places, schema
from trilith.server.clocks import now_ms
from trilith.server.devices import device_of
from trilith.server.logs import why
from trilith.server.names import is_guest
from trilith.server.places import DAY, KEPT, Place
from trilith.server.protocol import Socket
from trilith.server.shapes import Person
from trilith.server.store import Store

log = logging.getLogger("trilith.sessions")

LIFE: Final = 400 * DAY
"""Milliseconds after which a session ends in any case: no browser keeps a cookie for longer."""
UNUSED: Final = 90 * DAY
"""Milliseconds after which one ends that nobody has used."""
NOTED: Final = 5 * 60 * 1000
"""Use is noted at most once in so many milliseconds, so that not every request is a write."""
LOOK: Final = 60.0
"""Seconds between two checks for sessions that have expired or ended unnoticed."""
MAX_SESSIONS: Final = 50
"""The most sessions of one person; beyond that, the least recently used one ends."""
REMEMBERED: Final = 120.0
"""Seconds for which an ended session is remembered, for a socket that is just being opened."""
ENDED: Final = 4004
"""The code with which the sockets of an ended session are closed."""
NOWHERE: Final = Place()
TOGETHER: Final = 50
"""The most ids in one statement: thousands in one go would hold up every move."""


class Caller(Struct, frozen=True):
    """Who is asking, and with what: the id of a session, or of a token."""

    person: Person
    via: str

    @property
    def is_browser(self) -> bool:
        return self.via.startswith(SESSION)


class Begun(Struct, frozen=True):
    """A session that has just begun."""

    cookie: str
    """What the browser has to send from now on."""
    device: str
    is_new: bool
    """Whether its owner has not signed in from there for a long time, or ever."""


SESSION, TOKEN = "s", "t"
"""How a caller's `via` begins."""


class Sessions:
    """All sessions in the database, and the sockets of this process that depend on them."""

    def __init__(self, store: Store, clock: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._clock = clock
        self._sockets: dict[str, set[Socket]] = {}
        self._ended: dict[str, float] = {}
        self._looking: asyncio.Task[None] | None = None
        self._noting: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._store.listen(self._hear, self._missed)
        self._looking = asyncio.create_task(self._keep_looking())

    def stop(self) -> None:
        for task in (self._looking, *self._noting):
            if task is not None:
                task.cancel()

    # ------------------------------------------------------------- one's own

    async def begin(
        self, person: Person, agent: str, place: Place = NOWHERE, is_first: bool = False
    ) -> Begun:
        """Begin a session. Guests' places are not noted; an account's first place is not new."""
        now, secret = self._clock(), secrets.token_urlsafe(32)
        place = NOWHERE if person.guest else place
        row = {
            "id": SESSION + secrets.token_hex(8),
            "person": person.id,
            "hash": _hashed(secret),
            "device": device_of(agent),
            "created": now,
            "used": now,
            "network": place.network,
            "country": place.country,
        }

        def do(connection: sa.Connection) -> tuple[list[str], bool]:
            ended = _end_oldest(connection, person.id)
            is_new = bool(place.network) and places.arrive(
                connection, person.id, place.network, now
            )
            is_new = is_new and not is_first
            connection.execute(schema.sessions.insert().values(**row, is_new=is_new))
            return ended, is_new

        ended, is_new = await self._store.write(do)
        self.ended(ended)
        return Begun(f"{row['id']}.{secret}", str(row["device"]), is_new)

    async def find(self, cookie: str) -> Caller | None:
        """Whose session a cookie belongs to, if it is still open."""
        number, _, secret = cookie.replace("\0", "").partition(".")
        s, p = schema.sessions.c, schema.people.c
        query = sa.select(s.hash, s.created, s.used, p.id, p.name).where(
            s.id == number, s.person == p.id
        )
        row = await self._store.read(lambda c: c.execute(query).first())
        is_right = hmac.compare_digest(row.hash if row else _hashed(""), _hashed(secret))
        now = self._clock()
        if row is None or not is_right or not _lives(row.created, row.used, now):
            return None
        if now - row.used > NOTED:
            self._note_use(number, now)
        return Caller(Person(row.id, row.name, is_guest(row.id)), number)

    def _note_use(self, number: str, now: int) -> None:
        """Note its use in the background: nobody waits for that, and nothing depends on it."""
        task = asyncio.create_task(self._noted(number, now))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _noted(self, number: str, now: int) -> None:
        s = schema.sessions
        try:
            await self._store.execute(s.update().where(s.c.id == number).values(used=now))
        except Exception as error:
            log.warning("cannot note a use", extra=why(error))

    async def of(self, person: str) -> list[dict[str, Any]]:
        """All open sessions, the most recently used first."""
        s, now = schema.sessions.c, self._clock()
        query = sa.select(s.id, s.device, s.created, s.used, s.network, s.country, s.is_new)
        mine = query.where(s.person == person).order_by(s.used.desc())
        rows = await self._store.read(lambda c: c.execute(mine).all())
        return [
            {**row._mapping, "is_new": row.is_new and now - row.created < KEPT}
            for row in rows
            if _lives(row.created, row.used, now)
        ]

    async def end(self, person: str, number: str) -> bool:
        """End one; returns whether it was this person's."""
        s = schema.sessions.c
        return bool(await self._end((s.person == person) & (s.id == number)))

    async def end_others(self, person: str, but: str = "") -> int:
        """End all of a person's sessions, or all but one; returns how many."""
        s = schema.sessions.c
        return len(await self._end((s.person == person) & (s.id != but)))

    async def _end(self, which: sa.ColumnElement[bool]) -> list[str]:
        drop = schema.sessions.delete().where(which).returning(schema.sessions.c.id)
        found = await self._store.write(lambda c: list(c.execute(drop).scalars()))
        self.ended(found)
        return found

    # ------------------------------------------------------------- sockets

    @contextmanager
    def open(self, caller: Caller | None, socket: Socket | None) -> Iterator[None]:
        """Used while a socket is served: it is closed when the session or token ends."""
        if caller is None or socket is None:
            yield
            return
        self._sockets.setdefault(caller.via, set()).add(socket)
        if caller.via in self._ended:  # it ended since we looked who it is
            _close(socket)
        try:
            yield
        finally:
            sockets = self._sockets.get(caller.via, set())
            sockets.discard(socket)
            if not sockets:
                self._sockets.pop(caller.via, None)

    def ended(self, vias: Iterable[str]) -> None:
        """These sessions or tokens have ended: close their sockets, and tell the other processes."""
        vias = list(vias)
        self._close_all(vias)
        for i in range(0, len(vias), TOGETHER):
            part = " ".join(vias[i : i + TOGETHER])
            self._store.notify(f"ended {self._store.origin} {part}")

    def _close_all(self, vias: Iterable[str]) -> None:
        now = time.monotonic()
        self._ended = {via: until for via, until in self._ended.items() if until > now}
        for via in vias:
            self._ended[via] = now + REMEMBERED
            for socket in self._sockets.get(via, ()):
                _close(socket)

    def _hear(self, payload: str) -> None:
        kind, origin, *vias = payload.split(" ")
        if kind == "ended" and origin != self._store.origin:
            self._close_all(vias)

    def _missed(self) -> None:
        """Something may have ended unnoticed."""
        if self._sockets:
            self._noting.add(task := asyncio.create_task(self._looked()))
            task.add_done_callback(self._noting.discard)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._looked()

    async def _looked(self) -> None:
        try:
            await self.look()
        except Exception as error:
            log.warning("cannot look at sessions", extra=why(error))

    async def look(self) -> None:
        """Delete expired sessions, note the use of open ones, close sockets of ended ones."""
        now, opened = self._clock(), list(self._sockets)
        parts = [opened[i : i + TOGETHER] for i in range(0, len(opened), TOGETHER)]
        for part in parts:
            await self._store.execute(_noting_use(part, now))
        await self._store.execute(_forgetting(now))
        await self._store.execute(places.forgetting(now))
        for part in parts:
            lasting = await self._store.read(partial(_lasting, vias=part))
            self._close_all(via for via in part if via not in lasting)


def _close(socket: Socket) -> None:
    socket.close(ENDED, "signed out")


def _lives(created: int, used: int, now: int) -> bool:
    return now - created < LIFE and now - used < UNUSED


def _end_oldest(connection: sa.Connection, person: str) -> list[str]:
    """Make room for one more."""
    s = schema.sessions
    mine = sa.select(s.c.id).where(s.c.person == person).order_by(s.c.used.desc())
    old = list(connection.execute(mine.offset(MAX_SESSIONS - 1)).scalars())
    if old:
        connection.execute(s.delete().where(s.c.id.in_(old)))
    return old


def _noting_use(vias: list[str], now: int) -> sa.Update:
    s = schema.sessions
    return s.update().where(s.c.id.in_(vias), s.c.used < now - NOTED).values(used=now)


def _forgetting(now: int) -> sa.Delete:
    s = schema.sessions
    return s.delete().where((s.c.created <= now - LIFE) | (s.c.used <= now - UNUSED))


def _lasting(connection: sa.Connection, vias: list[str]) -> set[str]:
    """The sessions and tokens among these that are still open."""
    s, t = schema.sessions.c, schema.tokens.c
    sessions = connection.execute(sa.select(s.id).where(s.id.in_(vias))).scalars()
    numbers = [via.removeprefix(TOKEN) for via in vias if via.startswith(TOKEN)]
    tokens = connection.execute(sa.select(t.id).where(t.id.in_(numbers))).scalars()
    return {*sessions, *(TOKEN + number for number in tokens)}


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
