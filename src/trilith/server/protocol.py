"""The WebSocket as uvicorn speaks it, with the shortcuts that thousands of sockets need.

Messages come in and go out without a task or a queue in between; a client that does not read is
noticed, and can be cut off.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "trilith.socket"
SLICE: Final = 512
"""Bytes that are read in one go: a dozen small messages. Anything more waits its turn."""

InTurn = Callable[[Callable[[], None]], bool]
"""Do something now or in turn; False if too much is waiting already."""


def frame(payload: bytes) -> bytes:
    """A text frame of a server: whole, and unmasked. It may go to many sockets."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class Socket(WebSocketsSansIOProtocol):
    """One connection."""

    on_text: Callable[[bytes], None] | None = None
    """Called with incoming messages; messages before it is set wait in the usual queue."""
    on_writable: Callable[[], None] | None = None
    in_turn: InTurn | None = None
    """How the parts of a burst take turns with other people's messages."""
    _unread: int = 0
    """Parts that wait for their turn."""

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    @property
    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def write(self, framed: bytes) -> None:
        """Send a framed text without waiting; the caller checks `is_writable` first."""
        if self.is_open:
            self.transport.write(framed)

    def close(self, code: int, reason: str) -> None:
        """Close the socket: ignore what still comes in, and after a while cut the connection."""
        if not self.is_open:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})

    def cut_off(self) -> None:
        """End the connection immediately, even with data still unread."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.in_turn is None or (len(data) <= SLICE and not self._unread):
            super().data_received(data)
            return
        if not self._unread:
            self.transport.pause_reading()
        for start in range(0, len(data), SLICE):
            self._unread += 1
            if not self.in_turn(partial(self._read, data[start : start + SLICE])):
                self.cut_off()
                return

    def _read(self, part: bytes) -> None:
        """Handle a part of a burst in its turn; after the last one, read on."""
        self._unread -= 1
        if not self.disconnected:
            super().data_received(part)
        if not self._unread and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = dict(self.scope.get("extensions") or {})
        extensions[EXTENSION] = self
        self.scope["extensions"] = extensions
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # properly refused: not an error of the application

    def send_receive_event_to_app(self) -> None:
        hear = self.on_text
        if hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        hear(bytes(data))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # A closed socket would still wait for the client to read, but nobody is there.
        self.transport.abort()
