"""The client in the documentation really plays a whole game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.running import Running
from trilith.server import conn, costs, doors, hashing, records, thinking, turns, wire, workers
from trilith.server import errands as long_work
from trilith.server.clocks import now_ms
from trilith.server.limits import MAX_RECORD, MAX_TABLES
from trilith.server.post import postman, webhook
from trilith.server.post.words import Said
from trilith.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def test_the_client_of_thirty_lines_plays_a_whole_game(tmp_path: Path, settings: Settings) -> None:
    text = (DOCS / "client-in-python.md").read_text("utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    code = found.group(1)
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    with Running.on(str(tmp_path / "docs.db"), settings) as running:
        done = subprocess.run(
            [sys.executable, "-c", code, running.url],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
    assert done.stdout.startswith("over: [")


def test_the_wire_is_described_message_by_message() -> None:
    from trilith.server import wire

    text = (DOCS / "wire.md").read_text("utf-8")
    for message in wire.Up.__subclasses__():
        assert f'"do": "{message.__struct_config__.tag}"' in text
    for told in wire.Down.__subclasses__():
        assert f'"is": "{told.__struct_config__.tag}"' in text


def test_the_limits_that_operators_read_are_those_that_hold() -> None:
    text = (DOCS / "operating.md").read_text("utf-8")
    limits = {
        f"{costs.PERSON_RATE:g} units a second, {costs.PERSON_BURST:,g} at once",
        f"{costs.ADDRESS_RATE:g} units a second, {costs.ADDRESS_BURST:,g} at once",
        f"others get their turn | {turns.SHARE:g} unit ",
        f"{turns.AHEAD * 1000:g} ms of work in one go, at {turns.PACE * 1000:g} ms per unit",
        f"KB, {doors.MAX_FIELDS} lines; only after the previous one",
        f"{postman.AT_ONCE} by mail and {postman.AT_ONCE} by other means",
        f"{costs.MAX_SOCKETS_PERSON} per person, {costs.MAX_SOCKETS_ADDRESS} per address",
        f"{costs.MAX_SOCKETS:,} in all",
        f"connections | {Settings().max_connections:,}",
        f"may open, minus {doors.RESERVED}",
        f"{wire.MAX_MESSAGE // 1024} KB each; {conn.MESSAGES_PER_SECOND} a second",
        f"{conn.MESSAGES_AT_ONCE} at once, or it is closed",
        f"{doors.ARRIVALS:g} a second, {doors.ARRIVALS_AT_ONCE:g} at once for each address (a trusted",
        f"head of a request | {doors.HEADERS:g} s, {doors.MAX_HEAD // 1024} KB",
        f"body of a request | {doors.BODY:g} s, {MAX_RECORD // 1_000_000} MB",
        f"{doors.UNREAD:g} s over HTTP, {conn.SLOW:g} s over a socket",
        f"{doors.MAX_UNFINISHED_EACH} per address (a trusted proxy",
        f"{doors.MAX_UNFINISHED:,} in all; beyond that the oldest goes",
        f"{hashing.THREADS} hashed at a time, {hashing.MAX_WAITING_EACH} waiting per address",
        f"{hashing.MAX_WAITING} in all |",
        f"{hashing.FREE_GUESSES} from one address, {hashing.FREE_GUESSES_OF_ALL} from all strangers",
        f"4 ... {hashing.LONGEST:g} s between guesses",
        f"1 at a time, {long_work.MAX_WAITING_EACH} waiting per person",
        f"tables | {MAX_TABLES} open per person",
        f"ends after {thinking.MAX_BOT_STEPS:,} steps",
        f"{workers.IDLE_PACE:g} steps a second for all such games",
        f"an imported record | {records.MAX_STEPS:,} steps",
        f"{wire.MAX_CHAT} characters",
        f"its budget, {costs.ADDRESS_RATE / 10:g} % of a core",
    }
    assert sorted(limit for limit in limits if limit not in text) == []


def test_every_figure_that_operators_read_of_is_there(tmp_path: Path, settings: Settings) -> None:
    text = (DOCS / "operating.md").read_text("utf-8")
    with Running.on(str(tmp_path / "m.db"), settings) as running:
        running.server.budget.refuse("192.0.2.7", "sync")
        running.server.budget.charge("192.0.2.7", None, "sync", 1.0)
        told = running.server.metrics.text()
    named = set(re.findall(r"`(trilith_\w+)", text))
    assert len(named) > 15
    assert sorted(name for name in named if f"# TYPE {name} " not in told) == []


def test_the_check_of_signatures_that_operators_copy_takes_ours_and_nothing_else() -> None:
    text = (DOCS / "operating.md").read_text("utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    exec(found.group(1), names)
    said = Said("Your turn", ["with Ada"], "https://play.example.org/t/x", ["turn"])
    headers, body = webhook.request("json", said, "secret", "l1.w1", now_ms())
    signature = headers[webhook.SIGNATURE]
    assert names["is_ours"]("secret", signature, body)
    assert not names["is_ours"]("another", signature, body)
    assert not names["is_ours"]("secret", signature, body + b" ")
    old, _ = webhook.request("json", said, "secret", "l1.w1", now_ms() - 600_000)
    assert not names["is_ours"]("secret", old[webhook.SIGNATURE], body)
