"""uvicorn's insides, on which `protocol.py` and `doors.py` build.

If one of these fails after an update, uvicorn has changed what we lean on: read its new code beside
ours, mend the two modules, and only then raise the bound in pyproject.toml.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

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
