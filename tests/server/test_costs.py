"""Everything has its price, and nobody gets more than his budget and his address's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Running, Somebody, wait_for
from tests.server.test_limits import Clock
from trilith.server import costs, rest, review, routes, wire
from trilith.server.costs import Budget, Terms, Who, terms
from trilith.server.metrics import Metrics
from trilith.server.protocol import SLICE
from trilith.server.settings import Settings
from trilith.server.wire import Refused


def a_budget(generosity: float = 1.0) -> tuple[Budget, Clock]:
    clock = Clock()
    return Budget(Metrics(), generosity, clock), clock


def spent(budget: Budget, address: str, person: str | None, cost: float = 10.0) -> float:
    """Units until it is refused."""
    for count in range(10_000):
        try:
            budget.charge(address, person, "thing", cost)
        except Refused:
            return count * cost
    raise AssertionError("never refused")


# ------------------------------------------------------------------ the account


def test_a_person_has_one_budget_at_every_address() -> None:
    budget, _ = a_budget()
    assert spent(budget, "a", "ada") == costs.PERSON_BURST
    assert spent(budget, "another", "ada") == 0
    assert spent(budget, "a", "bea") == costs.PERSON_BURST


def test_an_address_has_a_budget_however_many_people_it_calls_itself() -> None:
    budget, _ = a_budget()
    total = sum(spent(budget, "a", f"guest {n}") for n in range(10))
    assert total == costs.ADDRESS_BURST
    assert spent(budget, "b", "ada") == costs.PERSON_BURST


def test_refusing_a_person_costs_the_address_nothing() -> None:
    budget, _ = a_budget()
    spent(budget, "a", "ada")
    for _ in range(1000):
        with pytest.raises(Refused):
            budget.charge("a", "ada", "thing", 100.0)
    assert spent(budget, "a", None) == costs.ADDRESS_BURST - costs.PERSON_BURST


def test_after_the_announced_wait_it_is_possible_again() -> None:
    budget, clock = a_budget()
    spent(budget, "a", "ada")
    with pytest.raises(Refused) as refused:
        budget.charge("a", "ada", "thing", 30.0)
    assert refused.value.more["wait"] == 30.0 / costs.PERSON_RATE
    clock.now += refused.value.more["wait"]
    budget.charge("a", "ada", "thing", 30.0)


def test_what_is_spent_and_refused_is_counted_by_kind() -> None:
    budget, _ = a_budget()
    spent(budget, "a", "ada")
    text = budget.metrics.text()
    assert f'trilith_spent_units_total{{kind="thing"}} {costs.PERSON_BURST:g}' in text
    assert 'trilith_limited_by_kind_total{kind="thing"} 1' in text
    assert "trilith_limited_total 1" in text


def test_an_address_that_asks_for_too_much_is_named_once_a_minute(
    caplog: pytest.LogCaptureFixture,
) -> None:
    budget, clock = a_budget()
    for _ in range(5):
        budget.refuse("192.0.2.7", "sync")
    assert [(r.address, r.what) for r in caplog.records] == [("192.0.2.7", "sync")]  # type: ignore[attr-defined]
    clock.now += costs.QUIET - 1
    budget.refuse("192.0.2.7", "sync")
    assert len(caplog.records) == 1
    clock.now += 1
    budget.refuse("192.0.2.7", "sync")
    assert len(caplog.records) == 2


def test_sockets_are_limited_for_each_person_each_address_and_in_all() -> None:
    budget, _ = a_budget()
    for _ in range(costs.MAX_SOCKETS_PERSON):
        budget.open_socket("a", "ada")
    with pytest.raises(Refused):
        budget.open_socket("b", "ada")
    for _ in range(costs.MAX_SOCKETS_ADDRESS - costs.MAX_SOCKETS_PERSON):
        budget.open_socket("a", None)
    with pytest.raises(Refused):
        budget.open_socket("a", "bea")
    budget.close_socket("a", "ada")
    budget.open_socket("a", "ada")
    budget.most_sockets = costs.MAX_SOCKETS_ADDRESS
    with pytest.raises(Refused):
        budget.open_socket("c", None)
    assert budget.sockets == costs.MAX_SOCKETS_ADDRESS


# ------------------------------------------------------------------ what has a price


def test_a_route_without_a_price_cannot_be_made() -> None:
    router = routes.router()

    async def free() -> None: ...

    with pytest.raises(TypeError, match="route 'free': expected @terms"):
        router.get("/free")(free)
    router.get("/free")(terms(Who.KNOWN, 3.0)(free))
    assert costs.terms_of(free) == Terms(Who.KNOWN, 3.0)


def test_every_message_has_a_price() -> None:
    assert set(costs.MESSAGES) == set(wire.Up.__subclasses__())
    assert all(told.cost > 0 for told in costs.MESSAGES.values())


# ------------------------------------------------------------------ over the wire


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> Iterator[Running]:
    """As strict as a server is by default."""
    usual = msgspec.structs.replace(settings, generosity=1.0)
    with Running.on(str(tmp_path_factory.mktemp("strict") / "t.db"), usual) as server:
        yield server


@pytest.fixture(autouse=True)
def fresh(request: pytest.FixtureRequest) -> None:
    """Every test begins with full budgets, which do not fill while it lasts."""
    if "strict" in request.fixturenames:
        server = request.getfixturevalue("strict").server
        server.budget.__init__(server.metrics, 1.0, Clock())


def answers(socket: Any, number: int) -> list[Any]:
    """So many states and refusals."""
    found: list[Any] = []
    while len(found) < number:
        message = socket.next()
        if message["is"] in ("state", "error"):
            found.append(message)
    return found


def test_bursts_of_sync_are_answered_within_the_budget_and_refused_beyond(strict: Running) -> None:
    with Somebody(strict.url, "Ada") as ada:
        table = ada.table(me=[0])
        socket = ada.connect(table)
        socket.ws.send(json.dumps({"do": "ping"}))
        socket.until("pong")
        for _ in range(400):
            socket.say("sync")
        found = answers(socket, 400)
        states = [message for message in found if message["is"] == "state"]
        errors = [message for message in found if message["is"] == "error"]
        assert len(states) + len(errors) == 400
        assert {(error["code"], error["table"]) for error in errors} == {("busy", table)}
        assert all(error["wait"] > 0 for error in errors)
        price = costs.MESSAGES[wire.Sync].cost
        assert 0 < len(states) <= costs.PERSON_BURST / price


def test_a_refused_move_names_its_key(strict: Running) -> None:
    with Somebody(strict.url, "Ada") as ada:
        table = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{table}/start")
        socket = ada.connect(table)
        strict.server.budget.people.of(ada.id).take(costs.PERSON_BURST * 10)
        strict.server.budget.people.of(ada.id)._left = -1000.0
        option = socket.state[0]["decision"]["options"][0]["action"]
        socket.say("play", seq=socket.now["seq"], seat=0, action=option, key="k")
        error = socket.until("error")
        assert (error["code"], error["key"]) == ("busy", "k")
        assert error["wait"] >= 10


def test_too_many_requests_get_429_and_the_time_to_wait(strict: Running) -> None:
    with httpx.Client(base_url=strict.url) as client:
        strict.server.budget.addresses.of("127.0.0.1")._left = -300.0
        answer = client.get("/api/games")
        assert answer.status_code == 429
        assert answer.json()["error"]["code"] == "busy"
        assert answer.json()["error"]["wait"] >= 1.5
        assert int(answer.headers["retry-after"]) >= 2
        assert client.get("/healthz").status_code == 200  # the budget of monitors is another


def test_watching_over_the_servers_health_is_limited_too(strict: Running) -> None:
    strict.server.budget.health.of("127.0.0.1")._left = -100.0
    assert httpx.get(f"{strict.url}/metrics").status_code == 429
    assert httpx.get(f"{strict.url}/api/games").status_code == 200


def test_a_person_pays_over_rest_too(strict: Running) -> None:
    with Somebody(strict.url, "Ada") as ada, Somebody(strict.url, "Bea") as bea:
        strict.server.budget.people.of(ada.id)._left = -100.0
        assert ada.refused("POST", "/api/tables", {"game": "castle", "seats": 2}) == "busy"
        assert bea.table()


def test_a_long_replay_costs_more_than_a_short_one(strict: Running) -> None:
    with Somebody(strict.url, "Ada") as ada:
        table = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{table}/start")
        socket = ada.connect(table)
        for _ in range(20):
            asked = next(seat for seat, state in socket.state.items() if state["decision"])
            socket.play(asked)
            socket.drain(0.05)

        def price(step: int) -> float:
            counts = strict.server.metrics.by_kind["spent_units_total"]
            before = counts.get("replay", 0.0)
            ada.get(f"/api/tables/{table}/replay?step={step}")
            return counts["replay"] - before

        assert price(20) - price(0) == pytest.approx(20 * costs.STEP)


def test_sockets_beyond_the_limit_are_refused_until_one_is_closed(strict: Running) -> None:
    address = strict.url.replace("http", "ws") + "/ws"
    budget = strict.server.budget
    budget.sockets_of_addresses.most = 3
    with connect(address) as first, connect(address), connect(address):
        with pytest.raises(InvalidStatus) as refused, connect(address):
            pass
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["retry-after"]) > 0
        first.close()
        wait_for(lambda: budget.sockets == 2)
        with connect(address):
            assert budget.sockets == 3
    wait_for(lambda: budget.sockets == 0)


def test_an_anonymous_crowd_of_sockets_comes_to_an_end(strict: Running) -> None:
    """242 of them stayed open once."""
    address = strict.url.replace("http", "ws") + "/ws"
    with ExitStack() as open_ones:
        for _ in range(costs.MAX_SOCKETS_ADDRESS):
            open_ones.enter_context(connect(address))
        with pytest.raises(InvalidStatus):
            open_ones.enter_context(connect(address))
    wait_for(lambda: strict.server.budget.sockets == 0)


def test_other_people_are_answered_in_the_midst_of_a_burst(strict: Running, tmp_path: Path) -> None:
    """The order in which the server does things: a portion of the flood, then somebody else."""
    server = strict.server
    order: list[str] = []
    budget = server.budget
    for address in ("flood", "calm"):
        budget.addresses.of(address)
    done = False

    def flood() -> None:
        nonlocal done
        for _ in range(200):
            server.turns.do("flood", 4.0, lambda: order.append("flood"))
        server.turns.do("calm", 1.0, lambda: order.append("calm"))
        done = True

    server.hub.house.loop.call_soon_threadsafe(flood)
    wait_for(lambda: done and len(order) == 201)
    assert order.index("calm") <= 2


def test_a_burst_of_bytes_is_read_in_slices(strict: Running) -> None:
    """However much comes at once: a slice of it, then everybody else's turn, in its order."""
    server = strict.server
    with Somebody(strict.url, "Ada") as ada:
        socket = ada.connect()
        reads: list[int] = []
        sliced = next(iter(server.hub.conns)).socket
        in_turn = sliced.in_turn
        assert in_turn is not None

        def note(work: Any) -> bool:
            reads.append(server.turns.waiting)
            return bool(in_turn(work))

        sliced.in_turn = note
        burst = masked('{"do": "ping"}') * 200
        socket.ws.socket.sendall(burst)
        assert [socket.next()["is"] for _ in range(200)] == ["pong"] * 200
        assert len(reads) >= len(burst) // SLICE
        assert max(reads) > 0
        socket.ws.send('{"do": "ping"}')  # and it is read again afterwards
        socket.until("pong")


