"""What is only half there comes to an end, and whoever really wants something gets through."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import resource
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server.running import Running, Somebody, wait_for
from tests.server.spawned import Spawned
from trilith.server import doors
from trilith.server.metrics import Metrics
from trilith.server.settings import Settings

HALF = b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: "


@pytest.fixture
def running(tmp_path: Path, settings: Settings) -> Iterator[Running]:
    with Running.on(str(tmp_path / "d.db"), settings) as server:
        yield server


def raw(url: str, *said: bytes, source: str = "127.0.0.1") -> sockets.socket:
    host, port = url.removeprefix("http://").split(":")
    found = sockets.create_connection((host, int(port)), timeout=20, source_address=(source, 0))
    for part in said:
        found.sendall(part)
    return found


def small_buffers(running: Running) -> None:
    """The system keeps little of what is not read on connections from now on."""
    listening = running._uvicorn.servers[0].sockets[0].fileno()
    with sockets.socket(fileno=os.dup(listening)) as same:
        same.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)


def all_of(connection: sockets.socket) -> bytes:
    """Everything until the other side closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(4096):
            found += part
    return found


def counted(running: Running, name: str) -> int:
    return running.server.metrics.counters[name]


# ------------------------------------------------------------------ time


@pytest.mark.parametrize("said", [b"", b"\r\n", HALF], ids=["nothing", "an empty line", "half"])
def test_a_head_that_does_not_arrive_ends_the_connection(
    running: Running, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(doors, "HEADERS", 0.2)
    with raw(running.url, said) as half:
        assert all_of(half).startswith(b"HTTP/1.1 408 ")
    assert counted(running, "timed_out_total") == 1


def test_a_head_that_trickles_in_ends_too(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "HEADERS", 0.3)
    with raw(running.url, HALF) as half:
        half.settimeout(0.02)
        answer = b""
        while not answer:
            half.sendall(b"x")
            with contextlib.suppress(TimeoutError):
                answer = half.recv(4096)
        assert answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("path", ["/api/guest", "/api/records"])
def test_a_body_that_does_not_arrive_ends_the_connection(
    running: Running,
    ada: Somebody,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    path: str,
) -> None:
    monkeypatch.setattr(doors, "BODY", 0.2)
    cookie = "; ".join(f"{k}={v}" for k, v in ada.http.cookies.items())
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-length: 100\r\n\r\n"
    with raw(running.url, head.encode(), b'{"name"') as half:
        assert all_of(half) == b""
    assert counted(running, "timed_out_total") == 1
    assert ada.table()
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


def test_an_answer_that_nobody_reads_ends_the_connection(
    running: Running, ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "UNREAD", 0.2)
    small_buffers(running)
    ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
    with raw(running.url) as deaf:
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        deaf.sendall(ask)
        wait_for(lambda: counted(running, "timed_out_total") == 1)


def test_what_comes_in_time_is_not_disturbed_afterwards(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket outlives the time for its head, and a connection is used again."""
    monkeypatch.setattr(doors, "HEADERS", 0.3)
    with Somebody(running.url, "Ada") as ada:
        socket = ada.connect(ada.table(me=[0, 1]))
        socket.drain(0.6)
        socket.ws.send('{"do": "ping"}')
        socket.until("pong")
        for _ in range(20):
            ada.get("/api/games")
    assert counted(running, "timed_out_total") == 0


def test_a_head_that_is_too_long_is_refused(running: Running) -> None:
    with raw(running.url, HALF, b"x" * doors.MAX_HEAD) as long:
        assert all_of(long).startswith(b"HTTP/1.1 431 ")
    with raw(running.url) as many:
        many.sendall(b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 90000\r\n\r\n")
        many.sendall(b"x" * 90000)  # a body is no head
        assert many.recv(4096).startswith(b"HTTP/1.1 422 ")


# ------------------------------------------------------------------ too many


def test_of_too_many_half_sent_requests_the_oldest_go(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "MAX_UNFINISHED", 20)
    with ExitStack() as stack:
        half = [stack.enter_context(raw(running.url, HALF)) for _ in range(50)]
        wait_for(lambda: counted(running, "turned_away_total") == 30)
        assert httpx.get(f"{running.url}/healthz").status_code == 200
        assert all_of(half[0]) == b""
        half[-1].sendall(b"y\r\n\r\n")  # the youngest may still finish
        assert half[-1].recv(4096).startswith(b"HTTP/1.1 200 ")
        text = httpx.get(f"{running.url}/metrics").text
        assert 15 <= int(text.partition("\ntrilith_unfinished_requests ")[2].split()[0]) <= 20


def test_an_address_pushes_out_only_its_own_connections(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "MAX_UNFINISHED_EACH", 5)
    port = int(running.url.rpartition(":")[2])
    with ExitStack() as stack:
        calm = stack.enter_context(raw(running.url, HALF))
        for n in range(30):
            source = ("127.0.9.9", 0) if n % 2 else ("127.0.9.8", 0)
            one = sockets.create_connection(("127.0.0.1", port), 20, source)
            stack.enter_context(one).sendall(HALF)
        wait_for(lambda: counted(running, "turned_away_total") == 20)
        calm.sendall(b"y\r\n\r\n")
        assert calm.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_an_address_that_connects_again_and_again_is_not_let_in(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "ARRIVALS", 0.001)
    monkeypatch.setattr(doors, "ARRIVALS_AT_ONCE", 10.0)
    ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    with Running.on(str(tmp_path / "again.db"), settings) as running:
        port = int(running.url.rpartition(":")[2])
        answers = []
        for _ in range(15):
            one = sockets.create_connection(("127.0.0.1", port), 20, ("127.0.9.7", 0))
            with one, contextlib.suppress(OSError):
                one.sendall(ask)
                answers.append(all_of(one)[:12])
        assert answers.count(b"HTTP/1.1 200") == 10
        assert counted(running, "turned_away_total") == 5
        for _ in range(15):  # the proxy, and everybody behind it
            assert httpx.get(f"{running.url}/healthz").status_code == 200


def test_a_person_who_is_not_let_in_stands_outside_before_coming_again(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "ARRIVALS", 0.001)
    monkeypatch.setattr(doors, "ARRIVALS_AT_ONCE", 1.0)
    monkeypatch.setattr(doors, "STANDING", 3600.0)
    monkeypatch.setattr(doors, "MAX_STANDING_EACH", 2)
    with Running.on(str(tmp_path / "outside.db"), settings) as running, ExitStack() as stack:
        port = int(running.url.rpartition(":")[2])
        where = ("127.0.9.6", 0)
        came = [
            stack.enter_context(sockets.create_connection(("127.0.0.1", port), 20, where))
            for _ in range(4)
        ]
        wait_for(lambda: counted(running, "turned_away_total") == 3)
        with contextlib.suppress(ConnectionResetError):
            assert came[3].recv(100) == b""  # a third one outside is too many: sent away at once
        for one in came[1:3]:
            one.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            one.settimeout(0.2)
            with pytest.raises(TimeoutError):  # nobody listens, and nobody sends it away yet
                one.recv(100)


def test_a_proxy_may_have_many_connections(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "MAX_UNFINISHED_EACH", 5)
    with ExitStack() as stack:
        many = [stack.enter_context(raw(running.url, HALF)) for _ in range(20)]
        many[0].sendall(b"y\r\n\r\n")
        assert many[0].recv(4096).startswith(b"HTTP/1.1 200 ")
        assert counted(running, "turned_away_total") == 0


def test_half_sent_requests_do_not_take_the_last_open_file(
    tmp_path: Path, settings: Settings
) -> None:
    """More of them than the process may have files, and the service answers all the same."""
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (260, 260))"
    alone = msgspec.structs.replace(settings, database=str(tmp_path / "few.db"))
    with Spawned(alone, few) as server, Somebody(server.url, "Ada") as ada, ExitStack() as stack:
        socket = ada.connect(ada.table(me=[0, 1]))
        for _ in range(400):
            stack.enter_context(raw(server.url, HALF))
        for _ in range(3):
            assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert ada.table()
        socket.ws.send('{"do": "ping"}')
        socket.until("pong")


def test_as_many_files_are_opened_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, raised = [(1024, 4096)], list[tuple[int, tuple[int, int]]]()
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[0])
    monkeypatch.setattr(resource, "setrlimit", lambda *of: raised.append(of))
    doors.raise_file_limit()
    assert raised == [(resource.RLIMIT_NOFILE, (4096, 4096))]
    limits[0] = (4096, 4096)
    doors.raise_file_limit()
    assert len(raised) == 1


def test_connections_leave_room_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    for files, wanted, most in [(1024, 20_000, 874), (1024, 500, 500), (160, 500, 50), (-1, 9, 9)]:
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        assert doors.most_connections(wanted) == most


# ------------------------------------------------------------------ who has spent all


STRANGER = "127.0.0.2"
"""Not the address of a proxy that is believed."""


def ask_from(
    address: str, url: str, method: str = "GET", path: str = "/api/me", **more: Any
) -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=transport, timeout=20) as client:
        return client.request(method, url + path, **more)


def spend_all(running: Running, address: str) -> None:
    """Leave nothing of an address's budget, and let nothing come back."""
    bucket = running.server.budget.addresses.of(address)
    bucket._rate = 0.001
    bucket._left = 0.0


def test_a_caller_who_has_spent_the_budget_is_answered_at_the_door(running: Running) -> None:
    assert ask_from(STRANGER, running.url).status_code == 200
    asked = counted(running, "requests_total")
    spend_all(running, STRANGER)
    answer = ask_from(STRANGER, running.url)
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "busy"
    assert int(answer.headers["retry-after"]) > 0
    assert answer.headers["connection"] == "close"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert counted(running, "requests_total") == asked  # the application never heard of it
    assert counted(running, "limited_total") == 1
    assert ask_from(STRANGER, running.url, path="/healthz").status_code == 200
    assert ask_from("127.0.0.3", running.url).status_code == 200


def test_a_socket_of_who_has_spent_all_is_refused_in_the_same_way(running: Running) -> None:
    spend_all(running, STRANGER)
    head = (
        b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with raw(running.url, head, source=STRANGER) as refused:
        assert all_of(refused).startswith(b"HTTP/1.1 429 ")
    assert running.server.budget.sockets == 0


def test_health_has_an_end_too(running: Running) -> None:
    bucket = running.server.budget.health.of(STRANGER)
    bucket._rate, bucket._left = 0.001, 0.0
    asked = counted(running, "requests_total")
    assert ask_from(STRANGER, running.url, path="/healthz").status_code == 429
    assert counted(running, "requests_total") == asked
    assert ask_from(STRANGER, running.url).status_code == 200


def test_a_proxys_requests_are_counted_by_who_sent_them(running: Running) -> None:
    spend_all(running, "127.0.0.1")
    spend_all(running, "192.0.2.7")
    for sender, status in (("192.0.2.8", 200), ("192.0.2.7", 429)):
        headers = {"x-forwarded-for": sender}
        assert httpx.get(f"{running.url}/api/me", headers=headers).status_code == status


def test_an_answer_of_the_door_ends_the_connection(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer can be read, the rest of the body is thrown away, and after a while it is over."""
    monkeypatch.setattr(doors, "LINGER", 0.3)
    spend_all(running, STRANGER)
    head = b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n"
    with raw(running.url, head, b"x" * 10_000, source=STRANGER) as refused:
        assert refused.recv(4096).startswith(b"HTTP/1.1 429 ")
        with contextlib.suppress(ConnectionError):
            refused.sendall(b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n" * 100)
        assert b"HTTP/1.1 200" not in all_of(refused)
    assert running.server.metrics.gauges["unfinished_requests"]() == 0


def test_a_refused_upload_gets_the_reason(running: Running) -> None:
    """Closing before all was sent would lose the answer."""
    spend_all(running, STRANGER)
    answer = ask_from(STRANGER, running.url, "POST", "/api/records", content=b"x" * 900_000)
    assert answer.status_code == 429


def test_only_records_may_be_long(running: Running, ada: Somebody) -> None:
    name = "x" * 350_000
    assert ada.refused("POST", "/api/guest", {"name": name}) == "too_large"

    def chunks() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * 20_000

    assert ada.http.post("/api/guest", content=chunks()).status_code == 413
    answer = ada.http.post("/api/records", content=b"x" * 350_000)
    assert answer.json()["error"]["code"] == "bad_message"


def test_a_body_without_an_end_ends_the_connection(running: Running) -> None:
    """Whether or not somebody has answered already, and whatever its head says."""
    head = b"POST /api/records HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    chunk = b"%x\r\n" % 50_000 + b"x" * 50_000 + b"\r\n"
    with raw(running.url, head) as endless, pytest.raises(ConnectionError):  # noqa: PT012
        for _ in range(2000):
            endless.sendall(chunk)


def test_a_body_is_paid_for_by_its_length_before_it_is_read(running: Running) -> None:
    def cost(path: str, content: Any) -> float:
        bucket = running.server.budget.addresses.of(STRANGER)
        bucket._rate, bucket._left = 0.001, 500.0
        assert ask_from(STRANGER, running.url, "POST", path, content=content).status_code >= 400
        return 500.0 - bucket._left

    nothing = cost("/api/guest", b"")
    assert cost("/api/guest", b"x" * 80_000) - nothing == pytest.approx(4.0, abs=0.1)
    assert cost("/api/guest", iter([b"x"])) - nothing == pytest.approx(15.0, abs=0.1)
    assert cost("/api/records", b"x" * 800_000) - cost("/api/records", b"x") > 39.0
    bucket = running.server.budget.addresses.of(STRANGER)
    bucket._left = 20.0  # enough for the request, not for what it brings
    asked = counted(running, "requests_total")
    answer = ask_from(STRANGER, running.url, "POST", "/api/records", content=b"x" * 800_000)
    assert answer.status_code == 429
    assert counted(running, "requests_total") == asked


# ------------------------------------------------------------------ much in one go


def test_nobody_asks_again_before_the_answer(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """Twelve thousand requests in one packet held up everybody for a third of a second."""
    asked = counted(running, "requests_total")
    with (
        caplog.at_level(logging.ERROR),
        raw(running.url, b"GET /api/limits HTTP/1.1\r\nhost: x\r\n\r\n" * 3000) as hasty,
    ):
        answer = all_of(hasty)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert answer.endswith(b"}")
    assert answer.count(b"HTTP/1.1") == 1
    assert counted(running, "requests_total") == asked + 1
    assert caplog.text == ""  # no trace of an answer that nobody could read


def test_one_request_after_the_other_uses_the_same_connection(running: Running) -> None:
    head = b"GET /api/limits HTTP/1.1\r\nhost: x\r\n\r\n"
    with raw(running.url) as patient:
        for _ in range(3):
            patient.sendall(head)
            assert patient.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_an_unreadable_body_is_still_refused_at_once(running: Running) -> None:
    head = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    with raw(running.url, head, b"no chunk at all\r\n") as broken:
        assert b"400 Bad Request" in all_of(broken)


def test_a_head_of_thousands_of_lines_is_refused(running: Running) -> None:
    asked = counted(running, "requests_total")
    head = b"GET /api/limits HTTP/1.1\r\nhost: x\r\n" + b"a:\r\n" * 7000 + b"\r\n"
    with raw(running.url, head) as long_winded:
        assert all_of(long_winded).startswith(b"HTTP/1.1 431 ")
    assert counted(running, "requests_total") == asked


# ------------------------------------------------------------------ the doors by themselves


class Line:
    """A connection of which only its end is of interest."""

    def __init__(self, address: str = "192.0.2.7") -> None:
        self.address = address
        self.transport: Any = self
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


def cut(lines: list[Line]) -> list[int]:
    return [number for number, line in enumerate(lines) if line.is_cut]


class Peer(Line):
    """The transport of a connection that is made."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_over = False

    def get_extra_info(self, name: str) -> object:
        return (self.address, 5000) if name == "peername" else None

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_over

    def close(self) -> None:
        self.is_over = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def connected() -> tuple[doors.Doors, doors.Http, Peer]:
    """A connection without a network, to an application that answers nothing but 204."""

    async def answer(scope: object, receive: object, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    here, peer = doors.Doors(100, Metrics()), Peer()
    config = uvicorn.Config(answer, http=here.protocol, log_config=None)  # type: ignore[arg-type]
    config.load()
    one = here.protocol(config, ServerState(), {})
    one.connection_made(cast(Any, peer))
    return here, one, peer


def test_an_answer_that_is_read_after_all_disturbs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "UNREAD", 0.02)

    async def read_late() -> None:
        _, one, peer = await connected()
        one.resume_writing()  # nothing was held up
        one.pause_writing()
        assert one.flow.write_paused
        one.resume_writing()
        assert not one.flow.write_paused
        await asyncio.sleep(0.05)
        assert not peer.is_cut
        one.pause_writing()
        await asyncio.sleep(0.05)
        assert peer.is_cut

    asyncio.run(read_late())


@pytest.mark.parametrize(("says", "waits"), [("keep-alive", True), ("close", False)])
def test_a_connection_waits_for_its_next_request_unless_it_is_over(says: str, waits: bool) -> None:
    async def ask() -> None:
        here, one, peer = await connected()
        assert one in here._waiting
        one.data_received(f"GET / HTTP/1.1\r\nhost: x\r\nconnection: {says}\r\n\r\n".encode())
        assert one not in here._waiting
        while not peer.written:
            await asyncio.sleep(0)
        assert peer.written.startswith(b"HTTP/1.1 204")
        assert (one in here._waiting, peer.is_over) == (waits, not waits)

    asyncio.run(ask())


def test_of_one_addresss_the_one_that_has_waited_longest_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors, "MAX_UNFINISHED_EACH", 3)
    here, lines = doors.Doors(100, Metrics()), [Line() for _ in range(5)]
    for line in lines:
        here.waits(line)  # type: ignore[arg-type]
    assert cut(lines) == [0, 1]


def test_in_all_the_one_that_has_waited_longest_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MAX_UNFINISHED", 3)
    here, lines = doors.Doors(100, Metrics()), [Line(f"192.0.2.{n}") for n in range(5)]
    for line in lines:
        here.waits(line)  # type: ignore[arg-type]
    assert cut(lines) == [0, 1]
    here.works(lines[2])  # type: ignore[arg-type]
    here.waits(lines[0])  # type: ignore[arg-type]
    assert cut(lines) == [0, 1]  # there was room again


def test_with_too_many_open_in_all_the_next_takes_the_place_of_who_waits() -> None:
    here, lines = doors.Doors(2, Metrics()), [Line(f"192.0.2.{n}") for n in range(3)]
    for number, line in enumerate(lines, 1):
        here.comes(line, number)  # type: ignore[arg-type]
    assert cut(lines) == [0]


def test_the_number_outside_is_limited_and_sending_one_away_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors, "STANDING", 0.05)
    monkeypatch.setattr(doors, "MAX_STANDING_EACH", 2)
    lines = [Line() for _ in range(6)]

    async def come() -> None:
        here = doors.Doors(100, Metrics())
        for line in lines[:3]:
            here.leave_outside(line.address, line)  # type: ignore[arg-type]
        assert cut(lines) == [2]
        await asyncio.sleep(0.2)
        assert cut(lines) == [0, 1, 2]
        for line in lines[3:]:
            here.leave_outside(line.address, line)  # type: ignore[arg-type]
        assert cut(lines) == [0, 1, 2, 5]

    asyncio.run(come())


# ------------------------------------------------------------------ one connection, without a network


def talks(*said: bytes) -> tuple[Peer, doors.Doors]:
    """The connection, after somebody has said this to a server that answers 204 to everything."""

    async def talk() -> tuple[Peer, doors.Doors]:
        here, one, peer = await connected()
        for part in said:
            one.data_received(part)
        for _ in range(20):
            await asyncio.sleep(0)
        return peer, here

    return asyncio.run(talk())


GET = b"GET / HTTP/1.1\r\n"
CHUNKED = b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("length", "answer"),
    [(doors.MAX_HEAD, b""), (doors.MAX_HEAD + 1, b"HTTP/1.1 431 Request Header Fields Too Large")],
)
def test_a_head_may_have_so_many_bytes_in_however_many_parts(length: int, answer: bytes) -> None:
    head = GET + b"x: " + b"y" * (length - len(GET) - 3)
    peer, here = talks(head[:1000], head[1000:])
    assert peer.written.partition(b"\r\n")[0] == answer
    assert (peer.is_over, here.metrics.gauges["unfinished_requests"]()) == (
        (True, 0) if answer else (False, 1)
    )


@pytest.mark.parametrize(
    ("lines", "status"), [(doors.MAX_FIELDS, b"204"), (doors.MAX_FIELDS + 1, b"431")]
)
def test_a_head_may_have_so_many_lines(lines: int, status: bytes) -> None:
    peer, _ = talks(GET + b"x: y\r\n" * lines + b"\r\n")
    assert peer.written.startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize(("chunks", "is_cut"), [(2, False), (3, True)])
def test_a_body_may_have_so_many_bytes_in_however_many_chunks(
    monkeypatch: pytest.MonkeyPatch, chunks: int, is_cut: bool
) -> None:
    monkeypatch.setattr(doors, "MAX_BODY", 10)
    peer, _ = talks(CHUNKED, *[b"5\r\nabcde\r\n"] * chunks)
    assert peer.is_cut is is_cut


def test_every_request_has_its_own_count_of_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MAX_BODY", 10)

    async def talk() -> None:
        _, one, peer = await connected()
        for _ in range(3):
            one.data_received(CHUNKED)
            one.data_received(b"8\r\nabcdefgh\r\n0\r\n\r\n")
            while not peer.written:
                await asyncio.sleep(0)
            peer.written = b""
        assert not peer.is_cut
        head = GET + b"x: " + b"y" * (doors.MAX_HEAD // 2) + b"\r\n\r\n"
        for _ in range(3):
            one.data_received(head)
            while not peer.written:
                await asyncio.sleep(0)
            assert peer.written.startswith(b"HTTP/1.1 204")
            peer.written = b""

    asyncio.run(talk())


def test_head_and_body_have_a_time_each_and_work_has_none() -> None:
    async def talk() -> None:
        here, one, peer = await connected()

        def left() -> list[Any]:
            timer = one._deadline
            now = asyncio.get_running_loop().time()
            return [pytest.approx(timer.when() - now, abs=5.0)] if timer is not None else []

        assert left() == [doors.HEADERS]
        one.data_received(CHUNKED)
        assert left() == [doors.BODY]
        one.data_received(b"0\r\n\r\n")
        assert left() == []
        while not peer.written:
            await asyncio.sleep(0)
        one.data_received(b"G")
        assert left() == [doors.HEADERS], "the next request has begun"
        one.connection_lost(None)
        assert left() == []
        assert here.metrics.gauges["unfinished_requests"]() == 0

    asyncio.run(talk())


def test_who_is_refused_at_the_door_may_read_why_and_nothing_more_is_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors, "LINGER", 0.02)
    asked: list[tuple[str, bytes, int]] = []

    def early(address: str, path: bytes, head: dict[bytes, bytes]) -> bytes:
        asked.append((address, path, len(head)))
        return b"HTTP/1.1 429 "

    async def talk() -> None:
        here, one, peer = await connected()
        here._early = early
        one.data_received(b"POST /api/x?y=1 HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n")
        assert asked == [("192.0.2.7", b"/api/x", 2)]
        assert (peer.written, peer.is_over) == (b"HTTP/1.1 429 ", False)
        assert here.metrics.gauges["unfinished_requests"]() == 0
        one.data_received(b"123456789" + GET + b"\r\n")
        assert peer.written == b"HTTP/1.1 429 "
        await asyncio.sleep(0.05)
        assert peer.is_cut

    asyncio.run(talk())


def test_a_proxy_is_asked_nothing_and_pushed_out_by_none_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors, "MAX_UNFINISHED_EACH", 1)
    monkeypatch.setattr(doors, "ARRIVALS_AT_ONCE", 2.0)
    proxy, lines = "192.0.2.7", [Line() for _ in range(3)]
    here = doors.Doors(100, Metrics(), frozenset({proxy}), lambda *_: b"no")
    for line in lines:
        here.waits(line)  # type: ignore[arg-type]
    assert cut(lines) == []
    assert here.refusal(lines[0]) is None  # type: ignore[arg-type]
    assert [here.lets_in(proxy) for _ in range(4)] == [True] * 4
    assert [here.lets_in("192.0.2.8") for _ in range(3)] == [True, True, False]
    assert here.metrics.counters["turned_away_total"] == 1
