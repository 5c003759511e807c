"""What everything costs, who may ask for it, and the one place that counts what people spend.

A unit is about a millisecond of the server's core, or something equally costly: a line that is stored
for ever, a thread that is held up. Every known person has a budget, and so has every address; the
price is taken from both before anything is done.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeVar

from trilith.server import wire
from trilith.server.limits import Buckets, Clock, Counts
from trilith.server.metrics import Metrics
from trilith.server.wire import Refused

log = logging.getLogger("trilith.costs")


class Who(StrEnum):
    """Who may ask for something."""

    ANYBODY = "anybody"
    KNOWN = "known"
    """A guest, or a person with an account."""
    VISITOR = "visitor"
    """Anybody who may look at the table: with its password, and as a spectator if it allows them."""
    PLAYER = "player"
    """Somebody who sits at the table."""
    OWNER = "owner"
    """The person who created the table."""
    MODERATOR = "moderator"
    """Somebody who handles reports: a moderator, or the operator."""
    OPERATOR = "operator"


class Terms(NamedTuple):
    """Who may ask for something, and what it costs."""

    by: Who
    cost: float


# ------------------------------------------------------------------ prices

REQUEST: Final = 1.0
"""Every request over HTTP, in addition to the price of its route."""
BODY: Final = 20_000
"""Bytes of a request's body that cost one unit more."""
SOCKET: Final = 5.0
LOAD: Final = 20.0
"""A table that has to be read from its log first."""
GUESS: Final = 100.0
"""A password to be hashed."""
READ: Final = 1.0
"""Reading a part of a burst; nobody pays for it, but it has to wait its turn."""
STEP: Final = 0.2
"""One step of a game that is replayed."""

MESSAGES: Final[dict[type[wire.Up], Terms]] = {
    wire.Watch: Terms(Who.VISITOR, 8.0),
    wire.Sync: Terms(Who.VISITOR, 4.0),
    wire.Leave: Terms(Who.ANYBODY, 0.5),
    wire.Play: Terms(Who.PLAYER, 2.0),
    wire.Preview: Terms(Who.PLAYER, 2.0),
    wire.Undo: Terms(Who.PLAYER, 5.0),
    wire.Propose: Terms(Who.PLAYER, 5.0),
    wire.Vote: Terms(Who.PLAYER, 5.0),
    wire.Hint: Terms(Who.PLAYER, 60.0),
    wire.Back: Terms(Who.PLAYER, 5.0),
    wire.Chat: Terms(Who.VISITOR, 5.0),
    wire.Lobby: Terms(Who.ANYBODY, 10.0),
    wire.Seen: Terms(Who.PLAYER, 1.0),
    wire.Ping: Terms(Who.ANYBODY, 0.1),
}
"""Every message of the socket; any other is refused."""

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


def terms(by: Who, cost: float) -> Callable[[Endpoint], Endpoint]:
    """Declare who may use a route, and what it costs in addition to the request itself."""

    def note(endpoint: Endpoint) -> Endpoint:
        endpoint.terms = Terms(by, cost)  # type: ignore[attr-defined]
        return endpoint

    return note


def terms_of(endpoint: Callable[..., Any]) -> Terms:
    found = getattr(endpoint, "terms", None)
    if not isinstance(found, Terms):
        name = getattr(endpoint, "__name__", str(endpoint))
        raise TypeError(f"route '{name}': expected @terms(who, cost), found none")
    return found


def record_cost(text: str) -> float:
    """The price of checking a record step by step; most of its lines are steps. Never more than a
    full budget: a record that is too long is refused for its length, not for its price."""
    return min(PERSON_BURST / 2, STEP * text.count("\n") / 5)


# ------------------------------------------------------------------ budgets

PERSON_RATE: Final = 60.0
PERSON_BURST: Final = 900.0
ADDRESS_RATE: Final = 150.0
"""Units per second: 15 % of a core. A household, or a class behind one address, shares it."""
ADDRESS_BURST: Final = 2500.0
MAX_SOCKETS_PERSON: Final = 20
MAX_SOCKETS_ADDRESS: Final = 100
MAX_SOCKETS: Final = 10_000
QUIET: Final = 60.0
"""Seconds until the same address is named in the log again."""


