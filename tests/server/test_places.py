"""About where people sign in: as much as thousands share, and for as long as it is of use."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import places, schema
from trilith.server.places import KEPT, LOCAL, Place, arrive, coarse, place_of

HOME, ABROAD = "84.10.x.x", "2a02:a31a::/32"


@pytest.mark.parametrize(
    ("host", "kept"),
    [
        ("84.10.20.30", HOME),
        ("::ffff:84.10.20.30", HOME),
        ("2a02:a31a:1:2:3:4:5:6", ABROAD),
        ("127.0.0.1", LOCAL),
        ("192.168.7.4", LOCAL),
        ("fe80::1%eth0", LOCAL),
        ("fd00::7", LOCAL),
        ("unix:", ""),
        ("", ""),
    ],
)
def test_of_an_address_only_what_thousands_share_is_kept(host: str, kept: str) -> None:
    assert coarse(host) == kept


def asking(host: str = "84.10.20.30", **headers: str) -> dict[str, Any]:
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (host, 5000), "headers": lines}


def test_a_country_is_taken_from_the_operators_proxy_alone() -> None:
    said = asking(cf_ipcountry="PL")
    assert place_of(said, "CF-IPCountry") == Place(HOME, "PL")
    assert place_of(said) == Place(HOME)
    for nothing in ("XX", "T1", "Poland", "<b>", ""):
        assert place_of(asking(cf_ipcountry=nothing), "CF-IPCountry") == Place(HOME)
    assert place_of({"client": None, "headers": []}) == Place()


def known(c: sa.Connection) -> dict[str, int]:
    p = schema.places.c
    return {row.network: row.seen for row in c.execute(sa.select(p.network, p.seen))}


@pytest.fixture
def ada(c: sa.Connection) -> str:
    for person in ("pada", "pbea"):
        put(c, schema.people, {"id": person, "name": person, "created": 1, "session": 0})
    return "pada"


def test_a_place_is_new_once_to_each_person(c: sa.Connection, ada: str) -> None:
    assert arrive(c, ada, HOME, 10)
    assert not arrive(c, ada, HOME, 20)
    assert arrive(c, ada, ABROAD, 30)
    assert arrive(c, "pbea", HOME, 40)
    mine = sa.select(schema.places.c.seen).where(schema.places.c.person == ada)
    assert sorted(c.execute(mine).scalars()) == [20, 30]


def test_a_place_is_forgotten_unless_somebody_is_still_signed_in_there(
    c: sa.Connection, ada: str
) -> None:
    for network in (HOME, ABROAD):
        arrive(c, ada, network, 10)
    row = {"id": "s1", "person": ada, "hash": "", "device": "", "created": 10, "used": 10}
    put(c, schema.sessions, row | {"network": HOME})
    c.execute(places.forgetting(9 + KEPT))
    assert set(known(c)) == {HOME, ABROAD}
    c.execute(places.forgetting(10 + KEPT))
    assert set(known(c)) == {HOME}
    c.execute(schema.sessions.delete())
    c.execute(places.forgetting(10 + KEPT))
    assert known(c) == {}
