"""Everything that runs while the application does."""

from __future__ import annotations

import asyncio
import logging
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from argon2 import PasswordHasher

from trilith import __version__
from trilith.server.accounts import COOKIE, Accounts
from trilith.server.conn import Person
from trilith.server.hub import Hub
from trilith.server.limits import Buckets
from trilith.server.lobby import Lobby
from trilith.server.memory import Sweeper
from trilith.server.metrics import Metrics
from trilith.server.settings import Settings
from trilith.server.store import Store, open_store
from trilith.server.wire import Refused
from trilith.server.workers import Workers

log = logging.getLogger("trilith.server")


class Server:
    """Everything that runs while the application does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.requests = Buckets(settings.request_rate, settings.request_rate * 10)
        self.logins = Buckets(settings.login_rate, settings.login_rate * 40)
        self.store: Store
        self.hub: Hub
        self.accounts: Accounts
        self.lobby: Lobby
        self.started = False
        self._sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        settings = self.settings
        self.store = open_store(settings.database, asyncio.get_running_loop(), settings.group)
        await asyncio.to_thread(self.store.start)
        workers = Workers(settings.bot_workers, settings.bot_patience)
        self.hub = Hub(self.store, workers, self.metrics)
        hasher = PasswordHasher(1, 8, 1) if settings.quick_hash else None
        self.accounts = await Accounts.open(self.store, settings.secret, hasher)
        self.lobby = Lobby(self.hub, self.accounts)
        await self.hub.start()
        if settings.sweeps:
            self._sweep()
        self.started = True
        log.info("ready", extra={"database": self.store.name, "version": __version__})

    def _sweep(self) -> None:
        sweeper = Sweeper()
        self.metrics.gauges["sweep_seconds"] = lambda: sweeper.seconds
        self._sweeping = asyncio.create_task(sweeper.run())

    async def stop(self) -> None:
        self.started = False
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.hub.stop()
        await self.hub.workers.close()
        await asyncio.to_thread(self.store.close)
        log.info("stopped")

    # ------------------------------------------------------------- who asks

    async def person_of(self, headers: dict[bytes, bytes]) -> Person | None:
        """Whose token or cookie comes with a request."""
        authorization = headers.get(b"authorization", b"").decode("latin-1")
        if authorization.lower().startswith("bearer "):
            person = await self.accounts.from_token(authorization[7:].strip())
            if person is None:
                raise Refused("not_signed_in", "no such token")
            return person
        value = _cookie(headers.get(b"cookie", b"").decode("latin-1"))
        return await self.accounts.from_cookie(value) if value else None

    def is_foreign(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from another site's page."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.settings.origins:
            return False
        return urlsplit(origin).netloc != headers.get(b"host", b"").decode("latin-1")


def _cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""
