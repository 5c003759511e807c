"""The messages between server and clients: what is read of them, and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from trilith.server import wire
from trilith.server.wire import Refused, decode_up, encode


def test_what_a_client_asks_is_read_by_its_name() -> None:
    said = decode_up(
        b'{"do": "play", "table": "t", "seq": 4, "action": "pass", "seat": 1, "key": "k"}'
    )
    assert said == wire.Play("t", 4, "pass", 1, "k")
    assert decode_up(b'{"do": "watch", "table": "t1"}') == wire.Watch("t1", None, "")


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"{}",
        b'{"do": "dance"}',
        b'{"do": "watch", "table": "T1"}',
        b'{"do": "watch", "table": ""}',
        b'{"do": "watch", "table": "t", "seats": [64]}',
        b'{"do": "watch", "table": "t", "seats": [-1]}',
        b'{"do": "chat", "table": "t", "text": "' + b"x" * (wire.MAX_CHAT + 1) + b'"}',
    ],
)
def test_what_is_no_message_is_not_read(message: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_up(message)


def test_a_refusal_carries_code_text_and_details() -> None:
    refused = Refused("silenced", "not until then", until=5)
    assert str(refused) == "not until then"
    error = refused.error("t1", "k1")
    assert msgspec.json.decode(encode(error)) == {
        "is": "error",
        "code": "silenced",
        "text": "not until then",
        "table": "t1",
        "key": "k1",
        "until": 5,
    }
    assert "until" not in msgspec.json.decode(encode(Refused("limit", "too much").error()))
