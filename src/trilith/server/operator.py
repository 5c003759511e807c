"""The operator's page: how the server is doing, what it holds, and what needs attention."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import sqlalchemy as sa
from fastapi import Depends
from msgspec import Struct

from trilith import __version__
from trilith.server import backup, roles, routes, schema
from trilith.server.asking import Here
from trilith.server.cases import has_moderators, open_cases, open_objections
from trilith.server.clocks import now_ms
from trilith.server.costs import Who, terms
from trilith.server.people import Browser
from trilith.server.post import deliveries
from trilith.server.post.shapes import Delivered
from trilith.server.server import Server
from trilith.server.shapes import Person, plain

router = routes.router()

DAY: Final = 24 * 3_600_000


async def the_operator(server: Here, caller: Browser) -> Person:
    """The operator, who must be signed in."""
    role = await server.store.read(lambda c: roles.role_of(c, caller.person.id))
    roles.check(role, ("operator",))
    return caller.person


Operator = Annotated[Person, Depends(the_operator)]


class Health(Struct):
    ok: bool
    problem: str
    version: str
    database: str
    since: int
    """When this process began."""


class Load(Struct):
    sockets: int
    tables: int
    """In memory."""
    half: float
    """Seconds within which half of all changes were saved and sent."""
    most: float
    """The same for 99 of 100."""
    waiting: dict[str, float]
    """How much is waiting, by what it waits for."""


class Holds(Struct):
    tables: dict[str, int]
    """By their state."""
    accounts: int
    guests: int
    today: int
    """People seen in the last 24 hours."""


class Abuse(Struct):
    refused: float
    """Requests and messages over a person's budget, since the process began."""
    by_kind: dict[str, float]
    cut_off: float
    turned_away: float
    timed_out: float
    reports: int
    """Open cases and objections."""
    moderators: bool
    words: int
    """Entries of the list of words."""


class Storage(Struct):
    bytes: int
    lines: int
    """Of all logs."""
    chat: int
    failing: str


class Outbox(Struct):
    notices: int
    letters: int
    sent: float
    failed: float
    paused: int
    """Channels that are paused."""
    offers: dict[str, bool]
    attempts: list[Delivered]
    """What became of all attempts in the last 24 hours."""


class BackupState(Struct):
    on: bool
    last: int
    """When the newest that was restored and found good was taken; 0: none yet."""
    failing: bool
    kept: int


class OperatorPage(Struct):
    health: Health
    load: Load
    holds: Holds
    abuse: Abuse
    storage: Storage
    outbox: Outbox
    backups: BackupState
    metrics: dict[str, float]
    """All figures of `/metrics`, without those that have kinds."""
    now: int


@router.get("/api/operator")
@terms(Who.OPERATOR, 60)
async def page(server: Here, person: Operator) -> dict[str, Any]:
    """Health, load, tables, abuse, storage, outbox, backups; and all figures."""
    now = now_ms()
    return plain(await server.store.read(lambda c: page_of(server, c, now)))


def page_of(server: Server, c: sa.Connection, now: int) -> OperatorPage:
    return OperatorPage(
        _health(server),
        _load(server),
        _holds(c, now),
        _abuse(server, c),
        _storage(server, c),
        _outbox(server, c, now),
        _backups(server),
        figures(server),
        now,
    )


def figures(server: Server) -> dict[str, float]:
    metrics = server.metrics
    asked = {name: float(ask()) for name, ask in metrics.gauges.items()}
    return {**{name: float(n) for name, n in metrics.counters.items()}, **asked}


def _health(server: Server) -> Health:
    problem = server.store.failing
    return Health(not problem, problem, __version__, server.store.name, server.began)


def _load(server: Server) -> Load:
    gauges, took = server.metrics.gauges, server.metrics.change_seconds
    waiting = {name: float(ask()) for name, ask in gauges.items() if name.endswith("_waiting")}
    return Load(
        server.budget.sockets, len(server.hub.rooms), took.within(0.5), took.within(0.99), waiting
    )


def _holds(c: sa.Connection, now: int) -> Holds:
    t, p, s = schema.tables.c, schema.people.c, schema.sessions.c
    by_state = c.execute(sa.select(t.status, sa.func.count()).group_by(t.status)).all()
    accounts = sa.select(sa.func.count()).where(p.login.is_not(None))
    guests = sa.select(sa.func.count()).where(p.login.is_(None), p.moved_to.is_(None))
    today = sa.select(sa.func.count(s.person.distinct())).where(s.used > now - DAY)
    return Holds(
        {row[0]: row[1] for row in by_state},
        c.execute(accounts).scalar_one(),
        c.execute(guests).scalar_one(),
        c.execute(today).scalar_one(),
    )


def _abuse(server: Server, c: sa.Connection) -> Abuse:
    counts = server.metrics.counters
    return Abuse(
        counts["limited_total"],
        server.metrics.by_kind.get("limited_by_kind_total", {}),
        counts["cut_off_total"],
        counts["turned_away_total"],
        counts["timed_out_total"],
        len(open_cases(c)) + len(open_objections(c)),
        has_moderators(c),
        len(server.hub.house.words),
    )


def _storage(server: Server, c: sa.Connection) -> Storage:
    count = sa.select(sa.func.count())
    return Storage(
        _size(server, c),
        c.execute(count.select_from(schema.log)).scalar_one(),
        c.execute(count.select_from(schema.chat)).scalar_one(),
        server.store.failing,
    )


def _size(server: Server, c: sa.Connection) -> int:
    """Bytes that the database takes on its disk."""
    if backup.is_postgres(server.settings.database):
        return int(c.execute(sa.text("SELECT pg_database_size(current_database())")).scalar_one())
    path = Path(server.settings.database.removeprefix("sqlite:///"))
    files = [path, path.with_name(path.name + "-wal")]
    return sum(file.stat().st_size for file in files if file.is_file())


def _outbox(server: Server, c: sa.Connection, now: int) -> Outbox:
    o, w, counts = schema.outbox.c, schema.ways.c, server.metrics.counters
    count = sa.select(sa.func.count())
    return Outbox(
        c.execute(count.where(o.folded.is_(False))).scalar_one(),
        c.execute(count.select_from(schema.letters)).scalar_one(),
        counts["letters_sent_total"],
        counts["letters_failed_total"],
        c.execute(count.where(w.paused != "")).scalar_one(),
        server.post.offers(),
        deliveries.counts(c, now - DAY),
    )


def _backups(server: Server) -> BackupState:
    folder = server.settings.backup_to
    if not folder:
        return BackupState(False, 0, False, 0)
    kept = len(list(Path(folder).glob(backup.PATTERN)))
    return BackupState(True, server.backups.last, server.backups.failing, kept)
