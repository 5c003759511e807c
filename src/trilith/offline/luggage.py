"""All games of a browser as one file, to be kept or taken to another."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from trilith.server.entries import Entry
from trilith.server.table import Table
from trilith.server.wire import Refused, encode

KIND: Final = "trilith games 1"
MOST: Final = 2000
"""Games in one file."""


class Log(Struct):
    """A game as its table's log has it."""

    id: str
    lines: list[Entry]


class Luggage(Struct):
    kind: str
    name: str
    """Whose games they are."""
    games: list[Log]


def packed(name: str, logs: dict[str, list[Entry]]) -> str:
    return encode(Luggage(KIND, name, [Log(one, lines) for one, lines in logs.items()])).decode()


def unpacked(text: str) -> tuple[str, list[tuple[str, list[Entry]]]]:
    """Whose games these are, and their logs; Refused if one of them cannot be played."""
    try:
        found = msgspec.json.decode(text, type=Luggage)
    except msgspec.MsgspecError:
        raise Refused("bad_message", "expected a file of games that was saved here") from None
    if found.kind != KIND or len(found.games) > MOST:
        raise Refused("bad_message", f"expected '{KIND}' with at most {MOST} games")
    for one in found.games:
        _check(one)
    return found.name, [(one.id, one.lines) for one in found.games]


def _check(log: Log) -> None:
    """Whether this log makes a table, from its first line on."""
    numbers = [line.seq for line in log.lines]
    is_whole = numbers == list(range(1, len(numbers) + 1)) and bool(numbers)
    is_id = log.id.isascii() and log.id.isalnum() and log.id.islower() and len(log.id) <= 40
    try:
        if not is_whole or not is_id or log.lines[0].kind != "create":
            raise ValueError("not a log")
        Table.load(log.id, log.lines)
    except Exception:  # whatever a file from elsewhere may hold
        raise Refused("bad_message", f"the game '{log.id[:40]}' in it cannot be read") from None
