"""HTTP as uvicorn speaks it, with a time limit for everything unfinished.

A request has to arrive in time, and an answer has to be read in time. Connections that wait for the
rest of a request are counted. When there are too many, from one address or in all, the one that has
waited longest makes room for the new one: a client that really wants something is through by then.

An address that has spent its budget is answered here, in a few microseconds, and the connection ends.
Its next request is therefore a new connection, of which only so many per second are allowed. Further
ones wait outside for a moment before they are refused: a client that is refused immediately comes
back immediately, and a thousand refusals a second would hold up everybody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from trilith.server.limits import MAX_RECORD, Buckets, Counts, network
from trilith.server.metrics import Metrics

if sys.platform != "win32":
    import resource

HEADERS: Final = 10.0
"""Seconds for a request's head, from the opening of the connection or its first byte."""
BODY: Final = 30.0
"""Seconds for the body after that."""
UNREAD: Final = 30.0
"""Seconds that an answer may remain unread."""
MAX_HEAD: Final = 32 * 1024
MAX_FIELDS: Final = 100
"""The most lines in a head; no browser sends half as many."""
MAX_UNFINISHED: Final = 1000
"""Connections that wait for the rest of a request, or for the next one."""
MAX_UNFINISHED_EACH: Final = 100
"""The same for one address. A trusted proxy has no such limit."""
ARRIVALS: Final = 20.0
"""New connections per second from one address; a trusted proxy has no such limit."""
ARRIVALS_AT_ONCE: Final = 300.0
STANDING: Final = 1.0
"""Seconds that a connection over the limit waits outside, unread."""
MAX_STANDING_EACH: Final = 100
"""How many may wait from one address; any more are refused immediately."""
MAX_BODY: Final = 4 * MAX_RECORD
"""The most bytes that are discarded when a body is too long, so that its answer can be read."""
LINGER: Final = 2.0
"""Seconds for reading a refusal; what the client still sends meanwhile is discarded."""
RESERVED: Final = 150
"""Files reserved for everything else: the database, the workers, the logs."""


Early = Callable[[str, bytes, dict[bytes, bytes]], bytes | None]
"""The answer to a request from this address, for this path, with this head, if refused unread."""