class Budget:
    """What each person and each address has left, and the sockets that they have open."""

    def __init__(
        self, metrics: Metrics, generosity: float = 1.0, clock: Clock = time.monotonic
    ) -> None:
        self.metrics = metrics
        self.people = _buckets(PERSON_RATE, PERSON_BURST, generosity, clock)
        self.addresses = _buckets(ADDRESS_RATE, ADDRESS_BURST, generosity, clock)
        self.health = _buckets(20.0, 100.0, generosity, clock)
        """A separate budget for health checks, so that nobody else can use it up."""
        self.sockets_of_people = Counts(_times(MAX_SOCKETS_PERSON, generosity))
        self.sockets_of_addresses = Counts(_times(MAX_SOCKETS_ADDRESS, generosity))
        self.sockets = 0
        self.most_sockets = MAX_SOCKETS
        self._clock = clock
        self._named: dict[str, float] = {}
        metrics.gauges["sockets"] = lambda: self.sockets
        metrics.gauges["addresses_spending"] = lambda: len(self.addresses)

    def charge(self, address: str, person: str | None, what: str, cost: float) -> None:
        """Take it from both budgets; if one has too little, raise Refused and take nothing."""
        self._take(self.addresses, address, address, what, cost)
        if person is not None:
            try:
                self._take(self.people, person, address, what, cost)
            except Refused:
                self.addresses.of(address).give_back(cost)
                raise
        self.metrics.count_of("spent_units_total", what, cost)

    def refusal(self, address: str, what: str, cost: float) -> Refused | None:
        """Why an address could not pay this now, without taking anything."""
        return self._lacks(self.addresses, address, what, cost)

    def health_refusal(self, address: str) -> Refused | None:
        return self._lacks(self.health, address, "health", 1.0)

    def charge_person(self, person: str, address: str, what: str, cost: float) -> None:
        """Charge the person for what their address has already paid, once it is known who asks."""
        self._take(self.people, person, address, what, cost)

    def charge_health(self, address: str) -> None:
        self._take(self.health, address, address, "health", 1.0)

    def _take(self, buckets: Buckets, who: str, address: str, what: str, cost: float) -> None:
        bucket = buckets.of(who)
        if bucket.take(cost):
            return
        self.refuse(address, what)
        raise busy(bucket.wait(cost))

    def _lacks(self, buckets: Buckets, address: str, what: str, cost: float) -> Refused | None:
        bucket = buckets.of(address)
        if bucket.has(cost):
            return None
        self.refuse(address, what)
        return busy(bucket.wait(cost))

    def refuse(self, address: str, what: str) -> None:
        """Note that a person asked for too much."""
        self.metrics.count("limited_total")
        self.metrics.count_of("limited_by_kind_total", what)
        now = self._clock()
        if now >= self._named.get(address, 0.0):
            if len(self._named) > 1000:
                self._named = {who: until for who, until in self._named.items() if until > now}
            self._named[address] = now + QUIET
            log.warning("over budget", extra={"address": address, "what": what})

    # ------------------------------------------------------------- open sockets

    def open_socket(self, address: str, person: str | None) -> None:
        """Count a socket; Refused if there are too many of this person, address, or in all."""
        full = self.sockets >= self.most_sockets
        full |= not self.sockets_of_addresses.has_room(address)
        full |= person is not None and not self.sockets_of_people.has_room(person)
        if full:
            self.refuse(address, "socket")
            raise busy(5.0)
        self.sockets += 1
        self.sockets_of_addresses.add(address)
        if person is not None:
            self.sockets_of_people.add(person)

    def close_socket(self, address: str, person: str | None) -> None:
        self.sockets -= 1
        self.sockets_of_addresses.drop(address)
        if person is not None:
            self.sockets_of_people.drop(person)


class Payer(NamedTuple):
    """The person and address that pay for what a socket asks for."""

    budget: Budget
    address: str
    person: str | None

    def pay(self, what: str, cost: float) -> None:
        self.budget.charge(self.address, self.person, what, cost)


def busy(wait: float) -> Refused:
    """A refusal: try again after so many seconds."""
    wait = math.ceil(wait * 10) / 10
    return Refused("busy", f"too much at once: wait {wait:g} s", wait=wait)


def _buckets(rate: float, burst: float, generosity: float, clock: Clock) -> Buckets:
    return Buckets(rate * generosity, burst * generosity, clock)


def _times(most: int, generosity: float) -> int:
    return int(most * max(1.0, generosity))
