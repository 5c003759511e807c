"""The WebSocket as uvicorn speaks it: our frames, and uvicorn's insides, on which `protocol.py` and
`doors.py` build.

If one of these fails after an update, uvicorn has changed what we lean on: read its new code beside
ours, mend the two modules, and only then raise the bound in pyproject.toml.
"""

from __future__ import annotations

import asyncio
import inspect
import re
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from trilith.server import doors, protocol

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"

SOCKET = [
    "writable",
    "disconnected",
    "close_sent",
    "transport",
    "conn",
    "loop",
    "close_timer",
    "close_timeout",
    "queue",
    "read_paused",
    "scope",
    "frames",
    "handshake_complete",
    "run_asgi",
    "send",
    "send_receive_event_to_app",
    "resume_writing",
    "keepalive_timeout",
    "data_received",
]
HTTP = [
    "connections",
    "transport",
    "loop",
    "pipeline",
    "connection_made",
    "connection_lost",
    "data_received",
    "handle_websocket_upgrade",
    "on_headers_complete",
    "on_body",
    "on_message_complete",
    "on_response_complete",
    "pause_writing",
    "resume_writing",
    "send_400_response",
    "flow",
    "cycle",
    "headers",
    "keep_alive",
    "more_body",
]


@pytest.mark.parametrize("name", SOCKET)
def test_the_socket_still_has(name: str) -> None:
    assert re.search(rf"\b{name}\b", inspect.getsource(WebSocketsSansIOProtocol)), (
        f"uvicorn {version('uvicorn')} has no `{name}` in its WebSocket: see server/protocol.py"
    )


@pytest.mark.parametrize("name", HTTP)
def test_a_connection_still_has(name: str) -> None:
    assert re.search(rf"\b{name}\b", inspect.getsource(HttpToolsProtocol)), (
        f"uvicorn {version('uvicorn')} has no `{name}` in its connection: see server/doors.py"
    )


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [(protocol.Socket, WebSocketsSansIOProtocol), (doors.Http, HttpToolsProtocol)],
)
def test_what_we_replace_takes_what_it_took(ours: type, theirs: type) -> None:
    """A method that both have is called by uvicorn with what uvicorn's own takes."""
    shared = [name for name in vars(ours) if inspect.isfunction(vars(theirs).get(name))]
    takes = {
        name: (len(inspect.signature(vars(ours)[name]).parameters), name)
        for name in shared
        if name != "__init__"
    }
    assert takes
    assert takes == {
        name: (len(inspect.signature(vars(theirs)[name]).parameters), name) for name in takes
    }


def test_its_next_versions_are_not_taken_unseen() -> None:
    wanted = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["dependencies"]
    [bound] = [one for one in wanted if one.startswith("uvicorn")]
    assert "<" in bound


# ------------------------------------------------------------------ what we do ourselves


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65535, b"\x81\x7e\xff\xff"),
        (65536, b"\x81\x7f" + (65536).to_bytes(8, "big")),
    ],
)
def test_a_frame_is_a_whole_text_with_its_length(size: int, head: bytes) -> None:
    payload = b"x" * size
    assert protocol.frame(payload) == head + payload
    reader = ClientProtocol(parse_uri("ws://x"), state=State.OPEN)
    reader.receive_data(protocol.frame(payload))
    [frame] = reader.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, payload)


class Line:
    """A transport that notes what is done with it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.done: list[str] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.done.append("abort")

    def pause_reading(self) -> None:
        self.done.append("pause")

    def resume_reading(self) -> None:
        self.done.append("resume")


class Heard(protocol.Socket):
    """A socket as it is in the middle of a conversation, without uvicorn around it."""

    def __init__(self) -> None:
        self.transport = Line()  # type: ignore[assignment]
        self.writable = asyncio.Event()
        self.disconnected = self.close_sent = self.read_paused = False


def queueing() -> tuple[Heard, list[Callable[[], None]]]:
    """A socket whose parts wait for their turn."""
    socket, waiting = Heard(), list[Callable[[], None]]()

    def in_turn(work: Callable[[], None]) -> bool:
        waiting.append(work)
        return True

    socket.in_turn = in_turn
    return socket, waiting


def test_nothing_is_written_to_who_is_gone() -> None:
    socket = Heard()
    socket.write(b"one")
    for gone in ("disconnected", "close_sent"):
        setattr(socket, gone, True)
        socket.write(b"two")
        setattr(socket, gone, False)
    socket.transport.closing = True  # type: ignore[attr-defined]
    socket.write(b"three")
    assert socket.transport.written == [b"one"]  # type: ignore[attr-defined]
    assert not socket.is_writable
    socket.writable.set()
    assert socket.is_writable


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What uvicorn's own socket was given to read."""
    found: list[bytes] = []
    take = lambda _, data: found.append(data)  # noqa: E731
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", take)
    return found


def test_a_burst_takes_turns_and_nothing_more_is_read_until_it_is_through(
    read: list[bytes],
) -> None:
    socket, waiting = queueing()
    socket.data_received(b"a" * protocol.SLICE)
    assert read == [b"a" * protocol.SLICE]  # small: at once
    socket.data_received(b"b" * (2 * protocol.SLICE + 1))
    socket.data_received(b"c")
    assert len(read) == 1
    assert len(waiting) == 4
    for work in waiting:
        work()
    assert b"".join(read[1:]) == b"b" * (2 * protocol.SLICE + 1) + b"c"
    assert [len(part) for part in read[1:]] == [protocol.SLICE, protocol.SLICE, 1, 1]
    assert socket.transport.done == ["pause", "resume"]  # type: ignore[attr-defined]


def test_a_client_that_sends_more_than_can_wait_is_cut_off(read: list[bytes]) -> None:
    socket = Heard()
    socket.in_turn = lambda _: False
    socket.data_received(b"b" * (3 * protocol.SLICE))
    assert socket.transport.done == ["pause", "abort"]  # type: ignore[attr-defined]
    assert read == []


def test_a_client_that_reads_again_gets_what_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    socket, told = Heard(), list[bool]()
    monkeypatch.setattr(socket, "on_writable", None)
    socket.resume_writing()
    assert socket.is_writable
    socket.writable.clear()
    monkeypatch.setattr(socket, "on_writable", lambda: told.append(socket.is_writable))
    socket.resume_writing()
    assert told == [True]


def test_parts_of_who_has_gone_meanwhile_are_not_read(read: list[bytes]) -> None:
    socket, waiting = queueing()
    socket.data_received(b"b" * (protocol.SLICE + 1))
    socket.disconnected = True
    socket.transport.closing = True  # type: ignore[attr-defined]
    for work in waiting:
        work()
    assert read == []
    assert socket.transport.done == ["pause"]  # type: ignore[attr-defined]