class Doors:
    """The connections with no request at work, those that have waited longest first."""

    def __init__(
        self,
        most: int,
        metrics: Metrics,
        proxies: frozenset[str] = frozenset(),
        early: Early = lambda address, path, head: None,
    ) -> None:
        self.most = most
        self.metrics = metrics
        self.proxies = proxies
        self._early = early
        self._arrivals = Buckets(ARRIVALS, ARRIVALS_AT_ONCE)
        self._standing = Counts(MAX_STANDING_EACH)
        self._waiting: dict[Http, None] = {}
        self._by_address: dict[str, dict[Http, None]] = {}
        metrics.gauges["unfinished_requests"] = lambda: len(self._waiting)

    def lets_in(self, address: str) -> bool:
        """Whether this address may open one more; opening a connection alone costs time."""
        if address in self.proxies or self._arrivals.take(address):
            return True
        self.metrics.count("turned_away_total")
        return False

    def leave_outside(self, address: str, transport: asyncio.Transport) -> None:
        """Refuse a connection, but only after a moment."""
        if not self._standing.has_room(address):
            transport.abort()
            return
        self._standing.add(address)
        asyncio.get_running_loop().call_later(STANDING, self._send_away, address, transport)

    def _send_away(self, address: str, transport: asyncio.Transport) -> None:
        self._standing.drop(address)
        transport.abort()

    def refusal(self, one: Http) -> bytes | None:
        """The answer to a request that need not be read. If it comes through a proxy, the
        application finds out whose it is.
        """
        if one.address in self.proxies:
            return None
        return self._early(one.address, one.url.partition(b"?")[0], dict(one.headers))

    def waits(self, one: Http) -> None:
        """Note that a connection waits for a request, or for the rest of one."""
        if one in self._waiting:
            return
        self._waiting[one] = None
        own = self._by_address.setdefault(one.address, {})
        own[one] = None
        if len(own) > MAX_UNFINISHED_EACH and one.address not in self.proxies:
            self._turn_away(next(iter(own)))
        if len(self._waiting) > MAX_UNFINISHED:
            self._turn_away(next(iter(self._waiting)))

    def works(self, one: Http) -> None:
        """Note that its request is complete, or that it is gone."""
        if one not in self._waiting:
            return
        del self._waiting[one]
        own = self._by_address[one.address]
        del own[one]
        if not own:
            del self._by_address[one.address]

    def comes(self, one: Http, now_open: int) -> None:
        """Note a new connection; if there are too many, close the one that has waited longest."""
        self.waits(one)
        if now_open > self.most:
            self._turn_away(next(iter(self._waiting)))

    def _turn_away(self, one: Http) -> None:
        self.works(one)
        self.metrics.count("turned_away_total")
        one.transport.abort()

    def protocol(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> Http:
        """The class that replaces uvicorn's own: the same, with these doors."""
        return Http(self, config, server_state, app_state, _loop)


class TooEarly(Exception):
    """A request that comes before the previous one was answered. No browser and no proxy does that;
    thousands could come in one go, and each would be read immediately."""


class Http(HttpToolsProtocol):
    """One connection, with a time limit for everything."""

    def __init__(self, doors: Doors, *more: Any) -> None:
        super().__init__(*more)
        self.doors = doors
        self.address = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of the head so far."""
        self._in_head = True
        self._body = 0
        """Bytes of the body so far."""
        self._is_in = False
        self._is_leaving = False
        """The last answer has been written; what still comes in is discarded."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        client = get_remote_addr(transport)
        self.address = network(client[0]) if client else ""
        self._is_in = self.doors.lets_in(self.address)
        if not self._is_in:
            self.doors.leave_outside(self.address, transport)
            return
        super().connection_made(transport)
        self._set_deadline(HEADERS)
        self.doors.comes(self, len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_in:
            return
        self._stop_timers()
        self.doors.works(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_leaving or not self._is_in:
            return
        self._head += len(data)
        super().data_received(data)
        if not self._in_head or self.transport.is_closing():
            return
        if self._head > MAX_HEAD:
            self._end(b"431 Request Header Fields Too Large")
        elif self._deadline is None and not self._is_at_work():
            self._set_deadline(HEADERS)  # something came, and no request is at work

    def handle_websocket_upgrade(self) -> None:
        if self._is_leaving:
            return
        self._stop_timers()
        self._in_head = False
        self.doors.works(self)
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------- the stages of a request

    def on_headers_complete(self) -> None:
        self._in_head, self._head, self._body = False, 0, 0
        if self._is_leaving:
            return
        if len(self.headers) > MAX_FIELDS:
            self._end(b"431 Request Header Fields Too Large")
            return
        if self._is_at_work():
            raise TooEarly
        answer = self.doors.refusal(self)
        if answer is not None:
            self.transport.write(answer)
            self._leave()
            return
        self._set_deadline(BODY)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self._is_leaving:
            return
        self._body += len(body)
        super().on_body(body)
        if self._body > MAX_BODY:
            self.transport.abort()

    def on_message_complete(self) -> None:
        if self._is_leaving:
            self.transport.close()  # all was sent: nothing of the answer can be lost
            return
        self._set_deadline(None)
        self._in_head, self._head = True, 0
        self.doors.works(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self.doors.waits(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, self._unread_too_long)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def send_400_response(self, msg: str) -> None:
        """End the connection because of an unreadable request; earlier ones are still answered."""
        if not self._is_at_work() or self.cycle.more_body:
            super().send_400_response(msg)
            return
        self._is_leaving = True
        self.flow.pause_reading()
        self.cycle.keep_alive = False

    # ------------------------------------------------------------- time

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _stop_timers(self) -> None:
        self._set_deadline(None)
        if self._unread is not None:
            self._unread.cancel()

    def _too_late(self) -> None:
        self._deadline = None
        self.doors.metrics.count("timed_out_total")
        if self._is_at_work():
            self.transport.abort()  # an answer may be half written
        else:
            self._end(b"408 Request Timeout")

    def _unread_too_long(self) -> None:
        self.doors.metrics.count("timed_out_total")
        self.transport.abort()

    def _is_at_work(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _leave(self) -> None:
        """Let the client read the last answer, or closing might lose it."""
        self._stop_timers()
        self.doors.works(self)
        self._is_leaving = True
        self._deadline = self.loop.call_later(LINGER, self.transport.abort)

    def _end(self, status: bytes) -> None:
        self._stop_timers()
        self.doors.works(self)
        if not self.transport.is_closing():
            head = b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(b"HTTP/1.1 " + status + head)
            self.transport.close()


def most_connections(wanted: int) -> int:
    """As many as configured, or as the limit on open files allows."""
    if sys.platform == "win32":
        return wanted
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if files < 0 else max(50, min(wanted, files - RESERVED))


def raise_file_limit() -> None:
    """Raise the limit on open files as far as the system allows."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
