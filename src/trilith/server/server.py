"""Everything that runs while the application does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from argon2 import PasswordHasher, profiles

from trilith import __version__
from trilith.server import cookies
from trilith.server.accounts import Accounts
from trilith.server.analyses import Analyses
from trilith.server.backups import Backups
from trilith.server.clocks import now_ms
from trilith.server.costs import Budget
from trilith.server.finding.held import Held
from trilith.server.finding.matchmaker import Matchmaker
from trilith.server.hashing import Hashing
from trilith.server.hints import Hints
from trilith.server.hub import Hub
from trilith.server.keeping import Keeping
from trilith.server.lobby import Lobby
from trilith.server.memory import Sweeper
from trilith.server.metrics import Metrics
from trilith.server.post.postman import Postman
from trilith.server.sessions import Caller
from trilith.server.settings import Settings
from trilith.server.store import Store, open_store
from trilith.server.turns import PACE, Turns
from trilith.server.wire import Refused
from trilith.server.wordlist import WordList
from trilith.server.workers import Workers

log = logging.getLogger("trilith.server")


class Server:
    """Everything that runs while the application does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.budget = Budget(self.metrics, settings.generosity)
        self.turns: Turns
        self.store: Store
        self.hub: Hub
        self.hashing: Hashing
        self.accounts: Accounts
        self.lobby: Lobby
        self.matchmaker: Matchmaker
        self.held: Held
        self.post: Postman
        self.analyses: Analyses
        self.hints: Hints
        self.backups: Backups
        self.keeping: Keeping
        self.began = now_ms()
        self.started = False
        self._sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        settings = self.settings
        self.turns = turns = Turns(asyncio.get_running_loop(), PACE / settings.generosity)
        self.metrics.gauges["turns_waiting"] = lambda: turns.waiting
        self.store = open_store(settings.database, asyncio.get_running_loop(), settings.group)
        await asyncio.to_thread(self.store.start)
        workers = Workers(settings.bot_workers, settings.bot_patience)
        self.hub = Hub(self.store, workers, self.metrics)
        self.hashing = hashing = _hashing(settings)
        self.metrics.gauges["passwords_waiting"] = lambda: hashing.waiting
        self.metrics.gauges["passwords_hashed"] = lambda: hashing.hashed
        self.hub.house.words = words = WordList(settings.word_list)
        self.accounts = Accounts(self.store, hashing, settings.guest_hold, words)
        self.lobby = Lobby(self.hub, self.accounts)
        self.matchmaker = Matchmaker(self.lobby)
        self.held = Held(self.hub)
        self.post = Postman(self.hub.house, settings)
        self.analyses = Analyses(self.hub.house)
        self.hints = Hints(self.hub)
        await self.hub.start()
        await self.post.start()
        await self.accounts.start()
        self.backups = Backups(self.hub.house, settings)
        self.matchmaker.start()
        self.held.start()
        self.keeping = Keeping(self.hub.house, settings.chat_days)
        self.keeping.start()
        if settings.backup_to:
            self.backups.start()
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
        self.accounts.sessions.stop()
        await self.post.stop()
        await self.hub.stop()
        await self.hub.workers.close()
        self.hashing.close()
        await asyncio.to_thread(self.store.close)
        log.info("stopped")

    # ------------------------------------------------------------- who asks

    async def caller_of(self, scope: Mapping[str, Any]) -> Caller | None:
        """The person whose token or cookie comes with a request."""
        headers = dict(scope["headers"])
        authorization = headers.get(b"authorization", b"").decode("latin-1")
        if authorization.lower().startswith("bearer "):
            caller = await self.accounts.from_token(authorization[7:].strip())
            if caller is None:
                raise Refused("not_signed_in", "no such token")
            return caller
        shown = cookies.shown(scope, self.is_secure(scope))
        return await self.accounts.sessions.find(shown) if shown else None

    def is_secure(self, scope: Mapping[str, Any]) -> bool:
        """Whether cookies are sent over TLS only."""
        return self.settings.secure_cookies or cookies.is_secure(scope)

    def is_foreign(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from another site's page."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.settings.origins:
            return False
        try:
            site = urlsplit(origin).netloc
        except ValueError:  # no address at all, such as http://[
            return True
        return site != headers.get(b"host", b"").decode("latin-1")


def _hashing(settings: Settings) -> Hashing:
    quick = PasswordHasher.from_parameters(profiles.CHEAPEST)
    return Hashing(quick if settings.quick_hash else None)