def masked(text: str) -> bytes:
    """A text frame as a browser sends it."""
    data = text.encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data))) + b"\0\0\0\0" + data


def test_taking_back_costs_as_much_as_is_played_again(strict: Running) -> None:
    with Somebody(strict.url, "Ada") as ada:
        table = ada.table(me=[0, 1])
        ada.post(f"/api/tables/{table}/start")
        socket = ada.connect(table)
        socket.play(0)
        step = socket.now["step"]
        before = strict.server.metrics.by_kind["spent_units_total"].get("undo", 0.0)
        socket.say("undo", to=step - 1, seat=0, key="u")
        while socket.next()["is"] not in ("ack", "error"):
            pass
        spent = strict.server.metrics.by_kind["spent_units_total"]["undo"] - before
        assert spent == pytest.approx(costs.MESSAGES[wire.Undo].cost + costs.STEP * step)


def test_a_full_budget_pays_for_any_record() -> None:
    assert costs.record_cost("step\n" * 500) == pytest.approx(500 * costs.STEP / 5)
    assert costs.record_cost("step\n" * 1_000_000) == costs.PERSON_BURST / 2
    price = costs.terms_of(review.bring_in).cost + costs.record_cost("step\n" * 1_000_000)
    assert price < costs.PERSON_BURST


