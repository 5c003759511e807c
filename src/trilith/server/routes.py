"""Routes that are paid for before anything is done."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel

from trilith.server.costs import LOAD, busy, terms_of
from trilith.server.limits import address
from trilith.server.server import Server

T = TypeVar("T")


class Charged(APIRoute):
    """A route that declares who may use it and what it costs; others cannot be created."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        cost = terms_of(self.endpoint).cost

        async def paid(request: Request) -> Response:
            whole = cost + load_cost(request)
            charge(request, self.name, whole)
            if whole and not await server_of(request).turns.turn(address(request.scope), whole):
                raise busy(1.0)
            return await handle(request)

        return paid


class Problem(BaseModel):
    """An error over REST."""

    class Detail(BaseModel):
        code: str
        text: str

    error: Detail


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}


def router() -> APIRouter:
    return APIRouter(route_class=Charged, responses=PROBLEMS)


def load_cost(request: Request) -> float:
    """More if the table of this path is not in memory."""
    table = request.path_params.get("table")
    return LOAD if table is not None and table not in server_of(request).hub.rooms else 0.0


def charge(request: Request, what: str, cost: float) -> None:
    """Let the address pay; the person is not known yet."""
    if cost:
        server_of(request).budget.charge(address(request.scope), None, what, cost)


def charge_person(request: Request, person: str) -> None:
    """Let the person pay the route's price, too."""
    cost = terms_of(request.scope["route"].endpoint).cost
    budget = server_of(request).budget
    budget.charge_person(person, address(request.scope), request.scope["route"].name, cost)


def charge_more(request: Request, person: str | None, cost: float) -> None:
    """Charge for something that costs more than the route says: a long game, a password to hash."""
    name = request.scope["route"].name
    server_of(request).budget.charge(address(request.scope), person, name, cost)


async def chore(request: Request, person: str | None, work: Callable[[], T]) -> T:
    """Work out something outside the event loop that is then kept in this process."""
    chores = server_of(request).hub.house.chores
    return await chores.do(person or address(request.scope), work)


async def of_game(
    request: Request, person: str | None, key: str, work: Callable[..., Any], *given: Any
) -> bytes:
    """The result of long work on a game."""
    errands = server_of(request).hub.house.errands
    return await errands.of_game(person or address(request.scope), key, work, *given)


def server_of(request: Request) -> Server:
    server = request.app.state.server
    assert isinstance(server, Server)
    return server
