"""No way into the operator's network: names are looked up once, and lead to public addresses."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import h11
import pytest

from tests.server.post.receivers import HttpServer
from trilith.server.post import outside
from trilith.server.post.outside import Outside, Unreachable, is_public
from trilith.server.wire import Refused


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "fec0::1",
        "::127.0.0.1",
        "::ffff:0:127.0.0.1",
        "64:ff9b:1::7f00:1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "3fff::1",
        "5f00::1",
        "192.0.0.8",
        "192.88.99.1",
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "ftp://example.org/x",
        "file:///etc/passwd",
        "https://",
        "https://ada:secret@example.org/",
        "https://example.org:99999/",
        "https://exa mple.org/",
        "https://example.org/\nHost: inner",
        "gopher://example.org",
        "example.org",
        "https://[::1",
        "https://example.org/" + "x" * 2000,
    ],
)
def test_only_plain_https_is_written_to(url: str) -> None:
    with pytest.raises(Refused) as refused:
        Outside().check(url)
    assert refused.value.code == "bad_target"


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://0x7f.1/x",
        "https://2130706433/x",
        "https://017700000001/x",
        "https://localhost/x",
        "https://localhost./x",
    ],
)
def test_private_hosts_are_refused(url: str) -> None:
    with pytest.raises((Refused, Unreachable)):
        asyncio.run(Outside().post(url, {}, b""))


def looked_up(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names lead to these addresses, one list after the other; what was asked for."""
    asked: list[str] = []
    waiting = list(answers)

    async def getaddrinfo(loop: object, host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, 1, 6, "", (address, port)) for address in waiting.pop(0)]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


def test_one_private_address_among_public_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up(monkeypatch, ["93.184.216.34", "10.0.0.1"])
    with pytest.raises(Refused):
        asyncio.run(Outside().post("https://example.org/", {}, b""))


def test_a_name_is_looked_up_once_and_the_address_that_was_checked_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads elsewhere the second time (DNS rebinding) gains nothing."""
    asked = looked_up(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    connected: list[tuple[str, str]] = []

    async def open_connection(address: str, port: int, **more: Any) -> Any:
        connected.append((address, more["server_hostname"]))
        raise OSError("far enough")

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with pytest.raises(Unreachable):
        asyncio.run(Outside().post("https://example.org/", {}, b""))
    assert asked == ["example.org"]
    assert connected == [("93.184.216.34", "example.org")]


def test_the_operators_own_hosts_are_written_to_and_nothing_beside_them() -> None:
    with HttpServer() as own, HttpServer() as other:
        ours = Outside((own.target,))
        assert asyncio.run(ours.post(f"{own.url}/x?y=1", {"a": "b"}, b"body")) == 200
        assert own.received[0].path == "/x?y=1"
        assert own.received[0].body == b"body"
        with pytest.raises(Refused):
            asyncio.run(ours.post(f"{other.url}/x", {}, b""))
        assert other.received == []


def test_a_name_that_nobody_answers_for_is_waited_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def resolve(self: Outside, host: str, port: int) -> str:
        await asyncio.sleep(60)
        return "93.184.216.34"

    monkeypatch.setattr(Outside, "resolve", resolve)
    monkeypatch.setattr(outside, "PATIENCE", 0.01)
    with pytest.raises(Unreachable, match=r"example\.org is not found"):
        asyncio.run(Outside().find("example.org", 443))


def test_a_server_that_does_not_speak_tls_is_named_in_a_sentence(hooks: HttpServer) -> None:
    out = Outside((hooks.target,))
    with pytest.raises(Unreachable, match=r"^127\.0\.0\.1: no secure connection \([a-z0-9 ]+\)$"):
        asyncio.run(out.post(f"https://{hooks.target}/x", {}, b"{}"))


@pytest.mark.parametrize(
    ("heard", "status"),
    [
        (b"HTTP/1.1 204 No Content\r\n\r\n", 204),
        (b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 410 Gone\r\n\r\n", 410),
        (b"", 0),
    ],
    ids=["an answer", "hints before it", "nothing"],
)
def test_only_the_status_of_an_answer_is_read(heard: bytes, status: int) -> None:
    async def read() -> int:
        reader = asyncio.StreamReader()
        reader.feed_data(heard)
        reader.feed_eof()
        talk = h11.Connection(h11.CLIENT)
        talk.send(h11.Request(method="GET", target="/", headers=[("Host", "x")]))
        talk.send(h11.EndOfMessage())
        return await outside._status(reader, talk)

    if status:
        assert asyncio.run(read()) == status
    else:
        with pytest.raises(h11.ProtocolError):
            asyncio.run(read())
