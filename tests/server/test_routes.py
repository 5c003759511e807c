"""Routes that are paid for before anything of them is done."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi import Request

from trilith.server import routes
from trilith.server.costs import LOAD, Budget, Who, terms
from trilith.server.metrics import Metrics
from trilith.server.server import Server
from trilith.server.settings import Settings


@pytest.fixture
def server() -> Server:
    made = Server(Settings())
    made.hub = cast(Any, SimpleNamespace(rooms={"here"}))
    return made


@terms(Who.KNOWN, 30)
async def route() -> None: ...


def request(server: Server, **path: str) -> Request:
    app = SimpleNamespace(state=SimpleNamespace(server=server))
    at = SimpleNamespace(endpoint=route, name="route")
    return Request(
        {"type": "http", "headers": [], "client": ("1.2.3.4", 5), "app": app, "route": at}
        | {"path_params": path}
    )


class Noted(Budget):
    """A budget that notes what is asked of it."""

    def __init__(self) -> None:
        super().__init__(Metrics())
        self.paid: list[Any] = []

    def charge(self, address: str, person: str | None, what: str, cost: float) -> None:
        self.paid.append((address, person, what, cost))

    def charge_person(self, person: str, address: str, what: str, cost: float) -> None:
        self.paid.append((address, person, what, cost))


def test_a_table_that_has_to_be_loaded_costs_more(server: Server) -> None:
    assert routes.load_cost(request(server, table="away")) == LOAD
    assert routes.load_cost(request(server, table="here")) == 0.0
    assert routes.load_cost(request(server)) == 0.0


def test_the_address_pays_first_then_the_person_and_then_what_is_dearer(server: Server) -> None:
    server.budget = budget = Noted()
    asked = request(server)
    routes.charge(asked, "route", 30.0)
    routes.charge(asked, "route", 0.0)
    routes.charge_person(asked, "ada")
    routes.charge_more(asked, "ada", 7.0)
    routes.charge_more(asked, None, 8.0)
    assert budget.paid == [
        ("1.2.3.4", None, "route", 30.0),
        ("1.2.3.4", "ada", "route", 30.0),
        ("1.2.3.4", "ada", "route", 7.0),
        ("1.2.3.4", None, "route", 8.0),
    ]


def test_a_route_without_terms_cannot_be_made() -> None:
    async def free() -> None: ...

    with pytest.raises(Exception, match="free"):
        routes.router().get("/free")(free)


def test_every_route_tells_its_problems() -> None:
    assert set(routes.router().responses) == {401, 403, 404, 409, 413, 422, 429, 503}
