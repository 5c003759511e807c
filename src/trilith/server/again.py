"""What is made from a table's log, or a game, in a separate process: see `errands`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trilith import games
from trilith.server.entries import Line, entries_of
from trilith.server.table import Table
from trilith.server.wire import encode

OfTable = Callable[..., Any]
"""Makes something from a table, its log, and other arguments."""
OfLog = Callable[..., Any]
"""Makes something from a log and other arguments."""


def of_table(work: OfTable, table: str, lines: list[Line], given: tuple[Any, ...]) -> bytes:
    entries = entries_of(lines)
    return sendable(work(Table.load(table, entries), entries, *given))


def of_log(work: OfLog, lines: list[Line], given: tuple[Any, ...]) -> bytes:
    return sendable(work(entries_of(lines), *given))


def of_game(work: Callable[..., Any], key: str, given: tuple[Any, ...]) -> bytes:
    return sendable(work(games.get(key), *given))


def sendable(found: Any) -> bytes:
    """The result ready to send: text as it is, everything else as JSON."""
    return found.encode() if isinstance(found, str) else encode(found)
