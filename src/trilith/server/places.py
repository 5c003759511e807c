"""Where people sign in, roughly: a part of the address that thousands share, and perhaps a country.

It helps people to recognise their own sessions, and to notice those that are not theirs.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema

DAY: Final = 24 * 3600 * 1000
KEPT: Final = 30 * DAY
"""Milliseconds for which a place is known after the last login there, if nobody stays signed in."""
LOCAL: Final = "local"
"""The server's own network."""
_WIDTHS: Final = {4: 16, 6: 32}
"""Bits of an address that are kept."""
_COUNTRY: Final = re.compile("[A-Z]{2}")
_NOWHERE: Final = ("XX", "ZZ", "T1")
"""What proxies say if they do not know."""


class Place(Struct, frozen=True):
    """Where a login comes from."""

    network: str = ""
    """`203.0.x.x`, `2001:db8::/32`, or `local`; empty if nothing is known."""
    country: str = ""
    """Two letters (ISO 3166); empty if unknown."""


def place_of(scope: Mapping[str, Any], header: str = "") -> Place:
    """Where a request comes from; `header` is where the operator's proxy names the country."""
    client = scope.get("client")
    network = coarse(str(client[0])) if client else ""
    said = dict(scope["headers"]).get(header.lower().encode(), b"") if header else b""
    country = said.decode("latin-1").upper()
    is_country = _COUNTRY.fullmatch(country) is not None and country not in _NOWHERE
    return Place(network, country if is_country else "")


def coarse(host: str) -> str:
    """The part of an address that thousands of others share."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_loopback or found.is_private or found.is_link_local:
        return LOCAL
    network = ipaddress.ip_network((found, _WIDTHS[found.version]), strict=False)
    if network.version == 6:
        return str(network)
    return ".".join(str(network.network_address).split(".")[:2]) + ".x.x"


def arrive(c: sa.Connection, person: str, network: str, now: int) -> bool:
    """Note a login from a place; returns whether it is new."""
    p = schema.places
    here = (p.c.person == person) & (p.c.network == network)
    if c.execute(p.update().where(here).values(seen=now)).rowcount:
        return False
    c.execute(p.insert().values(person=person, network=network, seen=now))
    return True


def forgetting(now: int) -> sa.Delete:
    """Delete places where nobody has logged in for long, and nobody is still signed in."""
    p, s = schema.places, schema.sessions.c
    still = sa.exists().where(s.person == p.c.person, s.network == p.c.network)
    return p.delete().where(p.c.seen <= now - KEPT, ~still)