def test_a_route_is_paid_by_the_address_and_a_table_that_must_be_loaded_costs_more(
    strict: Running,
) -> None:
    def price(kind: str, path: str) -> float:
        counts = strict.server.metrics.by_kind["spent_units_total"]
        before = counts.get(kind, 0.0)
        httpx.get(strict.url + path)
        return counts.get(kind, 0.0) - before

    assert price("open_tables", "/api/tables") == costs.terms_of(rest.open_tables).cost
    with Somebody(strict.url, "Ada") as ada:
        path = f"/api/tables/{ada.table()}"
    known = price("table_summary", path)
    assert price("table_summary", "/api/tables/nowhere") == known + costs.LOAD


def test_a_strict_server_still_lets_everybody_open_the_usual_sockets() -> None:
    strict, _ = a_budget(0.1)
    assert strict.sockets_of_people.most == costs.MAX_SOCKETS_PERSON
    generous, _ = a_budget(2.0)
    assert generous.sockets_of_addresses.most == 2 * costs.MAX_SOCKETS_ADDRESS


def test_health_is_paid_from_a_purse_of_its_own() -> None:
    budget, _ = a_budget()
    for _ in range(100):
        budget.charge_health("1.2.3.4")
    with pytest.raises(Refused):
        budget.charge_health("1.2.3.4")
    assert budget.refusal("1.2.3.4", "request", costs.ADDRESS_BURST) is None
    refused = budget.health_refusal("1.2.3.4")
    assert refused is not None
    assert refused.more["wait"] == pytest.approx(0.1)  # never less than it takes
