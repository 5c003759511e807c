"""The WebSocket as uvicorn speaks it, with the short ways that thousands of sockets need.

Messages come in and go out without a task or a queue in between; whoever does not read is noticed,
and can be cut off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "trilith.socket"


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
    """Who hears what comes in; messages before that wait in the usual queue."""
    on_writable: Callable[[], None] | None = None

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    @property
    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def write(self, framed: bytes) -> None:
        """Send a framed text; without waiting, for the caller asks `is_writable` first."""
        if self.is_open:
            self.transport.write(framed)

    def close(self, code: int, reason: str) -> None:
        """Say goodbye; what still comes in is not heard, and after a while the line is cut."""
        if not self.is_open:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})

    def cut_off(self) -> None:
        """End the connection at once, whatever was still to be read."""
        self.transport.abort()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = dict(self.scope.get("extensions") or {})
        extensions[EXTENSION] = self
        self.scope["extensions"] = extensions
        await super().run_asgi()

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
        # A closed socket still waits for what was written to be read; nobody is there to read it.
        self.transport.abort()
