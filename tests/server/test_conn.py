"""A client's connection: who reads is written to, who does not gets the newest afterwards."""

from __future__ import annotations

import time
from typing import Any, cast

from tests.server.inside import Listener
from trilith.server.conn import MAX_BACKLOG, SLOW, Conn, Look
from trilith.server.shapes import Person


class Client(Listener):
    """A socket that can stop reading."""

    def __init__(self) -> None:
        super().__init__()
        self.is_writable = True
        self.reads_at_most = 1000
        self.is_cut_off = False

    def write(self, framed: bytes) -> None:
        super().write(framed)
        self.reads_at_most -= 1
        self.is_writable = self.reads_at_most > 0

    def cut_off(self) -> None:
        self.is_cut_off = True

    def stop(self) -> None:
        self.is_writable = False

    def read_again(self, at_most: int = 1000) -> None:
        self.is_writable, self.reads_at_most = True, at_most
        assert self.on_writable is not None
        self.on_writable()


def connected() -> tuple[Conn, Client, list[str]]:
    client, refreshed = Client(), list[str]()

    def refresh(conn: Conn, table: str) -> None:
        refreshed.append(table)
        client.reads_at_most -= 1
        client.is_writable = client.reads_at_most > 0

    conn = Conn(cast(Any, client), Person("ada", "Ada", True), refresh)
    return conn, client, refreshed


def test_a_client_that_reads_is_written_to_at_once() -> None:
    conn, client, _ = connected()
    conn.tell(b'{"is": "hello"}')
    assert client.heard() == [{"is": "hello"}]
    assert not conn.is_too_slow(time.monotonic() + 10 * SLOW)


def test_small_messages_wait_in_order_and_of_states_only_the_newest_counts() -> None:
    conn, client, refreshed = connected()
    client.stop()
    for message in (b"one", b"two"):
        conn.put(message, "")
    for _ in range(3):
        conn.put(b"an old state", "t1")
    assert client.sent == []
    client.read_again()
    assert client.sent == [b"one", b"two"]
    assert refreshed == ["t1"]
    assert conn.late == set()
    client.read_again()
    assert client.sent == [b"one", b"two"]


def test_a_client_that_stops_reading_again_keeps_the_rest_waiting() -> None:
    conn, client, refreshed = connected()
    client.stop()
    for message in (b"one", b"two"):
        conn.put(message, "")
    conn.put(b"a state", "t1")
    client.read_again(at_most=1)
    assert (client.sent, refreshed) == ([b"one"], [])
    assert conn.is_too_slow(time.monotonic() + SLOW + 1)
    client.read_again(at_most=1)
    assert (client.sent, refreshed) == ([b"one", b"two"], [])
    assert conn.is_too_slow(time.monotonic() + SLOW + 1)
    client.read_again()
    assert refreshed == ["t1"]
    assert not conn.is_too_slow(time.monotonic() + SLOW + 1)


def test_a_client_that_lets_a_hundred_messages_wait_is_cut_off() -> None:
    conn, client, _ = connected()
    client.stop()
    for number in range(MAX_BACKLOG):
        conn.put(b"%d" % number, "")
        conn.put(b"a state", f"t{number}")
    assert not client.is_cut_off
    conn.put(b"one too many", "")
    assert client.is_cut_off


def test_twenty_seconds_without_reading_are_too_slow_and_count_from_the_first_message() -> None:
    conn, client, _ = connected()
    client.stop()
    before = time.monotonic()
    conn.put(b"one", "")
    after = time.monotonic()
    conn.put(b"two", "")
    assert not conn.is_too_slow(before + SLOW)
    assert conn.is_too_slow(after + SLOW + 0.001)


def test_eyes_are_those_it_follows_a_table_with() -> None:
    conn, client, _ = connected()
    conn.tables["t1"] = Look((0, 2), None)
    assert conn.eyes("t1") == (0, 2)
    assert conn.eyes("t2") == ()
    assert conn.person_id == "ada"
    assert Conn(cast(Any, client), None, lambda *_: None).person_id is None
