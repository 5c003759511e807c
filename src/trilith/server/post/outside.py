"""Requests to addresses that people give us: never into a private network.

The name is looked up once, all its addresses must be public, and the connection goes to the address
that was checked. Redirects are not followed, and proxies are not used.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import h11

from trilith import __version__
from trilith.server.wire import Refused

PATIENCE: Final = 15.0
MAX_ANSWER: Final = 64 * 1024
MAX_URL: Final = 1000
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
_UNICAST: Final = ipaddress.ip_network("2000::/3")
"""The part of IPv6 that is allocated to the internet: anything outside it is private."""
_SPECIAL: Final = tuple(
    map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "3fff::/20"))
)
"""Reserved for protocols and documentation, though not every Python knows it."""
_CONTEXT: Final = ssl.create_default_context()


class Unreachable(Exception):
    """Nobody answered, or not in the expected form."""


class Outside:
    """Access to other hosts. `allowed` are hosts in the operator's own network, as host:port."""

    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self._allowed = frozenset(allowed)

    def check(self, url: str) -> tuple[bool, str, int, str]:
        """Whether to use TLS, and host, port and path of a URL that may be called; or Refused."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise Refused(
                "bad_target", "expected an address such as https://example.org/x"
            ) from None
        if len(url) > MAX_URL or not url.isascii() or any(ch <= " " for ch in url) or not host:
            raise Refused("bad_target", "expected an address such as https://example.org/x")
        if parts.username is not None or parts.password is not None:
            raise Refused("bad_target", "expected an address without a name and a password in it")
        is_tls = parts.scheme == "https"
        port = port or (443 if is_tls else 80)
        if not is_tls and not (parts.scheme == "http" and f"{host}:{port}" in self._allowed):
            raise Refused("bad_target", "expected an address that begins with https://")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return is_tls, host, port, path

    async def resolve(self, host: str, port: int) -> str:
        """An address of this host, if all its addresses are public."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError:
            raise Unreachable(f"no such host: {host}") from None
        addresses = [str(one[4][0]) for one in found]
        if f"{host}:{port}" not in self._allowed and not all(map(is_public, addresses)):
            raise Refused("bad_target", "that address is in a private network")
        return addresses[0]

    async def find(self, host: str, port: int) -> str:
        """The same within a time limit, because a host's name server may be as slow as it likes."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.resolve(host, port)
        except TimeoutError:
            raise Unreachable(f"{host} is not found") from None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post to this URL; returns the status of the answer, or raises Refused or Unreachable."""
        is_tls, host, port, path = self.check(url)
        try:
            async with asyncio.timeout(PATIENCE):
                address = await self.resolve(host, port)
                return await _post(
                    address,
                    port,
                    host if is_tls else None,
                    path,
                    {
                        "host": host if port in (80, 443) else f"{host}:{port}",
                        "user-agent": f"Trilith/{__version__}",
                        "content-length": str(len(body)),
                        "connection": "close",
                        **headers,
                    },
                    body,
                )
        except TimeoutError:
            raise Unreachable(f"{host} does not answer") from None
        except ssl.SSLError as error:
            why = (error.reason or "unknown").lower().replace("_", " ")
            raise Unreachable(f"{host}: no secure connection ({why})") from None
        except (OSError, h11.ProtocolError) as error:
            raise Unreachable(f"{host}: {error}"[:200]) from None


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = _inside(found)
        if inner is not None:
            return is_public(str(inner))
        if found not in _UNICAST:
            return False
    return found.is_global and not found.is_multicast and not any(found in n for n in _SPECIAL)


def _inside(found: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address to which a translator maps this one."""
    if found in _NAT64:
        return ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    return found.ipv4_mapped or found.sixtofour


async def _post(
    address: str, port: int, name: str | None, path: str, headers: dict[str, str], body: bytes
) -> int:
    context = _CONTEXT if name is not None else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=name, limit=MAX_ANSWER
    )
    try:
        talk = h11.Connection(h11.CLIENT)
        fields = [(key.encode(), value.encode()) for key, value in headers.items()]
        request = h11.Request(method=b"POST", target=path.encode(), headers=fields)
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(event) or b"")
        await writer.drain()
        return await _status(reader, talk)
    finally:
        writer.close()


async def _status(reader: asyncio.StreamReader, talk: h11.Connection) -> int:
    """The status of the answer; the rest is not needed. A ProtocolError if none comes."""
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(8192))
        elif isinstance(event, h11.Response):
            return event.status_code
